import { expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import { editions } from '../registry.ts';
import type { FideEdition } from './edition-of.ts';
import { MOST_GAMES, MOST_YEARS, settledK } from './k-settled.ts';

const BOOKS = editions.flatMap((edition) => ('book' in edition ? [(edition as FideEdition).book] : []));

test.each(BOOKS.map((book) => [book.id, book] as const))(
  '%s: with 30 games, from the year of the 19th birthday on, only the highest rating decides on K',
  (_, book) => {
    const settled = settledK(book);
    const on = dayOf(2020, 1, 1);
    for (let peak = 1; peak < settled.length; peak += 1) {
      for (const birth of [undefined, { year: 2020 - MOST_YEARS }, { year: 2001, day: dayOf(2001, 12, 31) }])
        for (const rating of [1, peak])
          for (const games of [MOST_GAMES, 500])
            if (book.kFactor({ rating, peak, games, birth, on }) !== settled[peak])
              expect({ rating, peak, games, birth }).toBe(settled[peak]);
    }
    expect([2399, 2400].map((peak) => settled[peak])).toEqual([20, 10]);
  },
);

test.each(BOOKS.map((book) => [book.id, book] as const))(
  '%s: a new rating is the old one with the whole points of the change and its rounded rest',
  (_, book) => {
    for (let change = -2000; change <= 2000; change += 1) {
      const points = Math.trunc(change / 100);
      const rest = book.newRating(0, change - 100 * points).computed;
      expect(book.newRating(1500, change).computed).toBe(1500 + points + rest);
    }
  },
);
