/** Where the key lies with which digests of erased persons are made: never in the database, an export or a backup. */
import type { Finding } from '../core/finding.ts';

/** The keys of a place, none where there is no file; and what is wrong with it. */
export interface HeldMemory {
  readonly keys: readonly Uint8Array[];
  readonly findings: readonly Finding[];
}

export interface MemoryHolder {
  /** As people know it. */
  readonly place: string;
  readonly read: () => Promise<HeldMemory>;
  /** Keeps a first key, on the disk when it answers; never in the place of another. Answers what stands against it. */
  readonly create: (key: Uint8Array) => Promise<Finding | undefined>;
}
