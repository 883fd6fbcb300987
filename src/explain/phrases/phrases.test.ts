import { describe, expect, test } from 'vitest';
import type { Facts } from '../../core/finding.ts';
import { LANGUAGES, type Language, type Say, speak } from '../language.ts';
import { DOCUMENT_FINDINGS as DOCUMENT_EN } from './en/document.ts';
import { FIDE_FINDINGS as FINDINGS_EN, FIDE_STEPS as STEPS_EN } from './en/fide.ts';
import { firstFew } from './games.ts';
import { DOCUMENT_FINDINGS as DOCUMENT_HU } from './hu/document.ts';
import { FIDE_FINDINGS as FINDINGS_HU, FIDE_STEPS as STEPS_HU } from './hu/fide.ts';
import { capitalised, visible } from './letters.ts';
import { DOCUMENT_FINDINGS as DOCUMENT_RU } from './ru/document.ts';
import { FIDE_FINDINGS as FINDINGS_RU, FIDE_STEPS as STEPS_RU } from './ru/fide.ts';
import { DOCUMENT_FINDING_SAMPLES, FIDE_FINDING_SAMPLES, FIDE_STEP_SAMPLES, nameOf } from './samples.fixture.ts';

const BOOKS = {
  en: { steps: STEPS_EN, fide: FINDINGS_EN, document: DOCUMENT_EN },
  hu: { steps: STEPS_HU, fide: FINDINGS_HU, document: DOCUMENT_HU },
  ru: { steps: STEPS_RU, fide: FINDINGS_RU, document: DOCUMENT_RU },
} as const;

const SAYS: Record<Language, Say> = { en: speak('en', nameOf), hu: speak('hu', nameOf), ru: speak('ru', nameOf) };

interface Told {
  readonly name: string;
  readonly sentence: string;
}

type AnyStepPhrase = (given: unknown, gives: unknown, say: Say) => string;
type AnyFindingPhrase = (facts: unknown, say: Say) => string;

const tellSteps = (phrases: object, samples: object, say: Say): Told[] =>
  Object.entries(samples as Record<string, readonly (readonly [Facts, unknown])[]>).flatMap(([name, rows]) =>
    rows.map(([given, gives]) => ({
      name,
      sentence: (phrases as Record<string, AnyStepPhrase>)[name]?.(given, gives, say) as string,
    })),
  );

const tellFindings = (phrases: object, samples: object, say: Say): Told[] =>
  Object.entries(samples as Record<string, readonly Facts[]>).flatMap(([name, rows]) =>
    rows.map((facts) => ({
      name,
      sentence: (phrases as Record<string, AnyFindingPhrase>)[name]?.(facts, say) as string,
    })),
  );

const tellAll = (language: Language): Told[] => {
  const { steps, fide, document } = BOOKS[language];
  const say = SAYS[language];
  return [
    ...tellSteps(steps, FIDE_STEP_SAMPLES, say),
    ...tellFindings(fide, FIDE_FINDING_SAMPLES, say),
    ...tellFindings(document, DOCUMENT_FINDING_SAMPLES, say),
  ];
};

describe.each(LANGUAGES)('the phrases in %s', (language) => {
  const all = tellAll(language);

  test('there is a sample for every rule and finding, and a phrase for every sample', () => {
    const { steps, fide, document } = BOOKS[language];
    expect([...new Set(all.map(({ name }) => name))].sort()).toEqual(
      [...Object.keys(steps), ...Object.keys(fide), ...Object.keys(document)].sort(),
    );
  });

  test('every sentence is one or two, begins as one and ends with one full stop', () => {
    for (const { name, sentence } of all) {
      expect(sentence, name).toMatch(/^[\p{Lu}\p{N}“„«"$]|^t1: |^open/u);
      expect(sentence, name).toMatch(/[^.\s]\.$/u);
      expect(sentence, name).not.toMatch(/ {2}|\s[.,;:]|,,|;;/u);
    }
  });

  // the clause goes before the last full stop, so that must not belong to an abbreviation or to a day
  test('no sentence ends with a date', () => {
    for (const { name, sentence } of all) {
      if (language !== 'en') expect(sentence, name).not.toMatch(/(?:г|\p{L} \d{1,2})\.$/u);
    }
  });

  test('no sentence shows a missing fact or a raw value', () => {
    for (const { name, sentence } of all) expect(sentence, name).not.toMatch(/undefined|null\b(?!\.)|NaN|\[object|true\b(?! |\.)/u);
  });

  test('numbers have a true minus and the decimal mark of the language', () => {
    for (const { name, sentence } of all) {
      expect(sentence, name).not.toMatch(/(?:^|[\s(])-\d/u);
      if (language !== 'en') expect(sentence, name).not.toMatch(/\d\.\d/u);
    }
  });

  test('players are called by name', () => {
    const phrase = BOOKS[language].fide['fide.match-unrated'];
    expect(phrase({ player: 'A' }, SAYS[language])).toContain('Kiss, Anna');
    expect(phrase({ player: '17' }, SAYS[language])).toContain('17');
  });

  test('a day of birth that cannot be read is not repeated', () => {
    const facts = { seen: '"31.12.2009"', expected: 'YYYY-MM-DD or YYYY' };
    expect(DOCUMENT_FINDING_SAMPLES['document.impossible-date']).toContainEqual(facts);
    expect(BOOKS[language].document['document.impossible-date'](facts, SAYS[language])).not.toContain('2009');
  });

  test('every sentence is as it was last read', async () => {
    const text = all.map(({ name, sentence }) => `${name}: ${sentence}\n`).join('');
    await expect(text).toMatchFileSnapshot(`./samples/${language}.txt`);
  });
});

describe('important sentences', () => {
  const { game, 'event-change': event, 'counted-gap': gap } = FIDE_STEP_SAMPLES;

  test.each([
    ['en', 't1: scored 5½ of 9, expected 4.31; the difference of +1.19 times K = 20 is +23.8.'],
    ['hu', 't1: 9 játszmából 5½ pont, az elvárás 4,31; a +1,19 különbség K = 20 szorzóval +23,8.'],
    ['ru', 't1: набрано 5½ из 9 при ожидаемых 4,31; разница +1,19, умноженная на K = 20, даёт +23,8.'],
  ] as const)('the change of an event in %s', (language, sentence) => {
    expect(BOOKS[language].steps['event-change'](...event[0]!, SAYS[language])).toBe(sentence);
  });
});
