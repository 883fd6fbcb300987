/** The place of the office's private key, by options and environment. */
import type { KeyHolder } from '../desk/keys/holder.ts';
import { addressOf, optionText, isServerAddress, environmentValue } from './given.ts';

/** `--key FILE`; otherwise the key itself in `ELOBOOK_KEY`, a file in `ELOBOOK_KEY_FILE`, or one beside the database. */
export async function keyHolderOf(options: object): Promise<KeyHolder | undefined> {
  const { fixedKeyHolder } = await import('../desk/keys/holder.ts');
  const file = optionText(options, 'key');
  if (file !== undefined) return guardedFile(file, options);
  const key = environmentValue('ELOBOOK_KEY');
  if (key !== undefined) return fixedKeyHolder(key, 'ELOBOOK_KEY');
  const address = addressOf(options);
  const usual = environmentValue('ELOBOOK_KEY_FILE') ?? (isServerAddress(address) ? undefined : `${address}.key`);
  return usual === undefined ? undefined : guardedFile(usual, options);
}

/** A key is not written over a database, nor beside one in the place of its log. */
async function guardedFile(file: string, options: object): Promise<KeyHolder> {
  const { keyFile } = await import('../desk/keys/key-file.ts');
  const { findingAgainst } = await import('./guard.ts');
  const holder = keyFile(file);
  return {
    ...holder,
    write: async (keys) => (await findingAgainst(file, options, ['office-key'])) ?? holder.write?.(keys),
  };
}
