/** The events that the public may see, the newest first. Of a corrected one only the report that counts. */
import { eventId, eventNumber } from '../../ledger/ids.ts';
import type { Desk, EventRow, EventState } from '../../ledger/store.ts';
import { eventFactsIn } from '../../ledger/rows/content.ts';
import { eventData, eventTitle } from '../../ledger/rows/events.ts';
import type { Pause } from '../../core/slices.ts';
import { plainName } from '../../intake/names.ts';
import { threeLetterCode } from '../../core/three-letter-code.ts';
import { beginsWithSlip } from '../../engine/name-parts.ts';
import { wordsOf } from './name-index.ts';

/** What every page says about an event. */
export interface EventHead {
  readonly event: string;
  readonly pool: string;
  readonly name: string;
  readonly state: EventState;
  readonly start: string | null;
  readonly end: string | null;
  readonly town?: string;
  readonly federation?: string;
  /** The list it is for, or is on. */
  readonly list: string | null;
}

export interface PublicEventLine extends EventHead {
  readonly players: number;
  readonly games: number;
}

export interface EventsPage {
  readonly events: readonly PublicEventLine[];
  /** The event before which the next page begins; absent where this is the last. */
  readonly next?: string;
  /** If so many were searched that the rest is left to the next page: the first day of the last of them. */
  readonly lookedBackTo?: string | null;
}

export interface PublicEventsQuery {
  readonly pool?: string;
  /** The date of a list. */
  readonly list?: string;
  /** The id of an event: those before it. */
  readonly before?: string;
  /** Words of the name or the place, in any letters, also with a slip of the finger. */
  readonly text?: string;
  /** Three letters. */
  readonly federation?: string;
  /** Days: those that were going on between them. */
  readonly from?: string;
  readonly to?: string;
  readonly limit: number;
}

const SHOWN: readonly EventState[] = ['accepted', 'rated', 'published'];

/** This many are read before others have their turn. */
const AT_ONCE = 50;
/** This many are searched for one page. */
export const LOOKED_THROUGH = 2000;
const NO_PAUSE: Pause = async () => undefined;

/** Nearly all events are shown, so the others are filtered out here. Undefined: no such event to begin before. */
export async function publicEvents(
  desk: Desk,
  query: PublicEventsQuery,
  pause: Pause = NO_PAUSE,
): Promise<EventsPage | undefined> {
  const { pool, list, limit } = query;
  let before = query.before === undefined ? undefined : eventNumber(query.before);
  if (query.before !== undefined && before === undefined) return undefined;
  const shown: PublicEventLine[] = [];
  const passes = passing(query);
  let looked = 0;
  for (;;) {
    const most = passes === undefined ? Math.min(limit + 1 - shown.length, AT_ONCE) : AT_ONCE;
    const rows = await desk.lastEvents({
      ...(pool === undefined ? {} : { pool }),
      ...(list === undefined ? {} : { listDate: list }),
      ...(before === undefined ? {} : { before }),
      limit: most,
    });
    const lines = rows.filter(({ state }) => SHOWN.includes(state)).map(eventLine);
    shown.push(...(passes === undefined ? lines : lines.filter(passes)));
    if (shown.length > limit || rows.length < most) break;
    looked += rows.length;
    if (passes !== undefined && looked >= LOOKED_THROUGH) {
      const last = rows.at(-1) as EventRow;
      return { events: shown, next: eventId(last.event), lookedBackTo: last.start };
    }
    before = rows.at(-1)?.event;
    await pause();
  }
  const events = shown.slice(0, limit);
  const last = events.at(-1);
  return { events, ...(shown.length > limit && last !== undefined ? { next: last.event } : {}) };
}

/** Undefined: all of them pass. */
function passing({
  text = '',
  federation,
  from,
  to,
}: PublicEventsQuery): ((line: PublicEventLine) => boolean) | undefined {
  const words = wordsOf(text);
  if (words.length === 0 && federation === undefined && from === undefined && to === undefined) return undefined;
  return (line) => {
    const [start, end] = [line.start ?? line.end ?? '', line.end ?? line.start ?? ''];
    if (from !== undefined && end < from) return false;
    if (to !== undefined && (start === '' || start > to)) return false;
    if (federation !== undefined && line.federation !== federation) return false;
    if (words.length === 0) return true;
    const names = plainName([line.name, line.town ?? ''].join(' ')).split(' ');
    return words.every((word) => names.some((name) => beginsWithSlip(word, name)));
  };
}

export function eventLine(row: EventRow): PublicEventLine {
  const { registration, facts, also } = eventData(row);
  const { place, federation } = eventFactsIn({ ...registration, ...facts, ...also });
  return {
    event: eventId(row.event),
    pool: row.pool,
    name: eventTitle(row),
    state: row.state,
    start: row.start,
    end: row.end,
    ...(place === undefined ? {} : { town: place }),
    ...(federation === undefined ? {} : { federation: threeLetterCode(federation) }),
    players: row.players,
    games: row.games,
    list: row.listDate,
  };
}
