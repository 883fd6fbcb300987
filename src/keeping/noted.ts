/**
 * Compares a ledger with what was noted or given out before: a hash, the signature of a list, a proof of one rating, and the
 * checkpoints that the office itself has signed.
 */
import type { Finding } from '../core/finding.ts';
import { hexBytes, isSameBytes, type Bytes } from '../ledger/log/bytes.ts';
import { type Checkpoint, readCheckpoint } from '../ledger/log/checkpoint.ts';
import {
  checkProof,
  readProof,
  readStatement,
  signerOfCheckpoint,
  statementText,
  type TrustedKey,
} from '../ledger/log/proof.ts';
import { isProofCode, readProofCode } from '../ledger/log/proof-code.ts';
import { verifyEd25519 } from '../ledger/log-keys.ts';
import { logAt } from '../ledger/office-log.ts';
import { checkSignature, isDamaged, listId, readSignature } from '../ledger/signatures.ts';
import type { Desk } from '../ledger/store.ts';
import { keysOf } from '../desk/keys/announced.ts';
import { logFinding } from '../desk/findings/log.ts';
import { readOffice, type Office } from '../desk/office.ts';
import { entryData } from '../ledger/rows/entries.ts';
import { listData } from '../ledger/rows/standings.ts';

/** The given evidence. */
export interface Noted {
  /** The hash of an entry that was the last once. */
  readonly head?: string;
  /** The bytes of a file `NAME.sig`. */
  readonly signature?: Uint8Array;
  /** A proof of one number, or what its QR code says. */
  readonly proof?: string;
}

/** The parts of it that this ledger contradicts. */
export const againstNoted = (office: Office, { head, signature, proof }: Noted): Promise<readonly Finding[]> =>
  readOffice(office, async (desk) => [
    ...(head === undefined || (await hasHash(desk, head)) ? [] : [logFinding('verify.noted-head', { seen: head })]),
    ...(signature === undefined ? [] : await againstSignature(desk, signature)),
    ...(proof === undefined ? [] : await againstProof(desk, proof)),
  ]);

const HASHES_AT_ONCE = 10_000;

async function hasHash(desk: Desk, hash: string): Promise<boolean> {
  const { no } = await desk.head();
  for (let after = 0; after < no; after += HASHES_AT_ONCE) {
    if ((await desk.entryHashes(after, after + HASHES_AT_ONCE)).includes(hash)) return true;
  }
  return false;
}

const trustedKeys = async (desk: Desk): Promise<readonly TrustedKey[]> =>
  (await keysOf(desk)).map(({ key, publicKey }) => ({ key, publicKey: hexBytes(publicKey) as Bytes }));

async function againstSignature(desk: Desk, bytes: Uint8Array): Promise<readonly Finding[]> {
  const given = readSignature(bytes);
  if (isDamaged(given)) return [given];
  const { list, entry, digest, sha256 } = given;
  const office = (await desk.office())?.name ?? '';
  const against = checkSignature(given, { sha256, keys: await keysOf(desk), office }).map(({ code }) => code);
  const [pool = '', date = ''] = [list.slice(0, list.lastIndexOf('/')), list.slice(list.lastIndexOf('/') + 1)];
  const field = against.includes('signature.wrong')
    ? 'signature'
    : against.includes('signature.other-office')
      ? 'office'
      : against.length > 0
        ? 'key'
        : (await desk.entry(entry.no))?.hash !== entry.hash
          ? 'entry'
          : (await digestOf(desk, pool, date, entry.no)) !== digest
            ? 'digest'
            : undefined;
  return field === undefined ? [] : [logFinding('verify.noted-signature', { list, field })];
}

/** The root of a list; or of its recomputed form, if the entry says so. */
async function digestOf(desk: Desk, pool: string, date: string, no: number): Promise<string | undefined> {
  const entry = await desk.entry(no);
  const again = entry?.kind === 'list.recomputed' ? entryData<'list.recomputed'>(entry) : undefined;
  if (again?.pool === pool && again.date === date) return again.digest;
  return (await desk.list(pool, date))?.digest;
}

async function againstProof(desk: Desk, given: string): Promise<readonly Finding[]> {
  const text = isProofCode(given.trim()) ? (readProofCode(given.trim()) ?? '') : given;
  const proof = readProof(text);
  if (proof === undefined) return [logFinding('proof.damaged', {})];
  const { statement, checkpoint } = proof;
  const { kind } = await checkProof(text, { keys: await trustedKeys(desk) }, verifyEd25519);
  const field =
    kind !== 'good'
      ? 'proof'
      : (await desk.entry(statement.no))?.text !== statementText(statement)
        ? 'statement'
        : (await isOfThisLog(desk, checkpoint))
          ? undefined
          : 'checkpoint';
  const list = listId(statement.pool, statement.date);
  return field === undefined ? [] : [logFinding('verify.noted-proof', { list, field })];
}

async function isOfThisLog(desk: Desk, { origin, size, root }: Checkpoint): Promise<boolean> {
  if (size > (await desk.head()).no) return false;
  const now = await logAt(desk, size);
  return now.origin === origin && isSameBytes(now.root, root);
}

/** Checkpoints that the office has signed and that its entries contradict, and statements that their lists contradict. */
export async function againstLog(desk: Desk): Promise<readonly Finding[]> {
  const keys = await trustedKeys(desk);
  const found: Finding[] = [];
  for (const size of await desk.checkpoints()) {
    const signed = readCheckpoint((await desk.checkpoint(size)) ?? '');
    const isGood =
      signed !== undefined &&
      signed.size === size &&
      (await isOfThisLog(desk, signed)) &&
      typeof (await signerOfCheckpoint(signed, keys, verifyEd25519)) === 'string';
    if (!isGood) found.push(logFinding('verify.checkpoint', { size }));
  }
  for (const list of await desk.lists()) {
    const before = await desk.entry(list.no - 1);
    if (before?.kind !== 'list.stated') continue;
    const stated = readStatement(before.text);
    const isSame =
      stated?.pool === list.pool &&
      stated.date === list.date &&
      stated.players === list.players &&
      stated.digest === list.digest &&
      stated.root === listData(list).root;
    if (!isSame) found.push(logFinding('verify.statement', { entry: before.no }));
  }
  return found;
}
