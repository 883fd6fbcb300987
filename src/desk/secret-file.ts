/** What files with keys have in common: who may read them, what the system says against them, and that they are on the disk. */
import { open } from 'node:fs/promises';
import type { KeyProblem } from '../explain/desk-findings/keys.ts';

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
export const NAME_LENGTH = 200;

export async function writeSynced(name: string, text: string): Promise<void> {
  const file = await open(name, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
}
