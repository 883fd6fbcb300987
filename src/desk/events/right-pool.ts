/** Whether a report is for the pool that it was sent to, by the time of its games; and what is missing to rate it there. */
import { type Control, CONTROLS, isSameTime } from '../../core/control.ts';
import type { Finding } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import { controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import { eventFinding } from '../findings/events.ts';

/** What of a pool says where it belongs. */
export type SiblingPool = Pick<PoolRow, 'pool' | 'family' | 'settings'>;

/** The other pools of its group, one for each time control. */
export async function siblingsOf(desk: Desk, pool: SiblingPool): Promise<readonly SiblingPool[]> {
  const group = groupOfPool(pool);
  if (group === undefined) return [];
  return (await desk.pools()).filter((each) => each.pool !== pool.pool && groupOfPool(each) === group);
}

/** The shortest first; null is too short for any list. */
const BY_LENGTH: readonly (Control | null)[] = [null, ...CONTROLS.toReversed()];

/**
 * The list that the time of a report belongs to; undefined where the report or the text does not say it. Each player must have
 * the time of a list, so that of two different times the shorter one decides.
 */
export function controlIn({ family }: Pick<SiblingPool, 'family'>, { event }: Report): Control | null | undefined {
  const { start, controls = [], controlsBlack = controls } = event;
  const timeClass = start === undefined ? undefined : editionOn(family, 'standard', start)?.timeClass;
  if (timeClass === undefined || controls.length === 0) return undefined;
  const sides = [timeClass(controls), timeClass(controlsBlack)];
  return BY_LENGTH.find((each) => sides.includes(each));
}

/** Rapid and blitz texts have a clause for games with different times, which says more than that the pool is another one. */
const isForClause = (pool: SiblingPool, { event: { controls = [], controlsBlack = controls } }: Report): boolean =>
  controlOfPool(pool) !== 'standard' && !isSameTime(controls, controlsBlack);

/** Reports whose games are of another kind than those of the pool, where it belongs to a group. */
export function otherPool(
  pool: SiblingPool,
  siblings: readonly SiblingPool[],
  reports: readonly Report[],
): readonly Finding[] {
  const group = groupOfPool(pool);
  if (group === undefined) return [];
  const expected = controlOfPool(pool);
  const seen = reports
    .filter((report) => !isForClause(pool, report))
    .map((report) => controlIn(pool, report))
    .find((each) => each !== undefined && each !== expected);
  // what is too short for any list is refused by the clause
  if (seen === undefined || seen === null) return [];
  const right = siblings.find((each) => controlOfPool(each) === seen)?.pool ?? null;
  return [eventFinding('event.other-control', { pool: pool.pool, expected, seen, right, family: pool.family, group })];
}
