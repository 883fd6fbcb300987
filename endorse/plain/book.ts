import type { Fraction } from './exact.ts';
import type { Event, Game, Player } from './document.ts';

/** What a chess event may count: the games that are rated, or the clauses for which none is. */
export type Admission = { reasons: string[]; games: Game[] };

/** What K hangs on: facts of the list in force at the start of an event, or of the list that is made. */
export type KFacts = { rating: number; games: number; peak: number; birth: string | null; on: string };

/** The results of an unrated player in one event, or in an earlier one. */
export type Part = {
  event: string;
  start: string;
  end: string;
  /** The list on which the event was rated; undefined where neither list nor last day is known. */
  list: string | undefined;
  games: number;
  /** Sum of the opponents' ratings. */
  opponents: Fraction;
  /** Score in half points; a fraction only where a document sums up so. */
  halves: Fraction;
  /** Of a complete round robin before 2022: number of opponents and Ru new. */
  roundRobin?: { opponents: number; ruNew: number };
  /** 6.1: the event's own text took the player out of a round robin, with all games. */
  takenOut?: true;
  book: ChessBook;
  /** An event of the document, not one of an earlier time. */
  present: boolean;
  bonus: number | undefined;
};

export type PoolAnswer = {
  counted: Part[];
  /** Why parts were left out. */
  dropped: Map<Part, 'zero' | 'below-floor' | 'too-old'>;
  games: number;
  halves: Fraction;
  /** Quantities of the book's own text, for the result. */
  shown: Record<string, number | null>;
  /** The rating before the tests of number and floor; undefined where nothing counts. */
  rating: number | undefined;
};

export type ChessBook = {
  id: string;
  /** First day of the events that this edition rates. */
  from: string;
  floor: number;
  /** K times the number of games of a list is at most 700. */
  limitsK: boolean;
  /** 8.58: in a complete round robin unrated players get a rating that counts for the others. */
  ratesRoundRobins: boolean;
  /** Results name `rn` of a delisted player only (before 2022), or always `rounded` and `computed`. */
  older: boolean;
  admit(event: Event): Admission;
  ratingOf(player: Player): number | null;
  /** The differences that count, game by game, in the order given. */
  countedDifferences(own: number, opponents: readonly number[]): number[];
  k(facts: KFacts): number;
  /** The new rating from the rating of the previous list and the exact change of the period. */
  newRating(base: number, change: Fraction): number;
  pool(parts: readonly Part[], list: string, hadEvent: boolean): PoolAnswer;
};
