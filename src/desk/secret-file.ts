/** What key files share: who may read them, the system's errors, and flushing to disk. */
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

/** The system's error code; any other error is internal. */
export function codeOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === undefined) throw error;
  return code;
}

export const keyProblemOf = (code: string): KeyProblem => PROBLEMS[code] ?? 'other';

/** The permissions of everybody but the owner. Windows has others, which are not checked here. */
export const permissionsOfOthers = (mode: number): number => (process.platform === 'win32' ? 0 : mode & 0o077);

/** Bytes: larger than any key. */
export const LONGEST = 65_536;

/** Longer names leave no room for the prefix and suffix of a draft. */
const NAME_LENGTH = 200;

/**
 * Writes a draft that `put` moves into place only when it is complete and flushed to disk; resolves to the system's
 * error, if any. The draft has a unique name, and one left by a killed process is removed.
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
