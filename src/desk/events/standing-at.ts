/** Standings of players in a pool when their events began: for many events at once. */
import type { Desk, ListRow, PoolRow } from '../../ledger/store.ts';
import type { State } from '../../ledger/lists/state.ts';
import { currentStates, isPeriodicPool, listsOf, stateOfStanding } from '../../rating/states.ts';
import { listInForce } from '../../ledger/lists/in-force.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import { mergesAmong } from '../../rating/as-of.ts';
import { standardListOn, standardListsOf } from '../../rating/standard-lists.ts';

export interface EventStart {
  /** First day, `2024-05-01`. */
  readonly start: string;
  readonly persons: readonly number[];
}

export interface StandingsAt {
  /** The list in force on a day; `early` where the pool has none before it, and its first is used. */
  readonly listOn: (start: string) => { readonly list?: ListRow; readonly isEarly: boolean };
  readonly state: (start: string, person: number) => State | undefined;
  /** All states of a day, for events with many players. */
  readonly statesOn: (start: string) => ReadonlyMap<number, State>;
  /** Rapid and blitz: whether the standard ratings of a day are known; irrelevant in other pools. */
  readonly knowsStandards: (start: string) => boolean;
}

const NOBODY: ReadonlyMap<number, State> = new Map();

interface StandardRatings {
  readonly areKnown: (start: string) => boolean;
  /** The states of a day, with the standard ratings of its players. */
  readonly onDay: (start: string, states: ReadonlyMap<number, State>) => ReadonlyMap<number, State>;
}

const NOT_ASKED_FOR: StandardRatings = { areKnown: () => true, onDay: (_start, states) => states };

/** Rapid and blitz pools: the standard ratings of players on the lists in force when their events began. */
async function standardRatingsAt(desk: Desk, pool: PoolRow, starts: readonly EventStart[]): Promise<StandardRatings> {
  if (controlOfPool(pool) === 'standard') return NOT_ASKED_FOR;
  const lists = await standardListsOf(desk, pool);
  const merged = await mergesAmong(desk, [...new Set(starts.flatMap(({ persons }) => persons))], () => true);
  const onDay = new Map<string, Map<number, number>>();
  for (const { start, persons } of starts) {
    const list = standardListOn(lists, start);
    if (list === undefined) continue;
    const numbers = persons.map((person) => [person, ...(merged.get(person) ?? [])]);
    const rows = new Map(
      (await desk.standings(list.list, numbers.flat())).map(({ person, rating }) => [person, rating]),
    );
    const ratings = onDay.get(start) ?? new Map<number, number>();
    for (const [person, ...others] of numbers as [number, ...number[]][]) {
      const rating = [person, ...others].map((each) => rows.get(each) ?? undefined).find((each) => each !== undefined);
      if (rating !== undefined) ratings.set(person, rating);
    }
    onDay.set(start, ratings);
  }
  return {
    areKnown: (start) => standardListOn(lists, start) !== undefined,
    onDay: (start, states) => {
      const all = new Map(states);
      for (const [person, standardRating] of onDay.get(start) ?? [])
        all.set(person, { ...all.get(person), standardRating });
      return all;
    },
  };
}

/**
 * Periodic pools: from the list in force on the first day, and from the first list for earlier events. Other pools:
 * from the present standings, since the order of events matters for rating, but not for admission.
 */
export async function standingsAt(desk: Desk, pool: PoolRow, starts: readonly EventStart[]): Promise<StandingsAt> {
  if (!isPeriodicPool(pool)) {
    const states = await currentStates(desk, pool, [...new Set(starts.flatMap(({ persons }) => persons))]);
    return {
      listOn: () => ({ isEarly: false }),
      state: (_start, person) => states.get(person),
      statesOn: () => states,
      knowsStandards: () => true,
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
  const standards = await standardRatingsAt(desk, pool, starts);
  const statesOn = (start: string): ReadonlyMap<number, State> => {
    const { list } = listOn(start);
    const inPool = (list === undefined ? undefined : states.get(list.list)) ?? NOBODY;
    return standards.onDay(start, inPool);
  };
  return {
    listOn,
    state: (start, person) => statesOn(start).get(person),
    statesOn,
    knowsStandards: standards.areKnown,
  };
}
