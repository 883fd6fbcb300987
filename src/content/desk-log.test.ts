/** Sentences about the public log and proofs: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { LogFindings } from '../explain/desk-findings/log.ts';
import { type Say, speak } from '../explain/language.ts';
import { LOG_FINDINGS as EN } from './en/findings/desk-log.ts';
import { LOG_FINDINGS as HU } from './hu/findings/desk-log.ts';
import { LOG_FINDINGS as RU } from './ru/findings/desk-log.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const [list, key] = ['fide/2024-06-01', '1f2e3d4c5b6a7988'];

const SAMPLES: { readonly [Code in keyof LogFindings]: readonly LogFindings[Code][] } = {
  'log.unsigned': [{}],
  'log.key': [{ key: 'elobook/476509922a43d129+9b87ba56+AQ==' }],
  'log.nothing-hidden': [{ entry: 7 }],
  'log.cosigned': [{ witness: 'witness.example/w1', day: '2026-11-18' }],
  'log.witness': [{ witness: 'witness.example/w1', said: '404' }],
  'log.forked': [{ size: 1 }, { size: 812 }],
  'prove.no-root': [{ list }],
  'prove.brought-in': [{ list }],
  'prove.no-statement': [{ list }],
  'prove.not-listed': [{ player: '4hphbna', list }],
  'prove.unsigned': [{ list }],
  'proof.damaged': [{}],
  'proof.not-on-list': [{}],
  'proof.not-in-log': [{}],
  'proof.unknown-key': [{ seen: [] }, { seen: ['0a78df20'] }],
  'proof.wrong-signature': [{ key }],
  'proof.key-disclosed': [{ key }],
  'proof.too-few-witnesses': [
    { seen: [], needed: 1 },
    { seen: ['witness.example/w1'], needed: 2 },
  ],
  'proof.witness-key': [{ seen: 'witness.example' }],
  'verify.noted-head': [{ seen: '41d0' }],
  'verify.noted-signature': (['office', 'key', 'entry', 'digest', 'signature'] as const).map((field) => ({
    list,
    field,
  })),
  'verify.noted-proof': (['statement', 'checkpoint', 'proof'] as const).map((field) => ({ list, field })),
  'verify.checkpoint': [{ size: 812 }],
  'verify.statement': [{ entry: 56 }],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('the public log in %s', (language) => {
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
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/desk-log.${language}.txt`);
  });
});
