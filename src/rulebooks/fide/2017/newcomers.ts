/** §8.23 of the text of 2017; everything else about newcomers is as in 2014. */
import type { Month } from '../../../core/dates.ts';
import type { Player } from '../../../core/event.ts';
import { closePool as closePool2014 } from '../2014/newcomers.ts';
import type { FideNumbers, PoolRules } from '../book.ts';
import type { FideWhy } from '../clauses.ts';
import type { Pool } from '../pool.ts';

/** §8.23 Points for each half point above 50 %, in a Swiss as in a round robin. */
export const HALF_POINT_BONUS = 20;

/** As in 2014; averages and performances of an event are only reported for players who had one in the period. */
export function closePool(pool: Pool, player: Player, list: Month, rules: PoolRules, why?: FideWhy): FideNumbers {
  const numbers = closePool2014(pool, player, list, rules, why);
  if (pool.entered <= 1) return numbers;
  const { rc: _rc, ru: _ru, rcNew: _rcNew, ruNew: _ruNew, ...ofThePeriod } = numbers;
  return ofThePeriod;
}
