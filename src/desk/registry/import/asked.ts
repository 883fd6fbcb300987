/** What is asked of an import, and what it answers. */
import type { PlayerField } from '../../../explain/desk-findings/registry.ts';
import type { Outcome } from '../../office.ts';
import type { PlayersOptions } from '../../../engine/player-lists.ts';
import type { Entering } from '../entering.ts';
import type { IdsAre } from '../listed.ts';

/** `whole`: who is not in the file has no rating in the pool any more. `add`: it comes beside those who are there. */
export const IMPORT_WAYS = ['whole', 'add'] as const;
export type ImportWay = (typeof IMPORT_WAYS)[number];

/**
 * What a list takes away only if it is asked for by name: ratings that players have, facts on cards that it contradicts, and
 * names that are wholly others.
 */
export const IMPORT_LOSSES = ['ratings', 'facts', 'other-names'] as const;
export type ImportLoss = (typeof IMPORT_LOSSES)[number];

export interface ImportedList extends PlayersOptions, Entering {
  /** The file from its beginning; it is asked for more than once. */
  readonly open: () => AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Without it the effect of the file is shown, and nothing is done. */
  readonly how?: ImportWay;
  /** The pool that gets the ratings; without it only the persons are taken in. */
  readonly pool?: string;
  /** The month of the list; pools that rate at once: the day. A FIDE text says its month itself. */
  readonly asOf?: string;
  /** The group of pools that the list is for as a whole: imports of one file into its pools belong together. */
  readonly group?: string;
  readonly ids?: IdsAre;
  /** What is faulty is left out; without it nothing is taken in. */
  readonly faulty?: 'left-out';
  readonly takes?: ReadonlySet<ImportLoss>;
  /** Names every player who is changed, in question or without a rating from then on, also half a million of them. */
  readonly each?: true;
  readonly progress?: (done: number, total?: number) => void;
  /** For tests. */
  readonly playersAPart?: number;
  readonly partsAtOnce?: number;
  readonly way?: 'ordinary';
}

/** About what a list says otherwise than the office. */
export type QuestionedField = PlayerField | 'rating' | 'person' | 'remembered';

export interface ImportedPlayers {
  readonly entered: readonly { readonly row: number; readonly name: string }[];
  readonly changed: readonly { readonly player: string; readonly fields: readonly string[] }[];
  readonly inQuestion: readonly {
    readonly row: number;
    readonly player: string;
    readonly about: readonly QuestionedField[];
  }[];
  readonly lost: readonly string[];
}

/** Every player of the list is new, changed, unchanged, in question or left out. */
export interface ImportSummary {
  /** Its number, `i7`; absent where nothing was done. */
  readonly import?: string;
  readonly sha256: string;
  readonly how?: ImportWay;
  /** In the list. */
  readonly players: number;
  readonly entered: number;
  readonly changed: number;
  readonly unchanged: number;
  /** The list says something of them that the office does not take: the rest of the row may have changed the card. */
  readonly inQuestion: number;
  readonly leftOut: number;
  /** On how many cards each field was changed. */
  readonly fields: Readonly<Partial<Record<PlayerField, number>>>;
  /** Those of them who are left out because they were erased and are not to come back unasked; absent where there are none. */
  readonly remembered?: number;
  /** Ratings brought in; those of them that stand in place of others; players who have none any more. */
  readonly standings: number;
  readonly otherRatings: number;
  readonly lost: number;
  readonly pool?: string;
  readonly asOf?: string;
  readonly each?: ImportedPlayers;
}

/** Where something is asked before anything is done, `effect` is what would be done. */
export interface ImportOutcome extends Outcome<ImportSummary> {
  readonly effect?: ImportSummary;
}
