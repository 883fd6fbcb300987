/** What entries say, and entries one after another. */
import type { Entry } from '../chain.ts';
import type { EntryKind, EntryKinds } from '../entries.ts';
import type { Desk, KeptEntry } from '../store.ts';

export const dataOf = <K extends EntryKind>({ text }: Pick<KeptEntry, 'text'>): EntryKinds[K] =>
  (JSON.parse(text) as Entry<K, EntryKinds[K]>).data;

/** One after another, both ends included. */
export async function* entriesBetween(desk: Desk, from: number, to: number): AsyncGenerator<KeptEntry> {
  for await (const batch of desk.entriesFrom(from)) {
    for (const entry of batch) {
      if (entry.no > to) return;
      yield entry;
    }
  }
}
