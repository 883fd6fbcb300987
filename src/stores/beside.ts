/**
 * What SQLite keeps beside a database: its log (`-wal`) with an index (`-shm`), or that by which a change that was broken off is
 * undone (`-journal`). They belong to a database by their names alone. Where one was left without its database, SQLite would carry
 * it out on the next file of that name, and ruin it; beside an empty file it deletes it. Yet it may be all that is left of an office.
 */
import { lstatSync, type Stats } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { StoreError } from './errors.ts';

const LOGS = ['-wal', '-journal'] as const;

/** What may not be looked at may not be opened either, and whoever tries is told so. */
function seen(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The path of a log at this place that holds something, or may: anything but an empty file. */
export const leftoverLog = (place: string): string | undefined =>
  LOGS.map((ending) => place + ending).find((path) => {
    const file = seen(path);
    return file !== undefined && !(file.isFile() && file.size === 0);
  });

/** A new database comes only where no log of an earlier one lies. `address`: what whoever asks calls the place. */
export function refuseOldLog(place: string, address: string): void {
  const log = leftoverLog(place);
  if (log === undefined) return;
  const file = resolve(address) === place ? address + log.slice(place.length) : log;
  throw new StoreError('store.old-log', { address, file });
}

/** Without content they go: a process that still has them open, for a database that was taken away, must not share them with the new one. */
export async function clearLogs(place: string, address: string): Promise<void> {
  refuseOldLog(place, address);
  for (const ending of [...LOGS, '-shm']) await rm(place + ending, { force: true });
}
