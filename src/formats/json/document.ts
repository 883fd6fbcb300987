/** The documents of docs/format.md as types, for programs that make them. Reading never relies on them. */
import type { Result } from '../../core/game.ts';
import type { EventFacts, Importance, PlayerFacts, System } from '../../core/report.ts';
import type { WrittenTable } from './table.ts';

/** `2024-05-01`. */
export type WrittenDay = string;
/** `2024-06`. */
export type WrittenMonth = string;

type Plain<T, Written extends keyof T> = { readonly [Field in keyof Omit<T, Written>]?: T[Field] | null };

export interface WrittenControl {
  readonly moves?: number | null;
  readonly minutes: number;
  readonly increment?: number;
}

export type WrittenByoyomi =
  | { readonly kind: 'japanese'; readonly seconds: number; readonly periods?: number }
  | { readonly kind: 'canadian'; readonly minutes: number; readonly moves: number }
  | { readonly kind: string };

type WrittenEventFields =
  | 'id'
  | 'start'
  | 'end'
  | 'system'
  | 'controls'
  | 'controlsBlack'
  | 'registered'
  | 'schedule'
  | 'pgn'
  | 'reportReceived'
  | 'list'
  | 'baseMinutes'
  | 'byoyomi'
  | 'importance';

export interface WrittenEvent extends Plain<EventFacts, WrittenEventFields> {
  readonly id: string | number;
  readonly start?: WrittenDay | null;
  readonly end?: WrittenDay | null;
  readonly system?: System | null;
  readonly controls?: readonly WrittenControl[] | null;
  readonly registered?: WrittenDay | null;
  readonly schedule?: readonly { readonly round: number; readonly date: WrittenDay }[] | null;
  /** `true`, or a reference to the attached games. */
  readonly pgn?: boolean | string | null;
  readonly reportReceived?: WrittenDay | null;
  readonly list?: WrittenMonth | null;
  readonly baseMinutes?: number | null;
  /** `null`: sudden death. */
  readonly byoyomi?: WrittenByoyomi | null;
  readonly importance?: readonly Importance[] | null;
}

export type WrittenHistory =
  | {
      readonly event?: string;
      readonly end?: WrittenDay;
      readonly list?: WrittenMonth;
      readonly results: readonly { readonly opponent: number; readonly score: 0 | 0.5 | 1 }[];
    }
  | {
      readonly event?: string;
      readonly end?: WrittenDay;
      readonly list?: WrittenMonth;
      readonly games: number;
      readonly avg: number;
      readonly score: number;
    };

export interface WrittenPlayer
  extends Plain<PlayerFacts, 'id' | 'at' | 'birth' | 'sex' | 'fideId' | 'komirId' | 'orrId' | 'pin' | 'history'> {
  readonly id: string | number;
  /** A day, or only the year. */
  readonly birth?: string | number | null;
  readonly sex?: 'm' | 'f' | 'w' | null;
  readonly fideId?: string | number | null;
  readonly komirId?: string | number | null;
  readonly orrId?: string | number | null;
  readonly pin?: string | number | null;
  readonly history?: readonly WrittenHistory[] | null;
}

export interface WrittenGame {
  readonly round: number;
  readonly white: string | number;
  readonly black: string | number;
  readonly result: Result;
  readonly rated?: boolean | null;
  readonly handicap?: number | null;
}

/** An event with its players and games. */
export interface EventDocument {
  readonly rulebook?: string | null;
  readonly event: WrittenEvent;
  readonly players: readonly WrittenPlayer[];
  readonly games: readonly WrittenGame[];
  readonly table?: WrittenTable | null;
}

/** The events of one rating period. */
export interface PeriodDocument {
  readonly rulebook?: string | null;
  readonly period: readonly EventDocument[];
  readonly list?: WrittenMonth | null;
  /** Ratings of the previous list, where they differ; `null`: unrated there. */
  readonly base?: Readonly<Record<string, number | null>> | null;
}
