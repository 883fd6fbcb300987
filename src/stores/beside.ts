/**
 * The files that SQLite keeps next to a database: its write-ahead log (`-wal`) with an index (`-shm`), or the journal
 * that undoes an interrupted change (`-journal`). They belong to a database only by name. If one is left behind without
 * its database, SQLite applies it to the next file of that name, and ruins that; next to an empty file it deletes it.
 * Yet it may be all that is left of an office.
 */
import { lstatSync, type Stats } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StoreError } from './errors.ts';

const LOGS = ['-wal', '-journal'] as const;

/** What cannot be inspected cannot be opened either, and the attempt to open it reports that. */
function seen(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The path of a log at this place that is not known to be empty. */
export const leftoverLog = (place: string): string | undefined =>
  LOGS.map((ending) => place + ending).find((path) => {
    const file = seen(path);
    return file !== undefined && !(file.isFile() && file.size === 0);
  });

/**
 * A new database is created only where no log of an earlier one is left. `address`: the caller's name for the place.
 */
export function refuseOldLog(place: string, address: string): void {
  const log = leftoverLog(place);
  if (log === undefined) return;
  const file = resolve(address) === place ? address + log.slice(place.length) : log;
  throw new StoreError('store.old-log', { address, file });
}

/**
 * Empty logs are deleted: a process that still has them open, for a database that was removed, must not share them with
 * the new one.
 */
export async function clearLogs(place: string, address: string): Promise<void> {
  refuseOldLog(place, address);
  for (const ending of [...LOGS, '-shm']) await rm(place + ending, { force: true });
}
