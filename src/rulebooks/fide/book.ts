/** The parts of a FIDE edition, which the calculation in `rate.ts` uses; an amendment replaces some of them. */
import type { Control } from '../../core/control.ts';
import type { Day, Month } from '../../core/dates.ts';
import type { ChessEvent, Game, Player } from '../../core/event.ts';
import type { Finding } from '../../core/finding.ts';
import type { Birth } from '../../core/people.ts';
import type { ControlPeriod } from '../../core/report.ts';
import type { Told } from '../game-table.ts';
import type { NewcomerResult, Status } from '../period.ts';
import type { EditionId, EventResult, KFrom, PlayerNumbers } from '../rulebook.ts';
import type { AdmissionTerms, ListCheck, ListTerms } from './admission.ts';
import type { FidePage, FideWhy, GameRules } from './clauses.ts';
import type { EarlierDates, EstimateOf, NewcomerPart, Pool } from './pool.ts';
import type { FideCode, NotCounted } from './reasons.ts';

export type { NewcomerPart, NewcomerResults } from './pool.ts';
export type { Status } from '../period.ts';
export type { KFrom } from '../rulebook.ts';

/** A player's numbers; `FidePlayerResult` has the reasons beside them. */
export interface FideNumbers extends PlayerNumbers, Omit<NewcomerResult, 'pooledGames'> {
  /** For players who had no rating. */
  readonly pooledGames?: number;
  readonly w?: number;
  readonly we?: number;
  /** An array where the events of a period have different K. */
  readonly k?: number | readonly number[] | null;
  /** For players who had a rating: the weakest source in the events of a period. The lean path does not report it. */
  readonly kFrom?: KFrom;
  readonly rounded?: number;
  readonly computed?: number;
  readonly rn?: number;
  readonly rc?: number;
  readonly ra?: number;
  readonly p?: number;
  /** Null where the score leads to no difference. */
  readonly dp?: number | null;
  readonly ru?: number;
  readonly rcNew?: number;
  readonly ruNew?: number;
  readonly pooledScore?: number;
}

export type FidePlayerResult = FideNumbers & Told;

export interface FideEventResult extends EventResult<FidePlayerResult> {
  readonly treatedAs?: 'swiss' | 'round-robin' | 'double-round-robin';
  readonly rar?: number;
  readonly dpa?: number;
  readonly ra?: number;
}

/** Which games of an event count, and whether it counts at all. */
export interface Admission {
  readonly findings: readonly Finding<FideCode>[];
  /** Clauses that prevent the event from being rated. */
  readonly reasons: readonly string[];
  readonly games: readonly Game[];
  readonly leftOut: ReadonlyMap<Game, NotCounted>;
  readonly treatedAs?: FideEventResult['treatedAs'];
}

/** The rules for players who are new to a rapid or blitz list and play with a standard rating. */
export interface NewToList {
  /** K is 10 from this standard rating on; null: a standard rating never makes it 10. */
  readonly k10From: 2400 | null;
}

export interface KFacts {
  readonly rating: number;
  readonly games: number;
  readonly peak: number;
  readonly birth?: Birth;
  readonly on: Day;
}

/** An event as it is played, by player's index. */
export interface PlayedEvent {
  readonly event: ChessEvent;
  readonly admission: Admission;
  readonly own: readonly (number | undefined)[];
  readonly worth: readonly (number | undefined)[];
  /** The pools of those who have no rating of their own. */
  readonly pools: readonly (Pool | undefined)[];
  /** A page for each player whose reasons are wanted: the explanation of the event. */
  readonly whys: readonly (FidePage | undefined)[];
}

/** What the newcomers' calculation decides for everybody: which games are left out, and the ratings at which opponents meet. */
export interface NewcomersPlayed {
  readonly leftOut: ReadonlyMap<Game, NotCounted>;
  readonly worth: readonly (number | undefined)[];
  readonly average?: { readonly rar: number; readonly dpa: number; readonly ra: number };
  /** Games and half points of those who have no rating of their own. */
  readonly parts: readonly (NewcomerPart | undefined)[];
}

/** The parts of their book that the clauses on newcomers need. */
export type PoolRules = Pick<
  FideBook,
  'floor' | 'maxGap' | 'closingDays' | 'kFactor' | 'inPool' | 'firstEventCounts' | 'halfPointBonus' | 'cite'
>;

export interface FideBook extends GameRules, AdmissionTerms {
  readonly id: EditionId;
  /** A rating is listed from here on. */
  readonly floor: number;
  /** The largest difference of ratings that counts, as far as one is cut. */
  readonly maxGap: number;
  /** The list for the time control of an event's games; null if it is too short for any. */
  readonly timeClass?: (controls: readonly ControlPeriod[]) => Control | null;
  /**
   * Rapid and blitz: a player without a rating on the list plays with the standard rating, and this is the K of such a player.
   * Absent in the books of standard ratings.
   */
  readonly newToList?: NewToList;
  readonly admit: (event: ChessEvent, terms: AdmissionTerms) => Admission;
  /** The list that an event is rated on. */
  readonly listOf: (event: ChessEvent, terms: ListTerms) => Month;
  /** Whether an event can be on a list. */
  readonly checkList: ListCheck;
  readonly kFactor: (facts: KFacts, why?: FideWhy) => number;
  /** K after the limit on games in a period, where the edition has one. */
  readonly limitedK: (k: number, games: number, why?: FideWhy) => number;
  /** The new rating before the floor, from a change in hundredths, by the edition's one rounding. */
  readonly newRating: (before: number, change: number) => { readonly computed: number; readonly rounded: number };
  /** The extra keys that the edition gives a rated player. */
  readonly ratedKeys: (computed: number, rounded: number, status: Status) => Partial<FideNumbers>;
  /** Minutes that a game needs, in the editions that judge each game by itself. */
  readonly minimumMinutes?: (white: number | undefined, black: number | undefined) => number;
  /** Whether K depends on the birthday, if that differs from the edition's own rule. */
  readonly needsBirthday?: boolean;
  /** Whether a player whose last list with games was then is inactive, if that is not after a year. */
  readonly inactive?: (lastRatedList: Month, list: Month) => boolean;
  /** Whether earlier results are still in the pool of a list. */
  readonly inPool: (results: EarlierDates, list: Month, rules: ListTerms) => boolean;
  /** What each half point above 50 % adds to a first rating, if the text has such a bonus. */
  readonly halfPointBonus?: number;
  /** Whether a first event with this many half points against rated opponents counts at all. */
  readonly firstEventCounts: (halfPoints: number) => boolean;
  /** `on` is the page with the steps behind the last step about the newcomer; the pool stores it. */
  readonly openPool: (player: Player, list: Month, rules: PoolRules, on?: FideWhy) => Pool;
  readonly playNewcomers: (played: PlayedEvent, rules: PoolRules) => NewcomersPlayed;
  readonly closePool: (pool: Pool, player: Player, list: Month, rules: PoolRules, why?: FideWhy) => FideNumbers;
  /** How `closePool` makes a rating from all results that count; absent in texts that go event by event. */
  readonly firstRating?: EstimateOf;
}
