/** The state of the office: its pools with their newest lists, events by state, open questions, and deadlines. */
import { type Day, dayText, monthText, parseDay, parseMonth } from '../../core/dates.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventCount, EventRow, EventState, OfficeRow, PoolRow } from '../../ledger/store.ts';
import { type Deadline, EVENT_DEADLINES } from '../../rulebooks/edition.ts';
import { rulesOfList, rulesOn } from '../../rulebooks/office-rules.ts';
import type { Family } from '../../rulebooks/rulebook.ts';
import { readOffice, type Office } from '../../desk/office.ts';
import { eventFactsIn } from '../../ledger/rows/content.ts';
import type { OpenCounts } from '../../explain/event-words.ts';
import { openQuestions } from '../../desk/events/questions.ts';
import { nextListOf } from '../../desk/events/target-list.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { dayInTimeZone } from '../../desk/time-zone.ts';
import { closedAfter, closingOfPool, controlOfPool } from '../../ledger/rows/pools.ts';

export { EVENT_STATES } from '../../ledger/store.ts';

/** The kinds of deadlines. */
export const DEADLINES = [...EVENT_DEADLINES, 'list'] as const;
export type DeadlineKind = (typeof DEADLINES)[number];

export interface OfficeDeadline {
  /** The last day that is in time, `2024-06-28`. */
  readonly day: string;
  readonly kind: DeadlineKind;
  readonly pool: string;
  readonly clause: string;
  readonly event?: string;
  /** The list that closes, or the last that an event can be on: `2024-07`. */
  readonly list?: string;
  readonly overdue: boolean;
}

export interface PoolOverview {
  readonly pool: string;
  readonly family: Family;
  readonly name: string;
  /** The last list, or the last day, of a pool that was closed. */
  readonly closed?: string;
  /** The newest list. */
  readonly list?: { readonly date: string; readonly players: number };
  /** Periodic pools: the list that comes next, `2024-07`. */
  readonly next?: string;
  readonly events: Readonly<Partial<Record<EventState, number>>>;
}

export interface OfficeStatus {
  /** Absent before the office was opened. */
  readonly office?: Pick<OfficeRow, 'name' | 'timeZone'>;
  /** How the public sees players under 18, if not by their names. */
  readonly minors?: 'initials';
  readonly today: string;
  readonly entries: number;
  readonly persons: number;
  readonly pools: readonly PoolOverview[];
  /** Open ones. */
  readonly questions: OpenCounts;
  /** By day. */
  readonly deadlines: readonly OfficeDeadline[];
}

/**
 * A deadline that was missed more than three lists ago (2024 §9.1) cannot be met any more, and a pool without a list since then is
 * at rest: there are no reminders of either. Only a list for which accepted events wait is always shown.
 */
const REMEMBERED_DAYS = 92;

export const officeStatus = (office: Office): Promise<OfficeStatus> =>
  readOffice(office, async (desk) => {
    const own = await desk.office();
    const today = dayInTimeZone(own?.timeZone ?? 'UTC', office.clock());
    const pools = await desk.pools();
    const open = await openQuestions(desk);
    const counts = await desk.eventCounts();
    const isAwaited = ({ pool }: Due): boolean =>
      counts.some((each) => each.pool === pool && each.state === 'accepted');
    const oldest = dayText((parseDay(today) as Day) - REMEMBERED_DAYS);
    const due: Due[] = [...(await eventsDue(desk, pools, today))];
    for (const pool of pools) due.push(...(await listDue(desk, pool)));
    return {
      ...(own === undefined ? {} : { office: { name: own.name, timeZone: own.timeZone } }),
      ...(own?.minors === 'initials' ? { minors: 'initials' } : {}),
      today,
      entries: (await desk.head()).no,
      persons: await desk.lastPerson(),
      pools: await poolsNow(desk, pools, counts),
      questions: {
        identity: open.filter(({ kind }) => kind === 'identity').length,
        fact: open.filter(({ kind }) => kind === 'fact').length,
        rating: open.filter(({ kind }) => kind === 'rating').length,
        events: new Set(open.map(({ event }) => event)).size,
      },
      deadlines: due
        .filter((each) => each.day >= oldest || (each.kind === 'list' && isAwaited(each)))
        .map((each) => ({ ...each, overdue: each.day < today }))
        .sort(byDay),
    };
  });

async function poolsNow(
  desk: Desk,
  pools: readonly PoolRow[],
  counts: readonly EventCount[],
): Promise<readonly PoolOverview[]> {
  const all: PoolOverview[] = [];
  for (const row of pools) {
    const { pool, family, name } = row;
    const list = (await desk.lists(pool)).toSorted((a, b) => (a.date < b.date ? -1 : 1)).at(-1);
    all.push({
      pool,
      family,
      name,
      ...closingOfPool(row),
      ...(list === undefined ? {} : { list: { date: list.date, players: list.players } }),
      ...(await nextList(desk, row)),
      events: Object.fromEntries(counts.filter((each) => each.pool === pool).map(({ state, count }) => [state, count])),
    });
  }
  return all;
}

/** A pool that was closed has no list after its last. */
async function nextList(desk: Desk, row: PoolRow): Promise<Pick<PoolOverview, 'next'>> {
  if (!isPeriodicPool(row)) return {};
  const next = monthText(await nextListOf(desk, row));
  return next > (closedAfter(row) ?? next) ? {} : { next };
}

type Due = Omit<OfficeDeadline, 'overdue'>;

const byDay = (a: OfficeDeadline, b: OfficeDeadline): number =>
  a.day < b.day ? -1 : a.day > b.day ? 1 : DEADLINES.indexOf(a.kind) - DEADLINES.indexOf(b.kind);

/** The next list of a periodic pool, and when it closes. */
async function listDue(desk: Desk, pool: PoolRow): Promise<readonly Due[]> {
  if (!isPeriodicPool(pool)) return [];
  const list = await nextListOf(desk, pool);
  const last = parseMonth(closedAfter(pool) ?? '');
  if (last !== undefined && list > last) return [];
  const { closingDay, cite } = rulesOfList(pool.family, controlOfPool(pool), list);
  return [
    { day: dayText(closingDay(list)), kind: 'list', pool: pool.pool, clause: cite.closing, list: monthText(list) },
  ];
}

const OPEN_STATES: readonly EventState[] = ['registered', 'submitted', 'questions', 'refused'];

async function eventsDue(desk: Desk, pools: readonly PoolRow[], today: string): Promise<readonly Due[]> {
  const byName = new Map(pools.map((pool) => [pool.pool, pool]));
  const rows = await desk.events({ states: OPEN_STATES });
  return rows.flatMap((row) => eventDue(byName.get(row.pool) as PoolRow, row, today));
}

function eventDue(pool: PoolRow, row: EventRow, today: string): readonly Due[] {
  if (row.start === null) return [];
  const start = parseDay(row.start) as Day;
  const end = row.end === null ? start : (parseDay(row.end) as Day);
  const deadlines = rulesOn(pool.family, controlOfPool(pool), start)?.deadlines;
  if (deadlines === undefined) return [];
  const due = ({ kind, day, clause, list }: Deadline): Due => ({
    day: dayText(day),
    kind,
    pool: pool.pool,
    clause,
    event: eventId(row.event),
    ...(list === undefined ? {} : { list: monthText(list) }),
  });
  const { decided, registration: facts = {} } = eventData(row);
  if (row.state === 'refused') {
    const appeals = deadlines.refused(parseDay(decided as string) as Day);
    return appeals.map(due).filter(({ day }) => day >= today);
  }
  if (row.state !== 'registered') return deadlines.reported({ start, end }).map(due);
  const { norms, registered } = eventFactsIn(facts);
  // deadlines that were met, or no longer can be, are of no interest; acceptance asks for the approval of a late registration
  const isOver = ({ kind, day }: Deadline): boolean =>
    kind === 'registration' && dayText(day) < today && ((registered as Day) <= day || dayText(start) < today);
  const announced = deadlines.announced({ start, end, ...(norms === undefined ? {} : { norms }) });
  return announced.filter((each) => !isOver(each)).map(due);
}
