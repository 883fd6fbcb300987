/** One pool on a card: the rating of today, and every list and event that led there. */
import { eventId } from '../../../ledger/ids.ts';
import {
  type EventRow,
  FLAGS,
  type ListRow,
  type PoolRow,
  type ResultRow,
  type StandingRow,
} from '../../../ledger/store.ts';
import type { PointsGiven } from '../../../rating/brought-change.ts';
import { adjustedPoints } from '../../../rating/pool-changes.ts';
import { isPeriodicPool } from '../../../rating/states.ts';
import type { UnsettledAt } from '../../../rating/unsettled.ts';
import { isCorrection, eventTitle } from '../../../ledger/rows/events.ts';
import { controlOfPool, groupOfPool } from '../../../ledger/rows/pools.ts';
import { openingListData } from '../../../ledger/rows/standings.ts';
import { familyRules } from '../../../rulebooks/office-rules.ts';
import type { Family } from '../../../rulebooks/rulebook.ts';
import type { ChangeBesideEvents } from '../beside-events.ts';
import type { EventPlayed, ListStep, PoolCard, RatingPoint } from './card.ts';
import { restIn, type StandingRest } from '../../../ledger/lists/state.ts';
import { pageOf, STEPS_ON_PAGE } from '../../../engine/card-pages.ts';

export interface InPool {
  readonly person: number;
  readonly lists: readonly ListRow[];
  readonly standings: ReadonlyMap<number, StandingRow>;
  readonly present: Omit<StandingRow, 'person'> | undefined;
  readonly rows: readonly EventRow[];
  readonly results: ReadonlyMap<number, ResultRow>;
  readonly unsettled: UnsettledAt;
  /** The points that everybody was given on imported lists, by the number of the list. */
  readonly given: ReadonlyMap<number, PointsGiven>;
  /** What else has changed the rating since the last list. */
  readonly beside?: readonly ChangeBesideEvents[];
}

/** Whether neither the last list nor the events since then lead to the present rating of a pool that rates at once. */
export function isChangedBesideEvents({ lists, standings, present, rows, results }: InPool): boolean {
  const last = lists.at(-1);
  const since = rows.findLast((row) => isSinceLists(row) && typeof results.get(row.event)?.after === 'number');
  const said = since === undefined ? last && standings.get(last.list)?.rating : results.get(since.event)?.after;
  return typeof said === 'number' && present !== undefined && present.rating !== null && present.rating !== said;
}

const isSinceLists = ({ state }: EventRow): boolean => state !== 'accepted' && state !== 'published';

const has = ({ flags }: Pick<StandingRow, 'flags'>, flag: number): boolean => (flags & flag) !== 0;

export function poolCard(pool: PoolRow, inPool: InPool, page: number | 'all'): PoolCard | undefined {
  const periodic = isPeriodicPool(pool);
  const group = groupOfPool(pool);
  const all = listSteps(inPool, periodic);
  const last = inPool.lists.at(-1);
  const listed = last === undefined ? undefined : inPool.standings.get(last.list);
  const row = periodic ? listed : (inPool.present ?? listed);
  const accepted = periodic ? inPool.rows.filter(({ state }) => state === 'accepted') : [];
  if (all.length === 0 && row === undefined && accepted.length === 0) return undefined;
  const rest = row === undefined ? {} : restIn(row);
  const marks = Object.entries(rest.reached ?? {}).map(([grade, times]) => ({ grade, times }));
  const { shown, pages } = pageOf(all.filter(isEventful).toReversed(), STEPS_ON_PAGE, page);
  return {
    pool: pool.pool,
    family: pool.family,
    performances: familyRules(pool.family).performance !== undefined,
    name: pool.name,
    control: controlOfPool(pool),
    ...(group === undefined ? {} : { group }),
    calendar: periodic ? 'monthly' : 'at-once',
    ...(last === undefined || listed === undefined ? {} : { list: last.date }),
    rating: row?.rating ?? null,
    change: (periodic ? all.at(-1)?.change : changeByEvent(all.findLast(hasEvents)?.events.at(-1))) ?? null,
    ...lastOf(all, periodic),
    k: row?.k ?? null,
    games: row?.total ?? 0,
    lastGames: listed?.games ?? 0,
    peak:
      row === undefined
        ? null
        : peakOf(
            isOfAnotherList(row, inPool) ? null : row.peak,
            periodic ? all : [...all, ...all.flatMap(afterEvents)],
          ),
    ...(row !== undefined && has(row, FLAGS.inactive) ? { inactive: true } : {}),
    ...(row !== undefined && row.rating === null && all.some(({ delisted }) => delisted === true)
      ? { delisted: true }
      : {}),
    ...(rest.unsettled === true ? { unsettled: true, missing: missingOf(pool.family, rest) } : {}),
    ...(rest.rank === undefined ? {} : { grade: rest.rank }),
    ...(marks.length === 0 ? {} : { marks }),
    ...(accepted.length === 0
      ? {}
      : { live: { rating: null, games: 0, events: accepted.map((event) => eventPlayed(event, inPool)) } }),
    points: periodic ? listPoints(all, inPool.lists) : [...eventPoints(all), ...pointBeside(all)],
    steps: shown,
    pages,
  };
}

/**
 * An imported list may have less of the past than the lists before it. In pools that rate at once, a rating between two lists
 * counts, too.
 */
const peakOf = (peak: number | null, ratings: readonly Pick<ListStep, 'rating'>[]): number | null =>
  ratings.reduce((most, { rating }) => (rating !== null && rating > (most ?? 0) ? rating : most), peak);

/**
 * Whether the highest rating that decides K was never a rating in this pool: a player who is new to a rapid or blitz list began
 * with the standard rating, and may have lost points at once.
 */
function isOfAnotherList({ peak }: Pick<StandingRow, 'peak'>, { lists, standings }: InPool): boolean {
  const rows = lists.map(({ list }) => standings.get(list));
  const first = rows.find((each) => each !== undefined && has(each, FLAGS.fresh));
  return first !== undefined && first.peak !== first.rating && first.peak === peak;
}

const afterEvents = ({ events }: ListStep): readonly Pick<ListStep, 'rating'>[] =>
  events.map(({ after }) => ({ rating: after }));

/** A list has no explanation for players who are not on it. */
const isOnList = ({ rating, delisted }: ListStep): boolean => rating !== null || delisted === true;

function lastOf(steps: readonly ListStep[], periodic: boolean): Pick<PoolCard, 'last'> {
  const step = steps.findLast((each) => hasEvents(each) && (!periodic || isOnList(each)));
  if (periodic) return step === undefined || step.date === null ? {} : { last: { of: step.date, change: step.change } };
  const event = step?.events.at(-1);
  return event === undefined ? {} : { last: { of: event.event, event: event.name, change: changeByEvent(event) } };
}

const hasEvents = ({ events }: ListStep): boolean => events.length > 0;

/** Whether anything changed with a list; unchanged rows are not repeated. */
const isEventful = (step: ListStep, place: number, all: readonly ListStep[]): boolean =>
  hasEvents(step) ||
  (step.change ?? 0) !== 0 ||
  step.opening === true ||
  place === 0 ||
  step.inactive !== all[place - 1]?.inactive ||
  step.rating !== all[place - 1]?.rating;

/** A list that somebody is no longer on ends the line. */
function listPoints(steps: readonly ListStep[], lists: readonly ListRow[]): readonly RatingPoint[] {
  const places = new Map<string | null, number>(lists.map(({ date }, place) => [date, place]));
  return steps.flatMap(({ date, rating, inactive, unsettled, adjusted, events }, at) => {
    const point = {
      date: date as string,
      rating,
      ...(inactive === true ? { inactive } : {}),
      ...starOf({ unsettled }),
      ...(adjusted === undefined ? {} : { adjusted: true as const }),
      events: events.map(({ name }) => name),
    };
    const next = lists[(places.get(date) as number) + 1]?.date;
    return rating === null || next === undefined || next === steps[at + 1]?.date
      ? [point]
      : [point, { date: next, rating: null, events: [] }];
  });
}

/** In pools that rate at once the rating changes with each event; lists only record it. */
const eventPoints = (steps: readonly ListStep[]): readonly RatingPoint[] =>
  steps
    .flatMap(({ date, rating, unsettled, events }): readonly RatingPoint[] => [
      ...events.flatMap(({ end, after, name, ...event }) =>
        end === null ? [] : [{ date: end, rating: after, ...starOf(event), events: [name] }],
      ),
      ...(date === null ? [] : [{ date, rating, ...starOf({ unsettled }), events: [] }]),
    ])
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));

/** Where something else has changed the rating since: from its day on, or from that of the last event if that is later. */
function pointBeside(steps: readonly ListStep[]): readonly RatingPoint[] {
  const step = steps.at(-1);
  const day = step?.beside?.at(-1)?.day;
  if (step === undefined || day === undefined) return [];
  const last = eventPoints(steps).at(-1)?.date ?? day;
  return [{ date: last > day ? last : day, rating: step.rating, ...starOf(step), events: [] }];
}

const starOf = ({ unsettled }: { readonly unsettled?: true | undefined }): { unsettled?: true } =>
  unsettled === true ? { unsettled } : {};

/** In whole points, in a pool that rounds after every event; a first rating is not a change. */
const changeByEvent = ({ before, after }: Partial<EventPlayed> = {}): number | null =>
  typeof before !== 'number' || typeof after !== 'number' ? null : after - before;

/** Until a rating is settled. */
function missingOf(family: Family, { history = [] }: StandingRest): PoolCard['missing'] {
  const games = history.reduce((sum, each) => sum + (each['games'] as number), 0);
  return familyRules(family).unsettled?.missing(games, history.length);
}

/** By date, and at the end what has happened since the last list. */
function listSteps(inPool: InPool, periodic: boolean): readonly ListStep[] {
  const { lists, standings, rows } = inPool;
  const byList = new Map<string | null, EventRow[]>();
  for (const row of rows) {
    if (row.state === 'accepted') continue;
    const date = row.state === 'published' ? row.listDate : null;
    byList.set(date, [...(byList.get(date) ?? []), row]);
  }
  const steps: ListStep[] = [];
  let before: number | null = null;
  for (const list of lists) {
    const row = standings.get(list.list);
    const events = byList.get(list.date) ?? [];
    if (row === undefined && events.length === 0) {
      before = null;
      continue;
    }
    const rating = row?.rating ?? null;
    const brought =
      before === null || rating === null ? 0 : (inPool.given.get(list.list)?.(inPool.person, before, rating) ?? 0);
    const adjusted = row === undefined ? 0 : adjustedPoints(row) + brought;
    steps.push({
      date: list.date,
      rating,
      change: rating === null || before === null ? null : rating - before - adjusted,
      ...(adjusted === 0 ? {} : { adjusted }),
      games: row?.games ?? 0,
      ...(row !== undefined && has(row, FLAGS.inactive) ? { inactive: true } : {}),
      ...(row !== undefined && has(row, FLAGS.delisted) ? { delisted: true } : {}),
      ...(openingListData(list) === undefined ? {} : { opening: true }),
      ...(row !== undefined && restIn(row).unsettled === true ? { unsettled: true } : {}),
      events: events.map((event) => eventPlayed(event, inPool)),
    });
    before = rating;
  }
  const since = byList.get(null) ?? [];
  const { beside = [] } = inPool;
  if (!periodic && (since.length > 0 || beside.length > 0)) {
    const rating = inPool.present?.rating ?? null;
    steps.push({
      date: null,
      rating,
      change: rating === null || before === null ? null : rating - before,
      games: 0,
      ...(inPool.present !== undefined && restIn(inPool.present).unsettled === true ? { unsettled: true } : {}),
      events: since.map((event) => eventPlayed(event, inPool)),
      ...(beside.length === 0 ? {} : { beside }),
    });
  }
  return steps;
}

function eventPlayed(row: EventRow, { person, results, unsettled }: InPool): EventPlayed {
  const result = results.get(row.event);
  return {
    event: eventId(row.event),
    name: eventTitle(row),
    start: row.start,
    end: row.end,
    games: result?.n ?? 0,
    halfPoints: result?.score ?? 0,
    before: result?.before ?? null,
    after: result?.after ?? null,
    change: result?.change ?? null,
    k: result?.k ?? null,
    performance: null,
    ...unsettled(row, person, result),
    ...(isCorrection(row) ? { correction: true } : {}),
  };
}
