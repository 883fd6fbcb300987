/** The public log and proofs of one number, in English. */
import type { LogFindings } from '../../../explain/desk-findings/log.ts';
import type { FindingPhrases } from '../../../explain/language.ts';

const SIGNATURE_FIELDS = {
  office: 'names another office',
  key: 'is by a key that the office has not announced',
  entry: 'names an entry that the ledger does not have so',
  digest: 'has another digest of the rows',
  signature: 'does not hold',
} as const;

const PROOF_FIELDS = {
  statement: 'its statement is not in the ledger',
  checkpoint: 'its checkpoint is of another log',
  proof: 'it does not hold in itself',
} as const;

export const LOG_FINDINGS: FindingPhrases<LogFindings> = {
  'log.unsigned': () =>
    'The log has no signed checkpoint yet: “elobook log sign” signs one, and so does the next “publish”.',
  'log.forked': ({ size }, say) =>
    `Nothing is signed: the first ${say.count(size, 'entry is not what', 'entries are not what')} the office has signed as a checkpoint before. Run “elobook verify”, and compare with a backup.`,
  'log.key': ({ key }) => `The key that signs the log, as witnesses are given it (“--trust”): ${key}.`,
  'log.nothing-hidden': ({ entry }) =>
    `Entry ${entry} has nothing to open: only entries that are public have hidden parts (“office.opened”, “key.…”, “pool.…”, “list.published”), and those of earlier versions cannot be opened one by one.`,
  'log.cosigned': ({ witness, day }, say) => `Cosigned by ${witness} on ${say.date(day)}.`,
  'log.witness': ({ witness, said }) =>
    `The witness ${witness} has not cosigned the checkpoint: ${said}. It is asked again with the next one, or by “elobook log sign”.`,
  'prove.no-root': ({ list }) =>
    `The list ${list} was sealed before lists had a root: a single number of it cannot be proved, only the whole list by its signature.`,
  'prove.brought-in': ({ list }) =>
    `The list ${list} was brought in from elsewhere, not sealed by this office: it has no root, and no number of it can be proved here.`,
  'prove.no-statement': ({ list }) =>
    `The list ${list} was sealed before the office stated roots in its log: a single number of it cannot be proved without the whole ledger.`,
  'prove.not-listed': ({ player, list }) => `${player} does not stand on the list ${list}.`,
  'prove.unsigned': ({ list }) =>
    `There is no signed checkpoint that reaches as far as the list ${list}: “elobook log sign” signs one, where the key lies.`,
  'proof.damaged': () => 'This is not a proof, or something in it was changed or is missing.',
  'proof.not-on-list': () => 'The row is not on the list of the statement: the hashes lead to another root.',
  'proof.not-in-log': () =>
    'The statement of the office is not in the log of the checkpoint: the hashes lead to another root.',
  'proof.unknown-key': ({ seen }, say) =>
    `The checkpoint is not signed by any of the keys that are trusted${seen.length === 0 ? '' : `; it is signed by ${say.list(seen)}`}.`,
  'proof.wrong-signature': ({ key }) => `The signature of the checkpoint by key ${key} does not hold.`,
  'proof.key-disclosed': ({ key }) =>
    `The checkpoint is signed by key ${key}, which others may have: ask for a new proof.`,
  'proof.too-few-witnesses': ({ seen, needed }, say) =>
    `${say.count(seen.length, 'known witness has', 'known witnesses have')} cosigned the checkpoint${seen.length === 0 ? '' : ` (${say.list(seen)})`}; ${say.number(needed)} ${say.form(needed, 'is', 'are')} asked for.`,
  'proof.witness-key': ({ seen }) =>
    `“${seen}” is not the key of a witness: it is written as NAME+ID+KEY, with type 4.`,
  'verify.noted-head': ({ seen }) =>
    `No entry of the ledger has the noted hash ${seen}: this is not the history that was noted.`,
  'verify.noted-signature': ({ list, field }) =>
    `The signature of the list ${list} ${SIGNATURE_FIELDS[field]}: this is not the history that was signed.`,
  'verify.noted-proof': ({ list, field }) =>
    `The proof of the list ${list} is not of this office’s history: ${PROOF_FIELDS[field]}.`,
  'verify.checkpoint': ({ size }) =>
    `The signed checkpoint of ${size} entries is not what the entries come to, or its signature does not hold.`,
  'verify.statement': ({ entry }) =>
    `Entry ${entry} states something else than the list that the next entry publishes.`,
};
