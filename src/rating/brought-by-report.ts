/**
 * Ratings that reports give to players whom the office had as unrated, and that an officer accepted as brought in. They
 * are stored nowhere else: they come with the event, and go when it is withdrawn or replaced by a report without them.
 */
import type { BroughtByReport } from '../ledger/entries.ts';
import { personId } from '../ledger/ids.ts';
import type { Desk, EventRow, PoolRow, StandingRow } from '../ledger/store.ts';
import { standingRow } from '../ledger/rows/standings.ts';
import type { Standings } from './field.ts';
import { type RecalledEvent, recallEvents } from './recall.ts';

/** By person; of several events the one with the latest list counts. */
export function broughtIn(events: readonly RecalledEvent[]): ReadonlyMap<number, BroughtByReport> {
  const found = new Map<number, BroughtByReport>();
  for (const { persons, data } of events) {
    for (const [place, brought] of Object.entries(data.brought ?? {})) {
      const person = persons[Number(place)];
      if ('unrated' in brought || person === undefined) continue;
      const other = found.get(person);
      if (other === undefined || other.as < brought.as) found.set(person, brought);
    }
  }
  return found;
}

export async function broughtByReports(
  desk: Desk,
  rows: readonly EventRow[],
): Promise<ReadonlyMap<number, BroughtByReport>> {
  const bringing = rows.filter(({ broughtRatings }) => broughtRatings > 0);
  return bringing.length === 0 ? new Map() : broughtIn(await recallEvents(desk, bringing));
}

/** The standings that a list is added to, where the office has no rating of its own for the player. */
export function withBroughtStandings(
  base: Standings,
  pool: PoolRow,
  brought: ReadonlyMap<number, BroughtByReport>,
): void {
  for (const [person, each] of brought) {
    if (base.rating[person] !== 0) continue;
    const row = rowOf(pool, person, each);
    base.put(person, {
      ...row,
      total: (base.total[person] as number) || row.total,
      peak: Math.max(base.peak[person] as number, row.peak as number),
    });
  }
}

const rowOf = (pool: PoolRow, person: number, { as, assumed: _assumed, rest: _rest, ...standing }: BroughtByReport) =>
  standingRow(pool, as, { person: personId(person), ...standing }) satisfies StandingRow;
