/** Decisions that set nothing aside, in English. */
import type { ApprovalFindings } from '../../../rulebooks/approvals.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const APPROVAL_FINDINGS: FindingPhrases<ApprovalFindings> = {
  'approval.unknown-authority': ({ by, expected }) =>
    `The approval by “${by}” sets nothing aside: nobody is called so here. Who can approve it: ${expected.join(' or ')}.`,
  'approval.wrong-authority': ({ by, expected }) =>
    `The approval by “${by}” sets nothing aside: only ${expected.join(' or ')} can approve it.`,
  'approval.nobody-named': ({ by }) => `The approval by “${by}” sets nothing aside: the rules name nobody who could.`,
};
