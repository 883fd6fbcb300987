/** Findings about the public log, and about proofs of one number. */
export interface LogFindings {
  /** No checkpoint has been signed. */
  'log.unsigned': Record<never, never>;
  /** The log is not the one that the office has signed before. */
  'log.forked': { size: number };
  /** The key that signs the log, as `witness --trust` takes it. */
  'log.key': { key: string };
  /** There is no such entry, or its digests are not public: it is of another kind, or from before salts were used. */
  'log.nothing-hidden': { entry: number };
  'log.cosigned': { witness: string; day: string };
  /** A witness did not cosign the checkpoint: the status or the fault that it answered with. */
  'log.witness': { witness: string; said: string };
  /** The list was sealed before lists had a root. */
  'prove.no-root': { list: string };
  /** The list was not sealed by the office, but imported. */
  'prove.brought-in': { list: string };
  /** The list has a root, but was sealed before the office stated it in an entry of its own. */
  'prove.no-statement': { list: string };
  'prove.not-listed': { player: string; list: string };
  /** No checkpoint that reaches as far as the list. */
  'prove.unsigned': { list: string };
  'proof.damaged': Record<never, never>;
  'proof.not-on-list': Record<never, never>;
  'proof.not-in-log': Record<never, never>;
  /** `seen`: the ids of the keys that signed. */
  'proof.unknown-key': { seen: readonly string[] };
  'proof.wrong-signature': { key: string };
  'proof.key-disclosed': { key: string };
  'proof.too-few-witnesses': { seen: readonly string[]; needed: number };
  'proof.witness-key': { seen: string };
  /** No entry of the ledger has that hash. */
  'verify.noted-head': { seen: string };
  /** A signature is of a list, or of an entry, that the ledger does not have so. */
  'verify.noted-signature': { list: string; field: 'office' | 'key' | 'entry' | 'digest' | 'signature' };
  /** A proof is of a statement that the ledger does not have, or of a log that is not this one. */
  'verify.noted-proof': { list: string; field: 'statement' | 'checkpoint' | 'proof' };
  /** A checkpoint that the office signed is not one of its entries. */
  'verify.checkpoint': { size: number };
  /** What an entry states about a list is not what the next one publishes. */
  'verify.statement': { entry: number };
}
