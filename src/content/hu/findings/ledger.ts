/** What does not follow in the ledger, in Hungarian. */
import type { LedgerFindings } from '../../../ledger/chain.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const LEDGER_FINDINGS: FindingPhrases<LedgerFindings> = {
  'ledger.unreadable': ({ entry, field }) =>
    field === null
      ? `A főkönyv ${entry}. bejegyzése nem olvasható.`
      : `A főkönyv ${entry}. bejegyzése nem olvasható: ez a mező hiányzik, hibás, vagy nem tartozik oda: „${field}”.`,
  'ledger.not-canonical': ({ entry, byte }, say) =>
    `A főkönyv ${entry}. bejegyzése nem kanonikus alakú: az első eltérés ${say.article(byte)} ${byte}. bájtnál van.`,
  'ledger.wrong-number': ({ entry, seen }) =>
    `A főkönyvben a soron következő bejegyzés száma ${entry} volna, de ${seen} áll ott: egy bejegyzés hiányzik, kétszer szerepel, vagy megváltozott.`,
  'ledger.wrong-prev': ({ entry, seen, expected }) =>
    `A főkönyv ${entry}. bejegyzése nem az előzőhöz kapcsolódik: a benne álló lenyomat ${seen}, az előző bejegyzésé ${expected}.`,
  'ledger.time-backwards': ({ entry, seen, previous }) =>
    `A főkönyv ${entry}. bejegyzésének időpontja ${seen}, az előzőé ennél későbbi: ${previous}.`,
  'ledger.wrong-hash': ({ entry, seen, expected }) =>
    `A főkönyv ${entry}. bejegyzése megváltozott: a mellette tárolt lenyomat ${seen}, a szövegéé ${expected}.`,
  'ledger.wrong-head': ({ entry, seen, expectedEntry, expected }, say) =>
    `A főkönyv utolsó bejegyzése ${say.article(entry)} ${entry}., a lenyomata ${seen}; ${say.article(expectedEntry)} ${expectedEntry}. bejegyzésnek kellene az utolsónak lennie, ezzel a lenyomattal: ${expected}.`,
};
