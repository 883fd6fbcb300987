/** The date of the next list. */
import type { Month } from '../../core/dates.ts';
import type { Desk, PoolRow } from '../../ledger/store.ts';
import { parseListMonth } from '../../rating/period.ts';
import { listsOf } from '../../rating/states.ts';

/** The month of a pool’s next list. */
export async function nextMonth(desk: Desk, { pool, since }: PoolRow): Promise<Month> {
  const last = (await listsOf(desk, pool)).at(-1);
  const first = parseListMonth(since) as Month;
  return last === undefined ? first : Math.max(first, (parseListMonth(last.date) as Month) + 1);
}
