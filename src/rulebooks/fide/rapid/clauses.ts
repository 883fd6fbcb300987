/**
 * The rapid and blitz regulations of 1 March 2024, in their order: everything in them that computes something of its own. Two
 * sections of the standard text are one here, so from the fourth section on every number is one lower; what is not here is word
 * for word the standard text.
 */
import { type Control, isSameTime } from '../../../core/control.ts';
import type { Day } from '../../../core/dates.ts';
import type { ChessEvent, Player } from '../../../core/event.ts';
import type { ControlPeriod } from '../../../core/report.ts';
import type { KFacts } from '../book.ts';
import { type ClauseCitations, type FideWhy, gapUpTo } from '../clauses.ts';
import { kByYearOfBirth, kUpTo700 } from '../k-factor.ts';

export const CITE: ClauseCitations = {
  unplayed: '4.1',
  tooFast: '1.1',
  afterDecision: '5.2',
  unratedOpponent: '7.3.1',
  unratedPair: '6.1.4',
  zeroScore: '7.2.2',
  newcomerGame: '7.2.3',
  pool: '6.1.4',
  countedGap: '7.3.1',
  ratingsAtStart: '6.1.1',
  expectedScore: '7.1.2',
  fractionalScore: '7.1.1',
  gameChange: '7.3.2',
  eventChange: '7.3.2',
  kFactor: '7.3.3',
  rounding: '7.3.4',
  delisted: '6.2.1',
  monthlyList: '6.1',
  closing: '6.1.3',
  inactive: '6.2.2',
  notListed: '9',
  ratedMeanwhile: '7.2.5',
  initialRating: '7.2.4',
  standardRating: '7.2.1',
  farApart: '7.3.1 (from 2024-12-01)',
};

const MOVES_RECKONED = 60;

/**
 * §1.1 Minutes that each player is allotted: the time of every period and the increments of 60 moves. Reading: also of a period
 * that begins after move 60, which §1.1 of the standard text leaves out; each increment by the period its move falls in.
 */
export function allottedMinutes(controls: readonly ControlPeriod[]): number {
  let made = 0;
  let seconds = 0;
  for (const { moves = MOVES_RECKONED, minutes, increment } of controls) {
    const inPeriod = Math.min(moves, MOVES_RECKONED - made);
    seconds += minutes * 60 + inPeriod * increment;
    made += inPeriod;
  }
  return seconds / 60;
}

/** §1.1.1 and §1.1.2: more than 3 minutes are blitz, more than 10 rapid; from 60 on a game is a standard one. */
const CLASSES = [
  { control: 'standard', holds: (minutes: number) => minutes >= 60 },
  { control: 'rapid', holds: (minutes: number) => minutes > 10 },
  { control: 'blitz', holds: (minutes: number) => minutes > 3 },
] as const satisfies readonly { readonly control: Control; readonly holds: (minutes: number) => boolean }[];

/** §1.1.1 and §1.1.2: the list for games with this time control; null if it is too short for any. */
export function timeClass(controls: readonly ControlPeriod[]): Control | null {
  const minutes = allottedMinutes(controls);
  return CLASSES.find(({ holds }) => holds(minutes))?.control ?? null;
}

/** §1.2 Whether both players have the same time. */
export const isEqualTime = ({ controls = [], controlsBlack = controls }: ChessEvent): boolean =>
  isSameTime(controls, controlsBlack);

/** §3.1.1 and §3.1.2: the rounds that a day may have. */
export const ROUNDS_A_DAY = { rapid: 15, blitz: 30 } as const;

/** The lists that these regulations are about. */
export type FastControl = keyof typeof ROUNDS_A_DAY;

export const roundsPerDayOk = (rounds: number, control: FastControl): boolean => rounds <= ROUNDS_A_DAY[control];

/** §3.1 The days of a schedule with more rounds than that. */
export function crowdedDays({ schedule = [] }: ChessEvent, control: FastControl): { date: Day; rounds: number }[] {
  const rounds = new Map<Day, number>();
  for (const { date } of schedule) rounds.set(date, (rounds.get(date) ?? 0) + 1);
  return [...rounds]
    .filter(([, count]) => !roundsPerDayOk(count, control))
    .map(([date, count]) => ({ date, rounds: count }))
    .sort((a, b) => a.date - b.date);
}

/** §7.2.1 The rating that somebody plays with: the own one of the list, else the standard one of the start of the event. */
export const ratingUsed = (rating: number | undefined, standardRating: number | undefined): number | undefined =>
  rating ?? standardRating;

/** §7.2.1 The event, in which everybody with a standard rating counts as rated. */
export function withStandardRatings(event: ChessEvent): ChessEvent {
  if (event.players.every((player) => !playsByStandard(player))) return event;
  return {
    ...event,
    players: event.players.map((player) =>
      playsByStandard(player)
        ? { ...player, rating: ratingUsed(player.rating, player.standardRating), ratingFrom: 'standard' }
        : player,
    ),
  };
}

const playsByStandard = ({ rating, standardRating }: Player): boolean =>
  rating === undefined && standardRating !== undefined;

/** §7.3.1 The largest difference that counts in a game. */
export const MAX_GAP = 400;

/** §7.3.1 A difference of more than 400 points counts as 400, for every player. The exemption of 2025 is for standard games only. */
export const countedGap = (own: number, opponent: number, why?: FideWhy): number =>
  gapUpTo(MAX_GAP, '7.3.1', own, opponent, why);

/** §7.3.1 from 1 December 2024: the distance of the two ratings, and the rating that one of the two must exceed. */
export const FAR_APART = 600;
export const FAR_APART_ABOVE = 2600;

/**
 * §7.3.1 from 1 December 2024: a game between players 600 or more points apart is not rated if one of them is above 2600. Reading:
 * both must have a rating; one of the two may be a standard rating that is used instead.
 */
export const gameRated = (white: number | undefined, black: number | undefined): boolean =>
  white === undefined ||
  black === undefined ||
  Math.abs(white - black) < FAR_APART ||
  Math.max(white, black) <= FAR_APART_ABOVE;

/** §7.3.3 */
export const kFactor = (facts: KFacts, why?: FideWhy): number => kByYearOfBirth(facts, '7.3.3', why);

/** §7.3.3 */
export const limitedK = (k: number, games: number, why?: FideWhy): number => kUpTo700(k, games, '7.3.3', why);
