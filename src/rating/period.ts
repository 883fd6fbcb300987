/**
 * Compiles the next list of a periodic pool: rates all its events at once, adds the changes to the standings, and
 * computes the new standings. Events are read as a stream; of each, one row for each entrant is kept.
 */
import { dayText, firstDay, type Day, type Month, monthText, parseMonth } from '../core/dates.ts';
import type { RaisedSum } from '../core/event.ts';
import type { EarlierEventFacts, PlayerFacts } from '../core/report.ts';
import { canonicalJson, type Json } from '../ledger/canonical.ts';
import { eventId } from '../ledger/ids.ts';
import {
  type Desk,
  type EventRow,
  FLAGS,
  type ListRow,
  type PoolRow,
  type ResultRow,
  type StandingRow,
} from '../ledger/store.ts';
import { earlierEvent, type RulebookMemory, type StoredResults, restText } from '../ledger/lists/state.ts';
import { type ListSeal, sealOf } from '../ledger/lists/seal.ts';
import type { LeanLines, MonthlyRules } from '../rulebooks/edition.ts';
import { monthlyRules, readingsOfEditions } from '../rulebooks/office-rules.ts';
import {
  changeOfRow,
  type LeanResult,
  type PeriodSettings,
  type RatingPeriod,
  PERIOD_STATUSES,
  type Status,
} from '../rulebooks/period.ts';
import type { ChosenReadings } from '../rulebooks/readings.ts';
import { editionById, editionOfFirstVersions, editionOn } from '../rulebooks/registry.ts';
import type { EditionId } from '../rulebooks/rulebook.ts';
import { isCorrection } from '../ledger/rows/events.ts';
import { birthIn, presentStandings, type Registry, registryOf, type Standings, sealedStandings } from './field.ts';
import { withBroughtStandings, broughtByReports } from './brought-by-report.ts';
import { ListColumns } from './columns.ts';
import { type CorrectedEvent, type Corrections, correctionsDue, withoutGames } from './corrections.ts';
import { feedEvent } from './feed.ts';
import { RatingsInForce } from './in-force.ts';
import { listInForce } from '../ledger/lists/in-force.ts';
import { standardListsOf } from './standard-lists.ts';
import { lastOnList } from './last-game.ts';
import { needsBirthday, foundMinors, type Minors, type MinorsRecord, recordedMinors } from './minors.ts';
import { lastDayOf, recallEvents, firstDayOf } from './recall.ts';
import { rulebookMemoryIn, listsOf } from './states.ts';
import type { NotRated } from './not-rated.ts';
import { PoolChanges, restWithSteps } from './pool-changes.ts';
import { RaisedOpponents, type RaisingChange } from './raised-opponents.ts';
import { controlOfPool, readingsOfPool } from '../ledger/rows/pools.ts';

/** The key under which `list.published` names players under 18 on the day of the list itself. */
export const ON_LIST = 'list';

export interface PeriodInput {
  /** The events named by an entry; absent: all that are accepted and due. */
  readonly events?: readonly number[];
  readonly minors?: MinorsRecord;
  /** The edition named by an entry for its list; lists of the first versions name none if they have events. */
  readonly edition?: EditionId;
  /** The readings named by an entry for its list; absent: those of the pool. */
  readonly readings?: ChosenReadings;
  /** Settings that differ from those of the editions, for comparisons only. */
  readonly settings?: PeriodSettings;
  /** Changes of the whole pool on this list (`compile-list.ts`). */
  readonly changes?: PoolChanges;
  /** Changes by which the opponents of newcomers' earlier results are raised, where the pool has chosen that. */
  readonly raising?: readonly RaisingChange[];
  /** Called with the number of events rated so far, and of all events. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** A list that can be sealed. */
export interface CompiledList {
  readonly pool: PoolRow;
  readonly month: Month;
  readonly date: string;
  readonly edition: EditionId;
  /** Chosen by the pool, and relevant to one of its editions. */
  readonly readings: ChosenReadings;
  readonly previous: ListRow | undefined;
  /** Including corrected reports, ordered by number. */
  readonly events: readonly EventRow[];
  readonly corrected: readonly CorrectedEvent[];
  readonly notRated: readonly NotRated[];
  /** Events that began before the first list of the pool. */
  readonly early: readonly EventRow[];
  readonly minors: MinorsRecord;
  /** Number of players on it. */
  readonly players: number;
  /** Computed on demand: comparisons of ratings do not need it. */
  readonly seal: () => ListSeal;
  /** The list before; the standings that this one starts from; and the resulting ones, ordered by person. */
  readonly sealed: Standings;
  readonly base: Standings;
  readonly rows: () => Generator<StandingRow, void, undefined>;
  readonly results: (list: number | null) => Generator<ResultRow, void, undefined>;
}

const NO_CHANGES = new PoolChanges([]);
const EVENTS_AT_ONCE = 250;
export const listDateOfMonth = (month: Month): string => `${monthText(month)}-01`;

/** The edition of the event with the latest start. */
function editionOf(events: readonly Pick<EventRow, 'start' | 'edition'>[]): EditionId | undefined {
  const latest = events.reduce((day, { start }) => ((start as string) > day ? (start as string) : day), '');
  return events.findLast(({ start }) => start === latest)?.edition as EditionId | undefined;
}

/**
 * The edition of a list: the one in force on the day before its date, whatever the editions of its events; if there is
 * none, that of the event with the latest start, or the one in force on its day.
 */
export const editionOfList = (
  pool: PoolRow,
  events: readonly Pick<EventRow, 'start' | 'edition'>[],
  month: Month,
): EditionId | undefined => {
  const newest = editionOf(events);
  const control = newest === undefined ? controlOfPool(pool) : editionById(newest).control;
  const inForceOnDay = (day: Day): EditionId | undefined => editionOn(pool.family, control, day)?.id;
  return inForceOnDay(firstDay(month) - 1) ?? newest ?? inForceOnDay(firstDay(month));
};

/** The number of a list that is published already. */
const numberOf = async (desk: Desk, { pool }: PoolRow, date: string): Promise<number | undefined> =>
  (await desk.lists(pool)).find((each) => each.date === date)?.list;

/** Accepted events due on a list, ordered by number. */
export const eventsDue = (desk: Desk, pool: string, date: string): Promise<readonly EventRow[]> =>
  desk.events({ pool, states: ['accepted'], upToListDate: date });

/** Undefined where no edition is in force. */
export async function compilePeriod(
  desk: Desk,
  pool: PoolRow,
  month: Month,
  {
    events: named,
    minors: record,
    edition: sealedBy,
    readings = readingsOfPool(pool),
    settings,
    changes = NO_CHANGES,
    raising = [],
    onProgress,
  }: PeriodInput = {},
): Promise<CompiledList | undefined> {
  const date = listDateOfMonth(month);
  const lists = (await listsOf(desk, pool.pool)).filter((each) => each.date < date);
  const previous = lists.at(-1);
  const due = await (named === undefined ? eventsDue(desk, pool.pool, date) : desk.events({ events: named }));
  const years = new Set([...due.map(({ start }) => Number((start as string).slice(0, 4))), Math.floor(month / 12)]);
  // a list sealed without naming an edition has that of its latest event, and results as they were stored
  const isOfFirstVersions = named !== undefined && sealedBy === undefined;
  const withoutEvents =
    sealedBy ??
    (isOfFirstVersions ? editionOfFirstVersions(pool.family, firstDay(month) - 1)?.id : undefined) ??
    editionOfList(pool, [], month);
  const opening = editionOf(due) ?? withoutEvents;
  if (opening === undefined) return undefined;
  const isByBirthday = [withoutEvents, ...due.map(({ edition: of }) => of)].some((of) => needsBirthday(of, readings));
  const registry = await registryOf(
    desk,
    isByBirthday && record === undefined ? (born) => years.has(born + 18) : undefined,
  );
  const sealed = await sealedStandings(desk, previous, registry.size);
  const base = await presentStandings(desk, pool, sealed, registry);
  changes.adjustStandings(base);
  const starts = new Map<string, Day>([[ON_LIST, firstDay(month)]]);
  const minors = record === undefined ? foundMinors(registry.birth, (at) => starts.get(at)) : recordedMinors(record);
  const inForce = new RatingsInForce(
    lists,
    registry,
    sealed,
    await standardListsOf(desk, pool, await numberOf(desk, pool, date)),
  );
  const [played, corrected] = [due.filter((row) => !isCorrection(row)), due.filter(isCorrection)];
  for (const row of corrected) starts.set(eventId(row.event), firstDayOf({ row }));
  const corrections = await correctionsDue(desk, {
    pool,
    due: corrected,
    lists,
    minors,
    presentOf: (person) => ({
      rating: base.rating[person] as number,
      last: base.last[person] as number,
      rest: base.rest.get(person) ?? null,
    }),
    mergedFrom: registry.mergedFrom,
  });
  correctStandings(base, corrections);
  withBroughtStandings(base, pool, await broughtByReports(desk, played));
  const period = monthlyRules(opening).openPeriod(month, base.rating, settings);
  const raised = raising.length === 0 ? undefined : new RaisedOpponents(pool, raising);
  const [events, notRated, early]: [EventRow[], NotRated[], EventRow[]] = [[], [...corrections.notRated], []];
  onProgress?.(0, played.length);
  for (let from = 0; from < played.length; from += EVENTS_AT_ONCE) {
    const kept = await recallEvents(desk, played.slice(from, from + EVENTS_AT_ONCE));
    await inForce.load(desk, kept);
    for (const event of kept) {
      starts.set(event.id, firstDayOf(event));
      if (listInForce(lists, dayText(firstDayOf(event))).isEarly) early.push(event.row);
      const listed = inForce.of(event);
      const against = feedEvent(period, event, { registry, minors, listed, month, readings });
      if (against === undefined) raised?.add(event, { month, readings, lists, listed });
      if (against === undefined) events.push(event.row);
      else notRated.push({ event: event.row, clauses: against.reasons, findings: against.findings });
    }
    onProgress?.(Math.min(played.length, from + kept.length), played.length);
  }
  // events that are not rated do not affect the edition: a recompilation does not know of them
  const edition = isOfFirstVersions
    ? (editionOf(events) ?? withoutEvents)
    : (sealedBy ?? editionOfList(pool, events, month));
  if (edition === undefined) return undefined;
  const rules = monthlyRules(edition, readings);
  lastOnList(base.last, previous, rules);
  feedCorrections(period, corrections, rules);
  const ordered = isOfFirstVersions ? asStored : inTimeOrder;
  await raised?.load(desk, keptResults(base));
  const result = period.close(
    (person) => ({
      ...pastIn(base.rest.get(person), ordered, (results) => raised?.earlier(person, results) ?? earlierEvent(results)),
      precedesPeriod: isOfFirstVersions,
      ...(raised === undefined ? {} : { raised: (place: number) => raisedIn(raised, events[place], person) }),
    }),
    rules.edition,
  );
  const closing: Closing = {
    month,
    rules,
    registry,
    minors,
    base,
    result,
    events,
    corrections,
    changes,
    ordered,
    ...(rules.leanLines === undefined ? {} : { lines: rules.leanLines(month) }),
  };
  const listing = closeList(closing);
  const columns = standingsAfter(closing, listing);
  let seal: ListSeal | undefined;
  return {
    pool,
    month,
    date,
    edition,
    readings: readingsOfEditions(readings, [edition, ...events.map((row) => row.edition as string)]),
    previous,
    events: [...events, ...corrections.events.map(({ row }) => row)].sort((a, b) => a.event - b.event),
    corrected: corrections.events,
    notRated,
    early,
    players: columns.players,
    seal: () => (seal ??= sealOf({ pool: pool.pool, date }, columns.rows())),
    // after the rows: they determine who is under 18 on the day of the list
    minors: minors.record(),
    sealed,
    base,
    rows: () => columns.rows(),
    results: (list) => resultsOf(closing, list),
  };
}

type HistoryOrder = (history: readonly StoredResults[]) => readonly StoredResults[];

const asStored: HistoryOrder = (history) => history;

/** The last day of an event; where only its list is known, the day before that. */
function dayOfResults(results: StoredResults): number {
  const { end, list } = earlierEvent(results);
  return end ?? (list === undefined ? Number.NEGATIVE_INFINITY : firstDay(list) - 1);
}

/** By the last days of the events: a late report is not a later result. */
const inTimeOrder: HistoryOrder = (history) =>
  history
    .map((results) => ({ results, day: dayOfResults(results) }))
    .sort((a, b) => (a.day === b.day ? 0 : a.day - b.day))
    .map(({ results }) => results);

/** Earlier results of unrated players. */
const keptResults = ({ rest, rating }: Standings): readonly (readonly StoredResults[])[] =>
  [...rest].flatMap(([person, text]) => (rating[person] === 0 ? [rulebookMemoryIn(text).history ?? []] : []));

/** Corrected reports come after the other events, and have no games of their own. */
const raisedIn = (raised: RaisedOpponents, event: EventRow | undefined, person: number): RaisedSum | undefined =>
  event === undefined ? undefined : raised.sumIn(event.event, person);

/** The results that a newcomer's rating may rest on. */
function pastIn(
  rest: string | undefined,
  ordered: HistoryOrder,
  asCounted: (results: StoredResults) => EarlierEventFacts,
): Pick<PlayerFacts, 'history' | 'hadEvent'> {
  if (rest === undefined) return {};
  const { history = [], hadEvent } = rulebookMemoryIn(rest);
  return { history: ordered(history).map(asCounted), ...(hadEvent === undefined ? {} : { hadEvent }) };
}

interface Closing {
  readonly month: Month;
  /** The rules of the list. */
  readonly rules: MonthlyRules;
  readonly registry: Registry;
  readonly minors: Minors;
  readonly base: Standings;
  readonly result: LeanResult;
  /** In the order in which they were added. */
  readonly events: readonly EventRow[];
  readonly corrections: Corrections;
  readonly changes: PoolChanges;
  /** The order in which results of newcomers are stored. */
  readonly ordered: HistoryOrder;
  readonly lines?: LeanLines;
}

/**
 * Corrections of earlier lists, apart from their rating changes, which are rounded together with those of the period.
 */
function correctStandings(base: Standings, { players }: Corrections): void {
  for (const [person, { games, last, history, instead }] of players) {
    const { rating, total, peak, flags, last: lastSeen, rest } = base;
    const isUnrated = instead === 0;
    const kept = history === undefined ? (rest.get(person) ?? null) : restText({ ...keptAt(base, person), history });
    base.put(person, {
      rating: (instead ?? (rating[person] as number)) || null,
      k: null,
      games: 0,
      total: isUnrated ? 0 : Math.max(0, (total[person] as number) + games),
      peak: (peak[person] as number) || null,
      change: null,
      flags: flags[person] as number,
      last: (last ?? (lastSeen[person] as number)) || null,
      rest: kept,
    });
  }
}

const keptAt = ({ rest }: Standings, person: number): RulebookMemory => rulebookMemoryIn(rest.get(person) ?? null);

/** Adds the differences; unrated players with changed results enter the period without a game. */
function feedCorrections(period: RatingPeriod, { players, events }: Corrections, rules: MonthlyRules): void {
  const unrated: number[] = [];
  for (const [person, { change, history }] of players) {
    if (change !== 0) period.correct(person, change);
    if (history !== undefined) unrated.push(person);
  }
  if (unrated.length > 0) period.add(withoutGames(unrated, events[0]?.row as EventRow, rules));
}

/** What follows from the rows of the events, apart from the ratings. */
interface Listing {
  /** New results of unrated players, oldest first. */
  readonly parts: ReadonlyMap<number, readonly StoredResults[]>;
  /** The last day of the last event with games. */
  readonly lastDay: Int32Array;
}

function closeList({ registry, month, result, events }: Closing): Listing {
  const parts = new Map<number, StoredResults[]>();
  const lastDay = new Int32Array(registry.size);
  const { rows, firstRow, opponents: opponentsOf } = result;
  const list = monthText(month);
  // by last day, then first day: the order in which results enter a newcomer's pool
  const order = events
    .map((event, place) => ({ event, place }))
    .sort((a, b) => compare(a.event.end, b.event.end) || compare(a.event.start, b.event.start));
  for (const { event, place } of order) {
    const end = lastDayOf({ row: event });
    for (let row = firstRow[place] as number; row < (firstRow[place + 1] as number); row += 1) {
      const person = rows.person[row] as number;
      const games = rows.n[row] as number;
      if (games > 0) lastDay[person] = end;
      const sum = rows.expected[row] as number;
      // a player with a standard rating is no newcomer
      if (result.base[person] !== 0 || games === 0 || sum === 0) continue;
      const opponents = opponentsOf.get(row);
      const part: StoredResults = {
        event: `e${event.event}`,
        end: event.end as string,
        list,
        games,
        average: [sum, games],
        halfPoints: rows.halfPoints[row] as number,
        ...(opponents === undefined ? {} : { opponents }),
      };
      const known = parts.get(person);
      if (known === undefined) parts.set(person, [part]);
      else known.push(part);
    }
  }
  return { parts, lastDay };
}

const compare = (a: string | null, b: string | null): number => ((a as string) < (b as string) ? -1 : a === b ? 0 : 1);

/** Ordered by person. */
function standingsAfter(closing: Closing, listing: Listing): ListColumns {
  const { base, result, registry } = closing;
  const columns = new ListColumns(registry.size);
  for (let person = 1; person < registry.size; person += 1) {
    if (base.known[person] === 0 && result.status[person] === 0) continue;
    const row = standingAfter(closing, listing, person);
    if (row !== undefined) columns.add(row);
  }
  return columns;
}

const statusOf = ({ status }: LeanResult, person: number): Status | undefined =>
  PERIOD_STATUSES[(status[person] as number) - 1];

/** One row of the list; none where nothing has to be stored for the person. */
function standingAfter(closing: Closing, listing: Listing, person: number): StandingRow | undefined {
  const { base, result } = closing;
  const correction = closing.corrections.players.get(person);
  const before = base.rating[person] as number;
  // for newcomers to a rapid or blitz list the standard rating
  const from = result.base[person] as number;
  const status = statusOf(result, person);
  const played = result.n[person] as number;
  const earned = status === undefined ? before : (result.after[person] as number);
  const { rating, steps } = closing.changes.after(person, earned);
  const pooledGames = result.pooledGames(person);
  const games =
    pooledGames === undefined
      ? played
      : rulesOfPool(closing, person).ratedGames(
          { n: played, status: status as Status, pooledGames },
          base.rest.has(person),
        );
  const isFirst = before === 0 && rating !== 0;
  const kept = rating !== 0 || status === 'delisted' ? {} : stillUnrated(closing, listing, person);
  const total = (base.total[person] as number) + (from !== 0 ? games : isFirst ? (pooledGames as number) : 0);
  const known = base.peak[person] as number;
  const peak = Math.max(known, rating, before === 0 && played > 0 ? from : 0);
  const last = played > 0 ? lastOf(closing, listing, person) : (base.last[person] as number);
  const wasInactive = ((base.flags[person] as number) & FLAGS.inactive) !== 0;
  const shown = shownAs(closing, person, { rating, total, peak, games, last });
  const isInactive = shown.inactive || (rating !== 0 && games === 0 && last === 0 && wasInactive);
  const isBack = rating !== 0 && ((wasInactive && !isInactive) || (isFirst && known !== 0));
  const rest = restWithSteps(kept, steps);
  if (rating === 0 && total === 0 && peak === 0 && rest === null && games === 0 && status !== 'delisted')
    return undefined;
  return {
    person,
    rating: rating === 0 ? null : rating,
    k: shown.k,
    games,
    total,
    peak: peak === 0 ? null : peak,
    change: from !== 0 && (games > 0 || (correction?.change ?? 0) !== 0) ? (result.change[person] as number) : null,
    flags:
      (isInactive ? FLAGS.inactive : 0) |
      (isFirst && known === 0 ? FLAGS.fresh : 0) |
      (status === 'delisted' || (correction?.instead === 0 && rating === 0) ? FLAGS.delisted : 0) |
      (isBack ? FLAGS.returned : 0) |
      (shown.notListed ? FLAGS.notListed : 0),
    last: last === 0 ? null : last,
    rest,
  };
}

/** The rules of a newcomer's pool: those of its newest event, which may be of another edition than the list. */
function rulesOfPool({ rules, result }: Closing, person: number): MonthlyRules {
  const edition = result.pools.get(person);
  return edition === undefined ? rules : monthlyRules(edition.id);
}

/** The list itself; or the day of the last game, which a late report does not move back. */
const lastOf = ({ rules, month, base }: Closing, { lastDay }: Listing, person: number): number =>
  rules.lastGame === 'list' ? month : Math.max(base.last[person] as number, lastDay[person] as number);

/** Whether anything prevents a person from being listed. */
const isKeptOff = ({ statusOf, deceased, blocked }: Registry, person: number): boolean =>
  (statusOf(person) ?? 'member') !== 'member' || deceased.has(person) || blocked.has(person);

/** K on the list, and whether the player is listed at all; players kept off the list count as inactive. */
function shownAs(
  { rules, month, registry, minors, lines }: Closing,
  person: number,
  { rating, total, peak, games, last }: Record<'rating' | 'total' | 'peak' | 'games' | 'last', number>,
): { readonly k: number | null; readonly inactive: boolean; readonly notListed: boolean } {
  if (lines?.isListed(rating) === true && !isKeptOff(registry, person)) {
    const standing = { rating, total, peak, games, last, birthYear: registry.birthYear[person] as number };
    return { k: lines.k(standing), inactive: lines.isInactive(standing), notListed: false };
  }
  const birth = birthIn(registry, person, rules.needsBirthday && minors.at(ON_LIST, person));
  const line = rules.line(
    {
      federationStatus: registry.statusOf(person),
      isExempt: registry.exempt.has(person),
      isRemoved: registry.blocked.has(person) || registry.deceased.has(person),
      birth,
      ...(rating === 0 ? {} : { rating }),
      ...(peak === 0 ? {} : { peak }),
      games: total,
      periodGames: games,
      ...(last === 0 ? {} : { last }),
    },
    month,
  );
  if (line !== undefined) return { k: line.k, inactive: line.inactive, notListed: false };
  const isSilent = rating !== 0 && games === 0 && last !== 0;
  return { k: null, inactive: isSilent && rules.inactive(last, month), notListed: rating !== 0 };
}

/** What is stored for a player who stays unrated: results that a later list may use. */
function stillUnrated(
  closing: Closing,
  { parts }: Listing,
  person: number,
): { readonly history?: readonly StoredResults[]; readonly hadEvent?: true } {
  const { base, month, result, ordered } = closing;
  const rules = rulesOfPool(closing, person);
  const isNewcomer = result.pooledGames(person) !== undefined;
  if (isNewcomer && rules.forgets(statusOf(result, person) as Status)) return {};
  const rest = base.rest.get(person);
  const { history = [], hadEvent } = rest === undefined ? {} : rulebookMemoryIn(rest);
  const added = parts.get(person) ?? [];
  const all = ordered([...history, ...added]);
  const still = all.filter((each) => rules.inPool(earlierEvent(each), month));
  const isPast = rules.remembersFirstEvent && (hadEvent === true || still.length < all.length);
  return { history: still, ...(isPast ? { hadEvent: true as const } : {}) };
}

/** The effect of each event on each of its players. */
function* resultsOf(closing: Closing, list: number | null): Generator<ResultRow, void, undefined> {
  const { result, events } = closing;
  const { rows, firstRow } = result;
  for (const [place, { event }] of events.entries()) {
    const from = firstRow[place] as number;
    const size = (firstRow[place + 1] as number) - from;
    const order = Array.from({ length: size }, (_, at) => from + at);
    order.sort((a, b) => (rows.person[a] as number) - (rows.person[b] as number));
    for (const row of order) yield resultOf({ result }, event, list, row);
  }
  for (const each of closing.corrections.events) yield* correctedResults(closing, each, list);
}

/** The effect of a correction: differences to the earlier report, added on this list. */
function* correctedResults(
  { result }: Pick<Closing, 'result'>,
  { row: { event }, list: of, players }: CorrectedEvent,
  list: number | null,
): Generator<ResultRow, void, undefined> {
  for (const { person, was, now, listed, change, history } of players) {
    const before = result.base[person] as number;
    const after = result.status[person] === 0 ? before : (result.after[person] as number);
    yield {
      person,
      event,
      list,
      before: before || null,
      after: after || null,
      n: (now?.n ?? 0) - (was?.n ?? 0),
      score: (now?.score ?? 0) - (was?.score ?? 0),
      expected: before === 0 ? null : (now?.expected ?? 0) - (was?.expected ?? 0),
      k: now?.k ?? was?.k ?? null,
      change: before === 0 ? null : change,
      rest: canonicalJson({
        list: of.date,
        listed,
        now,
        was,
        ...(history === undefined ? {} : { history }),
      } as unknown as Json),
    };
  }
}

function resultOf({ result }: Pick<Closing, 'result'>, event: number, list: number | null, row: number): ResultRow {
  const { rows } = result;
  const person = rows.person[row] as number;
  const before = result.base[person] as number;
  const score = rows.halfPoints[row] as number;
  const expected = rows.expected[row] as number;
  const k = rows.k[row] as number;
  const isRated = before !== 0;
  return {
    person,
    event,
    list,
    before: isRated ? before : null,
    after: (result.after[person] as number) || null,
    n: rows.n[row] as number,
    score,
    expected: isRated ? expected : null,
    k: isRated ? k : null,
    change: isRated ? changeOfRow(rows, row) : null,
    rest: null,
  };
}

/** `2024-06`, or the first day of that month. */
export const parseListMonth = (text: string): Month | undefined =>
  parseMonth(text.length === 10 && text.endsWith('-01') ? text.slice(0, 7) : text);
