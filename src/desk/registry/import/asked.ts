/** The input of an import, and its answer. */
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import type { Outcome } from '../../office.ts';
import type { PlayersOptions } from '../../../engine/player-lists.ts';
import type { Entering } from '../entering.ts';
import type { IdsAre } from '../listed.ts';

/** `whole`: players who are not in the file lose their rating in the pool. `add`: the file's players are added. */
export const IMPORT_WAYS = ['whole', 'add'] as const;
export type ImportWay = (typeof IMPORT_WAYS)[number];

/**
 * Losses that have to be confirmed explicitly: ratings of players, facts on cards that the list contradicts, and
 * entirely different names.
 */
export const IMPORT_LOSSES = ['ratings', 'facts', 'other-names'] as const;
export type ImportLoss = (typeof IMPORT_LOSSES)[number];

export interface ImportedList extends PlayersOptions, Entering {
  /** Opens the file from its beginning; called more than once. */
  readonly open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Without it the effect of the file is shown, and nothing is done. */
  readonly how?: ImportWay;
  /** The pool that gets the ratings; without it only persons are imported. */
  readonly pool?: string;
  /** The month of the list; pools that rate at once: the day. A FIDE text has its month itself. */
  readonly asOf?: string;
  /** The group of pools that the whole list is for: imports of one file into its pools belong together. */
  readonly group?: string;
  readonly ids?: IdsAre;
  /** Faulty rows are left out; without it nothing is imported. */
  readonly faulty?: 'left-out';
  readonly takes?: ReadonlySet<ImportLoss>;
  /** Names every player who is changed, in question or loses the rating, even half a million of them. */
  readonly each?: true;
  readonly progress?: (done: number, total?: number) => void;
  /** For tests. */
  readonly playersAPart?: number;
  readonly partsAtOnce?: number;
  readonly way?: 'ordinary';
}

/** Kinds of differences between a list and the office. */
export type DifferingField = PlayerField | 'rating' | 'person' | 'remembered';

export interface ImportedPlayers {
  readonly entered: readonly { readonly row: number; readonly name: string }[];
  readonly changed: readonly { readonly player: string; readonly fields: readonly string[] }[];
  readonly inQuestion: readonly {
    readonly row: number;
    readonly player: string;
    readonly about: readonly DifferingField[];
  }[];
  readonly lost: readonly string[];
}

/** Every player of the list is new, changed, unchanged, in question or left out. */
export interface ImportSummary {
  /** Its number, `i7`; absent where nothing was done. */
  readonly import?: string;
  readonly sha256: string;
  readonly how?: ImportWay;
  /** Players in the list. */
  readonly players: number;
  readonly entered: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Players for whom the office does not accept a part of the row: the rest may have changed the card. */
  readonly inQuestion: number;
  readonly leftOut: number;
  /** Number of cards on which each field was changed. */
  readonly fields: Readonly<Partial<Record<PlayerField, number>>>;
  /** Those left out because they were erased and must not be entered again without a question; absent for none. */
  readonly remembered?: number;
  /** Ratings imported; those of them that replace others; players who lose theirs. */
  readonly standings: number;
  readonly otherRatings: number;
  readonly lost: number;
  readonly pool?: string;
  readonly asOf?: string;
  readonly each?: ImportedPlayers;
}

/** If a confirmation is needed first, `effect` is what would be done. */
export interface ImportOutcome extends Outcome<ImportSummary> {
  readonly effect?: ImportSummary;
}
