/**
 * Merges as they were when an entry was posted: results and entrants of a person merged since then are stored under the
 * card that took them over, but were rated with the other card's ratings.
 */
import { personNumber } from '../ledger/ids.ts';
import type { Desk, EntrantRow, EventRow, StoredEntry } from '../ledger/store.ts';
import { eventSubject, personSubject } from '../ledger/rows/subjects.ts';
import { entryData } from '../ledger/rows/entries.ts';

/** Entries read in one batch, which takes a few milliseconds. */
const ENTRIES_A_LOOK = 5000;

/** Persons merged after an entry, by the card that stands for them today. */
export async function mergedSince(
  desk: Desk,
  no: number,
  pause: () => Promise<void> = async () => undefined,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const merged = new Set<number>();
  const { no: last } = await desk.head();
  for (let after = no; after < last; after += ENTRIES_A_LOOK) {
    for (const entry of await desk.entriesBetween('persons.merged', after, after + ENTRIES_A_LOOK)) {
      merged.add(personNumber(entryData<'persons.merged'>(entry).person) as number);
    }
    await pause();
  }
  const since = new Map<number, Set<number>>();
  for (const { person, mergedInto } of await desk.persons([...merged])) {
    // a person who was split off again stands alone
    if (mergedInto !== null) since.set(mergedInto, (since.get(mergedInto) ?? new Set()).add(person));
  }
  return since;
}

/** Persons merged into these, directly or indirectly, by the entries that `isMeant` accepts. */
export async function mergesAmong(
  desk: Desk,
  persons: readonly number[],
  isMeant: (no: number) => boolean,
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  const merges = new Map<number, Set<number>>();
  let level = new Map<number, readonly number[]>(persons.map((person) => [person, [person]]));
  while (level.size > 0) {
    const next = new Map<number, readonly number[]>();
    for (const { person, into, no } of await mergedIntoAny(desk, [...level.keys()])) {
      if (!isMeant(no)) continue;
      const roots = level.get(into) as readonly number[];
      for (const root of roots) merges.set(root, (merges.get(root) ?? new Set()).add(person));
      next.set(person, roots);
    }
    level = next;
  }
  return merges;
}

/** Persons merged into these at present, directly or indirectly, ordered by number. */
export const mergesInto = async (
  desk: Desk,
  persons: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> =>
  new Map(
    [...(await mergesAmong(desk, persons, () => true))].map(([into, all]) => [into, [...all].sort((a, b) => a - b)]),
  );

interface Merged {
  readonly person: number;
  readonly into: number;
  /** The entry of the merge. */
  readonly no: number;
}

/** Persons merged into some persons at present: two queries, however many there are. */
async function mergedIntoAny(desk: Desk, persons: readonly number[]): Promise<readonly Merged[]> {
  const merged = new Map<number, Merged>();
  for (const entry of await desk.entriesOf('persons.merged', persons.map(personSubject))) {
    const data = entryData<'persons.merged'>(entry);
    const [person, into] = [personNumber(data.person) as number, personNumber(data.into) as number];
    merged.set(person, { person, into, no: entry.no });
  }
  const asked = new Set(persons);
  return (await desk.persons([...merged.keys()])).flatMap(({ person, mergedInto }) => {
    const found = merged.get(person) as Merged;
    return mergedInto === found.into && asked.has(mergedInto) ? [found] : [];
  });
}

/** The number of the entry that merged a person. */
export async function mergedBy(desk: Desk, person: number): Promise<number> {
  const entries = await desk.entriesAbout(personSubject(person));
  return entries.reduce((last, entry) => (entry.kind === 'persons.merged' && isOf(entry, person) ? entry.no : last), 0);
}

const isOf = ({ text }: { readonly text: string }, person: number): boolean =>
  personNumber(entryData<'persons.merged'>({ text }).person) === person;

/** The players of an event at that time, for those of today's entrants who stand for others as well. */
export async function personsThen(
  desk: Desk,
  { event, submission }: EventRow,
  since: ReadonlyMap<number, ReadonlySet<number>>,
): Promise<ReadonlyMap<number, number>> {
  const then = new Map<number, number>();
  const entrants = (await desk.entrants(event)).filter(({ person }) => since.has(person));
  if (entrants.length === 0) return then;
  const reported = await reportedPersons(desk, event, submission as number);
  for (const { person, place } of entrants) {
    const was = reported(place);
    if (since.get(person)?.has(was) === true) then.set(person, was);
  }
  return then;
}

async function reportedPersons(desk: Desk, event: number, submission: number): Promise<(place: number) => number> {
  const [entry] = await desk.entries([submission]);
  const { players } = entryData<'event.submitted'>(entry as StoredEntry);
  const asked = new Map((await desk.questions(event)).map(({ question, player }) => [question, player]));
  const persons = new Map(
    players.flatMap(({ person }, place) => (person === undefined ? [] : [[place, person] as const])),
  );
  // answers may have changed later, and newcomers entered with an acceptance
  for (const each of await desk.entriesAbout(eventSubject(event))) {
    if (each.no < submission) continue;
    if (each.kind === 'question.answered') {
      const { question, person, entered } = entryData<'question.answered'>(each);
      const who = entered?.person ?? person;
      const place = asked.get(question);
      if (who !== undefined && typeof place === 'number') persons.set(place, who);
    }
    if (each.kind === 'event.accepted') {
      const { entered = [], recognised = [] } = entryData<'event.accepted'>(each);
      for (const { person, place } of [...entered, ...recognised]) persons.set(place, person);
    }
  }
  return (place) => personNumber(persons.get(place) as string) as number;
}

/** A desk with the entrants of that time. */
export function deskAsOf(desk: Desk, since: ReadonlyMap<number, ReadonlySet<number>>): Desk {
  if (since.size === 0) return desk;
  /** Rows of events with the entrants of that time. */
  const asThen = async <R extends Pick<EntrantRow, 'event' | 'person'>>(
    events: readonly number[],
    rows: readonly R[],
  ): Promise<readonly R[]> => {
    const then = new Map<number, ReadonlyMap<number, number>>();
    for (const row of await desk.events({ events })) then.set(row.event, await personsThen(desk, row, since));
    return rows.map((row) => ({ ...row, person: then.get(row.event)?.get(row.person) ?? row.person }));
  };
  return {
    ...desk,
    entrantsOf: async (events) => asThen(events, await desk.entrantsOf(events)),
    results: async (event) => asThen([event], await desk.results(event)),
    resultsIn: async (events) => asThen(events, await desk.resultsIn(events)),
  };
}
