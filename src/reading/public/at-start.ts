/**
 * The ratings that players had in an event: those of the list in force on its first day; in pools that rate at once, those of that
 * moment. A result's own `before` is the rating to which its change is added, which in a period may be that of a later list.
 */
import { inBatches, type Pause } from '../../core/slices.ts';
import type { Desk, EventRow, ListRow, PoolRow, ResultRow, StandingRow } from '../../ledger/store.ts';
import { listFor } from '../../rating/in-force.ts';
import { isPeriodicPool } from '../../rating/states.ts';

export type ByPerson<Row> = ReadonlyMap<number, Row>;

export const byPerson = <Row extends { readonly person: number }>(rows: readonly Row[]): ByPerson<Row> =>
  new Map(rows.map((row) => [row.person, row]));

/** The number of players who are looked up on a list in one slice: each may be in a different block. */
const PERSONS_A_SLICE = 100;

/** The rows of an event's players on the list in force on its first day. */
export async function listedAtStart(
  desk: Desk,
  row: EventRow,
  lists: readonly ListRow[],
  persons: readonly (number | undefined)[],
  pause: Pause,
): Promise<ByPerson<StandingRow>> {
  const list = listFor(lists, { row });
  const rows: StandingRow[] = [];
  const known = persons.filter((person) => person !== undefined);
  // neighbours are in the same blocks
  for (const some of inBatches(list === undefined ? [] : known.toSorted((a, b) => a - b), PERSONS_A_SLICE)) {
    rows.push(...(await desk.standings((list as ListRow).list, some)));
    await pause();
  }
  return byPerson(rows);
}

export const ratingAtStart =
  (
    pool: PoolRow,
    listed: ByPerson<Pick<StandingRow, 'person' | 'rating'>>,
    results: ByPerson<Pick<ResultRow, 'person' | 'before'>>,
  ) =>
  (person: number): number | null => {
    const result = results.get(person);
    // a player who was later merged into a rated one took part as a newcomer
    if (result?.before === null) return null;
    return (isPeriodicPool(pool) || result === undefined ? listed.get(person)?.rating : result.before) ?? null;
  };
