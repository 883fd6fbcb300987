/**
 * What a player without a rating has played so far. All editions of a family store it in one form, so that different editions can
 * open, fill and close a pool: that of each event, and the one that makes the list.
 */
import { type Day, firstDay, type Month } from '../../core/dates.ts';
import type { RaisedSum } from '../../core/event.ts';
import { type Fraction, fraction, points, toPlaces } from '../../core/exact.ts';
import type { EarlierEventFacts } from '../../core/report.ts';
import type { ClauseCitations, FideWhy } from './clauses.ts';

/** What one event adds to a pool: the results against rated opponents. */
export interface PoolPart {
  readonly event: string | null;
  readonly games: number;
  readonly halfPoints: number;
  /** The sum of the opponents' ratings, exact; in a complete round robin its Rc new (2014 §8.58). */
  readonly average: Fraction;
  /** Opponents in a complete round robin whose own formula may be needed (2014 §8.25); undefined for everything else. */
  readonly opponents?: number;
  /** The list it was rated on; undefined for the events of the present period, and where it is not known. */
  readonly list?: Month;
  /** The last day of the event, where it is known. */
  readonly end?: Day;
  /** The steps behind it; absent for earlier events, of which only the sums are known. */
  readonly on?: FideWhy;
}

/** What is known about the time of earlier results. */
export type EarlierDates = Pick<PoolPart, 'end' | 'list'>;

/** The day that results count as of: the last day of their event; where only the list is known, the day before it. */
export const countsAsOf = ({ end, list }: EarlierDates): number =>
  end ?? (list === undefined ? Number.NEGATIVE_INFINITY : firstDay(list) - 1);

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Earlier results in the order of time, whatever their order in a document (2014, reading E35): by day, then by their place if it
 * is known, then by the event's id. Results without a date come first, in their given order.
 */
export const inTimeOrder = (history: readonly EarlierEventFacts[]): readonly EarlierEventFacts[] =>
  history.toSorted(
    (a, b) =>
      // the difference of two that have no day is no number
      countsAsOf(a) - countsAsOf(b) || (a.place ?? 0) - (b.place ?? 0) || compare(a.event ?? '', b.event ?? ''),
  );

/** What is reported about a newcomer's last event of the period, besides the pool. */
export interface OwnResult {
  readonly n: number;
  readonly halfPoints: number;
  readonly rc: number;
  readonly ru: number;
  readonly rcNew?: number;
  readonly ruNew?: number;
}

export interface NewcomerPart {
  readonly n: number;
  readonly halfPoints: number;
  /** What stays in the pool for later lists: the sum of the opponents' ratings; absent if the event is dropped. */
  readonly sum?: number;
  /** The same: opponents in a complete round robin, if its own formula needs them. */
  readonly opponents?: number;
}

/** A newcomer's result in one event against rated opponents. */
export interface NewcomerResults {
  readonly event: string | null;
  /** The last day of the event. */
  readonly end: Day;
  readonly games: number;
  readonly halfPoints: number;
  /** The sum of the opponents' ratings. */
  readonly sum: number;
  /** Opponents in a complete round robin, where `sum` is made of its Rc new (2014 §8.58), and what else it gives. */
  readonly opponents?: number;
  readonly own?: Pick<OwnResult, 'rc' | 'ru' | 'rcNew' | 'ruNew'>;
  /** The event's own text took the player out with all games (2014 §6.1): no pool has them. */
  readonly isTakenOut?: true;
  /** The event's own points for a half point above 50 %, where it has them. */
  readonly halfPointBonus?: number;
  readonly on?: FideWhy;
}

/** All results of a player without a rating, oldest first. */
export interface Pool {
  readonly parts: PoolPart[];
  /** There was an event before those that are still known. */
  readonly hadEvent?: boolean;
  /** Why the latest event of the period was dropped when it came, if it was. */
  dropped?: 'zero' | 'below-floor';
  own?: OwnResult;
  /** Events of the period in which the player took part, whatever they added. */
  entered: number;
  /** Games and half points of the period that were not dropped as zero when they came. */
  n: number;
  halfPoints: number;
  /**
   * Enters the earlier results that count as of a day up to this one, so that an event whose report came late gets its place in
   * time (2014, reading E35). Absent if the text evaluates all results together.
   */
  readonly catchUp?: (until: number) => void;
  /** Enters an event's result, by the book of the pool; undefined if it is disregarded. */
  readonly enter: (results: NewcomerResults) => NewcomerPart | undefined;
  /** How the opponents' ratings in the present event count, if an office raises them. */
  raised?: RaisedSum | undefined;
  /** The same by the place of an event in its period, where a whole list is made. */
  raisedIn?: ((event: number) => RaisedSum | undefined) | undefined;
  /** 2014 §8.23 Points for each half point above 50 %. */
  bonus: number;
  /** The steps behind the last step. */
  readonly on?: FideWhy;
}

/** The average of the opponents' ratings in an event, as they count in a pool. */
export const averageMet = ({ raised }: Pool, { sum, games, opponents }: NewcomerResults): Fraction =>
  fraction(raised?.(sum, games, opponents) ?? sum, Math.max(1, games));

/** Whether anything counts so far, so that the next event is no longer the first one (2014 §6.1). */
export const hasCountedResults = ({ parts }: Pool): boolean =>
  parts.some(({ halfPoints, opponents }) => halfPoints > 0 || opponents !== undefined);

export const gamesIn = (parts: readonly PoolPart[]): number => parts.reduce((sum, { games }) => sum + games, 0);

export const halfPointsIn = (parts: readonly PoolPart[]): number =>
  parts.reduce((sum, { halfPoints }) => sum + halfPoints, 0);

/** The steps behind a pool: those of its only event, or one for each event with its result. */
export function poolSteps(parts: readonly PoolPart[], clause: string, why?: FideWhy): FideWhy | undefined {
  const [first] = parts;
  if (parts.length === 1 && first?.on !== undefined) return first.on;
  const on = why?.under();
  for (const { event, games, halfPoints, average, on: steps } of parts) {
    const score = points(halfPoints);
    const rule = steps === undefined ? 'earlier-results' : 'event-results';
    on?.because(clause, rule, { event, games, score, average: toPlaces(average, 4) }, score, steps);
  }
  return on;
}

/** The outcome by a text that evaluates all results together. */
export interface InitialEstimate {
  /** Exact. */
  readonly ra: Fraction;
  /** In hundredths. */
  readonly p: number;
  /** Null where the text takes no difference for the score. */
  readonly dp: number | null;
  /** Before the maximum. */
  readonly ru: number;
  /** After the maximum; whether it is published is another question. */
  readonly rating: number;
}

/** How a text makes a first rating from the results that count; `pool` holds the steps behind the sums. */
export type EstimateOf = (
  games: number,
  sum: Fraction,
  halfPoints: number,
  why?: FideWhy,
  pool?: FideWhy,
  cite?: ClauseCitations,
) => InitialEstimate;
