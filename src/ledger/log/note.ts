/**
 * Signed notes (c2sp.org/signed-note): a text, an empty line, and lines of signatures. The first four bytes of a
 * signature are the id of the key, which determines the key and its type.
 */
import { concatenated } from '../../core/bytes.ts';
import { type Bytes, base64Bytes, base64Text, hexBytes, hexText, utf8, textOfUtf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** Ed25519 over the note itself; and, for witnesses, Ed25519 over time and note. */
export const SIGNATURE_TYPES = { ed25519: 0x01, cosignature: 0x04 } as const;
export type SignatureType = (typeof SIGNATURE_TYPES)[keyof typeof SIGNATURE_TYPES];

/** A public key for checking the signatures of a note. */
export interface NoteKey {
  readonly name: string;
  readonly type: SignatureType;
  /** 32 bytes. */
  readonly publicKey: Bytes;
}

export interface NoteSignature {
  readonly name: string;
  /** Eight hexadecimal digits. */
  readonly keyId: string;
  /** Without the key id. */
  readonly bytes: Bytes;
}

export interface Note {
  /** Including the line break of its last line. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

const KEY_BYTES = 32;
const ID_BYTES = 4;
/** The largest number of signatures; a note with more is refused. */
const MOST_SIGNATURES = 100;
/** In characters: far longer than any checkpoint with all its cosignatures. */
const LONGEST_NOTE = 1_000_000;

/** Not empty, without white space and plus signs. */
export const isKeyName = (name: string): boolean => name !== '' && !/[\s+\u0085\u180e\u200b]/u.test(name);

export const noteKeyId = ({ name, type, publicKey }: NoteKey): string =>
  hexText(sha256(concatenated(utf8(`${name}\n`), [type], publicKey)).subarray(0, ID_BYTES));

/** In the form that other programs take: `witness.example+1a2b3c4d+BKk…`. */
export const verifierKeyText = (key: NoteKey): string =>
  `${key.name}+${noteKeyId(key)}+${base64Text(concatenated([key.type], key.publicKey))}`;

/** Undefined where it is not a key of a known type, or where its id does not match. */
export function readVerifierKey(text: string): NoteKey | undefined {
  const [, name = '', id, encoded = ''] = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/u.exec(text) ?? [];
  const bytes = base64Bytes(encoded);
  const type = Object.values(SIGNATURE_TYPES).find((each) => each === bytes?.[0]);
  if (!isKeyName(name) || bytes?.length !== 1 + KEY_BYTES || type === undefined) return undefined;
  const key: NoteKey = { name, type, publicKey: bytes.slice(1) };
  return noteKeyId(key) === id ? key : undefined;
}

export const signatureLine = ({ name, keyId, bytes }: NoteSignature): string =>
  `— ${name} ${base64Text(concatenated(hexBytes(keyId) as Bytes, bytes))}\n`;

const LINE = /^— ([^ ]+) ([A-Za-z0-9+/=]+)$/u;

/** One line, without its line break; undefined where it is no signature. */
export function readSignatureLine(line: string): NoteSignature | undefined {
  const [, name = '', encoded = ''] = LINE.exec(line) ?? [];
  const bytes = base64Bytes(encoded);
  return isKeyName(name) && bytes !== undefined && bytes.length > ID_BYTES
    ? { name, keyId: hexText(bytes.subarray(0, ID_BYTES)), bytes: bytes.slice(ID_BYTES) }
    : undefined;
}

export const noteText = ({ text, signatures }: Note): string => `${text}\n${signatures.map(signatureLine).join('')}`;

/** No control characters except line breaks, and no lone surrogates. */
const isPlain = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < 0x20 && code !== 0x0a) return false;
  }
  return textOfUtf8(utf8(text)) === text;
};

/** Undefined where a text is no signed note, or has too many signatures. */
export function readNote(whole: string): Note | undefined {
  if (whole.length > LONGEST_NOTE || !isPlain(whole)) return undefined;
  const split = whole.lastIndexOf('\n\n');
  if (split === -1 || !whole.endsWith('\n')) return undefined;
  const lines = whole.slice(split + 2, -1).split('\n');
  if (lines.length > MOST_SIGNATURES) return undefined;
  const signatures = lines.map(readSignatureLine);
  return signatures.every((each) => each !== undefined) ? { text: whole.slice(0, split + 1), signatures } : undefined;
}

/** Ed25519 (RFC 8032): synchronous in Node, asynchronous in a page. */
export type VerifyEd25519 = (publicKey: Bytes, message: Bytes, signature: Bytes) => boolean | Promise<boolean>;

export const ED25519_SIGNATURE_BYTES = 64;

/** The signatures of a note by a key: those with its name and id. */
export const signaturesBy = (note: Note, key: NoteKey): readonly NoteSignature[] => {
  const id = noteKeyId(key);
  return note.signatures.filter(({ name, keyId }) => name === key.name && keyId === id);
};
