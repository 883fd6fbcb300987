/** The folder beside a database's file in which a server keeps files of lists, and how it is emptied. */
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

/** `office.db-files`, beside the file itself where a link points to it; undefined where the database is no file. */
export const keptFilesOf = (address: string): string | undefined =>
  address === ':memory:' || isServer(address) ? undefined : `${realOf(address)}${BESIDE}`;

/** Nothing that lies in the folder stays; the folder does. Throws a `StoreError`. */
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
