/** Loose: what an organiser sent. Values have their types, but nothing is compared with anything yet. */
import type { Day, Month } from './dates.ts';
import type { Fraction } from './exact.ts';
import type { Approval, Place } from './finding.ts';
import type { HalfPoints, Result } from './game.ts';
import type { Birth, Sex } from './people.ts';

export const SYSTEMS = ['swiss', 'round-robin', 'double-round-robin', 'match', 'team'] as const;
export type System = (typeof SYSTEMS)[number];

/** One period of a time control; `moves` undefined: the rest of the game. Increment in seconds. */
export interface ControlPeriod {
  readonly moves?: number;
  readonly minutes: number;
  readonly increment: number;
}

/** The time of the games: black's only where it is another one. */
export interface TimeControl {
  readonly controls: readonly ControlPeriod[];
  readonly controlsBlack?: readonly ControlPeriod[];
}

/** A time of games, and where a report says it. */
export interface StatedTime extends TimeControl {
  readonly at?: Place;
}

/** Overtime in Go. Any other kind than the two that the rulebook knows leaves the multiplier undetermined. */
export type Byoyomi =
  | { readonly kind: 'japanese'; readonly seconds: number; readonly periods?: number }
  | { readonly kind: 'canadian'; readonly minutes: number; readonly moves: number }
  | { readonly kind: 'other'; readonly name: string };

export const IMPORTANCE = ['invitational-or-national', 'large', 'european-or-world'] as const;
export type Importance = (typeof IMPORTANCE)[number];

/** Which ratings a report contains: FIDE's, or those of the rulebook by which it is rated. */
export const REPORT_RATINGS = ['fide', 'own'] as const;
export type ReportRatings = (typeof REPORT_RATINGS)[number];

export const ARBITER_ROLES = ['chief', 'deputy', 'arbiter'] as const;
export type ArbiterRole = (typeof ARBITER_ROLES)[number];

/** If no role is given, the first arbiter is the chief arbiter and the others are deputies. */
export interface Arbiter {
  readonly name?: string;
  readonly fideId?: string;
  readonly licence?: string;
  readonly role?: ArbiterRole;
}

export interface EventFacts {
  readonly id: string;
  readonly name?: string;
  readonly place?: string;
  readonly federation?: string;
  readonly start?: Day;
  readonly end?: Day;
  readonly rounds?: number;
  readonly system?: System;
  readonly controls?: readonly ControlPeriod[];
  /** Black's, where it is another one. */
  readonly controlsBlack?: readonly ControlPeriod[];
  readonly registered?: Day;
  readonly norms?: boolean;
  readonly schedule?: readonly { readonly round: number; readonly date: Day }[];
  readonly hybrid?: boolean;
  readonly pgn?: boolean;
  readonly arbiters?: readonly Arbiter[];
  readonly announcedRated?: boolean;
  readonly reportReceived?: Day;
  readonly partOf?: string;
  readonly approvals?: readonly Approval[];
  readonly matchGames?: number;
  readonly matchWaiver?: boolean;
  readonly officialFide?: boolean;
  readonly list?: Month;
  readonly nationalChampionship?: boolean;
  readonly womenOnly?: boolean;
  readonly approvedLong?: boolean;
  /** FIDE 2014 8.23, MSSZ II.2: points for each half point above 50 %, where an office departs from 15. */
  readonly halfPointBonus?: number;
  readonly fideRated?: boolean;
  /** ORR: which ratings the report contains. */
  readonly reportRatings?: ReportRatings;
  readonly board?: number;
  readonly baseMinutes?: Fraction;
  /** `null`: sudden death, said expressly. */
  readonly byoyomi?: Byoyomi | null;
  readonly handicap?: boolean;
  readonly importance?: readonly Importance[];
  readonly participants?: number;
  readonly committeeC?: number;
  readonly pairGo?: boolean;
  readonly consultation?: boolean;
}

/** Earlier results that a newcomer's rating still needs, of one event. */
export interface EarlierEventFacts {
  readonly event?: string;
  readonly end?: Day;
  /** Among results of the same last day, where it is known which event began first. */
  readonly place?: number;
  /** The list the event was rated on, where only that is known. */
  readonly list?: Month;
  readonly games: number;
  /** Average of the opponents' ratings, exact; 0 of 1 where there are no games. */
  readonly average: Fraction;
  readonly halfPoints: number;
  /** FIDE 2014: of a complete round robin, where the average is its Rc new. */
  readonly opponents?: number;
  /** One by one, where they are known so. */
  readonly results?: readonly EarlierResult[];
}

export interface EarlierResult {
  readonly opponent: number;
  readonly halfPoints: HalfPoints;
}

export interface PlayerFacts {
  /** Present if the report says so. */
  readonly at?: Place;
  readonly id: string;
  readonly name?: string;
  readonly sex?: Sex;
  readonly federation?: string;
  readonly title?: string;
  readonly fideId?: string;
  readonly komirId?: string;
  readonly orrId?: string;
  /** The eight digits of the European Go Database. */
  readonly pin?: string;
  readonly birth?: Birth;
  readonly rating?: number;
  readonly games?: number;
  readonly peak?: number;
  readonly k?: number;
  readonly currentRating?: number;
  /** FIDE rapid and blitz: the standard rating at the start of the event. */
  readonly standardRating?: number;
  readonly history?: readonly EarlierEventFacts[];
  readonly hadEvent?: boolean;
  readonly fideRating?: number;
  readonly member?: boolean;
  readonly unsettled?: boolean;
  readonly rank?: string;
  readonly entryRank?: string;
  readonly registered?: boolean;
  readonly entering?: boolean;
  readonly initialElo?: number;
  readonly initialRank?: string;
  readonly reached?: Readonly<Record<string, number>>;
}

/** A player as a report lists him: what a rulebook needs, and what only the event's table needs. */
export interface ReportedPlayer extends PlayerFacts {
  /** `k` was taken from a rating list; otherwise it is from the report itself, or from facts added to it. */
  readonly kFrom?: 'list';
  /** Starting rank or line number: how the cells of the report refer to the player. */
  readonly startNumber?: number;
  readonly club?: string;
  /** Points of the table, in half points. */
  readonly halfPoints?: number;
  readonly place?: number;
  /** Placement criteria as printed; only written again, never used. */
  readonly criteria?: readonly string[];
}

export const BYES = ['full', 'half', 'paired', 'zero'] as const;

/** A round without a game: a full-point, half-point, pairing-allocated or zero-point bye. */
export interface Bye {
  readonly at?: Place;
  readonly player: string;
  readonly round: number;
  readonly kind: (typeof BYES)[number];
}

export interface Team {
  readonly name: string;
  /** Ids of the players, in the order of boards. */
  readonly members: readonly string[];
}

export interface ReportedGame {
  readonly at?: Place;
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly result: Result;
  readonly rated?: boolean;
  readonly handicap?: number;
}

export interface Report {
  readonly rulebook?: string;
  readonly event: EventFacts;
  readonly players: readonly ReportedPlayer[];
  readonly games: readonly ReportedGame[];
  readonly byes?: readonly Bye[];
  readonly teams?: readonly Team[];
  /** The place of the report in its file; for JSON the path of the document. */
  readonly at?: Place;
  /** Header records that only the file's own format has, as printed; they are written again, but never used. */
  readonly header?: Readonly<Record<string, string>>;
  /** Every time control that the file states, where it states several different ones; `event` has one of them, or none. */
  readonly times?: readonly StatedTime[];
  /** A player could not be read, so games may name a player who is missing here. */
  readonly playersLost?: boolean;
}

/** The events of one rating period, the list they lead to, and the ratings that changes are added to. */
export interface PeriodReport {
  readonly rulebook?: string;
  readonly period: readonly Report[];
  readonly list?: Month;
  /** `null`: unrated on the previous list. */
  readonly base: ReadonlyMap<string, number | null>;
}
