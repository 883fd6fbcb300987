/** Sentences about files that are not written: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { GUARDED_FILES, type OutputFindings } from '../explain/desk-findings/output.ts';
import { type Say, speak } from '../explain/language.ts';
import { OUTPUT_FINDINGS as EN } from './en/findings/desk-output.ts';
import { OUTPUT_FINDINGS as HU } from './hu/findings/desk-output.ts';
import { OUTPUT_FINDINGS as RU } from './ru/findings/desk-output.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;

const SAMPLES: { readonly [Code in keyof OutputFindings]: readonly OutputFindings[Code][] } = {
  'output.guarded': GUARDED_FILES.map((is) => ({ file: 'office.db', is })),
  'output.there': [{ file: 'list.csv' }],
  'output.folder': [{ folder: 'tables', other: 'notes.txt' }],
  'output.site-folder': [{ folder: 'public', other: 'notes.txt' }],
  'output.signed': [{ file: 'list.csv', signature: 'list.csv.sig' }],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('files that are not written in %s', (language) => {
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
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`);
    await expect(text.join('')).toMatchFileSnapshot(`./samples/desk-output.${language}.txt`);
  });
});
