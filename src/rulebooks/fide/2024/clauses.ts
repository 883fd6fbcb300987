/** Sections 1 to 8 of the 2024 text, in its order: everything in them that computes something of its own. */
import type { Day } from '../../../core/dates.ts';
import { fraction, roundHalfAway } from '../../../core/exact.ts';
import type { ControlPeriod } from '../../../core/report.ts';
import type { KFacts } from '../book.ts';
import { type ClauseCitations, type FideWhy, gapUpTo, minutesFor60Moves } from '../clauses.ts';
import { kByYearOfBirth, kUpTo700 } from '../k-factor.ts';

export const CITE: ClauseCitations = {
  unplayed: '5.1',
  tooFast: '1.1',
  afterDecision: '6.2',
  unratedOpponent: '8.3.1',
  unratedPair: '7.1.4',
  zeroScore: '8.2.1',
  newcomerGame: '8.2.2',
  pool: '7.1.4',
  countedGap: '8.3.1',
  ratingsAtStart: '7.1.1',
  expectedScore: '8.1.2',
  fractionalScore: '8.1.1',
  gameChange: '8.3.2',
  eventChange: '8.3.2',
  kFactor: '8.3.3',
  rounding: '8.3.4',
  delisted: '7.2.1',
  monthlyList: '7.1',
  closing: '7.1.3',
  inactive: '7.2.2',
  notListed: '10',
  ratedMeanwhile: '8.2.4',
  initialRating: '8.2.3',
};

/** §1.1 by the higher rating of the two players, at the start of the game. */
const MINIMUM_MINUTES = [
  { from: 2400, minutes: 120 },
  { from: 1800, minutes: 90 },
] as const;
const MINIMUM_FOR_ALL = 60;

/**
 * §1.1 Minutes that each player needs for 60 moves. Reading: "2400 or higher"; an unrated player counts as below 1800.
 */
export function minimumMinutes(white: number | undefined, black: number | undefined): number {
  const higher = Math.max(white ?? 0, black ?? 0);
  return MINIMUM_MINUTES.find(({ from }) => higher >= from)?.minutes ?? MINIMUM_FOR_ALL;
}

/** §1.1 Whether a game between the two has enough time. */
export const gameTimeOk = (
  controls: readonly ControlPeriod[],
  white: number | undefined,
  black: number | undefined,
): boolean => minutesFor60Moves(controls) >= minimumMinutes(white, black);

export const FIRST_CONTROL_MOVES = 30;

/** §1.2 A first control that names a number of moves names at least 30. */
export const firstControlOk = (controls: readonly ControlPeriod[]): boolean =>
  (controls[0]?.moves ?? FIRST_CONTROL_MOVES) >= FIRST_CONTROL_MOVES;

export const MONTHLY_REPORTS_AFTER = 30;

/** §4.1 An event of more than 30 days, first and last day counted, is reported every month. */
export const needsInterimReports = (start: Day, end: Day): boolean => end - start + 1 > MONTHLY_REPORTS_AFTER;

/** §7.1.3 A list closes three days before its date. */
export const CLOSING_DAYS = 3;

/** §8.3.1 The largest difference that counts in a game. */
export const MAX_GAP = 400;

/** §8.3.1 A difference of more than 400 points counts as 400, for every player and in every game. */
export const countedGap = (own: number, opponent: number, why?: FideWhy): number =>
  gapUpTo(MAX_GAP, '8.3.1', own, opponent, why);

/** §8.3.1 as amended from 1 October 2025: the largest difference that counts for a player rated below 2650. */
export const MAX_GAP_BELOW_2650 = 400;
export const REAL_GAP_FROM = 2650;

/**
 * §8.3.1 as amended from 1 October 2025: for a player rated 2650 or more the real difference counts.
 * Reading: the rating of the player being rated decides, not the opponent's.
 */
export function countedGapFrom2650(own: number, opponent: number, why?: FideWhy): number {
  if (own < REAL_GAP_FROM) return gapUpTo(MAX_GAP_BELOW_2650, '8.3.1', own, opponent, why);
  const gap = own - opponent;
  if (Math.abs(gap) > MAX_GAP_BELOW_2650) {
    why?.because('8.3.1 (from 2025-10-01)', 'real-gap', { own, opponent, from: REAL_GAP_FROM }, gap);
  }
  return gap;
}

/**
 * §8.3.3 The development coefficient. Reading: in this order; 2400 and 2300 look at every rating ever published, a junior
 * is one until the end of the year of the 18th birthday, and "30 games" are those before the event.
 */
export const kFactor = (facts: KFacts, why?: FideWhy): number => kByYearOfBirth(facts, '8.3.3', why);

/** §8.3.3 K times the games of the period is at most 700: K becomes the largest whole number that keeps to it. */
export const limitedK = (k: number, games: number, why?: FideWhy): number => kUpTo700(k, games, '8.3.3', why);

/** §8.3.4 The change of the period, given in hundredths, rounded once; halves away from zero. */
export const roundedChange = (hundredths: number): number => roundHalfAway(fraction(hundredths, 100));

/** §8.3.4 The rating of the previous list plus the rounded change. */
export function newRating(before: number, hundredths: number): { computed: number; rounded: number } {
  const rounded = roundedChange(hundredths);
  return { computed: before + rounded, rounded };
}
