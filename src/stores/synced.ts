/** Flushes files to disk, so that they survive a power failure. */
import { open } from 'node:fs/promises';

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/** Error codes of systems that cannot flush a folder, or not this one. */
const CANNOT = ['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'ENOSYS', 'ENOTSUP', 'EPERM'];

/** The names in a folder: only then has a renamed file its new name for good. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await syncFile(folder);
  } catch (error) {
    if (!CANNOT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
