/**
 * A desk that reads ahead what will be asked about many persons, one after the other: many rows a call, instead of many calls for
 * each person. Its answers are those of the desk behind it. It is for one moment of an office and remembers every answer, so it is
 * for some hundred persons.
 */
import { rememberingDesk } from '../../ledger/remembering-desk.ts';
import type {
  Desk,
  EnteredRating,
  EventRow,
  ListedPlace,
  Paper,
  ResultRow,
  StandingRow,
  StoredListRating,
} from '../../ledger/store.ts';
import { grouped } from '../../core/grouped.ts';

const EVERYTHING = { most: Number.POSITIVE_INFINITY, few: Number.POSITIVE_INFINITY };

export interface AheadOptions {
  /** Also the persons' rows on all lists. */
  readonly isWithLists?: true;
}

export async function readAhead(plain: Desk, persons: readonly number[], options: AheadOptions = {}): Promise<Desk> {
  const desk = rememberingDesk(plain, EVERYTHING);
  const asked = new Set(persons);
  const rows = await desk.persons(persons);
  const present = rows.filter(({ mergedInto }) => mergedInto === null).map(({ person }) => person);
  const events = await plain.eventsOf(present);
  const numbers = events.map(({ event }) => event);
  await desk.events({ events: numbers });
  const entrants = await desk.entrantsOf(numbers);
  await desk.entries(events.flatMap(({ submission }) => submission ?? []));
  const met = [...new Set(entrants.map(({ person }) => person))].filter((person) => !asked.has(person));
  await desk.persons(met);
  const results = grouped(await plain.resultsOf(present), ({ person }) => person);
  for (const { pool } of await desk.pools()) await desk.present(pool, present);
  const played = grouped(
    entrants.filter(({ person }) => asked.has(person)),
    ({ person }) => person,
  );
  const eventRows = new Map(events.map((row) => [row.event, row]));
  const papers = grouped(await plain.identityPapers(persons), ({ of }) => of as number);
  const standings = options.isWithLists === true ? await allStandings(plain, persons) : undefined;
  const entered = new Map<number, readonly EnteredRating[]>();
  const listed = new Map<string, StoredListRating | undefined>();
  const first = new Map<string, Promise<readonly StandingRow[]>>();
  const pools = desk.pools();

  return {
    ...desk,
    pools: () => pools,
    eventsOf: async (some) => {
      const [only, ...others] = some;
      if (only === undefined || others.length > 0 || !asked.has(only)) return desk.eventsOf(some);
      const own = new Set((played.get(only) ?? []).map(({ event }) => event));
      return [...own].sort((a, b) => a - b).map((event) => eventRows.get(event) as EventRow);
    },
    resultsOf: async (some, pool) => {
      if (some.some((person) => !asked.has(person))) return desk.resultsOf(some, pool);
      const own = some.flatMap((person): readonly ResultRow[] => results.get(person) ?? []);
      return own
        .filter(({ event }) => pool === undefined || eventRows.get(event)?.pool === pool)
        .sort((a, b) => a.event - b.event || a.person - b.person);
    },
    identityPapers: async (some) =>
      some.every((person) => asked.has(person))
        ? [...some].sort((a, b) => a - b).flatMap((person): readonly Paper[] => papers.get(person) ?? [])
        : desk.identityPapers(some),
    standingsOf: async (person) =>
      standings === undefined || !asked.has(person) ? desk.standingsOf(person) : (standings.get(person) ?? []),
    ratingsIn: async (some) => {
      const unknown = some.filter((event) => !entered.has(event));
      if (unknown.length > 0) {
        const found = grouped(await desk.ratingsIn(unknown), ({ event }) => event);
        for (const event of unknown) entered.set(event, found.get(event) ?? []);
      }
      return [...new Set(some)].sort((a, b) => a - b).flatMap((event) => entered.get(event) ?? []);
    },
    ratingsOn: async (some) => {
      const unknown = new Map(some.map((place) => [placeKey(place), place] as const));
      for (const key of unknown.keys()) if (listed.has(key)) unknown.delete(key);
      if (unknown.size > 0) {
        for (const key of unknown.keys()) listed.set(key, undefined);
        // all opponents of these persons are read with the first request for one
        for (const row of await desk.ratingsOn([...unknown.values()])) listed.set(placeKey(row), row);
      }
      const keys = new Set([...some].sort((a, b) => a.list - b.list || a.person - b.person).map(placeKey));
      return [...keys].flatMap((key) => listed.get(key) ?? []);
    },
    someStandings: (list, after) => {
      const key = `${list} ${after}`;
      const found = first.get(key) ?? desk.someStandings(list, after);
      first.set(key, found);
      return found;
    },
  };
}

const placeKey = ({ list, person }: ListedPlace): string => `${list} ${person}`;

async function allStandings(
  desk: Desk,
  persons: readonly number[],
): Promise<ReadonlyMap<number, readonly (StandingRow & { readonly list: number })[]>> {
  const all = new Map<number, (StandingRow & { readonly list: number })[]>();
  for (const { list } of (await desk.lists()).toSorted((a, b) => a.list - b.list)) {
    for (const row of await desk.standings(list, persons)) {
      const own = all.get(row.person);
      if (own === undefined) all.set(row.person, [{ ...row, list }]);
      else own.push({ ...row, list });
    }
  }
  return all;
}
