/** Database errors, as findings. A driver's own error never leaves this folder. */
import type { Facts, Finding } from '../core/finding.ts';
import type { Writer } from './public-role.ts';

/** Why a database could not be opened. */
export const UNREACHABLE = [
  'address',
  'scheme',
  'folder',
  'no-folder',
  'denied',
  'no-host',
  'refused',
  'timeout',
  'password',
  'no-database',
  'full-house',
  'no-tls',
  'certificate',
  'certificate-name',
  'certificate-expired',
  'certificate-file',
  'other',
] as const;
export type Unreachable = (typeof UNREACHABLE)[number];

export interface StoreFindings {
  'store.unreachable': { address: string; reason: Unreachable };
  /** There is nothing at the address yet, and nothing was to be created. */
  'store.empty': { address: string };
  'store.read-only': { address: string };
  'store.not-a-database': { address: string };
  'store.damaged': { address: string };
  /** The existing tables are not Elobook's. */
  'store.foreign': { address: string };
  /** A table or column that the program created is missing. */
  'store.not-built': { address: string };
  'store.encoding': { address: string; encoding: string };
  'store.newer': { address: string; version: number; known: number };
  /** It has the tables of an older program, and must not be changed. */
  'store.older': { address: string; version: number; known: number };
  /** It was opened for reading only, but could be changed. */
  'store.may-write': { address: string } & Writer;
  'store.busy': { address: string; seconds: number };
  'store.full': { address: string };
  /** The file does not contain what was written; it has not been moved into place. */
  'store.not-whole': { address: string };
  /** The log of an earlier database is in the place of a new one. */
  'store.old-log': { address: string; file: string };
  /** `unknown`: the connection was lost during a commit, so the change may or may not be stored. */
  'store.lost': { address: string; outcome: 'unchanged' | 'unknown' };
  /** The file of an older program could not be backed up before an upgrade. */
  'store.no-backup': { address: string; folder: string; reason: 'full' | 'denied'; bytes: number };
  /** A note beside the others: something was stored before the error. */
  'store.kept-before': Record<never, never>;
}

export type StoreCode = keyof StoreFindings;

export class StoreError<Code extends StoreCode = StoreCode> extends Error {
  readonly code: Code;
  readonly facts: StoreFindings[Code];

  constructor(code: Code, facts: StoreFindings[Code], cause?: unknown) {
    super(`${code} ${JSON.stringify(facts)}`, { cause });
    this.name = 'StoreError';
    this.code = code;
    this.facts = facts;
  }

  finding(): Finding<Code> {
    return { code: this.code, weight: 'refuse', facts: this.facts as Facts };
  }
}

/** The address without its password; a server's also without its options, which may contain one. */
export function shownAddress(address: string): string {
  const server = /^([a-z][a-z0-9+.-]+):\/\/([^?]*)/i.exec(address);
  if (server === null) return address;
  const [, scheme, rest] = server as unknown as readonly [string, string, string];
  const at = rest.lastIndexOf('@');
  if (at === -1) return `${scheme}://${rest}`;
  const user = rest.slice(0, at).split(':')[0] as string;
  return `${scheme}://${user}@${rest.slice(at + 1)}`;
}

const REASONS: Readonly<Record<string, Unreachable>> = { ENOENT: 'no-folder', ENOTDIR: 'no-folder', EISDIR: 'folder' };

/** No space on the disk, or none left in the user's quota. */
const FULL: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

export const isFull = (error: unknown): boolean => FULL.includes((error as NodeJS.ErrnoException).code ?? '');

/** The system's error for a file to be read, or a folder to be created. */
export function fileRefusal(error: unknown, address: string): StoreError {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (isFull(error)) return new StoreError('store.full', { address }, error);
  if (code === 'ENOENT' && syscall === 'copyfile') return new StoreError('store.empty', { address }, error);
  return new StoreError('store.unreachable', { address, reason: REASONS[code] ?? 'denied' }, error);
}
