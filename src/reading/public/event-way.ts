/** The way of an event from its registration to a list, and what it would do to ratings while it is on none. */
import { dayText, type Month, monthText, parseMonth } from '../../core/dates.ts';
import { eventNumber, personId } from '../../ledger/ids.ts';
import { eventFactsIn } from '../../ledger/rows/content.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';
import { eventSubject } from '../../ledger/rows/subjects.ts';
import type { EntryKind } from '../../ledger/entries.ts';
import type { Desk, EventRow, EventState, PoolRow } from '../../ledger/store.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import { rulesOfList } from '../../rulebooks/office-rules.ts';
import { announcedVerdict } from '../../desk/events/announced.ts';
import { dayInTimeZone } from '../../desk/time-zone.ts';
import type { PublicEvent } from './event.ts';
import type { PublicOffice } from './public-office.ts';

export const EVENT_STEPS = ['registered', 'submitted', 'accepted', 'published'] as const;
export type EventStep = (typeof EVENT_STEPS)[number];

export interface StepOnWay {
  readonly step: EventStep;
  /** Absent where it is still to come, or nobody wrote it down. */
  readonly day?: string;
  readonly isReached: boolean;
}

export interface EventWay {
  readonly steps: readonly StepOnWay[];
  /** For an accepted event: the list for which it waits, `2026-12`, and when that list closes. */
  readonly awaits?: { readonly list: string; readonly closes: string };
  /** For an event that is only announced, or whose report is being checked: the list on which it would be if it is accepted in time. */
  readonly expects?: { readonly list: string; readonly closes: string };
  /** For an accepted event, by player: the rating with everything that waits for a list, and the one on the newest list. */
  readonly live: ReadonlyMap<string, { readonly rating: number; readonly before: number | null }>;
}

const KINDS: Readonly<Partial<Record<EntryKind, EventStep>>> = {
  'event.registered': 'registered',
  'event.submitted': 'submitted',
  'event.accepted': 'accepted',
  'events.rated': 'published',
  'list.published': 'published',
};

const REACHED: Readonly<Record<EventState, number>> = {
  registered: 0,
  submitted: 1,
  questions: 1,
  refused: 1,
  withdrawn: 1,
  accepted: 2,
  rated: 3,
  published: 3,
  corrected: 3,
};

export async function eventWay(publicOffice: PublicOffice, event: PublicEvent): Promise<EventWay> {
  const number = eventNumber(event.event) as number;
  const { pool, days, expects } = await publicOffice.look(async (desk) => {
    const row = (await desk.event(number)) as EventRow;
    const timeZone = (await desk.office())?.timeZone ?? 'UTC';
    const entries = await desk.entriesAbout(eventSubject(number));
    const ratedIn = (await desk.pool(event.pool)) as PoolRow;
    return {
      pool: ratedIn,
      expects: await expectedList(desk, row, ratedIn),
      // a report that came again, or was accepted again: the last counts
      days: new Map(
        entries.flatMap(({ kind, time }) => {
          const step = KINDS[kind];
          return step === undefined ? [] : [[step, dayInTimeZone(timeZone, Date.parse(time))] as const];
        }),
      ),
    };
  });
  if (event.list !== null && event.state === 'published') days.set('published', event.list);
  const reached = REACHED[event.state];
  const steps = EVENT_STEPS.flatMap((step, place) => {
    const day = place <= reached ? days.get(step) : undefined;
    // many an event is never announced: its way begins with the report
    if (step === 'registered' && day === undefined && reached > 0) return [];
    return [{ step, isReached: place <= reached, ...(day === undefined ? {} : { day }) }];
  });
  if (event.state !== 'accepted' || event.list === null || !isPeriodicPool(pool)) {
    return { steps, ...(expects === undefined ? {} : { expects }), live: new Map() };
  }
  const list = event.list.slice(0, 7);
  const { players } = await publicOffice.live.of(pool);
  const own = players.filter(({ events }) => events.includes(number));
  return {
    steps,
    awaits: { list, closes: closingDayOf(pool, parseMonth(list) as Month) },
    live: new Map(own.map(({ person, rating, before }) => [personId(person), { rating, before }])),
  };
}

const ON_THE_WAY: readonly EventState[] = ['registered', 'submitted', 'questions'];

/** According to what was announced, or to the days in the report. */
async function expectedList(desk: Desk, row: EventRow, pool: PoolRow): Promise<EventWay['expects']> {
  if (!ON_THE_WAY.includes(row.state) || !isPeriodicPool(pool)) return undefined;
  const { registration, facts, also } = eventData(row);
  const { list } = await announcedVerdict(desk, pool, eventFactsIn({ ...registration, ...facts, ...also }));
  return list === undefined ? undefined : { list: monthText(list), closes: closingDayOf(pool, list) };
}

const closingDayOf = (pool: PoolRow, list: Month): string =>
  dayText(rulesOfList(pool.family, controlOfPool(pool), list).closingDay(list));
