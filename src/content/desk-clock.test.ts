/** Sentences about the clock: every code in every language, recorded in `samples/`. */
import { EVERY, TESTED } from './every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import type { ClockFindings } from '../explain/desk-findings/clock.ts';
import { type Say, speak } from '../explain/language.ts';
import { CLOCK_FINDINGS as EN } from './en/findings/desk-clock.ts';
import { CLOCK_FINDINGS as HU } from './hu/findings/desk-clock.ts';
import { CLOCK_FINDINGS as RU } from './ru/findings/desk-clock.ts';

const BOOKS = { en: EN, hu: HU, ru: RU } as const;
const [now, other] = ['2026-05-04T09:12:33.000Z', '2036-05-03T17:40:00.000Z'];

const SAMPLES: { readonly [Code in keyof ClockFindings]: readonly ClockFindings[Code][] } = {
  'clock.behind': [{ now, last: other }],
  'clock.ahead': [{ now: other, last: now }],
  'clock.server': [{ now: other, server: now }],
  'clock.no-ground': [{}],
};

type AnyPhrase = (facts: unknown, say: Say) => string;

describe.each(TESTED)('the clock in %s', (language) => {
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
    await expect(text).toMatchFileSnapshot(`./samples/desk-clock.${language}.txt`);
  });
});
