/** Sections 7 and 10 of the 2024 text: who is on a list, and with what. */
import type { Month } from '../../../core/dates.ts';
import type { FideWhy } from '../clauses.ts';
import {
  type Decision,
  leftOut,
  leftOutByFederation,
  type LineRules,
  listEntryOf,
  listed,
  type NotListed,
  type OnList,
  type ListStanding,
} from '../lists.ts';
import { kFactor } from './clauses.ts';
import { FLOOR } from './newcomers.ts';

export interface Standing2024 extends ListStanding {
  /** §10.2 The federation's notice of a death. */
  readonly deceased?: Decision;
  /** The last list on which the player had games, if it is known. */
  readonly lastRatedList?: Month;
}

const LISTS_OF_A_YEAR = 12;

/** §7.2.2 A year without a rated game. Reading: from the twelfth list in a row without games. */
export const inactive = (lastRatedList: Month, list: Month): boolean => list - lastRatedList >= LISTS_OF_A_YEAR;

/** §7.2.2 A game in the period makes a player active again. A player whose last list is not known is never marked as inactive. */
const isInactive = ({ lastRatedList, periodGames }: Standing2024, list: Month, isLongAgo = inactive): boolean =>
  periodGames === 0 && lastRatedList !== undefined && isLongAgo(lastRatedList, list);

/**
 * §10.1 and §10.2: who may not be listed at all. Reading: the Council's approval replaces the membership; after the notice of a
 * death the player is removed.
 */
export const exclusion = (standing: Standing2024): NotListed | undefined =>
  standing.deceased === undefined
    ? leftOutByFederation(standing, { notAMember: '10.1', suspended: '10.1' })
    : leftOut('10.2', 'deceased');

/** §7.1.2, §7.2 and §10: the line of a player on a list, or the clause that leaves the player out. */
export const listEntry = (standing: Standing2024, list: Month, why?: FideWhy): OnList | NotListed =>
  entryBy({ floor: FLOOR, kFactor }, standing, list, why);

/** The same for a book that has another floor, another K or another time of inactivity. */
export function entryBy(
  { floor, kFactor: kOf, inactive: isLongAgo }: LineRules,
  standing: Standing2024,
  list: Month,
  why?: FideWhy,
): OnList | NotListed {
  const excluded = exclusion(standing);
  if (excluded !== undefined) return excluded;
  const { rating } = standing;
  if (rating === undefined) return leftOut('7.1.2', 'unrated');
  if (!listed(rating, floor)) return leftOut('7.2.1', 'below-floor');
  return listEntryOf(standing, rating, list, { kFactor: kOf, inactive: isInactive(standing, list, isLongAgo) }, why);
}
