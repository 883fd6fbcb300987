import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../core/dates.ts';
import { fraction } from '../../core/exact.ts';
import { parseBirth } from '../../core/people.ts';
import { Why } from '../../core/reasons.ts';
import {
  countedAge,
  averageAge,
  expectedScore,
  gameDifference,
  halfPointsOf,
  inPoints,
  kFactor,
  kRow,
  newRating,
  type Outing,
  ratingChange,
  scoreDifference,
  standardPass,
} from './clauses.ts';
import type { OrrRules } from './reasons.ts';
import { K_TABLE } from './tables.ts';

const game = (opponentRating: number, halfPoints: 0 | 1 | 2): Outing => ({ opponentRating, halfPoints });

describe('ORR 1 PD, the expected score of a game', () => {
  for (const [own, opponent, hundredths] of [
    [1500, 1500, 50],
    [1503, 1500, 50],
    [1504, 1500, 51],
    [1400, 1800, 9],
    [1800, 1400, 91],
    [1919, 1000, 99],
    [1920, 1000, 100],
    [1000, 1919, 1],
    [1000, 1920, 0],
    [1_000_000, -1_000_000, 100],
    [-1_000_000, 1_000_000, 0],
  ] as const) {
    test(`${own} against ${opponent}: ${hundredths} hundredths`, () =>
      expect(expectedScore(own, opponent)).toBe(hundredths));
  }

  test('the two sides of a game expect one point together, at every difference', () => {
    for (let gap = 0; gap <= 1000; gap += 1) expect(expectedScore(gap, 0) + expectedScore(0, gap)).toBe(100);
  });

  test('a larger difference never expects less', () => {
    for (let gap = -1000; gap < 1000; gap += 1) {
      expect(expectedScore(gap + 1, 0)).toBeGreaterThanOrEqual(expectedScore(gap, 0));
    }
  });

  test('no difference comes near a half hundredth, so no machine rounds it otherwise', () => {
    for (let gap = 0; gap <= 920; gap += 1) {
      const exact = 100 / (1 + 10 ** (-gap / 400));
      expect(Math.abs(exact - Math.floor(exact) - 0.5)).toBeGreaterThan(1e-4);
    }
  });
});

describe('ORR 1 DR and 1 SR, the differences', () => {
  test('a difference is the score less the expected score', () => {
    expect(gameDifference(1500, game(1500, 2))).toBe(50);
    expect(gameDifference(1500, game(1500, 1))).toBe(0);
    expect(gameDifference(1400, game(1800, 0))).toBe(-9);
  });

  test('the differences of all games are added', () => {
    expect(scoreDifference(1600, [game(1500, 2), game(1700, 1), game(1600, 2)])).toEqual({
      sr: 100,
      differences: [36, 14, 50],
    });
    expect(scoreDifference(1600, [])).toEqual({ sr: 0, differences: [] });
    expect(halfPointsOf([game(1500, 2), game(1700, 1)])).toBe(3);
  });

  test('a game of a round, a stored game and a single game are told apart', () => {
    const why = new Why<OrrRules>();
    const standing = 'unsettled';
    gameDifference(1500, { ...game(1400, 2), from: { round: 3, opponent: 'B', standing, colour: 'white' } }, why);
    gameDifference(1500, { ...game(1500, 1), from: { event: 'e1' } }, why);
    gameDifference(1500, game(1500, 0), why);
    const even = {
      clause: '1 PD',
      rule: 'expected-score',
      given: { own: 1500, opponent: 1500, difference: 0 },
      gives: 0.5,
      from: [],
    };
    expect(why.steps).toEqual([
      {
        clause: '1 DR',
        rule: 'game',
        given: { round: 3, opponent: 'B', standing: 'unsettled', opponentRating: 1400, score: 1, expected: 0.64 },
        gives: 0.36,
        from: [{ ...even, given: { own: 1500, opponent: 1400, difference: 100 }, gives: 0.64 }],
      },
      {
        clause: '1 DR',
        rule: 'stored-game',
        given: { event: 'e1', opponentRating: 1500, score: 0.5, expected: 0.5 },
        gives: 0,
        from: [even],
      },
      {
        clause: '1 DR',
        rule: 'single-game',
        given: { opponentRating: 1500, score: 0, expected: 0.5 },
        gives: -0.5,
        from: [even],
      },
    ]);
  });
});

describe('ORR 1 K, the development coefficient', () => {
  test('the table has no gaps and ends open', () => {
    K_TABLE.slice(1).forEach(({ from }, index) => expect(from).toBe((K_TABLE[index]?.to ?? Number.NaN) + 1));
    expect(K_TABLE.at(-1)?.to).toBeNull();
    expect(K_TABLE[0].from).toBe(1);
  });

  test('K never grows with the rating for a gain, and is equal on both sides from 2000 on', () => {
    K_TABLE.slice(1).forEach(({ gain }, index) => expect(gain).toBeLessThanOrEqual(K_TABLE[index]?.gain ?? 0));
    for (const { from, gain, loss } of K_TABLE) expect(gain === loss).toBe(from >= 2000);
  });

  for (const [rating, gain, loss] of [
    [-92, 100, 5],
    [0, 100, 5],
    [1, 100, 5],
    [99, 100, 5],
    [100, 100, 10],
    [1099, 45, 25],
    [1100, 40, 25],
    [1699, 30, 25],
    [1700, 25, 20],
    [1999, 25, 20],
    [2000, 20, 20],
    [2399, 16, 16],
    [2400, 12, 12],
    [3000, 12, 12],
  ] as const) {
    test(`${rating}: ${gain} up, ${loss} down`, () => {
      expect(kFactor(rating, 1)).toBe(gain);
      expect(kFactor(rating, 0)).toBe(gain);
      expect(kFactor(rating, -1)).toBe(loss);
      expect(kRow(rating)).toMatchObject({ gain, loss });
    });
  }

  test('the example of section 3: 178 gains with 100 and loses with 10', () => {
    const why = new Why<OrrRules>();
    expect(kFactor(178, 12, why)).toBe(100);
    expect(kFactor(178, -12, why)).toBe(10);
    expect(why.steps).toEqual([
      {
        clause: '1 K',
        rule: 'k',
        given: { rating: 178, sr: 0.12, from: 100, to: 199, gain: 100, loss: 10 },
        gives: 100,
        from: [],
      },
      {
        clause: '1 K',
        rule: 'k',
        given: { rating: 178, sr: -0.12, from: 100, to: 199, gain: 100, loss: 10 },
        gives: 10,
        from: [],
      },
    ]);
  });

  test('a rating below 1 is told as below the table, 1 is not', () => {
    const why = new Why<OrrRules>();
    kFactor(0, -51, why);
    kFactor(1, 0, why);
    expect(why.steps).toEqual([
      { clause: '1 K', rule: 'k-below-table', given: { rating: 0, sr: -0.51, gain: 100, loss: 5 }, gives: 5, from: [] },
      {
        clause: '1 K',
        rule: 'k',
        given: { rating: 1, sr: 0, from: 1, to: 99, gain: 100, loss: 5 },
        gives: 100,
        from: [],
      },
    ]);
  });
});

describe('ORR 1 change', () => {
  for (const [sr, k, change] of [
    [-327, 20, -65.4],
    [-1, 25, -0.25],
    [0, 100, 0],
    [1, 25, 0.2499375],
    [200, 40, 76],
    [1950, 45, 449.71875],
    [1999, 45, 449.9998875],
    [2000, 45, 450],
    [2001, 45, 450],
    [3000, 45, 450],
  ] as const) {
    test(`SR ${sr} hundredths with K ${k} changes ${change}`, () => expect(inPoints(ratingChange(sr, k))).toBe(change));
  }

  test('a loss, a gain and a gain above 20 are told apart', () => {
    const why = new Why<OrrRules>();
    const on = why.under();
    on.because('1 K', 'k-given', { rating: 1000 }, 45);
    for (const sr of [-100, 0, 2000, 2001]) ratingChange(sr, 45, why, on);
    const step = { clause: '1 change', from: on.steps };
    expect(why.steps).toEqual([
      { ...step, rule: 'change-loss', given: { sr: -1, k: 45 }, gives: -45 },
      { ...step, rule: 'change-gain', given: { sr: 0, k: 45 }, gives: 0 },
      { ...step, rule: 'change-gain', given: { sr: 20, k: 45 }, gives: 450 },
      { ...step, rule: 'change-cap', given: { sr: 20.01, k: 45 }, gives: 450 },
    ]);
  });
});

describe('ORR 1 rounding, of the sum and not of the change', () => {
  for (const [rating, parts, of, after] of [
    [1500, -25, 2, 1488],
    [1500, -24, 2, 1488],
    [1500, -26, 2, 1487],
    [1500, 1, 2, 1501],
    [1500, -1, 2, 1500],
    [3, -11, 2, -3],
    [0, -1, 2, -1],
  ] as const) {
    test(`${rating} and ${parts}/${of} make ${after}`, () =>
      expect(newRating(rating, fraction(parts, of))).toBe(after));
  }
});

describe('ORR 1, the whole of it', () => {
  test('three games of a player rated 1600', () => {
    const games = [game(1500, 2), game(1700, 1), game(1600, 2)];
    const pass = standardPass({ rating: 1600, games });
    expect({ ...pass, change: inPoints(pass.change) }).toMatchObject({ sr: 100, k: 30, change: 29.25, after: 1629 });
  });

  test('the change rests on the difference and on K', () => {
    const why = new Why<OrrRules>();
    standardPass({ rating: 1600, games: [game(1500, 2)] }, why);
    expect(why.steps).toMatchObject([
      {
        rule: 'change-gain',
        from: [
          {
            clause: '1 SR',
            rule: 'score-difference',
            given: { games: 1, score: 1, expected: 0.64 },
            gives: 0.36,
            from: [{ rule: 'single-game' }],
          },
          { rule: 'k', given: { rating: 1600, sr: 0.36 } },
        ],
      },
    ]);
  });

  test('a K that the office gives takes the place of the table', () => {
    const why = new Why<OrrRules>();
    const pass = standardPass({ rating: 1600, games: [game(1600, 0)], k: 10 }, why);
    expect({ ...pass, change: inPoints(pass.change) }).toMatchObject({
      sr: -50,
      differences: [-50],
      k: 10,
      change: -5,
      after: 1595,
    });
    expect(why.steps[0]?.from[1]).toEqual({
      clause: '1 K',
      rule: 'k-given',
      given: { rating: 1600 },
      gives: 10,
      from: [],
    });
  });

  test('a better score never gives a worse rating', () => {
    const halfPoints = fc.constantFrom(0 as const, 1 as const);
    const games = fc.array(fc.tuple(fc.integer({ min: -200, max: 2900 }), halfPoints), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: -200, max: 2900 }), games, fc.nat(), (rating, played, pick) => {
        const before = played.map(([opponent, half]) => game(opponent, half));
        const better = before.map((one, index) =>
          index === pick % before.length ? game(one.opponentRating, (one.halfPoints + 1) as 1 | 2) : one,
        );
        const pass = standardPass({ rating, games: before });
        expect(standardPass({ rating, games: better }).after).toBeGreaterThanOrEqual(pass.after);
      }),
    );
  });
});

describe('ORR 2 age', () => {
  for (const [birth, date, age] of [
    ['2014-05-01', '2024-05-01', 10],
    ['2014-05-02', '2024-05-01', 9],
    ['2014', '2024-06-30', 9],
    ['2014', '2024-07-01', 10],
    ['2016-02-29', '2023-02-28', 6],
    ['2016-02-29', '2023-03-01', 7],
    ['2019-05-02', '2024-05-01', 5],
    ['2018-05-01', '2024-05-01', 6],
    ['2030', '2024-05-01', 5],
    ['2011-05-02', '2024-05-01', 12],
    ['2011-05-01', '2024-05-01', 13],
    ['2010-05-01', '2024-05-01', 13],
  ] as const) {
    test(`born ${birth}, on ${date}: ${age}`, () => {
      expect(countedAge(parseBirth(birth), parseDay(date) as number)).toBe(age);
    });
  }
  test('without a year of birth the age is 5', () => expect(countedAge(undefined, 0)).toBe(5));
});

describe('ORR 2 average age', () => {
  test('to one decimal, halves up', () => {
    expect(averageAge([8, 8, 8, 9])).toBe(83);
    expect(averageAge([8, 8, 9])).toBe(83);
    expect(averageAge([13])).toBe(130);
  });

  test('the step gives the mean and says of no single age', () => {
    const why = new Why<OrrRules>();
    averageAge([8, 8, 8, 9], why);
    expect(why.steps).toEqual([
      { clause: '2 average age', rule: 'average-age', given: { games: 4 }, gives: 8.3, from: [] },
    ]);
  });
});
