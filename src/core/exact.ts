/**
 * Whole-number arithmetic. Scores are counted in half points, expected scores in hundredths, and an average is kept as
 * a fraction until the rulebook rounds it. Every rounding has a name; a clause picks the one its text asks for.
 */

/** A fraction of two whole numbers; `of` is always positive. */
export interface Fraction {
  readonly parts: number;
  readonly of: number;
}

export const fraction = (parts: number, of = 1): Fraction => (of < 0 ? { parts: -parts, of: -of } : { parts, of });

export const plus = (a: Fraction, b: Fraction): Fraction => reduced(a.parts * b.of + b.parts * a.of, a.of * b.of);

export const times = (a: Fraction, b: Fraction): Fraction => reduced(a.parts * b.parts, a.of * b.of);

export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, fraction(-b.parts, b.of));

/** Sum over count, exact. */
export const mean = (sum: number, count: number): Fraction => fraction(sum, count);

function reduced(parts: number, of: number): Fraction {
  const divisor = commonDivisor(Math.abs(parts), of);
  return { parts: parts / divisor, of: of / divisor };
}

function commonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** The integer part towards minus infinity. Whole-number division: no quotient is ever rounded by the machine. */
export function floorOf(value: Fraction): number {
  const rest = value.parts % value.of;
  return noMinusZero((value.parts - (rest < 0 ? rest + value.of : rest)) / value.of);
}

/** Nearest whole number, halves towards plus infinity. */
export const roundHalfUp = (value: Fraction): number => floorOf(fraction(2 * value.parts + value.of, 2 * value.of));

/** Nearest whole number, halves away from zero. */
export const roundHalfAway = (value: Fraction): number =>
  value.parts < 0 ? noMinusZero(-roundHalfUp(fraction(-value.parts, value.of))) : roundHalfUp(value);

/** A count of the given unit as a decimal: `inUnits(1280, 100)` is 12.8. The unit is a power of ten or divides one. */
export const inUnits = (count: number, unit: number): number => noMinusZero(count / unit);

/** A fraction as a decimal of this many places, halves away from zero: how endless fractions are printed. */
export function toPlaces(value: Fraction, places: number): number {
  const scale = 10 ** places;
  return inUnits(roundHalfAway(fraction(value.parts * scale, value.of)), scale);
}

export const noMinusZero = (value: number): number => (value === 0 ? 0 : value);

/** Half points as points: 3 is 1.5. */
export const points = (halfPoints: number): number => halfPoints / 2;

/** Half points in hundredths of a point, the unit of expected scores. */
export const halfPointsInHundredths = (halfPoints: number): number => halfPoints * 50;

/** A value between two bounds, or the nearer bound. */
export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/**
 * A finite decimal, such as an average or a base time, as an exact fraction; undefined where it has more than `places`
 * places or is no finite number.
 */
export function decimal(value: number, places: number): Fraction | undefined {
  const scale = 10 ** places;
  const count = Math.round(value * scale);
  return Number.isSafeInteger(count) && count / scale === value ? reduced(count, scale) : undefined;
}

/** sqrt(value), rounded to the nearest whole number. IEEE 754 rounds square roots correctly, so the whole part is exact. */
export function roundedSquareRoot(value: number): number {
  const root = Math.floor(Math.sqrt(value));
  // nearer to root + 1 exactly when value > (root + 1/2)², that is value > root² + root
  return value > root * root + root ? root + 1 : root;
}
