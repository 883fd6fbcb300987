/**
 * The proof of one number, as described in docs/ledger.md: the row of a player leads to the root of the list, the root
 * is in a statement of the office, the statement is a leaf of the public log, and the log's checkpoint is signed.
 * Everything is checked here, without the office.
 */
import { type Bytes, base64Bytes, base64Text, hexText, isSameBytes, utf8, wholeNumber } from './bytes.ts';
import { isSignedBy, logKey, readCheckpoint, type SignedCheckpoint } from './checkpoint.ts';
import { cosignedAt } from './cosignature.ts';
import { type NoteKey, noteKeyId, noteText, type VerifyEd25519 } from './note.ts';
import { sha256 } from './sha256.ts';
import { HASH_BYTES, leafHash, rootOfPath } from './tree.ts';

const FORMAT = 'elobook-proof-1';
const LOG_FORMAT = 'c2sp.org/tlog-proof@v1';

/** The way from a leaf to a root. */
export interface ProofPath {
  readonly index: number;
  readonly size: number;
  readonly hashes: readonly Bytes[];
}

/** What the office states about a list, in a public entry of its ledger. */
export interface Statement {
  readonly no: number;
  readonly time: string;
  readonly prev: string;
  readonly pool: string;
  readonly date: string;
  readonly players: number;
  readonly digest: string;
  readonly root: string;
}

export interface NumberProof {
  /** The leaf of the list's tree, word for word: `["elobook-row-1","fide","2024-06-01",["4hphbna",1480,…]]`. */
  readonly leaf: string;
  readonly inList: ProofPath;
  readonly statement: Statement;
  /** `index` is the number of the entry minus one, `size` that of the checkpoint. */
  readonly inLog: ProofPath;
  readonly checkpoint: SignedCheckpoint;
}

/** The text of the entry, from which its hash is computed. */
export const statementText = ({ no, time, prev, pool, date, players, digest, root }: Statement): string =>
  `{"author":"office","data":{"date":"${date}","digest":"${digest}","players":${players},"pool":"${pool}","root":"${root}"},"kind":"list.stated","no":${no},"prev":"${prev}","time":"${time}"}`;

const STATEMENT =
  /^\{"author":"office","data":\{"date":"(\d{4}-\d{2}-\d{2})","digest":"([0-9a-f]{64})","players":(\d+),"pool":"([^"\\]+)","root":"([0-9a-f]{64})"\},"kind":"list\.stated","no":(\d+),"prev":"([0-9a-f]{64})","time":"(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)"\}$/;

export function readStatement(text: string): Statement | undefined {
  const [, date, digest, playersText = '', pool, root, noText = '', prev, time] = STATEMENT.exec(text) ?? [];
  const [players, no] = [wholeNumber(playersText), wholeNumber(noText)];
  if (players === undefined || no === undefined || no < 1) return undefined;
  const read = { no, time, prev, pool, date, players, digest, root } as Statement;
  return statementText(read) === text ? read : undefined;
}

/** The content of a leaf: the player and the numbers. Undefined where it is not a leaf. */
export interface ProvedRow {
  readonly pool: string;
  readonly date: string;
  /** The id of the player in the office. */
  readonly player: string;
  readonly rating: number;
}

const LEAF = /^\["elobook-row-1","([^"\\]+)","(\d{4}-\d{2}-\d{2})",\["([a-z0-9]+)",(\d+),.*\]\]$/s;

export function readLeaf(leaf: string): ProvedRow | undefined {
  const [, pool, date, player, ratingText = ''] = LEAF.exec(leaf) ?? [];
  const rating = wholeNumber(ratingText);
  return rating === undefined ? undefined : ({ pool, date, player, rating } as ProvedRow);
}

const lines = (hashes: readonly Uint8Array[]): string => hashes.map((each) => `${base64Text(each)}\n`).join('');

/** The file of a proof. From the line `c2sp.org/tlog-proof@v1` on it conforms to that specification. */
export const proofText = ({ leaf, inList, statement, inLog, checkpoint }: NumberProof): string =>
  `${FORMAT}\n${leaf}\nindex ${inList.index}\n${lines(inList.hashes)}\n${statementText(statement)}\n${LOG_FORMAT}\nindex ${inLog.index}\n${lines(inLog.hashes)}\n${noteText(checkpoint.note)}`;

/** Lines up to an empty one: `index 5`, then hashes. */
function pathIn(rows: readonly string[], size: number): ProofPath | undefined {
  const [first = '', ...rest] = rows;
  const index = first.startsWith('index ') ? wholeNumber(first.slice(6)) : undefined;
  const hashes = rest.map(base64Bytes);
  if (index === undefined || hashes.length > 64 || !hashes.every((each) => each?.length === HASH_BYTES))
    return undefined;
  return { index, size, hashes: hashes as Bytes[] };
}

/** Characters: more than any proof has. */
const LONGEST = 100_000;

/** Undefined where a text is no proof, or has anything else in it. */
export function readProof(text: string): NumberProof | undefined {
  if (text.length > LONGEST) return undefined;
  const rows = text.split('\n');
  const [format, leaf = ''] = rows;
  const end = rows.indexOf('', 2);
  const statement = readStatement(rows[end + 1] ?? '');
  const logEnd = rows.indexOf('', end + 2);
  if (format !== FORMAT || end === -1 || logEnd === -1 || statement === undefined) return undefined;
  const checkpoint = readCheckpoint(rows.slice(logEnd + 1).join('\n'));
  const inList = pathIn(rows.slice(2, end), statement.players);
  const inLog = checkpoint && pathIn(rows.slice(end + 3, logEnd), checkpoint.size);
  if (checkpoint === undefined || inList === undefined || inLog === undefined) return undefined;
  const proof = { leaf, inList, statement, inLog, checkpoint };
  return readLeaf(leaf) !== undefined && proofText(proof) === text ? proof : undefined;
}

/** A public key of the office, from its key file. */
export interface TrustedKey {
  readonly key: string;
  /** 32 bytes. */
  readonly publicKey: Bytes;
  readonly disclosed?: boolean;
}

export interface Trusted {
  readonly keys: readonly TrustedKey[];
  /** The witnesses whose cosignatures count. */
  readonly witnesses?: readonly NoteKey[];
  /** How many of them must have cosigned. */
  readonly needed?: number;
}

/** A witness that has cosigned, and when, in seconds since 1970. */
export interface Witnessed {
  readonly name: string;
  readonly time: number;
}

export type ProofVerdict =
  | {
      readonly kind: 'good';
      readonly row: ProvedRow;
      readonly statement: Statement;
      readonly origin: string;
      readonly size: number;
      /** The id of the key that signed the checkpoint. */
      readonly key: string;
      readonly witnessed: readonly Witnessed[];
    }
  | { readonly kind: 'damaged' }
  /** The row is not in the list of the statement, or the statement is of another list. */
  | { readonly kind: 'not-on-list' }
  /** The statement is not in the log of the checkpoint. */
  | { readonly kind: 'not-in-log' }
  /** Signed by none of the keys that are trusted: by which ids. */
  | { readonly kind: 'unknown-key'; readonly seen: readonly string[] }
  /** A signature bears the name of a trusted key and does not hold. */
  | { readonly kind: 'wrong-signature'; readonly key: string }
  | { readonly kind: 'key-disclosed'; readonly key: string }
  | { readonly kind: 'too-few-witnesses'; readonly witnessed: readonly Witnessed[]; readonly needed: number };

/** Checks a proof; returns the first thing wrong with it, from the row upwards. */
export async function checkProof(text: string, trusted: Trusted, verify: VerifyEd25519): Promise<ProofVerdict> {
  const proof = readProof(text);
  if (proof === undefined) return { kind: 'damaged' };
  const { leaf, inList, statement, inLog, checkpoint } = proof;
  const row = readLeaf(leaf) as ProvedRow;
  const listRoot = rootOfPath(leafHash(utf8(leaf)), inList.index, statement.players, inList.hashes);
  const isOnList =
    listRoot !== undefined &&
    hexText(listRoot) === statement.root &&
    row.pool === statement.pool &&
    row.date === statement.date;
  if (!isOnList) return { kind: 'not-on-list' };
  const entryHash = sha256(utf8(statementText(statement)));
  const logRoot = rootOfPath(leafHash(entryHash), inLog.index, checkpoint.size, inLog.hashes);
  const isInLog = logRoot !== undefined && isSameBytes(logRoot, checkpoint.root) && inLog.index === statement.no - 1;
  if (!isInLog) return { kind: 'not-in-log' };
  const signed = await signerOfCheckpoint(checkpoint, trusted.keys, verify);
  if (typeof signed !== 'string') return signed;
  const witnessed = await witnessesOf(checkpoint, trusted.witnesses ?? [], verify);
  const needed = trusted.needed ?? 0;
  if (witnessed.length < needed) return { kind: 'too-few-witnesses', witnessed, needed };
  const { origin, size } = checkpoint;
  return { kind: 'good', row, statement, origin, size, key: signed, witnessed };
}

/** The id of the trusted key that signed a checkpoint; the name of the log's key is the origin of the checkpoint. */
export async function signerOfCheckpoint(
  { origin, note }: SignedCheckpoint,
  keys: readonly TrustedKey[],
  verify: VerifyEd25519,
): Promise<string | Extract<ProofVerdict, { kind: 'unknown-key' | 'wrong-signature' | 'key-disclosed' }>> {
  for (const { key, publicKey, disclosed } of keys) {
    const own = logKey(origin, publicKey);
    const id = noteKeyId(own);
    if (!note.signatures.some(({ name, keyId }) => name === origin && keyId === id)) continue;
    if (!(await isSignedBy(note, own, verify))) return { kind: 'wrong-signature', key };
    return disclosed === true ? { kind: 'key-disclosed', key } : key;
  }
  const seen = note.signatures.filter(({ name }) => name === origin).map(({ keyId }) => keyId);
  return { kind: 'unknown-key', seen };
}

/** The witnesses that cosigned a checkpoint, each once, whatever names its key was given. */
export async function witnessesOf(
  { note }: SignedCheckpoint,
  witnesses: readonly NoteKey[],
  verify: VerifyEd25519,
): Promise<readonly Witnessed[]> {
  const found = new Map<string, Witnessed>();
  for (const key of witnesses) {
    const time = await cosignedAt(note, key, verify);
    if (time !== undefined) found.set(hexText(key.publicKey), { name: key.name, time });
  }
  return [...found.values()];
}
