/**
 * Decisions of the authorities that a rulebook names: who may waive which finding. One table for each book, used when an event is
 * rated and when an office records a decision.
 */
import type { Approval, Finding } from '../core/finding.ts';

/** The authorities that a rulebook names for waiving one of its clauses, or for deciding on a rating. */
export const AUTHORITIES = ['president', 'qc-chairman', 'qc', 'council', 'committee', 'presidency'] as const;
export type Authority = (typeof AUTHORITIES)[number];

/** The subject of a decision, if one clause covers several things. */
export type Matter = 'hybrid' | 'late';

/** A finding that somebody may set aside. */
export interface Waivable {
  /** The clause of the finding. */
  readonly finding: string;
  /** Clauses under which the decision may be recorded, the finding's own among them. */
  readonly clauses: readonly string[];
  /** Any of them; where the finding itself names one (`authority`), only that one. */
  readonly by: readonly Authority[];
  readonly matter?: Matter;
}

export interface ApprovalFindings {
  'approval.unknown-authority': { clause: string; by: string; expected: readonly Authority[] };
  'approval.wrong-authority': { clause: string; by: string; expected: readonly Authority[] };
  'approval.nobody-named': { clause: string; by: string };
}

const wordOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '-');

/** The authority for a word in documents and commands; letter case does not matter, and a blank is as good as a hyphen. */
export const authorityOf = (by: string): Authority | undefined => AUTHORITIES.find((each) => each === wordOf(by));

/** The word that is recorded: that of the table, if it is one of them. */
export const recordedAuthority = (by: string): string => authorityOf(by) ?? by.trim().toLowerCase();

type Decision = Pick<Approval, 'clause' | 'for'>;

const entriesFor = ({ clause, for: about }: Decision, waivable: readonly Waivable[]): readonly Waivable[] =>
  waivable.filter(
    ({ clauses, matter }) =>
      clauses.includes(clause) && (about === undefined || matter === undefined || wordOf(about) === matter),
  );

/** Who may waive this finding. */
const allowedFor = ({ facts }: Pick<Finding, 'facts'>, { by }: Waivable): readonly Authority[] =>
  facts['authority'] === undefined ? by : by.filter((each) => each === facts['authority']);

/** The findings that a decision under a clause is about, and who may take it. */
export function decidersOf(
  decision: Decision,
  findings: readonly Finding[],
  waivable: readonly Waivable[],
): { readonly about: readonly Finding[]; readonly by: readonly Authority[] } {
  const entries = entriesFor(decision, waivable);
  const about = findings.filter(({ clause }) => entries.some((entry) => entry.finding === clause));
  const named =
    about.length === 0
      ? entries.flatMap(({ by }) => by)
      : about.flatMap((finding) =>
          entries.filter((entry) => entry.finding === finding.clause).flatMap((entry) => allowedFor(finding, entry)),
        );
  return { about, by: AUTHORITIES.filter((each) => named.includes(each)) };
}

/** The first decision that sets a finding under this clause aside. */
export const approvalOf = (
  finding: Pick<Finding, 'clause' | 'facts'>,
  approvals: readonly Approval[],
  waivable: readonly Waivable[],
): Approval | undefined =>
  approvals.find((approval) => {
    const authority = authorityOf(approval.by);
    return (
      authority !== undefined &&
      entriesFor(approval, waivable).some(
        (entry) => entry.finding === finding.clause && allowedFor(finding, entry).includes(authority),
      )
    );
  });

/** A decision that waives nothing, because of who took it. */
function idle(
  approval: Approval,
  findings: readonly Finding[],
  waivable: readonly Waivable[],
): readonly Finding<keyof ApprovalFindings>[] {
  const { clause, by } = approval;
  const { by: expected } = decidersOf(approval, findings, waivable);
  const authority = authorityOf(by);
  if (expected.length === 0) return [{ code: 'approval.nobody-named', weight: 'warn', clause, facts: { clause, by } }];
  if (authority !== undefined && expected.includes(authority)) return [];
  const code = authority === undefined ? 'approval.unknown-authority' : 'approval.wrong-authority';
  return [{ code, weight: 'warn', clause, facts: { clause, by, expected } }];
}

/**
 * The findings after the decisions recorded with an event. A finding that was waived by an authority named in the book stays as a
 * note with the authority; for a decision by anybody else there is a warning that it waives nothing.
 */
export function settled<F extends Finding>(
  findings: readonly F[],
  approvals: readonly Approval[] | undefined,
  waivable: readonly Waivable[],
): (F | Finding<keyof ApprovalFindings>)[] {
  if (approvals === undefined || approvals.length === 0) return [...findings];
  const open = findings.filter(({ weight }) => weight !== 'note');
  return [
    ...findings.map((finding) => {
      const approval = finding.weight === 'note' ? undefined : approvalOf(finding, approvals, waivable);
      return approval === undefined
        ? finding
        : { ...finding, weight: 'note' as const, facts: { ...finding.facts, approvedBy: approval.by } };
    }),
    ...approvals.flatMap((approval) => idle(approval, open, waivable)),
  ];
}
