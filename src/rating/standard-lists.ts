/** The lists from which rapid and blitz events take a rating for players who have none in their own pool. */
import type { Desk, ListRow, PoolRow } from '../ledger/store.ts';
import { controlOfPool, groupOfPool } from '../ledger/rows/pools.ts';
import { listsOf } from './states.ts';

/** The pool of standard ratings in the group of a rapid or blitz pool. */
export async function standardPoolOf(desk: Desk, pool: PoolRow): Promise<PoolRow | undefined> {
  const group = groupOfPool(pool);
  if (controlOfPool(pool) === 'standard' || group === undefined) return undefined;
  return (await desk.pools()).find(
    (each) => each.family === pool.family && groupOfPool(each) === group && controlOfPool(each) === 'standard',
  );
}

/**
 * The lists of that pool, by date; none where there is no such pool. For a published list only those published before
 * it count, so that it can be compiled with the same result: `before` is its number.
 */
export async function standardListsOf(desk: Desk, pool: PoolRow, before?: number): Promise<readonly ListRow[]> {
  const standard = await standardPoolOf(desk, pool);
  if (standard === undefined) return [];
  const lists = await listsOf(desk, standard.pool);
  return before === undefined ? lists : lists.filter(({ list }) => list < before);
}

/** The one in force on a day, `2024-05-01`; a pool whose first list is later has none. */
export const standardListOn = (lists: readonly ListRow[], day: string): ListRow | undefined =>
  lists.findLast(({ date }) => date <= day);
