/** How players stood in a pool when their events began: for many events at once. */
import type { Desk, ListRow, PoolRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import { currentStates, isPeriodicPool, listsOf, stateOfStanding } from '../../rating/states.ts';
import { listInForce } from '../../ledger/lists/in-force.ts';

export interface EventStart {
  /** First day, `2024-05-01`. */
  readonly start: string;
  readonly persons: readonly number[];
}

export interface StandingsAt {
  /** The list in force on a day; `early` where the pool has none before it, and its first has to do. */
  readonly listOn: (start: string) => { readonly list?: ListRow; readonly isEarly: boolean };
  readonly state: (start: string, person: number) => State | undefined;
  /** All states of a day, for those who ask for many. */
  readonly statesOn: (start: string) => ReadonlyMap<number, State>;
}

const NOBODY: ReadonlyMap<number, State> = new Map();

/**
 * Periodic pools: by the list in force on the first day, and by the first list for what began before it. In the others by
 * how everybody stands now: the order of events is for the rating, not for admission.
 */
export async function standingsAt(desk: Desk, pool: PoolRow, starts: readonly EventStart[]): Promise<StandingsAt> {
  if (!isPeriodicPool(pool)) {
    const states = await currentStates(desk, pool, [...new Set(starts.flatMap(({ persons }) => persons))]);
    return {
      listOn: () => ({ isEarly: false }),
      state: (_start, person) => states.get(person),
      statesOn: () => states,
    };
  }
  const lists = await listsOf(desk, pool.pool);
  const listOn = (start: string) => listInForce(lists, start);
  const wanted = new Map<number, Set<number>>();
  for (const { start, persons } of starts) {
    const { list } = listOn(start);
    if (list === undefined) continue;
    const of = wanted.get(list.list) ?? new Set();
    for (const person of persons) of.add(person);
    wanted.set(list.list, of);
  }
  const states = new Map<number, Map<number, State>>();
  for (const [list, persons] of wanted) {
    const rows = await desk.standings(list, [...persons]);
    states.set(list, new Map(rows.map((row) => [row.person, stateOfStanding(row)])));
  }
  const statesOn = (start: string): ReadonlyMap<number, State> => {
    const { list } = listOn(start);
    return (list === undefined ? undefined : states.get(list.list)) ?? NOBODY;
  };
  return { listOn, state: (start, person) => statesOn(start).get(person), statesOn };
}
