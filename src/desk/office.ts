/** An office as verbs and readers see it, how one moment of it is read, and what everybody answers. */
import type { Finding } from '../core/finding.ts';
import { rememberingDesk } from '../ledger/remembering-desk.ts';
import type { Desk, Store } from '../ledger/store.ts';
import type { ClockIs } from './clock.ts';
import type { Helpers } from './helper.ts';
import type { Mailer } from './mailer.ts';
import type { MemoryHolder } from './memory-holder.ts';

/** An office as the verbs see it: its store, and what comes from outside: the time and chance. */
/** What each try of a password costs, as scrypt counts it. */
export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

export interface Office {
  readonly store: Store;
  /** Milliseconds since 1970, UTC. */
  readonly clock: () => number;
  /** This machine's clock has to agree with that of a database's server; an imagined one, of a demonstration, with nothing. */
  readonly clockIs?: ClockIs;
  /** This many bytes that nobody can guess. */
  readonly random: (size: number) => Uint8Array;
  /** The key by which those are recognised who were erased; absent where nothing says where it lies. */
  readonly memory?: MemoryHolder;
  /** Keys from which those are derived that seal secrets in the database, the newest first; none where the private key is not at hand. */
  readonly sealing?: () => Promise<readonly Uint8Array[]>;
  /** The folder beside the database in which a server keeps files of its newest lists; absent where there is none. */
  readonly keptFiles?: string;
  /** Sends messages to those who work here; absent where the office has no mail server. */
  readonly mailer?: Mailer;
  /** How far jobs are that a worker beside this server has in its hand, by their ids. */
  readonly working?: ReadonlyMap<string, object>;
  /** Threads that help with long work; absent where there are none. */
  readonly helpers?: Helpers;
  /** Absent, as everywhere but in tests: what is dear enough for whoever reads the database. */
  readonly passwordCost?: PasswordCost;
  /** What verbs keep from one call to the next, by their names; absent where every call is by itself. */
  readonly keeps?: Map<string, object>;
  /** Where several verbs are one write, whose desk is the store: whether none of them was refused after it had written. */
  readonly within?: { readonly isWhole: () => boolean };
}

/** What a verb answers. Where a finding refuses, there is no value and nothing was changed. */
export interface Outcome<T> {
  readonly value?: T;
  readonly findings: readonly Finding[];
}

export const refused = (...findings: readonly Finding[]): Outcome<never> => ({ findings });

export const readOffice = <T>(office: Office, work: (desk: Desk) => Promise<T>): Promise<T> =>
  office.store.read((desk) => work(rememberingDesk(desk)));
