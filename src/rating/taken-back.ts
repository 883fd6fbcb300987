/** Which ratings that were brought in count no more. */
import { entryData } from '../ledger/rows/entries.ts';
import { IMPORTS_SUBJECT } from '../ledger/rows/subjects.ts';
import type { Desk } from '../ledger/store.ts';

/** Numbers of the entries whose ratings were taken back, up to an entry: a replay knows later ones already. */
export async function entriesTakenBack(desk: Desk, upTo = Number.MAX_SAFE_INTEGER): Promise<ReadonlySet<number>> {
  const undone = (await desk.entriesAbout(IMPORTS_SUBJECT)).filter(
    ({ kind, no }) => kind === 'import.undone' && no <= upTo,
  );
  return new Set(undone.flatMap((entry) => entryData<'import.undone'>(entry).brought));
}
