/** What a FIDE edition is made of. The calculation in `rate.ts` asks it; an amendment replaces a part of it. */
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
  /** Of who had no rating. */
  readonly pooledGames?: number;
  readonly w?: number;
  readonly we?: number;
  /** An array where the events of a period have different K. */
  readonly k?: number | readonly number[] | null;
  /** Of who had a rating; the weakest of the events of a period. The lean path does not tell it. */
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
  /** Clauses that stand against rating the event. */
  readonly reasons: readonly string[];
  readonly games: readonly Game[];
  readonly leftOut: ReadonlyMap<Game, NotCounted>;
  readonly treatedAs?: FideEventResult['treatedAs'];
}

/** What is decided on players who are new to a rapid or blitz list and play with a standard rating. */
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
  /** A page for each player who is asked about: what is reported of the event. */
  readonly whys: readonly (FidePage | undefined)[];
}

/** What the newcomers' calculation settles for everybody: which games are out, and at what rating opponents meet whom. */
export interface NewcomersPlayed {
  readonly leftOut: ReadonlyMap<Game, NotCounted>;
  readonly worth: readonly (number | undefined)[];
  readonly average?: { readonly rar: number; readonly dpa: number; readonly ra: number };
  /** Games and half points of those who have no rating of their own. */
  readonly parts: readonly (NewcomerPart | undefined)[];
}

/** What the clauses on newcomers ask of the book that they belong to. */
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
  /** The list that the time of an event's games belongs to; null where it is too short for any. */
  readonly timeClass?: (controls: readonly ControlPeriod[]) => Control | null;
  /**
   * Rapid and blitz: who has no rating on the list plays with the standard rating, and what K such a player has. Absent in the
   * books of standard ratings.
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
  /** Minutes that a game needs, in the editions that look at each game by itself. */
  readonly minimumMinutes?: (white: number | undefined, black: number | undefined) => number;
  /** Whether K depends on the birthday, where it is otherwise than the edition has it by itself. */
  readonly needsBirthday?: boolean;
  /** Whether somebody whose last list with games is so long ago is inactive, where it is not after a year. */
  readonly inactive?: (lastRatedList: Month, list: Month) => boolean;
  /** Whether earlier results are still in the pool of a list. */
  readonly inPool: (results: EarlierDates, list: Month, rules: ListTerms) => boolean;
  /** What each half point above 50 % adds to a first rating, where the text has such points. */
  readonly halfPointBonus?: number;
  /** Whether a first event with this many half points against rated opponents counts at all. */
  readonly firstEventCounts: (halfPoints: number) => boolean;
  /** `on` is the page that the last step about the newcomer rests on; the pool keeps it. */
  readonly openPool: (player: Player, list: Month, rules: PoolRules, on?: FideWhy) => Pool;
  readonly playNewcomers: (played: PlayedEvent, rules: PoolRules) => NewcomersPlayed;
  readonly closePool: (pool: Pool, player: Player, list: Month, rules: PoolRules, why?: FideWhy) => FideNumbers;
  /** How `closePool` makes a rating of all results that count; absent in the texts that look at event after event. */
  readonly firstRating?: EstimateOf;
}
