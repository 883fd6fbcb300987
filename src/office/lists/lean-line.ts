/**
 * K and the mark of the inactive on a list by the 2024 text, for those whom nothing keeps off it: nearly everybody, told
 * without building a line. A property test keeps it equal to the clause.
 */
import { type Day, firstDay, type Month } from '../../core/dates.ts';
import { kFactor } from '../../rulebooks/fide/2024/clauses.ts';
import { inactive } from '../../rulebooks/fide/2024/lists.ts';
import { FLOOR } from '../../rulebooks/fide/2024/newcomers.ts';
import { listed } from '../../rulebooks/fide/lists.ts';

/** 0 for what is not known. */
export interface LeanStanding {
  readonly rating: number;
  /** Rated games in all. */
  readonly total: number;
  readonly peak: number;
  /** Of the period. */
  readonly games: number;
  /** The last list with games. */
  readonly last: number;
  readonly birthYear: number;
}

export class LeanLines {
  readonly #list: Month;
  readonly #birth = { year: 0 };
  readonly #facts: { rating: number; games: number; peak: number; birth: { year: number } | undefined; on: Day };

  constructor(list: Month) {
    this.#list = list;
    this.#facts = { rating: 0, games: 0, peak: 0, birth: undefined, on: firstDay(list) };
  }

  /** Whether the rating is one that is listed. */
  isListed(rating: number): boolean {
    return rating !== 0 && listed(rating, FLOOR);
  }

  k({ rating, total, peak, birthYear }: LeanStanding): number {
    const facts = this.#facts;
    facts.rating = rating;
    facts.games = total;
    facts.peak = Math.max(peak, rating);
    this.#birth.year = birthYear;
    facts.birth = birthYear === 0 ? undefined : this.#birth;
    return kFactor(facts);
  }

  isInactive({ games, last }: LeanStanding): boolean {
    return games === 0 && last !== 0 && inactive(last, this.#list);
  }
}
