/** Means with their confidence intervals. Sums are whole numbers and exact; only the last division is in floating point. */

/** The count, the sum, and the sum of squares. */
export interface Sums {
  n: number;
  sum: bigint;
  squares: bigint;
}

export const noSums = (): Sums => ({ n: 0, sum: 0n, squares: 0n });

/** A whole number. */
export function addSums(sums: Sums, value: number): void {
  sums.n += 1;
  sums.sum += BigInt(value);
  sums.squares += BigInt(value) * BigInt(value);
}

/** Null if there are too few. */
export interface BiasEstimate {
  readonly n: number;
  readonly mean: number | null;
  /** Standard deviation in the sample. */
  readonly spread: number | null;
  /** The 95 % interval of the mean. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The quantile of the normal distribution for 95 %, as printed in tables. */
const QUANTILE = 1.96;
/** With fewer values than this the normal distribution says nothing about a mean. */
export const ENOUGH = 30;

/**
 * mean = Σx / n; variance = (n Σx² − (Σx)²) / (n (n − 1)); interval = mean ± 1.96 √(variance / n). `unit`: how many of the
 * units that were summed make one.
 */
export function biasEstimate({ n, sum, squares }: Sums, unit = 1): BiasEstimate {
  if (n === 0) return { n, mean: null, spread: null, low: null, high: null };
  const mean = Number(sum) / (n * unit);
  if (n === 1) return { n, mean: rounded(mean), spread: null, low: null, high: null };
  const variance = Number(BigInt(n) * squares - sum * sum) / (n * (n - 1)) / (unit * unit);
  const spread = Math.sqrt(variance);
  if (n < ENOUGH) return { n, mean: rounded(mean), spread: rounded(spread), low: null, high: null };
  const half = QUANTILE * Math.sqrt(variance / n);
  return { n, mean: rounded(mean), spread: rounded(spread), low: rounded(mean - half), high: rounded(mean + half) };
}

const PLACES = 10_000;

/** Four places are shown: more would only show how the machine divides. */
const rounded = (value: number): number => Math.round(value * PLACES) / PLACES + 0;

/** On which side of zero a mean is, if its interval does not contain zero. */
export function direction({ low, high }: BiasEstimate): 'up' | 'down' | 'unclear' {
  if (low === null || high === null) return 'unclear';
  return low > 0 ? 'up' : high < 0 ? 'down' : 'unclear';
}
