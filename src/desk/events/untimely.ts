/** Impossible days of an event, or days before the pool: not accepted without confirmation. */
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

/** The same for a new report; one without results may come before the event. */
export const futureReport = ({ event: { end }, games }: NumberedReport, today: string): readonly Finding[] =>
  games.length === 0 || end === undefined ? [] : endsInFuture(dayText(end), today);

/** The last day before the pool's time: for a pool with lists the closing day of the list before its first. */
function lastDayBefore(pool: PoolRow): string {
  const { family, since } = pool;
  if (!isPeriodicPool({ family })) return since;
  const before = (parseMonth(since) as Month) - 1;
  return dayText(rulesOfList(family, controlOfPool(pool), before).closingDay(before));
}

/** The ratings with which the pool began may include such an event already. */
export function beforePool(pool: PoolRow, end: string | null | undefined): readonly Finding[] {
  if (end === null || end === undefined) return [];
  const last = lastDayBefore(pool);
  const isBefore = isPeriodicPool(pool) ? end <= last : end < last;
  return isBefore ? [eventFinding('event.before-pool', { pool: pool.pool, end, from: pool.since }, 'warn')] : [];
}
