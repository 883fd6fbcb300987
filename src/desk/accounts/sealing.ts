/**
 * Secrets that the office needs again, such as those with which webhooks are signed: kept so that whoever reads the database or a backup of
 * it cannot use them. They are sealed with a key that is derived from the office's private key, which lies in neither (decision 20).
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

/** Undefined where the program has no private key at hand. `about`: what it is the secret of, so that none stands in for another. */
export async function seal(office: Office, text: string, about: string): Promise<string | undefined> {
  const [secret] = (await office.sealing?.()) ?? [];
  if (secret === undefined) return undefined;
  const nonce = office.random(NONCE);
  const cipher = createCipheriv(CIPHER, derived(secret, 'sealed'), nonce);
  cipher.setAAD(new TextEncoder().encode(about));
  const sealed = joined(new Uint8Array(cipher.update(text, 'utf8')), new Uint8Array(cipher.final()));
  return base64url(joined(nonce, new Uint8Array(cipher.getAuthTag()), sealed));
}

/** Undefined where none of the keys at hand has sealed it. */
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
    // the tag says that another key has sealed it
    return undefined;
  }
}

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
