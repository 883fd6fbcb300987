/** Days that an event cannot have, or that the pool knows nothing of: what nobody accepts without looking. */
import { dayText, type Month, parseMonth } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { PoolRow } from '../../ledger/store.ts';
import type { NumberedReport } from '../../ledger/rows/content.ts';
import { rulesOfList } from '../../rulebooks/office-rules.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { eventFinding } from '../findings/events.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';

/** An event with results has ended, or its days are wrong. */
export const endsInFuture = (end: string | null | undefined, today: string): readonly Finding[] =>
  end !== undefined && end !== null && end > today ? [eventFinding('event.ends-in-future', { end, today })] : [];

/** The same of a report on its way in; one that has no result yet may come before the event. */
export const futureReport = ({ event: { end }, games }: NumberedReport, today: string): readonly Finding[] =>
  games.length === 0 || end === undefined ? [] : endsInFuture(dayText(end), today);

/** The last day that is not the pool's any more: of a pool with lists the closing day of the list before its first. */
function lastDayBefore(pool: PoolRow): string {
  const { family, since } = pool;
  if (!isPeriodicPool({ family })) return since;
  const before = (parseMonth(since) as Month) - 1;
  return dayText(rulesOfList(family, controlOfPool(pool), before).closingDay(before));
}

/** Ratings that the pool began with may have such an event in them already. */
export function beforePool(pool: PoolRow, end: string | null | undefined): readonly Finding[] {
  if (end === null || end === undefined) return [];
  const last = lastDayBefore(pool);
  const isBefore = isPeriodicPool(pool) ? end <= last : end < last;
  return isBefore ? [eventFinding('event.before-pool', { pool: pool.pool, end, from: pool.since }, 'warn')] : [];
}
