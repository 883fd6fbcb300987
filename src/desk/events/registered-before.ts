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
const REPORTED: readonly EventState[] = ['submitted', 'questions', 'accepted', 'rated', 'published'];

const isNotAfter = (day: string | null, other: string | null): boolean =>
  day === null || other === null || day <= other;

/** Days that are not known may be the same. An event without its last day may last as long as it likes. */
const overlap = (one: AnnouncedEvent, other: EventRow): boolean =>
  isNotAfter(one.start, other.end ?? other.start) && isNotAfter(other.start, one.end ?? one.start);

/** Events by their plain names; a report that corrects another, or is a part of one, is no second event. */
export class AnnouncedEvents {
  readonly #byName = new Map<string, EventRow[]>();

  constructor(rows: readonly EventRow[]) {
    for (const row of rows.toSorted((a, b) => a.event - b.event)) {
      if (row.corrects !== null || row.partOf !== null) continue;
      const name = plainName(row.name);
      const alike = this.#byName.get(name);
      if (alike === undefined) this.#byName.set(name, [row]);
      else alike.push(row);
    }
  }

  /** The first that looks like the same event. */
  first(sought: AnnouncedEvent): EventRow | undefined {
    const name = plainName(sought.name);
    if (name === '') return undefined;
    return this.#byName.get(name)?.find((row) => row.event !== sought.event && overlap(sought, row));
  }
}

/** A warning that names the first registration. */
export async function registeredBefore(desk: Desk, sought: AnnouncedEvent): Promise<readonly Finding[]> {
  const { pool } = sought;
  const ending = sought.start === null ? {} : { endFrom: sought.start };
  const rows = [
    // these may have no last day
    ...(await desk.events({ pool, states: ['registered'] })),
    ...(await desk.events({ pool, states: REPORTED, ...ending })),
  ];
  const first = new AnnouncedEvents(rows).first(sought);
  if (first === undefined) return [];
  const { event, start, end } = first;
  return [eventFinding('event.registered-before', { event: eventId(event), start, end }, 'warn')];
}
