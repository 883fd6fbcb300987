/** Decided changes of a whole pool, and the list of each: read from their entries. */
import type { EntryKinds } from '../ledger/entries.ts';
import type { Desk, ListRow, PoolRow, StoredEntry } from '../ledger/store.ts';
import { entryData } from '../ledger/rows/entries.ts';
import { changesSubject } from '../ledger/rows/subjects.ts';
import { adjustedSteps, byRule, type PoolChange, PoolChanges } from './pool-changes.ts';
import { decisionIn } from '../ledger/rows/decisions.ts';

export const POOL_CHANGE_KINDS = ['pool.adjusted', 'pool.adjustment-reversed', 'pool.rerated'] as const;
export type PoolChangeKind = (typeof POOL_CHANGE_KINDS)[number];

/** A change as its entries describe it. */
export type DecidedChange = {
  [K in PoolChangeKind]: {
    /** Number of the first entry, which identifies it. */
    readonly entry: number;
    readonly kind: K;
    /** As in its last entry, with the numbers of the list once it has been compiled. */
    readonly data: EntryKinds[K];
    /** It was revoked before its list was published: no list has it. */
    readonly isCancelled: boolean;
  };
}[PoolChangeKind];

export const listOfChange = ({ data }: Pick<DecidedChange, 'data'>): string => `${data.list}-01`;

/** All changes of a pool, in order of decision. */
export async function decidedChanges(desk: Desk, pool: string): Promise<readonly DecidedChange[]> {
  const found = new Map<number, DecidedChange>();
  for (const entry of await desk.entriesAbout(changesSubject(pool))) {
    const change = changeIn(entry);
    found.set(change.entry, change);
  }
  const all = [...found.values()].sort((a, b) => a.entry - b.entry);
  const cancelled = new Set<number>();
  for (const each of all) {
    if (each.kind !== 'pool.adjustment-reversed') continue;
    const { adjusts, list } = each.data;
    if (found.get(adjusts)?.data.list === list) cancelled.add(adjusts).add(each.entry);
  }
  return all.map((each) => (cancelled.has(each.entry) ? { ...each, isCancelled: true } : each));
}

function changeIn(entry: StoredEntry): DecidedChange {
  const data = entryData<PoolChangeKind>(entry);
  return { entry: data.instead ?? entry.no, kind: entry.kind, data, isCancelled: false } as DecidedChange;
}

/** The changes on one list. */
export const changesOn = async (desk: Desk, pool: string, date: string): Promise<readonly DecidedChange[]> =>
  (await decidedChanges(desk, pool)).filter((each) => !each.isCancelled && listOfChange(each) === date);

/** Present merges: which card stands for which person. */
export async function presentCards(desk: Desk): Promise<(person: number) => number> {
  const merged = new Map<number, number>();
  for await (const batch of desk.allListedPersons()) {
    for (const { person, mergedInto: into } of batch) if (into !== null) merged.set(person, into);
  }
  return (person) => {
    let at = person;
    for (let next = merged.get(at); next !== undefined; next = merged.get(at)) at = next;
    return at;
  };
}

/** The change that a rule makes on a list. */
export async function ruleChange(
  desk: Desk,
  { entry, data: { list, rule, order } }: Pick<Extract<DecidedChange, { kind: 'pool.adjusted' }>, 'entry' | 'data'>,
): Promise<PoolChange> {
  const others = rule.kind === 'at-least' ? await ratingsOn(desk, rule.of, `${list}-01`) : NOBODY;
  return { entry, order, next: byRule(rule, (person) => others.get(person)) };
}

const NOBODY: ReadonlyMap<number, number> = new Map();

/** Ratings on another pool's list, under present cards. */
async function ratingsOn(desk: Desk, pool: string, date: string): Promise<ReadonlyMap<number, number>> {
  const list = await desk.list(pool, date);
  if (list === undefined) return NOBODY;
  const cardOf = await presentCards(desk);
  const ratings = new Map<number, number>();
  for await (const rows of desk.allStandings(list.list)) {
    for (const { person, rating } of rows) {
      const card = cardOf(person);
      if (rating !== null && (card === person || !ratings.has(card))) ratings.set(card, rating);
    }
  }
  return ratings;
}

/** Persons whose rating was the subject of a decision between two entries. */
export async function decidedBetween(
  desk: Desk,
  { pool }: Pick<PoolRow, 'pool'>,
  after: number,
  before: number,
): Promise<(person: number) => boolean> {
  const decided = (await desk.decisions(pool)).filter(
    (row) => row.no > after && row.no < before && decisionIn(row).indicator === 'rating',
  );
  if (decided.length === 0) return () => false;
  const cardOf = await presentCards(desk);
  const persons = new Set(decided.map(({ person }) => cardOf(person)));
  return (person) => persons.has(person);
}

/**
 * The changes by rules on a published list, for that list or for a correction of it. Points given or taken are left
 * out: they do not depend on the events.
 */
export async function ruleChangesOn(
  desk: Desk,
  pool: PoolRow,
  list: Pick<ListRow, 'date' | 'no'>,
  previous: Pick<ListRow, 'no'> | undefined,
): Promise<PoolChanges> {
  const changes: PoolChange[] = [];
  for (const each of await changesOn(desk, pool.pool, list.date)) {
    if (each.kind === 'pool.adjusted') changes.push(await ruleChange(desk, each));
  }
  if (changes.length === 0) return new PoolChanges([]);
  return new PoolChanges(changes, await decidedBetween(desk, pool, previous?.no ?? 0, list.no));
}

/** Points that each player received by a change, on the list that has it. */
export async function pointsReceived(desk: Desk, list: ListRow, entry: number): Promise<ReadonlyMap<number, number>> {
  const cardOf = await presentCards(desk);
  const points = new Map<number, number>();
  for await (const rows of desk.allStandings(list.list)) {
    for (const row of rows) {
      const own = adjustedSteps(row).filter(([by]) => by === entry);
      const card = cardOf(row.person);
      if (own.length === 0 || (card !== row.person && points.has(card))) continue;
      points.set(
        card,
        own.reduce((sum, [, from, to]) => sum + to - from, 0),
      );
    }
  }
  return points;
}

/** The paper of a change: each player with the rating before and after, ordered by person. */
export type ChangedRatings = readonly (readonly [person: string, old: number, now: number])[];

export const changedRatingsText = (changes: ChangedRatings): string => JSON.stringify(changes);
