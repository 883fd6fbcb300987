/** The list in force on a day. */
import type { ListRow } from '../store.ts';

/** The last list on or before a day, of lists sorted by date; before the first one, that one, marked as early. */
export function listInForce(
  lists: readonly ListRow[],
  day: string,
): { readonly list?: ListRow | undefined; readonly isEarly: boolean } {
  const list = lists.findLast(({ date }) => date <= day);
  return list === undefined ? { list: lists[0], isEarly: lists.length > 0 } : { list, isEarly: false };
}
