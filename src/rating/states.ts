/**
 * The present standing of persons in a pool: from decisions, merges and imports since the last list, or else from that
 * list.
 */
import { readPlayerFacts } from '../formats/json/fields.ts';
import { DocumentNotes } from '../formats/json/findings.ts';
import type { JsonObject } from '../ledger/entries.ts';
import type { Desk, ListRow, PoolRow, PresentRow, StandingRow } from '../ledger/store.ts';
import {
  type RulebookMemory,
  type StoredResults,
  storedResults,
  type State,
  standingOfState,
  stateOfRow,
  restIn,
} from '../ledger/lists/state.ts';
import { presentRow, standingInRow } from '../ledger/rows/present.ts';
import { isPeriodicFamily } from '../ledger/rows/standings.ts';

/** Pools with dated lists; in the others every event counts at once. */
export const isPeriodicPool = ({ family }: Pick<PoolRow, 'family'>): boolean => isPeriodicFamily(family);

/** By date. */
export async function listsOf(desk: Desk, pool: string): Promise<readonly ListRow[]> {
  return (await desk.lists(pool)).toSorted((a, b) => (a.date < b.date ? -1 : 1));
}

export const byDate = (a: ListRow, b: ListRow): number => Number(a.date > b.date) - Number(a.date < b.date);

/** The number of the next list of the office. */
export async function nextList(desk: Desk): Promise<number> {
  return (await desk.lists()).reduce((last, { list }) => Math.max(last, list), 0) + 1;
}

export async function currentStates(
  desk: Desk,
  pool: PoolRow,
  persons: readonly number[],
): Promise<ReadonlyMap<number, State>> {
  const states = new Map<number, State>();
  if (isPeriodicPool(pool)) {
    const last = (await listsOf(desk, pool.pool)).at(-1);
    const rows = last === undefined ? [] : await desk.standings(last.list, persons);
    for (const row of rows) states.set(row.person, stateOfStanding(row));
  }
  for (const row of await desk.present(pool.pool, persons)) {
    const state = stateOfPresent(row);
    if (state === undefined) states.delete(row.person);
    else states.set(row.person, state);
  }
  return states;
}

/** Imported data is in the terms of docs/format.md; stored data has exact averages. */
export function rulebookMemoryIn(rest: string | null): RulebookMemory {
  if (rest === null) return {};
  const { history, ...others } = restIn({ rest });
  const { hadEvent, unsettled, rank, reached } = others;
  return {
    ...(history === undefined ? {} : { history: resultsIn(history) }),
    ...(hadEvent === true ? { hadEvent } : {}),
    ...(unsettled === true ? { unsettled } : {}),
    ...(rank === undefined ? {} : { rank }),
    ...(reached === undefined ? {} : { reached }),
  };
}

const isOurs = (record: JsonObject): boolean => Array.isArray(record['average']);

const resultsIn = (history: readonly JsonObject[]): readonly StoredResults[] =>
  history.every(isOurs)
    ? (history as unknown as readonly StoredResults[])
    : (readPlayerFacts({ history }, '$', new DocumentNotes())?.history ?? []).map(storedResults);

export const stateOfStanding = (row: Omit<StandingRow, 'person'>): State =>
  stateOfRow(row, row.rest === null ? undefined : rulebookMemoryIn(row.rest));

/** Undefined for persons who have left the pool. */
export function stateOfPresent(row: Pick<PresentRow, 'rating' | 'rest'>): State | undefined {
  const standing = standingInRow(row);
  return standing === undefined ? undefined : stateOfStanding(standing);
}

export const presentRowOf = (pool: string, person: number, state: State): PresentRow =>
  presentRow(pool, person, standingOfState(person, state));
