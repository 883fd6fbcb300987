/** What files with keys have in common: who may read them, what the system says against them, and that they are on the disk. */
import { open, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { KeyProblem } from '../explain/desk-findings/keys.ts';
import { markedName, removeLeftovers, syncFolder } from './leftovers.ts';

const PROBLEMS: Readonly<Record<string, KeyProblem>> = {
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'denied',
  EISDIR: 'folder',
  ENOENT: 'no-folder',
  ENOTDIR: 'no-folder',
  ENOSPC: 'full',
  EDQUOT: 'full',
};

/** What the system says; an error that is not the system's is our own. */
export function codeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code;
}

export const keyProblemOf = (code: string): KeyProblem => PROBLEMS[code] ?? 'other';

/** The rights of everybody but the owner. Windows has others, which are not seen here. */
export const othersOf = (mode: number): number => (process.platform === 'win32' ? 0 : mode & 0o077);

/** So large is no key. */
export const LONGEST = 65_536;

/** Longer names leave no room for what is put before and behind them. */
const NAME_LENGTH = 200;

/**
 * Writes a file that takes its place by `put` only when it is complete and on the disk; what the system says against it, else
 * nothing. The draft has a name that is nobody else's, and what a process that was killed has left of one goes.
 */
export async function writeInPlace(
  place: string,
  text: string,
  put: (draft: string) => Promise<void>,
): Promise<KeyProblem | undefined> {
  const [folder, prefix] = [dirname(place), `.${basename(place).slice(0, NAME_LENGTH)}.`];
  const draft = join(folder, `${markedName(prefix)}.part`);
  try {
    await removeLeftovers(folder, prefix);
    try {
      await writeSynced(draft, text);
      await put(draft);
    } finally {
      await rm(draft, { force: true });
    }
    await syncFolder(folder);
    return undefined;
  } catch (error) {
    return keyProblemOf(codeOf(error));
  }
}

async function writeSynced(name: string, text: string): Promise<void> {
  const file = await open(name, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
