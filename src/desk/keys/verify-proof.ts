/** Checks a proof of one number. It needs no database: only the trusted keys. */
import { type Bytes, hexBytes } from '../../ledger/log/bytes.ts';
import { readVerifierKey, SIGNATURE_TYPES, type NoteKey } from '../../ledger/log/note.ts';
import { checkProof, type ProofVerdict, type TrustedKey } from '../../ledger/log/proof.ts';
import { isProofCode, readProofCode } from '../../ledger/log/proof-code.ts';
import { verifyEd25519 } from '../../ledger/log-keys.ts';
import { isDamaged, keyId, readPublicKeys } from '../../ledger/signatures.ts';
import type { Finding } from '../../core/finding.ts';
import { logFinding } from '../findings/log.ts';
import { type Outcome, refused } from '../office.ts';

export type ValidProof = Omit<Extract<ProofVerdict, { kind: 'good' }>, 'kind'>;

export interface ProofInput {
  /** The file of a proof, or the content of its QR code. */
  readonly text: string;
  /** The bytes of the file of public keys. */
  readonly keys?: Uint8Array;
  /** A public key by itself: 64 hexadecimal digits. */
  readonly key?: string;
  /** Keys of witnesses, as `NAME+ID+KEY`. */
  readonly witnesses?: readonly string[];
  readonly needed?: number;
}

/** Typed or scanned text may have white space around it. */
const proofIn = (text: string): string => (isProofCode(text.trim()) ? (readProofCode(text.trim()) ?? '') : text);

export async function verifyProof({
  text,
  keys: file,
  key,
  witnesses = [],
  needed = 0,
}: ProofInput): Promise<Outcome<ValidProof>> {
  const known = file === undefined ? { keys: [] } : readPublicKeys(file);
  if (isDamaged(known)) return refused(known);
  const alone = key === undefined ? [] : [{ key: keyId(key), publicKey: hexBytes(key) as Bytes }];
  const keys: readonly TrustedKey[] = [
    ...alone,
    ...known.keys.map(({ publicKey, ...each }) => ({ ...each, publicKey: hexBytes(publicKey) as Bytes })),
  ];
  const read = witnesses.map((each) => [each, readVerifierKey(each.trim())] as const);
  const wrong = read.filter(([, each]) => each?.type !== SIGNATURE_TYPES.cosignature);
  if (wrong.length > 0) return refused(...wrong.map(([seen]) => logFinding('proof.witness-key', { seen })));
  const trusted = { keys, witnesses: read.map(([, each]) => each as NoteKey), needed };
  const verdict = await checkProof(proofIn(text), trusted, verifyEd25519);
  if (verdict.kind !== 'good') return refused(findingOf(verdict));
  const { kind: _kind, ...value } = verdict;
  return { value, findings: [] };
}

function findingOf(verdict: Exclude<ProofVerdict, { kind: 'good' }>): Finding {
  switch (verdict.kind) {
    case 'unknown-key':
      return logFinding('proof.unknown-key', { seen: verdict.seen });
    case 'wrong-signature':
      return logFinding('proof.wrong-signature', { key: verdict.key });
    case 'key-disclosed':
      return logFinding('proof.key-disclosed', { key: verdict.key });
    case 'too-few-witnesses':
      return logFinding('proof.too-few-witnesses', {
        seen: verdict.witnessed.map(({ name }) => name),
        needed: verdict.needed,
      });
    case 'damaged':
      return logFinding('proof.damaged', {});
    case 'not-on-list':
      return logFinding('proof.not-on-list', {});
    case 'not-in-log':
      return logFinding('proof.not-in-log', {});
  }
}
