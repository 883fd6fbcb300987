/** Appendix I, 8.54, as this book repeats it: the number is repeated too, so that a change of one text does not affect the other. */
import { type FideWhy, gapUpTo } from '../fide/clauses.ts';

/** 8.54 The largest difference that counts in a game. */
export const MAX_GAP = 400;

/** 8.54 A difference of more than 400 points counts as 400, for every player and in every game. */
export const countedGap = (own: number, opponent: number, why?: FideWhy): number =>
  gapUpTo(MAX_GAP, '8.54', own, opponent, why);
