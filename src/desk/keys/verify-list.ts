/** Checks whether a file is a list signed by an office. It needs no database: only the office's public keys. */
import type { Finding } from '../../core/finding.ts';
import {
  checkSignature,
  isDamaged,
  type ListSignature,
  readPublicKeys,
  readSignature,
} from '../../ledger/signatures.ts';
import { type Outcome, refused } from '../office.ts';
import { keyFinding } from '../findings/keys.ts';

export interface SignedListInput {
  /** Name of the file, without folders. */
  readonly name: string;
  readonly sha256: string;
  /** The bytes of `NAME.sig`. */
  readonly signature: Uint8Array;
  /** The bytes of the file of public keys. */
  readonly keys: Uint8Array;
  /** The expected list: `fide/2024-06`. */
  readonly list?: string;
}

export type VerifiedList = Omit<ListSignature, 'format' | 'signature'>;

export function verifyList({
  name,
  sha256,
  signature: bytes,
  keys: file,
  list,
}: SignedListInput): Outcome<VerifiedList> {
  const given = readSignature(bytes);
  if (isDamaged(given)) return refused(given);
  const known = readPublicKeys(file);
  if (isDamaged(known)) return refused(known);
  const against = checkSignature(given, { sha256, ...known, ...(list === undefined ? {} : { list }) });
  if (against.length > 0) return refused(...against);
  const { format: _format, signature: _signature, ...value } = given;
  return { value, findings: otherDay(name, value.list) };
}

const DAY_IN_NAME = /(\d{4}-\d{2}(?:-\d{2})?)\.[^.]+$/;

/** A valid file under another list's name would still mislead. */
function otherDay(file: string, list: string): readonly Finding[] {
  const day = DAY_IN_NAME.exec(file)?.[1];
  const isNamedSo = day === undefined || list.slice(list.lastIndexOf('/') + 1).startsWith(day);
  return isNamedSo ? [] : [keyFinding('signature.other-name', { file, list }, 'warn')];
}
