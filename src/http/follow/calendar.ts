/** The office's dates as a calendar for subscription (RFC 5545). */
import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { inBatches, type Pause } from '../../core/slices.ts';
import type { CalendarDay } from '../../reading/public/follow/calendar.ts';
import type { Site } from '../../web/site.ts';

/** The library validates each before it is written. */
const AT_ONCE = 8;
const EVENT = /BEGIN:VEVENT[\s\S]*?END:VEVENT\r?\n/g;
const BEFORE = /^[\s\S]*?(?=BEGIN:VEVENT)/;

export async function calendarText(
  days: readonly CalendarDay[],
  { origin, name }: { readonly origin: string; readonly name: string },
  site: Site,
  pause: Pause,
): Promise<string> {
  let head = '';
  const written: string[] = [];
  for (const some of inBatches(days, AT_ONCE)) {
    const { value, error } = createEvents(
      some.map((day) => eventOf(day, origin, site)),
      { calName: name, productId: 'Elobook' },
    );
    if (value === undefined || value === null) throw error ?? new Error('no calendar');
    head ||= BEFORE.exec(value)?.[0] ?? '';
    written.push(...(value.match(EVENT) ?? []).map(stamped));
    await pause();
  }
  return `${head}${written.join('')}END:VCALENDAR\r\n`;
}

/**
 * The library stamps an event with the present time; with its first day instead, the bytes stay the same until
 * something changes.
 */
const stamped = (event: string): string =>
  event.replace(/DTSTAMP:\S+/, `DTSTAMP:${/DTSTART[^:]*:(\d{8})/.exec(event)?.[1] ?? '19700101'}T000000Z`);

const dateOf = (day: string): DateArray => day.split('-').map(Number) as [number, number, number];

/** The day after the last, as calendars need it. */
function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

function eventOf(day: CalendarDay, origin: string, site: Site): EventAttributes {
  const { kind, pool, from, to = from, of, town } = day;
  const path = kind === 'event' ? site.to.event(of) : kind === 'list' ? site.to.list(pool, of) : site.to.lists(pool);
  return {
    uid: `${kind}-${pool}-${of}@elobook`,
    title: titleOf(day, site),
    start: dateOf(from),
    end: dateOf(dayAfter(to)),
    url: `${origin}${path}`,
    ...(town === undefined ? {} : { location: town }),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  };
}

function titleOf({ kind, pool, of, name }: CalendarDay, site: Site): string {
  const words = site.pages.follow;
  if (kind === 'event') return name ?? of;
  return kind === 'closing'
    ? words.dayClosing(site.poolName(pool), site.say.month(of))
    : words.dayList(site.poolName(pool));
}
