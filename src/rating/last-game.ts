/** When a player last played, as a list stores it: the day, or the list that counted the game. */
import { firstDay, monthOf } from '../core/dates.ts';
import type { ListRow } from '../ledger/store.ts';
import type { MonthlyRules } from '../rulebooks/edition.ts';
import { monthlyRules } from '../rulebooks/office-rules.ts';
import { listData } from '../ledger/rows/standings.ts';

/**
 * Where the next list is compiled by an edition that counts in another way than the last one, the old value is
 * converted: a list stands for its last day, and a day for the list after its month. A list that was brought in is read
 * by the edition in force on its day.
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
