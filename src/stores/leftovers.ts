/**
 * Drafts and copies that a process makes and removes again, unless it is killed. Their names say whose they are: whoever makes
 * the next one removes those of processes that are no more. They hold names and birth dates, so they must not stay.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const textOf = (read: () => string): string => {
  try {
    return read();
  } catch {
    return '';
  }
};

/** Field 22 of what Linux tells of a process; numbers of processes come again, but not with the same beginning. */
const STARTED = 22;
/** The first field after the name, which may hold anything. */
const AFTER_NAME = 3;

/** When a process began; empty where there is no telling. */
const startOf = (pid: number): string => {
  const stat = textOf(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[STARTED - AFTER_NAME] ?? '';
};

/** Within it a number means one process at a time: a machine since it was started, or a container on it. */
const AMONG = createHash('sha256')
  .update(hostname())
  .update(textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')))
  .update(textOf(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 8);

const OWN_MARK = `${process.pid}.${startOf(process.pid)}.${AMONG}`;
const MARK = /^(\d+)\.(\d*)\.([0-9a-f]{8})(?:[-.]|$)/;

/** A name beside others: `PREFIX` and the mark of this process. */
export const markedName = (prefix: string): string => `${prefix}${OWN_MARK}`;

function isAlive(pid: number, start: string): boolean {
  const now = startOf(pid);
  if (now !== '') return now === start;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Milliseconds after which what nobody touches is nobody's, where its process cannot be asked after. */
const UNTOUCHED = 3_600_000;

/** Whether it is of a process that is no more. */
async function isLeft(path: string, mark: string): Promise<boolean> {
  const [, pid, start, among] = MARK.exec(mark) as unknown as readonly [string, string, string, string];
  const { uid } = await lstat(path);
  if (process.getuid !== undefined && uid !== process.getuid()) return false;
  if (among === AMONG) return !isAlive(Number(pid), start);
  return Date.now() - (await lastTouched(path)) > UNTOUCHED;
}

/** A folder itself is not touched where its files grow. */
async function lastTouched(path: string): Promise<number> {
  const inside = await readdir(path).catch(() => []);
  const times = await Promise.all([path, ...inside.map((name) => join(path, name))].map((each) => lstat(each)));
  return Math.max(...times.map(({ mtimeMs }) => mtimeMs));
}

/** Removes what processes that are no more have left under this prefix. What cannot be removed stays. */
export async function removeLeftovers(folder: string, prefix: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(prefix) || !MARK.test(name.slice(prefix.length))) continue;
    const path = join(folder, name);
    try {
      if (await isLeft(path, name.slice(prefix.length))) await rm(path, { recursive: true, force: true });
    } catch {
      // somebody else was faster, or it may not be touched
    }
  }
}

/** A new folder whose name begins like this; those that were left there before are gone. */
export async function draftFolder(beginning: string): Promise<string> {
  const folder = dirname(beginning);
  await removeLeftovers(folder, beginning.slice(folder.length).replace(/^[/\\]/, ''));
  return mkdtemp(`${markedName(beginning)}-`);
}

const TEMPORARY = 'elobook-';

/** The same among the temporary files. */
export const temporaryFolder = (): Promise<string> => draftFolder(join(tmpdir(), TEMPORARY));

/** Removes what was left among the temporary files. */
export const removeTemporary = (): Promise<void> => removeLeftovers(tmpdir(), TEMPORARY);
