/** What a closed pool no longer takes. */
import { dayText, type Month, parseMonth } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { closedAfter, controlOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { rulesOfList } from '../../rulebooks/office-rules.ts';
import { registryFinding } from '../findings/registry.ts';

/** The last day of an event for this list, or for a pool with this last day. */
export function lastDayOfEvents(pool: PoolRow, after: string): string {
  if (!isPeriodicPool(pool)) return after;
  const list = parseMonth(after) as Month;
  return dayText(rulesOfList(pool.family, controlOfPool(pool), list).closingDay(list));
}

/** Whether the pool has had its last list, or its last day. */
export async function isClosedOn(desk: Desk, pool: PoolRow, after: string, today: string): Promise<boolean> {
  if (!isPeriodicPool(pool)) return today > after;
  const last = (await listsOf(desk, pool.pool)).at(-1);
  return last !== undefined && last.date.slice(0, 7) >= after;
}

/** Refuses changes of ratings in a closed pool; `end`: of an event after its last list. */
export async function closedAgainst(
  desk: Desk,
  pool: PoolRow,
  today: string,
  end?: string | null,
): Promise<readonly Finding[]> {
  const after = closedAfter(pool);
  if (after === undefined) return [];
  const isLate = end !== undefined && end !== null && end > lastDayOfEvents(pool, after);
  const isClosed = isLate || (await isClosedOn(desk, pool, after, today));
  return isClosed ? [registryFinding('pool.closed', { pool: pool.pool, after })] : [];
}
