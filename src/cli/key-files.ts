/** Where the office's keys lie, by options and environment: files that nothing else is written over. */
import { addressOf, givenText, hasNoFile, named } from './given.ts';

/** Every file that is, or would be, the place of a private key: of the office that is asked for, and of the usual one. */
export function keyFilesOf(options: object): readonly string[] {
  const beside = [addressOf(options), addressOf({})].filter((each) => !hasNoFile(each)).map((each) => `${each}.key`);
  return [givenText(options, 'key'), named('ELOBOOK_KEY_FILE'), ...beside].filter((each) => each !== undefined);
}

/** `--memory-key FILE`, else a file in `ELOBOOK_MEMORY_KEY_FILE`, else beside the private key, where that is a file. */
export function memoryFileOf(options: object): string | undefined {
  const address = addressOf(options);
  const beside = named('ELOBOOK_KEY_FILE')?.replace(/\.key$/, '') ?? (hasNoFile(address) ? undefined : address);
  const usual = named('ELOBOOK_MEMORY_KEY_FILE') ?? (beside === undefined ? undefined : `${beside}.memory`);
  return givenText(options, 'memoryKey') ?? usual;
}

/** The same of a key by which those are recognised who were erased: of the office that is asked for, and of the usual one. */
export const memoryFilesOf = (options: object): readonly string[] =>
  [memoryFileOf(options), memoryFileOf({})].filter((each) => each !== undefined);
