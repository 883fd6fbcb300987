/**
 * Databases other than the office's own: a new one that takes its place only when it is complete, and a copy of one
 * that must not be touched. Their errors name the address that the caller asked for.
 */
import { constants } from 'node:fs';
import { chmod, copyFile, link, readlink, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { LedgerHead, Store } from '../ledger/store.ts';
import { clearLogs, leftoverLog, refuseOldLog } from './beside.ts';
import { readingDesk } from './desk.ts';
import { OPEN_DEFAULTS } from './engine.ts';
import { fileRefusal, isFull, StoreError } from './errors.ts';
import { draftFolder, removeLeftovers, temporaryFolder } from './leftovers.ts';
import { isServer } from './open.ts';
import { MIGRATIONS, openStore, storeOver } from './store.ts';
import type { Tables } from './tables.ts';
import { syncFile, syncFolder } from './synced.ts';

/** Longer names leave no room for the prefix and suffix of a draft. */
const NAME_LENGTH = 200;
const PRIVATE = 0o600;

export interface NewStore {
  readonly store: Store;
  /** Finished: closes it and moves it into place. False where something else has taken the place meanwhile. */
  readonly keep: () => Promise<boolean>;
  /** Not wanted: closes it, and leaves nothing of a file that did not exist before. */
  readonly drop: () => Promise<void>;
}

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const draftPrefix = (place: string): string => `.${basename(place).slice(0, NAME_LENGTH)}-`;

/** The longest chain of symbolic links; systems follow about as many. */
const LINKS = 40;

/** The final path of a file. A symbolic link stays, and its target is created. */
async function placeOf(address: string, links = LINKS): Promise<string> {
  const path = resolve(address);
  const target = await readlink(path).catch(() => undefined);
  return target === undefined || links === 0 ? path : placeOf(resolve(dirname(path), target), links - 1);
}

/** A process that was killed may have left a draft, even if the place was taken already. */
export async function removeDrafts(address: string): Promise<void> {
  if (isServer(address)) return;
  const place = await placeOf(address);
  await removeLeftovers(dirname(place), draftPrefix(place));
}

/**
 * A store at an address, to be filled. If there is no file yet, it is written to a draft that only its owner can read.
 */
export async function openNewStore(address: string): Promise<NewStore> {
  await removeDrafts(address);
  if (isServer(address) || address === '' || address === ':memory:' || (await isThere(address))) {
    const store = await openStore(address);
    return { store, keep: () => store.close().then(() => true), drop: () => store.close() };
  }
  const place = await placeOf(address);
  refuseOldLog(place, address);
  const folder = await made(draftFolder(join(dirname(place), draftPrefix(place))), address);
  const draft = join(folder, 'draft.db');
  const gone = (): Promise<void> => rm(folder, { recursive: true, force: true });
  const { openDraft } = await import('./sqlite.ts');
  const opened = async (): Promise<Store> => storeOver(await openDraft<Tables>(draft, MIGRATIONS, OPEN_DEFAULTS));
  try {
    const store = called(draft, address, await opened());
    return {
      store,
      keep: async () => {
        try {
          const head = await store.read((desk) => desk.head());
          await store.close();
          await refuseUnlessWhole(draft, head);
          return await moved(draft, place, address);
        } catch (error) {
          throw renamed(error, draft, address);
        } finally {
          await gone();
        }
      },
      drop: () => store.close().finally(gone),
    };
  } catch (error) {
    await gone();
    throw renamed(error, draft, address);
  }
}

/**
 * Checks the file itself, through a new connection, as the next process will find it: no log is left, all pages are
 * present and consistent, and the last entry is the expected one. This also finds what the disk lost without an error.
 * It takes about a tenth of the time of writing the file.
 */
async function refuseUnlessWhole(draft: string, head: LedgerHead): Promise<void> {
  let cause: unknown;
  try {
    if (await isWhole(draft, head)) return;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    cause = error;
  }
  throw new StoreError('store.not-whole', { address: draft }, cause);
}

async function isWhole(draft: string, head: LedgerHead): Promise<boolean> {
  if (leftoverLog(draft) !== undefined) return false;
  const { openDraft } = await import('./sqlite.ts');
  const engine = await openDraft<Tables>(draft, MIGRATIONS, { ...OPEN_DEFAULTS, create: 'never' });
  try {
    return await engine.read(async (connection) => {
      const { db } = connection;
      const { rows: sizes } = await sql<{ bytes: number }>`
        select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
      const { rows: checked } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
      return (
        sizes[0]?.bytes === (await stat(draft)).size &&
        checked[0]?.integrity_check === 'ok' &&
        isDeepStrictEqual(await readingDesk(connection).head(), head)
      );
    });
  } finally {
    await engine.close();
  }
}

/** A copy of the database in a file, so that work on it leaves the file as it is. */
export async function withCopy<T>(file: string, work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await made(temporaryFolder(), tmpdir());
  const copy = join(folder, 'copy.db');
  try {
    await copied(file, copy);
    // the last writes may still be in its log
    if (await isThere(`${file}-wal`)) await copied(`${file}-wal`, `${copy}-wal`);
    await chmod(copy, PRIVATE);
    const store = called(copy, file, await openStore(copy, { create: 'never' }));
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    throw renamed(error, copy, file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const copied = (from: string, to: string): Promise<void> =>
  copyFile(from, to, constants.COPYFILE_FICLONE).catch((error) => {
    throw fileRefusal(error, isFull(error) ? tmpdir() : from);
  });

const made = (folder: Promise<string>, address: string): Promise<string> =>
  folder.catch((error) => {
    throw fileRefusal(error, address);
  });

/** Flushed to disk, then moved to its place in one step, never replacing anything. */
async function moved(draft: string, place: string, address: string): Promise<boolean> {
  const { whileLocked } = await import('./sqlite.ts');
  try {
    await syncFile(draft);
    const linked = await whileLocked(draft, () => linkedTo(draft, place, address));
    if (linked === 'taken') return false;
    if (linked === 'no-links') {
      await clearLogs(place, address);
      await rename(draft, place);
    }
    await syncFolder(dirname(place));
    return true;
  } catch (error) {
    const isOfSystem = (error as NodeJS.ErrnoException).syscall !== undefined;
    throw isOfSystem ? fileRefusal(error, address) : error;
  }
}

/**
 * Only to a place where nothing is. Whoever opens it there waits meanwhile, so a file next to it is not theirs: either
 * an old log that appeared at the last moment, and then the new name is removed before anybody reads that log; or an
 * empty one, which is cleared.
 */
async function linkedTo(draft: string, place: string, address: string): Promise<'linked' | 'taken' | 'no-links'> {
  if (await isThere(place)) return 'taken';
  refuseOldLog(place, address);
  try {
    await link(draft, place);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EEXIST' || (await isThere(place));
    return isTaken ? 'taken' : 'no-links';
  }
  try {
    await clearLogs(place, address);
  } catch (error) {
    await rm(place);
    throw error;
  }
  return 'linked';
}

/** A draft's error, reported as if it were in its place, where nothing is yet; other errors are unchanged. */
function renamed(error: unknown, draft: string, address: string): unknown {
  if (!(error instanceof StoreError) || error.facts.address !== draft) return error;
  const facts = { ...error.facts, address, ...('outcome' in error.facts ? { outcome: 'unchanged' } : {}) };
  return new StoreError(error.code, facts as never, error);
}

/** The store of a draft under the name of its place. */
const called = (draft: string, address: string, store: Store): Store => {
  const told = async <T>(act: Promise<T>): Promise<T> => {
    try {
      return await act;
    } catch (error) {
      throw renamed(error, draft, address);
    }
  };
  return {
    kind: store.kind,
    read: (work) => told(store.read(work)),
    write: (work) => told(store.write(work)),
    purge: () => told(store.purge()),
    close: () => store.close(),
  };
};
