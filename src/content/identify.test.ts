/** Sentences about who a player is: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { IDENTITY_DOUBTS, type IdentifyFindings, REPORTED_NUMBER_KINDS } from '../intake/identify.ts';
import { type Say, speak } from '../explain/language.ts';
import { IDENTIFY_FINDINGS as EN } from './en/findings/identify.ts';
import { IDENTIFY_FINDINGS as HU } from './hu/findings/identify.ts';
import { IDENTIFY_FINDINGS as RU } from './ru/findings/identify.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const NAMES: Readonly<Record<string, string>> = { 1: 'Minta Anna', 2: 'Próba Béla' };

const person = 1;
const persons = [1, 2, 3];

const SAMPLES: { readonly [Code in keyof IdentifyFindings]: readonly IdentifyFindings[Code][] } = {
  'identify.nothing-to-go-by': [{}],
  'identify.number-unknown': REPORTED_NUMBER_KINDS.map((number) => ({ number })),
  'identify.number-shared': [{ number: 'fide', persons: [1, 2] }],
  'identify.numbers-disagree': [{ numbers: ['fide', 'komir'], persons: [1, 2] }],
  'identify.number-differs': [{ person, number: 'komir' }],
  'identify.name-contradicts': [{ person, number: 'orr', likeness: 250 }],
  'identify.birth-contradicts': [{ person, number: 'pin' }],
  'identify.deceased': [{ person }],
  'identify.doubtful': [
    ...IDENTITY_DOUBTS.map((because) => ({ persons, because })),
    { persons: [1, 2, 3, 4, 5, 6, 7, 8], because: 'several' },
  ],
  'identify.name-differs': [{ person, likeness: 925 }],
  'identify.birthday-differs': [{ person }],
  'identify.sex-differs': [{ person }],
  'identify.federation-differs': [{ person }],
  'identify.others-alike': [{ person, persons: [2, 3] }],
  'identify.namesakes': [{ persons }],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('who a player is, in %s', (language) => {
  const say = speak(EVERY[language], (id) => NAMES[id]);
  const told = Object.entries(SAMPLES).flatMap(([code, rows]) =>
    rows.map((facts) => ({
      code,
      sentence: (BOOKS[language] as unknown as Record<string, AnyPhrase>)[code]?.(facts, say) as string,
    })),
  );

  test('every sentence begins as one, ends with one full stop and shows no missing fact', () => {
    for (const { code, sentence } of told) {
      expect(sentence, code).toMatch(/^[\p{Lu}\p{N}]/u);
      expect(sentence, code).toMatch(/[^.\s]\.$/u);
      expect(sentence, code).not.toMatch(/ {2}|\s[.,;:]|undefined|NaN|\[object|null/u);
    }
  });

  test('every sentence is as it was last read', async () => {
    const text = told.map(({ code, sentence }) => `${code}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/identify.${language}.txt`);
  });
});
