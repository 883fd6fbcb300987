/** The public content of a player's card. */
import type { Control } from '../../../core/control.ts';
import type { PagePosition } from '../../../engine/card-pages.ts';
import type { NumberKind } from '../../../ledger/store.ts';
import type { Family } from '../../../rulebooks/rulebook.ts';
import type { ChangeBesideEvents } from '../beside-events.ts';
import type { Identity } from '../../../ledger/rows/identity.ts';

/** One event in one pool. Half points; hundredths of a point before rounding. */
export interface EventPlayed {
  readonly event: string;
  readonly name: string;
  readonly start: string | null;
  readonly end: string | null;
  /** Rated games, and the score in them. */
  readonly games: number;
  readonly halfPoints: number;
  readonly before: number | null;
  /** Pools that rate at once: the rating after it. */
  readonly after: number | null;
  readonly change: number | null;
  readonly k: number | null;
  /** ORR: the rating before the event has a star, and the one after it. */
  readonly unsettledBefore?: true;
  readonly unsettled?: true;
  /** Chess only, and only of games against rated opponents. */
  readonly performance: number | null;
  /** It is the corrected report of an event that counted before: the numbers are the difference to that one. */
  readonly correction?: true;
}

/** A point of the chart: a rating from a day on, and the events behind it. */
export interface RatingPoint {
  readonly date: string;
  /** Null: not rated on it. */
  readonly rating: number | null;
  readonly inactive?: true;
  /** ORR: it has a star. */
  readonly unsettled?: true;
  /** All ratings were changed at once: the line does not lead here from the point before. */
  readonly adjusted?: true;
  /** Names of events. */
  readonly events: readonly string[];
}

/** A list, and what led from the one before to it. Null as date: since the last list. */
export interface ListStep {
  readonly date: string | null;
  readonly rating: number | null;
  /** In whole points; null if there was no rating before, or is none now. Points that everybody was given are not included. */
  readonly change: number | null;
  /** Points that the rating has by a change of all ratings of the pool. */
  readonly adjusted?: number;
  readonly games: number;
  readonly inactive?: true;
  readonly delisted?: true;
  /** Imported. */
  readonly opening?: true;
  readonly unsettled?: true;
  readonly events: readonly EventPlayed[];
  /** What else has changed the rating since the last list, in pools that rate at once. */
  readonly beside?: readonly ChangeBesideEvents[];
}

/** Among the active of the newest list; equal ratings share a place. */
export interface ListPosition {
  readonly place: number;
  readonly of: number;
  readonly federation?: { readonly federation: string; readonly place: number; readonly of: number };
  readonly club?: { readonly club: string; readonly place: number; readonly of: number };
}

export interface PoolCard {
  readonly pool: string;
  readonly family: Family;
  /** Whether its rulebook has performances. */
  readonly performances: boolean;
  readonly name: string;
  readonly control: Control;
  /** The name shared by pools of one federation with different time controls. */
  readonly group?: string;
  readonly calendar: 'monthly' | 'at-once';
  /** The newest list of the pool with the player; absent before the first. */
  readonly list?: string;
  readonly rating: number | null;
  /** Since the list before; in pools that rate at once, by the last event. */
  readonly change: number | null;
  /** The last change of the rating, whichever page of the history is shown: a list by its date, or an event by its id and name. */
  readonly last?: { readonly of: string; readonly event?: string; readonly change: number | null };
  readonly k: number | null;
  /** Rated games in all, and those that the newest list counted. */
  readonly games: number;
  readonly lastGames: number;
  readonly peak: number | null;
  readonly inactive?: true;
  readonly delisted?: true;
  readonly unsettled?: true;
  /** ORR: what the rating needs to be settled. */
  readonly missing?: { readonly games: number; readonly events: number };
  /** Go: the grade, and how often a higher one was reached. */
  readonly grade?: string;
  readonly marks?: readonly { readonly grade: string; readonly times: number }[];
  readonly place?: ListPosition;
  /** Unofficial: with events that are on no list yet. */
  readonly live?: { readonly rating: number | null; readonly games: number; readonly events: readonly EventPlayed[] };
  /** All of them, the oldest first. */
  readonly points: readonly RatingPoint[];
  /** Lists on which something happened, the newest first; a page of them. */
  readonly steps: readonly ListStep[];
  readonly pages: PagePosition;
}

export interface OpponentRecord {
  readonly player: string;
  /** Null: erased. */
  readonly name: string | null;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** 2. § of the MSSZ rules, as far as the public may see it. */
export interface PublicSheets {
  /** The pool whose ratings they show. */
  readonly family: Family;
  /** The pool that they are filled from. */
  readonly pool: string;
  readonly left: {
    readonly komir: string;
    readonly rating?: number;
    readonly fide?: string;
    readonly club?: string;
    readonly guestClub?: string;
    readonly strengthOrder?: { readonly club: string; readonly number: number };
  };
  /** A player without a FIDE number has none. */
  readonly right?: {
    readonly fide: string;
    readonly list: string;
    readonly rating?: number;
    readonly title?: string;
    /** Games of the period. */
    readonly games: number;
    readonly status: 'active' | 'inactive';
    readonly k?: number;
  };
}

export interface PublicPlayer {
  readonly player: string;
  /** Null: erased; then everything else is empty. */
  readonly name: string | null;
  readonly birthYear?: number;
  readonly sex?: string;
  readonly federation?: string;
  readonly title?: string;
  readonly titles?: Identity['titles'];
  readonly numbers: Readonly<Partial<Record<NumberKind, string>>>;
  readonly club?: string;
  readonly guestClub?: string;
  readonly deceased?: true;
  /** Not for search engines: players who may be under 18, and those who asked for it. */
  readonly isPrivate: boolean;
  readonly sheets?: PublicSheets;
  /** The one played in last comes first. */
  readonly pools: readonly PoolCard[];
  /** The most frequent opponents first; one page of them. */
  readonly opponents: { readonly all: number; readonly pages: PagePosition; readonly shown: readonly OpponentRecord[] };
}
