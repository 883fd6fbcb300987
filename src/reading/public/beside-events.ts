import type { EntryKind, EntryJson } from '../../ledger/entries.ts';
import type { Desk, PoolRow, StoredEntry } from '../../ledger/store.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { personSubject } from '../../ledger/rows/subjects.ts';
import { revokedDecisions } from '../../rating/decisions.ts';

/** What changed a rating besides the events. */
export interface ChangeBesideEvents {
  readonly kind: 'decision' | 'merge' | 'split' | 'brought';
  readonly day: string;
  readonly entry: number;
  readonly by?: string;
  readonly indicator?: string;
  readonly old?: EntryJson;
  readonly new?: EntryJson;
}

const BETWEEN: Readonly<Partial<Record<EntryKind, ChangeBesideEvents['kind']>>> = {
  'standing.decided': 'decision',
  'persons.merged': 'merge',
  'persons.split': 'split',
  'standings.brought': 'brought',
};

/** What the entries about a player between the list before and this one say. */
export async function betweenLists(
  desk: Desk,
  { pool }: PoolRow,
  person: number,
  lists: readonly { readonly date: string; readonly no: number }[],
  date: string | null,
): Promise<readonly ChangeBesideEvents[]> {
  const upTo = lists.find((list) => list.date === date)?.no ?? Number.MAX_SAFE_INTEGER;
  const from = lists.findLast((list) => date === null || list.date < date)?.no ?? 0;
  const revoked = await revokedDecisions(desk, { pool });
  return (await desk.entriesAbout(personSubject(person))).flatMap((entry): readonly ChangeBesideEvents[] => {
    const kind = BETWEEN[entry.kind];
    if (kind === undefined || entry.no <= from || entry.no > upTo || revoked.has(entry.no)) return [];
    return said(entry, kind, pool);
  });
}

function said(entry: StoredEntry, kind: ChangeBesideEvents['kind'], pool: string): readonly ChangeBesideEvents[] {
  const { no, time } = entry;
  const data = entryData<'standing.decided'>(entry);
  const between = { kind, day: time.slice(0, 10), entry: no };
  if (kind === 'brought' || kind === 'decision') {
    if (data.pool !== pool) return [];
  }
  if (kind !== 'decision') return [between];
  const { by, indicator, old, new: now, on } = data;
  return [{ ...between, day: on, by, indicator, old, new: now }];
}
