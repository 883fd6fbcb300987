import { describe, expect, test } from 'vitest';
import { Why } from '../../core/reasons.ts';
import type { FideRules } from '../fide/reasons.ts';
import { avgChange, avgExpectation, entryRating, k40Left, tpr } from './calculators.ts';
import { firstEventRegistered } from './newcomers.ts';
import type { MsszRules } from './reasons.ts';

const ask = () => new Why<FideRules & MsszRules>();

describe('MSSZ II.1, expectation from the average', () => {
  for (const [rating, average, expected] of [
    [1900, 2300, 0.8],
    [1899, 2300, 0.8],
    [1888, 2300, 0.8],
    [1500, 2300, 0.8],
    [2700, 2300, 9.2],
    [2712, 2300, 9.2],
    [3100, 2300, 9.2],
    [1908, 2299.5, 0.8],
    [1909, 2299.5, 0.9],
    [1908, 2299.4, 0.9],
  ] as const) {
    test(`${rating} against ${average} expects ${expected} of ten`, () =>
      expect(avgExpectation({ rating, average, games: 10 })).toBe(expected));
  }

  test('it tells the difference, the look-up and the sum', () => {
    const why = ask();
    avgExpectation({ rating: 1850, average: 2299.5, games: 10 }, why);
    expect(why.steps).toEqual([
      {
        clause: 'II.1',
        rule: 'average-expectation',
        given: { expected: 0.08, games: 10 },
        gives: 0.8,
        from: [
          {
            clause: 'II.1',
            rule: 'average-gap',
            given: { own: 1850, average: 2300, gap: -450, limit: 400 },
            gives: -400,
            from: [],
          },
          { clause: '8.1b', rule: 'expected-score', given: { gap: -400 }, gives: 0.08, from: [] },
        ],
      },
    ]);
  });

  test('the change rests on the expectation', () => {
    const why = ask();
    expect(avgChange({ rating: 2145, average: 2300, games: 10, score: 3.5, k: 20 }, why)).toBe(12);
    expect(why.steps).toMatchObject([
      {
        clause: 'II.1',
        rule: 'average-change',
        given: { score: 3.5, expected: 2.9, k: 20 },
        gives: 12,
        from: [{ rule: 'average-expectation', from: [{ rule: 'average-gap' }, { rule: 'expected-score' }] }],
      },
    ]);
  });
});

describe('MSSZ II.2, entering the list', () => {
  for (const [score, rating] of [
    [4, 1857],
    [4.5, 1900],
    [5, 1915],
    [9, 2035],
  ] as const) {
    test(`${score} of 9 against 1900 gives ${rating}`, () =>
      expect(entryRating({ average: 1900, score, games: 9 })).toBe(rating));
  }

  test('it tells the clause of section 8.2 that it follows', () => {
    const why = ask();
    entryRating({ average: 1900, score: 12, games: 15 }, why);
    expect(why.steps).toEqual([
      {
        clause: '8.23',
        rule: 'initial-above',
        given: { of: 'Rc', average: 1900, halfPoints: 9, bonus: 15 },
        gives: 2035,
        from: [],
      },
    ]);
  });

  for (const [games, left] of [
    [5, 25],
    [29, 1],
    [30, 0],
    [31, 0],
  ] as const) {
    test(`after ${games} games K stays 40 for ${left} more`, () => expect(k40Left(games)).toBe(left));
  }

  test('the games that are left have a reason', () => {
    const why = ask();
    k40Left(12, why);
    expect(why.steps).toEqual([
      { clause: 'II.2', rule: 'k40-left', given: { games: 12, needed: 30 }, gives: 18, from: [] },
    ]);
  });
});

describe('MSSZ II.3, the performance', () => {
  for (const [average, performance] of [
    [2183.4, 2226],
    [2183.5, 2227],
    [2183.6, 2227],
  ] as const) {
    test(`5 of 9 against ${average} is ${performance}: the average is exact, a half of the sum goes up`, () =>
      expect(tpr({ average, score: 5, games: 9 })).toBe(performance));
  }

  test('no point and every point are 800 away', () => {
    expect(tpr({ average: 2300, score: 0, games: 4 })).toBe(1500);
    expect(tpr({ average: 2300, score: 4, games: 4 })).toBe(3100);
  });

  test('it tells the score, the table and the sum', () => {
    const why = ask();
    tpr({ average: 2183.5, score: 5, games: 9 }, why);
    expect(why.steps).toEqual([
      {
        clause: 'II.3',
        rule: 'performance',
        given: { average: 2183.5, dp: 43 },
        gives: 2227,
        from: [
          { clause: '8.1a', rule: 'fractional-score', given: { score: 5, games: 9 }, gives: 0.56, from: [] },
          { clause: '8.1a', rule: 'score-difference', given: { p: 0.56 }, gives: 43, from: [] },
        ],
      },
    ]);
  });
});

describe('MSSZ 8.21, the first event', () => {
  test('no point is not registered, half a point is', () => {
    expect(firstEventRegistered(0)).toBe(false);
    expect(firstEventRegistered(1)).toBe(true);
    expect(firstEventRegistered(2)).toBe(true);
  });
});
