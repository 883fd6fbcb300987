/**
 * Exact numbers: a fraction of two whole numbers of any size, and the three ways in which the rulebooks round.
 */
export type Fraction = { readonly above: bigint; readonly below: bigint };

function divisor(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a;
  let y = b;
  while (y !== 0n) {
    const rest = x % y;
    x = y;
    y = rest;
  }
  return x;
}

export function fraction(above: bigint, below: bigint): Fraction {
  if (below === 0n) throw new Error('a fraction with nothing below');
  const sign = below < 0n ? -1n : 1n;
  const common = divisor(above, below * sign);
  if (common === 0n) return { above: 0n, below: 1n };
  return { above: (above * sign) / common, below: (below * sign) / common };
}

export function whole(value: number): Fraction {
  return { above: BigInt(value), below: 1n };
}

/** A decimal number as it stands in a document: 1688.6667 is 16886667/10000, not the nearest binary number. */
export function decimal(value: number): Fraction {
  const text = String(value);
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text);
  if (match === null) throw new Error(`not a decimal number: ${text}`);
  const [, sign = '', before = '', after = '', power = '0'] = match;
  const digits = BigInt(sign + before + after);
  const places = after.length - Number(power);
  return places >= 0 ? fraction(digits, 10n ** BigInt(places)) : fraction(digits * 10n ** BigInt(-places), 1n);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.above * b.below + b.above * a.below, a.below * b.below);
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.above * b.below - b.above * a.below, a.below * b.below);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.above * b.above, a.below * b.below);
}

export function over(a: Fraction, b: Fraction): Fraction {
  return fraction(a.above * b.below, a.below * b.above);
}

export function sum(values: readonly Fraction[]): Fraction {
  let total = whole(0);
  for (const value of values) total = plus(total, value);
  return total;
}

/** Below zero, zero or above zero, as a is less than, equal to or greater than b. */
export function compare(a: Fraction, b: Fraction): number {
  const left = a.above * b.below;
  const right = b.above * a.below;
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The greatest whole number that is not greater. */
export function floor(a: Fraction): number {
  const cut = a.above / a.below;
  return Number(a.above < 0n && cut * a.below !== a.above ? cut - 1n : cut);
}

/** To the nearest whole number, a half upwards: 2444.5 gives 2445, -2.5 gives -2. */
export function roundHalfUp(a: Fraction): number {
  return floor(plus(a, fraction(1n, 2n)));
}

/** To the nearest whole number, a half away from zero: 2.5 gives 3, -2.5 gives -3. */
export function roundHalfAway(a: Fraction): number {
  if (a.above >= 0n) return roundHalfUp(a);
  const size = roundHalfUp({ above: -a.above, below: a.below });
  return size === 0 ? 0 : -size;
}

/** As a number of a result: finite decimals in full, endless ones to so many places, half away from zero. */
export function printed(a: Fraction, places: number): number {
  let below = a.below;
  while (below % 2n === 0n) below /= 2n;
  while (below % 5n === 0n) below /= 5n;
  const endless = below !== 1n;
  return endless ? toPlaces(a, places) : Number(a.above) / Number(a.below);
}

/** To so many decimals, half away from zero. */
export function toPlaces(a: Fraction, places: number): number {
  const scale = 10n ** BigInt(places);
  return roundHalfAway(times(a, { above: scale, below: 1n })) / Number(scale);
}
