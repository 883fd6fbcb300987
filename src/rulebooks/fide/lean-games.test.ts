import { describe, expect, test } from 'vitest';
import { Chance } from '../../core/chance.ts';
import { MSSZ_2017 } from '../mssz/editions.ts';
import type { LeanEvent, LeanRows } from '../period.ts';
import type { FideBook } from './book.ts';
import { expectedScore } from './clauses.ts';
import { bookOf } from './edition-of.ts';
import { BOOK_2014, BOOK_2017, BOOK_2024, BOOK_2025_10, BOOK_2026_01, FIDE_2024 } from './editions.ts';
import { LeanField } from './lean-games.ts';

const BOOKS: readonly FideBook[] = [BOOK_2014, BOOK_2017, BOOK_2024, BOOK_2025_10, BOOK_2026_01, bookOf(MSSZ_2017)];

/** White and black have played this often; `own` and `onStart` are theirs. */
function played(
  book: FideBook,
  own: readonly [number, number],
  onStart: readonly [number, number],
  result: readonly number[],
): LeanRows {
  const rows: LeanRows = {
    person: new Int32Array(2),
    n: new Int32Array(2),
    halfPoints: new Int32Array(2),
    expected: new Int32Array(2),
    k: new Int16Array(2),
  };
  const event = {
    edition: FIDE_2024,
    size: 2,
    count: result.length,
    white: new Uint16Array(result.length),
    black: new Uint16Array(result.length).fill(1),
    result: Uint8Array.from(result),
  } as unknown as LeanEvent;
  const field = new LeanField();
  field.reserve(2);
  field.enter(0, own[0], onStart[0], book.realGapFrom);
  field.enter(1, own[1], onStart[1], book.realGapFrom);
  field.play(event, book, rows, 0);
  return rows;
}

describe('a game by the table', () => {
  test.each(BOOKS.map((book) => [book.id, book] as const))('%s: both sides as the clauses have it', (_, book) => {
    const chance = new Chance(16);
    const rating = (): number =>
      chance.one([chance.between(1, 4000), chance.between(1900, 2900), chance.between(2645, 2655), 1, 4000]);
    for (let time = 0; time < 500; time += 1) {
      const [white, black] = [rating(), rating()];
      const { expected } = played(book, [white, black], [white, black], [1]);
      const ofClauses = [book.countedGap(white, black), book.countedGap(black, white)].map((gap) => expectedScore(gap));
      expect([...expected], `${white} and ${black}`).toEqual(ofClauses);
    }
  });

  test('who has no rating meets the rating of the opponent, who has no game by it', () => {
    const { n, halfPoints, expected } = played(BOOK_2024, [0, 2000], [0, 2000], [2, 1, 3]);
    expect([[...n], [...halfPoints], [...expected]]).toEqual([
      [2, 0],
      [3, 0],
      [4000, 0],
    ]);
  });

  test('who left the list since is met at the rating of the first day, and who came on it since is not met', () => {
    const left = played(BOOK_2024, [0, 2000], [1900, 2000], [0]);
    expect([[...left.n], [...left.expected]]).toEqual([
      [1, 1],
      [2000, 64],
    ]);
    const came = played(BOOK_2024, [1900, 2000], [0, 2000], [0]);
    expect([[...came.n], [...came.expected]]).toEqual([
      [1, 0],
      [36, 0],
    ]);
  });

  test('any number of games adds up', () => {
    const results = Array.from({ length: 10_000 }, (_, game) => game % 4);
    const { n, halfPoints, expected } = played(BOOK_2024, [4000, 1], [4000, 1], results);
    expect([[...n], [...halfPoints], [...expected]]).toEqual([
      [7500, 7500],
      [7500, 7500],
      [7500 * 92, 7500 * 8],
    ]);
    expect([...played(BOOK_2024, [0, 4000], [0, 4000], results).expected]).toEqual([7500 * 4000, 0]);
  });
});
