/**
 * Corrects answers about ratings of a report that counts: an ignored one is accepted as brought in, or the other way
 * round. The report itself stays as it is.
 */
import type { Finding } from '../../core/finding.ts';
import { eventId } from '../../ledger/ids.ts';
import type { Desk, EventRow, PoolRow } from '../../ledger/store.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { ratingGiven, eventTimeOf, unratedInPool } from './reported-ratings.ts';
import { reportedPlayers } from './reported.ts';
import { eventFinding } from '../findings/events.ts';
import { placeOfPlayer } from './who-told.ts';

/** That the player is somebody else is answered otherwise. */
const TOLD_RATINGS = ['taken', 'unrated'] as const;
export type RatingChoice = (typeof TOLD_RATINGS)[number];

/** As people write it. */
export interface RatingChoiceInput {
  /** A player of the event: by id or number, or by place (`?3`). */
  readonly of: string;
  /** `taken` or `unrated`. */
  readonly is: string;
}

/** By the report's own keys of its players. */
export type RatingChoices = ReadonlyMap<string, RatingChoice>;

const isToldRating = (text: string): text is RatingChoice => (TOLD_RATINGS as readonly string[]).includes(text);

/** Only a rating that the pool itself does not have can be accepted or ignored. */
export async function resolveRatingChoices(
  desk: Desk,
  pool: PoolRow,
  row: EventRow,
  told: readonly RatingChoiceInput[],
): Promise<{ readonly ratings: RatingChoices; readonly findings: readonly Finding[] }> {
  const event = eventId(row.event);
  const players = await reportedPlayers(desk, row.event);
  if (players.length === 0) return { ratings: new Map(), findings: [eventFinding('event.report-erased', { event })] };
  const entrants = await desk.entrants(row.event);
  const ratings = new Map<string, RatingChoice>();
  const findings: Finding[] = [];
  for (const { of, is } of told) {
    const place = await placeOfPlayer(desk, entrants, of);
    const player = place === undefined ? undefined : players[place];
    if (place === undefined || player === undefined) {
      findings.push(eventFinding('event.not-in-event', { event, asked: of }));
    } else if (!isToldRating(is)) {
      findings.push(eventFinding('event.told-rating', { asked: of, seen: is }));
    } else {
      const person = entrants.find((each) => each.place === place)?.person;
      // in ORR, FIDE's ratings in a table are not ratings of the pool
      const given = eventData(row).facts?.['reportRatings'] === 'fide' ? undefined : ratingGiven(player);
      const open = given === undefined ? [] : await unratedInPool(desk, pool, eventTimeOf(row), [{ person }]);
      if (open.length === 0) findings.push(eventFinding('event.no-rating-asked', { event, asked: of }));
      else ratings.set(player.id, is);
    }
  }
  return { ratings, findings };
}
