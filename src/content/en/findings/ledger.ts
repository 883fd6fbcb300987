/** What does not follow in the ledger, in English. */
import type { LedgerFindings } from '../../../ledger/chain.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

export const LEDGER_FINDINGS: FindingPhrases<LedgerFindings> = {
  'ledger.unreadable': ({ entry, field }) =>
    field === null
      ? `Entry ${entry} of the ledger cannot be read.`
      : `Entry ${entry} of the ledger cannot be read: “${field}” is missing, is not as it must be, or does not belong there.`,
  'ledger.not-canonical': ({ entry, byte }) =>
    `Entry ${entry} of the ledger is not in canonical form: byte ${byte} is the first that differs.`,
  'ledger.wrong-number': ({ entry, seen }) =>
    `Where entry ${entry} of the ledger is due, number ${seen} stands: an entry is missing, is there twice, or was changed.`,
  'ledger.wrong-prev': ({ entry, seen, expected }) =>
    `Entry ${entry} of the ledger does not follow the one before it: it names the hash ${seen}, and the hash is ${expected}.`,
  'ledger.time-backwards': ({ entry, seen, previous }) =>
    `Entry ${entry} of the ledger has the time ${seen}, and the one before it has ${previous}, which is later.`,
  'ledger.wrong-hash': ({ entry, seen, expected }) =>
    `Entry ${entry} of the ledger was changed: the hash ${seen} is kept with it, and its text has ${expected}.`,
  'ledger.wrong-head': ({ entry, seen, expectedEntry, expected }) =>
    `The ledger ends with entry ${entry} and the hash ${seen}; it should end with entry ${expectedEntry} and ${expected}.`,
};
