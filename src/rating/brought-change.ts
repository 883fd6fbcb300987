/**
 * Lists from elsewhere on which all ratings were changed at once, and which say nothing of it. Such a change is known by the date of the
 * list, and believed if the numbers agree: an office may bring in ratings of its own that were never changed.
 */
import type { Month } from '../core/dates.ts';
import { adjustedRating, ratingBefore } from '../core/pool-rule.ts';
import { controlOfPool } from '../ledger/rows/pools.ts';
import { openingListData } from '../ledger/rows/standings.ts';
import type { Desk, ListRow, PoolRow } from '../ledger/store.ts';
import { broughtRules } from '../rulebooks/office-rules.ts';
import { parseListMonth } from './period.ts';
import { isPeriodicPool } from './states.ts';

/** Of a player's way from one rating to the next, the points that everybody was given; the rest was won or lost. */
export type PointsGiven = (before: number, rating: number) => number;

/** Few play in one month, so a few players show it. */
const SAMPLE = 400;

/** `before`: the list that was brought in before it. Undefined where nothing of the kind is known. */
export async function broughtChange(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  before: ListRow | undefined,
): Promise<PointsGiven | undefined> {
  if (before === undefined || openingListData(list) === undefined || !isPeriodicPool(pool)) return undefined;
  const month = parseListMonth(list.date) as Month;
  const rule = broughtRules(pool.family, controlOfPool(pool), month).changeOfBrought?.(month);
  if (rule === undefined) return undefined;
  const rows = (await desk.someStandings(list.list, 0)).slice(0, SAMPLE);
  const persons = rows.map(({ person }) => person);
  const was = new Map((await desk.standings(before.list, persons)).map(({ person, rating }) => [person, rating]));
  let [reached, moved] = [0, 0];
  for (const { person, rating } of rows) {
    const old = was.get(person) ?? null;
    if (old === null || adjustedRating(old, rule) === old) continue;
    reached += 1;
    if (adjustedRating(old, rule) === rating) moved += 1;
  }
  if (2 * moved <= reached) return undefined;
  // who stands as before was left out of it
  return (old, rating) => (old === rating ? 0 : rating - (ratingBefore(rating, rule, old) ?? rating));
}
