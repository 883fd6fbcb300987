/**
 * The office as it was when an entry was posted, as far as merges go: results and entrants of somebody who was merged since
 * stand today under the card that took them over, but were rated with the ratings of the other one.
 */
import { personNumber } from '../ledger/ids.ts';
import type { Desk, EntrantRow, EventRow, StoredEntry } from '../ledger/store.ts';
import { eventSubject, personSubject } from '../ledger/rows/subjects.ts';
import { entryData } from '../ledger/rows/entries.ts';

/** This many entries are looked through at once: a few milliseconds. */
const ENTRIES_A_LOOK = 5000;

/** Who was merged after an entry: whom today's cards stand for beside themselves. */
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
    // whoever was split off again stands for himself
    if (mergedInto !== null) since.set(mergedInto, (since.get(mergedInto) ?? new Set()).add(person));
  }
  return since;
}

/** The same for some persons, with those who came by way of others: whom merges of these numbers brought. */
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

/** Who is merged into some persons at present, directly or on the way, in the order of their numbers. */
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
  /** The entry that did it. */
  readonly no: number;
}

/** Who is merged into some persons at present: two looks, however many they are. */
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

/** The number of the entry that merged somebody. */
export async function mergedBy(desk: Desk, person: number): Promise<number> {
  const entries = await desk.entriesAbout(personSubject(person));
  return entries.reduce((last, entry) => (entry.kind === 'persons.merged' && isOf(entry, person) ? entry.no : last), 0);
}

const isOf = ({ text }: { readonly text: string }, person: number): boolean =>
  personNumber(entryData<'persons.merged'>({ text }).person) === person;

/** Who took part in an event then, for those of today's entrants who stand for others too. */
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
  // an answer may be another one later, and whoever was new came in with an acceptance
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

/** A desk whose entrants are those of then. */
export function deskAsOf(desk: Desk, since: ReadonlyMap<number, ReadonlySet<number>>): Desk {
  if (since.size === 0) return desk;
  /** Rows of events with those of then. */
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
