/** Sentences about the ledger: every code in every language. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { LedgerFindings } from '../ledger/chain.ts';
import { type Say, speak } from '../explain/language.ts';
import { LEDGER_FINDINGS as EN } from './en/findings/ledger.ts';
import { LEDGER_FINDINGS as HU } from './hu/findings/ledger.ts';
import { LEDGER_FINDINGS as RU } from './ru/findings/ledger.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;

const [ONE, OTHER] = ['ab'.repeat(32), 'cd'.repeat(32)];

const SAMPLES: { readonly [Code in keyof LedgerFindings]: readonly LedgerFindings[Code][] } = {
  'ledger.unreadable': [
    { entry: 12, field: null },
    { entry: 12, field: 'author' },
  ],
  'ledger.not-canonical': [{ entry: 12, byte: 81 }],
  'ledger.wrong-number': [{ entry: 12, seen: 13 }],
  'ledger.wrong-prev': [{ entry: 12, seen: ONE, expected: OTHER }],
  'ledger.time-backwards': [{ entry: 12, seen: '2024-06-01T08:30:00.000Z', previous: '2024-06-01T08:30:00.001Z' }],
  'ledger.wrong-hash': [{ entry: 12, seen: ONE, expected: OTHER }],
  'ledger.wrong-head': [{ entry: 12, seen: ONE, expectedEntry: 15, expected: OTHER }],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('the ledger in %s', (language) => {
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      facts,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(
        facts,
        speak(EVERY[language]),
      ) as string,
    })),
  );

  test('there is a sample for every phrase', () => {
    expect(Object.keys(BOOKS[language]).sort()).toEqual(Object.keys(SAMPLES).sort());
  });

  test('every sentence begins as one, ends with one full stop and says every fact', () => {
    for (const { code, facts, sentence } of told) {
      expect(sentence, code).toMatch(/^\p{Lu}/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
      for (const fact of Object.values(facts).filter((each) => each !== null)) expect(sentence).toContain(String(fact));
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/ledger.${language}.txt`);
  });
});
