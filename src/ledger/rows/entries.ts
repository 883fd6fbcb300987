/** What entries say, and entries one after another. */
import type { Entry } from '../chain.ts';
import type { EntryKind, EntryKinds } from '../entries.ts';
import type { Desk, StoredEntry } from '../store.ts';

export const entryData = <K extends EntryKind>({ text }: Pick<StoredEntry, 'text'>): EntryKinds[K] =>
  (JSON.parse(text) as Entry<K, EntryKinds[K]>).data;

/**
 * What stands before the standings that were brought, by the order of the canonical form: they may be those of ten thousand players, and are not
 * read. No text has quotation marks that are not escaped, so that nothing else looks like the member.
 */
export function broughtHead({ text }: Pick<StoredEntry, 'text'>): Omit<EntryKinds['standings.brought'], 'standings'> {
  const head = text.slice(0, text.indexOf(',"standings":['));
  return (JSON.parse(`${head}}}`) as Entry<'standings.brought', EntryKinds['standings.brought']>).data;
}

/** Why it was posted, where somebody said so. */
export const groundOf = ({ text }: Pick<StoredEntry, 'text'>): string | undefined =>
  (JSON.parse(text) as { readonly ground?: string }).ground;

/** One after another, both ends included. */
export async function* entriesBetween(desk: Desk, from: number, to: number): AsyncGenerator<StoredEntry> {
  for await (const batch of desk.entriesFrom(from)) {
    for (const entry of batch) {
      if (entry.no > to) return;
      yield entry;
    }
  }
}
