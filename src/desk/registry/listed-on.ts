/** The sealed lists with some persons, as `fide:2024-06-01`, ordered by pool and date. */
import type { Desk } from '../../ledger/store.ts';

export async function listsWith(desk: Desk, persons: readonly number[]): Promise<readonly string[]> {
  const lists = new Set<number>();
  for (const each of persons) for (const { list } of await desk.standingsOf(each)) lists.add(list);
  const rows = (await desk.lists()).filter(({ list }) => lists.has(list));
  return rows.map(({ pool, date }) => `${pool}:${date}`).sort();
}
