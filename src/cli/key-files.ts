/** Where the office's keys lie, by options and environment: files that nothing else is written over. */
import { addressOf, optionText, isServerAddress, environmentValue } from './given.ts';

/** Every file that is, or would be, the place of a private key: of the office that is asked for, and of the usual one. */
export function keyFilesOf(options: object): readonly string[] {
  const beside = [addressOf(options), addressOf({})]
    .filter((each) => !isServerAddress(each))
    .map((each) => `${each}.key`);
  return [optionText(options, 'key'), environmentValue('ELOBOOK_KEY_FILE'), ...beside].filter(
    (each) => each !== undefined,
  );
}

/** `--memory-key FILE`, else a file in `ELOBOOK_MEMORY_KEY_FILE`, else beside the private key, where that is a file. */
export function memoryFileOf(options: object): string | undefined {
  const address = addressOf(options);
  const beside =
    environmentValue('ELOBOOK_KEY_FILE')?.replace(/\.key$/, '') ?? (isServerAddress(address) ? undefined : address);
  const usual = environmentValue('ELOBOOK_MEMORY_KEY_FILE') ?? (beside === undefined ? undefined : `${beside}.memory`);
  return optionText(options, 'memoryKey') ?? usual;
}

/** The same of a key by which those are recognised who were erased: of the office that is asked for, and of the usual one. */
export const memoryFilesOf = (options: object): readonly string[] =>
  [memoryFileOf(options), memoryFileOf({})].filter((each) => each !== undefined);
