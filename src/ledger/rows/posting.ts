/** Entries before they are in the ledger, and on their way into the projections. */
import type { EntryKind, EntryKinds } from '../entries.ts';
import type { Paper } from '../store.ts';

export type Posting<K extends EntryKind = EntryKind> = {
  [Each in K]: {
    readonly kind: Each;
    readonly data: EntryKinds[Each];
    /** The personal data that the entry holds digests of. */
    readonly papers?: readonly Paper[];
    /** The canonical text of the data, where it is written already: `data` may then lack persons and standings, which are in `memo`. */
    readonly written?: string;
    /** What was worked out already, so that carrying the entry out need not do it again. A replay has none. */
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
