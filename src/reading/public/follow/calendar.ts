/** The days of an office: lists that came and will come, when reports close, and tournaments. */
import { closingDays } from '../../analysis/closing-days.ts';
import { closedAfter } from '../../../ledger/rows/pools.ts';
import { announcedEvents } from '../announced.ts';
import { publicEvents } from '../events.ts';
import { todayOfOffice } from '../minors.ts';
import type { PublicOffice } from '../public-office.ts';

export interface CalendarDay {
  readonly kind: 'list' | 'next-list' | 'closing' | 'event';
  readonly pool: string;
  readonly from: string;
  /** The last day, where there are several. */
  readonly to?: string;
  /** The date of the list, the month of the list that closes, or the id of the event. */
  readonly of: string;
  readonly name?: string;
  readonly town?: string;
}

const PAST_LISTS = 12;
const EVENTS = 100;

/** Of one pool, or of all; undefined if there is no such pool. */
export async function publicCalendar(
  publicOffice: PublicOffice,
  pool: string | undefined,
): Promise<readonly CalendarDay[] | undefined> {
  const days: CalendarDay[] = [];
  const rows = (await publicOffice.remember('pools', (desk) => desk.pools())).filter(
    (row) => pool === undefined || row.pool === pool,
  );
  if (rows.length === 0) return undefined;
  for (const row of rows) {
    for (const { date } of (await publicOffice.lists(row.pool)).slice(-PAST_LISTS))
      days.push({ kind: 'list', pool: row.pool, from: date, of: date });
  }
  const open = rows.filter((row) => closedAfter(row) === undefined);
  for (const { pool: of, list, day } of await publicOffice.look((desk) => closingDays(desk, open))) {
    days.push({ kind: 'closing', pool: of, from: day, of: list });
    days.push({ kind: 'next-list', pool: of, from: `${list}-01`, of: list });
  }
  await publicOffice.pause();
  const found = await publicOffice.look((desk) =>
    publicEvents(desk, { ...(pool === undefined ? {} : { pool }), limit: EVENTS }, publicOffice.pause),
  );
  const ahead = await publicOffice.look(async (desk) =>
    announcedEvents(desk, { pool, today: await todayOfOffice(desk, publicOffice.office) }),
  );
  for (const { event, pool: of, name, start, end, town } of [...ahead, ...(found?.events ?? [])]) {
    if (start === null) continue;
    days.push({
      kind: 'event',
      pool: of,
      from: start,
      ...(end === null || end === start ? {} : { to: end }),
      of: event,
      name,
      ...(town === undefined ? {} : { town }),
    });
  }
  return days;
}
