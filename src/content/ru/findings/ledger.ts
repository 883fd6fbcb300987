/** What does not follow in the ledger, in Russian. */
import type { LedgerFindings } from '../../../ledger/chain.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const LEDGER_FINDINGS: FindingPhrases<LedgerFindings> = {
  'ledger.unreadable': ({ entry, field }) =>
    field === null
      ? `Запись №\u00a0${entry} журнала не читается.`
      : `Запись №\u00a0${entry} журнала не читается: поле «${field}» отсутствует, заполнено неверно или там лишнее.`,
  'ledger.not-canonical': ({ entry, byte }) =>
    `Запись №\u00a0${entry} журнала не в канонической форме: первое расхождение в байте ${byte}.`,
  'ledger.wrong-number': ({ entry, seen }) =>
    `На месте записи №\u00a0${entry} журнала — запись №\u00a0${seen}: запись пропущена, повторена или изменена.`,
  'ledger.wrong-prev': ({ entry, seen, expected }) =>
    `Запись №\u00a0${entry} журнала не продолжает предыдущую: в ней указан хеш ${seen}, а хеш предыдущей записи ${expected}.`,
  'ledger.time-backwards': ({ entry, seen, previous }) =>
    `Время записи №\u00a0${entry} журнала ${seen}, а у предыдущей записи оно позже: ${previous}.`,
  'ledger.wrong-hash': ({ entry, seen, expected }) =>
    `Запись №\u00a0${entry} журнала изменена: вместе с ней хранится хеш ${seen}, а хеш её текста ${expected}.`,
  'ledger.wrong-head': ({ entry, seen, expectedEntry, expected }) =>
    `Журнал заканчивается записью №\u00a0${entry} с хешем ${seen}, а должен заканчиваться записью №\u00a0${expectedEntry} с хешем ${expected}.`,
};
