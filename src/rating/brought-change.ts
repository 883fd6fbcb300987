/**
 * Imported lists on which all ratings were changed at once, without saying so. Such a change is recognised by the date
 * of the list, and believed if the numbers agree: an office may import ratings of its own that were never changed.
 */
import type { Month } from '../core/dates.ts';
import { adjustedRating, type PoolRule, ratingBefore } from '../core/pool-rule.ts';
import { controlOfPool } from '../ledger/rows/pools.ts';
import { openingListData } from '../ledger/rows/standings.ts';
import type { Desk, ListRow, PoolRow, StandingRow } from '../ledger/store.ts';
import type { LiftedToStandard } from '../rulebooks/edition.ts';
import { broughtRules } from '../rulebooks/office-rules.ts';
import { parseListMonth } from './period.ts';
import { standardPoolOf } from './standard-lists.ts';
import { isPeriodicPool } from './states.ts';

/**
 * Of a player's step from one rating to the next, the points that everybody was given; the rest was won or lost in
 * games.
 */
export type PointsGiven = (person: number, before: number, rating: number) => number;

export interface BroughtChange {
  readonly rule: PoolRule;
  readonly given: PointsGiven;
}

/** Few play in one month, so a sample of players shows it. */
const SAMPLE = 400;

type RatingOf = (person: number) => number | undefined;

interface RuleKnown {
  readonly rule: PoolRule;
  /** Ratings in the pool that the rule names. */
  readonly other: RatingOf;
}

function ratingsIn(rows: readonly StandingRow[], into = new Map<number, number>()): Map<number, number> {
  for (const { person, rating } of rows) if (rating !== null) into.set(person, rating);
  return into;
}

/** A rule that raises to the standard rating uses the list of the same date: for some persons, or for everybody. */
async function withStandard(
  desk: Desk,
  pool: PoolRow,
  { date }: ListRow,
  rule: LiftedToStandard,
  persons: readonly number[] | undefined,
): Promise<RuleKnown | undefined> {
  const standard = await standardPoolOf(desk, pool);
  const list = standard === undefined ? undefined : await desk.list(standard.pool, date);
  if (list === undefined) return undefined;
  const ratings = new Map<number, number>();
  if (persons !== undefined) ratingsIn(await desk.standings(list.list, persons), ratings);
  else for await (const rows of desk.allStandings(list.list)) ratingsIn(rows, ratings);
  return { rule: { ...rule, of: list.pool }, other: (person) => ratings.get(person) };
}

/** Whether most of the players whom the rule affects have the rating that it gives. */
async function isSeen(
  desk: Desk,
  { rule, other }: RuleKnown,
  rows: readonly StandingRow[],
  before: ListRow,
): Promise<boolean> {
  const persons = rows.map(({ person }) => person);
  const was = ratingsIn(await desk.standings(before.list, persons));
  let [reached, moved] = [0, 0];
  for (const { person, rating } of rows) {
    const old = was.get(person);
    if (old === undefined || rating === null) continue;
    const ruled = adjustedRating(old, rule, other(person));
    if (ruled === old) continue;
    reached += 1;
    if (ruled === rating) moved += 1;
  }
  return 2 * moved > reached;
}

/** A player whose rating is unchanged was left out of the change. */
function givenBy({ rule, other }: RuleKnown): PointsGiven {
  if (rule.kind === 'towards') {
    return (_person, old, rating) => (old === rating ? 0 : rating - (ratingBefore(rating, rule, old) ?? rating));
  }
  // games of the month before the change cannot be separated from it
  return (person, old, rating) => (adjustedRating(0, rule, other(person)) === rating ? Math.max(0, rating - old) : 0);
}

/**
 * `before`: the list imported before it; `persons`: whose points are wanted, if not everybody's. Undefined where no
 * such change is known.
 */
export async function broughtChange(
  desk: Desk,
  pool: PoolRow,
  list: ListRow,
  before: ListRow | undefined,
  persons?: readonly number[],
): Promise<BroughtChange | undefined> {
  if (before === undefined || openingListData(list) === undefined || !isPeriodicPool(pool)) return undefined;
  const month = parseListMonth(list.date) as Month;
  const rule = broughtRules(pool.family, controlOfPool(pool), month).changeOfBrought?.(month);
  if (rule === undefined) return undefined;
  const rows = (await desk.someStandings(list.list, 0)).slice(0, SAMPLE);
  const asked = persons === undefined ? undefined : [...persons, ...rows.map(({ person }) => person)];
  const known =
    rule.kind === 'towards' ? { rule, other: () => undefined } : await withStandard(desk, pool, list, rule, asked);
  if (known === undefined || !(await isSeen(desk, known, rows, before))) return undefined;
  return { rule: known.rule, given: givenBy(known) };
}
