import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChessEvent } from '../../core/event.ts';
import type { EventFacts, PlayerFacts } from '../../core/report.ts';
import { MSSZ_2017 } from '../mssz/editions.ts';
import type { Edition } from '../edition.ts';
import { PERIOD_STATUSES } from '../period.ts';
import type { PeriodResult } from '../rulebook.ts';
import type { FidePlayerResult } from './book.ts';
import { BOOK_2014, BOOK_2024, FIDE_2014, FIDE_2024, FIDE_2025_10 } from './editions.ts';
import { born, crossTable, day, earlier, eventOf, month, rated, unrated } from './event.fixture.ts';
import { rateEvent, ratePeriodByBooks } from './rate.ts';

/** An event of May 2024 that lasts three days. */
const may = (
  id: string,
  first: number,
  players: readonly PlayerFacts[],
  games: readonly string[],
  facts: Partial<EventFacts> = {},
): ChessEvent => {
  const start = day('2024-05-01') + first - 1;
  return eventOf(players, games, { id, start, end: start + 2, ...facts });
};

/** An event of March 2015 that lasts three days. */
const march: typeof may = (id, first, players, games, facts = {}) =>
  may(id, first, players, games, {
    start: day('2015-03-01') + first - 1,
    end: day('2015-03-01') + first + 1,
    ...facts,
  });

type Base = Readonly<Record<string, number | null>>;

function rateBy(
  edition: Edition,
  events: readonly ChessEvent[],
  base: Base = {},
  editions: readonly Edition[] = events.map(() => edition),
): PeriodResult<FidePlayerResult> {
  const rating = edition.ratePeriod as NonNullable<Edition['ratePeriod']>;
  return rating({ events, base: new Map(Object.entries(base)) }, editions) as PeriodResult<FidePlayerResult>;
}

const FAULTY = { controls: [{ moves: 20, minutes: 120, increment: 0 }] } satisfies Partial<EventFacts>;

describe('one event', () => {
  const A = rated('A', 2000);
  const B = rated('B', 1900);

  test('a rated player has the quantities of the text', () => {
    const event = may('e', 3, [A, B], ['1 A 1/2-1/2 B']);
    const change = { n: 1, w: 0.5, k: 20, kFrom: 'facts', status: 'rated' };
    expect(rateEvent(event, BOOK_2024)).toMatchObject({
      rulebook: 'fide-2024',
      rated: true,
      reasons: [],
      players: {
        A: { before: 2000, change: -2.8, after: 1997, we: 0.64, rounded: -3, computed: 1997, ...change },
        B: { before: 1900, change: 2.8, after: 1903, we: 0.36, rounded: 3, computed: 1903, ...change },
      },
    });
    const of2014 = rateEvent(event, BOOK_2014);
    expect(of2014.players['A']).toEqual({ before: 2000, change: -2.8, after: 1997, we: 0.64, ...change });
    expect('treatedAs' in of2014).toBe(false);
    expect('ra' in of2014).toBe(false);
  });

  test('a refused event leaves everybody as they were', () => {
    const history = [earlier('e0', '2024-03', 3, 1700, 1.5)];
    const players = [A, B, unrated('U', { history }), unrated('V')];
    const result = rateEvent(may('e', 3, players, ['1 A 1-0 B', '2 U 1-0 A'], FAULTY), BOOK_2024);
    const unchanged = { before: null, change: null, after: null, n: 0, status: 'no-games' };
    expect(result).toMatchObject({ rated: false, reasons: ['1.2'] });
    expect(result.players).toEqual({
      A: {
        before: 2000,
        change: 0,
        after: 2000,
        n: 0,
        w: 0,
        we: 0,
        k: null,
        status: 'no-games',
        rounded: 0,
        computed: 2000,
      },
      B: {
        before: 1900,
        change: 0,
        after: 1900,
        n: 0,
        w: 0,
        we: 0,
        k: null,
        status: 'no-games',
        rounded: 0,
        computed: 1900,
      },
      U: { ...unchanged, pooledGames: 3, pooledScore: 1.5 },
      V: { ...unchanged, pooledGames: 0, pooledScore: 0 },
    });
  });

  test('7.2.1 below 1400 a player is taken off, at 1400 not', () => {
    const loser = (rating: number) =>
      rateEvent(may('e', 3, [rated('P', rating), rated('Q', rating + 5)], ['1 P 0-1 Q']), BOOK_2024).players['P'];
    // .49 x 20 = 9.8 -> 10
    expect(loser(1410)).toMatchObject({ change: -9.8, computed: 1400, after: 1400, status: 'rated' });
    expect(loser(1409)).toMatchObject({ change: -9.8, computed: 1399, after: null, status: 'delisted' });
  });

  test('who has no counted game keeps a rating below the floor', () => {
    const { players } = rateEvent(may('e', 3, [rated('P', 1300), A], ['1 P +/- A']), BOOK_2024);
    expect(players['P']).toMatchObject({ before: 1300, after: 1300, n: 0, k: 20, status: 'no-games' });
  });

  test('every status occurs in one event or another', () => {
    const field = [1, 2, 3, 4, 5].map((number) => rated(`R${number}`, 1450));
    const against = (id: string, results: string) =>
      results.split(' ').map((result, index) => `${index + 1} ${id} ${result} R${index + 1}`);
    const { players } = rateEvent(
      may(
        'e',
        3,
        [rated('P', 1405), rated('N', 2000), unrated('L'), unrated('T'), unrated('F'), unrated('Z'), ...field],
        [
          ...against('P', '0-1'),
          ...against('N', '+/-'),
          ...against('L', '1-0 1-0 0-1 0-1 1-0'),
          ...against('T', '1-0'),
          ...against('F', '1/2-1/2 0-1 0-1 0-1 0-1'),
          ...against('Z', '0-1 0-1'),
        ],
      ),
      BOOK_2024,
    );
    const statuses = ['R1', 'N', 'P', 'L', 'T', 'F', 'Z'].map((id) => players[id]?.status);
    expect(statuses).toEqual(PERIOD_STATUSES);
  });

  test('a K that the report brings along is used, but not above the limit', () => {
    const games = (count: number) => Array.from({ length: count }, (_, round) => `${round + 1} A 1/2-1/2 C`);
    const kOf = (count: number, k?: number) =>
      rateEvent(may('e', 3, [{ ...A, k }, rated('C', 2000)], games(count)), BOOK_2024).players['A']?.k;
    expect([kOf(1), kOf(1, 15), kOf(46, 15), kOf(47, 15)]).toEqual([20, 15, 15, 14]);
  });

  test('the peak is at least the rating itself', () => {
    const kOf = (rating: number, peak?: number) =>
      rateEvent(may('e', 3, [rated('A', rating, { peak }), B], ['1 A 1-0 B']), BOOK_2024).players['A']?.k;
    expect([kOf(2400), kOf(2400, 2390), kOf(2390, 2400), kOf(2399, 2399)]).toEqual([10, 10, 10, 20]);
  });

  test('unknown games are none: K 40', () => {
    const players = [{ ...A, games: undefined }, B];
    expect(rateEvent(may('e', 3, players, ['1 A 1-0 B']), BOOK_2024).players['A']?.k).toBe(40);
  });

  test('K looks at the day of the start', () => {
    const kOf = (start: string) =>
      rateEvent(
        eventOf([rated('A', 2000, { birth: born('2006') }), B], ['1 A 1-0 B'], {
          start: day(start),
          end: day('2025-01-02'),
        }),
        BOOK_2024,
      ).players['A']?.k;
    expect([kOf('2024-12-31'), kOf('2025-01-01')]).toEqual([40, 20]);
  });

  test('what intake would never let through is our own fault', () => {
    const { system: _, ...event } = may('e', 3, [A, B], []);
    expect(() => rateEvent(event, BOOK_2024)).toThrow('event e reached a FIDE book without dates or system');
    expect(() => ratePeriodByBooks({ events: [event], base: new Map() }, [BOOK_2024])).toThrow('event e reached');
  });

  test('the order of the games is irrelevant', () => {
    const field = [A, B, rated('C', 1500), rated('D', 2420), unrated('U'), unrated('V')];
    const games = crossTable([
      ['A', '1=01='],
      ['B', '=10='],
      ['C', '01='],
      ['D', '1='],
      ['U', '1'],
      ['V', ''],
    ]);
    for (const book of ['round-robin', 'swiss'] as const) {
      const inOrder = FIDE_2014.rate(march('e', 3, field, games, { system: book })).players;
      fc.assert(
        fc.property(fc.shuffledSubarray(games, { minLength: games.length }), (shuffled) => {
          expect(FIDE_2014.rate(march('e', 3, field, shuffled, { system: book })).players).toEqual(inOrder);
        }),
        { numRuns: 20 },
      );
    }
  });
});

describe('8.3.4 a period is rounded once', () => {
  const [A, B] = [rated('A', 1500), rated('B', 1590)];
  const events = [may('t1', 3, [A, B], ['1 A 1/2-1/2 B']), may('t2', 17, [A, B], ['1 B 1/2-1/2 A', '2 A +/- B'])];

  test('2.4 and 2.4 are 4.8, and 5 points', () => {
    const result = rateBy(FIDE_2024, events);
    expect(result).toMatchObject({ rulebook: 'fide-2024', rated: true, reasons: [], list: '2024-06' });
    expect(result.players['A']).toEqual({
      before: 1500,
      change: 4.8,
      after: 1505,
      n: 2,
      w: 1,
      we: 0.76,
      k: 20,
      kFrom: 'facts',
      status: 'rated',
      rounded: 5,
      computed: 1505,
    });
    const share = { n: 1, w: 0.5, k: 20 };
    const players = { A: { change: 2.4, we: 0.38, ...share }, B: { change: -2.4, we: 0.62, ...share } };
    expect(result.events).toEqual({
      t1: { rated: true, reasons: [], players },
      t2: { rated: true, reasons: [], players },
    });
  });

  test('findings name their event', () => {
    const { findings } = rateBy(FIDE_2024, events);
    expect(findings.map(({ code, facts }) => [code, facts['event']])).toEqual([
      ['fide.facts-missing', 't1'],
      ['fide.unplayed', 't2'],
      ['fide.facts-missing', 't2'],
    ]);
    expect(findings[1]?.facts).toEqual({ games: [[2, 'A', 'B']], event: 't2' });
  });

  test('the list is the one that is named, or the last that an event is for', () => {
    const listOf = (period: readonly ChessEvent[], list?: string) =>
      ratePeriodByBooks(
        { events: period, list: list === undefined ? undefined : month(list), base: new Map() },
        period.map(() => BOOK_2024),
      ).list;
    expect(listOf(events)).toBe('2024-06');
    expect(listOf(events, '2024-09')).toBe('2024-09');
    expect(listOf([may('t0', 28, [A, B], []), ...events])).toBe('2024-07');
    expect(listOf([...events, may('t3', 20, [A, B], [], { list: month('2024-08') })])).toBe('2024-08');
  });
});

describe('the list of a period and its events', () => {
  const [A, B] = [rated('A', 1500), rated('B', 1590)];
  const lists = (edition: Edition, events: readonly ChessEvent[], list?: string) => {
    const rating = edition.ratePeriod as NonNullable<Edition['ratePeriod']>;
    const named = list === undefined ? undefined : month(list);
    const { findings, players } = rating(
      { events, list: named, base: new Map() },
      events.map(() => edition),
    );
    const found = findings.filter(({ code }) => code.startsWith('fide.list'));
    return { found: found.map(({ code, weight, clause, facts }) => [code, weight, clause, facts]), players };
  };
  const one = may('one', 3, [A, B], ['1 A 1-0 B']);
  const two = may('two', 28, [A, B], ['1 A 1-0 B']);
  const early = (clause: string, facts: object) => ['fide.list-too-early', 'warn', clause, facts];

  test('an event that the list comes too early or too late for is a warning, and no number changes', () => {
    const plain = lists(FIDE_2024, [one, two], '2024-07');
    expect(plain.found).toEqual([]);
    expect(lists(FIDE_2024, [one, two], '2024-06')).toEqual({
      found: [early('7.1.3', { list: '2024-06', first: '2024-07', event: 'two' })],
      players: plain.players,
    });
    expect(lists(FIDE_2024, [one, two], '2024-09')).toEqual({
      found: [
        ['fide.list-too-late', 'warn', '9.1', { list: '2024-09', last: '2024-08', event: 'one' }],
        ['fide.list-too-late', 'warn', '9.1', { list: '2024-09', last: '2024-08', event: 'two' }],
      ],
      players: plain.players,
    });
    expect(lists(FIDE_2014, [one, two], '2024-06').found).toEqual([
      early('7.13', { list: '2024-06', first: '2024-07', event: 'two' }),
    ]);
    expect(lists(FIDE_2014, [one, two], '2024-12').found).toEqual([]);
  });

  test('where an event names another list than the period, that is a warning, also where nobody named the period’s', () => {
    const named = { ...one, list: month('2024-06') };
    const differs = ['fide.list-differs', 'warn', '7.1', { list: '2024-06', period: '2024-07', event: 'one' }];
    expect(lists(FIDE_2024, [named, two], '2024-07').found).toEqual([differs]);
    expect(lists(FIDE_2024, [named, two]).found).toEqual([differs]);
    expect(lists(FIDE_2024, [named], '2024-06').found).toEqual([]);
  });
});

describe('200,000 players', () => {
  const players = Array.from({ length: 200_000 }, (_, index) => rated(`p${index}`, 1000 + (index % 1000)));
  const event = eventOf(players, ['1 p0 1-0 p1'], { controls: [{ minutes: 60, increment: 30 }] });

  test('are rated by the 2014 text', () => {
    const { rated: any, players: after } = rateEvent(event, BOOK_2014);
    expect(any).toBe(true);
    expect(Object.keys(after)).toHaveLength(200_000);
    expect(after['p0']).toMatchObject({ before: 1000, change: 10, after: 1010 });
  });

  test('are rated by the 2024 text', () => {
    expect(rateEvent(event, BOOK_2024).players['p0']).toMatchObject({ change: 10, n: 1 });
  });
});

test('150,000 events of a period have a newest one and a list', () => {
  const events = Array.from({ length: 150_000 }, (_, index) => may(`t${index}`, 3, [], []));
  const books = events.map(() => BOOK_2024);
  expect(ratePeriodByBooks({ events, base: new Map() }, books)).toMatchObject({
    rulebook: 'fide-2024',
    list: '2024-06',
  });
});

describe('the rating that the change is added to', () => {
  const B = rated('B', 2000);
  const t1 = (rating: number) => may('t1', 1, [rated('A', rating), B], ['1 A 1-0 B'], { end: day('2024-05-20') });
  const t2 = (rating: number) => may('t2', 10, [rated('A', rating), B], ['1 A 1-0 B']);

  test('a base that is given', () => {
    // 1980 against 2000: .47, 2000 against 2000: .50; (.53 + .50) x 20 = 20.6
    expect(rateBy(FIDE_2024, [t1(1980), t2(2000)], { A: 2003 }).players['A']).toMatchObject({
      before: 2003,
      change: 20.6,
      rounded: 21,
      after: 2024,
    });
  });

  test('without one, that of the event that started last, though it ended first', () => {
    for (const events of [
      [t1(1980), t2(2000)],
      [t2(2000), t1(1980)],
    ]) {
      expect(rateBy(FIDE_2024, events).players['A']).toMatchObject({ before: 2000, change: 20.6, after: 2021 });
    }
  });

  test('of two that started together the later in the report', () => {
    const same = { start: day('2024-05-10'), end: day('2024-05-11') };
    const events = [1980, 2000].map((rating, index) =>
      may(`t${index}`, 1, [rated('A', rating), B], ['1 A 1-0 B'], same),
    );
    expect(rateBy(FIDE_2024, events).players['A']).toMatchObject({ before: 2000 });
  });

  test('E19 none: unrated on the previous list, the own results go to the pool, opponents count the game', () => {
    const field = [1, 2, 3, 4, 5].map((number) => rated(`R${number}`, 1500));
    const games = field.map(({ id }, index) => `${index + 1} P 1/2-1/2 ${id}`);
    const event = may('t', 3, [rated('P', 1410, { peak: 1450 }), ...field], games);
    const { players, events } = rateBy(FIDE_2024, [event], { P: null });
    // (7500 + 3600) / 7 = 1585.71, 3.5 of 7 is .50
    expect(players['P']).toEqual({
      before: null,
      change: null,
      after: 1586,
      n: 5,
      w: 2.5,
      pooledGames: 5,
      pooledScore: 2.5,
      ra: 1585.7143,
      p: 0.5,
      dp: 0,
      ru: 1586,
      computed: 1586,
      k: 20,
      status: 'listed',
    });
    // 1500 against 1410: .62, a draw, K 20
    expect(players['R1']).toMatchObject({ change: -2.4, after: 1498, n: 1 });
    expect(events['t']?.players['P']).toEqual({ change: null, k: null, n: 5, w: 2.5, we: null });
  });

  test('the same by the 2014 text, in a Swiss and in a round robin', () => {
    const field = [1, 2, 3, 4].map((number) => rated(`R${number}`, 1500));
    const games = crossTable([
      ['P', '===='],
      ['R1', '==='],
      ['R2', '=='],
      ['R3', '='],
      ['R4', ''],
    ]);
    for (const system of ['swiss', 'round-robin'] as const) {
      const event = march('t', 3, [rated('P', 1010), ...field], games, { system });
      const { players } = rateBy(FIDE_2014, [event], { P: null });
      expect(players['P']).toEqual({
        before: null,
        change: null,
        after: null,
        n: 4,
        w: 2,
        rc: 1500,
        ru: 1500,
        pooledGames: 4,
        pooledScore: 2,
        status: 'part-result',
      });
      // three draws among equals; against 1010 the difference counts as 400: .92
      expect(players['R1']).toMatchObject({ change: -8.4, after: 1492, n: 4, we: 2.42 });
    }
  });

  test('rated in an earlier event, unrated in the last: as if the base were none', () => {
    const events = [
      may('t1', 3, [rated('P', 1410), B], ['1 P 1-0 B']),
      may('t2', 17, [unrated('P'), B], ['1 P 1-0 B']),
    ];
    expect(rateBy(FIDE_2024, events).players['P']).toMatchObject({ before: null, n: 2, status: 'part-result' });
  });
});

describe('8.2.4 rated meanwhile', () => {
  const [A, B] = [rated('A', 1700), rated('B', 1500)];
  const events = [
    may('t1', 1, [unrated('U', { games: 5 }), A, B], ['1 U 1-0 A', '2 B 1/2-1/2 U'], { start: day('2024-04-26') }),
    may('t2', 10, [rated('U', 1620, { games: 5 }), B], ['1 U 1-0 B']),
  ];

  test('the own changes count from the rating, the opponents only where the player was rated', () => {
    // U: .61 - .16 + .34 = .79, K 40; B: -.34 in the second event only
    const { players, events: shares } = rateBy(FIDE_2024, events);
    expect(players['U']).toMatchObject({ before: 1620, change: 31.6, after: 1652, k: 40, n: 3 });
    expect(players['A']).toMatchObject({ change: 0, n: 0, after: 1700 });
    expect(players['B']).toMatchObject({ change: -6.8, n: 1, after: 1493 });
    expect(shares['t1']?.players['U']).toEqual({ change: 18, n: 2, w: 1.5, we: 1.05, k: 40 });
  });

  test('a base says it too, and so does the report of the event', () => {
    const [t1] = events as [ChessEvent, ChessEvent];
    expect(rateBy(FIDE_2024, [t1], { U: 1620 }).players['U']).toMatchObject({ before: 1620, change: 18, n: 2 });
    const meanwhile = may('t', 3, [unrated('U', { games: 5, currentRating: 1620 }), A, B], ['1 U 1-0 A']);
    expect(rateEvent(meanwhile, BOOK_2024).players['U']).toMatchObject({ before: 1620, change: 24.4, after: 1644 });
  });
});

describe('8.3.3 K in a period', () => {
  const O = rated('O', 1800);

  test('each event has the K of its start; different ones are listed in the order of the ends', () => {
    const events = [
      may('late', 20, [rated('A', 1800, { games: 33 }), O], ['1 A 1-0 O']),
      may('early', 3, [rated('A', 1800, { games: 29 }), O], ['1 A 1-0 O']),
    ];
    expect(rateBy(FIDE_2024, events).players['A']).toMatchObject({ k: [40, 20], change: 30, after: 1830 });
  });

  test('events that end together stand in the order of their starts', () => {
    const end = day('2024-05-25');
    const events = [
      may('late', 20, [rated('A', 1800, { games: 33 }), O], ['1 A 1-0 O'], { end }),
      may('early', 3, [rated('A', 1800, { games: 29 }), O], ['1 A 1-0 O'], { end }),
    ];
    expect(rateBy(FIDE_2024, events).players['A']).toMatchObject({ k: [40, 20] });
  });

  const draws = (count: number) => Array.from({ length: count }, (_, round) => `${round + 1} A 1/2-1/2 O`);
  const A = rated('A', 1800, { games: 10 });

  test('K times games is looked at over the whole period', () => {
    const kOf = (...counts: number[]) => {
      const events = counts.map((count, index) => may(`t${index}`, 3 + index, [A, O], draws(count)));
      const { players, events: shares } = rateBy(FIDE_2024, events);
      return [players['A']?.k, ...Object.values(shares).map((share) => share.players['A']?.k)];
    };
    expect(kOf(8, 9)).toEqual([40, 40, 40]);
    expect(kOf(9, 9)).toEqual([38, 38, 38]);
  });

  test('forfeits, games with unrated players and refused events do not count towards it', () => {
    const events = [
      may('t1', 3, [A, O], [...draws(17), '18 A +/- O']),
      may('t2', 10, [A, unrated('U')], ['1 A 1-0 U']),
      may('t3', 20, [A, O], draws(5), FAULTY),
    ];
    expect(rateBy(FIDE_2024, events).players['A']).toMatchObject({ k: 40, n: 17 });
  });

  test('the 2014 text has no such limit', () => {
    expect(rateBy(FIDE_2014, [march('t', 3, [A, O], draws(18))]).players['A']).toMatchObject({ k: 40, n: 18 });
  });
});

describe('refused events in a period', () => {
  const [A, B] = [rated('A', 1800), rated('B', 1800)];
  const fine = may('fine', 3, [A, B], ['1 A 1-0 B']);
  const faulty = may('faulty', 10, [A, B, unrated('U')], ['1 A 1-0 B', '2 U 1-0 A'], FAULTY);

  test('add nothing and are named', () => {
    const { players, events, rated: any } = rateBy(FIDE_2024, [fine, faulty]);
    expect(any).toBe(true);
    expect(events).toEqual({
      fine: {
        rated: true,
        reasons: [],
        players: {
          A: { change: 10, n: 1, w: 1, we: 0.5, k: 20 },
          B: { change: -10, n: 1, w: 0, we: 0.5, k: 20 },
        },
      },
      faulty: { rated: false, reasons: ['1.2'], players: {} },
    });
    expect(players['A']).toMatchObject({ change: 10, n: 1, after: 1810 });
    expect(players['U']).toMatchObject({ n: 0, pooledGames: 0, status: 'no-games' });
  });

  test('where nothing is left the period is not rated', () => {
    const result = rateBy(FIDE_2024, [faulty]);
    expect([result.rated, result.reasons]).toEqual([false, ['1.2']]);
    expect(result.players['A']).toMatchObject({ before: 1800, change: 0, after: 1800, n: 0, k: null });
  });

  test('then the reasons are those of all its events, once each', () => {
    const hybrid = may('hybrid', 12, [A, B], ['1 A 1-0 B'], { ...FAULTY, hybrid: true });
    const { rated: any, reasons, events } = rateBy(FIDE_2024, [faulty, hybrid]);
    expect([any, reasons]).toEqual([false, ['1.2', '0.2', '9.4']]);
    expect(events['hybrid']?.reasons).toEqual(['0.2', '9.4', '1.2']);
    expect(rateBy(FIDE_2024, [faulty, hybrid, fine]).reasons).toEqual([]);
  });
});

describe('two editions in one period', () => {
  const S = rated('S', 2700);
  const O = rated('O', 2200);
  const september = eventOf([S, O], ['1 S 1-0 O'], { id: 'sep', start: day('2025-09-25'), end: day('2025-10-02') });
  const october = eventOf([S, O], ['1 S 1-0 O'], { id: 'oct', start: day('2025-10-03'), end: day('2025-10-05') });

  test('each event is counted by its own text, and the newer makes the list', () => {
    // a difference of 500: before the amendment .92, after it .96
    for (const edition of [FIDE_2024, FIDE_2025_10]) {
      for (const [events, editions] of [
        [
          [september, october],
          [FIDE_2024, FIDE_2025_10],
        ],
        [
          [october, september],
          [FIDE_2025_10, FIDE_2024],
        ],
      ] as const) {
        const { rulebook, players, events: shares } = rateBy(edition, events, {}, editions);
        expect(rulebook).toBe('fide-2025-10');
        expect(players['S']).toMatchObject({ change: 1.2, after: 2701 });
        expect([shares['sep']?.players['S']?.change, shares['oct']?.players['S']?.change]).toEqual([0.8, 0.4]);
        expect(players['O']).toMatchObject({ change: -3.2, after: 2197 });
      }
    }
  });
});

describe('newcomers over the events of a period', () => {
  const field = [1, 2, 3, 4, 5].map((number) => rated(`R${number}`, 1700));
  const [U, V] = [unrated('U'), unrated('V')];
  const t1 = may('t1', 3, [U, ...field], ['1 U 0-1 R1', '2 U 0-1 R2']);
  const t2 = may('t2', 10, [U, V, ...field], ['1 U 1-0 R1', '2 U 1/2-1/2 R2', '1 V 1-0 R3']);
  const t3 = may('t3', 20, [U, ...field], ['1 U 1-0 R3', '2 U 0-1 R4', '3 U 0-1 R5']);

  test('2024: the zero of the first event is disregarded, the rest is one pool', () => {
    const { players, events } = rateBy(FIDE_2024, [t1, t2, t3]);
    // 2.5 of 5 against 1700: 12100 / 7
    expect(players['U']).toMatchObject({
      after: 1729,
      n: 7,
      w: 2.5,
      pooledGames: 5,
      pooledScore: 2.5,
      ru: 1729,
      status: 'listed',
    });
    expect(players['V']).toMatchObject({ n: 1, pooledGames: 1, status: 'part-result' });
    expect(['t1', 't2', 't3'].map((id) => events[id]?.players['U'])).toEqual([
      { change: null, k: null, n: 2, w: 0, we: null },
      { change: null, k: null, n: 2, w: 1.5, we: null },
      { change: null, k: null, n: 3, w: 1, we: null },
    ]);
  });

  test('which event is the first is decided by its last day', () => {
    const long = { ...t1, end: day('2024-05-25') };
    // now the zero comes last and counts: 2.5 of 7, 15500 / 9 = 1722.22; 3.5 of 9 is .39, -80
    expect(rateBy(FIDE_2024, [long, t2, t3]).players['U']).toMatchObject({ pooledGames: 7, dp: -80, after: 1642 });
  });

  test('an entry in which a newcomer met nobody rated brings an empty share', () => {
    const { events } = rateBy(FIDE_2024, [t2, may('t4', 25, [U, V], ['1 U 1-0 V'])]);
    expect(events['t4']?.players).toEqual({
      U: { change: null, k: null, n: 0, w: 0, we: null },
      V: { change: null, k: null, n: 0, w: 0, we: null },
    });
  });

  test('the events may come in any order', () => {
    const A = (rating: number, games: number) => rated('A', rating, { games });
    const all = [
      t1,
      t2,
      t3,
      may('t4', 5, [A(1650, 29), ...field], ['1 A 1-0 R1', '2 R2 1-0 A']),
      may('t5', 12, [A(1660, 31), ...field, U], ['1 A 1-0 R1', '2 U 1-0 A']),
      may('t6', 15, [A(1660, 31), ...field], ['1 A 1-0 R1'], FAULTY),
    ];
    for (const edition of [FIDE_2014, FIDE_2024]) {
      const { findings: _, ...inOrder } = rateBy(edition, all);
      fc.assert(
        fc.property(fc.shuffledSubarray(all, { minLength: all.length }), (shuffled) => {
          const { findings: __, ...other } = rateBy(edition, shuffled);
          expect(other).toEqual(inOrder);
        }),
        { numRuns: 30 },
      );
    }
  });
});

describe('earlier results in the reports of a period', () => {
  const A = rated('A', 1700);
  const known = (...history: NonNullable<PlayerFacts['history']>) => unrated('U', { history });
  const e1 = earlier('e1', '2024-03', 2, 1700, 1);
  const e2 = earlier('e2', '2024-04', 1, 1700, 1);
  const pooled = (...reports: PlayerFacts[]) => {
    const events = reports.map((U, index) => may(`t${index + 1}`, 3 + index, [U, A], ['1 U 1/2-1/2 A']));
    const { pooledGames, pooledScore } = rateBy(FIDE_2024, events).players['U'] as FidePlayerResult;
    return [pooledGames, pooledScore];
  };

  test('each is counted once, whichever report knows it', () => {
    expect(pooled(known(e1), known(e1))).toEqual([4, 2]);
    expect(pooled(known(e1), known(e1, e2))).toEqual([5, 3]);
    expect(pooled(known(e1, e2), known())).toEqual([5, 3]);
    expect(pooled(known(e1), unrated('U'))).toEqual([4, 2]);
  });

  test('results of the period itself are not counted again', () => {
    const t1 = earlier('t1', '2024-05-05', 1, 1700, 0.5);
    expect(pooled(known(e1), known(e1, t1))).toEqual([4, 2]);
  });

  test('8.2.1, E13 the oldest comes first, in whatever order the reports come', () => {
    const zero = earlier('e0', '2024-03', 2, 1700, 0);
    const reports = [known(zero), known(e2)].map((U, index) =>
      may(`t${index + 1}`, 3 + index, [U, A], ['1 U 1/2-1/2 A']),
    );
    // e0 is the first event and has no point
    for (const events of [reports, reports.toReversed()]) {
      expect(rateBy(FIDE_2024, events).players['U']).toMatchObject({ pooledGames: 3, pooledScore: 2 });
    }
  });

  test('a result without a date counts as the oldest, in whatever order the reports come', () => {
    const zero = { ...earlier('e0', '2024-03', 2, 1700, 0), list: undefined };
    expect(pooled(known(zero), known(e2))).toEqual([3, 2]);
    expect(pooled(known(e2), known(zero))).toEqual([3, 2]);
    const ended = { ...e2, list: undefined, end: day('2024-04-10') };
    expect(pooled(known(ended), known({ ...e1, list: undefined, end: day('2024-02-10'), halfPoints: 0 }))).toEqual([
      3, 2,
    ]);
  });

  test('results without a name are told apart by what they say', () => {
    const nameless = (halfPoints: number) => ({ ...e1, event: undefined, halfPoints });
    expect(pooled(known(nameless(2)), known(nameless(2)))).toEqual([4, 2]);
    expect(pooled(known(nameless(2)), known(nameless(3)))).toEqual([6, 3.5]);
  });

  test('that an event has happened before is known from any report', () => {
    const zero = earlier('e0', '2024-03', 2, 1700, 0);
    const after = (first: boolean | undefined, second: boolean | undefined) =>
      pooled(unrated('U', { history: [zero], hadEvent: first }), unrated('U', { history: [zero], hadEvent: second }));
    expect(after(undefined, false)).toEqual([2, 1]);
    expect(after(true, undefined)).toEqual([4, 1]);
    expect(after(undefined, true)).toEqual([4, 1]);
  });

  test('one report alone is taken as it is', () => {
    const event = may('t1', 3, [known(earlier('t1', '2024-03', 2, 1700, 1)), A], ['1 U 1/2-1/2 A']);
    expect(rateEvent(event, BOOK_2024).players['U']).toMatchObject({ pooledGames: 3 });
  });
});

describe('a zero that is disregarded', () => {
  const A = rated('A', 1700);
  const games = ['1 A 1-0 U', '2 V 0-1 A', '3 W 1/2-1/2 A'];
  const players = [A, unrated('U'), unrated('V'), unrated('W')];

  test('is a note of the event and of the period, under the clause of the edition', () => {
    const zero = (clause: string) => ({
      code: 'fide.zero-score',
      weight: 'note',
      clause,
      facts: { players: ['U', 'V'] },
    });
    const event = may('t', 3, players, games);
    expect(rateEvent(event, BOOK_2024).findings.at(-1)).toEqual(zero('8.2.1'));
    expect(rateEvent(event, BOOK_2014).findings.at(-1)).toEqual(zero('6.1'));
    expect(rateBy(FIDE_2024, [event]).findings.at(-1)).toEqual(zero('8.2.1'));
  });

  test('there is none where everybody scored', () => {
    const codes = rateEvent(may('t', 3, [A, unrated('W')], ['1 W 1/2-1/2 A']), BOOK_2024).findings;
    expect(codes.map(({ code }) => code)).not.toContain('fide.zero-score');
  });
});

describe('periods of the 2014 text, worked out by hand', () => {
  test('the changes of a month are added exactly and Rn is rounded once, a half up', () => {
    const [A, B, C, D] = [rated('A', 2450), rated('B', 2430), rated('C', 2439), rated('D', 1500)];
    const E = rated('E', 1590);
    const events = [
      march('t1', 3, [A, B, D, E], ['1 B 1-0 A', '1 D 1/2-1/2 E']),
      march('t2', 10, [A, C, D, E], ['1 A 1/2-1/2 C', '1 E 1/2-1/2 D']),
    ];
    const { players, events: shares } = rateBy(FIDE_2014, events);
    // A, K 10: D 20 is .53, -5.3; D 11 is .52, -.2; 2450 - 5.5 = 2444.5 -> 2445
    expect(shares['t1']?.players['A']).toEqual({ change: -5.3, n: 1, w: 0, we: 0.53, k: 10 });
    expect(shares['t2']?.players['A']).toEqual({ change: -0.2, n: 1, w: 0.5, we: 0.52, k: 10 });
    expect(players['A']).toEqual({
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
    // D, K 20: twice D -90, .38, +2.4; 1504.8 -> 1505, where two roundings would give 1504
    expect(players['D']).toMatchObject({ change: 4.8, after: 1505 });
    // E: 1590 - 4.8 = 1585.2 -> 1585
    expect(players['E']).toMatchObject({ change: -4.8, after: 1585 });
  });

  test('8.56 a player who turns 18 between two events has 40 in the first and 20 in the second', () => {
    const A = rated('A', 2000, { birth: born('1997-03-10') });
    const B = rated('B', 2000);
    const events = [march('t1', 9, [A, B], ['1 A 1-0 B']), march('t2', 10, [A, B], ['1 B 1/2-1/2 A'])];
    expect(rateBy(FIDE_2014, events).players['A']).toMatchObject({ k: [40, 20], change: 20, after: 2020 });
  });

  test('a newcomer: zero dropped, then two events in one pool', () => {
    const field = [rated('A', 1800), rated('B', 1900), rated('C', 1900)];
    const U = unrated('U');
    const events = [
      march('t1', 3, [U, ...field], ['1 U 0-1 A', '2 A 1-0 U']),
      march('t2', 10, [U, ...field], ['1 U 1-0 B', '2 C 1-0 U', '3 U 1/2-1/2 B', '4 C 1/2-1/2 U']),
      march('t3', 20, [U, ...field], ['1 U 0-1 B']),
    ];
    const { players, events: shares } = rateBy(FIDE_2014, events);
    // t1: 0 of 2 in a first event, disregarded; t2: 2 of 4 against 1900; t3: 0 of 1 counts, its own Ru is 1900 - 800
    // pool: 2 of 5 against 1900, .40 is -72
    expect(players['U']).toEqual({
      before: null,
      change: null,
      after: 1828,
      n: 5,
      w: 2,
      rc: 1900,
      ru: 1100,
      pooledGames: 5,
      pooledScore: 2,
      status: 'listed',
    });
    expect(['t1', 't2', 't3'].map((id) => [shares[id]?.players['U']?.n, shares[id]?.players['U']?.w])).toEqual([
      [0, 0],
      [4, 2],
      [1, 0],
    ]);
  });

  test('7.14c the list of the period decides what has expired', () => {
    const history = [earlier('e0', '2013-02-01', 4, 1800, 2)];
    const events = [march('t', 3, [unrated('U', { history }), rated('A', 1800)], ['1 U 1/2-1/2 A'])];
    const listed = (list: string) =>
      ratePeriodByBooks({ events, list: month(list), base: new Map() }, [BOOK_2014]).players['U']?.status;
    expect([listed('2015-04'), listed('2015-05')]).toEqual(['listed', 'part-result']);
  });
});

describe('a period of the Hungarian rules, worked out by hand', () => {
  const field = [rated('R1', 1500), rated('R2', 1500), rated('R3', 1500), rated('R4', 1100)];
  const U = unrated('U');
  const roundRobin = march(
    'rr',
    3,
    [U, ...field],
    crossTable([
      ['U', '1111'],
      ['R1', '==1'],
      ['R2', '=1'],
      ['R3', '1'],
      ['R4', ''],
    ]),
    { start: day('2018-03-03'), end: day('2018-03-07'), system: 'round-robin', halfPointBonus: 20 },
  );
  const swiss = march('swiss', 3, [U, ...field], ['1 U 1/2-1/2 R1', '2 R2 1-0 U', '3 U 0-1 R3', '1 R1 1-0 R2'], {
    start: day('2018-03-10'),
    end: day('2018-03-12'),
    halfPointBonus: 20,
  });
  const result = rateBy(MSSZ_2017, [roundRobin, swiss]);

  test('a round robin and a Swiss make one pool, with the bonus of example II.2', () => {
    // rr: dp 0, 0, 0, -800, so Ra = 1400 + 200 x 4/5 = 1560; Ru 1560 + 4 x 20 = 1640; R4 is lifted to 1240, + 140/4:
    // Rc new 1595, Ru new 1675. swiss: .5 of 3 against 1500, .17 is -273, Ru 1227
    // pool: (4 x 1595 + 3 x 1500) / 7 = 1554.29; 4.5 of 7 is two half points above: + 40 = 1594.29
    expect(result).toMatchObject({ rulebook: 'mssz-2017', rated: true, list: '2018-04' });
    expect(result.players['U']).toEqual({
      before: null,
      change: null,
      after: 1594,
      n: 7,
      w: 4.5,
      rc: 1500,
      ru: 1227,
      pooledGames: 7,
      pooledScore: 4.5,
      status: 'listed',
    });
  });

  test('the rated players meet the newcomer in the round robin only', () => {
    // R1 in rr: .50 + .50 + .92 + .27 (-175) = 2.19, scored 2: -3.8; in the Swiss +10 against R2
    expect(result.events['rr']?.players['R1']).toEqual({ change: -3.8, n: 4, w: 2, we: 2.19, k: 20 });
    expect(result.events['swiss']?.players['R1']).toEqual({ change: 10, n: 1, w: 1, we: 0.5, k: 20 });
    expect(result.players['R1']).toMatchObject({ change: 6.2, after: 1506 });
    expect(result.players['R2']).toMatchObject({ change: -13.8, after: 1486 });
    // R4: four times -400, .08 each, scored 0: -6.4
    expect(result.players['R4']).toMatchObject({ change: -6.4, after: 1094, n: 4 });
  });

  test('FIDE’s 2014 text with its own bonus of 15 gives 1581', () => {
    const events = [roundRobin, swiss].map((event) => ({ ...event, halfPointBonus: undefined }));
    // Rc new 1590; (6360 + 4500) / 7 = 1551.43, + 30
    expect(rateBy(FIDE_2014, events).players['U']).toMatchObject({ after: 1581 });
  });

  test('the bonus is that of the newest event with results: a later one without a game changes nothing', () => {
    const days = { start: day('2018-03-20'), end: day('2018-03-22') };
    const withoutGames = march('late', 3, [U, ...field], ['1 R1 1-0 R2'], { ...days, halfPointBonus: 10 });
    expect(rateBy(MSSZ_2017, [roundRobin, swiss, withoutGames]).players['U']).toMatchObject({ after: 1594 });
  });
});
