/** Calculations that FIDE published, and what its own text settles. */
import { describe, expect, test } from 'vitest';
import type { ChessEvent } from '../../../core/event.ts';
import type { PlayerFacts } from '../../../core/report.ts';
import { fractionalScore } from '../clauses.ts';
import { BOOK_2024, FIDE_2024, FIDE_2025_10 } from '../editions.ts';
import { born, day, eventOf, month, rated, unrated } from '../event.fixture.ts';
import { rateEvent, ratePeriodByBooks } from '../rate.ts';
import { roundedChange } from './clauses.ts';

/** One player's card: opponents' ratings with the score against each. */
function card(id: string, start: string, end: string, player: PlayerFacts, row: string): ChessEvent {
  const games = row.split(', ').map((each) => each.split(' ') as [string, '1' | '=' | '0']);
  const results = { '1': '1-0', '=': '1/2-1/2', '0': '0-1' };
  return eventOf(
    [player, ...games.map(([opponent], index) => rated(`o${index + 1}`, Number(opponent)))],
    games.map(([, score], index) => `${index + 1} ${player.id} ${results[score]} o${index + 1}`),
    { id, start: day(start), end: day(end) },
  );
}

test('a first rating: 3 of 5 against 1902, 1877, 1884, 2012 and 1832 is 1922', () => {
  const event = card(
    'e',
    '2024-05-03',
    '2024-05-05',
    unrated('N', { birth: born('2004') }),
    '1902 =, 1877 =, 1884 1, 2012 0, 1832 1',
  );
  expect(rateEvent(event, BOOK_2024).players['N']).toEqual({
    before: null,
    change: null,
    after: 1922,
    n: 5,
    w: 3,
    pooledGames: 5,
    pooledScore: 3,
    ra: 1872.4286,
    p: 0.57,
    dp: 50,
    ru: 1922,
    computed: 1922,
    k: 40,
    status: 'listed',
  });
  // E2: 4 of 7 is .571 and counts as .57
  expect(fractionalScore(8, 7)).toBe(57);
});

describe('39 games on the list of October 2026', () => {
  const P = rated('P', 2054, { k: 20, games: 300 });
  const events = [
    ['t1', '2026-08-21', '2026-08-30', '2406 0, 1908 1, 2220 1, 2216 0, 2204 =, 2189 1, 2223 0, 2221 ='],
    ['t2', '2026-08-29', '2026-09-04', '2350 0, 1928 0, 2085 1, 1993 1, 1931 1, 2055 =, 2454 =, 1861 1'],
    ['t3', '2026-09-05', '2026-09-12', '2217 1, 1743 1, 1947 1, 2266 =, 2189 =, 2186 1'],
    ['t4', '2026-09-13', '2026-09-19', '1654 1, 2283 0, 1822 1, 2251 0, 1884 1, 2215 =, 2210 =, 1872 1'],
    ['t5', '2026-09-20', '2026-09-27', '1654 1, 2247 1, 2308 0, 2168 0, 1810 0, 1747 1, 1852 1, 1875 =, 1654 1'],
  ].map(([id, start, end, row]) => card(id as string, start as string, end as string, P, row as string));
  const period = { events, list: month('2026-10'), base: new Map([['P', 2054]]) };
  const result = ratePeriodByBooks(
    period,
    events.map(() => BOOK_2024),
  );

  test('K 20 is reduced to 17 in all five events', () => {
    const changes = Object.values(result.events).map(({ players }) => players['P']);
    expect(changes.map((each) => each?.k)).toEqual([17, 17, 17, 17, 17]);
    expect(changes.map((each) => each?.n)).toEqual([8, 8, 6, 8, 9]);
    expect(changes.map((each) => each?.change)).toEqual([24.48, 19.38, 39.78, 13.43, -4.59]);
  });

  test('the sum 92.48 is rounded once: 2054 becomes 2146, as published', () => {
    expect(result.players['P']).toMatchObject({
      before: 2054,
      change: 92.48,
      rounded: 92,
      after: 2146,
      k: 17,
      n: 39,
      status: 'rated',
    });
    expect(result.list).toBe('2026-10');
    // event by event it would have been one less
    const each = [2448, 1938, 3978, 1343, -459].map(roundedChange);
    expect(each.reduce((sum, change) => sum + change, 0)).toBe(91);
  });
});

describe('an event that began on 31 October, on the list of December 2025', () => {
  const P = (rating: number) => rated('P', rating, { k: 10, games: 800 });
  const events = [
    card('t1', '2025-10-31', '2025-11-02', P(2499), '2099 1, 2322 1, 2422 1, 2325 =, 2255 ='),
    card('t2', '2025-11-07', '2025-11-09', P(2505), '2105 1, 2105 1, 2237 =, 2134 1, 2813 ='),
    card('t3', '2025-11-21', '2025-11-23', P(2505), '2105 1, 2105 1, 2105 1, 2400 0, 2118 1'),
  ];
  const period = { events, list: month('2025-12'), base: new Map([['P', 2505]]) };

  for (const edition of [FIDE_2024, FIDE_2025_10]) {
    test(`uses the rating of October, and the sum is added to the November list (${edition.id})`, () => {
      const result = edition.ratePeriod?.(
        period,
        events.map(() => edition),
      );
      expect(Object.values(result?.events ?? {}).map(({ players }) => players['P']?.change)).toEqual([2.1, 2.9, -3.1]);
      expect(result?.players['P']).toMatchObject({ before: 2505, change: 1.9, after: 2507 });
    });
  }
});

describe('a player of 2813 against opponents of 1787 to 2505', () => {
  const S = rated('S', 2813, { games: 3000 });
  const row = '1787 1, 2025 1, 2310 1, 2400 1, 2505 =';

  test('from October 2025 the real differences count: -2.5, published as -3', () => {
    const { players } = FIDE_2025_10.rate(card('t', '2025-11-07', '2025-11-09', S, row));
    expect(players['S']).toMatchObject({ change: -2.5, rounded: -3, after: 2810, k: 10 });
  });

  test('before it every difference was cut to 400: -.4', () => {
    const { players } = FIDE_2024.rate(card('t', '2025-09-07', '2025-09-09', S, row));
    expect(players['S']).toMatchObject({ change: -0.4, rounded: 0, after: 2813, k: 10 });
  });
});

test('E6 the Hungarian text rounds halves "upwards", FIDE away from zero', () => {
  expect([roundedChange(-250), roundedChange(250)]).toEqual([-3, 3]);
});
