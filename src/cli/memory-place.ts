/** The place of the memory key, by options and environment. */
import type { MemoryHolder } from '../desk/memory-holder.ts';
import { memoryFileOf } from './key-files.ts';

export async function memoryHolderOf(options: object): Promise<MemoryHolder | undefined> {
  const file = memoryFileOf(options);
  return file === undefined ? undefined : (await import('../desk/memory/memory-file.ts')).memoryFile(file);
}
