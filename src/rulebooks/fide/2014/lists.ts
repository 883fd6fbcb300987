/** Sections 7 and 13 of the 2014 text: who is on which list, and with what. */
import { type Day, firstDay, type Month, yearsLater } from '../../../core/dates.ts';
import type { FideWhy } from '../clauses.ts';
import {
  type Decision,
  type FideListEntry,
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

export interface Standing2014 extends ListStanding {
  /** §13.3 The federation's notice that the player must not be listed. */
  readonly blocked?: Decision;
  /** The last game against a rated opponent. */
  readonly lastGame?: Day;
}

/** §7.22 One line of the list of unrated title holders. */
export type TitleEntry = Pick<FideListEntry, 'id' | 'name' | 'federation' | 'birthYear' | 'sex'> & {
  readonly title: string;
};

export interface OnTitleList {
  readonly on: 'title-list';
  readonly clause: '7.22';
  readonly entry: TitleEntry;
}

/** §7.23a No game against a rated opponent for a year; a game exactly a year ago still counts. */
export const inactive = (lastGame: Day, on: Day): boolean => yearsLater(lastGame, 1) < on;

/** Whether a player whose last game was on one day is inactive on another. */
export type InactivityTest = (lastGame: Day, on: Day) => boolean;

/** §7.23b A game in the period makes a player active again. A player whose last game is not known is never marked as inactive. */
const isInactive = ({ lastGame, periodGames }: Standing2014, list: Month, test: InactivityTest): boolean =>
  periodGames === 0 && lastGame !== undefined && test(lastGame, firstDay(list));

/**
 * §13.1 to §13.4: who may not be listed at all. Reading: an exemption replaces the membership, also for players of a suspended
 * federation; it does not lift a block that a federation asked for.
 */
export const exclusion = (standing: Standing2014): NotListed | undefined =>
  standing.blocked === undefined
    ? leftOutByFederation(standing, { notAMember: '13.1', suspended: '13.2' })
    : leftOut('13.3', 'blocked');

/**
 * §7.12, §7.2 and §13: the line of a player on a list, or the clause that leaves the player out. Reading: a title holder who falls
 * below the floor is an unrated title holder, and section 13 also applies to the separate list.
 */
export const listEntry = (standing: Standing2014, list: Month, why?: FideWhy): OnList | OnTitleList | NotListed =>
  entryBy({ floor: FLOOR, kFactor }, standing, list, why);

/** The same for a book that has another floor, another K or another rule on inactive players. */
export function entryBy(
  { floor, kFactor: kOf }: LineRules,
  standing: Standing2014,
  list: Month,
  why?: FideWhy,
  test: InactivityTest = inactive,
): OnList | OnTitleList | NotListed {
  const excluded = exclusion(standing);
  if (excluded !== undefined) return excluded;
  const { rating, title } = standing;
  if (rating !== undefined && listed(rating, floor)) {
    return listEntryOf(standing, rating, list, { kFactor: kOf, inactive: isInactive(standing, list, test) }, why);
  }
  if (title !== undefined) return { on: 'title-list', clause: '7.22', entry: titleLine(standing, title) };
  return rating === undefined ? leftOut('7.12', 'unrated') : leftOut('7.21', 'below-floor');
}

const titleLine = ({ id, name, federation, birth, sex }: Standing2014, title: string): TitleEntry => ({
  id,
  name: name ?? null,
  title,
  federation: federation ?? null,
  birthYear: birth?.year ?? null,
  sex: sex ?? null,
});
