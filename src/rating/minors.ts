/**
 * Players under 18 on a day of the year in which they turn 18: the only use that some editions have for a birthday. It
 * is written into the entry of a list, so that the list can be compiled again after a birthday has been erased.
 */
import { type Day, yearOf, yearsLater } from '../core/dates.ts';
import { parseBirth } from '../core/people.ts';
import type { EntryKinds } from '../ledger/entries.ts';
import { personId, personNumber } from '../ledger/ids.ts';
import { monthlyRules, officeRulesOf } from '../rulebooks/office-rules.ts';
import type { ChosenReadings } from '../rulebooks/readings.ts';

export type MinorsRecord = EntryKinds['list.published']['minors'];

const ADULT = 18;

/** Whether an edition, with the readings chosen by a pool, needs the birthday and not only the year. */
export function needsBirthday(edition: string | null | undefined, readings: ChosenReadings): boolean {
  if (edition === null || edition === undefined) return false;
  const rules = officeRulesOf(edition);
  return rules.calendar === 'monthly' && monthlyRules(edition, readings).needsBirthday;
}

export const turnsAdultIn = (birthYear: number, on: Day): boolean => birthYear + ADULT === yearOf(on);

/** `birth` as in the registry; a bare year makes nobody a minor. */
export function isMinorOn(birth: string, on: Day): boolean {
  const day = parseBirth(birth)?.day;
  return day !== undefined && on < yearsLater(day, ADULT);
}

/** Minors at each event and on the list: either computed now, or as an entry recorded them. */
export interface Minors {
  readonly at: (eventOrList: string, person: number) => boolean;
  readonly record: () => MinorsRecord;
}

/** As recorded in an entry. */
export function recordedMinors(record: MinorsRecord): Minors {
  const known = new Map(
    Object.entries(record).map(([at, ids]) => [at, new Set(ids.map((id) => personNumber(id) as number))]),
  );
  return { at: (where, person) => known.get(where)?.has(person) === true, record: () => record };
}

/** Computed on demand, and remembered. */
export function foundMinors(
  births: ReadonlyMap<number, string>,
  dayOf: (eventOrList: string) => Day | undefined,
): Minors {
  const found = new Map<string, Set<number>>();
  return {
    at: (where, person) => {
      const birth = births.get(person);
      if (birth === undefined) return false;
      const day = dayOf(where);
      if (day === undefined || !turnsAdultIn(Number(birth.slice(0, 4)), day)) return false;
      const isMinor = isMinorOn(birth, day);
      if (isMinor) found.set(where, (found.get(where) ?? new Set()).add(person));
      return isMinor;
    },
    record: () =>
      Object.fromEntries(
        [...found].map(([where, persons]) => [where, [...persons].sort((a, b) => a - b).map(personId)]),
      ),
  };
}
