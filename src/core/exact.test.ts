import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  clamp,
  decimal,
  floorOf,
  fraction,
  halfPointsInHundredths,
  inUnits,
  mean,
  minus,
  plus,
  points,
  roundedSquareRoot,
  roundHalfAway,
  roundHalfUp,
  times,
  toPlaces,
} from './exact.ts';

describe('the named roundings', () => {
  for (const [parts, of, up, away, down] of [
    [5, 2, 3, 3, 2],
    [-5, 2, -2, -3, -3],
    [24, 10, 2, 2, 2],
    [-24, 10, -2, -2, -3],
    [26, 10, 3, 3, 2],
    [-26, 10, -3, -3, -3],
    [0, 7, 0, 0, 0],
    [-1, 3, 0, 0, -1],
    [1, 2, 1, 1, 0],
    [-1, 2, 0, -1, -1],
    [14, 7, 2, 2, 2],
    [-14, 7, -2, -2, -2],
  ] as const) {
    test(`${parts}/${of} is ${up} half up, ${away} half away from zero, ${down} whole`, () => {
      expect(roundHalfUp(fraction(parts, of))).toBe(up);
      expect(roundHalfAway(fraction(parts, of))).toBe(away);
      expect(floorOf(fraction(parts, of))).toBe(down);
    });
  }

  test('a small loss rounds to plain zero, not to minus zero', () => {
    expect(Object.is(roundHalfAway(fraction(-49, 100)), 0)).toBe(true);
    expect(Object.is(inUnits(-0, 100), 0)).toBe(true);
  });

  test('a whole number stays what it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e4 }), (whole, of) => {
        const same = fraction(whole * of, of);
        expect([floorOf(same), roundHalfUp(same), roundHalfAway(same)]).toEqual([whole, whole, whole]);
      }),
    );
  });

  test('half up and half away differ only at the halves of losses', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e4 }), (parts, of) => {
        const value = fraction(parts, of);
        const isHalfLoss = parts < 0 && Math.abs(2 * parts) % (2 * of) === of;
        expect(roundHalfUp(value) - roundHalfAway(value)).toBe(isHalfLoss ? 1 : 0);
      }),
    );
  });
});

describe('fractions', () => {
  test('a negative denominator moves its sign up', () => {
    expect(fraction(3, -4)).toEqual({ parts: -3, of: 4 });
    expect(fraction(3)).toEqual({ parts: 3, of: 1 });
  });

  test('sums, differences and products are exact and in lowest terms', () => {
    expect(plus(fraction(1, 3), fraction(1, 6))).toEqual({ parts: 1, of: 2 });
    expect(minus(fraction(1, 3), fraction(1, 3))).toEqual({ parts: 0, of: 1 });
    expect(times(fraction(-2, 3), fraction(9, 4))).toEqual({ parts: -3, of: 2 });
    expect(mean(5590, 3)).toEqual({ parts: 5590, of: 3 });
  });

  test('endless fractions are printed to the places asked for, halves away from zero', () => {
    expect(toPlaces(fraction(13107, 7), 4)).toBe(1872.4286);
    expect(toPlaces(fraction(1, 8), 2)).toBe(0.13);
    expect(toPlaces(fraction(-1, 8), 2)).toBe(-0.13);
    expect(toPlaces(fraction(7), 4)).toBe(7);
  });

  test('a written decimal is held exactly, or not at all', () => {
    expect(decimal(2183.5, 4)).toEqual({ parts: 4367, of: 2 });
    expect(decimal(0.1, 4)).toEqual({ parts: 1, of: 10 });
    expect(decimal(1 / 3, 4)).toBeUndefined();
    expect(decimal(Number.NaN, 4)).toBeUndefined();
    expect(decimal(Number.POSITIVE_INFINITY, 4)).toBeUndefined();
  });
});

test('units: half points, hundredths, bounds', () => {
  expect(points(3)).toBe(1.5);
  expect(halfPointsInHundredths(3)).toBe(150);
  expect(inUnits(1280, 100)).toBe(12.8);
  expect([clamp(5, 0, 3), clamp(-5, 0, 3), clamp(2, 0, 3)]).toEqual([3, 0, 2]);
});

test('the square root is rounded to the nearest whole number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (value) => {
      const root = roundedSquareRoot(value);
      // (root - 1/2)² < value < (root + 1/2)², in whole numbers
      expect(root === 0 || root * root - root < value).toBe(true);
      expect(value <= root * root + root).toBe(true);
    }),
  );
});
