import { describe, expect, test } from 'vitest';
import { Why } from '../../../core/reasons.ts';
import { born, brief, day } from '../event.fixture.ts';
import type { FideRules } from '../reasons.ts';
import {
  countedGapFrom2650,
  firstControlOk,
  gameTimeOk,
  kFactor,
  limitedK,
  minimumMinutes,
  needsInterimReports,
  newRating,
  roundedChange,
} from './clauses.ts';

describe('1.1 minutes that a game needs', () => {
  for (const [white, black, minutes] of [
    [2400, 1500, 120],
    [1500, 2400, 120],
    [2399, 2399, 90],
    [1800, undefined, 90],
    [undefined, 1800, 90],
    [1799, 1799, 60],
    [undefined, undefined, 60],
  ] as const) {
    test(`${white ?? 'unrated'} against ${black ?? 'unrated'}: ${minutes}`, () => {
      expect(minimumMinutes(white, black)).toBe(minutes);
      expect(gameTimeOk([{ minutes, increment: 0 }], white, black)).toBe(true);
      expect(gameTimeOk([{ minutes: minutes - 1, increment: 0 }], white, black)).toBe(false);
    });
  }
});

describe('1.2 the first control', () => {
  const control = (moves?: number) => [{ moves, minutes: 120, increment: 0 }];
  test('names at least 30 moves, or none', () => {
    expect([29, 30, 31, 40].map((moves) => firstControlOk(control(moves)))).toEqual([false, true, true, true]);
    expect(firstControlOk(control())).toBe(true);
    expect(firstControlOk([])).toBe(true);
  });
});

test('4.1 more than 30 days, both ends counted, are reported every month', () => {
  expect(needsInterimReports(day('2024-04-01'), day('2024-04-30'))).toBe(false);
  expect(needsInterimReports(day('2024-04-01'), day('2024-05-01'))).toBe(true);
});

describe('8.3.1 from 1 October 2025', () => {
  for (const [own, opponent, counted] of [
    [2649, 2249, 400],
    [2649, 2248, 400],
    [2650, 2250, 400],
    [2650, 2249, 401],
    [2650, 1500, 1150],
    [2650, 3050, -400],
    [2650, 3051, -401],
    [2649, 3050, -400],
    [2249, 2650, -400],
  ] as const) {
    test(`${own} against ${opponent} counts as ${counted}`, () => {
      expect(countedGapFrom2650(own, opponent)).toBe(counted);
    });
  }

  test('the step says where the rule no longer cuts, and where it still does', () => {
    const why = new Why<FideRules>();
    countedGapFrom2650(2650, 2250, why);
    countedGapFrom2650(2649, 2249, why);
    expect(why.steps).toEqual([]);
    countedGapFrom2650(2650, 2249, why);
    countedGapFrom2650(2649, 2248, why);
    expect(why.steps).toEqual([
      {
        clause: '8.3.1 (from 2025-10-01)',
        rule: 'real-gap',
        given: { own: 2650, opponent: 2249, from: 2650 },
        gives: 401,
        from: [],
      },
      {
        clause: '8.3.1',
        rule: 'counted-gap',
        given: { own: 2649, opponent: 2248, gap: 401, limit: 400 },
        gives: 400,
        from: [],
      },
    ]);
  });
});

describe('8.3.3 the development coefficient', () => {
  const on = day('2024-05-01');
  const adult = { birth: born('1985'), on };
  for (const [words, facts, k, rule] of [
    ['2400 reached now', { rating: 2400, peak: 2400, games: 400, ...adult }, 10, 'k-once-2400'],
    ['2400 reached once', { rating: 2380, peak: 2400, games: 400, ...adult }, 10, 'k-once-2400'],
    ['2399 at most', { rating: 2380, peak: 2399, games: 400, ...adult }, 20, 'k-established'],
    ['a newcomer of 2400', { rating: 2400, peak: 2400, games: 9, ...adult }, 10, 'k-once-2400'],
    ['a junior of 2400', { rating: 2400, peak: 2400, games: 9, birth: born('2008'), on }, 10, 'k-once-2400'],
    ['29 games', { rating: 1850, peak: 1850, games: 29, ...adult }, 40, 'k-newcomer'],
    ['30 games', { rating: 1850, peak: 1850, games: 30, ...adult }, 20, 'k-established'],
    ['18 in this year', { rating: 2100, peak: 2299, games: 99, birth: born('2006'), on }, 40, 'k-junior'],
    ['19 in this year', { rating: 2100, peak: 2299, games: 99, birth: born('2005-12-31'), on }, 20, 'k-established'],
    ['a junior once at 2300', { rating: 2290, peak: 2300, games: 99, birth: born('2008'), on }, 20, 'k-established'],
    ['a junior newcomer of 2300', { rating: 2300, peak: 2300, games: 9, birth: born('2008'), on }, 40, 'k-newcomer'],
    ['an unknown birthday', { rating: 1500, peak: 1500, games: 80, on }, 20, 'k-established'],
  ] as const) {
    test(`${words}: ${k}`, () => {
      const why = new Why<FideRules>();
      expect(kFactor(facts)).toBe(k);
      expect(kFactor(facts, why)).toBe(k);
      expect(why.steps.map(brief)).toEqual([['8.3.3', rule, k]]);
    });
  }

  test('a junior is one to the last day of the year', () => {
    const facts = { rating: 2100, peak: 2150, games: 200, birth: born('2006-02-10') };
    expect(kFactor({ ...facts, on: day('2024-12-31') })).toBe(40);
    expect(kFactor({ ...facts, on: day('2025-01-01') })).toBe(20);
  });

  test('the reason names what decided, and never the birthday', () => {
    const why = new Why<FideRules>();
    kFactor({ rating: 2390, peak: 2405, games: 99, ...adult }, why);
    kFactor({ rating: 1600, peak: 1600, games: 30, birth: born('2010-01-01'), on }, why);
    kFactor({ rating: 1600, peak: 1600, games: 29, ...adult }, why);
    kFactor({ rating: 1600, peak: 1600, games: 31, ...adult }, why);
    expect(why.steps.map(({ given }) => given)).toEqual([
      { peak: 2405 },
      { under: 'year-end', below: 2300 },
      { games: 29, needed: 30 },
      { games: 31 },
    ]);
  });
});

describe('8.3.3 K times games is at most 700', () => {
  for (const [k, games, limited] of [
    [40, 17, 40],
    [40, 18, 38],
    [20, 35, 20],
    [20, 36, 19],
    [10, 70, 10],
    [10, 71, 9],
    [20, 39, 17],
    [40, 0, 40],
  ] as const) {
    test(`${games} games at ${k}: ${limited}`, () => expect(limitedK(k, games)).toBe(limited));
  }

  test('it is told only where it changes something', () => {
    const why = new Why<FideRules>();
    limitedK(40, 17, why);
    expect(why.steps).toEqual([]);
    limitedK(40, 18, why);
    expect(why.steps).toEqual([
      { clause: '8.3.3', rule: 'k-limited', given: { k: 40, games: 18, limit: 700 }, gives: 38, from: [] },
    ]);
  });
});

describe('8.3.4 rounding', () => {
  for (const [hundredths, rounded] of [
    [-251, -3],
    [-250, -3],
    [-249, -2],
    [-49, 0],
    [0, 0],
    [49, 0],
    [249, 2],
    [250, 3],
  ] as const) {
    test(`a change of ${hundredths / 100} becomes ${rounded}`, () => {
      expect(roundedChange(hundredths)).toBe(rounded);
      expect(newRating(2000, hundredths)).toEqual({ computed: 2000 + rounded, rounded });
    });
  }
});
