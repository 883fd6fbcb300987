/** The numbers of the text that are tables, as printed. */

/**
 * 1 K The development coefficient, by the rating before the event: `gain` if SR is zero or more, `loss` if it is below zero. In
 * the order printed; the last row has no end. Reading: the first row also applies to ratings below 1, about which the text says
 * nothing.
 */
export const K_TABLE = [
  { gain: 100, loss: 5, from: 1, to: 99 },
  { gain: 100, loss: 10, from: 100, to: 199 },
  { gain: 100, loss: 15, from: 200, to: 299 },
  { gain: 100, loss: 20, from: 300, to: 399 },
  { gain: 100, loss: 25, from: 400, to: 499 },
  { gain: 90, loss: 25, from: 500, to: 599 },
  { gain: 80, loss: 25, from: 600, to: 699 },
  { gain: 70, loss: 25, from: 700, to: 799 },
  { gain: 60, loss: 25, from: 800, to: 899 },
  { gain: 50, loss: 25, from: 900, to: 999 },
  { gain: 45, loss: 25, from: 1000, to: 1099 },
  { gain: 40, loss: 25, from: 1100, to: 1299 },
  { gain: 35, loss: 25, from: 1300, to: 1499 },
  { gain: 30, loss: 25, from: 1500, to: 1699 },
  { gain: 25, loss: 20, from: 1700, to: 1999 },
  { gain: 20, loss: 20, from: 2000, to: 2199 },
  { gain: 16, loss: 16, from: 2200, to: 2399 },
  { gain: 12, loss: 12, from: 2400, to: null },
] as const;

/** A row of the table of K. */
export type KRow = (typeof K_TABLE)[number];
