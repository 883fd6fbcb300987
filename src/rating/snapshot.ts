/** A list of a continuous pool: the present standings, sealed with a date. */
import { type Desk, FLAGS, type ListRow, MARKS, type PoolRow, type StandingRow } from '../ledger/store.ts';
import { isListed, type ListSeal, sealOf } from '../ledger/lists/seal.ts';
import { type State, standingOfState } from '../ledger/lists/state.ts';

import { listsOf, stateOfPresent } from './states.ts';

export interface Snapshot extends ListSeal {
  readonly previous: ListRow | undefined;
  readonly rows: readonly StandingRow[];
  readonly players: number;
}

/** Games and changes are counted since the list before. */
export async function compileSnapshot(desk: Desk, { pool }: PoolRow, date: string): Promise<Snapshot> {
  const previous = (await listsOf(desk, pool)).findLast((list) => list.date < date);
  const before = new Map<number, Pick<StandingRow, 'rating' | 'total'>>();
  if (previous !== undefined) {
    for await (const batch of desk.allStandings(previous.list)) {
      for (const { person, rating, total } of batch) before.set(person, { rating, total });
    }
  }
  const erased = await erasedIn(desk);
  const rows: StandingRow[] = [];
  for await (const batch of desk.allPresent(pool)) {
    for (const present of batch) {
      const state = stateOfPresent(present) as State;
      const row = snapshotRow(standingOfState(present.person, state), before.get(present.person));
      rows.push(erased.has(row.person) ? { ...row, flags: FLAGS.notListed } : row);
    }
  }
  return {
    previous,
    rows,
    players: rows.filter(isListed).length,
    ...sealOf({ pool, date }, rows),
  };
}

/** Erased persons keep their standing, and are not listed. */
async function erasedIn(desk: Desk): Promise<ReadonlySet<number>> {
  const erased = new Set<number>();
  for await (const batch of desk.allListedPersons()) {
    for (const { person, marks } of batch) if ((marks & MARKS.erased) !== 0) erased.add(person);
  }
  return erased;
}

function snapshotRow(row: StandingRow, before: Pick<StandingRow, 'rating' | 'total'> | undefined): StandingRow {
  const { rating } = row;
  const was = before?.rating ?? null;
  return {
    ...row,
    games: Math.max(0, row.total - (before?.total ?? 0)),
    change: rating === null || was === null || rating === was ? null : (rating - was) * 100,
    flags: rating !== null && was === null ? FLAGS.fresh : 0,
  };
}
