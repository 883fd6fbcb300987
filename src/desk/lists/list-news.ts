/** Changes in a pool since its last list: players who are new or gone, decisions, imports, corrections and merges. */
import type { EntryJson } from '../../ledger/entries.ts';
import { eventId, personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, StoredEntry, ListRow, PoolRow } from '../../ledger/store.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import { dateOfList, openingListData } from '../../ledger/rows/standings.ts';
import { IMPORTS_SUBJECT, poolSubject } from '../../ledger/rows/subjects.ts';
import { broughtHead, entryData } from '../../ledger/rows/entries.ts';
import { decisionIn } from '../../ledger/rows/decisions.ts';

/** How a player came onto the list. */
export const ENTERED_BY = ['games', 'import', 'decision', 'merge'] as const;
export type EnteredBy = (typeof ENTERED_BY)[number];

interface Named {
  readonly player: string;
  /** Null after an erasure. */
  readonly name: string | null;
}

/** Everything in full; whoever shows it may shorten it. */
export interface ListNews {
  /** Rated on this list, and not on the one before. */
  readonly newcomers: readonly (Named & { readonly rating: number; readonly by: EnteredBy })[];
  readonly decisions: readonly (Named & {
    readonly entry: number;
    readonly indicator: string;
    readonly old: EntryJson;
    readonly new: EntryJson;
    readonly by: string;
  })[];
  /** Ratings that were imported for this list, by their first entry; imports have a number since they are counted. */
  readonly imports: readonly {
    readonly import: string | null;
    readonly entry: number;
    readonly as: string;
    readonly players: number;
  }[];
  readonly corrections: readonly { readonly event: string; readonly name: string; readonly corrects: string }[];
  /** On the list before, and not on this one: unrated now, or kept off the list. */
  readonly delisted: readonly (Named & { readonly rating: number; readonly why: 'unrated' | 'not-listed' })[];
  /**
   * Rapid and blitz, reading E16: played with a standard rating, which is the number given here, has games that count,
   * and is neither on the list before nor on this one.
   */
  readonly notEntered: readonly (Named & { readonly rating: number; readonly why: 'unrated' | 'not-listed' })[];
  readonly merges: readonly (Named & { readonly entry: number; readonly into: string })[];
}

/** Players who are new or gone, by number, with the rating. */
export interface ComingsAndGoings {
  readonly newcomers: readonly (readonly [person: number, rating: number])[];
  readonly gone: readonly {
    readonly person: number;
    readonly rating: number;
    readonly why: 'unrated' | 'not-listed';
  }[];
  readonly notEntered: ComingsAndGoings['gone'];
}

/** From one list, or the beginning, to another, or the present. */
export interface NewsSpan {
  readonly after: ListRow | undefined;
  /** Its entry. */
  readonly until?: number | undefined;
}

export async function newsSince(
  desk: Desk,
  pool: PoolRow,
  { after: previous, until = Number.POSITIVE_INFINITY }: NewsSpan,
  events: readonly EventRow[],
  { newcomers, gone, notEntered }: ComingsAndGoings,
): Promise<ListNews> {
  const since = previous?.no ?? 0;
  const decisions = (await desk.decisions(pool.pool)).filter(({ no }) => no > since && no < until);
  const { imports, persons: brought } = await importsSince(desk, pool, previous, until);
  const merges = (await mergesSince(desk, pool, previous)).filter(({ entry }) => entry < until);
  const merged = new Set(merges.map(({ person }) => person));
  const decided = new Set(decisions.map(({ person }) => person));
  const joined = new Set(merges.map(({ into }) => into));
  const by = (person: number): EnteredBy =>
    decided.has(person) ? 'decision' : brought.has(person) ? 'import' : joined.has(person) ? 'merge' : 'games';
  const left = gone.filter(({ person }) => !merged.has(person));
  const named = await namesOf(desk, [
    ...newcomers.map(([person]) => person),
    ...left.map(({ person }) => person),
    ...notEntered.map(({ person }) => person),
    ...decisions.map(({ person }) => person),
    ...merges.map(({ into }) => into),
  ]);
  return {
    newcomers: newcomers.map(([person, rating]) => ({ ...named(person), rating, by: by(person) })),
    decisions: decisions.map((row) => {
      const { indicator, old, new: value, by: authority } = decisionIn(row);
      return { ...named(row.person), entry: row.no, indicator, old, new: value, by: authority };
    }),
    imports,
    corrections: events.filter(isCorrection).map((row) => ({
      event: eventId(row.event),
      name: row.name,
      corrects: eventId(row.corrects),
    })),
    delisted: left.map(({ person, rating, why }) => ({ ...named(person), rating, why })),
    notEntered: notEntered.map(({ person, rating, why }) => ({ ...named(person), rating, why })),
    merges: merges.map(({ entry, person, into }) => ({
      entry,
      player: personId(person),
      into: personId(into),
      name: named(into).name,
    })),
  };
}

const AT_ONCE = 1000;

function* inSome<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += AT_ONCE) yield all.slice(from, from + AT_ONCE);
}

async function namesOf(desk: Desk, persons: readonly number[]): Promise<(person: number) => Named> {
  const names = new Map<number, string | null>();
  for (const some of inSome([...new Set(persons)])) {
    for (const { person, name } of await desk.persons(some)) names.set(person, name);
  }
  return (person) => ({ player: personId(person), name: names.get(person) ?? null });
}

/** The parts of an import as one; what the last list consists of, or what was undone, is not included. */
async function importsSince(
  desk: Desk,
  { pool }: PoolRow,
  previous: ListRow | undefined,
  until: number,
): Promise<{ readonly imports: ListNews['imports']; readonly persons: ReadonlySet<number> }> {
  const numbers = await desk.entryNumbers('standings.brought', poolSubject(pool));
  const opening =
    previous === undefined || openingListData(previous) === undefined
      ? undefined
      : broughtHead((await desk.entry(previous.no)) as StoredEntry).source;
  const undone = new Set(
    (await desk.entriesAbout(IMPORTS_SUBJECT))
      .filter(({ kind }) => kind === 'import.undone')
      .flatMap((entry) => entryData<'import.undone'>(entry).brought),
  );
  const imports = new Map<string, ListNews['imports'][number]>();
  const persons = new Set<number>();
  for (const no of numbers.filter((each) => each > (previous?.no ?? 0) && each < until && !undone.has(each))) {
    const entry = (await desk.entry(no)) as StoredEntry;
    const { as, source, import: id = null, onto } = broughtHead(entry);
    if (onto === 'list') continue;
    if (opening !== undefined && source?.sha256 === opening.sha256 && dateOfList(as) === previous?.date) continue;
    const { standings } = entryData<'standings.brought'>(entry);
    const key = source === undefined ? String(no) : `${source.sha256} ${source.parts} ${as}`;
    const known = imports.get(key) ?? { import: id, entry: no, as, players: 0 };
    imports.set(key, { ...known, players: known.players + standings.length });
    for (const { person } of standings) persons.add(personNumber(person) as number);
  }
  return { imports: [...imports.values()], persons };
}

interface Merged {
  readonly entry: number;
  readonly person: number;
  readonly into: number;
}

/** Merges that still hold, where one of the cards is in the pool. */
async function mergesSince(desk: Desk, pool: PoolRow, previous: ListRow | undefined): Promise<readonly Merged[]> {
  const { no: last } = await desk.head();
  // the entries since the last list are few compared with all persons
  const entered = (await desk.entriesBetween('persons.merged', previous?.no ?? 0, last)).map((entry): Merged => {
    const { person, into } = entryData<'persons.merged'>(entry);
    return { entry: entry.no, person: personNumber(person) as number, into: personNumber(into) as number };
  });
  const merges: Merged[] = [];
  for (const some of inSome(entered)) {
    const rows = await desk.persons(some.map(({ person }) => person));
    const targets = new Map(rows.map(({ person, mergedInto }) => [person, mergedInto]));
    for (const each of some) {
      if (targets.get(each.person) !== each.into) continue;
      if (await concerns(desk, pool, previous, [each.person, each.into])) merges.push(each);
    }
  }
  return merges;
}

/** Whether one of some persons is rated in the pool, or plays there. */
async function concerns(
  desk: Desk,
  { pool }: PoolRow,
  previous: ListRow | undefined,
  persons: readonly number[],
): Promise<boolean> {
  if ((await desk.present(pool, persons)).length > 0) return true;
  if (previous !== undefined && (await desk.standings(previous.list, persons)).length > 0) return true;
  return (await desk.eventsOf(persons)).some((row) => row.pool === pool);
}
