/** Imported ratings that no longer count. */
import { entryData } from '../ledger/rows/entries.ts';
import { IMPORTS_SUBJECT } from '../ledger/rows/subjects.ts';
import type { Desk } from '../ledger/store.ts';

/** Entries whose ratings were undone, up to an entry: during a replay the store already holds later ones. */
export async function entriesTakenBack(desk: Desk, upTo = Number.MAX_SAFE_INTEGER): Promise<ReadonlySet<number>> {
  const undone = (await desk.entriesAbout(IMPORTS_SUBJECT)).filter(
    ({ kind, no }) => kind === 'import.undone' && no <= upTo,
  );
  return new Set(undone.flatMap((entry) => entryData<'import.undone'>(entry).brought));
}
