/** Which edition an event is rated by: what the caller asked for, else what the document names. */
import { type Day, dayText } from '../core/dates.ts';
import { type Finding, type Place, placeInside, findingMaker } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import type { OfficeFindings } from '../explain/office-findings.ts';
import { inForceOn, isInForce, undatedEdition } from '../rulebooks/in-force.ts';
import type { Edition } from '../rulebooks/edition.ts';
import { EDITIONS, FAMILIES, type Family } from '../rulebooks/rulebook.ts';

/** What can be asked for: an edition, or a family. */
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

/** Where all editions are of one family, it need not be named. */
const onlyFamily = ([first, ...others]: readonly Edition[]): Family | undefined =>
  others.every(({ family }) => family === first?.family) ? first?.family : undefined;

export function chooseEdition(report: Report, editions: readonly Edition[], rules: string | undefined): Chosen {
  const named = rules ?? report.rulebook ?? onlyFamily(editions);
  const at = placeInside(report.at, '.rulebook');
  const atStart = placeInside(report.at, '.event.start');
  if (named === undefined) return { findings: [rulesFinding('rulebook.missing', {}, 'refuse', at)] };
  const { start } = report.event;
  const family = editions.find((each) => each.family === named)?.family;
  if (family !== undefined) {
    return start === undefined ? withoutDate(editions, family, atStart) : onDate(editions, family, start, atStart);
  }
  const edition = editions.find(({ id }) => id === named);
  if (edition === undefined) {
    return { findings: [rulesFinding('rulebook.unknown', { seen: named, expected: namesOf(editions) }, 'refuse', at)] };
  }
  return { edition, findings: start === undefined ? [] : outOfForce(edition, start, atStart) };
}

/** An edition asked for by name is used, whatever the date; that it is not in force is said. */
function outOfForce(edition: Edition, start: Day, at: Place): readonly Finding[] {
  if (isInForce(edition, start)) return [];
  const { from = null, to = null } = edition.inForce;
  const facts = { edition: edition.id, date: dayText(start), from, to };
  return [rulesFinding('rulebook.out-of-force', facts, 'warn', at)];
}

function onDate(editions: readonly Edition[], family: Family, start: Day, at: Place): Chosen {
  const edition = inForceOn(editions, family, 'standard', start);
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
