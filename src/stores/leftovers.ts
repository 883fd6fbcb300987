/**
 * Drafts and copies, which a process creates and removes again unless it is killed. Their names identify the process:
 * the next process to create one removes those of dead processes. They contain names and birth dates, so they must not
 * stay.
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

/**
 * Field 22 of Linux's information on a process, its start time: process numbers are reused, but not with the same start
 * time.
 */
const STARTED = 22;
/** The first field after the name, which may contain anything. */
const AFTER_NAME = 3;

/** When a process started; empty if unknown. */
const startOf = (pid: number): string => {
  const stat = textOf(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[STARTED - AFTER_NAME] ?? '';
};

/** The scope in which a process number is unique: a machine since its start, or a container on it. */
const AMONG = createHash('sha256')
  .update(hostname())
  .update(textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')))
  .update(textOf(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 8);

const OWN_MARK = `${process.pid}.${startOf(process.pid)}.${AMONG}`;
const MARK = /^(\d+)\.(\d*)\.([0-9a-f]{8})(?:[-.]|$)/;

/** `PREFIX` followed by the mark of this process. */
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

/** Milliseconds after which an untouched file counts as left over, where its process cannot be checked. */
const UNTOUCHED = 3_600_000;

/** Whether it belongs to a process that no longer runs. */
async function isLeft(path: string, mark: string): Promise<boolean> {
  const [, pid, start, among] = MARK.exec(mark) as unknown as readonly [string, string, string, string];
  const { uid } = await lstat(path);
  if (process.getuid !== undefined && uid !== process.getuid()) return false;
  if (among === AMONG) return !isAlive(Number(pid), start);
  return Date.now() - (await lastTouched(path)) > UNTOUCHED;
}

/** A folder's own time does not change while its files grow. */
async function lastTouched(path: string): Promise<number> {
  const inside = await readdir(path).catch(() => []);
  const times = await Promise.all([path, ...inside.map((name) => join(path, name))].map((each) => lstat(each)));
  return Math.max(...times.map(({ mtimeMs }) => mtimeMs));
}

/** Removes what dead processes have left under this prefix. What cannot be removed stays. */
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

/** A new folder whose name starts with this; left-over ones are removed first. */
export async function draftFolder(beginning: string): Promise<string> {
  const folder = dirname(beginning);
  await removeLeftovers(folder, beginning.slice(folder.length).replace(/^[/\\]/, ''));
  return mkdtemp(`${markedName(beginning)}-`);
}

const TEMPORARY = 'elobook-';

/** The same in the system's folder for temporary files. */
export const temporaryFolder = (): Promise<string> => draftFolder(join(tmpdir(), TEMPORARY));

/** Removes left-over temporary files. */
export const removeTemporary = (): Promise<void> => removeLeftovers(tmpdir(), TEMPORARY);
