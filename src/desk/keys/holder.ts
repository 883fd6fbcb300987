/** Where private keys are stored: in a file, or in a text that the office is given. Never in the database. */
import type { Finding } from '../../core/finding.ts';
import { type KeyPair, readPrivateKeys } from '../../ledger/signatures.ts';
import { keyFinding } from '../findings/keys.ts';

/** The keys of a place, and what is wrong with it. There can be both: a file that others can read too. */
export interface HeldKeys {
  readonly keys: readonly KeyPair[];
  readonly findings: readonly Finding[];
}

export interface KeyHolder {
  /** The name of the place, for people. */
  readonly place: string;
  readonly read: () => Promise<HeldKeys>;
  /** Stores exactly these keys; absent where nothing can be stored. Resolves to what prevents it. */
  readonly write?: (keys: readonly KeyPair[]) => Promise<Finding | undefined>;
}

/** The keys in a text, or the finding that there are none. */
export function keysInText(text: string, place: string): HeldKeys {
  const keys = readPrivateKeys(text);
  return keys === undefined ? { keys: [], findings: [keyFinding('keys.damaged', { place })] } : { keys, findings: [] };
}

/** A key from outside, such as an environment variable. */
export const fixedKeyHolder = (text: string, place: string): KeyHolder => ({
  place,
  read: async () => keysInText(text, place),
});
