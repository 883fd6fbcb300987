/**
 * Secrets that the office needs in plain text, such as those for signing webhooks: encrypted so that a reader of the
 * database or of a backup cannot use them. The encryption key is derived from the office's private key, which is in
 * neither (decision 20).
 */
import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Office } from '../office.ts';
import { base64url } from './working.ts';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

const derived = (secret: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', `elobook ${purpose}`, 32));

const joined = (...parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/**
 * Undefined where the private key is not available. `about`: what the secret is for, so that none can replace another.
 */
export async function seal(office: Office, text: string, about: string): Promise<string | undefined> {
  const [secret] = (await office.sealing?.()) ?? [];
  if (secret === undefined) return undefined;
  const nonce = office.random(NONCE);
  const cipher = createCipheriv(CIPHER, derived(secret, 'sealed'), nonce);
  cipher.setAAD(new TextEncoder().encode(about));
  const sealed = joined(new Uint8Array(cipher.update(text, 'utf8')), new Uint8Array(cipher.final()));
  return base64url(joined(nonce, new Uint8Array(cipher.getAuthTag()), sealed));
}

/** Undefined where none of the available keys fits. */
export async function unseal(office: Office, sealed: string, about: string): Promise<string | undefined> {
  for (const secret of (await office.sealing?.()) ?? []) {
    const text = openedWith(derived(secret, 'sealed'), sealed, about);
    if (text !== undefined) return text;
  }
  return undefined;
}

function openedWith(key: Uint8Array, sealed: string, about: string): string | undefined {
  const bytes = bytesOf(sealed);
  const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE));
  cipher.setAAD(new TextEncoder().encode(about));
  cipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  try {
    const text = joined(new Uint8Array(cipher.update(bytes.subarray(NONCE + TAG))), new Uint8Array(cipher.final()));
    return new TextDecoder().decode(text);
  } catch {
    // the tag shows that another key was used
    return undefined;
  }
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
