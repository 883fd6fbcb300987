/** Whether a report's time control fits the pool that it was sent to; and what is missing to rate it there. */
import { type Control, isSameTime } from '../../core/control.ts';
import type { Finding } from '../../core/finding.ts';
import type { Report } from '../../core/report.ts';
import { classOfTime, severalTimes, type TimeClass } from '../../intake/several-times.ts';
import { controlOfPool, groupOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import { eventFinding } from '../findings/events.ts';

/** The members of a pool that decide what belongs into it. */
export type SiblingPool = Pick<PoolRow, 'pool' | 'family' | 'settings'>;

/** The other pools of its group, one for each time control. */
export async function siblingsOf(desk: Desk, pool: SiblingPool): Promise<readonly SiblingPool[]> {
  const group = groupOfPool(pool);
  if (group === undefined) return [];
  return (await desk.pools()).filter((each) => each.pool !== pool.pool && groupOfPool(each) === group);
}

/** How the edition of its first day classifies the games of a report. */
function timeClassFor({ family }: Pick<SiblingPool, 'family'>, { event: { start } }: Report): TimeClass | undefined {
  return start === undefined ? undefined : editionOn(family, 'standard', start)?.timeClass;
}

/** The list that a report belongs to by its time control; undefined where the report or the text does not say it. */
export function controlIn(pool: Pick<SiblingPool, 'family'>, report: Report): Control | null | undefined {
  const { controls = [], controlsBlack = controls } = report.event;
  const timeClass = timeClassFor(pool, report);
  if (timeClass === undefined || controls.length === 0) return undefined;
  return classOfTime({ controls, controlsBlack }, timeClass);
}

/**
 * Rapid and blitz texts have a clause for games with different times, which says more than that it is another pool's.
 */
const isForClause = (pool: SiblingPool, { event: { controls = [], controlsBlack = controls } }: Report): boolean =>
  controlOfPool(pool) !== 'standard' && !isSameTime(controls, controlsBlack);

/** Reports with games for several lists: each kind is an event of its own, in its own pool. */
export function severalControls(
  pool: SiblingPool,
  siblings: readonly SiblingPool[],
  reports: readonly Report[],
): readonly Finding[] {
  const family = [pool, ...siblings];
  const poolOf = (control: Control | null): string | null =>
    family.find((each) => controlOfPool(each) === control)?.pool ?? null;
  return reports.flatMap((report) => {
    const timeClass = timeClassFor(pool, report);
    const several = timeClass === undefined ? undefined : severalTimes(report, timeClass);
    if (several === undefined) return [];
    const times = several.times.map((each) => ({ ...each, pool: poolOf(each.control) }));
    return [eventFinding('event.several-controls', { pool: pool.pool, times }, 'refuse', several.at)];
  });
}

/** Reports with another time control than their pool, where it belongs to a group. */
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
  // games that are too short for any list are refused by the clause
  if (seen === undefined || seen === null) return [];
  const right = siblings.find((each) => controlOfPool(each) === seen)?.pool ?? null;
  return [eventFinding('event.other-control', { pool: pool.pool, expected, seen, right, family: pool.family, group })];
}
