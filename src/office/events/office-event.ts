/**
 * The event of a plain chess report with what the office knows of its players, made from the event that reading has
 * admitted: without writing the report again and admitting it a second time. A property test keeps it equal to that.
 */
import { type Day, dayText, yearOf } from '../../core/dates.ts';
import type { ChessEvent, Player } from '../../core/event.ts';
import type { ReportedPlayer } from '../../core/report.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { State } from '../../lists/state.ts';
import { FIDE_NEEDS } from '../../rulebooks/fide/editions.ts';
import { tellsMore } from '../content.ts';
import { isPeriodic } from '../lists/states.ts';
import type { Batch, Draft } from './draft.ts';
import type { StandingsAt } from './standing-at.ts';

type Known = Pick<Batch, 'pool' | 'target' | 'partOf'> & {
  readonly identification: Pick<Batch['identification'], 'known'>;
};

/** Undefined where admission could find anything that it has not found in the report itself. */
export function officeEvent(
  { pool, target, partOf, identification }: Known,
  { event, admitted, report, persons }: Pick<Draft, 'event' | 'admitted' | 'report' | 'persons'>,
  standings: Pick<StandingsAt, 'statesOn'>,
): ChessEvent | undefined {
  if (admitted === undefined || target !== undefined || partOf !== undefined || !isPeriodic(pool)) return undefined;
  const { start, end, system, reportReceived } = report.event;
  if (start === undefined || end === undefined || system === undefined) return undefined;
  if (reportReceived === undefined || reportReceived < end) return undefined;
  const states = standings.statesOn(dayText(start));
  const players: Player[] = [];
  for (const [index, reported] of report.players.entries()) {
    const person = persons[index] as number;
    const { birth, sex, federation } = identification.known(person);
    const state = states.get(person);
    if (!isPlain(reported, state) || (birth !== undefined && birth.year > yearOf(end as Day))) return undefined;
    players.push({
      index,
      id: personId(person),
      birth,
      sex,
      federation,
      rating: state?.rating,
      games: state?.total,
      peak: state?.peak,
      hadEvent: state?.hadEvent,
    });
  }
  const { controls, games } = admitted;
  return { ...report.event, start, end, system, id: eventId(event), controls, players, games };
}

const isInRange = (rating: number | undefined): boolean =>
  rating === undefined || (rating >= FIDE_NEEDS.rating.min && rating <= FIDE_NEEDS.rating.max);

/** Neither the report nor an earlier list says of the player what admission would look at. */
const isPlain = (player: ReportedPlayer, state: State | undefined): boolean =>
  !tellsMore(player) && state?.history === undefined && isInRange(state?.rating) && isInRange(state?.peak);
