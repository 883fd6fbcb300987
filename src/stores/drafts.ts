/**
 * Databases beside the office's own: a new one that takes its place only when it is complete, and a copy of one that is not
 * to be touched. Whatever they have to say, they say under the name that was asked for.
 */
import { constants } from 'node:fs';
import { chmod, copyFile, link, open, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Store } from '../ledger/store.ts';
import { fileRefusal, StoreError } from './errors.ts';
import { draftFolder, removeLeft, temporaryFolder } from './leftovers.ts';
import { isServer } from './open.ts';
import { openStore } from './store.ts';

/** Longer names leave no room for what is put before and behind them. */
const NAME_LENGTH = 200;
const PRIVATE = 0o600;

export interface NewStore {
  readonly store: Store;
  /** It is complete: closes it. False where something else has come to stand in its place meanwhile. */
  readonly keep: () => Promise<boolean>;
  /** It is not wanted: closes it, and leaves nothing of a file that was not there before. */
  readonly drop: () => Promise<void>;
}

export const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const draftPrefix = (place: string): string => `.${basename(place).slice(0, NAME_LENGTH)}-`;

/** A process that was killed may have left a draft, also where the place was taken already. */
export async function removeDrafts(address: string): Promise<void> {
  const place = resolve(address);
  if (!isServer(address)) await removeLeft(dirname(place), draftPrefix(place));
}

/** The store at an address, to be filled. Where there is no file yet, it is written beside its place. `private`: only its owner reads it. */
export async function openNewStore(address: string, who: 'everybody' | 'private' = 'everybody'): Promise<NewStore> {
  const place = resolve(address);
  await removeDrafts(address);
  if (isServer(address) || address === '' || address === ':memory:' || (await isThere(place))) {
    const store = await openStore(address);
    return { store, keep: () => store.close().then(() => true), drop: () => store.close() };
  }
  const folder = await made(draftFolder(join(dirname(place), draftPrefix(place))), address);
  const draft = join(folder, 'draft.db');
  const gone = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const store = called(draft, address, await openStore(draft));
    return {
      store,
      keep: async () => {
        await store.close();
        if (who === 'private') await chmod(draft, PRIVATE);
        const isKept = await moved(draft, place);
        await gone();
        return isKept;
      },
      drop: () => store.close().then(gone),
    };
  } catch (error) {
    await gone();
    throw renamed(error, draft, address);
  }
}

/** A copy of the database in a file, on which work leaves the file as it is. */
export async function withCopy<T>(file: string, work: (store: Store) => Promise<T>): Promise<T> {
  const folder = await made(temporaryFolder(), tmpdir());
  const copy = join(folder, 'copy.db');
  try {
    await copyFile(file, copy, constants.COPYFILE_FICLONE).catch((error) => {
      throw fileRefusal(error, (error as NodeJS.ErrnoException).code === 'ENOSPC' ? tmpdir() : file);
    });
    // what was last written to it may still be in its log
    if (await isThere(`${file}-wal`)) await copyFile(`${file}-wal`, `${copy}-wal`);
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

const made = (folder: Promise<string>, address: string): Promise<string> =>
  folder.catch((error) => {
    throw fileRefusal(error, address);
  });

/** To the disk, then to its place in one step, and never over something. */
async function moved(draft: string, place: string): Promise<boolean> {
  await synced(draft);
  try {
    await link(draft, place);
  } catch {
    // there is something, or the disk knows no links
    if (await isThere(place)) return false;
    await rename(draft, place);
  }
  // some systems cannot open a folder
  await synced(dirname(place)).catch(() => undefined);
  return true;
}

async function synced(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync();
  await file.close();
}

/** What a draft has to say, as if it were in its place, where nothing is yet; what others have to say stays. */
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
