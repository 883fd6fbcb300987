/** Appendix II: the calculations by hand, in natural units; the results are an estimate or for information. */
import { clamp, inUnits, roundHalfUp } from '../../core/exact.ts';
import type { Why } from '../../core/reasons.ts';
import { HALF_POINT_BONUS, ruSwiss } from '../fide/2014/newcomers.ts';
import { performanceOf, printedAverage } from '../fide/calculators.ts';
import { changeInHundredths, expectedScore } from '../fide/clauses.ts';
import type { FideRules } from '../fide/reasons.ts';
import { MAX_GAP } from './clauses.ts';
import type { MsszRules } from './reasons.ts';

export type MsszWhy = Why<FideRules & MsszRules>;

/** A player and the average of the opponents, as people write it: to four places. */
export interface AverageQuestion {
  readonly rating: number;
  readonly average: number;
  readonly games: number;
}

/** In hundredths of a point. */
function expectedSum({ rating, average, games }: AverageQuestion, why?: MsszWhy): number {
  const rounded = roundHalfUp(printedAverage(average));
  const gap = rating - rounded;
  const counted = clamp(gap, -MAX_GAP, MAX_GAP);
  const on = why?.under();
  on?.because('II.1', 'average-gap', { own: rating, average: rounded, gap, limit: MAX_GAP }, counted);
  const percent = expectedScore(counted, on, '8.1b');
  const sum = percent * games;
  why?.because('II.1', 'average-expectation', { expected: inUnits(percent, 100), games }, inUnits(sum, 100), on);
  return sum;
}

/**
 * II.1 Expected points from the opponents' average and one look-up. Reading: the average is rounded, a half up, and a difference
 * of more than 400 counts as 400 here too. The rating itself is computed game by game.
 */
export const avgExpectation = (question: AverageQuestion, why?: MsszWhy): number =>
  inUnits(expectedSum(question, why), 100);

/** II.1 The change that these expected points give, K times the difference; exact. */
export function avgChange(
  { score, k, ...question }: AverageQuestion & { readonly score: number; readonly k: number },
  why?: MsszWhy,
): number {
  const on = why?.under();
  const expected = expectedSum(question, on);
  const change = inUnits(changeInHundredths(k, 2 * score, expected), 100);
  why?.because('II.1', 'average-change', { score, expected: inUnits(expected, 100), k }, change, on);
  return change;
}

/** A result: points of this many games against opponents of that average. */
export interface AverageResult {
  readonly average: number;
  readonly score: number;
  readonly games: number;
}

/**
 * II.2 The rating with which a newcomer enters the list. Reading: above 50 % a half point adds 15, as 8.23 says; the example adds
 * 20, and with `bonus` an office can follow it.
 */
export const entryRating = (
  { average, score, games, bonus = HALF_POINT_BONUS }: AverageResult & { readonly bonus?: number },
  why?: MsszWhy,
): number => ruSwiss(printedAverage(average), 2 * score, games, bonus, why);

const GAMES_WITH_K_40 = 30;

/** II.2 How many more games K stays 40: the games behind the first rating count towards the 30. */
export function k40Left(games: number, why?: MsszWhy): number {
  const left = Math.max(0, GAMES_WITH_K_40 - games);
  why?.because('II.2', 'k40-left', { games, needed: GAMES_WITH_K_40 }, left);
  return left;
}

/** II.3 The performance: the average, exact, plus dp of the score; a half of the sum goes up. */
export const tpr = ({ average, score, games }: AverageResult, why?: MsszWhy): number =>
  performanceOf(printedAverage(average), 2 * score, games, { fractionalScore: '8.1a', performance: 'II.3' }, why)
    .performance;
