/** Which clauses of admission an event has passed: those that could be checked with what is known, and that found nothing. */
import type { Finding } from '../../core/finding.ts';
import type { EventFacts } from '../../core/report.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';

/** A clause that every event is checked by, and the facts without which it cannot be. */
type Checked = readonly [clause: string, ...facts: readonly (keyof EventFacts)[]];

const FIDE_2014: readonly Checked[] = [
  ['0.2', 'registered'],
  ['0.3', 'arbiters'],
  ['1.1', 'controls'],
  ['1.3', 'controls'],
  ['3.1', 'controls', 'schedule'],
  ['4.1'],
  ['6.3'],
  ['9.1', 'reportReceived'],
  ['9.2', 'announcedRated'],
];

const FIDE_2024: readonly Checked[] = [
  ['0.2', 'registered'],
  ['1.1', 'controls'],
  ['1.2', 'controls'],
  ['3.1', 'controls', 'schedule'],
  ['4.1'],
  ['9.1', 'reportReceived'],
  ['9.2', 'announcedRated'],
];

const MGSZ_2012: readonly Checked[] = [
  ['1(2)', 'board'],
  ['1(3)'],
  ['6(2)', 'baseMinutes'],
  ['table 3', 'participants'],
];

/** ORR refuses no event. */
export const CHECKED: Readonly<Record<EditionId, readonly Checked[]>> = {
  'fide-2014': FIDE_2014,
  'fide-2024': FIDE_2024,
  'fide-2025-10': FIDE_2024,
  'mssz-2017': FIDE_2014,
  orr: [],
  'mgsz-2012': MGSZ_2012,
};

export const passedChecks = (
  edition: EditionId,
  facts: Partial<EventFacts>,
  findings: readonly Finding[],
): readonly string[] =>
  CHECKED[edition]
    .filter(([, ...needed]) => needed.every((fact) => facts[fact] !== undefined))
    .map(([clause]) => clause)
    .filter((clause) => !findings.some((finding) => isAbout(finding, clause)));

/** `0.2.1` and `4.13` belong to `0.2` and `4.1`. */
const isAbout = ({ clause = '' }: Finding, checked: string): boolean =>
  clause === checked || (clause.startsWith(checked) && /^[.\d ]/.test(clause.slice(checked.length)));
