import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exp, lg, ln, nearest, powerOfTen, roughExp } from './real.ts';

/** Relative difference to the engine's own function, which is good to about one unit in the last place. */
function near(ours: number, theirs: number): void {
  expect(Math.abs(ours - theirs)).toBeLessThanOrEqual(64 * Number.EPSILON * Math.max(Math.abs(theirs), 2 ** -40));
}

describe('the one exp and the one logarithm', () => {
  test('agree with the textbook values', () => {
    expect(exp(0)).toBe(1);
    expect(ln(1)).toBe(0);
    near(exp(1), 2.718281828459045);
    near(ln(10), 2.302585092994046);
    near(lg(1000), 3);
    near(powerOfTen(-1), 0.1);
    near(powerOfTen(2), 100);
  });

  test('agree with the machine to the last few bits', () => {
    fc.assert(
      fc.property(fc.double({ min: -20, max: 20, noNaN: true }), (x) => {
        near(exp(x), Math.exp(x));
        near(powerOfTen(x / 4), 10 ** (x / 4));
      }),
    );
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), (x) => {
        near(ln(x), Math.log(x));
      }),
    );
  });

  test('the rough exp has eleven digits of the exact one', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (x) => {
        expect(Math.abs(roughExp(x) / exp(x) - 1)).toBeLessThan(1e-11);
      }),
    );
  });

  test('are each other’s inverse', () => {
    fc.assert(
      fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (x) => {
        expect(Math.abs(ln(exp(x)) - x)).toBeLessThan(1e-14);
      }),
    );
  });

  test('give the very same bits wherever they run', () => {
    expect([exp(2.394), ln(6.1), powerOfTen(0.3), lg(0.125)]).toEqual([
      10.957235343292794, 1.8082887711792655, 1.9952623149688797, -0.9030899869919434,
    ]);
  });
});

test('nearest goes to the closer whole number on both sides of zero', () => {
  expect([nearest(2.4), nearest(2.6), nearest(-2.4), nearest(-2.6), nearest(-0.2)]).toEqual([2, 3, -2, -3, 0]);
});
