/** The worked examples of the book, each under its own name; where the book misprints, what it prints and why not. */
import { describe, expect, test } from 'vitest';
import { fraction, inUnits, mean, minus, roundHalfUp, times, toPlaces } from '../../core/exact.ts';
import { HALF_POINT_BONUS, ruPooled, ruRoundRobin, tournamentAverage } from '../fide/2014/newcomers.ts';
import { changeInHundredths, fractionalScore, ratingDifference } from '../fide/clauses.ts';
import { avgChange, avgExpectation, entryRating, k40Left, tpr } from './calculators.ts';

describe('MSSZ II.1, ten games against an average of 2300, four points', () => {
  const weaker = { rating: 2145, average: 2300, games: 10 };
  const stronger = { rating: 2388, average: 2300, games: 10 };

  test('2145 lacks 155 and may expect 2.9 points', () => expect(avgExpectation(weaker)).toBe(2.9));
  test('2388 is 88 ahead and may expect 6.2 points', () => expect(avgExpectation(stronger)).toBe(6.2));

  for (const [question, k, change] of [
    [weaker, 40, 44],
    [weaker, 20, 22],
    [weaker, 10, 11],
    [stronger, 40, -88],
    [stronger, 20, -44],
    [stronger, 10, -22],
  ] as const) {
    test(`${question.rating} with K ${k} changes by ${change}`, () =>
      expect(avgChange({ ...question, score: 4, k })).toBe(change));
  }
});

describe('MSSZ II.2, entering the list', () => {
  test('half a point of five against 1766 is 10 %: 1766 less 366 is 1400', () =>
    expect(entryRating({ average: 1766, score: 0.5, games: 5 })).toBe(1400));

  test('50 % gives the average of the opponents, as the performance does', () => {
    const even = { average: 1900, score: 3, games: 6 };
    expect(entryRating(even)).toBe(1900);
    expect(tpr(even)).toBe(1900);
  });

  const eightyPercent = { average: 1900, score: 12, games: 15 };

  test('12 of 15 against 1900 is a performance of 2140, which is not the new rating', () =>
    expect(tpr(eightyPercent)).toBe(2140));

  test('2080 is printed for it: 40 a point, 20 a half point, where 8.23 has 15 and gives 2035', () => {
    expect(entryRating({ ...eightyPercent, bonus: 20 })).toBe(2080);
    expect(entryRating(eightyPercent)).toBe(2035);
  });

  test('after these 15 games K stays 40 for 15 more', () => expect(k40Left(15)).toBe(15));
});

describe('MSSZ II.3, the performance of ten games against an average of 2300', () => {
  for (const [score, performance] of [
    [4, 2228],
    [5, 2300],
    [6, 2372],
    [8, 2540],
  ] as const) {
    test(`${score} points are ${performance}`, () =>
      expect(tpr({ average: 2300, score, games: 10 })).toBe(performance));
  }
});

test('MSSZ 8.34: 1 of 3, 3 of 5 and 2.5 of 4 make 6.5 of 12 against 2184, half a point over: 2199', () => {
  const part = (games: number, average: number, halfPoints: number) => ({
    event: null,
    games,
    average: fraction(average),
    halfPoints,
  });
  const parts = [part(3, 2220, 2), part(5, 2150, 6), part(4, 2200, 5)];
  expect(roundHalfUp(mean(3 * 2220 + 5 * 2150 + 4 * 2200, 12))).toBe(2184);
  expect(ruPooled(parts, HALF_POINT_BONUS)).toBe(2199);
});

describe('MSSZ 8.58, ten players A to J', () => {
  const rated = [
    { rating: 2600, halfPoints: 16, games: 9 },
    { rating: 2500, halfPoints: 14, games: 9 },
    { rating: 2400, halfPoints: 12, games: 9 },
    { rating: 2150, halfPoints: 8, games: 9 },
    { rating: 2300, halfPoints: 6, games: 9 },
    { rating: 2300, halfPoints: 2, games: 9 },
  ];

  test('the tournament average is 2375 less nine tenths of 29.5: 2348', () => {
    const { rar, dpa, ra } = tournamentAverage(rated, 9);
    expect([toPlaces(rar, 4), toPlaces(dpa, 4), ra]).toEqual([2375, 29.5, 2348]);
  });

  test("D's dp is printed as 25; 6 of 9 gives 125, and 25 would make the average difference 12.83 and Ra 2363", () => {
    const printed = [351, 220, 25, -43, -125, -351];
    const differences = rated.map(({ halfPoints, games }) => ratingDifference(fractionalScore(halfPoints, games)));
    expect(differences).toEqual([351, 220, 125, -43, -125, -351]);
    const wrong = mean(
      printed.reduce((sum, dp) => sum + dp, 0),
      printed.length,
    );
    expect(toPlaces(wrong, 2)).toBe(12.83);
    expect(roundHalfUp(minus(fraction(2375), times(wrong, fraction(9, 10))))).toBe(2363);
  });

  for (const [player, points, ru] of [
    ['C', 7, 2423],
    ['E', 6, 2393],
    ['H', 2, 2150],
    ['I', 1, 2032],
  ] as const) {
    test(`${player} with ${points} points has a first Ru of ${ru}`, () =>
      expect(ruRoundRobin(2348, 2 * points, 9, 9, HALF_POINT_BONUS)).toBe(ru));
  }

  test("F's change is printed as +44.3; 4 less 2.55 expected, times 30, is +43.5", () =>
    expect(inUnits(changeInHundredths(30, 8, 255), 100)).toBe(43.5));
});
