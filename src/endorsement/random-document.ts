/** The shape of the documents that are invented: those of docs/format.md, as far as they are drawn. */

export interface RandomPlayer {
  readonly id: string;
  readonly [field: string]: unknown;
}

export interface RandomGame {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly result: string;
  readonly rated?: boolean;
  readonly handicap?: number;
}

export interface RandomDocument {
  readonly rulebook: string;
  readonly event: { readonly id: string; readonly [field: string]: unknown };
  readonly players: readonly RandomPlayer[];
  readonly games: readonly RandomGame[];
  readonly table?: object;
}

export interface RandomPeriodDocument {
  readonly rulebook?: string;
  readonly period: readonly RandomDocument[];
  readonly list: string;
  readonly base: Readonly<Record<string, number | null>>;
}

export type AnyDocument = RandomDocument | RandomPeriodDocument;

export const isPeriod = (document: AnyDocument): document is RandomPeriodDocument => 'period' in document;
