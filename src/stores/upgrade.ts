/**
 * A backup of a file before its tables are upgraded: it is made under the writer's lock, so that nothing can happen
 * between the copy and the upgrade; and if it cannot be made, nothing is changed.
 */
import { closeSync, openSync, statfsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isFull, StoreError } from './errors.ts';
import { draftFolder } from './leftovers.ts';
import { syncFile, syncFolder } from './synced.ts';

export interface UpgradeBackup {
  /** The folder for it; without one, next to the file; and no copy is made of a database on a server. */
  readonly folder?: string;
  /** Called after the upgrade; `file` is the backup, and undefined for a database on a server. */
  readonly onUpgraded?: (file: string | undefined) => void;
}

const PRIVATE = 0o600;
/** Copies of one version at most: somebody may return to it again and again. */
const MOST = 100;

interface OldFile {
  /** As given by the caller. */
  readonly address: string;
  readonly path: string;
  readonly version: number;
  readonly bytes: number;
  /** Writes all of it to an empty file. */
  readonly copy: (to: string) => Promise<void> | void;
}

/** Resolves to the path of the copy. */
export async function keptBeforeUpgrade(
  { address, path, version, bytes, copy }: OldFile,
  to: UpgradeBackup,
): Promise<string> {
  const folder = to.folder ?? dirname(path);
  const refusal = (reason: 'full' | 'denied', cause?: unknown): StoreError =>
    new StoreError('store.no-backup', { address, folder, reason, bytes }, cause);
  let drafts: string;
  try {
    const { bavail, bsize } = statfsSync(folder);
    if (bavail * bsize < bytes) throw refusal('full');
    drafts = await draftFolder(join(folder, `.${basename(path)}-`));
  } catch (error) {
    throw error instanceof StoreError ? error : refusal(isFull(error) ? 'full' : 'denied', error);
  }
  try {
    const draft = join(drafts, 'copy.db');
    closeSync(openSync(draft, 'wx', PRIVATE));
    await copy(draft);
    await syncFile(draft);
    const file = await named(draft, join(folder, `${basename(path)}.version-${version}`));
    await syncFolder(folder);
    return file;
  } catch (error) {
    const isNoRoom = isFull(error) || (error instanceof StoreError && error.code === 'store.full');
    throw refusal(isNoRoom ? 'full' : 'denied', error);
  } finally {
    await rm(drafts, { recursive: true, force: true });
  }
}

/** Never replaces an existing file. */
async function named(draft: string, beginning: string): Promise<string> {
  for (let nth = 1; ; nth += 1) {
    const file = `${beginning}${nth === 1 ? '' : `-${nth}`}.backup`;
    try {
      await link(draft, file);
      return file;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || nth === MOST) throw error;
    }
  }
}
