/** Headings and short sentences about the registry. */
import type { NumberKind } from '../ledger/store.ts';
import type { PlayerField } from './desk-findings/registry.ts';
import type { Say } from './language.ts';

export interface RegistryWords {
  readonly fields: Readonly<Record<PlayerField, string>>;
  readonly numbers: Readonly<Record<NumberKind, string>>;
  readonly formerly: string;
  readonly until: (federation: string, day: string, say: Say) => string;
  readonly none: string;
  readonly unrated: string;
  readonly inactive: string;
  readonly games: (count: number, say: Say) => string;
  readonly standing: (pool: string, rating: string, date: string | undefined, say: Say) => string;
  /** A rating that holds from the next list on, and the one of the list that is in force until then. */
  readonly fromNextList: (pool: string, rating: string, inForce: string, date: string, say: Say) => string;
  readonly standings: string;
  readonly events: string;
  readonly rightSheet: string;
  readonly opened: (name: string, timeZone: string) => string;
  /** How the public sees players under 18. */
  readonly minors: Readonly<Record<'names' | 'initials', string>>;
  /** ORR: whose ratings reports give. */
  readonly reportRatings: Readonly<Record<'fide' | 'own', string>>;
  readonly poolOpened: (pool: string, from: string) => string;
  readonly calendars: Readonly<Record<'monthly' | 'at-once', string>>;
  readonly noPools: string;
  readonly statuses: Readonly<Record<'member' | 'suspended' | 'not-a-member', string>>;
  readonly noFederations: string;
  readonly entered: (player: string) => string;
  readonly changed: (player: string, fields: readonly string[], say: Say) => string;
  readonly merged: (from: string, to: string) => string;
  readonly split: (from: string, to: string) => string;
  readonly moved: (what: string, items: readonly string[], say: Say) => string;
  readonly stands: (pool: string, player: string, was: string, now: string) => string;
  /** What an import did, or would do, by kind. */
  readonly imported: (counts: ImportedCounts, say: Say) => readonly string[];
  readonly importUndone: (counts: UndoneCounts, say: Say) => readonly string[];
  readonly noImports: string;
  /** What one of the imports was, after its number, day and author. */
  readonly import: (told: ImportInWords, say: Say) => string;
  readonly tidied: (persons: number, say: Say) => string;
  readonly restored: (players: readonly string[], say: Say) => string;
  readonly noGhosts: string;
  /** How somebody came into the registry. */
  readonly origins: Readonly<Record<'report' | 'list' | 'hand', string>>;
  readonly exported: (players: number, say: Say) => string;
}

export type ImportedCounts = Readonly<
  Record<
    'players' | 'entered' | 'changed' | 'unchanged' | 'inQuestion' | 'leftOut' | 'standings' | 'otherRatings' | 'lost',
    number
  >
> & {
  /** `i7`; absent where nothing was done. */
  readonly import?: string;
  readonly fields: Readonly<Partial<Record<PlayerField, number>>>;
  readonly pool?: string;
  readonly asOf?: string;
};

export interface UndoneCounts {
  readonly import: string;
  /** Who left the registry, on how many cards something went back, and how many ratings went. */
  readonly persons: number;
  readonly cards: number;
  readonly standings: number;
  readonly pool?: string;
  readonly asOf?: string;
}

export interface ImportInWords {
  readonly how: 'whole' | 'add' | null;
  readonly pool: string | null;
  readonly as: string | null;
  readonly done: { readonly entered: number; readonly changed: number; readonly standings: number } | null;
  /** The day. */
  readonly undone: string | null;
  /** Imports of before have no number, and tell no more. */
  readonly isNumbered: boolean;
}
