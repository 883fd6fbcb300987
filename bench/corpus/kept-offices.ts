/**
 * Offices that several measurements of a run start from, made once in the folder of the run: the form of the store may have
 * changed since the run before. Whoever changes one copies it first.
 */
import { copyFileSync, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Setting } from '../frame/setting.ts';
import { openedOffice, takenIn } from './office.ts';
import { world } from './world.ts';

/** With the players of the list, on the first of the month. */
export async function officeWithPlayers({ folder, world: size, tell }: Setting): Promise<string> {
  return made(join(folder, `players-${size.players}-${size.files}.db`), (draft) =>
    openedOffice(draft, world(size, tell).list, tell),
  );
}

/** The same after the month: its events, and its list. */
export async function officeWithMonth(setting: Setting): Promise<string> {
  const { folder, world: size, tell } = setting;
  const before = await officeWithPlayers(setting);
  return made(join(folder, `month-${size.players}-${size.files}.db`), async (draft) => {
    copyFileSync(before, draft);
    await takenIn(draft, world(size, tell).files, tell);
  });
}

async function made(address: string, make: (draft: string) => Promise<unknown>): Promise<string> {
  if (existsSync(address)) return address;
  const draft = `${address}.draft`;
  await make(draft);
  renameSync(draft, address);
  return address;
}

/** A copy that may be changed. */
export function copyOf(address: string, name: string): string {
  const copy = join(address, '..', name);
  copyFileSync(address, copy);
  return copy;
}

/** In MB, with what SQLite has beside the file. */
export const databaseSize = (address: string): number =>
  ['', '-wal', '-shm'].reduce((sum, end) => sum + (existsSync(address + end) ? statSync(address + end).size : 0), 0) /
  1e6;
