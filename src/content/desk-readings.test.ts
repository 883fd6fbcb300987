/** Sentences about readings: every code and every word in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { READINGS } from '../ledger/store.ts';
import { type ReadingFindings, UNRECORDED } from '../explain/desk-findings/readings.ts';
import { type Say, speak } from '../explain/language.ts';
import { READING_FINDINGS as EN, READING_WORDS as EN_WORDS } from './en/findings/desk-readings.ts';
import { READING_FINDINGS as HU, READING_WORDS as HU_WORDS } from './hu/findings/desk-readings.ts';
import { READING_FINDINGS as RU, READING_WORDS as RU_WORDS } from './ru/findings/desk-readings.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const WORDS = { en: EN_WORDS, hu: HU_WORDS, ru: RU_WORDS } as const;

const SAMPLES: { readonly [Code in keyof ReadingFindings]: readonly ReadingFindings[Code][] } = {
  'readings.not-recorded': UNRECORDED.map((reason) => ({ reason })),
  'readings.bad-day': [{ seen: 'May' }],
  'readings.later': [{ day: '2036-01-01', today: '2024-06-15' }],
  'readings.no-ground': [{}],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('readings in %s', (language) => {
  const [words, say] = [WORDS[language], speak(EVERY[language])];
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(facts, say) as string,
    })),
  );

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}\p{N}“„«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const about = (what: string): string => (what === 'removal' ? '2024-01-01' : '1abcdef');
    const text = [
      ...told.map(({ code, sentence }) => `${code}: ${sentence}`),
      words.none,
      ...READINGS.flatMap((what) => [1, 5].map((count) => words.kinds[what]({ about: about(what), count }, say))),
      words.ground('letter'),
      words.count(2, say),
      words.removed(1, '2024-01-01', say),
      words.removed(12, '2024-01-01', say),
    ];
    await expect(`${text.join('\n')}\n`).toMatchFileSnapshot(`./samples/desk-readings.${language}.txt`);
  });
});
