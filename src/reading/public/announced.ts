/** Tournaments that were announced and are on their way: to be played, or with a report that the office still looks at. */
import { dayText, parseDay, type Day } from '../../core/dates.ts';
import { eventData } from '../../ledger/rows/events.ts';
import type { Desk, EventRow, EventState } from '../../ledger/store.ts';
import { eventLine, type PublicEventLine } from './events.ts';

/** Until they are accepted; a report that nobody announced is the office's affair until then. */
const ON_THE_WAY: readonly EventState[] = ['registered', 'submitted', 'questions'];
/** An event about which nothing was heard for this many days is no longer expected. */
const PATIENCE = 60;
const MOST = 50;

export interface EventAhead extends PublicEventLine {
  /** The number of entrants, if they are known. */
  readonly entrants?: number;
}

/** Sorted by first day. */
export async function announcedEvents(
  desk: Desk,
  { pool, today }: { readonly pool?: string | undefined; readonly today: string },
): Promise<readonly EventAhead[]> {
  const since = dayText((parseDay(today) as Day) - PATIENCE);
  const rows = await desk.events({ ...(pool === undefined ? {} : { pool }), states: ON_THE_WAY });
  return rows
    .filter((row) => (row.end ?? row.start ?? today) >= since && eventData(row).registration !== undefined)
    .map(announcedLine)
    .sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? -1 : 1))
    .slice(0, MOST);
}

function announcedLine(row: EventRow): EventAhead {
  const { entrants } = eventData(row);
  return { ...eventLine(row), ...(entrants === undefined ? {} : { entrants: entrants.length }) };
}
