/** Which edition an event is rated by: what the caller asked for, else what the document names. */
import { type Day, dayText } from '../core/dates.ts';
import { type Finding, type Place, placeInside } from '../core/finding.ts';
import type { Report } from '../core/report.ts';
import type { OfficeFindings } from '../explain/office-findings.ts';
import { editionById, editionOn, isEditionId, isFamily, isInForce, undatedEdition } from '../rulebooks/registry.ts';
import { type Edition, EDITIONS, FAMILIES, type Family } from '../rulebooks/rulebook.ts';

export const isRules = (text: string): boolean => isEditionId(text) || isFamily(text);

export const RULES_NAMES: readonly string[] = [...EDITIONS, ...FAMILIES.filter((family) => !isEditionId(family))];

export interface Chosen {
  readonly edition?: Edition;
  readonly findings: readonly Finding[];
}

const say = <C extends keyof OfficeFindings & string>(
  code: C,
  weight: Finding['weight'],
  at: Place,
  facts: OfficeFindings[C],
): Finding => ({ code, weight, at, facts: facts as Finding['facts'] });

export function chooseEdition(report: Report, rules: string | undefined): Chosen {
  const named = rules ?? report.rulebook;
  const at = placeInside(report.at, '.rulebook');
  const atStart = placeInside(report.at, '.event.start');
  if (named === undefined) return { findings: [say('rulebook.missing', 'refuse', at, {})] };
  const { start } = report.event;
  if (isFamily(named)) return start === undefined ? withoutDate(named, atStart) : inForceOn(named, start, atStart);
  if (!isEditionId(named)) {
    return { findings: [say('rulebook.unknown', 'refuse', at, { seen: named, expected: RULES_NAMES })] };
  }
  const edition = editionById(named);
  return { edition, findings: start === undefined ? [] : outOfForce(edition, start, atStart) };
}

/** An edition asked for by name is used, whatever the date; that it is not in force is said. */
function outOfForce(edition: Edition, start: Day, at: Place): readonly Finding[] {
  if (isInForce(edition, start)) return [];
  const { from = null, to = null } = edition.inForce;
  const facts = { edition: edition.id, date: dayText(start), from, to };
  return [say('rulebook.out-of-force', 'warn', at, facts)];
}

function inForceOn(family: Family, start: Day, at: Place): Chosen {
  const edition = editionOn(family, start);
  return edition === undefined
    ? {
        findings: [say('rulebook.no-edition', 'refuse', at, { family, date: dayText(start) })],
      }
    : { edition, findings: [] };
}

function withoutDate(family: Family, at: Place): Chosen {
  const edition = undatedEdition(family);
  return edition === undefined
    ? { findings: [say('rulebook.no-date', 'refuse', at, { family })] }
    : { edition, findings: [] };
}
