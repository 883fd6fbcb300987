/** On the disk, so that a loss of power does not take it back. */
import { open } from 'node:fs/promises';

export async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  await file.sync().finally(() => file.close());
}

/** How systems say that they cannot do this with a folder, or not with this one. */
const CANNOT = ['EACCES', 'EBADF', 'EINVAL', 'EISDIR', 'ENOSYS', 'ENOTSUP', 'EPERM'];

/** The names in a folder: a file that was renamed has its new name for good only then. */
export async function syncFolder(folder: string): Promise<void> {
  try {
    await syncFile(folder);
  } catch (error) {
    if (!CANNOT.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
