import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../core/dates.ts';
import type { ChessEvent } from '../../core/event.ts';
import { Why } from '../../core/reasons.ts';
import type { Edition } from '../edition.ts';
import type { FidePlayerResult } from './book.ts';
import {
  CALCULATOR_EDITIONS,
  type CalculatorEdition,
  developmentCoefficient,
  eventChange,
  expectation,
  type GameScore,
  gameChange,
  initialRating,
  performanceRating,
  printedAverage,
  scoreFor,
} from './calculators.ts';
import { FIDE_2014, FIDE_2024, FIDE_2025_10 } from './editions.ts';
import type { FideRules } from './reasons.ts';

const ask = () => new Why<FideRules>();
const DAY = dayOf(2024, 5, 1);

test('the calculators know the editions of chess with FIDE’s tables', () =>
  expect(CALCULATOR_EDITIONS).toEqual([
    'fide-2014',
    'fide-2017',
    'fide-2022',
    'fide-2024',
    'fide-2025-10',
    'fide-2026-01',
    'fide-rapid-2024',
    'fide-rapid-2024-12',
    'fide-blitz-2024',
    'fide-blitz-2024-12',
    'mssz-2017',
  ]));

describe('expected score of a game', () => {
  for (const [edition, own, opponent, counted, expected] of [
    ['fide-2014', 2400, 2000, 400, 0.92],
    ['fide-2014', 2412, 2000, 400, 0.92],
    ['mssz-2017', 1588, 2000, -400, 0.08],
    ['fide-2024', 2650, 2200, 400, 0.92],
    ['fide-2025-10', 2649, 2200, 400, 0.92],
    ['fide-2025-10', 2650, 2200, 450, 0.94],
    ['fide-2025-10', 2200, 2650, -400, 0.08],
    ['fide-2024', 1500, 1500, 0, 0.5],
  ] as const) {
    test(`${edition}: ${own} against ${opponent} expects ${expected}`, () =>
      expect(expectation({ edition, own, opponent })).toEqual({ gap: own - opponent, counted, expected }));
  }

  for (const [edition, gapClause, tableClause] of [
    ['fide-2014', '8.54', '8.1b'],
    ['mssz-2017', '8.54', '8.1b'],
    ['fide-2024', '8.3.1', '8.1.2'],
    ['fide-2025-10', '8.3.1', '8.1.2'],
  ] as const) {
    test(`${edition} cites ${gapClause} and ${tableClause}`, () => {
      const why = ask();
      expectation({ edition, own: 1500, opponent: 2000 }, why);
      expect(why.steps).toMatchObject([
        { clause: gapClause, rule: 'counted-gap', gives: -400 },
        { clause: tableClause, rule: 'expected-score', gives: 0.08 },
      ]);
    });
  }
});

describe('K and why', () => {
  const on = DAY;
  for (const [edition, facts, k, rule] of [
    ['fide-2014', { rating: 2200, games: 29, on }, 40, 'k-newcomer'],
    ['fide-2014', { rating: 2200, games: 30, on }, 20, 'k-established'],
    ['mssz-2017', { rating: 2200, games: 300, peak: 2400, on }, 10, 'k-once-2400'],
    ['fide-2014', { rating: 2299, games: 300, peak: 2310, birth: { year: 2010 }, on }, 40, 'k-junior'],
    ['fide-2024', { rating: 2299, games: 300, peak: 2310, birth: { year: 2010 }, on }, 20, 'k-established'],
    ['fide-2024', { rating: 2299, games: 300, birth: { year: 2006 }, on }, 40, 'k-junior'],
    ['fide-2025-10', { rating: 2400, games: 3, peak: 2300, on }, 10, 'k-once-2400'],
    ['fide-2025-10', { rating: 2400, games: 3, on }, 10, 'k-once-2400'],
  ] as const) {
    test(`${edition}: ${k}, because of ${rule}`, () => {
      const why = ask();
      expect(developmentCoefficient({ edition, ...facts }, why)).toBe(k);
      expect(why.steps).toMatchObject([{ rule, gives: k }]);
    });
  }
});

describe('change for a game', () => {
  test('a draw with K 20 against somebody 80 points stronger is 2.2 points', () =>
    expect(gameChange({ edition: 'fide-2024', own: 1620, k: 20, opponent: 1700, score: 0.5 })).toEqual({
      gap: -80,
      counted: -80,
      expected: 0.39,
      n: 1,
      w: 0.5,
      we: 0.39,
      k: 20,
      change: 2.2,
      rounded: 2,
      computed: 1622,
      after: 1622,
    }));

  test('the reasons are those of an event of one game', () => {
    const why = ask();
    gameChange({ edition: 'fide-2014', own: 1620, k: 20, opponent: 1700, score: 0.5 }, why);
    expect(why.steps).toMatchObject([{ rule: 'new-rating', from: [{ rule: 'event-change', given: { n: 1 } }] }]);
  });
});

describe('change for an event', () => {
  const against = (opponent: number, ...scores: GameScore[]) => scores.map((score) => ({ opponent, score }));

  test('a half goes up under 2014 and away from zero under 2024', () => {
    const games = [
      { opponent: 2430, score: 0 },
      { opponent: 2439, score: 0.5 },
    ] as const;
    const change = { n: 2, w: 0.5, we: 1.05, k: 10, change: -5.5 };
    const loss = { own: 2450, k: 10, games };
    expect(eventChange({ edition: 'fide-2014', ...loss })).toEqual({
      ...change,
      rounded: -5,
      computed: 2445,
      after: 2445,
    });
    expect(eventChange({ edition: 'mssz-2017', ...loss }).after).toBe(2445);
    expect(eventChange({ edition: 'fide-2024', ...loss })).toEqual({
      ...change,
      rounded: -6,
      computed: 2444,
      after: 2444,
    });
  });

  test('2024 limits K times games to 700, other events of the period counted in; 2014 does not', () => {
    const seventeen = against(1500, ...Array<GameScore>(17).fill(1));
    const question = { own: 1500, k: 40, games: seventeen };
    expect(eventChange({ edition: 'fide-2024', ...question })).toMatchObject({ k: 40, change: 340 });
    expect(eventChange({ edition: 'fide-2024', ...question, otherGames: 1 })).toMatchObject({ k: 38, change: 323 });
    expect(eventChange({ edition: 'fide-2014', ...question, otherGames: 100 })).toMatchObject({ k: 40 });
    expect(
      eventChange({ edition: 'fide-2025-10', ...question, games: [...seventeen, ...against(1500, 0)] }),
    ).toMatchObject({ k: 38, n: 18, w: 17, we: 9 });
  });

  test('K may come from the facts', () =>
    expect(
      eventChange({ edition: 'fide-2024', own: 1500, k: { games: 12, on: DAY }, games: against(1500, 1) }),
    ).toMatchObject({ k: 40, change: 20, after: 1520 }));

  test('below the floor there is no rating', () => {
    const why = ask();
    const games = against(1400, 0);
    expect(eventChange({ edition: 'fide-2024', own: 1409, k: 20, games })).toMatchObject({
      computed: 1399,
      after: null,
    });
    expect(eventChange({ edition: 'fide-2024', own: 1410, k: 20, games }, why)).toMatchObject({
      computed: 1400,
      after: 1400,
    });
    expect(why.steps).toHaveLength(1);
    expect(eventChange({ edition: 'fide-2014', own: 1009, k: 20, games: against(1000, 0) }, why)).toMatchObject({
      computed: 999,
      after: null,
    });
    expect(why.steps[2]).toEqual({
      clause: '7.21',
      rule: 'delisted',
      given: { computed: 999, floor: 1000 },
      gives: null,
      from: [],
    });
  });

  test('without games nothing changes', () =>
    expect(eventChange({ edition: 'fide-2014', own: 1800, k: 20, games: [] })).toEqual({
      n: 0,
      w: 0,
      we: 0,
      k: 20,
      change: 0,
      rounded: 0,
      computed: 1800,
      after: 1800,
    }));

  test('the reasons go down to the table and to K', () => {
    const why = ask();
    const games = [...against(1900, 1), ...against(2100, 0.5)];
    eventChange({ edition: 'fide-2024', own: 1500, k: 20, games, event: 'Spring Open' }, why);
    expect(why.steps).toEqual([
      {
        clause: '8.3.4',
        rule: 'new-rating',
        given: { before: 1500, change: 26.8, rounded: 27 },
        gives: 1527,
        from: [
          {
            clause: '8.3.2',
            rule: 'event-change',
            given: { event: 'Spring Open', own: 1500, difference: 1.34, n: 2, w: 1.5, we: 0.16, k: 20 },
            gives: 26.8,
            from: [
              { clause: '8.1.2', rule: 'expected-score', given: { gap: -400 }, gives: 0.08, from: [] },
              {
                clause: '8.3.1',
                rule: 'counted-gap',
                given: { own: 1500, opponent: 2100, gap: -600, limit: 400 },
                gives: -400,
                from: [],
              },
              { clause: '8.1.2', rule: 'expected-score', given: { gap: -400 }, gives: 0.08, from: [] },
              { clause: '8.3.3', rule: 'k-given', given: { k: 20 }, gives: 20, from: [] },
            ],
          },
        ],
      },
    ]);
  });

  test('an event without a name has none in the reasons', () => {
    const why = ask();
    eventChange({ edition: 'fide-2014', own: 1500, k: 20, games: [] }, why);
    expect(why.steps[0]?.from[0]?.given['event']).toBe('');
  });
});

const rating = fc.integer({ min: 1400, max: 2850 });
const edition = fc.constantFrom<CalculatorEdition>(...CALCULATOR_EDITIONS);

describe('the score for a wished rating', () => {
  // expected .64 + .50 + .36 + .24 = 1.74
  const question = { edition: 'fide-2024', own: 1600, k: 20, opponents: [1500, 1600, 1700, 1800] } as const;

  for (const [wished, w, after] of [
    [1400, 0, 1565],
    [1565, 0, 1565],
    [1566, 0.5, 1575],
    [1600, 2, 1605],
    [1605, 2, 1605],
    [1606, 2.5, 1615],
    [1645, 4, 1645],
  ] as const) {
    test(`from 1600 to ${wished} takes ${w} of 4`, () =>
      expect(scoreFor({ ...question, wished })).toMatchObject({ w, after }));
  }

  test('1646 is too much even for a full score', () => expect(scoreFor({ ...question, wished: 1646 })).toBeUndefined());

  test('without opponents only the present rating can be reached', () => {
    expect(scoreFor({ ...question, opponents: [], wished: 1600 })).toMatchObject({ w: 0, after: 1600 });
    expect(scoreFor({ ...question, opponents: [], wished: 1601 })).toBeUndefined();
  });

  test('a rating below the floor is not reached, however little is wished', () => {
    const low = { edition: 'fide-2024', own: 1405, k: 20, opponents: [1405], wished: 1000 } as const;
    expect(scoreFor(low)).toMatchObject({ w: 0.5, after: 1405 });
    expect(scoreFor({ ...low, edition: 'fide-2014' })).toMatchObject({ w: 0, after: 1395 });
  });

  test('it tells the steps of the answer once', () => {
    const why = ask();
    scoreFor({ ...question, wished: 1600 }, why);
    expect(why.steps).toMatchObject([
      { rule: 'new-rating', gives: 1605, from: [{ rule: 'event-change', given: { w: 2, we: 1.74 } }] },
    ]);
    const none = ask();
    scoreFor({ ...question, wished: 1646 }, none);
    expect(none.steps).toEqual([]);
  });

  test('the answer reaches the wish, half a point less does not, and it is what the event gives', () => {
    const k = fc.constantFrom(10, 20, 40);
    fc.assert(
      fc.property(edition, rating, k, fc.array(rating, { maxLength: 20 }), rating, (book, own, factor, met, wished) => {
        const after = (half: number) => {
          const games = met.map((opponent, index) => ({
            opponent,
            score: (Math.max(0, Math.min(2, half - 2 * index)) / 2) as GameScore,
          }));
          return eventChange({ edition: book, own, k: factor, games });
        };
        const answer = scoreFor({ edition: book, own, k: factor, opponents: met, wished });
        if (answer === undefined) expect(after(2 * met.length).computed).toBeLessThan(wished);
        else {
          expect(answer).toEqual(after(2 * answer.w));
          expect(answer.after).toBeGreaterThanOrEqual(wished);
          if (answer.w > 0) expect(after(2 * answer.w - 1).after ?? 0).toBeLessThan(wished);
        }
      }),
    );
  });
});

describe('the calculators and the rating of events', () => {
  const RESULT_OF = { 0: '0-1', 0.5: '1/2-1/2', 1: '1-0' } as const;
  const score = fc.constantFrom<GameScore>(0, 0.5, 1);
  const games = fc.array(fc.record({ opponent: rating, score }), { minLength: 1, maxLength: 40 });

  const eventAgainst = (own: number, played: readonly { opponent: number; score: GameScore }[]): ChessEvent => ({
    id: 'e',
    start: DAY,
    end: DAY,
    system: 'swiss',
    players: [own, ...played.map(({ opponent }) => opponent)].map((each, index) => ({
      id: `${index}`,
      index,
      rating: each,
      games: 50,
    })),
    games: played.map((game, index) => ({
      round: index + 1,
      white: 0,
      black: index + 1,
      result: RESULT_OF[game.score],
      rated: true,
      handicap: 0,
    })),
  });

  for (const [book, id] of [
    [FIDE_2014, 'fide-2014'],
    [FIDE_2024, 'fide-2024'],
    [FIDE_2025_10, 'fide-2025-10'],
  ] as const satisfies readonly (readonly [Edition, CalculatorEdition])[]) {
    test(`${id}: both give the same`, () => {
      fc.assert(
        fc.property(rating, games, (own, played) => {
          const answer = eventChange({ edition: id, own, k: { games: 50, on: DAY }, games: played });
          const player = book.rate(eventAgainst(own, played)).players['0'] as FidePlayerResult;
          const { n, w, we, k, change, after } = answer;
          expect({ n, w, we, k, change, after }).toEqual({
            n: player.n,
            w: player.w,
            we: player.we,
            k: player.k,
            change: player.change,
            after: player.after,
          });
        }),
      );
    });
  }
});

describe('performance', () => {
  test('the average is exact and a half goes up', () => {
    expect(performanceRating({ edition: 'fide-2024', opponents: [2183, 2184], score: 1 })).toEqual({
      average: 2183.5,
      p: 0.5,
      dp: 0,
      performance: 2184,
    });
    expect(performanceRating({ edition: 'fide-2024', opponents: [2000, 2000, 2001], score: 3 })).toEqual({
      average: 2000.3333,
      p: 1,
      dp: 800,
      performance: 2800,
    });
  });

  test('a number of games and an average do as well', () =>
    expect(performanceRating({ edition: 'mssz-2017', games: 9, average: 2183.5, score: 5 })).toEqual({
      average: 2183.5,
      p: 0.56,
      dp: 43,
      performance: 2227,
    }));

  test('there is none without a game', () => {
    expect(performanceRating({ edition: 'fide-2024', opponents: [], score: 0 })).toBeUndefined();
    expect(performanceRating({ edition: 'fide-2024', games: 0, average: 0, score: 0 })).toBeUndefined();
  });

  for (const [book, table, clause] of [
    ['fide-2014', '8.1a', '8.1a'],
    ['fide-2024', '8.1.1', '8.1.1'],
    ['fide-2025-10', '8.1.1', '8.1.1'],
    ['mssz-2017', '8.1a', 'II.3'],
  ] as const) {
    test(`${book} cites ${clause}`, () => {
      const why = ask();
      performanceRating({ edition: book, opponents: [2300], score: 0.5 }, why);
      expect(why.steps).toEqual([
        {
          clause,
          rule: 'performance',
          given: { average: 2300, dp: 0 },
          gives: 2300,
          from: [
            { clause: table, rule: 'fractional-score', given: { score: 0.5, games: 1 }, gives: 0.5, from: [] },
            { clause: table, rule: 'score-difference', given: { p: 0.5 }, gives: 0, from: [] },
          ],
        },
      ]);
    });
  }

  test('an average is read to four places', () => {
    expect(printedAverage(2183.5)).toEqual({ parts: 21_835_000, of: 10_000 });
    expect(printedAverage(0.1 + 0.2)).toEqual({ parts: 3000, of: 10_000 });
  });
});

describe('initial rating', () => {
  const five = [1800, 1900, 2000, 2100, 1700];

  for (const [score, rated] of [
    [0.5, 1534],
    [1, 1660],
    [2.5, 1900],
    [4, 1945],
    [5, 1975],
  ] as const) {
    test(`2014: ${score} of 5 against 1900 is ${rated}`, () =>
      expect(initialRating({ edition: 'fide-2014', events: [{ opponents: five, score }] })).toEqual({
        status: 'listed',
        games: 5,
        score,
        computed: rated,
        rating: rated,
      }));
  }

  test('2014: parts are taken together, and an office may give 20 for a half point', () => {
    const events = [
      { games: 3, average: 2220, score: 1 },
      { games: 5, average: 2150, score: 3 },
      { games: 4, average: 2200, score: 2.5 },
    ];
    expect(initialRating({ edition: 'mssz-2017', events })).toMatchObject({ games: 12, score: 6.5, rating: 2199 });
    expect(initialRating({ edition: 'mssz-2017', events, bonus: 20 })).toMatchObject({ computed: 2204, rating: 2204 });
  });

  test('2014: four games are a part result, with what they give so far', () =>
    expect(initialRating({ edition: 'fide-2014', events: [{ games: 4, average: 1900, score: 2 }] })).toEqual({
      status: 'part-result',
      games: 4,
      score: 2,
      computed: 1900,
      rating: null,
    }));

  test('2014: 1000 is published, a first result of 999 is dropped, a pool below 1000 is not published', () => {
    const first = (average: number) =>
      initialRating({ edition: 'fide-2014', events: [{ games: 5, average, score: 0.5 }] });
    expect(first(1366)).toMatchObject({ status: 'listed', rating: 1000 });
    expect(first(1365)).toEqual({ status: 'no-games', games: 0, score: 0, computed: null, rating: null });
    const events = [
      { games: 2, average: 1050, score: 1 },
      { games: 4, average: 1050, score: 0 },
    ];
    expect(initialRating({ edition: 'fide-2014', events })).toEqual({
      status: 'below-floor',
      games: 6,
      score: 1,
      computed: 777,
      rating: null,
    });
  });

  test('2024: the case that FIDE published, with two draws against 1800', () => {
    const why = ask();
    const events = [{ opponents: [1902, 1877, 1884, 2012, 1832], score: 3 }];
    const answer = { status: 'listed', games: 5, score: 3, computed: 1922, rating: 1922 };
    expect(initialRating({ edition: 'fide-2024', events }, why)).toEqual(answer);
    expect(initialRating({ edition: 'fide-2025-10', events })).toEqual(answer);
    expect(why.steps.map(({ rule }) => rule)).toEqual(['listed', 'k-newcomer']);
    expect(why.steps[0]).toMatchObject({
      from: [{ rule: 'initial-estimate', from: [{ rule: 'average-with-draws' }, { gives: 0.57 }, { gives: 50 }] }],
    });
    expect(why.steps[0]?.from[0]?.from[0]?.from).toMatchObject([
      {
        rule: 'pool',
        gives: 5,
        from: [{ rule: 'earlier-results', given: { event: null, games: 5, score: 3, average: 1901.4 }, gives: 3 }],
      },
    ]);
  });

  test('2024: at most 2200, at least 1400, at least five games', () => {
    const first = (opponents: number[], score: number) =>
      initialRating({ edition: 'fide-2024', events: [{ opponents, score }] });
    expect(first([2300, 2300, 2300, 2300, 2300], 5)).toMatchObject({ computed: 2466, rating: 2200 });
    expect(first([1461, 1461, 1461, 1461, 1462], 1)).toMatchObject({ computed: 1400, rating: 1400 });
    expect(first([1450, 1450, 1450, 1450, 1450], 0.5)).toMatchObject({
      status: 'below-floor',
      computed: 1320,
      rating: null,
    });
    expect(first([1700, 1700, 1700, 1700], 2.5)).toMatchObject({ status: 'part-result', games: 4, rating: null });
  });

  test('zero in the first event is disregarded in every edition, and later events count', () => {
    const events = [
      { games: 3, average: 2000, score: 0 },
      { games: 5, average: 1900, score: 2.5 },
    ];
    for (const [book, clause, rated] of [
      ['fide-2014', '6.1', 1900],
      ['fide-2024', '8.2.1', 1871],
    ] as const) {
      const why = ask();
      expect(initialRating({ edition: book, events }, why)).toMatchObject({ games: 5, score: 2.5, rating: rated });
      expect(why.steps[0]?.from[0]).toMatchObject({ clause, rule: 'zero-disregarded', given: { games: 3 } });
    }
  });

  test('without a game there is nothing', () => {
    const nothing = { status: 'no-games', games: 0, score: 0, computed: null, rating: null };
    for (const book of CALCULATOR_EDITIONS) {
      expect(initialRating({ edition: book, events: [] })).toEqual(nothing);
      expect(initialRating({ edition: book, events: [{ opponents: [], score: 0 }] })).toEqual(nothing);
    }
  });

  test('2014 tells the clause, the average and the pool, from the rating down', () => {
    const why = ask();
    initialRating({ edition: 'fide-2014', events: [{ opponents: five, score: 4 }] }, why);
    expect(why.steps).toMatchObject([
      {
        rule: 'listed',
        gives: 1945,
        from: [
          {
            rule: 'initial-above',
            gives: 1945,
            from: [
              {
                rule: 'opponents-average',
                gives: 1900,
                from: [{ rule: 'pool', gives: 5, from: [{ rule: 'earlier-results', gives: 4 }] }],
              },
            ],
          },
        ],
      },
    ]);
    expect(why.steps).toHaveLength(1);
  });
});
