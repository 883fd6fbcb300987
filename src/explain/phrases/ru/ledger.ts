/** What does not follow in the ledger, in Russian. */
import type { LedgerFindings } from '../../../ledger/chain.ts';
import type { FindingPhrases } from '../../language.ts';

export const LEDGER_FINDINGS: FindingPhrases<LedgerFindings> = {
  'ledger.unreadable': ({ entry, field }) =>
    field === null
      ? `Запись № ${entry} журнала не читается.`
      : `Запись № ${entry} журнала не читается: поле «${field}» отсутствует, заполнено неверно или там лишнее.`,
  'ledger.not-canonical': ({ entry, byte }) =>
    `Запись № ${entry} журнала не в канонической форме: первое расхождение в байте ${byte}.`,
  'ledger.wrong-number': ({ entry, seen }) =>
    `На месте записи № ${entry} журнала стоит № ${seen}: запись пропущена, повторена или изменена.`,
  'ledger.wrong-prev': ({ entry, seen, expected }) =>
    `Запись № ${entry} журнала не продолжает предыдущую: в ней указан хеш ${seen}, а хеш предыдущей записи ${expected}.`,
  'ledger.time-backwards': ({ entry, seen, previous }) =>
    `Время записи № ${entry} журнала ${seen}, а у предыдущей записи оно позже: ${previous}.`,
  'ledger.wrong-hash': ({ entry, seen, expected }) =>
    `Запись № ${entry} журнала изменена: вместе с ней хранится хеш ${seen}, а хеш её текста ${expected}.`,
  'ledger.wrong-head': ({ entry, seen, expectedEntry, expected }) =>
    `Журнал кончается записью № ${entry} с хешем ${seen}, а должен кончаться записью № ${expectedEntry} с хешем ${expected}.`,
};
