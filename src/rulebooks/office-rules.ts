/** What an office asks of all editions; separate from `registry.ts`, so that a page that only rates does not carry it. */
import type { Control } from '../core/control.ts';
import { type Day, firstDay, type Month } from '../core/dates.ts';
import type { AtOnceRules, Calendar, MonthlyRules, OfficeRules } from './edition.ts';
import { FIDE_OFFICES } from './fide/office.ts';
import type { MemberRules } from './members.ts';
import { MGSZ_OFFICE } from './mgsz/office.ts';
import { MSSZ_OFFICE } from './mssz/office.ts';
import { ORR_OFFICE } from './orr/office.ts';
import { type ChosenReadings, knownAmong, type ReadingChoice } from './readings.ts';
import { addEdition, editionOn, editions } from './registry.ts';
import type { EditionId, Family } from './rulebook.ts';

const BY_ID: Readonly<Record<EditionId, OfficeRules>> = {
  ...FIDE_OFFICES,
  'mssz-2017': MSSZ_OFFICE,
  orr: ORR_OFFICE,
  'mgsz-2012': MGSZ_OFFICE,
};

const known = new Map<string, OfficeRules>(Object.entries(BY_ID));

/** By the name in an entry or a row. */
export function officeRulesOf(id: string): OfficeRules {
  const rules = known.get(id);
  if (rules === undefined) throw new Error(`no edition ${id}`);
  return rules;
}

/** The rules of an edition with rating periods, by the readings that are chosen where it leaves a choice. */
export function monthlyRules(id: string, chosen?: ChosenReadings): MonthlyRules {
  const rules = officeRulesOf(id);
  if (rules.calendar !== 'monthly') throw new Error(`${id} has no rating periods`);
  return chosen === undefined ? rules : (rules.read?.(chosen) ?? rules);
}

/** The same for an event that starts on a day. */
export function rulesOfEvent(id: string, chosen: ChosenReadings, start: Day): MonthlyRules {
  const rules = monthlyRules(id, chosen);
  return rules.startingOn?.(start) ?? rules;
}

/** The rules of an edition that rates each event when it comes. */
export function atOnceRules(id: string): AtOnceRules {
  const rules = officeRulesOf(id);
  if (rules.calendar !== 'at-once') throw new Error(`${id} has rating periods`);
  return rules;
}

/** Whether any rulebook has a title that was won in that year. */
export const isTitleOfFamily = (title: string, year?: number): boolean =>
  [...known.values()].some((rules) => rules.isTitle?.(title, year) === true);

/** The registry of members, which every card of an office belongs to. */
export const memberRules = (): MemberRules =>
  [...known.values()].flatMap(({ members }) => members ?? [])[0] as MemberRules;

export function rulesOn(family: Family, control: Control, day: Day): OfficeRules | undefined {
  const edition = editionOn(family, control, day);
  return edition === undefined ? undefined : officeRulesOf(edition.id);
}

/** The rules of a family on a day; where the day is not known, or none is in force on it, those of the newest edition. */
export const rulesOnOrNewest = (family: Family, control: Control, day?: Day): OfficeRules =>
  (day === undefined ? undefined : rulesOn(family, control, day)) ??
  (rulesOfFamily(family, control).at(-1) as OfficeRules);

/** What is the same for all editions of a family: their game, their registry, what can be decided on. */
export const familyRules = (family: Family): OfficeRules => rulesOnOrNewest(family, 'standard');

/** The rules of every edition of a family, in the order of their days; of one time control, or of all. */
export const rulesOfFamily = (family: Family, control?: Control): readonly OfficeRules[] =>
  editions
    .filter((edition) => edition.family === family && (control === undefined || edition.control === control))
    .map(({ id }) => officeRulesOf(id));

/** The readings that a pool of a family and a time control may choose. */
export function readingChoices(family: Family, control: Control): readonly ReadingChoice[] {
  const all = rulesOfFamily(family, control).flatMap((rules) => (rules.calendar === 'monthly' ? rules.readings : []));
  return [...new Map(all.map((choice) => [choice.name, choice])).values()];
}

/** Those of the chosen readings that concern one of these editions. */
export const readingsOfEditions = (chosen: ChosenReadings, ids: readonly string[]): ChosenReadings =>
  knownAmong(
    chosen,
    ids.flatMap((id) => monthlyRules(id).readings),
  );

/** All editions of a family have one calendar. */
export const calendarOf = (family: Family): Calendar => (rulesOfFamily(family)[0] as OfficeRules).calendar;

/** The rules of a list without a known event: those in force on the day before it, or on its day. */
export const rulesOfList = (family: Family, control: Control, list: Month): MonthlyRules =>
  monthlyIn(family, control, rulesOn(family, control, firstDay(list) - 1) ?? rulesOn(family, control, firstDay(list)));

/** The rules of an imported list: those in force on its day. */
export const broughtRules = (family: Family, control: Control, list: Month): MonthlyRules =>
  monthlyIn(family, control, rulesOn(family, control, firstDay(list)));

/** On a day on which no edition of a family is in force, the newest says what has to be said. */
function monthlyIn(family: Family, control: Control, rules = rulesOfFamily(family, control).at(-1)): MonthlyRules {
  if (rules?.calendar !== 'monthly') throw new Error(`${family} has no rating periods`);
  return rules;
}

/**
 * Adds an edition to those that this process knows, also for an office. The returned function removes it again. No office calls
 * this, because everybody's program must be able to read its ledger; it is for tests of a future edition, and these are its only
 * callers.
 */
export function registerEdition(rules: OfficeRules): () => void {
  const { edition } = rules;
  if (calendarOf(edition.family) !== rules.calendar)
    throw new Error(`${edition.id} has another calendar than its family`);
  const remove = addEdition(edition);
  known.set(edition.id, rules);
  return () => {
    known.delete(edition.id);
    remove();
  };
}
