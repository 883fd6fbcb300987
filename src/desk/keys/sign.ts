/** Signs list files with the key in force. */
import { currentKey, type KeyPair, listId, signatureText } from '../../ledger/signatures.ts';
import type { Desk, StoredEntry, ListRow, OfficeRow } from '../../ledger/store.ts';
import { recomputedBeside } from '../../rating/recomputed.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { keysOf } from './announced.ts';
import type { KeyHolder } from './holder.ts';
import { timeForEntry } from './new-key.ts';
import { keyFinding } from '../findings/keys.ts';

/** The data of a list file that is signed. */
interface Signable {
  readonly pool: string;
  readonly date: string;
  readonly format: string;
  readonly sha256: string;
  readonly erased: number;
  readonly initials: number;
}

/** The text of `NAME.sig` for a written list file. */
export type Signer = (file: Signable) => Promise<SignedFile>;

export interface SignedFile {
  readonly key: string;
  readonly text: string;
}

/** An office that never had a key signs nothing, which is a note; if its key is not available, that is a refusal. */
export async function signerOf(office: Office, holder: KeyHolder | undefined): Promise<Outcome<Signer>> {
  const { value: own, findings } = await readOffice(office, (desk) => keyInForce(desk, holder));
  if (own === undefined) return { findings };
  return { value: (file) => readOffice(office, (desk) => signed(office, desk, file, own)), findings };
}

/** The key in force, with its private half. */
interface OwnKey {
  readonly pair: KeyPair;
  readonly from: string;
}

export async function keyInForce(desk: Desk, holder: KeyHolder | undefined): Promise<Outcome<OwnKey>> {
  const keys = await keysOf(desk);
  if (keys.length === 0) return { findings: [keyFinding('keys.none', {}, 'note')] };
  const current = currentKey(keys);
  if (current === undefined) return refused(keyFinding('keys.none-in-force', {}));
  if (holder === undefined) return refused(keyFinding('keys.no-place', {}));
  const held = await holder.read();
  if (held.findings.length > 0) return refused(...held.findings);
  const pair = held.keys.find(({ key }) => key === current.key);
  if (pair !== undefined) return { value: { pair, from: current.from }, findings: [] };
  const seen = held.keys.map(({ key }) => key);
  return refused(keyFinding('keys.other-key', { place: holder.place, seen, expected: current.key }));
}

async function signed(
  office: Office,
  desk: Desk,
  { pool, date, format, sha256, erased, initials }: Signable,
  { pair, from }: OwnKey,
): Promise<SignedFile> {
  const { name } = (await desk.office()) as OfficeRow;
  const row = (await desk.list(pool, date)) as ListRow;
  const beside = format === 'recomputed-csv' ? await recomputedBeside(desk, row) : undefined;
  // the file of a recomputed list is about that one, and not about the published one
  const { no, digest } = beside === undefined ? row : { no: beside.entry, digest: beside.data.digest };
  const { hash } = (await desk.entry(no)) as StoredEntry;
  const list = {
    office: name,
    list: listId(pool, date),
    form: format,
    digest,
    entry: { no, hash },
    sha256,
    ...(erased === 0 ? {} : { erased }),
    ...(initials === 0 ? {} : { initials }),
  };
  const now = await timeForEntry(office, desk);
  return { key: pair.key, text: signatureText({ ...list, signed: now < from ? from : now }, pair) };
}
