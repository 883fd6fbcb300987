/**
 * Pools that rate at once: when an event that brought ratings in (`taken`) is withdrawn or corrected, players may
 * become newcomers in later events. This is reported first, and done only where it is explicitly confirmed.
 */
import type { Finding } from '../../core/finding.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { Desk, EventRow } from '../../ledger/store.ts';
import { broughtByReports } from '../../rating/brought-by-report.ts';
import type { MovedResult } from '../reratings/post-rerating.ts';
import { originOf } from '../../rating/versions.ts';
import { eventFinding } from '../findings/events.ts';

/** Losses that have to be confirmed. */
export type CorrectionLoss = 'ratings';

const NAMED = 10;

/** `row`: the event that brought the ratings in, and no longer counts. */
export async function ratingsLost(
  desk: Desk,
  row: EventRow,
  results: readonly MovedResult[],
  takes: CorrectionLoss | undefined,
): Promise<readonly Finding[]> {
  const brought = await broughtByReports(desk, [row]);
  const own = new Set(
    (await desk.events({ events: results.map(({ event }) => event) })).filter(isSame(row)).map(number),
  );
  const lost = results.filter(
    ({ event, person, was, now }) =>
      brought.has(person) && !own.has(event) && now !== null && now.before === null && (was?.before ?? null) !== null,
  );
  if (lost.length === 0) return [];
  const players = [...new Set(lost.map(({ person }) => person))];
  return [
    eventFinding(
      'event.ratings-lost',
      {
        event: eventId(row.event),
        later: [...new Set(lost.map(({ event }) => eventId(event)))],
        players: players
          .slice(0, NAMED)
          .map((person) => ({ player: personId(person), rating: brought.get(person)?.rating as number })),
        more: Math.max(0, players.length - NAMED),
      },
      takes === 'ratings' ? 'warn' : 'refuse',
    ),
  ];
}

const number = ({ event }: EventRow): number => event;

/** The event itself, or another report of it. */
const isSame =
  (row: EventRow) =>
  (other: EventRow): boolean =>
    originOf(other) === originOf(row);
