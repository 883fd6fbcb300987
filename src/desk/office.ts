/** An office as verbs and readers see it, how one moment of it is read, and the form of answers. */
import type { Finding } from '../core/finding.ts';
import { rememberingDesk } from '../ledger/remembering-desk.ts';
import type { Desk, Store } from '../ledger/store.ts';
import type { ClockIs } from './clock.ts';
import type { Helpers } from './helper.ts';
import type { Mailer } from './mailer.ts';
import type { MemoryHolder } from './memory-holder.ts';

/** An office as the verbs see it: its store, and the outside world: time and random numbers. */
/** The cost of hashing a password, in scrypt's parameters. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface Office {
  readonly store: Store;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** This machine's clock has to agree with that of a database server; the invented one of a demonstration need not. */
  readonly clockIs?: ClockIs;
  /** This many unpredictable bytes. */
  readonly random: (size: number) => Uint8Array;
  /** The key by which erased persons are recognised; absent where its place is not configured. */
  readonly memory?: MemoryHolder;
  /**
   * Keys from which encryption keys for secrets in the database are derived, newest first; none where the private key
   * is not available.
   */
  readonly sealing?: () => Promise<readonly Uint8Array[]>;
  /** The folder next to the database in which a server caches files of its newest lists; absent where there is none. */
  readonly keptFiles?: string;
  /** Sends mails to accounts; absent where the office has no mail server. */
  readonly mailer?: Mailer;
  /** Progress of the jobs of a worker beside this server, by id. */
  readonly working?: ReadonlyMap<string, object>;
  /** Threads that help with long work; absent where there are none. */
  readonly helpers?: Helpers;
  /** Only set in tests; by default the cost is high enough against a reader of the database. */
  readonly passwordCost?: PasswordCost;
  /** What verbs keep between calls, by name; absent where every call is independent. */
  readonly keeps?: Map<string, object>;
  /** Lets others have their turn, between parts of work that takes long; absent where nobody waits. */
  readonly turn?: () => Promise<void>;
  /**
   * Where several verbs are one write, whose desk is the store: whether one of them was refused after it had written.
   */
  readonly within?: { readonly isWhole: () => boolean };
}

/** The answer of a verb. If a finding refuses, there is no value and nothing was changed. */
export interface Outcome<T> {
  readonly value?: T;
  readonly findings: readonly Finding[];
}

export const refused = (...findings: readonly Finding[]): Outcome<never> => ({ findings });

export const readOffice = <T>(office: Office, work: (desk: Desk) => Promise<T>): Promise<T> =>
  office.store.read((desk) => work(rememberingDesk(desk)));
