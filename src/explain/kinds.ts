/** Findings of one kind are reported together: thirty similar ones would hide the one that matters. */
import type { Finding } from '../core/finding.ts';

export interface FindingGroup {
  readonly first: Finding;
  /** In the order in which they were found. */
  readonly others: readonly Finding[];
}

/** Facts that say what a finding is about, and not where it is: findings that differ in one of these are reported separately. */
const TELLING = [
  'about',
  'attribute',
  'because',
  'by',
  'code',
  'element',
  'expected',
  'field',
  'heading',
  'kind',
  'number',
  'problem',
  'program',
  'what',
] as const;

/** A finding that names a place or a person is one of as many as there are places; of any other, each says something else. */
const isOneOfMany = ({ at, facts: { player, person } }: Finding): boolean =>
  at?.line !== undefined || at?.path !== undefined || typeof player === 'string' || typeof person === 'number';

function keyOf(finding: Finding): string {
  const { code, weight, clause, at, facts } = finding;
  const telling = TELLING.map((name) => (typeof facts[name] === 'string' ? facts[name] : null));
  return JSON.stringify([code, weight, clause ?? null, at?.file ?? null, ...telling]);
}

/** In the order of the first of each kind. */
export function groupedByKind(findings: readonly Finding[]): readonly FindingGroup[] {
  const kinds = new Map<string, { first: Finding; others: Finding[] }>();
  for (const [place, finding] of findings.entries()) {
    const key = isOneOfMany(finding) ? keyOf(finding) : String(place);
    const kind = kinds.get(key);
    if (kind === undefined) kinds.set(key, { first: finding, others: [] });
    else kind.others.push(finding);
  }
  return [...kinds.values()];
}
