/**
 * Cosignatures (c2sp.org/tlog-cosignature, Ed25519): a witness states that at a certain time a checkpoint was the
 * largest that it had seen of a log.
 */
import { concatenated } from '../../core/bytes.ts';
import { type Bytes, utf8 } from './bytes.ts';
import {
  ED25519_SIGNATURE_BYTES,
  type Note,
  type NoteKey,
  type NoteSignature,
  noteKeyId,
  SIGNATURE_TYPES,
  signaturesBy,
  type VerifyEd25519,
} from './note.ts';

const TIME_BYTES = 8;

export interface Cosignature {
  /** Seconds since 1970. */
  readonly time: number;
  /** Ed25519, 64 bytes. */
  readonly signature: Bytes;
}

/** The key of a witness. */
export const witnessKey = (name: string, publicKey: Bytes): NoteKey => ({
  name,
  type: SIGNATURE_TYPES.cosignature,
  publicKey,
});

/** What a witness signs: `text` is the text of the checkpoint's note, with all its lines. */
export const cosignedMessage = (time: number, text: string): Bytes => utf8(`cosignature/v1\ntime ${time}\n${text}`);

/** The line of a witness. */
export function witnessSignature(
  key: Pick<NoteKey, 'name' | 'publicKey'>,
  { time, signature }: Cosignature,
): NoteSignature {
  const stamp = new DataView(new ArrayBuffer(TIME_BYTES));
  stamp.setBigUint64(0, BigInt(time));
  return {
    name: key.name,
    keyId: noteKeyId({ ...key, type: SIGNATURE_TYPES.cosignature }),
    bytes: concatenated(new Uint8Array(stamp.buffer), signature),
  };
}

/** Undefined where the bytes have another length, or the time is too large to be exact. */
export function readCosignature({ bytes }: Pick<NoteSignature, 'bytes'>): Cosignature | undefined {
  if (bytes.length !== TIME_BYTES + ED25519_SIGNATURE_BYTES) return undefined;
  const time = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
  return Number.isSafeInteger(time) ? { time, signature: bytes.slice(TIME_BYTES) } : undefined;
}

/**
 * The last time at which a witness cosigned a note; undefined where it did not, or where a line under its key is
 * invalid.
 */
export async function cosignedAt(note: Note, key: NoteKey, verify: VerifyEd25519): Promise<number | undefined> {
  let last: number | undefined;
  for (const line of signaturesBy(note, key)) {
    const found = readCosignature(line);
    if (found === undefined || !(await verify(key.publicKey, cosignedMessage(found.time, note.text), found.signature)))
      return undefined;
    last = Math.max(last ?? 0, found.time);
  }
  return last;
}
