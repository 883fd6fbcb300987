/** Notices that an event was announced before: the same name, on days that overlap. */
import { type Day, dayText } from '../../core/dates.ts';
import { plainName } from '../../intake/names.ts';
import type { Finding } from '../../core/finding.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState } from '../../ledger/store.ts';
import { eventFinding } from '../findings/events.ts';

/** An event as another one of the same name is looked for; days that are not known are null. */
export interface AnnouncedEvent extends Pick<EventRow, 'pool' | 'name' | 'start' | 'end'> {
  /** Its own number, where it is here already. */
  readonly event?: number;
}

export const dayOrNull = (day: Day | undefined): string | null => (day === undefined ? null : dayText(day));

/** What was withdrawn or refused is no second one. */
const STANDING: readonly EventState[] = ['registered', 'submitted', 'questions', 'accepted', 'rated', 'published'];

const isNotAfter = (day: string | null, other: string | null): boolean =>
  day === null || other === null || day <= other;

/** Days that are not known may be the same. An event without its last day may last as long as it likes. */
const overlap = (one: AnnouncedEvent, other: EventRow): boolean =>
  isNotAfter(one.start, other.end ?? other.start) && isNotAfter(other.start, one.end ?? one.start);

/** The first event of the pool that looks like the same one; a report of it that corrects another is none. */
export async function firstAnnounced(
  desk: Desk,
  sought: AnnouncedEvent,
  states: readonly EventState[] = STANDING,
): Promise<EventRow | undefined> {
  const name = plainName(sought.name);
  if (name === '') return undefined;
  const { pool, start } = sought;
  const ending = start === null ? {} : { endFrom: start };
  const reported = states.filter((state) => state !== 'registered');
  const rows = [
    // these may have no last day
    ...(await desk.events({ pool, states: ['registered'] })),
    ...(reported.length === 0 ? [] : await desk.events({ pool, states: reported, ...ending })),
  ];
  return rows
    .filter((row) => row.event !== sought.event && row.corrects === null && row.partOf === null)
    .filter((row) => plainName(row.name) === name && overlap(sought, row))
    .toSorted((a, b) => a.event - b.event)[0];
}

/** A warning that names the first registration. */
export async function registeredBefore(desk: Desk, sought: AnnouncedEvent): Promise<readonly Finding[]> {
  const first = await firstAnnounced(desk, sought);
  if (first === undefined) return [];
  const { event, start, end } = first;
  return [eventFinding('event.registered-before', { event: eventId(event), start, end }, 'warn')];
}
