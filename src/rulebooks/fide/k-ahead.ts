/** What would change K: the book's own clause, applied to other facts. */
import { dayOf, yearOf } from '../../core/dates.ts';
import type { KAhead, KAheadFacts } from '../edition.ts';
import type { FideBook } from './book.ts';
import { MOST_GAMES, MOST_YEARS } from './k-settled.ts';

/** No text looks at other ratings. */
const RATINGS = [2300, 2400] as const;

/** 2014 §8.56, 2024 §8.3.3: K now, and with more games, with a higher rating, in a later year; all else as it is. */
export function kAhead({ kFactor, cite }: Pick<FideBook, 'kFactor' | 'cite'>, facts: KAheadFacts): KAhead {
  const k = kFactor(facts);
  const left = firstOf(MOST_GAMES, (more) => kFactor({ ...facts, games: facts.games + more }) !== k);
  const years = firstOf(MOST_YEARS, (later) => kFactor({ ...facts, on: firstOfYear(facts, later) }) !== k);
  const ratings = RATINGS.filter((at) => at > Math.max(facts.rating, facts.peak)).map((at) => ({
    at,
    k: kFactor({ ...facts, rating: at, peak: at }),
  }));
  return {
    k,
    clause: cite.kFactor,
    ...(left === undefined ? {} : { games: { left, k: kFactor({ ...facts, games: facts.games + left }) } }),
    ratings: ratings.filter((each, place) => each.k !== (ratings[place - 1]?.k ?? k)),
    ...(years === undefined
      ? {}
      : { year: { year: yearOf(facts.on) + years, k: kFactor({ ...facts, on: firstOfYear(facts, years) }) } }),
  };
}

const firstOfYear = ({ on }: KAheadFacts, later: number): number => dayOf(yearOf(on) + later, 1, 1);

/** The first number from 1 on that fits. */
function firstOf(most: number, fits: (number: number) => boolean): number | undefined {
  for (let number = 1; number <= most; number += 1) if (fits(number)) return number;
  return undefined;
}
