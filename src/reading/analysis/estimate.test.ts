import { describe, expect, test } from 'vitest';
import { addSums, direction, biasEstimate, noSums } from './estimate.ts';

const of = (values: readonly number[], unit?: number) => {
  const sums = noSums();
  for (const value of values) addSums(sums, value);
  return biasEstimate(sums, unit);
};

const many = (value: number, other: number): readonly number[] =>
  Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? value : other));

describe('means with their confidence', () => {
  test('of nothing there is no mean', () => {
    expect(of([])).toEqual({ n: 0, mean: null, spread: null, low: null, high: null });
  });

  test('of one there is a mean without a spread', () => {
    expect(of([7])).toEqual({ n: 1, mean: 7, spread: null, low: null, high: null });
  });

  test('of fewer than thirty there is no interval', () => {
    expect(of([1, 2, 3])).toEqual({ n: 3, mean: 2, spread: 1, low: null, high: null });
  });

  test('from thirty on the interval is 1.96 standard errors on each side', () => {
    // variance 30 / 29, standard error √(1 / 29) = 0.18570
    expect(of(many(1, -1))).toEqual({ n: 30, mean: 0, spread: 1.0171, low: -0.364, high: 0.364 });
  });

  test('hundredths become whole units', () => {
    expect(of([150, 250], 100)).toEqual({ n: 2, mean: 2, spread: 0.7071, low: null, high: null });
  });

  test('half a million ratings near 3000 lose no digit', () => {
    const sums = { n: 500_000, sum: 3000n * 500_000n, squares: 9_000_000n * 500_000n + 500_000n };
    expect(biasEstimate(sums)).toEqual({ n: 500_000, mean: 3000, spread: 1, low: 2999.9972, high: 3000.0028 });
  });

  test('a mean lies above or below zero where the whole interval does', () => {
    expect(direction(of(many(1, 2)))).toBe('up');
    expect(direction(of(many(-1, -2)))).toBe('down');
    expect(direction(of(many(1, -1)))).toBe('unclear');
    expect(direction(of([5, 6]))).toBe('unclear');
  });
});
