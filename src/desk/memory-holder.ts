/** Where the key for the digests of erased persons is stored: never in the database, an export or a backup. */
import type { Finding } from '../core/finding.ts';

/** The keys of a place, none where there is no file; and what is wrong with it. */
export interface HeldMemory {
  readonly keys: readonly Uint8Array[];
  readonly findings: readonly Finding[];
}

export interface MemoryHolder {
  /** The name of the place, for people. */
  readonly place: string;
  readonly read: () => Promise<HeldMemory>;
  /** Stores a first key and flushes it to disk; never replaces another. Resolves to what prevents it. */
  readonly create: (key: Uint8Array) => Promise<Finding | undefined>;
}
