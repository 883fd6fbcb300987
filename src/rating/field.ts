/**
 * All players of a periodic pool in typed arrays, indexed by person number: the standings that the next list is added
 * to, and the registry's data. Half a million persons take a few dozen megabytes.
 */
import type { Birth } from '../core/people.ts';
import { type Desk, type ListRow, MARKS, type PoolRow, type StandingRow } from '../ledger/store.ts';
import type { ListCandidate } from '../rulebooks/edition.ts';
import { birthForK } from '../ledger/rows/content.ts';
import { standingInRow } from '../ledger/rows/present.ts';
import { withoutSteps } from './pool-changes.ts';

/** A person who is not on a list. */
export const NO_STANDING: Omit<StandingRow, 'person'> = {
  rating: null,
  k: null,
  games: 0,
  total: 0,
  peak: null,
  change: null,
  flags: 0,
  last: null,
  rest: null,
};

/** The data of a list for all persons, with later changes applied. */
export class Standings {
  /** 1 where the person has a row. */
  readonly known: Uint8Array;
  /** 0 for the unrated. */
  readonly rating: Int16Array;
  readonly total: Int32Array;
  readonly peak: Int16Array;
  readonly flags: Uint8Array;
  readonly last: Int32Array;
  readonly rest: Map<number, string>;

  constructor(size: number) {
    this.known = new Uint8Array(size);
    this.rating = new Int16Array(size);
    this.total = new Int32Array(size);
    this.peak = new Int16Array(size);
    this.flags = new Uint8Array(size);
    this.last = new Int32Array(size);
    this.rest = new Map();
  }

  put(person: number, row: Omit<StandingRow, 'person'>): void {
    this.known[person] = 1;
    this.rating[person] = row.rating ?? 0;
    this.total[person] = row.total;
    this.peak[person] = row.peak ?? 0;
    this.flags[person] = row.flags;
    this.last[person] = row.last ?? 0;
    if (row.rest === null) this.rest.delete(person);
    else this.rest.set(person, row.rest);
  }

  drop(person: number): void {
    this.put(person, NO_STANDING);
    this.known[person] = 0;
  }

  copy(): Standings {
    const same = new Standings(this.known.length);
    for (const column of ['known', 'rating', 'total', 'peak', 'flags', 'last'] as const) same[column].set(this[column]);
    for (const [person, text] of this.rest) same.rest.set(person, text);
    return same;
  }
}

/** The registry's data for all persons. */
export interface Registry {
  /** All person numbers are below this. */
  readonly size: number;
  /** 0: unknown. */
  readonly birthYear: { readonly [person: number]: number };
  /** Birthdays, for the few persons where they matter; as the registry has them. */
  readonly birth: ReadonlyMap<number, string>;
  readonly statusOf: (person: number) => ListCandidate['federationStatus'];
  readonly deceased: ReadonlySet<number>;
  readonly blocked: ReadonlySet<number>;
  readonly exempt: ReadonlySet<number>;
  /** Persons merged into another. */
  readonly merged: ReadonlyMap<number, number>;
  /** Persons merged into this one, directly or indirectly. */
  readonly mergedFrom: ReadonlyMap<number, readonly number[]>;
}

/** `birthdays`: years of birth for which the day of the year matters. */
export async function registryOf(desk: Desk, birthdays?: (birthYear: number) => boolean): Promise<Registry> {
  const size = (await desk.lastPerson()) + 1;
  const birthYear = new Int16Array(size);
  const federation = new Uint16Array(size);
  const codes = new Map<string, number>();
  const statuses: ListCandidate['federationStatus'][] = [undefined];
  for (const { federation: name, status } of await desk.federations()) {
    codes.set(name, statuses.length);
    statuses.push(status);
  }
  const birth = birthdays === undefined ? new Map<number, string>() : await birthsIn(desk, birthdays);
  const [deceased, blocked, exempt] = [new Set<number>(), new Set<number>(), new Set<number>()];
  const merged = new Map<number, number>();
  for await (const batch of desk.allListedPersons()) {
    for (const { person, mergedInto, birthYear: year, federation: of, marks } of batch) {
      if (mergedInto !== null) merged.set(person, mergedInto);
      birthYear[person] = year ?? 0;
      federation[person] = codes.get(of ?? '') ?? 0;
      if ((marks & MARKS.deceased) !== 0) deceased.add(person);
      if ((marks & (MARKS.blocked + MARKS.erased)) !== 0) blocked.add(person);
      if ((marks & MARKS.exempt) !== 0) exempt.add(person);
    }
  }
  const mergedFrom = new Map<number, number[]>();
  for (const person of merged.keys()) {
    const into = endOfMerges(merged, person);
    mergedFrom.set(into, [...(mergedFrom.get(into) ?? []), person]);
  }
  const statusOf = (person: number): ListCandidate['federationStatus'] => statuses[federation[person] as number];
  return { size, birthYear, birth, statusOf, deceased, blocked, exempt, merged, mergedFrom };
}

async function birthsIn(desk: Desk, birthdays: (birthYear: number) => boolean): Promise<Map<number, string>> {
  const births = new Map<number, string>();
  for await (const batch of desk.allPersons()) {
    for (const { person, birth, birthYear } of batch) {
      if (birth !== null && birthYear !== null && birthdays(birthYear)) births.set(person, birth);
    }
  }
  return births;
}

function endOfMerges(merged: ReadonlyMap<number, number>, person: number): number {
  let at = person;
  for (let next = merged.get(at); next !== undefined; next = merged.get(at)) at = next;
  return at;
}

/** A birth that leads the rulebook to the right K, without the birthday. */
export const birthIn = (
  { birthYear }: Pick<Registry, 'birthYear'>,
  person: number,
  isMinor: boolean,
): Birth | undefined => birthForK((birthYear[person] as number) || undefined, isMinor);

/** The rows of a list. */
export async function sealedStandings(desk: Desk, list: ListRow | undefined, size: number): Promise<Standings> {
  const standings = new Standings(size);
  if (list === undefined) return standings;
  for await (const rows of desk.allStandings(list.list))
    for (const row of rows) {
      standings.put(row.person, row.rest === null ? row : { ...row, rest: withoutSteps(row.rest) });
    }
  return standings;
}

/** The list with later decisions, merges and imports applied; merged persons have no place any more. */
export async function presentStandings(
  desk: Desk,
  { pool }: PoolRow,
  sealed: Standings,
  { merged }: Pick<Registry, 'merged'>,
): Promise<Standings> {
  const present = sealed.copy();
  for await (const rows of desk.allPresent(pool)) {
    for (const row of rows) {
      const standing = standingInRow(row);
      if (standing === undefined) present.drop(row.person);
      else present.put(row.person, standing);
    }
  }
  for (const person of merged.keys()) present.drop(person);
  return present;
}
