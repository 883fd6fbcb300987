/**
 * Checkpoints (c2sp.org/tlog-checkpoint): a note with the number of leaves of a log, and the root of the tree over
 * them.
 */
import { type Bytes, base64Bytes, base64Text, utf8, wholeNumber } from './bytes.ts';
import {
  ED25519_SIGNATURE_BYTES,
  type Note,
  type NoteKey,
  type NoteSignature,
  noteKeyId,
  readNote,
  signatureLine,
  SIGNATURE_TYPES,
  signaturesBy,
  type VerifyEd25519,
} from './note.ts';

export interface Checkpoint {
  /** The name of the log. */
  readonly origin: string;
  readonly size: number;
  /** 32 bytes. */
  readonly root: Bytes;
}

/** A checkpoint with the signed text, word for word, and the signatures. */
export interface SignedCheckpoint extends Checkpoint {
  readonly note: Note;
}

export const ROOT_BYTES = 32;

/** The text to be signed. */
export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${base64Text(root)}\n`;

/** Lines after the third are extensions; they are part of the signed text. */
export function readCheckpointText(text: string): Checkpoint | undefined {
  const [origin = '', digits = '', encoded = '', ...rest] = text.split('\n');
  const size = wholeNumber(digits);
  const root = base64Bytes(encoded);
  const last = rest.pop();
  if (origin === '' || size === undefined || root?.length !== ROOT_BYTES) return undefined;
  return last === '' && rest.every((line) => line !== '') ? { origin, size, root } : undefined;
}

/** A whole checkpoint, with its signatures; undefined for anything else. */
export function readCheckpoint(whole: string): SignedCheckpoint | undefined {
  const note = readNote(whole);
  const checkpoint = note && readCheckpointText(note.text);
  return checkpoint && { ...checkpoint, note: note as Note };
}

/**
 * A checkpoint in one line, to be printed and compared: origin, size, root, and the first signature of the log itself,
 * from which the note can be rebuilt. Two contradictory checkpoints prove that the log has two histories.
 */
export function checkpointLine({ origin, size, root, note }: SignedCheckpoint): string {
  const own = note.signatures.find(({ name }) => name === origin);
  const signature = own === undefined ? '' : signatureLine(own).trimEnd().split(' ').at(-1);
  return [origin, size, base64Text(root), signature].join(' ');
}

/** The line of a log's own signature. */
export const logSignature = (key: Pick<NoteKey, 'name' | 'publicKey'>, bytes: Bytes): NoteSignature => ({
  name: key.name,
  keyId: noteKeyId({ ...key, type: SIGNATURE_TYPES.ed25519 }),
  bytes,
});

/** The key of a log, whose name is the log's origin. */
export const logKey = (origin: string, publicKey: Bytes): NoteKey => ({
  name: origin,
  type: SIGNATURE_TYPES.ed25519,
  publicKey,
});

/**
 * Whether a log's key has signed a note. An invalid signature under the key's name and id makes the whole note invalid,
 * as the format demands.
 */
export async function isSignedBy(note: Note, key: NoteKey, verify: VerifyEd25519): Promise<boolean> {
  const signatures = signaturesBy(note, key);
  const message = utf8(note.text);
  for (const { bytes } of signatures) {
    if (bytes.length !== ED25519_SIGNATURE_BYTES || !(await verify(key.publicKey, message, bytes))) return false;
  }
  return signatures.length > 0;
}
