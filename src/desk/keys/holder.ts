/** Where private keys lie: in a file, or in a text that the office is given. Never in the database. */
import type { Finding } from '../../core/finding.ts';
import { type KeyPair, readPrivateKeys } from '../../ledger/signatures.ts';
import { keyFinding } from '../findings/keys.ts';

/** The keys of a place, and what is wrong with it. There can be both: a file that others can read too. */
export interface HeldKeys {
  readonly keys: readonly KeyPair[];
  readonly findings: readonly Finding[];
}

export interface KeyHolder {
  /** As people know it. */
  readonly place: string;
  readonly read: () => Promise<HeldKeys>;
  /** Keeps these keys and no others; absent where nothing can be kept. Answers what stands against it. */
  readonly write?: (keys: readonly KeyPair[]) => Promise<Finding | undefined>;
}

/** Keys as a text has them, or that it has none. */
export function keysInText(text: string, place: string): HeldKeys {
  const keys = readPrivateKeys(text);
  return keys === undefined ? { keys: [], findings: [keyFinding('keys.damaged', { place })] } : { keys, findings: [] };
}

/** A key that comes from outside, such as by a variable of the environment. */
export const fixedKeyHolder = (text: string, place: string): KeyHolder => ({
  place,
  read: async () => keysInText(text, place),
});
