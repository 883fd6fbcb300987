/** Who may set a finding aside: the clauses for which a rulebook names somebody. All others hold for everybody. */
import type { Finding } from '../../core/finding.ts';
import type { Authority } from '../../explain/desk-findings/events.ts';
import type { WaiverRecord } from '../../ledger/entries.ts';
import type { EditionId } from '../../rulebooks/rulebook.ts';
import { refuse } from './say.ts';

interface Waivable {
  /** The clause of the finding. */
  readonly finding: string;
  /** Clauses under which the decision may be recorded, the finding's own among them. */
  readonly clauses: readonly string[];
  readonly authority: Authority;
}

/** 2024 §0.2.3, §0.2.4 and §0.2 on hybrid events. */
const FIDE_2024: readonly Waivable[] = [
  { finding: '0.2.1', clauses: ['0.2.1', '0.2.3'], authority: 'president' },
  { finding: '0.2.2', clauses: ['0.2.2', '0.2.4'], authority: 'qc-chairman' },
  { finding: '0.2 hybrid', clauses: ['0.2 hybrid', '0.2', '2.1'], authority: 'qc-chairman' },
];

/** 2014 §0.2 and §4.12; MSSZ takes them over with the whole book (1. § 2). */
const FIDE_2014: readonly Waivable[] = [
  { finding: '0.2', clauses: ['0.2'], authority: 'qc-chairman' },
  { finding: '4.1', clauses: ['4.1', '4.12'], authority: 'qc' },
];

/** 5(3) and 6(2): what the committee decides. A multiplier that nothing tells is a fact to be given (`committeeC`). */
const MGSZ_2012: readonly Waivable[] = [{ finding: '5(3)', clauses: ['5(3)'], authority: 'committee' }];

export const WAIVABLE: Readonly<Record<EditionId, readonly Waivable[]>> = {
  'fide-2014': FIDE_2014,
  'fide-2024': FIDE_2024,
  'fide-2025-10': FIDE_2024,
  'mssz-2017': FIDE_2014,
  orr: [],
  'mgsz-2012': MGSZ_2012,
};

/** Whether a waiver can stand: something was found under its clause, and the right one decided, with a ground. */
export function checkWaivers(
  edition: EditionId,
  waivers: readonly WaiverRecord[],
  findings: readonly Finding[],
): readonly Finding[] {
  const isFound = (clauses: readonly string[]): boolean =>
    findings.some(({ weight, clause = '' }) => weight !== 'note' && clauses.includes(clause));
  return waivers.flatMap(({ clause, by, ground }): readonly Finding[] => {
    const waivable = WAIVABLE[edition].find(({ clauses }) => clauses.includes(clause));
    if (waivable === undefined) {
      return [
        isFound([clause]) ? refuse('event.waiver-impossible', { clause }) : refuse('event.waiver-idle', { clause }),
      ];
    }
    const { authority } = waivable;
    return [
      ...(isFound([waivable.finding]) ? [] : [refuse('event.waiver-idle', { clause })]),
      ...(by.trim().toLowerCase() === authority ? [] : [refuse('event.wrong-authority', { clause, by, authority })]),
      ...(ground.trim() === '' ? [refuse('event.waiver-without-ground', { clause })] : []),
    ];
  });
}

/** As it is recorded. */
export const recordedWaiver = ({ clause, by, ground }: WaiverRecord): WaiverRecord => ({
  clause,
  by: by.trim().toLowerCase(),
  ground: ground.trim(),
});
