/** Sentences about keys and signatures: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { KEY_PROBLEMS, type KeyFindings } from '../explain/desk-findings/keys.ts';
import type { KeyWords } from './en/commands/keys.ts';
import { type Say, speak } from '../explain/language.ts';
import { KEY_FINDINGS as EN } from './en/findings/desk-keys.ts';
import { KEY_WORDS as EN_WORDS } from './en/commands/keys.ts';
import { KEY_FINDINGS as HU } from './hu/findings/desk-keys.ts';
import { KEY_WORDS as HU_WORDS } from './hu/commands/keys.ts';
import { KEY_FINDINGS as RU } from './ru/findings/desk-keys.ts';
import { KEY_WORDS as RU_WORDS } from './ru/commands/keys.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const WORDS = { en: EN_WORDS, hu: HU_WORDS, ru: RU_WORDS } as const;
const [place, key, other] = ['office.db.key', '8a88e3dd7409f195', '139e3940e64b5491'];
const [list, file] = ['fide/2024-06-01', 'fide-2024-06.csv'];
const [from, until, signed] = ['2024-01-01T00:00:00.000Z', '2024-05-31T22:10:00.000Z', '2024-06-01T08:30:00.000Z'];
const [ONE, TWO] = ['ab…', 'cd…'];

const SAMPLES: { readonly [Code in keyof KeyFindings]: readonly KeyFindings[Code][] } = {
  'keys.none': [{}],
  'keys.none-in-force': [{}],
  'keys.no-place': [{}],
  'keys.missing': [{ place }],
  'keys.unreadable': KEY_PROBLEMS.map((problem) => ({ place, problem })),
  'keys.unwritable': [{ place, problem: 'no-folder' }],
  'keys.open-to-others': [{ place, mode: '644' }],
  'keys.damaged': [{ place }],
  'keys.other-key': [{ place, seen: [other], expected: key }],
  'keys.nothing-new': [{ place: 'ELOBOOK_KEY' }],
  'keys.unknown': [{ key }],
  'keys.retired-already': [{ key, until }],
  'keys-file.missing': [{ file: 'elobook-keys.json' }],
  'keys-file.damaged': [{ field: null }, { field: 'keys[0].from' }],
  'signature.missing': [{ file: `${file}.sig` }],
  'signature.damaged': [
    { byte: 17, field: null },
    { byte: null, field: 'sha256' },
    { byte: null, field: null },
  ],
  'signature.unknown-key': [{ key, list }],
  'signature.wrong': [{ key, list }],
  'signature.key-not-valid': [
    { key, signed, from, until },
    { key, signed: from, from: signed, until: null },
  ],
  'signature.key-disclosed': [{ key }],
  'signature.changed-file': [{ list, seen: ONE, signed: TWO }],
  'signature.wrong-list': [{ list, expected: 'fide/2024-07' }],
  'signature.other-office': [{ office: 'Próba', expected: 'Iroda' }],
  'signature.other-name': [{ file: 'fide-2024-07.csv', list }],
};

const FACTS = {
  office: 'Próba',
  list,
  form: 'csv',
  digest: ONE,
  entry: { no: 12, hash: TWO },
  sha256: ONE,
  key,
  signed,
};

const wordsOf = (words: KeyWords, say: Say): readonly string[] => [
  words.announced(key, place, 'made'),
  words.announced(key, 'ELOBOOK_KEY', 'found'),
  words.replaces(other),
  words.retired(key),
  words.noKeys,
  ...Object.values(words.states),
  words.ready(place),
  ...[1, 2, 5].map((count) => words.exported('elobook-keys.json', count, say)),
  words.signed(`${file}.sig`, key),
  words.good(file, FACTS, say),
  words.signedAt(FACTS, say),
  words.sealedBy(FACTS),
  words.digest(FACTS),
  words.notGood(file),
];

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('keys and signatures in %s', (language) => {
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
    await expect(text).toMatchFileSnapshot(`./samples/desk-keys.${language}.txt`);
  });
});
