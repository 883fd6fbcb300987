import { expect, test } from 'vitest';
import { BOOK_2014 } from '../2014/book.ts';
import { day, eventOf, rated, unrated } from '../event.fixture.ts';
import { ratePeriodByBooks } from '../rate.ts';
import { BOOK_2017 } from './book.ts';

const A = rated('A', 2000);
const event = (id: string, start: string, games: readonly string[]) =>
  eventOf([A, unrated('U')], games, { id, start: day(start), end: day(start) + 2 });
const FIRST = event('first', '2018-05-01', ['1 A 1/2-1/2 U', '2 U 1-0 A']);
const SECOND = event('second', '2018-05-10', ['1 A 1/2-1/2 U']);
const UNPLAYED = event('unplayed', '2018-05-10', ['1 A +/- U']);

const keysOf = (book: typeof BOOK_2017, ...events: readonly ReturnType<typeof event>[]) => {
  const { players } = ratePeriodByBooks(
    { events, base: new Map() },
    events.map(() => book),
  );
  const { n, w, rc, ru } = players['U'] ?? {};
  return { n, w, rc, ru };
};

test('Rc and Ru of an event are told of who had one event in the period', () => {
  expect(keysOf(BOOK_2017, FIRST)).toEqual({ n: 2, w: 1.5, rc: 2000, ru: 2020 });
});

test('of who had several they are not told, also where one of them brought nothing; games and points are sums', () => {
  expect(keysOf(BOOK_2017, FIRST, SECOND)).toEqual({ n: 3, w: 2, rc: undefined, ru: undefined });
  expect(keysOf(BOOK_2017, FIRST, UNPLAYED)).toEqual({ n: 2, w: 1.5, rc: undefined, ru: undefined });
});

test('by the text of 2014 they are those of the last event', () => {
  expect(keysOf(BOOK_2014, FIRST, SECOND)).toMatchObject({ n: 3, w: 2, rc: 2000, ru: 2000 });
});
