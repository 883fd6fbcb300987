/** The clauses of admission that an event has passed: those that could be checked with what is known, and that had no findings. */
import type { Finding } from '../../core/finding.ts';
import type { EventFacts } from '../../core/report.ts';
import { officeRulesOf } from '../../rulebooks/office-rules.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';

export const passedChecks = (
  edition: EditionId,
  facts: Partial<EventFacts>,
  findings: readonly Finding[],
): readonly string[] =>
  officeRulesOf(edition)
    .checked.filter(([, ...needed]) => needed.every((fact) => facts[fact] !== undefined))
    .map(([clause]) => clause)
    .filter((clause) => !findings.some((finding) => isAbout(finding, clause)));

/** `0.2.1` and `4.13` belong to `0.2` and `4.1`. */
const isAbout = ({ clause = '' }: Finding, checked: string): boolean =>
  clause === checked || (clause.startsWith(checked) && /^[.\d ]/.test(clause.slice(checked.length)));
