import { describe, expect, test } from 'vitest';
import { fraction } from '../../core/exact.ts';
import type { EarlierEventFacts } from '../../core/report.ts';
import type { Edition } from '../edition.ts';
import { MSSZ_2017 } from '../mssz/editions.ts';
import type { LeanPast } from '../period.ts';
import type { FidePlayerResult } from './book.ts';
import { bookOf } from './edition-of.ts';
import { BOOK_2014, FIDE_2014, FIDE_2017, FIDE_2022 } from './editions.ts';
import { day, earlier, eventOf, month, rated, unrated } from './event.fixture.ts';
import { personOf } from './lean.fixture.ts';
import { LeanPeriod } from './lean.ts';
import { hasCountedResults, inTimeOrder } from './pool.ts';
import { ratePeriodByBooks } from './rate.ts';

describe('earlier results in the order of time', () => {
  test('by the last day, a list as the day before it, then by the event’s id', () => {
    const history = [
      earlier('c', '2015-03', 1, 1500, 1),
      earlier('b', '2015-02-28', 1, 1500, 1),
      earlier('d', '2015-02-27', 1, 1500, 1),
      { ...earlier('z', '2015-03', 1, 1500, 1), list: undefined },
    ];
    const inOrder = ['z', 'd', 'b', 'c'];
    expect(inTimeOrder(history).map(({ event }) => event)).toEqual(inOrder);
    expect(inTimeOrder(history.toReversed()).map(({ event }) => event)).toEqual(inOrder);
  });

  test('results of one event stay as they are given', () => {
    const parts = [1, 2, 3].map((games) => ({ ...earlier('a', '2015-03', games, 1500, 1) }));
    expect(inTimeOrder(parts).map(({ games }) => games)).toEqual([1, 2, 3]);
  });

  test('what has neither name nor date stays as it is given', () => {
    const nameless = (games: number) => ({ games, average: fraction(1500), halfPoints: 1 });
    expect(inTimeOrder([nameless(3), nameless(1), nameless(2)]).map(({ games }) => games)).toEqual([3, 1, 2]);
  });

  test('of the same day by their places, where an office knows which event began first', () => {
    const ofOneDay = [2, 0, 1].map((place) => ({ ...earlier(`e${9 - place}`, '2015-02-28', 1, 1500, 1), place }));
    expect(inTimeOrder(ofOneDay).map(({ place }) => place)).toEqual([0, 1, 2]);
  });
});

describe('2014, reading E35: a report that comes late stands where its event does in time', () => {
  const opponents = Array.from({ length: 4 }, (_, place) => rated(`R${place}`, 1500));
  const late = (history: readonly EarlierEventFacts[], result: '0-1' | '1-0', edition: Edition) =>
    ratePeriodByBooks(
      {
        events: [
          eventOf(
            [unrated('U', { history }), ...opponents],
            opponents.map(({ id }, at) => `${at + 1} U ${result} ${id}`),
          ),
        ],
        list: month('2015-09'),
        base: new Map(),
      },
      [bookOf(edition)],
      'all',
    ).players['U'] as FidePlayerResult;

  describe.each([FIDE_2014, FIDE_2017, MSSZ_2017])('$id', (edition) => {
    // the event ends on 4 March
    test.each([
      ['the same day', '2015-03-04', 'listed', 9],
      ['a day later', '2015-03-05', 'listed', 5],
      ['the list of March, as of the day before it', '2015-03', 'listed', 9],
      ['the list of April', '2015-04', 'listed', 5],
    ])('a zero before results of %s is disregarded only if it came first', (_, when, status, pooledGames) =>
      expect(late([earlier('h', when, 5, 1500, 4)], '0-1', edition)).toMatchObject({ status, pooledGames }),
    );

    test('what followed a late first event is no first event any more, and counts although it was below the floor', () => {
      // 0.5 of 2 against 1100 is a performance of 907
      const below = earlier('h', '2015-05-01', 2, 1100, 0.5);
      expect(late([below], '1-0', edition)).toMatchObject({ status: 'listed', pooledGames: 6, pooledScore: 4.5 });
      expect(late([{ ...below, end: day('2015-01-01') }], '1-0', edition)).toMatchObject({
        status: 'part-result',
        pooledGames: 4,
      });
    });

    test('the explanation has them in the order of time', () => {
      const { steps } = late([earlier('h', '2015-05-01', 3, 1500, 2)], '1-0', edition);
      const told = JSON.stringify(steps);
      expect(told.indexOf('"event-results"')).toBeGreaterThan(0);
      expect(told.indexOf('"event-results"')).toBeLessThan(told.indexOf('"earlier-results"'));
    });
  });

  test('the lists of the first versions took them before the events of the period', () => {
    const event = eventOf(
      [unrated('p0'), ...opponents.map((each, at) => ({ ...each, id: `p${at + 1}` }))],
      ['1 p0 0-1 p1', '2 p0 0-1 p2'],
    );
    const history = [earlier('h', '2015-05-01', 5, 1500, 4)];
    const pooledGames = (past: LeanPast): unknown => {
      const period = new LeanPeriod(month('2015-09'), Int16Array.from([0, 1500, 1500, 1500, 1500]));
      period.admit(event, FIDE_2014, personOf);
      return period.close((person) => (person === 0 ? past : {})).pooledGames(0);
    };
    expect(pooledGames({ history })).toBe(5);
    expect(pooledGames({ history, precedesPeriod: true })).toBe(7);
  });
});

test('2014 6.1 something counts once there is half a point, or a round robin that the player stayed in', () => {
  const pool = BOOK_2014.openPool(unrated('U') as never, month('2015-09'), BOOK_2014);
  const part = { event: 'e', games: 3, average: fraction(1500) };
  expect(hasCountedResults({ ...pool, parts: [] })).toBe(false);
  expect(hasCountedResults({ ...pool, parts: [{ ...part, halfPoints: 1 }] })).toBe(true);
  expect(hasCountedResults({ ...pool, parts: [{ ...part, halfPoints: 0 }] })).toBe(false);
  expect(hasCountedResults({ ...pool, parts: [{ ...part, halfPoints: 0, opponents: 4 }] })).toBe(true);
});

describe('a newcomer who scored nothing in a round robin of the earlier text, and played by the newer one on the same list', () => {
  const field = [rated('A', 1800), rated('B', 1700), rated('C', 1600), rated('D', 1500), unrated('U')];
  const all = field.flatMap(({ id }, at) =>
    field.slice(at + 1).map(({ id: other }, next) => `${at + next + 1} ${id} 1-0 ${other}`),
  );
  const facts = { id: 'rr', system: 'round-robin', start: day('2021-12-28'), end: day('2022-01-03') } as const;
  const swiss = { id: 't2', start: day('2022-01-10'), end: day('2022-01-12') };
  const games = ['1 U 1/2-1/2 A', '2 U 1/2-1/2 B', '3 U 1/2-1/2 C', '4 U 1/2-1/2 D', '5 U 1/2-1/2 A'];
  const result = ratePeriodByBooks(
    { events: [eventOf(field, all, facts), eventOf(field, games, swiss)], list: month('2022-02'), base: new Map() },
    [FIDE_2017, FIDE_2022].map(bookOf),
  );

  test('has nothing of it in the pool, which is that of the newer text', () =>
    // 1800 + 1700 + 1600 + 1500 + 1800 = 8400 / 5
    expect(result.players['U']).toMatchObject({ after: 1680, pooledGames: 5, n: 5, ru: 1680, status: 'listed' }));

  test('and is taken out for the opponents, by the text of the round robin', () =>
    expect(result.events['rr']?.players['A']).toMatchObject({ n: 3, w: 3 }));
});

test('a period without events has the edition that it is given', () => {
  const given = { events: [], list: month('2017-08'), base: new Map() };
  expect(ratePeriodByBooks(given, [bookOf(FIDE_2014)]).rulebook).toBe('fide-2014');
});
