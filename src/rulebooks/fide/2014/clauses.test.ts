import { describe, expect, test } from 'vitest';
import { Why } from '../../../core/reasons.ts';
import { born, brief, day } from '../event.fixture.ts';
import type { FideRules } from '../reasons.ts';
import {
  composition,
  countedGap,
  durationOk,
  expected,
  firstControlOk,
  kFactor,
  newRating,
  requiredMinutes,
  roundedRn,
  timeControl,
} from './clauses.ts';

describe('1.1 minutes that a field needs', () => {
  for (const [words, ratings, minutes] of [
    ['one player of 2200', [2200, 1500], 120],
    ['the best has 2199', [2199, 1500], 90],
    ['one player of 1600', [undefined, 1600], 90],
    ['the best has 1599', [1599, undefined], 60],
    ['nobody is rated', [undefined], 60],
    ['nobody at all', [], 60],
  ] as const) {
    test(`${words}: ${minutes}`, () => expect(requiredMinutes(ratings)).toBe(minutes));
  }
});

describe('1.3 the first control', () => {
  const control = (moves?: number) => [{ moves, minutes: 120, increment: 0 }];
  for (const [moves, ok] of [
    [39, false],
    [40, true],
    [41, false],
  ] as const) {
    test(`${moves} moves ${ok ? 'are allowed' : 'are not'}`, () => expect(firstControlOk(control(moves))).toBe(ok));
  }

  test('a control for the whole game, or none that is known, breaks nothing', () => {
    expect(firstControlOk(control())).toBe(true);
    expect(firstControlOk([])).toBe(true);
  });

  test('both faults of a time control are named', () => {
    expect(timeControl([2200], control(40))).toEqual([]);
    expect(timeControl([2200], [{ moves: 36, minutes: 119, increment: 0 }])).toEqual([
      '1.1-too-fast',
      '1.3-first-control',
    ]);
    expect(timeControl([2199], [{ minutes: 89.5, increment: 0 }])).toEqual(['1.1-too-fast']);
    expect(timeControl([2199], [{ moves: 36, minutes: 90, increment: 0 }])).toEqual(['1.3-first-control']);
  });
});

describe('4.1 to 4.12 the length of an event', () => {
  const start = day('2015-01-01');
  test('90 days, both ends counted, and not more', () => {
    expect(durationOk(start, day('2015-03-31'), 'swiss', 'none')).toBe(true);
    expect(durationOk(start, day('2015-04-01'), 'swiss', 'none')).toBe(false);
  });

  test('4.11 a team championship may last longer', () => {
    expect(durationOk(start, day('2015-04-01'), 'team', 'none')).toBe(true);
  });

  test('4.12 so may what the QC allowed', () => {
    expect(durationOk(start, day('2015-04-01'), 'swiss', 'allowed')).toBe(true);
  });
});

describe('6.3 to 6.33 who must be rated', () => {
  const rr = 'round-robin';
  const drr = 'double-round-robin';
  for (const [system, players, rated, championship, broken] of [
    [
      rr,
      10,
      3,
      'none',
      [
        ['6.3', 4, 'rated'],
        ['6.31', 4, 'rated'],
      ],
    ],
    [rr, 10, 4, 'none', []],
    [rr, 11, 3, 'none', [['6.3', 4, 'rated']]],
    [rr, 12, 4, 'none', []],
    [rr, 13, 4, 'none', [['6.3', 5, 'rated']]],
    [rr, 9, 3, 'none', [['6.31', 4, 'rated']]],
    [drr, 5, 4, 'none', [['6.32', 6, 'players']]],
    [drr, 6, 4, 'none', []],
    [
      drr,
      6,
      3,
      'none',
      [
        ['6.31', 4, 'rated'],
        ['6.32', 4, 'rated'],
      ],
    ],
    [
      drr,
      5,
      3,
      'none',
      [
        ['6.31', 4, 'rated'],
        ['6.32', 6, 'players'],
      ],
    ],
    [drr, 12, 4, 'none', []],
    [rr, 12, 3, 'national', []],
    [rr, 12, 2, 'national', [['6.33', 3, 'rated']]],
    [rr, 12, 2, 'national-women', []],
    [rr, 12, 1, 'national-women', [['6.33', 2, 'rated']]],
    [drr, 4, 3, 'national', []],
    ['swiss', 20, 0, 'none', []],
    ['swiss', 20, 0, 'national', []],
    ['team', 20, 0, 'none', []],
    ['match', 2, 0, 'none', []],
  ] as const) {
    const clauses = broken.map(([clause]) => clause).join(' and ');
    test(`${system}, ${rated} of ${players} rated, championship ${championship}: ${clauses || 'nothing'} is broken`, () => {
      expect(composition({ system, players, rated, championship })).toEqual(
        broken.map(([clause, needed, of]) => ({ clause, needed, of })),
      );
    });
  }
});

test('8.54 a difference of more than 400 points counts as 400', () => {
  expect([400, 401].map((gap) => countedGap(1600 + gap, 1600))).toEqual([400, 400]);
  const why = new Why<FideRules>();
  expect(countedGap(1600, 2001, why)).toBe(-400);
  expect(why.steps.map(brief)).toEqual([['8.54', 'counted-gap', -400]]);
});

describe('8.55a the expected score of a game', () => {
  for (const [rating, opponent, hundredths] of [
    [2391, 2000, 91],
    [2392, 2000, 92],
    [2412, 2000, 92],
    [1900, 2636, 8],
  ] as const) {
    test(`${rating} against ${opponent}: ${hundredths}`, () => expect(expected(rating, opponent)).toBe(hundredths));
  }
});

describe('8.56 the development coefficient', () => {
  const on = day('2015-06-10');
  const adult = { birth: born('1980-01-01'), on };
  for (const [words, facts, k, rule] of [
    ['2400 reached now', { rating: 2400, peak: 2400, games: 100, ...adult }, 10, 'k-once-2400'],
    ['2400 reached once', { rating: 2200, peak: 2400, games: 100, ...adult }, 10, 'k-once-2400'],
    ['2399 at most', { rating: 2399, peak: 2399, games: 100, ...adult }, 20, 'k-established'],
    ['a newcomer of 2400', { rating: 2400, peak: 2400, games: 9, ...adult }, 10, 'k-once-2400'],
    ['29 games', { rating: 1600, peak: 1600, games: 29, ...adult }, 40, 'k-newcomer'],
    ['30 games', { rating: 1600, peak: 1600, games: 30, ...adult }, 20, 'k-established'],
    ['29 games of 2300', { rating: 2300, peak: 2300, games: 29, ...adult }, 40, 'k-newcomer'],
    ['a junior of 2299', { rating: 2299, peak: 2299, games: 99, birth: born('2000'), on }, 40, 'k-junior'],
    ['a junior of 2300', { rating: 2300, peak: 2300, games: 99, birth: born('2000'), on }, 20, 'k-established'],
    ['a junior again below 2300', { rating: 2299, peak: 2399, games: 99, birth: born('2000'), on }, 40, 'k-junior'],
    ['the day before 18', { rating: 2000, peak: 2000, games: 99, birth: born('1997-06-11'), on }, 40, 'k-junior'],
    [
      'on the 18th birthday',
      { rating: 2000, peak: 2000, games: 99, birth: born('1997-06-10'), on },
      20,
      'k-established',
    ],
    ['only the year 1998', { rating: 2000, peak: 2000, games: 99, birth: born('1998'), on }, 40, 'k-junior'],
    ['only the year 1997', { rating: 2000, peak: 2000, games: 99, birth: born('1997'), on }, 20, 'k-established'],
    ['an unknown birthday', { rating: 2000, peak: 2000, games: 99, on }, 20, 'k-established'],
  ] as const) {
    test(`${words}: ${k}`, () => {
      const why = new Why<FideRules>();
      expect(kFactor(facts)).toBe(k);
      expect(kFactor(facts, why)).toBe(k);
      expect(why.steps.map(brief)).toEqual([['8.56', rule, k]]);
    });
  }

  test('a bare year is 1 January: 18 on that day', () => {
    const facts = { rating: 2000, peak: 2000, games: 99, birth: born('1998') };
    expect(kFactor({ ...facts, on: day('2015-12-31') })).toBe(40);
    expect(kFactor({ ...facts, on: day('2016-01-01') })).toBe(20);
  });

  test('born on 29 February, 18 on 1 March', () => {
    const facts = { rating: 2000, peak: 2000, games: 99, birth: born('1996-02-29') };
    expect(kFactor({ ...facts, on: day('2014-02-28') })).toBe(40);
    expect(kFactor({ ...facts, on: day('2014-03-01') })).toBe(20);
  });

  test('the reason names what decided, and never the birthday', () => {
    const why = new Why<FideRules>();
    kFactor({ rating: 2390, peak: 2405, games: 99, ...adult }, why);
    kFactor({ rating: 1600, peak: 1600, games: 29, ...adult }, why);
    kFactor({ rating: 1600, peak: 1600, games: 30, birth: born('2001-01-01'), on }, why);
    kFactor({ rating: 1600, peak: 1600, games: 31, ...adult }, why);
    expect(why.steps.map(({ given }) => given)).toEqual([
      { peak: 2405 },
      { games: 29, needed: 30 },
      { under: 'birthday', below: 2300 },
      { games: 31 },
    ]);
  });
});

describe('8.57 rounding', () => {
  for (const [hundredths, rounded] of [
    [244_449, 2444],
    [244_450, 2445],
    [245_549, 2455],
    [245_550, 2456],
    [99_950, 1000],
    [99_949, 999],
  ] as const) {
    test(`${hundredths / 100} becomes ${rounded}`, () => expect(roundedRn(hundredths)).toBe(rounded));
  }

  test('a half goes up after a gain and after a loss', () => {
    expect(newRating(2450, -550)).toEqual({ computed: 2445, rounded: -5 });
    expect(newRating(2450, 550)).toEqual({ computed: 2456, rounded: 6 });
    expect(newRating(2450, 0)).toEqual({ computed: 2450, rounded: 0 });
  });
});
