/** Decisions that set nothing aside, in English. */
import type { ApprovalFindings } from '../../../rulebooks/approvals.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const APPROVAL_FINDINGS: FindingPhrases<ApprovalFindings> = {
  'approval.unknown-authority': ({ clause, by, expected }) =>
    `The approval under ${clause} by “${by}” sets nothing aside: nobody is called so here. For ${clause} it is ${expected.join(' or ')}.`,
  'approval.wrong-authority': ({ clause, by, expected }) =>
    `The approval under ${clause} by “${by}” sets nothing aside: only ${expected.join(' or ')} can approve it.`,
  'approval.nobody-named': ({ clause, by }) =>
    `The approval under ${clause} by “${by}” sets nothing aside: the rules name nobody who could.`,
};
