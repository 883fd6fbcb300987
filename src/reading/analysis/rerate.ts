/**
 * What the lists would have been: rated again one after the other, with every report as it stands today (corrected, late,
 * with cards that were merged since), and if asked by another edition or with other settings. Nothing is written.
 */
import { type Month, parseDay } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { EntryKinds } from '../../ledger/entries.ts';
import { eventId, eventNumber, personId, personNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, ListRow, PoolRow, PresentRow, StandingRow } from '../../ledger/store.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import type { PeriodSettings } from '../../rulebooks/period.ts';
import { isEditionId } from '../../rulebooks/registry.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';
import { readOffice, type Office, type Outcome, refused } from '../../desk/office.ts';
import { type Decided, decided, revokedDecisions } from '../../rating/decisions.ts';
import { asksForBirthday } from '../../rating/minors.ts';
import { type CompiledList, compilePeriod, parseListMonth } from '../../rating/period.ts';
import { publishedAs } from '../lists/published.ts';
import { isPeriodicPool, listsOf, presentRowOf, stateOfPresent, stateOfStanding } from '../../rating/states.ts';
import { Timelines } from '../../rating/timeline.ts';
import { acceptedVersions, originOf } from '../../rating/versions.ts';
import { isCorrection } from '../../ledger/rows/events.ts';
import { openingListData, standingRow, listData } from '../../ledger/rows/standings.ts';
import { entriesTakenBack } from '../../projection/undone.ts';
import { presentRow } from '../../ledger/rows/present.ts';
import { registryFinding } from '../../desk/findings/registry.ts';
import { entryData, entriesBetween } from '../../ledger/rows/entries.ts';
import { analysisFinding } from '../../desk/findings/analysis.ts';

export interface RerateInput {
  /** Without it every pool that has such lists and takes such rules. */
  readonly pool?: string;
  /** The first day: lists from then on are made again. */
  readonly from: string;
  /** Another edition of the family, for every event. */
  readonly edition?: string;
  readonly settings?: PeriodSettings;
  readonly onProgress?: (done: number, of: number) => void;
  /** Told the players of each list, as it is made. */
  readonly onList?: (pool: string, list: RatedList) => Promise<void>;
}

/** Ratings are null where there is none. */
export interface ReratedPlayer {
  readonly player: string;
  readonly name: string | null;
  readonly was: number | null;
  readonly now: number | null;
}

export interface RatedList {
  readonly list: string;
  readonly events: number;
  /** Events that the rules would not have rated. */
  readonly notRated: readonly string[];
  /** Rated on either list; and those whose rating is another one. */
  readonly players: number;
  readonly differ: number;
  /** Of those rated on both: the mean difference over all of them, in points. */
  readonly mean: number;
  /** Rated only as it was, and only as it would be. */
  readonly gone: number;
  readonly came: number;
  /** The largest differences first. */
  readonly changes: readonly ReratedPlayer[];
}

export interface Rerated {
  readonly pool: string;
  readonly edition: string | null;
  readonly lists: readonly RatedList[];
}

export async function rerateLists(office: Office, input: RerateInput): Promise<Outcome<readonly Rerated[]>> {
  return readOffice(office, async (desk) => {
    const pools = (await desk.pools()).filter(({ pool }) => input.pool === undefined || input.pool === pool);
    if (input.pool !== undefined && pools.length === 0)
      return refused(registryFinding('pool.unknown', { pool: input.pool }));
    const all: Rerated[] = [];
    const faults: Finding[] = [];
    for (const pool of pools) {
      const { value, findings } = await reratePool(desk, pool, input);
      if (value === undefined) faults.push(...findings);
      else all.push(value);
    }
    return all.length === 0 && faults.length > 0 ? refused(...faults) : { value: all, findings: [] };
  });
}

async function reratePool(desk: Desk, pool: PoolRow, input: RerateInput): Promise<Outcome<Rerated>> {
  const fault = faultIn(pool, input);
  if (fault !== undefined) return refused(fault);
  const all = await listsOf(desk, pool.pool);
  const lists = all.filter((list) => list.date >= input.from && openingListData(list) === undefined);
  if (lists.length === 0) return refused(analysisFinding('rerate.no-lists', { pool: pool.pool, from: input.from }));
  const rated: RatedList[] = [];
  const made = isPeriodicPool(pool) ? madeAgain(desk, pool, all, lists, input) : asOfToday(desk, pool, lists);
  for await (const list of made) {
    rated.push(list);
    input.onProgress?.(rated.length, lists.length);
    await input.onList?.(pool.pool, list);
  }
  return { value: { pool: pool.pool, edition: input.edition ?? null, lists: rated }, findings: [] };
}

function faultIn(pool: PoolRow, { from, edition, settings }: RerateInput): Finding | undefined {
  if (parseDay(from) === undefined) return analysisFinding('analysis.bad-day', { seen: from });
  if (!isPeriodicPool(pool)) {
    return edition === undefined && settings === undefined
      ? undefined
      : analysisFinding('rerate.no-settings', { pool: pool.pool, family: pool.family });
  }
  return edition === undefined || makesLists(edition) ? undefined : analysisFinding('rerate.other-rules', { edition });
}

/** Editions that make lists can rate each other's games. */
const makesLists = (edition: string): boolean => isEditionId(edition) && officeRulesOf(edition).calendar === 'monthly';

type Rows = ReadonlyMap<number, StandingRow>;

/** A list of ratings beside another; the first as it is. */
async function compared(
  desk: Desk,
  list: ListRow,
  now: Rows,
  { events, notRated }: Pick<RatedList, 'events' | 'notRated'>,
): Promise<RatedList> {
  const was = await foldedRows(desk, list);
  const changes: { readonly person: number; readonly was: number | null; readonly now: number | null }[] = [];
  let [players, both, sum, gone, came] = [0, 0, 0, 0, 0];
  for (const person of new Set([...was.keys(), ...now.keys()])) {
    const [before, after] = [was.get(person)?.rating ?? null, now.get(person)?.rating ?? null];
    if (before === null && after === null) continue;
    players += 1;
    if (before !== null && after !== null) {
      both += 1;
      sum += after - before;
    } else if (after === null) gone += 1;
    else came += 1;
    if (before !== after) changes.push({ person, was: before, now: after });
  }
  const names = new Map((await desk.persons(changes.map(({ person }) => person))).map((row) => [row.person, row.name]));
  changes.sort((a, b) => sizeOf(b) - sizeOf(a) || a.person - b.person);
  return {
    list: list.date,
    events,
    notRated,
    players,
    differ: changes.length,
    mean: both === 0 ? 0 : Math.round((100 * sum) / both) / 100 + 0,
    gone,
    came,
    changes: changes.map(({ person, ...ratings }) => ({
      player: personId(person),
      name: names.get(person) ?? null,
      ...ratings,
    })),
  };
}

/** Players who come or go are placed before those whose rating only changes. */
const sizeOf = ({ was, now }: { readonly was: number | null; readonly now: number | null }): number =>
  was === null || now === null ? Number.MAX_SAFE_INTEGER : Math.abs(now - was);

/** By today's cards. */
async function mergesIn(desk: Desk): Promise<(person: number) => number> {
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

/** Pools that rate at once: how everybody stood on the day of each list, by what is rated today. */
async function* asOfToday(desk: Desk, pool: PoolRow, lists: readonly ListRow[]): AsyncGenerator<RatedList> {
  const timelines = await Timelines.of(desk, pool);
  for (const list of lists) {
    const persons: number[] = [];
    for await (const rows of desk.allPresent(pool.pool)) for (const { person } of rows) persons.push(person);
    await timelines.load(persons);
    const now = new Map<number, StandingRow>();
    for (const person of persons) {
      const rating = timelines.before(person, `${list.date} 9`)?.rating;
      if (rating !== undefined) now.set(person, { ...NOWHERE, person, rating });
    }
    const events = await desk.events({ pool: pool.pool, listDate: list.date, states: ['published'] });
    yield await compared(desk, list, now, { events: events.length, notRated: [] });
  }
}

const NOWHERE = { k: null, games: 0, total: 0, peak: null, change: null, flags: 0, last: null, rest: null } as const;

async function* madeAgain(
  desk: Desk,
  pool: PoolRow,
  all: readonly ListRow[],
  lists: readonly ListRow[],
  { edition, settings }: RerateInput,
): AsyncGenerator<RatedList> {
  const first = lists[0] as ListRow;
  const made = new Map<number, Rows>();
  const start = all.findLast(({ date }) => date < first.date);
  if (start !== undefined) made.set(start.list, await foldedRows(desk, start));
  let before = start;
  for (const list of lists) {
    const events = await eventsFor(desk, list, first);
    const present = await presentFor(desk, pool, before, list, made);
    const inPlace = new Set(
      events.filter(({ row, named }) => eventId(row.event) !== named).map(({ row }) => row.event),
    );
    const again = otherDesk(desk, { made, present, edition, inPlace });
    const isOther = edition !== undefined && asksForBirthday(edition);
    const compiled = (await compilePeriod(again, pool, parseListMonth(list.date) as Month, {
      events: events.map(({ row }) => row.event),
      ...(isOther ? {} : { minors: await minorsFor(desk, list, events) }),
      ...(settings === undefined ? {} : { settings }),
      edition: listData(list).edition as EditionId,
    })) as CompiledList;
    const rows = new Map<number, StandingRow>();
    for (const row of compiled.rows()) rows.set(row.person, row);
    made.set(list.list, rows);
    before = list;
    yield await compared(desk, list, rows, {
      events: compiled.events.length,
      notRated: compiled.notRated.map(({ event }) => eventId(event.event)),
    });
  }
}

/** A list by today's cards: who was merged since has the place of the other, where that one has no rating. */
async function foldedRows(desk: Desk, { list }: ListRow): Promise<Rows> {
  const merges = await mergesIn(desk);
  const rows = new Map<number, StandingRow>();
  for await (const batch of desk.allStandings(list)) {
    for (const row of batch) {
      const person = merges(row.person);
      const other = rows.get(person);
      const isBetter = other === undefined || person === row.person || other.rating === null;
      if (isBetter && (row.rating !== null || other === undefined)) rows.set(person, { ...row, person });
    }
  }
  return rows;
}

interface EventMade {
  /** The last report of the event. */
  readonly row: EventRow;
  /** The event that the list names. */
  readonly named: string;
}

/** What a list counted, each event by its last report. Corrections of lists that are made again are in their place there. */
async function eventsFor(desk: Desk, list: ListRow, first: ListRow): Promise<readonly EventMade[]> {
  const { events } = await publishedAs(desk, list);
  const made: EventMade[] = [];
  for (const named of events) {
    const row = (await desk.event(eventNumber(named) as number)) as EventRow;
    if (isCorrection(row)) {
      const { listDate } = (await desk.event(originOf(row))) as EventRow;
      if ((listDate as string) < first.date) made.push({ row, named });
      continue;
    }
    made.push({ row: (await acceptedVersions(desk, row)).at(-1) as EventRow, named });
  }
  return made;
}

/** As the list says, and of a corrected report also as the list says that counted it, where one has. */
async function minorsFor(
  desk: Desk,
  list: ListRow,
  events: readonly EventMade[],
): Promise<EntryKinds['list.published']['minors']> {
  const { minors } = await publishedAs(desk, list);
  const all: Record<string, readonly string[]> = { ...minors };
  for (const { row, named } of events) {
    const id = eventId(row.event);
    if (id === named) continue;
    const by =
      row.state === 'published'
        ? await publishedAs(desk, (await desk.list(row.pool, row.listDate as string)) as ListRow)
        : undefined;
    all[id] = [...new Set([...(minors[named] ?? []), ...(by?.minors[id] ?? [])])];
  }
  return all;
}

/** What was decided or brought in between two lists, on top of the standings as they would have been. */
async function presentFor(
  desk: Desk,
  pool: PoolRow,
  before: ListRow | undefined,
  list: ListRow,
  made: ReadonlyMap<number, Rows>,
): Promise<readonly PresentRow[]> {
  const rows = new Map<number, PresentRow>();
  const merges = await mergesIn(desk);
  const [revoked, undone] = [await revokedDecisions(desk, pool), await entriesTakenBack(desk)];
  const standing = before === undefined ? undefined : made.get(before.list);
  for await (const entry of entriesBetween(desk, (before?.no ?? 0) + 1, list.no)) {
    if (entry.kind === 'standing.decided') {
      const data = entryData<'standing.decided'>(entry) as Decided;
      if (data.pool !== pool.pool || revoked.has(entry.no)) continue;
      const person = merges(personNumber(data.person) as number);
      const [override, row] = [rows.get(person), standing?.get(person)];
      const state =
        override === undefined ? (row === undefined ? undefined : stateOfStanding(row)) : stateOfPresent(override);
      rows.set(person, presentRowOf(pool.pool, person, decided(pool.family, state, data)));
    }
    if (entry.kind === 'standings.brought') {
      const { pool: of, as, standings, onto } = entryData<'standings.brought'>(entry);
      // what stands on a list is on it already
      if (of !== pool.pool || onto !== undefined || undone.has(entry.no)) continue;
      for (const each of standings) {
        const row = standingRow(pool, as, each);
        const person = merges(row.person);
        rows.set(person, presentRow(pool.pool, person, row));
      }
    }
  }
  return [...rows.values()].sort((a, b) => a.person - b.person);
}

interface Otherwise {
  readonly made: ReadonlyMap<number, Rows>;
  readonly present: readonly PresentRow[];
  readonly edition: string | undefined;
  /** Corrected reports that take the place of the first ones. */
  readonly inPlace: ReadonlySet<number>;
}

/** The office with other lists before, and events by another edition. */
function otherDesk(desk: Desk, { made, present, edition, inPlace }: Otherwise): Desk {
  return {
    ...desk,
    events: async (query) =>
      (await desk.events(query)).map((row) => {
        const other = edition === undefined ? row : { ...row, edition };
        return inPlace.has(row.event) ? asFirst(other) : other;
      }),
    standings: async (list, persons) => {
      const rows = made.get(list);
      return rows === undefined ? desk.standings(list, persons) : persons.flatMap((person) => rows.get(person) ?? []);
    },
    allStandings: (list) => {
      const rows = made.get(list);
      return rows === undefined ? desk.allStandings(list) : oneBatch([...rows.values()]);
    },
    allPresent: () => oneBatch(present),
  };
}

async function* oneBatch<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield rows;
}

/** A corrected report in the place of the first one. */
const asFirst = (row: EventRow): EventRow => ({ ...row, corrects: null, origin: null });
