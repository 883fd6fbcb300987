/** What the text of July 2017 computes differently from that of 2014, in its order. */
import { type Day, yearsLater } from '../../../core/dates.ts';
import type { ControlPeriod } from '../../../core/report.ts';
import { type DatedParts, partOn } from '../../in-force.ts';
import { CITE as CITE_2014, firstControlOk as firstControlOk2014, requiredMinutes } from '../2014/clauses.ts';
import type { KFacts } from '../book.ts';
import { type ClauseCitations, type FideWhy, gapUpTo, minutesFor60Moves } from '../clauses.ts';
import { kByYearOfBirth, kUpTo700 } from '../k-factor.ts';

export const CITE: ClauseCitations = { ...CITE_2014, tooFast: '1.1' };

/**
 * §0.2 and §2.1: whether hybrid events are rated, from which day on; each of them still needs the approval of the QC chairman.
 */
export const HYBRID_EVENTS: DatedParts<{ readonly areRated: boolean }> = [
  { areRated: false },
  { from: '2021-02-01', areRated: true },
];

/** §0.2 and §2.1: whether a hybrid event that starts on a day can be rated at all. */
export const hybridOk = (start: Day): boolean => partOn(HYBRID_EVENTS, start).areRated;

/**
 * §1.1 Minutes for 60 moves that a game requires, by the higher rating of its two players. Reading: by the game from July 2017 on;
 * the limits belong to the upper group, and an unrated player counts as below 1600.
 */
export const minimumMinutes = (white: number | undefined, black: number | undefined): number =>
  requiredMinutes([white, black]);

/** §1.1 Whether a game between the two has enough time. */
export const gameTimeOk = (
  controls: readonly ControlPeriod[],
  white: number | undefined,
  black: number | undefined,
): boolean => minutesFor60Moves(controls) >= minimumMinutes(white, black);

/** §1.2 A first control that prescribes a number of moves prescribes 40. */
export const firstControlOk = (controls: readonly ControlPeriod[]): boolean => firstControlOk2014(controls);

/** §8.54 The largest difference that counts in a game. */
export const MAX_GAP = 400;

/** §8.54 A difference of more than 400 points counts as 400, as in 2014. */
export const countedGap = (own: number, opponent: number, why?: FideWhy): number =>
  gapUpTo(MAX_GAP, '8.54', own, opponent, why);

/** §8.56 The development coefficient. Reading E8: a junior to the end of the year of the 18th birthday, as on FIDE's lists. */
export const kFactor = (facts: KFacts, why?: FideWhy): number => kByYearOfBirth(facts, '8.56', why);

/** §8.56 The same, as the quoted text says literally: a junior until the 18th birthday. */
export const kUntilBirthday = (facts: KFacts, why?: FideWhy): number => kByYearOfBirth(facts, '8.56', why, 'birthday');

/** §8.56 K times the games of the list is at most 700. Reading: games with unrated players of a complete round robin are among them. */
export const limitedK = (k: number, games: number, why?: FideWhy): number => kUpTo700(k, games, '8.56', why);

/** §7.23a After how many years without a game against a rated opponent a player is inactive, by the day of the list. */
export const INACTIVITY: DatedParts<{ readonly years: number }> = [
  { years: 1 },
  { from: '2020-11-01', years: 2 },
  { from: '2022-11-01', years: 1 },
];

/** §7.23a Whether a player is inactive on the day of a list; a game exactly this many years ago still counts. */
export const inactive = (lastGame: Day, on: Day): boolean => yearsLater(lastGame, partOn(INACTIVITY, on).years) < on;
