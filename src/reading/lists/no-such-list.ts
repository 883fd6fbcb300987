/** A list that is not there, and which are. */
import type { Finding } from '../../core/finding.ts';
import type { Desk } from '../../ledger/store.ts';
import { listFinding } from '../../desk/findings/lists.ts';
import { listsOf } from '../../rating/states.ts';

export async function noSuchList(desk: Desk, pool: string, date: string): Promise<Finding> {
  const dates = (await listsOf(desk, pool)).map((each) => each.date);
  const [first = null, last = null] = [dates[0], dates.at(-1)];
  return listFinding('lists.unknown-list', { pool, date, count: dates.length, first, last });
}
