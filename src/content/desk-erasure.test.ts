/** Sentences about erasures: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { ErasureFindings } from '../explain/desk-findings/erasure.ts';
import type { ErasureWords } from './en/findings/desk-erasure.ts';
import { type Say, speak } from '../explain/language.ts';
import { ERASURE_FINDINGS as EN, ERASURE_WORDS as EN_WORDS } from './en/findings/desk-erasure.ts';
import { ERASURE_FINDINGS as HU, ERASURE_WORDS as HU_WORDS } from './hu/findings/desk-erasure.ts';
import { ERASURE_FINDINGS as RU, ERASURE_WORDS as RU_WORDS } from './ru/findings/desk-erasure.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const WORDS = { en: EN_WORDS, hu: HU_WORDS, ru: RU_WORDS } as const;
const [player, other] = ['1abcdef', '2ghjkmn'];

const SAMPLES: { readonly [Code in keyof ErasureFindings]: readonly ErasureFindings[Code][] } = {
  'erase.no-ground': [{}],
  'erase.open-questions': [
    { events: ['e3'], count: 1 },
    { events: ['e3', 'e4'], count: 12 },
  ],
  'erase.done-before': [{ player, entry: 812 }],
  'erase.ground-names': [{ by: ['name'] }, { by: ['name', 'number', 'birth'] }],
  'erase.grounds-stay': [
    { entries: [7], count: 1 },
    { entries: [7, 9], count: 12 },
  ],
  'erase.name-stays': [
    { entries: [7], count: 1 },
    { entries: [7, 9], count: 12 },
  ],
  'erase.work-waits': [
    { work: ['j3'], count: 1 },
    { work: ['j3', 'r2'], count: 12 },
  ],
  'erase.remains': [{}],
  'erase.for-good': [{}],
};

const wordsOf = (words: ErasureWords, say: Say): readonly string[] => [
  words.erased(player),
  words.formerly([other], say),
  words.papers(1, 1, say),
  words.papers(3, 12, say),
  words.reports(['e1', 'e2'], say),
  words.titles(['e3'], say),
  words.lists(1, say),
  words.lists(25, say),
  words.remembered(['FIDE'], 1, say),
  words.remembered([], 4, say),
  words.remembered(['FIDE'], 0, say),
  words.since('2024-06-15', 812, say),
  words.onList(1, say),
  words.onList(2, say),
  words.fileNow('csv', 'ab12'),
  words.signedWithout(1, say),
  words.signedWithout(3, say),
];

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('erasures in %s', (language) => {
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(
        facts,
        speak(EVERY[language]),
      ) as string,
    })),
  );

  test('there is a sample for every phrase', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}\p{N}“„«]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = [
      ...told.map(({ code, sentence }) => `${code}: ${sentence}\n`),
      ...wordsOf(WORDS[language], speak(EVERY[language])).map((words) => `${words}\n`),
    ].join('');
    await expect(text).toMatchFileSnapshot(`./samples/desk-erasure.${language}.txt`);
  });
});
