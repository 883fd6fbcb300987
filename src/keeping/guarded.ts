/** Files that cannot be made again, of any office: recognised by their content. */
import type { Finding } from '../core/finding.ts';
import type { Guarded, OutputFindings } from '../explain/desk-findings/output.ts';
import { isDamaged, isKeysFile, isSignatureFile, readPrivateKeys, readSignature } from '../ledger/signatures.ts';

/** The number of bytes that are enough to recognise a file's kind. */
export const HEAD_BYTES = 65_536;

/** The beginnings of SQLite's files. In the two that processes share the first bytes are a version, in the byte order of the machine. */
const BEGINNINGS: readonly (readonly [hex: string, Guarded])[] = [
  ['53514c69746520666f726d6174203300', 'database'],
  ['377f0682', 'database-log'],
  ['377f0683', 'database-log'],
  ['d9d505f920a163d7', 'database-log'],
  ['18e22d00', 'database-log'],
  ['002de218', 'database-log'],
];
const LONGEST_BEGINNING = 16;

/** Of any program, because a key that is not ours must not be replaced either; and memory keys. */
const PRIVATE_KEY = /-----BEGIN (?:[A-Z ]*PRIVATE|ELOBOOK MEMORY) KEY-----/;

/** The kind of a file that begins with these bytes; undefined if it is none of these. */
export function guardedKind(beginning: Uint8Array): Guarded | undefined {
  const hex = Array.from(beginning.subarray(0, LONGEST_BEGINNING), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  const [, known] = BEGINNINGS.find(([bytes]) => hex.startsWith(bytes)) ?? [];
  if (known !== undefined) return known;
  const text = new TextDecoder('latin1').decode(beginning);
  if (PRIVATE_KEY.test(text) || isBareKey(text)) return 'private-key';
  if (isSignatureFile(text)) return 'signature';
  return isKeysFile(text) ? 'public-keys' : undefined;
}

/** The middle of a key may be a file of its own. */
const isBareKey = (text: string): boolean =>
  /^\s*[A-Za-z0-9+/]{60,}={0,2}\s*$/.test(text) && readPrivateKeys(text) !== undefined;

/** Whether a signature is that of the file with this digest. */
export function isSignatureOf(signature: Uint8Array, sha256: string): boolean {
  const signed = readSignature(signature);
  return !isDamaged(signed) && signed.sha256 === sha256;
}

/** A finding about a file that is not written. */
export const outputFinding = <C extends keyof OutputFindings>(code: C, facts: OutputFindings[C]): Finding<C> => ({
  code,
  weight: 'refuse',
  facts: facts as Finding['facts'],
});
