/** The only wiring to the outside: the store at an address, the machine's clock, and its chance. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../core/finding.ts';
import type { Store } from '../ledger/store.ts';
import { StoreError } from '../stores/errors.ts';
import { openStore } from '../stores/store.ts';
import type { Office } from './change.ts';

export const DEFAULT_ADDRESS = 'elobook.db';

export interface WireOptions {
  readonly clock?: Office['clock'];
  readonly random?: Office['random'];
  /** Whether a database that is not there is made. */
  readonly create?: 'if-missing' | 'never';
}

/** Opens the office at an address: a file, or `postgres://…`. Whoever opens it closes its store. */
export async function openOffice(address: string, options: WireOptions = {}): Promise<Office> {
  const { clock = Date.now, random = (size: number) => new Uint8Array(randomBytes(size)), create } = options;
  return { store: await openStore(address, create === undefined ? {} : { create }), clock, random };
}

/** What a database says against what was asked of it; undefined where the error is our own. */
export const storeFinding = (error: unknown): Finding | undefined =>
  error instanceof StoreError ? error.finding() : undefined;

/** An empty store for work that leaves nothing behind. */
export async function withScratchStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'elobook-scratch-'));
  try {
    const store = await openStore(join(folder, 'scratch.db'));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
