import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nearest, powerOfTen } from '../../core/real.ts';
import { expectedScore, ratingDifference } from './clauses.ts';
import { EXPECTED_SCORE, RATING_DIFFERENCE } from './tables.ts';

const HUNDREDTHS = Array.from({ length: 101 }, (_, p) => p);
const DIFFERENCES = Array.from({ length: 800 }, (_, gap) => gap);

describe('8.1a, 8.1.1 fractional scores and differences', () => {
  test('the page has 51 rows, from 100 down to 50', () => {
    expect(RATING_DIFFERENCE.map(({ p }) => p)).toEqual(Array.from({ length: 51 }, (_, row) => 100 - row));
  });

  test('all 101 scores have a difference, and more score is more difference', () => {
    const differences = HUNDREDTHS.map((p) => ratingDifference(p));
    expect(differences).toHaveLength(101);
    for (const [p, dp] of differences.slice(1).entries()) expect(dp).toBeGreaterThan(differences[p] as number);
  });

  test('the two halves are mirror images', () => {
    for (const p of HUNDREDTHS) expect(ratingDifference(100 - p)).toBe(0 - ratingDifference(p));
  });

  test('a score of all or nothing is taken as 800', () => {
    expect([ratingDifference(100), ratingDifference(50), ratingDifference(0)]).toEqual([800, 0, -800]);
  });

  for (const [p, dp] of [
    [42, -57],
    [37, -95],
    [24, -202],
    [23, -211],
    [22, -220],
    [17, -273],
    [40, -72],
    [84, 284],
  ] as const) {
    test(`.${p} is ${dp}, where the scanned page lost a sign`, () => expect(ratingDifference(p)).toBe(dp));
  }
});

describe('8.1b, 8.1.2 differences and expected scores', () => {
  test('the page has 51 bands, one for each hundredth from 50 to 100', () => {
    expect(EXPECTED_SCORE.map(({ percent }) => percent)).toEqual(Array.from({ length: 51 }, (_, row) => 50 + row));
  });

  test('the bands follow each other without a gap', () => {
    for (const [row, { upTo }] of EXPECTED_SCORE.slice(0, -1).entries()) {
      const next = EXPECTED_SCORE[row + 1] as { upTo: number; percent: number };
      expect(next.upTo).toBeGreaterThan(upTo);
      expect([upTo, upTo + 1].map((gap) => expectedScore(gap))).toEqual([50 + row, next.percent]);
    }
  });

  test('the first band begins at 0 and the last has no end', () => {
    expect([0, 3, 4, 735, 736, 4000].map((gap) => expectedScore(gap))).toEqual([50, 50, 51, 99, 100, 100]);
  });

  test('a larger difference never expects less', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (gap) => {
        expect(expectedScore(gap + 1)).toBeGreaterThanOrEqual(expectedScore(gap));
      }),
    );
  });

  test('both sides together expect one point', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (gap) => {
        expect(expectedScore(gap) + expectedScore(-gap)).toBe(100);
      }),
    );
    expect(expectedScore(-4)).toBe(49);
  });
});

describe('12.1 the formula beside the table', () => {
  const formula = (gap: number): number => 100 / (1 + powerOfTen(-gap / 400));

  test('rounded to hundredths it departs from the table at 524 of the differences from 0 to 799, by one or two', () => {
    const off = DIFFERENCES.map((gap) => Math.abs(nearest(formula(gap)) - expectedScore(gap)));
    expect(off.filter((by) => by > 0)).toHaveLength(524);
    expect(Math.max(...off)).toBe(2);
  });

  test('the table is never further than 1.8 hundredths from the formula', () => {
    const furthest = Math.max(...DIFFERENCES.map((gap) => Math.abs(formula(gap) - expectedScore(gap))));
    expect(nearest(10 * furthest)).toBe(18);
  });
});
