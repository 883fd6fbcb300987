/** What a copy of the site stores about a player, from which pages are drawn. */
import type { PublicPlayer } from '../../../reading/public/card/card.ts';
import type { PublicExplanation } from '../../../reading/public/explanation.ts';
import type { CalculatorsOfCard } from '../player/page.tsx';

/** Why a rating changed. */
export interface KeptReasons {
  /** Without its lines, which the page makes in its own language. */
  readonly explanation: PublicExplanation;
  /** By language, if there are any. */
  readonly notes: Readonly<Record<string, readonly string[]>>;
}

/** By player, and by list or event, as in an address. */
export type ReasonsFile = Readonly<Record<string, Readonly<Record<string, KeptReasons>>>>;

/** The whole card, with all its lists and opponents. */
export type KeptCard =
  | { readonly player: PublicPlayer; readonly calculators: CalculatorsOfCard }
  | { readonly merged: string };
