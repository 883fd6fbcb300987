/** Sentences about backups and exports: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { DAMAGES, type KeepingFindings } from '../explain/desk-findings/keeping.ts';
import { type Say, speak } from '../explain/language.ts';
import { KEEPING_FINDINGS as EN } from './en/findings/desk-keeping.ts';
import { KEEPING_WORDS as EN_WORDS } from './en/commands/keeping.ts';
import { KEEPING_FINDINGS as HU } from './hu/findings/desk-keeping.ts';
import { KEEPING_WORDS as HU_WORDS } from './hu/commands/keeping.ts';
import { KEEPING_FINDINGS as RU } from './ru/findings/desk-keeping.ts';
import { KEEPING_WORDS as RU_WORDS } from './ru/commands/keeping.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const WORDS = { en: EN_WORDS, hu: HU_WORDS, ru: RU_WORDS } as const;

const SAMPLES: { readonly [Code in keyof KeepingFindings]: readonly KeepingFindings[Code][] } = {
  'keeping.not-empty': [
    { name: 'Budapest', entries: 1 },
    { name: 'Budapest', entries: 1200 },
  ],
  'keeping.file-there': [{ file: 'office.db' }],
  'keeping.not-an-export': [{}],
  'keeping.damaged': DAMAGES.map((damage) => ({ line: 31, entry: 17, damage })),
  'keeping.place': [{ line: 31, entry: 17 }],
  'keeping.unknown-kind': [{ line: 31, entry: 17, kind: 'event.dreamt' }],
  'keeping.not-verified': [{}],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('backups and exports in %s', (language) => {
  const say = speak(EVERY[language]);
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(facts, say) as string,
    })),
  );

  test('there is a sample for every phrase', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^\p{Lu}/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const words = WORDS[language];
    const found = [
      { entries: 1, papers: 1, lists: 1 },
      { entries: 42, papers: 5, lists: 3 },
    ];
    const others = [
      words.backedUp('office.db', 42, 1001, say),
      words.restored(42, 1001, say),
      words.exported('office.gz', 42, 5, say),
      ...found.flatMap((each) => [words.imported(each, say), words.sound(each, say)]),
      words.head('41d0'),
      words.sha256('41d0'),
    ];
    const text = [...told.map(({ code, sentence }) => `${code}: ${sentence}`), ...others].map((line) => `${line}\n`);
    await expect(text.join('')).toMatchFileSnapshot(`./samples/keeping.${language}.txt`);
  });
});
