/** Sections 1 to 8 of the 2014 text, in its order: everything in them that computes something of its own. */
import type { Day } from '../../../core/dates.ts';
import { fraction, roundHalfUp } from '../../../core/exact.ts';
import type { ControlPeriod, System } from '../../../core/report.ts';
import type { KFacts } from '../book.ts';
import { type ClauseCitations, expectedScore, type FideWhy, gapUpTo, minutesFor60Moves } from '../clauses.ts';
import { isJunior, type JuniorUntil } from '../k-factor.ts';

export const CITE: ClauseCitations = {
  unplayed: '5.1',
  tooFast: '1.2',
  afterDecision: '6.6',
  monthlyList: '7.1',
  unratedOpponent: '8.52',
  unratedPair: '6.7',
  zeroScore: '6.1',
  newcomerGame: '8.21',
  pool: '8.3',
  countedGap: '8.54',
  ratingsAtStart: '7.11',
  expectedScore: '8.1b',
  fractionalScore: '8.1a',
  gameChange: '8.55b',
  eventChange: '8.55c',
  kFactor: '8.56',
  rounding: '8.57',
  delisted: '7.21',
  closing: '7.13',
  inactive: '7.23',
  notListed: '13',
  ratedMeanwhile: '8.4',
};

const MINIMUM_MINUTES = [
  { from: 2200, minutes: 120 },
  { from: 1600, minutes: 90 },
] as const;
const MINIMUM_FOR_ALL = 60;

/** The highest rating of a field; 0 where nobody has one. */
export const highestRating = (ratings: readonly (number | undefined)[]): number =>
  ratings.reduce<number>((highest, rating = 0) => Math.max(highest, rating), 0);

/** §1.1 Minutes for 60 moves that the field requires. Reading: "2200 or higher"; unrated players count as below 1600. */
export function requiredMinutes(ratings: readonly (number | undefined)[]): number {
  const highest = highestRating(ratings);
  return MINIMUM_MINUTES.find(({ from }) => highest >= from)?.minutes ?? MINIMUM_FOR_ALL;
}

export const FIRST_CONTROL_MOVES = 40;

/** §1.3 A first control that prescribes a number of moves prescribes 40. */
export const firstControlOk = (controls: readonly ControlPeriod[]): boolean =>
  (controls[0]?.moves ?? FIRST_CONTROL_MOVES) === FIRST_CONTROL_MOVES;

/** What can be wrong with a time control, by clause and fault. */
export type TimeFault = '1.1-too-fast' | '1.3-first-control';

/** §1.1 and §1.3: what is wrong with a time control for a field with these ratings. */
export function timeControl(
  ratings: readonly (number | undefined)[],
  controls: readonly ControlPeriod[],
): readonly TimeFault[] {
  return [
    ...(minutesFor60Moves(controls) < requiredMinutes(ratings) ? (['1.1-too-fast'] as const) : []),
    ...(firstControlOk(controls) ? [] : (['1.3-first-control'] as const)),
  ];
}

export const MAX_DAYS = 90;

/** §4.1 to §4.12: at most 90 days, first and last day counted; team championships and events that the QC allowed may be longer. */
export const durationOk = (start: Day, end: Day, system: System, leave: 'allowed' | 'none'): boolean =>
  end - start + 1 <= MAX_DAYS || system === 'team' || leave === 'allowed';

export interface Composition {
  readonly system: System;
  readonly players: number;
  readonly rated: number;
  readonly championship: 'none' | 'national' | 'national-women';
}

/** Clauses of the composition that a field breaks, with the number that was needed. */
export interface BrokenComposition {
  readonly clause: '6.3' | '6.31' | '6.32' | '6.33';
  readonly needed: number;
  readonly of: 'rated' | 'players';
}

const SMALL_FIELD = 10;
const RATED_IN_SMALL_FIELD = 4;
const DOUBLE_PLAYERS = 6;
const DOUBLE_RATED = 4;
const CHAMPIONSHIP_RATED = 3;
const WOMENS_CHAMPIONSHIP_RATED = 2;

/**
 * §6.3 to §6.33 How many players of a round robin must be rated. Reading: a double round robin answers to §6.3 and §6.31 as
 * well as to §6.32; rated players of either sex count in a national championship.
 */
export function composition({ system, players, rated, championship }: Composition): BrokenComposition[] {
  if (system !== 'round-robin' && system !== 'double-round-robin') return [];
  if (championship !== 'none') {
    const needed = championship === 'national' ? CHAMPIONSHIP_RATED : WOMENS_CHAMPIONSHIP_RATED;
    return rated < needed ? [{ clause: '6.33', needed, of: 'rated' }] : [];
  }
  const broken: BrokenComposition[] = [];
  if (3 * rated < players) broken.push({ clause: '6.3', needed: Math.ceil(players / 3), of: 'rated' });
  if (players <= SMALL_FIELD && rated < RATED_IN_SMALL_FIELD) {
    broken.push({ clause: '6.31', needed: RATED_IN_SMALL_FIELD, of: 'rated' });
  }
  if (system === 'double-round-robin' && players < DOUBLE_PLAYERS) {
    broken.push({ clause: '6.32', needed: DOUBLE_PLAYERS, of: 'players' });
  } else if (system === 'double-round-robin' && rated < DOUBLE_RATED) {
    broken.push({ clause: '6.32', needed: DOUBLE_RATED, of: 'rated' });
  }
  return broken;
}

/** §7.13 A list closes three days before its date. */
export const CLOSING_DAYS = 3;

/** §8.54 The largest difference that counts in a game. */
export const MAX_GAP = 400;

/** §8.54 A difference of more than 400 points counts as 400, for every player and in every game. */
export const countedGap = (own: number, opponent: number, why?: FideWhy): number =>
  gapUpTo(MAX_GAP, '8.54', own, opponent, why);

const K_10_FROM = 2400;
const NEWCOMER_GAMES = 30;
const JUNIOR_BELOW = 2300;

/**
 * §8.56 The development coefficient, fixed at the start of the event. Reading: in this order; 2400 is for good, 2300 looks
 * at the present rating.
 */
export const kFactor = (facts: KFacts, why?: FideWhy): number => kUntil(facts, 'birthday', why);

/** §8.56 The same with juniors to the end of the year of the 18th birthday, as on FIDE's lists (2017, reading E8). */
export const kUntilYearEnd = (facts: KFacts, why?: FideWhy): number => kUntil(facts, 'year-end', why);

function kUntil({ rating, peak, games, birth, on }: KFacts, until: JuniorUntil, why?: FideWhy): number {
  if (peak >= K_10_FROM) {
    why?.because('8.56', 'k-once-2400', { peak }, 10);
    return 10;
  }
  if (games < NEWCOMER_GAMES) {
    why?.because('8.56', 'k-newcomer', { games, needed: NEWCOMER_GAMES }, 40);
    return 40;
  }
  if (birth !== undefined && isJunior(birth, on, until) && rating < JUNIOR_BELOW) {
    why?.because('8.56', 'k-junior', { under: until, below: JUNIOR_BELOW }, 40);
    return 40;
  }
  why?.because('8.56', 'k-established', { games }, 20);
  return 20;
}

/** §8.57 Rn to a whole number; a half goes up, whether the change is a gain or a loss. */
export const roundedRn = (hundredths: number): number => roundHalfUp(fraction(hundredths, 100));

/** §8.57 The old rating plus the exact changes of the period, rounded once. */
export function newRating(before: number, hundredths: number): { computed: number; rounded: number } {
  const computed = roundedRn(before * 100 + hundredths);
  return { computed, rounded: computed - before };
}

/** §8.54 and §8.55a: expected score of a game in hundredths. */
export const expected = (rating: number, opponent: number): number => expectedScore(countedGap(rating, opponent));
