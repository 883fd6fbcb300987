/** The only connection to the outside: the store at an address, the machine's clock, and its random numbers. */
import { randomBytes } from 'node:crypto';
import type { Finding } from '../core/finding.ts';
import type { Store } from '../ledger/store.ts';
import { StoreError } from '../stores/errors.ts';
import type { JobQueue } from '../stores/job-queue.ts';
import { emptyKeptFiles, keptFilesOf } from '../stores/kept-files.ts';
import { openStore } from '../stores/store.ts';
import type { UpgradeBackup } from '../stores/upgrade.ts';
import { helpersFor } from './helper.ts';
import type { Office } from './office.ts';

export { isThere, openNewStore, removeDrafts, withCopy } from '../stores/drafts.ts';

/** The queue that passes jobs to workers on any machine: on PostgreSQL only. */
export const openJobQueue = async (address: string): Promise<JobQueue> =>
  (await import('../stores/job-queue.ts')).queueOnPostgres(address);

export { PUBLIC as DEFAULT_ROLE, publicRoleScript } from '../stores/public-role.ts';
export { startDatabaseThread } from '../stores/threads.ts';

export interface WireOptions {
  readonly clock?: Office['clock'];
  readonly random?: Office['random'];
  /** Whether a missing database is created. */
  readonly create?: 'if-missing' | 'never';
  /** How long a database server may take to connect, and for each query of a read, in milliseconds. */
  readonly patience?: number;
  /** `read-only`: nothing can be changed, and on a server this is verified. */
  readonly access?: 'read-only';
  /** How the file of an older program is backed up before an upgrade; absent: it is not. */
  readonly upgrade?: UpgradeBackup;
}

/** Opens the office at an address: a file, or `postgres://…`. The caller has to close its store. */
export async function openOffice(address: string, options: WireOptions = {}): Promise<Office> {
  const { create, access, patience, upgrade } = options;
  const opening = {
    ...(create === undefined ? {} : { create }),
    ...(access === undefined ? {} : { access }),
    ...(upgrade === undefined ? {} : { upgrade }),
  };
  const limits = patience === undefined ? {} : { connect: patience, answer: patience };
  const office = officeOver(await openStore(address, { ...opening, ...limits }), options);
  if (access === 'read-only') return office;
  const helpers = helpersFor(address);
  return { ...withKeptFiles(office, address), ...(helpers === undefined ? {} : { helpers }) };
}

/** What is purged from a database is removed from the files next to it, too. */
function withKeptFiles(office: Office, address: string): Office {
  const keptFiles = keptFilesOf(address);
  if (keptFiles === undefined) return office;
  const { store } = office;
  const purge = async (): Promise<void> => {
    await emptyKeptFiles(keptFiles, address);
    await store.purge();
  };
  return { ...office, store: { ...store, purge }, keptFiles };
}

/** The office in a store. */
export function officeOver(store: Store, options: Pick<WireOptions, 'clock' | 'random'> = {}): Office {
  const { clock, random = (size: number) => new Uint8Array(randomBytes(size)) } = options;
  return clock === undefined ? { store, clock: Date.now, clockIs: 'machine', random } : { store, clock, random };
}

/** A database error as a finding; undefined for an internal error. */
export const storeFinding = (error: unknown): Finding | undefined =>
  error instanceof StoreError ? error.finding() : undefined;

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;

/** An empty store in a temporary file, for work that leaves nothing behind, even if it is interrupted. */
export async function withScratchStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const leaves = Object.entries(SIGNALS).map(([signal, number]) => {
    // a store that is still open removes its file when the process ends
    const leave = (): never => process.exit(128 + number);
    process.once(signal, leave);
    return () => process.off(signal, leave);
  });
  try {
    const store = await openStore(':memory:', { users: 'one' });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } finally {
    for (const stay of leaves) stay();
  }
}
