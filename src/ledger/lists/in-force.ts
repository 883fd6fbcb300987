/** Which list holds on a day. */
import type { ListRow } from '../store.ts';

/** The last of some lists, which are in the order of their dates, on or before a day; before the first that one, which is early. */
export function listInForce(
  lists: readonly ListRow[],
  day: string,
): { readonly list?: ListRow | undefined; readonly isEarly: boolean } {
  const list = lists.findLast(({ date }) => date <= day);
  return list === undefined ? { list: lists[0], isEarly: lists.length > 0 } : { list, isEarly: false };
}
