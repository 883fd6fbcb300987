/**
 * Compiles the lists of a periodic pool again, one after the other: each with the standings that the one before would
 * have had and with the latest version of every report; on request by other rules, or without a change of the whole
 * pool. Nothing is written.
 */
import type { Month } from '../core/dates.ts';
import type { EntryKinds } from '../ledger/entries.ts';
import { eventId, eventNumber, personNumber } from '../ledger/ids.ts';
import type { Desk, EventRow, ListRow, PoolRow, PresentRow, StandingRow } from '../ledger/store.ts';
import type { PeriodSettings } from '../rulebooks/period.ts';
import type { ChosenReadings } from '../rulebooks/readings.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { isCorrection } from '../ledger/rows/events.ts';
import { entriesBetween, entryData } from '../ledger/rows/entries.ts';
import { presentRow } from '../ledger/rows/present.ts';
import { listData, openingListData, readingsOfList, standingRow } from '../ledger/rows/standings.ts';
import { presentCards } from './changes-on.ts';
import { decided, revokedDecisions } from './decisions.ts';
import { needsBirthday } from './minors.ts';
import { type CompiledList, parseListMonth, type PeriodInput } from './period.ts';
import { publishedAs } from './published.ts';
import { listsOf, presentRowOf, stateOfPresent, stateOfStanding } from './states.ts';
import { entriesTakenBack } from './taken-back.ts';
import { acceptedVersions, countedVersions, originOf } from './versions.ts';
import type { Decided } from '../ledger/rows/decisions.ts';

export type RowsByPerson = ReadonlyMap<number, StandingRow>;

/** Compiles a list from a desk; `without`: changes of the whole pool that are left out. */
type Compile = (
  desk: Desk,
  pool: PoolRow,
  month: Month,
  input: Omit<PeriodInput, 'changes' | 'raising'> & {
    readonly without?: ReadonlySet<number>;
    readonly sealed?: number;
  },
) => Promise<CompiledList | undefined>;

export interface RecompileOptions {
  /** The first and last day: lists of these days are compiled again. */
  readonly from: string;
  readonly upTo?: string;
  /** Another edition, for all events. */
  readonly edition?: string | undefined;
  readonly settings?: PeriodSettings | undefined;
  /** Other readings than those of each list. */
  readonly readings?: ChosenReadings | undefined;
  /** Entries of changes of the whole pool that are left out. */
  readonly without?: ReadonlySet<number>;
  /**
   * Corrected reports that wait for the next list replace the old ones too; without it only those that a list has
   * counted do.
   */
  readonly withWaiting?: boolean;
  readonly compile: Compile;
}

export interface RecompiledList {
  readonly list: ListRow;
  readonly compiled: CompiledList;
  readonly rows: RowsByPerson;
}

export async function* recompileLists(
  desk: Desk,
  pool: PoolRow,
  { from, upTo, edition, settings, readings, without, withWaiting = false, compile }: RecompileOptions,
): AsyncGenerator<RecompiledList> {
  const all = await listsOf(desk, pool.pool);
  const lists = all.filter(
    (list) => list.date >= from && (upTo === undefined || list.date <= upTo) && openingListData(list) === undefined,
  );
  const [first] = lists;
  if (first === undefined) return;
  const made = new Map<number, RowsByPerson>();
  const start = all.findLast(({ date }) => date < first.date);
  if (start !== undefined) made.set(start.list, await foldedRows(desk, start));
  let before = start;
  for (const list of lists) {
    const events = await eventsFor(desk, list, first, withWaiting);
    const present = await presentFor(desk, pool, before, list, made);
    const inPlace = new Set(
      events.filter(({ row, named }) => eventId(row.event) !== named).map(({ row }) => row.event),
    );
    const again = otherDesk(desk, { made, present, edition, inPlace });
    const own = readingsOfList(list);
    const chosen = { ...own, ...readings };
    const isOther =
      (edition !== undefined && needsBirthday(edition, chosen)) ||
      events.some(({ row }) => needsBirthday(row.edition, chosen) && !needsBirthday(row.edition, own));
    const compiled = (await compile(again, pool, parseListMonth(list.date) as Month, {
      events: events.map(({ row }) => row.event),
      ...(isOther ? {} : { minors: await minorsFor(desk, list, events) }),
      ...(settings === undefined ? {} : { settings }),
      ...(without === undefined ? {} : { without }),
      sealed: list.no,
      readings: chosen,
      edition: (edition ?? listData(list).edition) as EditionId,
    })) as CompiledList;
    const rows = new Map<number, StandingRow>();
    for (const row of compiled.rows()) rows.set(row.person, row);
    made.set(list.list, rows);
    before = list;
    yield { list, compiled, rows };
  }
}

/** A list under present cards: a person merged since then stands in for the other, where that one has no rating. */
export async function foldedRows(desk: Desk, { list }: ListRow): Promise<RowsByPerson> {
  const merges = await presentCards(desk);
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
  /** The latest report of the event. */
  readonly row: EventRow;
  /** The event that the list names. */
  readonly named: string;
}

/**
 * The events of a list, each with its latest report. Corrections of lists that are compiled again replace the report
 * itself.
 */
async function eventsFor(
  desk: Desk,
  list: ListRow,
  first: ListRow,
  withWaiting: boolean,
): Promise<readonly EventMade[]> {
  const versionsOf = withWaiting ? acceptedVersions : countedVersions;
  const { events } = await publishedAs(desk, list);
  const made: EventMade[] = [];
  for (const named of events) {
    const row = (await desk.event(eventNumber(named) as number)) as EventRow;
    if (isCorrection(row)) {
      const { listDate } = (await desk.event(originOf(row))) as EventRow;
      if ((listDate as string) < first.date) made.push({ row, named });
      continue;
    }
    made.push({ row: (await versionsOf(desk, row)).at(-1) as EventRow, named });
  }
  return made;
}

/** As the list says; for a corrected report also as the list says that counted it, if any. */
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

/** Decisions and imports between two lists, applied to the standings as they would have been. */
async function presentFor(
  desk: Desk,
  pool: PoolRow,
  before: ListRow | undefined,
  list: ListRow,
  made: ReadonlyMap<number, RowsByPerson>,
): Promise<readonly PresentRow[]> {
  const rows = new Map<number, PresentRow>();
  const merges = await presentCards(desk);
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
      // what was brought onto a list is in its rows already
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
  readonly made: ReadonlyMap<number, RowsByPerson>;
  readonly present: readonly PresentRow[];
  readonly edition: string | undefined;
  /** Corrected reports that replace the first ones. */
  readonly inPlace: ReadonlySet<number>;
}

/** The office with other earlier lists, and events under another edition. */
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

/** A corrected report in place of the first one. */
const asFirst = (row: EventRow): EventRow => ({ ...row, corrects: null, origin: null });
