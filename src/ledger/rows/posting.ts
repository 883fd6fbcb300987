/** Entries before they are in the ledger, and on their way into the projections. */
import type { EntryKind, EntryKinds } from '../entries.ts';
import type { Paper } from '../store.ts';

export type Posting<K extends EntryKind = EntryKind> = {
  [Each in K]: {
    readonly kind: Each;
    readonly data: EntryKinds[Each];
    /** The personal data whose digests are in the entry. */
    readonly papers?: readonly Paper[];
    /**
     * The canonical text of the data, if it is known: `data` may then lack persons and standings, which are in `memo`.
     */
    readonly written?: string;
    /** Data computed earlier, so that the projection need not repeat it. A replay has none. */
    readonly memo?: unknown;
  };
}[K];

/** An entry on its way into the projections. */
export type Posted<K extends EntryKind = EntryKind> = {
  [Each in K]: {
    readonly no: number;
    readonly time: string;
    readonly kind: Each;
    readonly data: EntryKinds[Each];
    readonly memo?: unknown;
  };
}[K];
