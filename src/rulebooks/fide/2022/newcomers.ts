/** Section 8.2 of the text of 2022: the initial rating of a player without one. What it shares with 2024 lives there. */
import type { Month } from '../../../core/dates.ts';
import type { Player } from '../../../core/event.ts';
import { type Fraction, fraction, plus, roundHalfUp, times, toPlaces } from '../../../core/exact.ts';
import type { FideNumbers, PoolRules } from '../book.ts';
import { type FideWhy, fractionalScore, ratingDifference } from '../clauses.ts';
import type { InitialEstimate, Pool } from '../pool.ts';
import { closePoolBy } from '../2024/newcomers.ts';

/** §7.1.4 and §7.2.1. */
export const FLOOR = 1000;

/** §8.2.3 For each half point above 50 %. */
export const HALF_POINT_BONUS = 20;

/**
 * §8.2.2 and §8.2.3: the average of the rated opponents for a score of 50 %, 20 points more for each half point above it, and dp
 * of the score below it. There is no maximum. Reading: the average is not rounded first, a half of the result is rounded up.
 */
export function initialEstimate(
  games: number,
  sum: Fraction,
  halfPoints: number,
  why?: FideWhy,
  pool?: FideWhy,
): InitialEstimate {
  const ra = times(sum, fraction(1, games));
  const on = why?.under();
  const average = toPlaces(ra, 4);
  on?.because('8.2.2', 'rated-opponents-average', { games, sum: toPlaces(sum, 4) }, average, pool);
  const p = fractionalScore(halfPoints, games, on);
  const above = halfPoints - games;
  const dp = above < 0 ? ratingDifference(p, on) : null;
  const ru = roundHalfUp(plus(ra, fraction(dp ?? HALF_POINT_BONUS * above)));
  if (dp !== null) why?.because('8.2.3', 'initial-estimate', { ra: average, dp }, ru, on);
  else if (above === 0) why?.because('8.2.3', 'initial-even', { of: 'Ra', average }, ru, on);
  else {
    why?.because('8.2.3', 'initial-above', { of: 'Ra', average, halfPoints: above, bonus: HALF_POINT_BONUS }, ru, on);
  }
  return { ra, p, dp, ru, rating: ru };
}

export const closePool = (pool: Pool, player: Player, list: Month, rules: PoolRules, why?: FideWhy): FideNumbers =>
  closePoolBy(initialEstimate, pool, player, list, rules, why);
