/** The list that an event of a periodic pool is for. */
import { type Month, parseMonth } from '../../core/dates.ts';
import type { ChessEvent } from '../../core/event.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';

/** `2024-06-01` or `2024-06`. */
const monthIn = (text: string): Month => parseMonth(text.slice(0, 7)) as Month;

/** The first list that the pool has not published. */
export async function nextListOf(desk: Desk, { pool, since }: PoolRow): Promise<Month> {
  const dates = (await desk.lists(pool)).map(({ date }) => monthIn(date) + 1);
  return Math.max(monthIn(since), ...dates);
}

/**
 * The first list that the event and its report are in time for, or a later one that the event names; never one that is
 * published already. Undefined for editions without lists.
 */
export function targetList(edition: EditionId, event: ChessEvent, next: Month): Month | undefined {
  const rules = officeRulesOf(edition);
  return rules.calendar === 'monthly' ? Math.max(rules.listOf(event), event.list ?? 0, next) : undefined;
}
