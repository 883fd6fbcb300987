/** What a shard of cards holds, and how it is written: as JSON in which tables by key stay what they are. */
import type { PublicPlayer } from '../../../reading/public/card/card.ts';
import type { PublicExplanation } from '../../../reading/public/explanation.ts';
import type { CalculatorsOfCard } from '../player/page.tsx';

/** About this many persons have a shard together. */
export const SHARD_PERSONS = 200;

export const shardsFor = (persons: number): number => Math.max(1, Math.ceil(persons / SHARD_PERSONS));

/** In which of so many shards a player lies: the signs of the id, mixed. */
export function shardOf(player: string, shards: number): number {
  let mixed = 0;
  for (const sign of player) mixed = (Math.imul(mixed, 31) + (sign.codePointAt(0) as number)) >>> 0;
  return mixed % shards;
}

/** Why a rating changed last. */
export interface KeptReasons {
  /** Without its lines, which the page tells in its own language. */
  readonly explanation: PublicExplanation;
  readonly hasLines: boolean;
  /** By language, where there are any. */
  readonly notes: Readonly<Record<string, readonly string[]>>;
}

export type KeptCard =
  | {
      readonly player: PublicPlayer;
      readonly calculators: CalculatorsOfCard;
      /** One for each pool whose rating has changed. */
      readonly reasons: readonly KeptReasons[];
    }
  | { readonly merged: string };

const TABLE = '#table';

export const keptJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) => (each instanceof Map ? { [TABLE]: [...each] } : each));

export const fromKeptJson = <T>(text: string): T =>
  JSON.parse(text, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && TABLE in each ? new Map(each[TABLE] as [unknown, unknown][]) : each,
  ) as T;
