/** Sentences about the database: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { type StoreFindings, UNREACHABLE } from '../stores/errors.ts';
import { WRITES_BY } from '../stores/public-role.ts';
import { type Say, speak } from '../explain/language.ts';
import { STORE_FINDINGS as EN } from './en/findings/stores.ts';
import { STORE_FINDINGS as HU } from './hu/findings/stores.ts';
import { STORE_FINDINGS as RU } from './ru/findings/stores.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const address = 'postgres://office@db.example/ratings';

const SAMPLES: { readonly [Code in keyof StoreFindings]: readonly StoreFindings[Code][] } = {
  'store.unreachable': UNREACHABLE.map((reason) => ({ address, reason })),
  'store.empty': [{ address }],
  'store.read-only': [{ address }],
  'store.not-a-database': [{ address: 'office.db' }],
  'store.damaged': [{ address }],
  'store.foreign': [{ address }],
  'store.not-built': [{ address }],
  'store.encoding': [{ address, encoding: 'LATIN2' }],
  'store.newer': [{ address, version: 7, known: 3 }],
  'store.older': [{ address, version: 1, known: 2 }],
  'store.may-write': WRITES_BY.map((by) => ({
    address,
    role: 'site',
    by,
    name: by === 'table' ? 'public.entries' : 'office',
  })),
  'store.busy': [{ address, seconds: 60 }],
  'store.full': [{ address }],
  'store.not-whole': [{ address: 'office.db' }],
  'store.old-log': [{ address: 'office.db', file: 'office.db-wal' }],
  'store.no-backup': (['full', 'denied'] as const).map((reason) => ({
    address: 'office.db',
    folder: '/srv/office',
    reason,
    bytes: 12_300_000,
  })),
  'store.kept-before': [{}],
  'store.lost': [
    { address, outcome: 'unchanged' },
    { address, outcome: 'unknown' },
  ],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('the database in %s', (language) => {
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
      expect(sentence, code).toMatch(/^\p{Lu}/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/stores.${language}.txt`);
  });
});
