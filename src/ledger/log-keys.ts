/** Signs checkpoints with an office's key, and cosigns those of others with a witness's key. */
import { createPublicKey, sign, verify } from 'node:crypto';
import { type Bytes, hexBytes, utf8 } from './log/bytes.ts';
import { type Checkpoint, checkpointText, logSignature } from './log/checkpoint.ts';
import { cosignedMessage, witnessSignature } from './log/cosignature.ts';
import { type NoteSignature, noteText, type VerifyEd25519 } from './log/note.ts';
import { type KeyPair, publicKeyPem } from './signatures.ts';

const signed = (message: Bytes, { privateKey }: KeyPair): Bytes => Uint8Array.from(sign(null, message, privateKey));
const publicBytes = ({ publicKey }: KeyPair): Bytes => hexBytes(publicKey) as Bytes;

/** The text of a checkpoint with the signature of the log, whose key name is its origin. */
export function signedCheckpoint(checkpoint: Checkpoint, pair: KeyPair): string {
  const text = checkpointText(checkpoint);
  const key = { name: checkpoint.origin, publicKey: publicBytes(pair) };
  return noteText({ text, signatures: [logSignature(key, signed(utf8(text), pair))] });
}

/** The line with which a witness cosigns the text of a checkpoint; `time` in seconds since 1970. */
export const cosignatureOf = (text: string, name: string, time: number, pair: KeyPair): NoteSignature =>
  witnessSignature(
    { name, publicKey: publicBytes(pair) },
    { time, signature: signed(cosignedMessage(time, text), pair) },
  );

export const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) =>
  verify(null, message, createPublicKey(publicKeyPem(publicKey)), signature);
