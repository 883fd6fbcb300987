/**
 * A rating period as whole numbers in typed arrays, for a whole world's month: how an office opens, feeds and closes one,
 * whichever family of rulebooks rates it.
 */
import type { Day, Month } from '../core/dates.ts';
import type { Event, Player, RaisedSum } from '../core/event.ts';
import { halfPointsInHundredths } from '../core/exact.ts';
import type { Finding } from '../core/finding.ts';
import type { Edition } from './rulebook.ts';

/** Settings that a federation may consider changing; everything else is as in the edition. */
export interface PeriodSettings {
  /** K instead of those that the edition gives. */
  readonly k?: ReadonlyMap<number, number>;
  /** The largest difference of ratings that counts; infinity where all of it does. */
  readonly maxGap?: number;
}

/** In `result`: a game that does not count. Every other value is white's half points. */
export const RESULT_NOT_COUNTED = 3;

/** In `birthDay`: only the year of birth is known. */
export const NO_DAY = -0x8000_0000;

/**
 * One rated event, as arrays. Only the first `size` entrants and the first `count` games are used, so that one set of arrays can
 * serve all events in turn. 0 means unknown.
 */
export interface LeanEvent {
  readonly edition: Edition;
  readonly start: Day;
  readonly end: Day;
  /** Minutes for 60 moves, where the time of each game is still to be judged; absent where `result` says it already. */
  readonly minutes?: number;
  readonly halfPointBonus?: number;
  readonly size: number;
  /** The persons of the entrants in the period. */
  readonly person: Int32Array;
  /** On the list of the first day; 0 for the unrated. */
  readonly rating: Int16Array;
  /** 0: the book's, by the facts that follow. */
  readonly k: Int16Array;
  readonly games: Int32Array;
  readonly peak: Int32Array;
  readonly birthYear: Int16Array;
  readonly birthDay: Int32Array;
  readonly count: number;
  /** Places among the entrants. */
  readonly white: Uint16Array;
  readonly black: Uint16Array;
  readonly result: Uint8Array;
}

/** An event whose columns are still empty: nobody is rated, no game is entered, and only years of birth are known. */
export function emptyLeanEvent(
  { edition, start, end }: Pick<LeanEvent, 'edition' | 'start' | 'end'>,
  persons: readonly number[],
  count: number,
): LeanEvent {
  const size = persons.length;
  return {
    edition,
    start,
    end,
    size,
    person: Int32Array.from(persons),
    rating: new Int16Array(size),
    k: new Int16Array(size),
    games: new Int32Array(size),
    peak: new Int32Array(size),
    birthYear: new Int16Array(size),
    birthDay: new Int32Array(size).fill(NO_DAY),
    count,
    white: new Uint16Array(count),
    black: new Uint16Array(count),
    result: new Uint8Array(count),
  };
}

/** The result of each entrant in each event: the rows of an event are consecutive, events are in the order in which they were added. */
export interface LeanRows {
  readonly person: Int32Array;
  /** Games that count. */
  readonly n: Int32Array;
  readonly halfPoints: Int32Array;
  /** Hundredths; of a newcomer the sum of the opponents' ratings, 0 where the event was dropped. */
  readonly expected: Int32Array;
  /** After the limit of the period; 0 for newcomers. */
  readonly k: Int16Array;
}

/** What can become of a player in a period. A list stores the places of these words, so new ones come last. */
export const PERIOD_STATUSES = [
  'rated',
  'no-games',
  'delisted',
  'listed',
  'part-result',
  'below-floor',
  'zero',
] as const;
export type Status = (typeof PERIOD_STATUSES)[number];

/** The outcome of a period for a player who was unrated before it. */
export interface NewcomerResult {
  readonly status: Status;
  /** Games of the period. */
  readonly n: number;
  /** Games that the first rating rests on. */
  readonly pooledGames: number;
}

/** The period, by person. */
export interface LeanResult {
  /** That of the list. Undefined for a period without events where none was named. */
  readonly edition: Edition | undefined;
  readonly base: Int16Array;
  /** 0: entered no event; else a place in `PERIOD_STATUSES`, from 1. */
  readonly status: Uint8Array;
  /** The rating on the new list; 0 for none. */
  readonly after: Int16Array;
  /** Games that count. */
  readonly n: Int32Array;
  /** Hundredths; only of those who are rated on the previous list. */
  readonly change: Int32Array;
  /** All K of a player whose events have different ones, in the order of the events' ends. */
  readonly ks: ReadonlyMap<number, readonly number[]>;
  /** The edition of a newcomer's pool, that of its newest event, where the events are not all of the list's edition. */
  readonly pools: ReadonlyMap<number, Edition>;
  /** For players who are unrated on the previous list: the games behind the first rating; undefined for everybody else. */
  readonly pooledGames: (person: number) => number | undefined;
  readonly rows: LeanRows;
  /** By row: the opponents of a newcomer in a complete round robin, which later lists need. */
  readonly opponents: ReadonlyMap<number, number>;
  /** The first row of each event in the order they were added, and the number of all rows. */
  readonly firstRow: Int32Array;
}

/** The change of a row in hundredths: K times (score − expected score). */
export const changeOfRow = ({ k, halfPoints, expected }: LeanRows, row: number): number =>
  (k[row] as number) * (halfPointsInHundredths(halfPoints[row] as number) - (expected[row] as number));

/** Results of earlier lists, oldest first, that a newcomer's rating may rest on. */
export interface LeanPast extends Pick<Player, 'history' | 'hadEvent'> {
  /** They are entered before all events of the period, also before one that ended earlier, as the first versions of Elobook did. */
  readonly precedesPeriod?: boolean;
  /**
   * How the ratings of opponents in an event of the period count, if they are raised; events by their place in the order in which
   * they were added.
   */
  readonly raised?: (event: number) => RaisedSum | undefined;
}

/** The findings that prevent an event from being rated. */
export interface NotAdmitted {
  /** Its clauses. */
  readonly reasons: readonly string[];
  readonly findings: readonly Finding[];
}

/** A period that events are fed into, of any editions of one family. */
export interface RatingPeriod {
  /** Adds an event that is rated and for which only the time control is left to be checked. */
  readonly add: (event: LeanEvent) => void;
  /** Adds any event, or returns the findings that prevent it. */
  readonly admit: (event: Event, edition: Edition, personOf: (player: Player) => number) => NotAdmitted | undefined;
  /** Adds, in hundredths, the effect of the correction of an earlier period on a player who is rated on the previous list. */
  readonly correct: (person: number, change: number) => void;
  /**
   * The outcome for everybody. To be called once: the rows are completed in place. `pastOf` is asked for newcomers only. `made` is
   * the edition that makes the list; by default that of the event that started last.
   */
  readonly close: (pastOf?: (person: number) => LeanPast, made?: Edition) => LeanResult;
}

export type OpenPeriod = (list: Month, base: Int16Array, settings?: PeriodSettings) => RatingPeriod;
