/** What can go wrong with a database, as findings. A driver's own error goes no further than this folder. */
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
  /** There is nothing at the address yet, and it was not to be made. */
  'store.empty': { address: string };
  'store.read-only': { address: string };
  'store.not-a-database': { address: string };
  'store.damaged': { address: string };
  /** The tables there are not ours. */
  'store.foreign': { address: string };
  /** A table or a column is not there that the program has made. */
  'store.not-built': { address: string };
  'store.encoding': { address: string; encoding: string };
  'store.newer': { address: string; version: number; known: number };
  /** It has the tables of an older program, and is not to be changed. */
  'store.older': { address: string; version: number; known: number };
  /** Whoever opened it to read only could change it. */
  'store.may-write': { address: string } & Writer;
  'store.busy': { address: string; seconds: number };
  'store.full': { address: string };
  /** What lies there is not what was written; it has not taken its place. */
  'store.not-whole': { address: string };
  /** The log of an earlier database lies where a new one was to come. */
  'store.old-log': { address: string; file: string };
  /** `unknown`: it went away while a change was being recorded, so it may or may not be there. */
  'store.lost': { address: string; outcome: 'unchanged' | 'unknown' };
  /** The file of an older program was to be kept as it was before it is changed. */
  'store.no-backup': { address: string; folder: string; reason: 'full' | 'denied'; bytes: number };
  /** A note beside the others: something was recorded before. */
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

/** The address without its password; a server's also without its options, which may hold one. */
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

/** No room on the disk, or beyond what the user may have of it. */
const FULL: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG'];

export const isFull = (error: unknown): boolean => FULL.includes((error as NodeJS.ErrnoException).code ?? '');

/** What the system says of a file that was to be read, or of a folder that was to be made. */
export function fileRefusal(error: unknown, address: string): StoreError {
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (isFull(error)) return new StoreError('store.full', { address }, error);
  if (code === 'ENOENT' && syscall === 'copyfile') return new StoreError('store.empty', { address }, error);
  return new StoreError('store.unreachable', { address, reason: REASONS[code] ?? 'denied' }, error);
}
