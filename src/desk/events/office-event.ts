/**
 * The event of a plain chess report with the office's data about its players, made from the event that was admitted on
 * reading: without writing the report again and admitting it a second time. A property test keeps both equal.
 */
import { dayText, yearOf } from '../../core/dates.ts';
import type { ChessEvent, Needs, Player } from '../../core/event.ts';
import { eventId } from '../../ledger/ids.ts';
import type { State } from '../../ledger/lists/state.ts';
import { editionOn } from '../../rulebooks/registry.ts';
import { playedGames } from '../../ledger/rows/content.ts';
import { isPeriodicPool } from '../../rating/states.ts';
import type { Batch, Draft } from './draft.ts';
import type { StandingsAt } from './standing-at.ts';
import { controlOfPool } from '../../ledger/rows/pools.ts';

type Known = Pick<Batch, 'pool' | 'target' | 'partOf'> & {
  readonly identification: Pick<Batch['identification'], 'known'>;
};

/** Undefined where admission could find anything that it has not found in the report itself. */
export function officeEvent(
  { pool, target, partOf, identification }: Known,
  { event, isPlain, report, persons, ids }: Pick<Draft, 'event' | 'isPlain' | 'report' | 'persons' | 'ids'>,
  standings: Pick<StandingsAt, 'statesOn'>,
): ChessEvent | undefined {
  if (!isPlain || report.tellsMore || target !== undefined || partOf !== undefined || !isPeriodicPool(pool))
    return undefined;
  const { start, end, system, reportReceived, controls, ...facts } = report.event;
  if (start === undefined || end === undefined || system === undefined) return undefined;
  if (reportReceived === undefined || reportReceived < end) return undefined;
  const ratings = editionOn(pool.family, controlOfPool(pool), start)?.needs.rating;
  if (ratings === undefined) return undefined;
  const states = standings.statesOn(dayText(start));
  const players: Player[] = [];
  const lastYear = yearOf(end);
  for (let index = 0; index < persons.length; index += 1) {
    const person = persons[index] as number;
    const { birth, sex, federation } = identification.known(person);
    const state = states.get(person);
    if (!isUsualState(state, ratings) || (birth !== undefined && birth.year > lastYear)) return undefined;
    players.push({
      index,
      id: ids[index] as string,
      birth,
      sex,
      federation,
      rating: state?.rating,
      games: state?.total,
      peak: state?.peak,
      hadEvent: state?.hadEvent,
      ...(state?.standardRating === undefined ? {} : { standardRating: state.standardRating }),
    });
  }
  return {
    ...facts,
    start,
    end,
    system,
    reportReceived,
    id: eventId(event),
    // a time control without periods says nothing
    ...(controls === undefined || controls.length === 0 ? {} : { controls }),
    players,
    games: playedGames(report),
  };
}

const isInRange = (rating: number | undefined, { min, max }: Needs['rating']): boolean =>
  rating === undefined || (rating >= min && rating <= max);

/** No earlier list has data of the player that admission would check. */
export const isUsualState = (state: State | undefined, ratings: Needs['rating']): boolean =>
  state === undefined ||
  (state.history === undefined && isInRange(state.rating, ratings) && isInRange(state.peak, ratings));
