/** How entries of one kind are carried out. */
import type { EntryKind } from '../ledger/entries.ts';
import type { WritingDesk } from '../ledger/store.ts';
import type { Posted } from '../ledger/rows/posting.ts';

/** Takes a run of entries of one kind, so that a thousand of them are written at once. */
export type Projection<K extends EntryKind> = (desk: WritingDesk, entries: readonly Posted<K>[]) => Promise<void>;

/** One entry at a time: several of a run may concern the same row. */
export const projectOneByOne =
  <K extends EntryKind>(carryOut: (desk: WritingDesk, entry: Posted<K>) => Promise<void>): Projection<K> =>
  async (desk, entries) => {
    for (const entry of entries) await carryOut(desk, entry);
  };
