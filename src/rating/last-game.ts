/** When somebody last played, as a list keeps it: by the day, or by the list that counted the game. */
import { firstDay, monthOf } from '../core/dates.ts';
import type { ListRow } from '../ledger/store.ts';
import type { MonthlyRules } from '../rulebooks/edition.ts';
import { monthlyRules } from '../rulebooks/office-rules.ts';
import { listData } from '../ledger/rows/standings.ts';

/**
 * Where the next list is made by an edition that counts otherwise than the one before, what that one says is read in the new
 * way: a list stands for its last day, and a day for the list after its month. A list that was brought in says it as the
 * edition of its day does.
 */
export function lastOnList(
  last: Int32Array,
  previous: Pick<ListRow, 'data'> | undefined,
  { lastGame }: Pick<MonthlyRules, 'lastGame'>,
): void {
  const edition = previous === undefined ? undefined : listData(previous).edition;
  if (edition === undefined || monthlyRules(edition).lastGame === lastGame) return;
  for (const [person, value] of last.entries()) {
    if (value !== 0) last[person] = lastGame === 'list' ? monthOf(value) + 1 : firstDay(value) - 1;
  }
}
