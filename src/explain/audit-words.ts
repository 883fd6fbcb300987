/** Entries in words: what each says was done, and what it changed. A kind of entry without a phrase does not compile. */
import type { EntryKind, EntryKinds } from '../ledger/entries.ts';
import type { PlayerField } from './desk-findings/registry.ts';
import type { Say } from './language.ts';
import type { DecidedAdjustment, DecidedListChange } from './pool-change-words.ts';

/** What a phrase about an entry may call in addition to `Say`. */
export interface AuditSay extends Say {
  /** An event as people know it: `e17 “Spring Open”`. */
  event(id: string): string;
}

export type EntryPhrases = {
  readonly [K in EntryKind]: (data: EntryKinds[K], say: AuditSay) => string;
};

/** What an entry changed. Ratings are null if there is none. */
export type AuditChange =
  | {
      readonly what: 'rating';
      readonly player: string;
      readonly pool: string;
      readonly before: number | null;
      readonly after: number | null;
      /** Rated games behind it, where they are known. */
      readonly games: number | null;
    }
  | {
      readonly what: 'field';
      readonly player: string;
      readonly field: PlayerField;
      readonly before: string | null;
      readonly after: string | null;
    }
  | {
      readonly what: 'list';
      readonly players: number;
      /** Except by a change of the whole pool. */
      readonly changed: number;
      /** There was one. */
      readonly adjusted?: true;
      readonly fresh: number;
      readonly delisted: number;
      readonly inactive: number;
    }
  /** A change of the whole pool, on its list or of one player. */
  | { readonly what: 'adjustment'; readonly told: DecidedListChange }
  | { readonly what: 'adjusted'; readonly player: string; readonly pool: string; readonly told: DecidedAdjustment }
  | { readonly what: 'ratings'; readonly event: string; readonly players: number; readonly changed: number }
  /** A later entry rated the event again, so the numbers of this one are no longer valid. */
  | { readonly what: 'rated-again'; readonly event: string; readonly by: number };

export type ChangePhrases = {
  readonly [W in AuditChange['what']]: (change: Extract<AuditChange, { readonly what: W }>, say: AuditSay) => string;
};
