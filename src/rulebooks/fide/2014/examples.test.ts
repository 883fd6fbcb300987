/** The worked examples of the 2014 text, as printed. */
import { describe, expect, test } from 'vitest';
import { fraction, inUnits } from '../../../core/exact.ts';
import type { PlayerFacts } from '../../../core/report.ts';
import type { FideEventResult } from '../book.ts';
import { changeInHundredths, fractionalScore, ratingDifference } from '../clauses.ts';
import { BOOK_2014 } from '../editions.ts';
import { crossTable, day, earlier, eventOf, rated, unrated } from '../event.fixture.ts';
import { rateEvent } from '../rate.ts';
import { ruPooled, ruRoundRobin, trimmedAverage } from './newcomers.ts';

describe('8.34 three part results', () => {
  test('1 of 3 against 2220, 3 of 5 against 2150 and 2.5 of 4 against 2200 are 6.5 of 12: 2184 + 15 = 2199', () => {
    const parts = [
      { event: 'e1', games: 3, average: fraction(2220), halfPoints: 2 },
      { event: 'e2', games: 5, average: fraction(2150), halfPoints: 6 },
      { event: 'e3', games: 4, average: fraction(2200), halfPoints: 5 },
    ];
    expect(ruPooled(parts, 15)).toBe(2199);
  });

  test('the same with the third event as a report', () => {
    const history = [earlier('e1', '2014-08-10', 3, 2220, 1), earlier('e2', '2014-11-10', 5, 2150, 3)];
    const players = [unrated('U', { history }), rated('A', 2150), rated('B', 2180), rated('C', 2220), rated('D', 2250)];
    const games = ['1 U 1-0 A', '2 B 1/2-1/2 U', '3 U 1-0 C', '4 D 1-0 U'];
    expect(rateEvent(eventOf(players, games), BOOK_2014).players['U']).toEqual({
      before: null,
      change: null,
      after: 2199,
      n: 4,
      w: 2.5,
      rc: 2200,
      ru: 2215,
      pooledGames: 12,
      pooledScore: 6.5,
      status: 'listed',
    });
  });
});

describe('8.58 the round robin of A to J', () => {
  // single results are not printed; these have the printed totals, and no printed number depends on them
  const games = crossTable([
    ['A', '110111111'],
    ['B', '11011111'],
    ['C', '1111111'],
    ['D', '111110'],
    ['E', '11111'],
    ['F', '1111'],
    ['G', '111'],
    ['H', '11'],
    ['I', '1'],
    ['J', ''],
  ]);

  const RATINGS = { A: 2600, B: 2500, C: null, D: 2400, E: null, F: 2150, G: 2300, H: null, I: null, J: 2300 } as const;
  const PRINTED_K = { A: 20, B: 20, D: 20, F: 30, G: 30, J: 30 } as const;

  const field = (kOf: (id: string) => number | undefined): PlayerFacts[] =>
    Object.entries(RATINGS).map(([id, rating]) => (rating === null ? unrated(id) : rated(id, rating, { k: kOf(id) })));
  const rateWith = (kOf: (id: string) => number | undefined): FideEventResult =>
    rateEvent(eventOf(field(kOf), games, { system: 'round-robin' }), BOOK_2014);

  const printed = rateWith((id) => PRINTED_K[id as keyof typeof PRINTED_K]);

  test('Rar 2375, dpa 29.5, Ra 2348', () => {
    expect([printed.treatedAs, printed.rar, printed.dpa, printed.ra]).toEqual(['round-robin', 2375, 29.5, 2348]);
  });

  for (const [id, w, p, dp] of [
    ['A', 8, 0.89, 351],
    ['B', 7, 0.78, 220],
    ['D', 6, 0.67, 125],
    ['F', 4, 0.44, -43],
    ['G', 3, 0.33, -125],
    ['J', 1, 0.11, -351],
  ] as const) {
    test(`${id} scored ${w} of 9: p ${p}, dp ${dp}`, () => {
      expect(printed.players[id]).toMatchObject({ n: 9, w });
      expect(inUnits(fractionalScore(2 * w, 9), 100)).toBe(p);
      expect(ratingDifference(fractionalScore(2 * w, 9))).toBe(dp);
    });
  }

  for (const [id, w, ru, rcNew, ruNew] of [
    ['C', 7, 2423, 2348, 2423],
    ['E', 6, 2393, 2348, 2393],
    ['H', 2, 2150, 2342, 2144],
    ['I', 1, 2032, 2322, 2006],
  ] as const) {
    test(`${id}, unrated, scored ${w}: Rc 2348, Ru ${ru}, then ${rcNew} and ${ruNew}`, () => {
      expect(ruRoundRobin(2348, 2 * w, 9, 9, 15)).toBe(ru);
      expect(printed.players[id]).toEqual({
        before: null,
        change: null,
        after: ruNew,
        n: 9,
        w,
        rc: 2348,
        ru,
        rcNew,
        ruNew,
        pooledGames: 9,
        pooledScore: w,
        status: 'listed',
      });
    });
  }

  test('a second pass would print 2314 and 1998 for I, and 2350 and 2425 for C: there is only one', () => {
    const others = { A: 2600, B: 2500, C: 2423, D: 2400, E: 2393, F: 2150, G: 2300, H: 2144, I: 2006, J: 2300 };
    const without = (id: string) =>
      Object.entries(others)
        .filter(([other]) => other !== id)
        .map(([, rating]) => rating);
    const again = (id: 'C' | 'I', halfPoints: number) => {
      const rcNew = trimmedAverage(2348, others[id], without(id), 400);
      return [rcNew, ruRoundRobin(rcNew, halfPoints, 9, 9, 15)];
    };
    expect([again('I', 2), again('C', 14)]).toEqual([
      [2314, 1998],
      [2350, 2425],
    ]);
  });

  for (const [id, we, change, after] of [
    ['A', 7.36, 12.8, 2613],
    ['B', 6.48, 10.4, 2510],
    ['D', 5.4, 12, 2412],
    ['G', 4.21, -36.3, 2264],
    ['J', 4.21, -96.3, 2204],
  ] as const) {
    test(`${id} expected ${we}: ${change}, with the K that the example uses`, () => {
      expect(printed.players[id]).toMatchObject({ we, change, after, status: 'rated' });
    });
  }

  test('F expected 2.55: 43.5, where +44.3 is printed', () => {
    expect(printed.players['F']).toMatchObject({ w: 4, we: 2.55, k: 30, change: 43.5, after: 2194 });
    // with K 30 every change is a multiple of .3, with K 20 of .2: no score and no expectation make 44.3
    for (const k of [30, 20]) {
      for (let expected = 0; expected <= 900; expected += 1) {
        for (let halfPoints = 0; halfPoints <= 18; halfPoints += 1) {
          if (changeInHundredths(k, halfPoints, expected) === 4430) throw new Error(`${halfPoints} ${expected} ${k}`);
        }
      }
    }
  });

  test('8.56 the K of the text itself is 10 from 2400 up and 20 below', () => {
    const { players } = rateWith(() => undefined);
    const rows = (['A', 'B', 'D', 'F', 'G', 'J'] as const).map((id) => [
      id,
      players[id]?.k,
      players[id]?.change,
      players[id]?.after,
    ]);
    expect(rows).toEqual([
      ['A', 10, 6.4, 2606],
      ['B', 10, 5.2, 2505],
      ['D', 10, 6, 2406],
      ['F', 20, 29, 2179],
      ['G', 20, -24.2, 2276],
      ['J', 20, -64.2, 2236],
    ]);
  });
});

test('E14 "a half up, negative or positive": 2450 - 5.5 becomes 2445', () => {
  const players = [rated('A', 2450), rated('B', 2430), rated('C', 2439)];
  const { players: after } = rateEvent(eventOf(players, ['1 A 0-1 B', '2 C 1/2-1/2 A']), BOOK_2014);
  expect(after['A']).toEqual({
    before: 2450,
    change: -5.5,
    after: 2445,
    n: 2,
    w: 0.5,
    we: 1.05,
    k: 10,
    kFrom: 'facts',
    status: 'rated',
  });
});

test('7.21 below 1000 a player is taken off: 999.5 stays, 999.4 does not', () => {
  const loser = (opponent: number) => {
    const players = [rated('A', 1005, { k: 10 }), rated('B', opponent)];
    return rateEvent(eventOf(players, ['1 A 0-1 B'], { start: day('2015-03-02') }), BOOK_2014).players['A'];
  };
  // a difference of 39 is .55, of 40 .56
  expect(loser(966)).toMatchObject({ change: -5.5, after: 1000, status: 'rated' });
  expect(loser(965)).toMatchObject({ change: -5.6, after: null, rn: 999, status: 'delisted' });
  expect(loser(966)).not.toHaveProperty('rn');
});
