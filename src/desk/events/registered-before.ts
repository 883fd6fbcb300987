/** Recognises an event that was announced before: the same name, on overlapping days. */
import { type Day, dayText } from '../../core/dates.ts';
import { plainName } from '../../intake/names.ts';
import type { Finding } from '../../core/finding.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState } from '../../ledger/store.ts';
import { eventFinding } from '../findings/events.ts';

/** An event to be compared with others of the same name; unknown days are null. */
export interface AnnouncedEvent extends Pick<EventRow, 'pool' | 'name' | 'start' | 'end'> {
  /** Its own number, where it exists already. */
  readonly event?: number;
}

export const dayOrNull = (day: Day | undefined): string | null => (day === undefined ? null : dayText(day));

/** A withdrawn or refused event is no duplicate. */
const REPORTED: readonly EventState[] = ['submitted', 'questions', 'accepted', 'rated', 'published'];

const isNotAfter = (day: string | null, other: string | null): boolean =>
  day === null || other === null || day <= other;

/** Unknown days may be the same. An event without a last day may last for any time. */
const overlap = (one: AnnouncedEvent, other: EventRow): boolean =>
  isNotAfter(one.start, other.end ?? other.start) && isNotAfter(other.start, one.end ?? one.start);

/** Events by plain name; a report that corrects another, or is a part of one, is no second event. */
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
