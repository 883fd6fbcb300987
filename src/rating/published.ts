/** What the entry of a sealed list says. */
import type { EntryKinds } from '../ledger/entries.ts';
import type { Desk, StoredEntry, ListRow } from '../ledger/store.ts';
import { entryData } from '../ledger/rows/entries.ts';

export type Published = EntryKinds['list.published'];

/** By the hash of the entry, so that it is the same in any office. For a world month it names ten thousand events. */
const known = new Map<string, Published>();
const KEPT = 8;

export async function publishedAs(desk: Desk, { no }: Pick<ListRow, 'no'>): Promise<Published> {
  const { hash, text } = (await desk.entry(no)) as StoredEntry;
  const data = known.get(hash) ?? entryData<'list.published'>({ text });
  known.delete(hash);
  known.set(hash, data);
  const [oldest] = known.keys();
  if (known.size > KEPT) known.delete(oldest as string);
  return data;
}
