/**
 * Where tests put their files: in memory, where the machine has such a folder with room enough, since a database waits for the disk at
 * every change. Whatever is asked of the disk is asked as ever; only a fall of the whole machine, which no test brings about, is another
 * thing there.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for whatever is temporary. */
    folder: string;
  }
}

const IN_MEMORY = '/dev/shm';
const ENOUGH = 2 * 1024 ** 3;

export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(temporary(), 'elobook-tests-'));
  // everybody's, as such folders are: some tests look at files as another user
  chmodSync(folder, 0o1777);
  project.provide('folder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** In memory, or where temporary files otherwise are. */
export const temporary = (): string => (hasRoom() ? IN_MEMORY : tmpdir());

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ENOUGH;
  } catch {
    return false;
  }
}
