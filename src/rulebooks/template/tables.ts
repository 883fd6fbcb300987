/** The one table of the book, as printed. */

/** §3.1 What a win takes, where the loser was ahead by `aheadFrom` points or more; a minus means behind. */
export const STAKES = [
  { aheadFrom: 200, stake: 25 },
  { aheadFrom: 100, stake: 15 },
  { aheadFrom: 0, stake: 10 },
  { aheadFrom: -100, stake: 5 },
] as const;

/** §3.1, the line under the table. */
export const LEAST_STAKE = 1;
