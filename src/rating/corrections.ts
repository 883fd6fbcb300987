/**
 * Corrected reports of events that a list has counted. The published list stays: its period is rated twice with the
 * ratings of that time, once with the old and once with the new report, and the difference is added on the next list.
 * It is the difference of the changes before rounding, so that a correction of a correction gives the same result as if
 * the first had never been made.
 */
import { type Month, monthText, parseMonth } from '../core/dates.ts';
import type { BroughtByReport } from '../ledger/entries.ts';
import { eventId } from '../ledger/ids.ts';
import type { Desk, EventRow, StoredEntry, ListRow, PoolRow, StandingRow } from '../ledger/store.ts';
import { type RulebookMemory, type StoredResults } from '../ledger/lists/state.ts';
import type { MonthlyRules } from '../rulebooks/edition.ts';
import { monthlyRules } from '../rulebooks/office-rules.ts';
import { changeOfRow, emptyLeanEvent, type LeanEvent, type LeanResult } from '../rulebooks/period.ts';
import { isCorrection } from '../ledger/rows/events.ts';
import { factsAt } from '../ledger/rows/persons.ts';
import { broughtIn } from './brought-by-report.ts';
import { feedEvent } from './feed.ts';
import { RatingsInForce } from './in-force.ts';
import { standardListsOf } from './standard-lists.ts';
import { type Minors, recordedMinors } from './minors.ts';
import type { NotRated } from './not-rated.ts';
import { lastDayOf, type RecalledEvent, recallEvents, firstDayOf } from './recall.ts';
import { rulebookMemoryIn, listsOf } from './states.ts';
import { mergesInto } from './as-of.ts';
import { ruleChangesOn } from './changes-on.ts';
import { ratingAfter } from './pool-changes.ts';
import { countedResults, type RaisedOpponents, raisedOpponentsOn } from './raised-opponents.ts';
import { correctedIn, countedVersions, originOf } from './versions.ts';
import { entryData } from '../ledger/rows/entries.ts';
import { listData, readingsOfList } from '../ledger/rows/standings.ts';

/** A standing before the next list; 0 for none. */
export interface StandingBeforeList {
  readonly rating: number;
  readonly last: number;
  readonly rest: string | null;
}

export interface CorrectionsInput {
  readonly pool: PoolRow;
  /** Corrected reports that are due, ordered by number. */
  readonly due: readonly EventRow[];
  /** The lists before the next one, by date. */
  readonly lists: readonly ListRow[];
  /** Players under 18 at the corrected events. */
  readonly minors: Pick<Minors, 'at'>;
  readonly presentOf: (person: number) => StandingBeforeList;
  /** Merges: which persons each card took over; without it they are looked up. */
  readonly mergedFrom?: ReadonlyMap<number, readonly number[]>;
}

/** One player's result in one report, in half points and hundredths. */
export interface ReportResult {
  readonly n: number;
  readonly score: number;
  readonly expected: number | null;
  readonly k: number | null;
  readonly change: number | null;
}

/** A player in a corrected report, and in the version before it. */
export interface CorrectedPlayer {
  readonly person: number;
  /** Null: not in that report. */
  readonly was: ReportResult | null;
  readonly now: ReportResult | null;
  /** The rating that the list gave, and the one it would have given; null for none. */
  readonly listed: readonly [was: number | null, now: number | null];
  /** What the next list adds, in hundredths. */
  readonly change: number;
  /** For unrated players: the results that are kept now. */
  readonly history?: readonly StoredResults[];
}

export interface CorrectedEvent {
  readonly row: EventRow;
  readonly corrects: EventRow;
  /** The list that counted the event. */
  readonly list: ListRow;
  /** Players with any changed number, ordered by person. */
  readonly players: readonly CorrectedPlayer[];
}

/** The sum of all corrections for one player. */
export interface CorrectionTotals {
  /** In hundredths, for rated players. */
  readonly change: number;
  /** Rated games gained or lost. */
  readonly games: number;
  /** As `StandingRow.last`, where it changes. */
  readonly last?: number;
  /** For unrated players: the results that are kept from now on, where they change. */
  readonly history?: readonly StoredResults[];
  /** Replaces the rating: 0 where it rested on the corrected result, or a rating that was lost by the mistake. */
  readonly instead?: number;
}

export interface Corrections {
  readonly events: readonly CorrectedEvent[];
  readonly players: ReadonlyMap<number, CorrectionTotals>;
  readonly notRated: readonly NotRated[];
}

export const NO_CORRECTIONS: Corrections = { events: [], players: new Map(), notRated: [] };

export async function correctionsDue(desk: Desk, input: CorrectionsInput): Promise<Corrections> {
  if (input.due.length === 0) return NO_CORRECTIONS;
  const byList = new Map<string, EventRow[]>();
  for (const row of input.due) {
    const { listDate } = (await desk.event(originOf(row))) as EventRow;
    byList.set(listDate as string, [...(byList.get(listDate as string) ?? []), row]);
  }
  const all: Corrections[] = [];
  for (const [date, rows] of byList) {
    const list = input.lists.find((each) => each.date === date) as ListRow;
    all.push(await correctedList(desk, input, list, rows));
  }
  return together(all);
}

function together(all: readonly Corrections[]): Corrections {
  const players = new Map<number, CorrectionTotals>();
  for (const { players: some } of all) {
    for (const [person, each] of some) {
      const other = players.get(person);
      players.set(person, other === undefined ? each : both(other, each));
    }
  }
  return {
    events: all.flatMap(({ events }) => events),
    players,
    notRated: all.flatMap(({ notRated }) => notRated),
  };
}

/** Corrections of two lists for one player, added up. */
const both = (one: CorrectionTotals, other: CorrectionTotals): CorrectionTotals => ({
  ...one,
  ...other,
  change: one.change + other.change,
  games: one.games + other.games,
  ...(one.last === undefined && other.last === undefined ? {} : { last: Math.max(one.last ?? 0, other.last ?? 0) }),
});

/** Persons who enter a period without a game, so that their stored results are evaluated. */
export const withoutGames = (persons: readonly number[], row: EventRow, { edition }: MonthlyRules): LeanEvent =>
  emptyLeanEvent({ edition, start: firstDayOf({ row }), end: lastDayOf({ row }) }, persons, 0);

/** The rating that stored results alone give on a list; null for none. */
export function ratingOfResults(
  row: EventRow,
  rules: MonthlyRules,
  month: Month,
  { history = [], hadEvent }: RulebookMemory,
  raised?: RaisedOpponents,
  person = 1,
): number | null {
  const period = rules.openPeriod(month, new Int16Array(2));
  period.add(withoutGames([1], row, rules));
  const past = { history: countedResults(raised, person, history), ...(hadEvent === undefined ? {} : { hadEvent }) };
  return period.close(() => past, rules.edition).after[1] || null;
}

/** All players of the events that are rated again for these corrections. */
export async function personsConcerned(
  desk: Desk,
  pool: PoolRow,
  lists: readonly ListRow[],
  row: EventRow,
): Promise<readonly number[]> {
  const { listDate } = (await desk.event(originOf(row))) as EventRow;
  const list = lists.find(({ date }) => date === listDate) as ListRow;
  const events = [row.event];
  for (const origin of await originsOf(desk, pool, list, [row])) {
    events.push(((await countedVersions(desk, origin)).at(-1) as EventRow).event);
  }
  return [...new Set((await desk.entrantsOf(events)).map(({ person }) => person))];
}

/** The period of a corrected report with that report in it, as `playSome` takes it. */
export async function periodWith(
  desk: Desk,
  pool: PoolRow,
  row: EventRow,
): Promise<{
  readonly list: ListRow;
  readonly events: readonly EventRow[];
  readonly baseOf: (person: number) => number | null;
  readonly stateOf: (person: number) => RulebookMemory;
}> {
  const lists = await listsOf(desk, pool.pool);
  const { listDate } = (await desk.event(originOf(row))) as EventRow;
  const list = lists.find(({ date }) => date === listDate) as ListRow;
  const origins = await originsOf(desk, pool, list, [row]);
  const versions = new Map<number, readonly EventRow[]>();
  for (const origin of origins) versions.set(origin.event, await countedVersions(desk, origin));
  const events = [...versions].map(([origin, all]) => (origin === originOf(row) ? row : (all.at(-1) as EventRow)));
  const { base, before } = await pastOf(desk, { pool, lists, minors: NOBODY }, { list, rows: events, versions });
  return {
    list,
    events,
    baseOf: (person) => (base[person] as number) || null,
    stateOf: (person) => rulebookMemoryIn(before.get(person)?.rest ?? null),
  };
}

/** A period as it was rated, reduced to some of its events. */
interface Past {
  readonly list: ListRow;
  readonly month: Month;
  /** The rules of the list. */
  readonly rules: MonthlyRules;
  /** All events, with the old or the new report. */
  readonly kept: ReadonlyMap<number, RecalledEvent>;
  readonly base: Int16Array;
  /** Rows of the list before. */
  readonly before: ReadonlyMap<number, StandingRow>;
  /** Ratings brought in by the old or the new report. */
  readonly brought: ReadonlyMap<number, BroughtByReport>;
  readonly inForce: RatingsInForce;
  readonly birthYear: Readonly<Record<number, number>>;
  readonly isMinor: (event: string, person: number) => boolean;
  /** The rating on the list, where all ratings of the pool were changed on it after the events. */
  readonly adjust: (person: number, rating: number) => number;
  /** Where the list was compiled with raised opponents of earlier results. */
  readonly raised: RaisedOpponents | undefined;
}

/** A period calculated with one version of the reports. */
interface Reckoned {
  readonly result: LeanResult;
  /** By event: the row of each person. */
  readonly rows: ReadonlyMap<number, ReadonlyMap<number, number>>;
  readonly notRated: readonly NotRated[];
}

async function correctedList(
  desk: Desk,
  input: CorrectionsInput,
  list: ListRow,
  due: readonly EventRow[],
): Promise<Corrections> {
  const origins = await originsOf(desk, input.pool, list, due);
  const versions = new Map<number, readonly EventRow[]>();
  const dueEvents = new Set(due.map(({ event }) => event));
  for (const origin of origins) {
    const counted = await countedVersions(desk, origin);
    // a list that is compiled again counts reports that are published already
    const at = counted.findIndex(({ event }) => dueEvents.has(event));
    versions.set(origin.event, at < 0 ? counted : counted.slice(0, at));
  }
  const corrected = new Map(due.map((row) => [originOf(row), row]));
  const then = origins.map(({ event }) => versions.get(event)?.at(-1) as EventRow);
  const now = (without: ReadonlySet<number>): readonly EventRow[] =>
    then.map((row) => {
      const other = corrected.get(originOf(row));
      return other === undefined || without.has(other.event) ? row : other;
    });
  const past = await pastOf(desk, input, { list, rows: [...then, ...due], versions });
  const was = reckon(past, then);
  const tried = reckon(past, now(new Set()));
  const refused = new Set(tried.notRated.map(({ event }) => event.event));
  const is = refused.size === 0 ? tried : reckon(past, now(refused));
  const rated = due.filter(({ event }) => !refused.has(event));
  const pairs = rated.map((row) => ({ row, corrects: versions.get(originOf(row))?.at(-1) as EventRow, list }));
  const persons = new Set([...past.kept.values()].flatMap((event) => event.persons));
  const names = new Map(rated.map((row) => [row, versionNames(versions.get(originOf(row)) as readonly EventRow[])]));
  const players = new Map<number, CorrectionTotals>();
  for (const person of [...persons].sort((a, b) => a - b)) {
    const found = await differenceFor(desk, input, past, { person, was, is, pairs, names });
    if (found !== undefined) players.set(person, found);
  }
  const events = pairs.map(({ row, corrects }, place) => ({
    row,
    corrects,
    list,
    players: playersOf(past, { was, is, row, corrects, players, isFirst: place === 0, pairs }),
  }));
  return { events, players, notRated: tried.notRated };
}

/** All events of a list, or those of the players concerned, by the first report of each. */
async function originsOf(
  desk: Desk,
  { pool }: PoolRow,
  list: ListRow,
  due: readonly EventRow[],
): Promise<readonly EventRow[]> {
  const listed = { pool, listDate: list.date, states: ['published'] } as const;
  const editions = [listData(list).edition, ...due.map(({ edition }) => edition)];
  if (editions.some((edition) => monthlyRules(edition as string).hangsTogether)) {
    return (await desk.events(listed)).filter((row) => !isCorrection(row));
  }
  const numbers = new Set<number>(due.map(originOf));
  const corrected: number[] = [];
  for (const row of due) corrected.push(row.event, (await correctedIn(desk, row)).event);
  const persons = new Set((await desk.entrantsOf(corrected)).map(({ person }) => person));
  for (const row of await desk.eventsOf([...persons])) numbers.add(originOf(row));
  const rows = await desk.events({ events: [...numbers] });
  return rows.filter((row) => row.pool === pool && row.state === 'published' && row.listDate === list.date);
}

const versionNames = (versions: readonly EventRow[]): ReadonlySet<string> =>
  new Set(versions.map(({ event }) => eventId(event)));

interface PastInput {
  readonly list: ListRow;
  readonly rows: readonly EventRow[];
  /** By first report. */
  readonly versions: ReadonlyMap<number, readonly EventRow[]>;
}

async function pastOf(
  desk: Desk,
  { pool, lists, minors, mergedFrom: given }: Pick<CorrectionsInput, 'pool' | 'lists' | 'minors' | 'mergedFrom'>,
  { list, rows, versions }: PastInput,
): Promise<Past> {
  const kept = await recallEvents(desk, [...new Map(rows.map((row) => [row.event, row])).values()]);
  const persons = [...new Set(kept.flatMap((event) => event.persons))];
  const mergedFrom = given ?? (await mergesInto(desk, persons));
  const earlier = lists.filter(({ date }) => date < list.date);
  const inForce = new RatingsInForce(earlier, { mergedFrom }, undefined, await standardListsOf(desk, pool, list.list));
  await inForce.load(desk, kept);
  const people = await desk.persons(persons);
  const found = new Finder(desk, mergedFrom);
  const previous = earlier.at(-1);
  const before = previous === undefined ? new Map<number, StandingRow>() : await found.rows(previous, persons);
  const base = await baseOf(desk, found, { list, persons, origins: [...versions.keys()] });
  // a rating brought in by a report counts with that report alone: each calculation uses its own
  for (const { persons: of, data } of kept) {
    for (const [place, brought] of Object.entries(data.brought ?? {})) {
      const person = of[Number(place)] as number;
      if (base[person] === brought.rating && (before.get(person)?.rating ?? null) === null) base[person] = 0;
    }
  }
  const raised = await raisedOpponentsOn(desk, pool, list.date, readingsOfList(list));
  const month = parseMonth(list.date.slice(0, 7)) as Month;
  for (const event of kept) {
    raised?.add(event, { month, readings: readingsOfList(list), lists: earlier, listed: inForce.of(event) });
  }
  await raised?.load(
    desk,
    [...before.values()].map(({ rest }) => rulebookMemoryIn(rest).history ?? []),
  );
  return {
    list,
    month,
    rules: monthlyRules(listData(list).edition as string, readingsOfList(list)),
    kept: new Map(kept.map((event) => [event.row.event, event])),
    base,
    before,
    brought: broughtIn(kept),
    inForce,
    birthYear: Object.fromEntries(people.map((row) => [row.person, factsAt(row, list.no).birthYear ?? 0])),
    isMinor: await minorsOf(desk, { list, rows, versions }, minors),
    adjust: await adjusterOf(desk, list, previous),
    raised,
  };
}

/**
 * The list is compiled again with its change of the whole pool: the result of a correction goes through the same rule.
 */
async function adjusterOf(desk: Desk, list: ListRow, previous: ListRow | undefined): Promise<Past['adjust']> {
  const rules = await ruleChangesOn(desk, (await desk.pool(list.pool)) as PoolRow, list, previous);
  return (person, rating) => ratingAfter(rules.steps(person, rating, 'after-events'), rating);
}

/** Finds persons on lists that have them under a number that was merged later. */
class Finder {
  readonly #desk: Desk;
  readonly #mergedFrom: ReadonlyMap<number, readonly number[]>;

  constructor(desk: Desk, mergedFrom: ReadonlyMap<number, readonly number[]>) {
    this.#desk = desk;
    this.#mergedFrom = mergedFrom;
  }

  async rows({ list }: ListRow, persons: readonly number[]): Promise<ReadonlyMap<number, StandingRow>> {
    const numbers = persons.flatMap((person) => [person, ...(this.#mergedFrom.get(person) ?? [])]);
    const rows = new Map((await this.#desk.standings(list, numbers)).map((row) => [row.person, row]));
    const found = new Map<number, StandingRow>();
    for (const person of persons) {
      const own = [person, ...(this.#mergedFrom.get(person) ?? [])].flatMap((number) => rows.get(number) ?? []);
      const row = own.find(({ rating }) => rating !== null) ?? own[0];
      if (row !== undefined) found.set(person, row);
    }
    return found;
  }
}

/** The ratings that the list added to: from its results, and for everybody else from the list before. */
async function baseOf(
  desk: Desk,
  found: Finder,
  {
    list,
    persons,
    origins,
  }: { readonly list: ListRow; readonly persons: readonly number[]; readonly origins: readonly number[] },
): Promise<Int16Array> {
  const base = new Int16Array((await desk.lastPerson()) + 1);
  const isKnown = new Set<number>();
  for (const { person, before } of await desk.resultsIn(origins)) {
    isKnown.add(person);
    if (before !== null) base[person] = before;
  }
  const others = persons.filter((person) => !isKnown.has(person));
  for (const [person, { rating }] of await found.rows(list, others)) base[person] = rating ?? 0;
  return base;
}

/** From the lists that counted a report; for reports that no list has counted, from what is known now. */
async function minorsOf(
  desk: Desk,
  { list, rows, versions }: PastInput,
  minors: Pick<Minors, 'at'>,
): Promise<Past['isMinor']> {
  const said = new Map<string, Minors>();
  const recordOf = async ({ pool, date }: Pick<ListRow, 'pool' | 'date'>): Promise<Minors> => {
    const { no } = (await desk.list(pool, date)) as ListRow;
    return recordedMinors(entryData<'list.published'>((await desk.entry(no)) as StoredEntry).minors);
  };
  const own = await recordOf(list);
  for (const [, ...later] of versions.values()) {
    for (const row of later) {
      said.set(eventId(row.event), await recordOf({ pool: row.pool, date: row.listDate as string }));
    }
  }
  const originals = new Map(rows.map((row) => [eventId(row.event), eventId(originOf(row))]));
  return (event, person) =>
    own.at(originals.get(event) as string, person) ||
    said.get(event)?.at(event, person) === true ||
    minors.at(event, person);
}

const NOBODY: Pick<Minors, 'at'> = { at: () => false };
const NO_RECORD: Minors['record'] = () => ({});

/** Rates the period with these reports. `historyOf`: earlier results where they differ from the list before. */
function reckon(
  { list, month, rules, kept, base, before, inForce, birthYear, isMinor, raised }: Past,
  events: readonly EventRow[],
  historyOf: (person: number) => readonly StoredResults[] | undefined = () => undefined,
): Reckoned {
  const own = Int16Array.from(base);
  for (const [person, { rating }] of broughtIn(events.map(({ event }) => kept.get(event) as RecalledEvent))) {
    if (own[person] === 0) own[person] = rating;
  }
  const period = rules.openPeriod(month, own);
  const minors: Minors = { at: isMinor, record: NO_RECORD };
  const fed: EventRow[] = [];
  const notRated: NotRated[] = [];
  for (const row of events) {
    const event = kept.get(row.event) as RecalledEvent;
    const against = feedEvent(period, event, {
      registry: { birthYear },
      minors,
      listed: inForce.of(event),
      month,
      readings: readingsOfList(list),
    });
    if (against === undefined) fed.push(row);
    else notRated.push({ event: row, clauses: against.reasons, findings: against.findings });
  }
  const result = period.close((person) => {
    const { history = [], hadEvent } = rulebookMemoryIn(before.get(person)?.rest ?? null);
    return {
      history: countedResults(raised, person, historyOf(person) ?? history),
      ...(hadEvent === undefined ? {} : { hadEvent }),
      ...(raised === undefined
        ? {}
        : { raised: (place: number) => raised.sumIn((fed[place] as EventRow).event, person) }),
    };
  }, rules.edition);
  const { rows, firstRow } = result;
  return {
    result,
    rows: new Map(
      fed.map(({ event }, place) => {
        const from = firstRow[place] as number;
        const size = (firstRow[place + 1] as number) - from;
        return [event, new Map(Array.from({ length: size }, (_, at) => [rows.person[from + at] as number, from + at]))];
      }),
    ),
    notRated,
  };
}

/** The period calculated with both reports. */
interface Pair {
  readonly row: EventRow;
  readonly corrects: EventRow;
}

interface Concerned {
  readonly person: number;
  readonly was: Reckoned;
  readonly is: Reckoned;
  readonly pairs: readonly Pair[];
  /** The names under which the results of an event may be stored. */
  readonly names: ReadonlyMap<EventRow, ReadonlySet<string>>;
}

async function differenceFor(
  desk: Desk,
  input: CorrectionsInput,
  past: Past,
  concerned: Concerned,
): Promise<CorrectionTotals | undefined> {
  const { person, was, is } = concerned;
  const present = input.presentOf(person);
  const [then, now] = [was.result.base[person] as number, is.result.base[person] as number];
  const difference = await ((then === 0) !== (now === 0)
    ? Promise.resolve(broughtDifference(past, concerned, present))
    : then === 0
      ? newcomersDifference(desk, input, past, concerned)
      : Promise.resolve(ratedDifference(past, was.result, is.result, person, present)));
  const last = lastNow(past, concerned, present);
  const corrected: CorrectionTotals = { ...difference, ...(last === present.last ? {} : { last }) };
  const isAnother =
    corrected.change !== 0 ||
    corrected.games !== 0 ||
    corrected.last !== undefined ||
    corrected.history !== undefined ||
    corrected.instead !== undefined;
  return isAnother ? corrected : undefined;
}

/** The last list, or the last day of an event, with games of the player. */
function lastNow(
  { rules, month, kept, before }: Past,
  { person, was, is }: Concerned,
  { last }: StandingBeforeList,
): number {
  const lastIn = ({ result, rows }: Reckoned): number =>
    [...rows].reduce((latest, [event, places]) => {
      const row = places.get(person);
      if (row === undefined || result.rows.n[row] === 0) return latest;
      return rules.lastGame === 'list' ? month : Math.max(latest, lastDayOf(kept.get(event) as RecalledEvent));
    }, 0);
  const [then, now] = [lastIn(was), lastIn(is)];
  // players who have played later, here or in another event, are not affected
  if (last > then) return Math.max(last, now);
  return Math.max(now, before.get(person)?.last ?? 0);
}

/** Players rated before the list: the difference of the changes, if the rating still exists. */
function ratedDifference(
  { adjust }: Past,
  was: LeanResult,
  is: LeanResult,
  person: number,
  present: StandingBeforeList,
): CorrectionTotals {
  const games = (is.n[person] as number) - (was.n[person] as number);
  const [then, now] = [was, is].map((each) => (each.status[person] === 0 ? each.base[person] : each.after[person])) as [
    number,
    number,
  ];
  if (then === 0) {
    const again = adjust(person, now);
    return { change: 0, games, ...(present.rating === 0 && again !== 0 ? { instead: again } : {}) };
  }
  // under a rule for the whole pool: between the list as it was and as it would have been, in whole points
  const [given, due] = [adjust(person, then), adjust(person, now)];
  if (now !== 0 && (given !== then || due !== now)) {
    return { change: present.rating === 0 ? 0 : 100 * (due - given), games };
  }
  // a report that brings in the rating may now bring in another one
  const moved = 100 * ((is.base[person] as number) - (was.base[person] as number));
  const change = (is.change[person] as number) - (was.change[person] as number) + moved;
  return { change: present.rating === 0 ? 0 : change, games };
}

/** Players who were rated before the list with one of the reports, and unrated with the other. */
function broughtDifference(past: Past, { person, was, is }: Concerned, present: StandingBeforeList): CorrectionTotals {
  const [then, now] = [was, is].map((each) => ({
    rating: past.adjust(person, ratingIn(each, person) ?? 0),
    games:
      each.result.base[person] === 0
        ? pooledIn(each, person)
        : (past.brought.get(person)?.games ?? 0) + (each.result.n[person] as number),
  })) as [FirstRating, FirstRating];
  if (present.rating === 0) return now.rating === 0 ? UNCHANGED : { change: 0, games: now.games, instead: now.rating };
  // rated since then by other results: what this report would have led to is unknown
  if (then.rating === 0) return UNCHANGED;
  const kept = [
    ...(rulebookMemoryIn(past.before.get(person)?.rest ?? null).history ?? []),
    ...partsIn(past, is, person),
  ];
  return firstRatings(then, now, kept);
}

/**
 * Players who were unrated before the list. Still unrated: other results are kept, and the next list evaluates them.
 * Rated since then: the list with the first rating is calculated with both reports, and if it would not have given one,
 * the rating is withdrawn.
 */
async function newcomersDifference(
  desk: Desk,
  input: CorrectionsInput,
  past: Past,
  concerned: Concerned,
): Promise<CorrectionTotals> {
  const { person, was, is } = concerned;
  const present = input.presentOf(person);
  const ratingOf = ({ result }: Reckoned): number => result.after[person] as number;
  if (ratingOf(was) !== 0) {
    if (present.rating === 0) return UNCHANGED;
    const kept = [
      ...(rulebookMemoryIn(past.before.get(person)?.rest ?? null).history ?? []),
      ...partsIn(past, is, person),
    ];
    return firstRatings(
      { rating: past.adjust(person, ratingOf(was)), games: pooledIn(was, person) },
      { rating: past.adjust(person, ratingOf(is)), games: pooledIn(is, person) },
      kept,
    );
  }
  if (present.rating === 0) {
    const known = rulebookMemoryIn(present.rest).history ?? [];
    const history = replaced(past, concerned, known);
    return isSame(known, history) ? UNCHANGED : { change: 0, games: 0, history };
  }
  return laterFirstRating(desk, input, past, concerned);
}

const UNCHANGED: CorrectionTotals = { change: 0, games: 0 };

const isSame = (one: readonly StoredResults[], other: readonly StoredResults[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const pooledIn = ({ result }: Reckoned, person: number): number => result.pooledGames(person) ?? 0;

interface FirstRating {
  readonly rating: number;
  readonly games: number;
}

/** The difference between two first ratings; where there is none, the results that are kept instead. */
const firstRatings = (was: FirstRating, is: FirstRating, kept: readonly StoredResults[]): CorrectionTotals =>
  is.rating === 0
    ? { change: 0, games: 0, instead: 0, history: kept }
    : { change: 100 * (is.rating - was.rating), games: is.games - was.games };

/** The results of an unrated player in the events of a period, as stored for later lists. */
function partsIn(past: Past, reckoned: Reckoned, person: number): readonly StoredResults[] {
  return [...reckoned.rows.keys()].flatMap((event) => partOf(past, reckoned, event, person) ?? []);
}

function partOf(
  { month, kept }: Past,
  { result, rows }: Reckoned,
  event: number,
  person: number,
): StoredResults | undefined {
  const row = rows.get(event)?.get(person);
  if (row === undefined) return undefined;
  const [games, sum] = [result.rows.n[row] as number, result.rows.expected[row] as number];
  if (games === 0 || sum === 0) return undefined;
  const opponents = result.opponents.get(row);
  return {
    event: eventId(event),
    end: (kept.get(event) as RecalledEvent).row.end as string,
    list: monthText(month),
    games,
    average: [sum, games],
    halfPoints: result.rows.halfPoints[row] as number,
    ...(opponents === undefined ? {} : { opponents }),
  };
}

/** Stored results, with those of the corrected reports in place of the old ones. */
function replaced(
  past: Past,
  { person, is, pairs, names }: Concerned,
  known: readonly StoredResults[],
): readonly StoredResults[] {
  let history = known;
  for (const { row } of pairs) {
    const part = partOf(past, is, row.event, person);
    const isOld = ({ event }: StoredResults): boolean => names.get(row)?.has(event as string) === true;
    const place = history.findIndex(isOld);
    const others = history.filter((each) => !isOld(each));
    const at = place < 0 ? others.length : place;
    history = part === undefined ? others : [...others.slice(0, at), part, ...others.slice(at)];
  }
  return history;
}

/** The results were kept, and have led to a rating on a later list. */
async function laterFirstRating(
  desk: Desk,
  input: CorrectionsInput,
  past: Past,
  concerned: Concerned,
): Promise<CorrectionTotals> {
  const { person } = concerned;
  const found = new Finder(desk, input.mergedFrom ?? (await mergesInto(desk, [person])));
  for (const list of input.lists.filter(({ date }) => date > past.list.date)) {
    const row = (await found.rows(list, [person])).get(person);
    if (row === undefined || row.rating === null) continue;
    const mine = await desk.eventsOf([person]);
    const origins = mine.filter(
      (each) =>
        each.pool === list.pool && each.state === 'published' && each.listDate === list.date && !isCorrection(each),
    );
    // a rating that was brought in or decided does not rest on results of ours
    if (origins.length === 0) return UNCHANGED;
    const versions = new Map(origins.map((each) => [each.event, [each]]));
    const later = await pastOf(desk, input, { list, rows: origins, versions });
    const known = rulebookMemoryIn(later.before.get(person)?.rest ?? null).history ?? [];
    const history = replaced(past, concerned, known);
    await later.raised?.load(desk, [history]);
    const was = reckon(later, origins);
    const is = reckon(later, origins, (each) => (each === person ? history : undefined));
    const first = ({ result }: Reckoned): FirstRating => ({
      rating: later.adjust(person, result.after[person] as number),
      games: result.pooledGames(person) ?? 0,
    });
    return firstRatings(first(was), first(is), [...history, ...partsIn(later, is, person)]);
  }
  return UNCHANGED;
}

interface PlayersInput extends Pair {
  readonly was: Reckoned;
  readonly is: Reckoned;
  readonly players: ReadonlyMap<number, CorrectionTotals>;
  /** The first of several corrections of a list also carries what they change for players of other events. */
  readonly isFirst: boolean;
  readonly pairs: readonly Pair[];
}

function playersOf(past: Past, input: PlayersInput): readonly CorrectedPlayer[] {
  const { was, is, row, corrects, players, isFirst, pairs } = input;
  const entered = (rows: readonly EventRow[]): readonly number[] =>
    rows.flatMap(({ event }) => (past.kept.get(event) as RecalledEvent).persons);
  const inAny = new Set(pairs.flatMap((pair) => entered([pair.row, pair.corrects])));
  const elsewhere = isFirst ? [...players.keys()].filter((person) => !inAny.has(person)) : [];
  return [...new Set([...entered([row, corrects]), ...elsewhere])]
    .sort((a, b) => a - b)
    .flatMap((person): readonly CorrectedPlayer[] => {
      const [then, now] = [playedIn(was, corrects.event, person), playedIn(is, row.event, person)];
      const isConcerned = players.has(person);
      if (!isConcerned && JSON.stringify(then) === JSON.stringify(now)) return [];
      const listed = [listedIn(past, was, person), listedIn(past, is, person)] as const;
      const history = players.get(person)?.history;
      const change = shareOf(input, person, then, now);
      return [{ person, was: then, now, listed, change, ...(history === undefined ? {} : { history }) }];
    });
}

/** In the form that the list has it. */
const listedIn = ({ adjust }: Past, reckoned: Reckoned, person: number): number | null =>
  adjust(person, ratingIn(reckoned, person) ?? 0) || null;

const ratingIn = ({ result }: Reckoned, person: number): number | null =>
  (result.status[person] === 0 ? (result.base[person] as number) : (result.after[person] as number)) || null;

function playedIn({ result, rows }: Reckoned, event: number, person: number): ReportResult | null {
  const row = rows.get(event)?.get(person);
  if (row === undefined) return null;
  const { n, halfPoints, expected, k } = result.rows;
  const [score, isRated] = [halfPoints[row] as number, result.base[person] !== 0];
  return {
    n: n[row] as number,
    score,
    expected: isRated ? (expected[row] as number) : null,
    k: isRated ? (k[row] as number) : null,
    change: isRated ? changeOfRow(result.rows, row) : null,
  };
}

/** The part of a player's difference that belongs to one of the corrected events. */
function shareOf(
  { was, is, pairs, players, row }: PlayersInput,
  person: number,
  then: ReportResult | null,
  now: ReportResult | null,
): number {
  const whole = players.get(person)?.change ?? 0;
  if (whole === 0) return 0;
  const own = pairs.filter(({ row: event, corrects }) =>
    [event, corrects].some((each) => was.rows.get(each.event)?.has(person) || is.rows.get(each.event)?.has(person)),
  );
  if (own.length > 0 && own[0]?.row !== row) return (now?.change ?? 0) - (then?.change ?? 0);
  const others = own
    .slice(1)
    .map(
      (pair) =>
        (playedIn(is, pair.row.event, person)?.change ?? 0) - (playedIn(was, pair.corrects.event, person)?.change ?? 0),
    );
  return others.reduce((rest, change) => rest - change, whole);
}
