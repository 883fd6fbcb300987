/** The public keys of the office, as its entries announce them. */
import { type AnnouncedKey, announcedKeys, type KeyEntry, type PublicKeys } from '../../ledger/signatures.ts';
import type { Desk, OfficeRow } from '../../ledger/store.ts';
import { readOffice, type Office } from '../office.ts';
import { KEYS_SUBJECT } from '../../ledger/rows/subjects.ts';
import { entryIn } from '../../ledger/rows/entries.ts';

export { publicKeysText } from '../../ledger/signatures.ts';

export async function keysOf(desk: Desk): Promise<readonly AnnouncedKey[]> {
  const entries = await desk.entriesAbout(KEYS_SUBJECT);
  return announcedKeys(entries.map((entry) => entryIn(entry) as KeyEntry));
}

/** The office's published keys, with which others can check its lists. */
export const publicKeys = (office: Office): Promise<PublicKeys> =>
  readOffice(office, async (desk) => ({
    office: ((await desk.office()) as OfficeRow).name,
    keys: await keysOf(desk),
  }));
