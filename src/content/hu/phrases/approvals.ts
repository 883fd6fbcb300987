/** Decisions that set nothing aside, in Hungarian. */
import type { ApprovalFindings } from '../../../rulebooks/approvals.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const APPROVAL_FINDINGS: FindingPhrases<ApprovalFindings> = {
  'approval.unknown-authority': ({ by, expected }) =>
    `A jóváhagyás („${by}”) semmi alól nem ment fel: ilyen nevű döntéshozó nincs. Itt jogosult: ${expected.join(' vagy ')}.`,
  'approval.wrong-authority': ({ by, expected }) =>
    `A jóváhagyás („${by}”) semmi alól nem ment fel: itt csak ${expected.join(' vagy ')} hagyhatja jóvá.`,
  'approval.nobody-named': ({ by }) =>
    `A jóváhagyás („${by}”) semmi alól nem ment fel: a szabályzat senkit sem nevez meg, aki felmentést adhatna.`,
};
