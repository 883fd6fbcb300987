/**
 * Papers: personal data and report bytes, which lie outside the chain. An entry holds only a digest of a paper. The salt lies
 * with the paper and goes with it, so that nobody can find out by trying names and birth dates what an erased paper said.
 */
import { hash } from 'node:crypto';

/** In bytes. */
export const SALT_LENGTH = 16;

export interface SaltedContent {
  readonly content: Uint8Array;
  /** Random, and new for each paper. */
  readonly salt: Uint8Array;
}

/** The digest by which an entry names a paper: SHA-256 of the salt followed by the content, in hexadecimal. */
export function paperOf(content: Uint8Array, salt: Uint8Array): { readonly digest: string } {
  if (salt.length !== SALT_LENGTH) throw new RangeError(`a salt has ${SALT_LENGTH} bytes`);
  const salted = new Uint8Array(SALT_LENGTH + content.length);
  salted.set(salt);
  salted.set(content, SALT_LENGTH);
  return { digest: hash('sha256', salted) };
}

const TEXT = new TextDecoder();

/** What a paper of JSON says: all kinds but reports, attachments and lists. */
export const paperRecord = <T>({ content }: Pick<SaltedContent, 'content'>): T => JSON.parse(TEXT.decode(content)) as T;

/** Whether this is the paper that the digest names. */
export const checkPaper = ({ content, salt }: SaltedContent, digest: string): boolean =>
  salt.length === SALT_LENGTH && paperOf(content, salt).digest === digest;
