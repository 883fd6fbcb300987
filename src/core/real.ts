/**
 * The one exp and the one logarithm. Built from additions, multiplications and divisions only, which IEEE 754 rounds
 * alike everywhere, so that every machine and every engine gives the same bits. Accurate to a few units in the last place;
 * the rulebooks that use them round far more coarsely.
 */

const LN2_HIGH = 0.69314718036912381649;
const LN2_LOW = 1.90821492927058770002e-10;
const LN2 = 0.6931471805599453;
const LN10 = 2.302585092994046;

/** e to the power x, for moderate x (|x| below 700). */
export function exp(x: number): number {
  const k = Math.floor(x / LN2 + 0.5);
  const r = x - k * LN2_HIGH - k * LN2_LOW;
  // |r| <= ln2 / 2; 20 terms leave less than the last bit
  let sum = 1;
  for (let n = 20; n >= 1; n -= 1) sum = 1 + (sum * r) / n;
  return scaleByPowerOfTwo(sum, k);
}

/** The same to eleven digits and several times as fast, for a sum that only has to be known to lie between two whole numbers. */
export function roughExp(x: number): number {
  const k = Math.floor(x / LN2 + 0.5);
  const r = x - k * LN2;
  const square = r * r;
  // the terms of even and of odd powers by themselves, so that a processor can do both at once
  const even =
    1 + square * (1 / 2 + square * (1 / 24 + square * (1 / 720 + square * (1 / 40_320 + square / 3_628_800))));
  const odd = 1 + square * (1 / 6 + square * (1 / 120 + square * (1 / 5040 + square / 362_880)));
  return scaleByPowerOfTwo(even + r * odd, k);
}

/** The natural logarithm of a positive number. */
export function ln(x: number): number {
  let mantissa = x;
  let k = 0;
  while (mantissa > Math.SQRT2) {
    mantissa /= 2;
    k += 1;
  }
  while (mantissa < Math.SQRT1_2) {
    mantissa *= 2;
    k -= 1;
  }
  // ln m = 2 artanh((m - 1) / (m + 1)), the argument at most 0.172
  const z = (mantissa - 1) / (mantissa + 1);
  const square = z * z;
  let sum = 0;
  for (let n = 25; n >= 1; n -= 2) sum = 1 / n + sum * square;
  return k * LN2_HIGH + (2 * z * sum + k * LN2_LOW);
}

/** The decimal logarithm of a positive number. */
export const lg = (x: number): number => ln(x) / LN10;

/** Ten to the power x. */
export const powerOfTen = (x: number): number => exp(x * LN10);

function scaleByPowerOfTwo(value: number, power: number): number {
  let scaled = value;
  for (let k = power; k > 0; k -= 1) scaled *= 2;
  for (let k = power; k < 0; k += 1) scaled /= 2;
  return scaled;
}

/** Nearest whole number of a real that cannot be a half: the caller's rulebook says why none occurs. */
export const nearest = (x: number): number => Math.floor(x + 0.5) + 0;
