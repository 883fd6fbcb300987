/** The Council's resolution for 2026: faster events that the Qualification Commission has approved count as standard. */
import { type Day, dayText } from '../../../core/dates.ts';
import type { ChessEvent, Game } from '../../../core/event.ts';
import type { Approval, Finding } from '../../../core/finding.ts';
import { approvalOf, type Waivable } from '../../approvals.ts';
import { type AdmissionTerms, type Check, finding, namedGames } from '../admission.ts';
import type { Admission } from '../book.ts';
import { isCountable, minutesFor60Moves } from '../clauses.ts';
import type { FideCode } from '../reasons.ts';
import {
  admitBy,
  CHECKS,
  checkGameTimes as checkGameTimes2024,
  reasonName,
  tooFast,
  WAIVABLE as WAIVABLE_2024,
} from '../2024/admission.ts';

/** There is no clause text: the resolution is cited by the clause to which it is an exception. */
const RESOLUTION = '1.1 (from 2026-01-01)';

const APPROVED_MINUTES = 75;
const NAMED_INCREMENT = 30;
const MAX_ROUNDS_A_DAY = 2;

/** §1.1 by the Qualification Commission from 2026 on, or by the Council. */
export const WAIVABLE: readonly Waivable[] = WAIVABLE_2024.map((entry) =>
  entry.finding === '1.1' ? { ...entry, by: ['qc', 'council'] } : entry,
);

/** The approval of a faster event, if it has one. */
const fasterApproval = ({ approvals = [] }: ChessEvent, { waivable }: AdmissionTerms): Approval | undefined =>
  approvalOf({ clause: '1.1', facts: {} }, approvals, waivable);

const minutesOf = ({ controls = [] }: ChessEvent): number => minutesFor60Moves(controls);

/**
 * §1.1 as in 2024; if the event is approved, 75 minutes for 60 moves are enough for every game, whoever plays, and less is never
 * enough. Reading: any time control of 75 minutes, with a warning if it has no 30 seconds from move 1.
 */
export const isTooFast = (event: ChessEvent, game: Game, terms: AdmissionTerms): boolean =>
  tooFast(event, game) && !(minutesOf(event) >= APPROVED_MINUTES && fasterApproval(event, terms) !== undefined);

export const checkGameTimes: Check = (event, terms) => {
  const fast = event.games.filter((game) => isCountable(game) && tooFast(event, game));
  if (fast.length === 0) return [];
  const minutes = minutesOf(event);
  const approval = fasterApproval(event, terms);
  if (approval === undefined) {
    const found = checkGameTimes2024(event);
    if (minutes < APPROVED_MINUTES) return found;
    return found.map((each) => ({ ...each, facts: { ...each.facts, mayApprove: 'qc' } }));
  }
  if (minutes < APPROVED_MINUTES) {
    return namedGames(event, fast, (games) =>
      finding('fide.game-time-too-short', 'warn', RESOLUTION, { minutes, required: APPROVED_MINUTES, games }),
    );
  }
  return [
    finding('fide.fast-classic', 'note', RESOLUTION, {
      minutes,
      required: APPROVED_MINUTES,
      games: fast.length,
      approvedBy: approval.by,
    }),
    ...slowIncrement(event),
    ...busyDays(event),
  ];
};

/** The announcement names controls with 30 seconds a move only. */
const slowIncrement = ({ controls = [] }: ChessEvent): readonly Finding<FideCode>[] => {
  const increment = Math.min(...controls.map((each) => each.increment));
  return increment >= NAMED_INCREMENT
    ? []
    : [finding('fide.fast-classic-increment', 'warn', RESOLUTION, { increment, named: NAMED_INCREMENT })];
};

/** At most two rounds a day. Reading: more is warned of, and rated. */
function busyDays({ schedule = [] }: ChessEvent): readonly Finding<FideCode>[] {
  const rounds = new Map<Day, number>();
  for (const { date } of schedule) rounds.set(date, (rounds.get(date) ?? 0) + 1);
  return [...rounds]
    .filter(([, count]) => count > MAX_ROUNDS_A_DAY)
    .sort(([a], [b]) => a - b)
    .map(([date, count]) =>
      finding('fide.fast-classic-rounds', 'warn', RESOLUTION, {
        date: dayText(date),
        rounds: count,
        limit: MAX_ROUNDS_A_DAY,
      }),
    );
}

const CHECKS_2026: readonly Check[] = CHECKS.map((check) => (check === checkGameTimes2024 ? checkGameTimes : check));

export const admit = (event: ChessEvent, terms: AdmissionTerms): Admission =>
  admitBy(event, terms, CHECKS_2026, reasonName, isTooFast);
