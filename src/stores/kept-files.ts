/** The folder next to a database file in which a server caches files of lists, and how it is emptied. */
import { readdir, rm } from 'node:fs/promises';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileRefusal } from './errors.ts';
import { isServer } from './open.ts';

const BESIDE = '-files';

const realOf = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
};

/** `office.db-files`, next to the file itself if the path is a link; undefined where the database is not a file. */
export const keptFilesOf = (address: string): string | undefined =>
  address === ':memory:' || isServer(address) ? undefined : `${realOf(address)}${BESIDE}`;

/** Deletes the content of the folder, but not the folder. Throws a `StoreError`. */
export async function emptyKeptFiles(folder: string, address: string): Promise<void> {
  try {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    for (const name of names) await rm(join(folder, name), { recursive: true, force: true });
  } catch (error) {
    throw fileRefusal(error, address);
  }
}
