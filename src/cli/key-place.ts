/** Where the office's private key lies, by options and environment. */
import type { KeyHolder } from '../office/keys/holder.ts';
import { addressOf, givenText } from './office.ts';

const named = (variable: string): string | undefined => process.env[variable] || undefined;

/** A server, or a database that is gone when it is closed: there is nothing to lie beside. */
const NO_FILE = /^(?:[a-z][a-z0-9+.-]+:\/\/|:memory:$)/i;

/** `--key FILE`; else the key itself in `ELOBOOK_KEY`, a file in `ELOBOOK_KEY_FILE`, or one beside the database. */
export async function keyHolderOf(options: object): Promise<KeyHolder | undefined> {
  const { givenKey } = await import('../office/keys/holder.ts');
  const { keyFile } = await import('../office/keys/key-file.ts');
  const file = givenText(options, 'key');
  if (file !== undefined) return keyFile(file);
  const key = named('ELOBOOK_KEY');
  if (key !== undefined) return givenKey(key, 'ELOBOOK_KEY');
  const address = addressOf(options);
  const usual = named('ELOBOOK_KEY_FILE') ?? (NO_FILE.test(address) ? undefined : `${address}.key`);
  return usual === undefined ? undefined : keyFile(usual);
}
