/** Where the key lies of those who were erased and are remembered, by options and environment. */
import type { MemoryHolder } from '../desk/memory-holder.ts';
import { memoryFileOf } from './key-files.ts';

export async function memoryHolderOf(options: object): Promise<MemoryHolder | undefined> {
  const file = memoryFileOf(options);
  return file === undefined ? undefined : (await import('../desk/memory/memory-file.ts')).memoryFile(file);
}
