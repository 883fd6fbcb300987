/** Decisions that set nothing aside, in Russian. */
import type { ApprovalFindings } from '../../../rulebooks/approvals.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const APPROVAL_FINDINGS: FindingPhrases<ApprovalFindings> = {
  'approval.unknown-authority': ({ by, expected }) =>
    `Разрешение от «${by}» ни от чего не освобождает: такого органа здесь нет. Вправе решать: ${expected.join(' или ')}.`,
  'approval.wrong-authority': ({ by, expected }) =>
    `Разрешение от «${by}» ни от чего не освобождает: его может дать только ${expected.join(' или ')}.`,
  'approval.nobody-named': ({ by }) =>
    `Разрешение от «${by}» ни от чего не освобождает: правила не называют никого, кто мог бы его дать.`,
};
