/** The development coefficient as the texts from 2017 on have it; each names its own clause. */
import { type Day, dayOf, yearOf, yearsLater } from '../../core/dates.ts';
import type { Birth } from '../../core/people.ts';
import type { KFacts } from './book.ts';
import type { FideWhy } from './clauses.ts';

export const K_10_FROM = 2400;
const JUNIOR_BELOW = 2300;
const JUNIOR_YEARS = 18;
const NEWCOMER_GAMES = 30;

/** Until when a player is a junior. */
export const JUNIOR_UNTIL = ['year-end', 'birthday'] as const;
export type JuniorUntil = (typeof JUNIOR_UNTIL)[number];

/** Before the 18th birthday. Reading: a bare year is 1 January, so that 40 is given only to a player who is certainly under 18. */
const isUnder18 = (birth: Birth, on: Day): boolean =>
  on < yearsLater(birth.day ?? dayOf(birth.year, 1, 1), JUNIOR_YEARS);

export const isJunior = (birth: Birth, on: Day, until: JuniorUntil): boolean =>
  until === 'birthday' ? isUnder18(birth, on) : yearOf(on) - birth.year <= JUNIOR_YEARS;

/**
 * 2017 §8.56, 2024 §8.3.3: K by the first line that fits. 2400 and 2300 look at every rating ever published, a junior is one
 * until the end of the year of the 18th birthday unless another day is given, and "30 games" are those before the event.
 */
export function kByYearOfBirth(
  { peak, games, birth, on }: KFacts,
  clause: string,
  why?: FideWhy,
  until: JuniorUntil = 'year-end',
): number {
  if (peak >= K_10_FROM) {
    why?.because(clause, 'k-once-2400', { peak }, 10);
    return 10;
  }
  if (birth !== undefined && isJunior(birth, on, until) && peak < JUNIOR_BELOW) {
    why?.because(clause, 'k-junior', { under: until, below: JUNIOR_BELOW }, 40);
    return 40;
  }
  if (games < NEWCOMER_GAMES) {
    why?.because(clause, 'k-newcomer', { games, needed: NEWCOMER_GAMES }, 40);
    return 40;
  }
  why?.because(clause, 'k-established', { games }, 20);
  return 20;
}

const MAX_K_TIMES_GAMES = 700;

/** 2017 §8.56, 2024 §8.3.3: K times the games of the period is at most 700; K becomes the largest whole number that keeps to it. */
export function kUpTo700(k: number, games: number, clause: string, why?: FideWhy): number {
  if (k * games <= MAX_K_TIMES_GAMES) return k;
  const limited = Math.floor(MAX_K_TIMES_GAMES / games);
  why?.because(clause, 'k-limited', { k, games, limit: MAX_K_TIMES_GAMES }, limited);
  return limited;
}
