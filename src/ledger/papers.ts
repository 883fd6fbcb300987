/**
 * Papers: personal data and report bytes, which are stored outside the chain. An entry has only the digest of a paper.
 * The salt is stored with the paper and removed with it, so that nobody can recover the content of an erased paper by
 * trying names and birth dates.
 */
import { hash } from 'node:crypto';

/** In bytes. */
export const SALT_LENGTH = 16;

export interface SaltedContent {
  readonly content: Uint8Array;
  /** Random, and new for each paper. */
  readonly salt: Uint8Array;
}

/** The digest by which an entry refers to a paper: SHA-256 of the salt followed by the content, in hexadecimal. */
export function paperOf(content: Uint8Array, salt: Uint8Array): { readonly digest: string } {
  if (salt.length !== SALT_LENGTH) throw new RangeError(`a salt has ${SALT_LENGTH} bytes`);
  return { digest: hash('sha256', salted(content, salt)) };
}

/** The content often lies behind its salt already. */
function salted(content: Uint8Array, salt: Uint8Array): Uint8Array {
  const length = SALT_LENGTH + content.length;
  if (salt.buffer === content.buffer && salt.byteOffset + SALT_LENGTH === content.byteOffset)
    return new Uint8Array(salt.buffer, salt.byteOffset, length);
  const together = new Uint8Array(length);
  together.set(salt);
  together.set(content, SALT_LENGTH);
  return together;
}

const TEXT = new TextDecoder();

/** The content of a JSON paper: all kinds except reports, attachments and lists. */
export const paperRecord = <T>({ content }: Pick<SaltedContent, 'content'>): T => JSON.parse(TEXT.decode(content)) as T;

/** Whether this is the paper with the given digest. */
export const checkPaper = ({ content, salt }: SaltedContent, digest: string): boolean =>
  salt.length === SALT_LENGTH && paperOf(content, salt).digest === digest;
