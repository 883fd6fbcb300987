/** The places of the office's keys, by options and environment: files that are never overwritten. */
import { addressOf, optionText, isServerAddress, environmentValue } from './given.ts';

/** Every file that is, or could be, the place of a private key: of the requested office, and of the default one. */
export function keyFilesOf(options: object): readonly string[] {
  const beside = [addressOf(options), addressOf({})]
    .filter((each) => !isServerAddress(each))
    .map((each) => `${each}.key`);
  return [optionText(options, 'key'), environmentValue('ELOBOOK_KEY_FILE'), ...beside].filter(
    (each) => each !== undefined,
  );
}

/** `--memory-key FILE`, otherwise a file in `ELOBOOK_MEMORY_KEY_FILE`, otherwise beside the private key, if that is a file. */
export function memoryFileOf(options: object): string | undefined {
  const address = addressOf(options);
  const beside =
    environmentValue('ELOBOOK_KEY_FILE')?.replace(/\.key$/, '') ?? (isServerAddress(address) ? undefined : address);
  const usual = environmentValue('ELOBOOK_MEMORY_KEY_FILE') ?? (beside === undefined ? undefined : `${beside}.memory`);
  return optionText(options, 'memoryKey') ?? usual;
}

/** The same for a memory key: of the requested office, and of the default one. */
export const memoryFilesOf = (options: object): readonly string[] =>
  [memoryFileOf(options), memoryFileOf({})].filter((each) => each !== undefined);
