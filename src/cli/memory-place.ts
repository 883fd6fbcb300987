/** Where the key lies of those who were erased and are remembered, by options and environment. */
import type { MemoryHolder } from '../office/memory/holder.ts';
import { addressOf, givenText, hasNoFile, named } from './office.ts';

/** `--memory-key FILE`, else a file in `ELOBOOK_MEMORY_KEY_FILE`, else beside the private key, where that is a file. */
function memoryFileOf(options: object): string | undefined {
  const address = addressOf(options);
  const beside = named('ELOBOOK_KEY_FILE')?.replace(/\.key$/, '') ?? (hasNoFile(address) ? undefined : address);
  const usual = named('ELOBOOK_MEMORY_KEY_FILE') ?? (beside === undefined ? undefined : `${beside}.memory`);
  return givenText(options, 'memoryKey') ?? usual;
}

/** Every file that is, or would be, the place of such a key: of the office that is asked for, and of the usual one. */
export const memoryFilesOf = (options: object): readonly string[] =>
  [memoryFileOf(options), memoryFileOf({})].filter((each) => each !== undefined);

export async function memoryHolderOf(options: object): Promise<MemoryHolder | undefined> {
  const file = memoryFileOf(options);
  return file === undefined ? undefined : (await import('../office/memory/memory-file.ts')).memoryFile(file);
}
