/** K of players for whom only the highest rating decides: they have enough games and are adults. */
import type { FideBook } from './book.ts';

/** No text looks at more games, or at anybody's age in the year of this birthday or later. */
export const MOST_GAMES = 30;
export const MOST_YEARS = 19;

/** Above every rating. */
const RATINGS = 4096;

const settledByBook = new WeakMap<Pick<FideBook, 'kFactor'>, Int16Array>();

/** By the highest rating up to 4,095, including the present one: K according to the clause of the book. */
export function settledK(book: Pick<FideBook, 'kFactor'>): Int16Array {
  const known = settledByBook.get(book);
  if (known !== undefined) return known;
  const settled = Int16Array.from({ length: RATINGS }, (_, peak) =>
    book.kFactor({ rating: peak, peak, games: MOST_GAMES, on: 0 }),
  );
  settledByBook.set(book, settled);
  return settled;
}
