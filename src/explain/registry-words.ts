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
  readonly imported: (
    counts: Readonly<Record<'players' | 'entered' | 'changed' | 'unchanged' | 'leftOut' | 'standings', number>>,
    say: Say,
  ) => string;
  readonly exported: (players: number, say: Say) => string;
}
