/** The closing days of the lists of a year ahead, pool by pool: the calendar of an office. */
import { dayText, monthText } from '../../core/dates.ts';
import { nextListOf } from '../../desk/events/target-list.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { rulesOfList } from '../../rulebooks/office-rules.ts';

export interface ClosingDay {
  readonly pool: string;
  /** `2024-07`. */
  readonly list: string;
  /** The last day that is in time. */
  readonly day: string;
  readonly clause: string;
}

const LISTS = 12;

export async function closingDays(desk: Desk, pools: readonly PoolRow[]): Promise<readonly ClosingDay[]> {
  const all: ClosingDay[] = [];
  for (const row of pools.filter(isPeriodicPool)) {
    const next = await nextListOf(desk, row);
    for (let list = next; list < next + LISTS; list += 1) {
      const { closingDay, cite } = rulesOfList(row.family, controlOfPool(row), list);
      all.push({ pool: row.pool, list: monthText(list), day: dayText(closingDay(list)), clause: cite.closing });
    }
  }
  return all.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.pool < b.pool ? -1 : 1));
}
