/** `preview` shows the next list as it would be; `publish` seals it. */
import { dayText, type Month, monthText, parseDay, parseMonth } from '../../core/dates.ts';
import { type Finding, isRefused } from '../../core/finding.ts';
import { eventId } from '../../ledger/ids.ts';
import {
  type Desk,
  type EventRow,
  FLAGS,
  type StoredEntry,
  type ListRow,
  type PoolRow,
  type ResultRow,
  type StandingRow,
} from '../../ledger/store.ts';
import { familyRules, rulesOfList } from '../../rulebooks/office-rules.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { readOffice, type Office, type Outcome } from '../office.ts';
import { keptFinding } from '../findings/events.ts';
import type { Posting } from '../../projection/post.ts';
import { dayInTimeZone } from '../time-zone.ts';
import type { Standings } from '../../rating/field.ts';
import { decidedChanges, listOfChange } from '../../rating/changes-on.ts';
import { compileList } from '../../rating/compile-list.ts';
import { type CompiledList, listDateOfMonth, eventsDue, parseListMonth } from '../../rating/period.ts';
import type { NotRated } from '../../rating/not-rated.ts';
import { openImport, recomputedPostings, settledChanges } from './pool-change.ts';
import { type ListReport, type Reported, reportOnList } from './report.ts';
import { registryFinding } from '../findings/registry.ts';
import { listFinding } from '../findings/lists.ts';
import { compileSnapshot } from '../../rating/snapshot.ts';
import { isPeriodicPool, listsOf } from '../../rating/states.ts';
import { closedAfter, controlOfPool } from '../../ledger/rows/pools.ts';
import { ratingsOfTwoPools } from './two-pools.ts';

export interface PublishInput {
  readonly pool: string;
  /** `2024-06` or `2024-06-01`; for a continuous pool a day. Absent: the next list, or today. */
  readonly date?: string;
  /** The next list before its closing day; the ground says why. */
  readonly early?: boolean;
  /** A later list than the next, where those between would not differ. */
  readonly skip?: boolean;
  /** First for the events that are rated, then for the players that are written. */
  readonly onProgress?: (done: number, of: number, stage: 'rating' | 'writing') => void;
}

export interface PreviewInput extends PublishInput {
  /** Number of a person: shows only this player's row beside the report. */
  readonly player?: number;
}

export interface Preview {
  readonly report: ListReport;
  /** The row of that player. */
  readonly row?: StandingRow;
}

/** The list's own entry is the last: its number and hash are the head that is published with the list. */
export interface PublishedList extends ListReport {
  readonly head?: { readonly entry: number; readonly hash: string };
}

/** A compiled list, and the entries that publish it. */
interface Made {
  readonly findings: readonly Finding[];
  readonly reported?: Reported;
  /** The list, after the refusals that belong to it. */
  readonly postings?: readonly Posting[];
}

export async function previewList(office: Office, { player, ...asked }: PreviewInput): Promise<Outcome<Preview>> {
  return readOffice(office, async (desk) => {
    const today = dayInTimeZone((await desk.office())?.timeZone ?? 'UTC', office.clock());
    const { findings, reported } = await makeList(desk, asked, { today, purpose: 'preview' });
    if (reported === undefined) return { findings };
    const report = await reportOnList(desk, reported);
    const row = player === undefined ? undefined : [...reported.rows].find(({ person }) => person === player);
    const told = [...findings, ...(await ratingsOfTwoPools(desk, reported))];
    return { value: { report, ...(row === undefined ? {} : { row }) }, findings: told };
  });
}

export async function publishList(
  office: Office,
  input: PublishInput,
  options: ChangeOptions,
): Promise<Outcome<PublishedList>> {
  return changeOffice<PublishedList>(office, options, async ({ desk, today, random, post }) => {
    const { findings, reported, postings } = await makeList(desk, input, {
      today,
      purpose: 'publish',
      ground: options.ground,
    });
    if (reported === undefined || postings === undefined) return { findings };
    const report = await reportOnList(desk, reported);
    const { pool, date, rows } = reported;
    const told = [...findings, ...(await ratingsOfTwoPools(desk, reported))];
    const settled = await settledChanges({ desk, random }, pool.pool, date, rows);
    const recomputed = await recomputedPostings({ desk, random }, pool, date);
    const { no, hash } = (await post(...settled, ...recomputed, ...postings)).at(-1) as StoredEntry;
    // an entry of a preview is not stored, so its hash is never seen again
    return { value: { ...report, ...(options.dryRun === true ? {} : { head: { entry: no, hash } }) }, findings: told };
  });
}

interface Moment {
  readonly today: string;
  /** A preview may look ahead, as far as you like. */
  readonly purpose: 'preview' | 'publish';
  readonly ground?: string | undefined;
}

async function makeList(desk: Desk, input: PublishInput, moment: Moment): Promise<Made> {
  const pool = await desk.pool(input.pool);
  if (pool === undefined) return { findings: [registryFinding('pool.unknown', { pool: input.pool })] };
  const open = await openImport(desk, pool);
  if (open.length > 0) return { findings: open };
  const last = (await listsOf(desk, pool.pool)).at(-1);
  return isPeriodicPool(pool)
    ? makePeriod(desk, pool, last, input, moment)
    : makeSnapshot(desk, pool, last, input, moment);
}

async function makePeriod(
  desk: Desk,
  pool: PoolRow,
  last: ListRow | undefined,
  { date: asked, onProgress, ...how }: PublishInput,
  moment: Moment,
): Promise<Made> {
  const lastMonth = last === undefined ? undefined : (parseListMonth(last.date) as number);
  const since = parseMonth(pool.since) as number;
  const next = lastMonth === undefined ? since : Math.max(since, lastMonth + 1);
  const month = asked === undefined ? next : parseListMonth(asked);
  if (month === undefined)
    return { findings: [listFinding('lists.bad-date', { seen: asked as string, periodic: true })] };
  const date = listDateOfMonth(month);
  if (lastMonth !== undefined && month <= lastMonth) {
    return { findings: [listFinding('lists.not-after', { date, last: (last as ListRow).date })] };
  }
  if (month < since) return { findings: [listFinding('lists.before-pool', { date, from: monthText(since) })] };
  if (asked === undefined && moment.purpose === 'publish') {
    const unclear = await whichIsMeant(desk, pool, next, moment);
    if (unclear !== undefined) return { findings: [unclear] };
  }
  if (month > (parseMonth(closedAfter(pool) ?? '') ?? month)) return { findings: [afterTheLast(pool)] };
  const closing = closingOf(pool, month);
  const turn =
    moment.purpose === 'preview' ? aheadOf(pool, next, month, moment) : turnOf(pool, next, month, how, moment);
  if (isRefused(turn)) return { findings: turn };
  if (moment.purpose === 'publish' && month > next) {
    const waiting = (await changeBefore(desk, pool, month)) ?? (await waitingBefore(desk, pool, next, month));
    if (waiting !== undefined) return { findings: [waiting] };
  }
  const rating = onProgress && ((done: number, of: number) => onProgress(done, of, 'rating'));
  const compiled = await compileList(desk, pool, month, rating === undefined ? {} : { onProgress: rating });
  if (compiled === undefined) return { findings: [listFinding('lists.no-edition', { family: pool.family, date })] };
  const { sealed, events, minors, players, edition, readings, previous } = compiled;
  const { digest, root } = compiled.seal();
  return {
    findings: [
      ...turn,
      ...compiled.notRated.map(({ event, clauses }) =>
        listFinding('lists.event-not-rated', { event: eventId(event.event), clauses }, 'warn'),
      ),
      ...compiled.early.map(({ event, start }) =>
        listFinding(
          'lists.before-first-list',
          { event: eventId(event), start: start as string, list: (previous as ListRow).date },
          'warn',
        ),
      ),
      ...(await openQuestions(desk, pool, closing)),
    ],
    reported: {
      pool,
      date,
      edition,
      previous,
      events,
      notRated: compiled.notRated.map(({ event }) => event.event),
      players,
      digest,
      root,
      rows: iterable(compiled.rows),
      results: iterable(() => compiled.results(null)),
      before: {
        rating: (person) => (sealed.rating[person] as number) || null,
        inactive: { has: (person) => ((sealed.flags[person] as number) & FLAGS.inactive) !== 0 },
        listed: () => listedIn(sealed),
      },
    },
    postings: [
      ...compiled.notRated.map(refusedPosting),
      { kind: 'list.stated', data: { pool: pool.pool, date, players, digest, root } },
      {
        kind: 'list.published',
        data: {
          pool: pool.pool,
          date,
          events: events.map(({ event }) => eventId(event)),
          minors,
          players,
          digest,
          edition,
          ...(Object.keys(readings).length === 0 ? {} : { readings }),
          root,
          ...(familyRules(pool.family).members === undefined ? {} : { members: true as const }),
        },
        memo: onProgress === undefined ? compiled : withProgress(compiled, onProgress),
      },
    ],
  };
}

const ROWS_BETWEEN = 5000;

/** The same list, with progress counted as its rows are read. */
const withProgress = (compiled: CompiledList, onProgress: NonNullable<PublishInput['onProgress']>): CompiledList => ({
  ...compiled,
  rows: function* () {
    let rows = 0;
    for (const row of compiled.rows()) {
      if (rows % ROWS_BETWEEN === 0) onProgress(rows, compiled.players, 'writing');
      rows += 1;
      yield row;
    }
  },
});

/** The closing day of a list. */
const closingOf = (pool: PoolRow, list: Month): string =>
  dayText(rulesOfList(pool.family, controlOfPool(pool), list).closingDay(list));

const DATES_NAMED = 3;
const EVENTS_NAMED = 10;

const afterTheLast = (pool: PoolRow): Finding =>
  registryFinding('pool.closed', { pool: pool.pool, after: closedAfter(pool) as string });

/**
 * Without a date the list that is due is meant. If several are due, or the one that is due has no event while events
 * wait, the wrong list could be sealed: so the date is required.
 */
async function whichIsMeant(desk: Desk, row: PoolRow, next: Month, { today }: Moment): Promise<Finding | undefined> {
  const { pool } = row;
  const isDue = (month: Month): boolean => today > closingOf(row, month);
  if (!isDue(next)) return undefined;
  let last = next;
  while (isDue(last + 1)) last += 1;
  const count = last - next + 1;
  if (count > 1) {
    const dates = Array.from({ length: Math.min(count, DATES_NAMED) }, (_, at) => listDateOfMonth(next + at));
    return listFinding('lists.several-due', { pool, dates, count });
  }
  if ((await eventsDue(desk, pool, listDateOfMonth(next))).length > 0) return undefined;
  const waiting = await desk.events({ pool, states: ['submitted', 'questions', 'accepted'] });
  if (waiting.length === 0) return undefined;
  const events = waiting.slice(0, EVENTS_NAMED).map(({ event }) => eventId(event));
  return listFinding('lists.due-without-events', { pool, date: listDateOfMonth(next), events, count: waiting.length });
}

/** What a preview says of the date: nothing is refused. */
function aheadOf(pool: PoolRow, next: Month, month: Month, { today }: Moment): readonly Finding[] {
  const [date, closing] = [listDateOfMonth(month), closingOf(pool, month)];
  return [
    ...(month > next ? [listFinding('lists.looks-ahead', { date, next: listDateOfMonth(next) }, 'note')] : []),
    ...(today > closing ? [] : [listFinding('lists.not-closed', { date, closing, today }, 'note')]),
  ];
}

/**
 * Whether it is this list's turn. Lists come one after another, and none before its closing day; `early` allows the
 * next one earlier, but not before the list before it is closed, and `skip` leaves out lists that would not differ.
 */
function turnOf(
  pool: PoolRow,
  next: Month,
  month: Month,
  { early = false, skip = false }: Pick<PublishInput, 'early' | 'skip'>,
  { today, ground }: Moment,
): readonly Finding[] {
  const [date, nextDate, closing] = [listDateOfMonth(month), listDateOfMonth(next), closingOf(pool, month)];
  if (month > next && early) return [listFinding('lists.early-not-next', { date, next: nextDate })];
  if (month > next && !skip) return [listFinding('lists.not-next', { date, next: nextDate })];
  const skipped =
    month > next ? [listFinding('lists.months-skipped', { next: nextDate, date, count: month - next }, 'warn')] : [];
  if (today > closing) return skipped;
  if (!early) return [listFinding('lists.not-closed', { date, closing, today })];
  const before = closingOf(pool, month - 1);
  if (today <= before) return [listFinding('lists.too-early', { date, before, today })];
  if (ground === undefined || ground.trim() === '') return [listFinding('lists.early-ground', { date })];
  return [listFinding('lists.not-closed', { date, closing, today }, 'note')];
}

/** A change of the whole pool that was decided for a list that would be left out. */
async function changeBefore(desk: Desk, { pool }: PoolRow, month: Month): Promise<Finding | undefined> {
  const date = listDateOfMonth(month);
  const last = (await listsOf(desk, pool)).at(-1)?.date ?? '';
  const waits = (await decidedChanges(desk, pool)).find(
    (each) => !each.isCancelled && listOfChange(each) > last && listOfChange(each) < date,
  );
  return waits && listFinding('lists.change-waits', { date, list: waits.data.list, entry: waits.entry });
}

/**
 * What waits for the lists before one: events that could be on them, and decisions, merges and imports since the last
 * list.
 */
async function waitingBefore(desk: Desk, row: PoolRow, next: Month, month: Month): Promise<Finding | undefined> {
  const { pool } = row;
  const [before, closing] = [listDateOfMonth(month - 1), closingOf(row, month - 1)];
  const accepted = await desk.events({ pool, states: ['accepted'], upToListDate: before });
  const undecided = (await desk.events({ pool, states: ['submitted', 'questions'] })).filter(
    ({ end }) => (end ?? '') <= closing,
  );
  let players = 0;
  for await (const rows of desk.allPresent(pool)) players += rows.length;
  const events = [...accepted, ...undecided].map(({ event }) => event).sort((a, b) => a - b);
  return events.length === 0 && players === 0
    ? undefined
    : listFinding('lists.not-empty-between', {
        date: listDateOfMonth(month),
        next: listDateOfMonth(next),
        events: events.map(eventId),
        players,
      });
}

/**
 * Events that cannot be rated with the ratings of their first day are refused with the list; after that the organiser
 * can appeal.
 */
const refusedPosting = ({ event, clauses, findings }: NotRated): Posting => ({
  kind: 'event.refused',
  data: {
    event: eventId(event.event),
    clauses: [...new Set(clauses)],
    findings: findings.filter(({ weight }) => weight === 'refuse').map(keptFinding),
  },
});

function* listedIn({ rating, flags }: Standings): Generator<readonly [person: number, rating: number]> {
  for (const [person, points] of rating.entries()) {
    if (points !== 0 && ((flags[person] as number) & FLAGS.notListed) === 0) yield [person, points];
  }
}

const iterable = <T>(make: () => Iterator<T>): Iterable<T> => ({ [Symbol.iterator]: make });

/** Events that ended in time but have open questions. */
async function openQuestions(desk: Desk, { pool }: PoolRow, closing: string): Promise<readonly Finding[]> {
  const waiting = (await desk.events({ pool, states: ['questions'] })).filter(({ end }) => (end ?? '') <= closing);
  if (waiting.length === 0) return [];
  const questions = waiting.reduce((sum, each) => sum + each.openQuestions, 0);
  return [
    listFinding('lists.open-questions', { events: waiting.map(({ event }) => eventId(event)), questions }, 'warn'),
  ];
}

async function makeSnapshot(
  desk: Desk,
  pool: PoolRow,
  last: ListRow | undefined,
  { date }: PublishInput,
  { today }: Moment,
): Promise<Made> {
  const day = date ?? today;
  if (parseDay(day) === undefined) return { findings: [listFinding('lists.bad-date', { seen: day, periodic: false })] };
  if (last !== undefined && day <= last.date)
    return { findings: [listFinding('lists.not-after', { date: day, last: last.date })] };
  if (day > today) return { findings: [listFinding('lists.future', { date: day, today })] };
  if (day > (closedAfter(pool) ?? day)) return { findings: [afterTheLast(pool)] };
  const rated = await desk.events({ pool: pool.pool, states: ['rated'] });
  const later = rated.find(({ end }) => (end as string) > day);
  if (later !== undefined) {
    const facts = { date: day, event: eventId(later.event), end: later.end as string };
    return { findings: [listFinding('lists.later-event', facts)] };
  }
  const snapshot = await compileSnapshot(desk, pool, day);
  const { previous, rows, players, digest, root } = snapshot;
  const { ratings: before, listed } = await ratingsOn(desk, previous);
  return {
    findings: await openQuestions(desk, pool, day),
    reported: {
      pool,
      date: day,
      edition: null,
      previous,
      events: rated,
      notRated: [],
      players,
      digest,
      root,
      rows,
      results: await resultsOn(desk, rated),
      before: { rating: (person) => before.get(person) ?? null, inactive: new Set(), listed: () => listed },
    },
    postings: [
      { kind: 'list.stated', data: { pool: pool.pool, date: day, players, digest, root } },
      {
        kind: 'list.published',
        data: {
          pool: pool.pool,
          date: day,
          events: rated.map(({ event }) => eventId(event)),
          minors: {},
          players,
          digest,
          root,
        },
        memo: snapshot,
      },
    ],
  };
}

/** The ratings of everybody, and of those who are listed. */
async function ratingsOn(
  desk: Desk,
  list: ListRow | undefined,
): Promise<Readonly<Record<'ratings' | 'listed', ReadonlyMap<number, number>>>> {
  const [ratings, listed] = [new Map<number, number>(), new Map<number, number>()];
  if (list === undefined) return { ratings, listed };
  for await (const rows of desk.allStandings(list.list)) {
    for (const { person, rating, flags } of rows) {
      if (rating === null) continue;
      ratings.set(person, rating);
      if ((flags & FLAGS.notListed) === 0) listed.set(person, rating);
    }
  }
  return { ratings, listed };
}

async function resultsOn(desk: Desk, events: readonly EventRow[]): Promise<readonly ResultRow[]> {
  const results: ResultRow[] = [];
  for (const { event } of events) results.push(...(await desk.results(event)));
  return results;
}
