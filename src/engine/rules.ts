/** The edition by which an event is rated: the one that the caller asked for, otherwise the one that the document names. */
import { type Control, controlsText } from '../core/control.ts';
import { type Day, dayText } from '../core/dates.ts';
import { type Finding, type Place, placeInside, findingMaker } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import { severalTimes } from '../intake/several-times.ts';
import type { OfficeFindings } from '../explain/office-findings.ts';
import { firstDayWithControl, inForceOn, isInForce, undatedEdition } from '../rulebooks/in-force.ts';
import type { Edition } from '../rulebooks/edition.ts';
import { EDITIONS, FAMILIES, type Family } from '../rulebooks/rulebook.ts';

/** What a caller can ask for: an edition, or a family. */
export const RULES_NAMES: readonly string[] = [...new Set<string>([...EDITIONS, ...FAMILIES])];

export const isRules = (text: string): boolean => RULES_NAMES.includes(text);

export interface Chosen {
  readonly edition?: Edition;
  readonly findings: readonly Finding[];
}

const rulesFinding = findingMaker<OfficeFindings>();

/** The names that editions are chosen by: their own, and those of their families. */
const namesOf = (editions: readonly Edition[]): readonly string[] => [
  ...new Set([...editions.map(({ id }) => id), ...editions.map(({ family }) => family)]),
];

/** If all editions belong to one family, it need not be named. */
const onlyFamily = ([first, ...others]: readonly Edition[]): Family | undefined =>
  others.every(({ family }) => family === first?.family) ? first?.family : undefined;

/** An edition for a report that is one event; games of several lists are several, and of none of them is this the report. */
export function chooseEdition(report: Report, editions: readonly Edition[], asked: AskedRules): Chosen {
  const chosen = namedEdition(report, editions, asked);
  const { edition, findings } = chosen;
  const isUnnamed = findings.some(({ code }) => code === 'rulebook.missing');
  // without a rulebook the file alone is looked at
  const judging = isUnnamed ? editions.find(({ timeClass }) => timeClass !== undefined) : edition;
  const several = judging?.timeClass === undefined ? undefined : severalTimes(report, judging.timeClass);
  if (several === undefined) {
    return edition === undefined
      ? chosen
      : { edition, findings: [...findings, ...otherTime(report, editions, edition)] };
  }
  const { times, at } = several;
  const weight = isUnnamed ? 'warn' : 'refuse';
  return { findings: [...findings, rulesFinding('rulebook.several-controls', { times }, weight, at)] };
}

/** That games by their time belong to another list of the family, which has rules for them. */
function otherTime({ event, at }: Report, editions: readonly Edition[], edition: Edition): readonly Finding[] {
  const { start, controls = [], controlsBlack } = event;
  const { family, control, timeClass } = edition;
  if (timeClass === undefined || start === undefined || controls.length === 0 || controlsBlack !== undefined) return [];
  const is = timeClass(controls);
  if (is === null || is === control || inForceOn(editions, family, is, start) === undefined) return [];
  const facts = { time: controlsText(controls), is, family, control };
  return [rulesFinding('rulebook.other-time', facts, 'note', placeInside(at, '.event.controls'))];
}

interface AskedRules {
  readonly rules?: string | undefined;
  /** Which list of a family is meant; by default the standard one. */
  readonly control?: Control | undefined;
}

function namedEdition(report: Report, editions: readonly Edition[], { rules, control }: AskedRules): Chosen {
  const named = rules ?? report.rulebook ?? onlyFamily(editions);
  const at = placeInside(report.at, '.rulebook');
  const atStart = placeInside(report.at, '.event.start');
  if (named === undefined) return { findings: [rulesFinding('rulebook.missing', {}, 'refuse', at)] };
  const { start } = report.event;
  const family = editions.find((each) => each.family === named)?.family;
  if (family !== undefined) {
    const list = { family, control: control ?? 'standard' };
    const none = withoutRules(editions, list, start, atStart);
    if (none !== undefined) return { findings: [none] };
    return start === undefined ? withoutDate(editions, family, atStart) : onDate(editions, list, start, atStart);
  }
  const edition = editions.find(({ id }) => id === named);
  if (edition === undefined) {
    return { findings: [rulesFinding('rulebook.unknown', { seen: named, expected: namesOf(editions) }, 'refuse', at)] };
  }
  if (control !== undefined && control !== edition.control) {
    const facts = { edition: edition.id, control, is: edition.control };
    return { findings: [rulesFinding('rulebook.other-control', facts, 'refuse', at)] };
  }
  return { edition, findings: start === undefined ? [] : outOfForce(edition, start, atStart) };
}

/** The editions to choose from. */
interface RatingList {
  readonly family: Family;
  readonly control: Control;
}

/** That a family has no rapid or blitz ratings, or had none yet. */
function withoutRules(
  editions: readonly Edition[],
  { family, control }: RatingList,
  start: Day | undefined,
  at: Place,
): Finding | undefined {
  if (control === 'standard') return undefined;
  const from = firstDayWithControl(editions, family, control) ?? null;
  const isThere = from !== null && (start === undefined || inForceOn(editions, family, control, start) !== undefined);
  if (isThere) return undefined;
  const facts = { family, control, from, date: start === undefined ? null : dayText(start) };
  return rulesFinding('rulebook.no-control', facts, 'refuse', at);
}

/** An edition that is asked for by name is used whatever the date; a finding says that it is not in force. */
function outOfForce(edition: Edition, start: Day, at: Place): readonly Finding[] {
  if (isInForce(edition, start)) return [];
  const { from = null, to = null } = edition.inForce;
  const facts = { edition: edition.id, date: dayText(start), from, to };
  return [rulesFinding('rulebook.out-of-force', facts, 'warn', at)];
}

function onDate(editions: readonly Edition[], { family, control }: RatingList, start: Day, at: Place): Chosen {
  const edition = inForceOn(editions, family, control, start);
  return edition === undefined
    ? {
        findings: [rulesFinding('rulebook.no-edition', { family, date: dayText(start) }, 'refuse', at)],
      }
    : { edition, findings: [] };
}

function withoutDate(editions: readonly Edition[], family: Family, at: Place): Chosen {
  const edition = undatedEdition(editions, family);
  return edition === undefined
    ? { findings: [rulesFinding('rulebook.no-date', { family }, 'refuse', at)] }
    : { edition, findings: [] };
}
