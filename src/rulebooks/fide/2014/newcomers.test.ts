import { describe, expect, test } from 'vitest';
import { fraction, toPlaces } from '../../../core/exact.ts';
import { type Step, Why } from '../../../core/reasons.ts';
import type { EventFacts, PlayerFacts } from '../../../core/report.ts';
import type { FidePlayerResult } from '../book.ts';
import { BOOK_2014 } from '../editions.ts';
import { brief, crossTable, day, earlier, eventOf, month, rated, unrated } from '../event.fixture.ts';
import type { Pool, PoolPart } from '../pool.ts';
import { rateEvent } from '../rate.ts';
import type { FideRules } from '../reasons.ts';
import {
  addPart,
  inPool,
  openPool,
  poolResult,
  ruPooled,
  ruRoundRobin,
  ruSwiss,
  tournamentAverage,
  trimmedAverage,
} from './newcomers.ts';

const LIST = month('2016-09');

describe('8.22 to 8.24 one Swiss', () => {
  for (const [words, average, score, games, bonus, ru] of [
    ['50 % is the average', 1900, 1.5, 3, 15, 1900],
    ['one half point above 50 %', 1900, 2, 3, 15, 1915],
    ['all of five', 1900, 5, 5, 15, 1975],
    ['with the bonus of another office', 1900, 5, 5, 20, 2000],
    ['below 50 %, .20', 1900, 1, 5, 15, 1660],
    ['just below 50 %, .49', 1900, 24.5, 50, 15, 1893],
    ['zero', 1900, 0, 1, 15, 1100],
  ] as const) {
    test(`${words}: ${ru}`, () => expect(ruSwiss(fraction(average), 2 * score, games, bonus)).toBe(ru));
  }

  test('the average is rounded once, at the end, a half up', () => {
    expect(ruSwiss(fraction(5701, 3), 3, 3, 15)).toBe(1900);
    expect(ruSwiss(fraction(3801, 2), 2, 2, 15)).toBe(1901);
    expect(ruSwiss(fraction(3801, 2), 3, 2, 15)).toBe(1916);
    expect(ruSwiss(fraction(3801, 2), 1, 2, 15)).toBe(1901 - 193);
  });

  test('each of the three clauses is told with what it was given', () => {
    const why = new Why<FideRules>();
    ruSwiss(fraction(5701, 3), 3, 3, 15, why);
    ruSwiss(fraction(1900), 8, 5, 15, why);
    ruSwiss(fraction(1900), 2, 5, 15, why);
    expect(why.steps).toEqual([
      { clause: '8.22', rule: 'initial-even', given: { of: 'Rc', average: 1900.3333 }, gives: 1900, from: [] },
      {
        clause: '8.23',
        rule: 'initial-above',
        given: { of: 'Rc', average: 1900, halfPoints: 3, bonus: 15 },
        gives: 1945,
        from: [],
      },
      {
        clause: '8.24',
        rule: 'initial-below',
        given: { average: 1900, dp: -240 },
        gives: 1660,
        from: [
          { clause: '8.1a', rule: 'fractional-score', given: { score: 1, games: 5 }, gives: 0.2, from: [] },
          { clause: '8.1a', rule: 'score-difference', given: { p: 0.2 }, gives: -240, from: [] },
        ],
      },
    ]);
  });
});

describe('8.22, 8.23 and 8.25 one round robin', () => {
  for (const [words, score, ru] of [
    ['50 %', 4.5, 2348],
    ['a half point above', 5, 2363],
    ['below: dp times n/(n+1), .44 is -43', 4, 2309],
    ['2 of 9', 2, 2150],
    ['1 of 9', 1, 2032],
    ['0 of 9', 0, 1628],
  ] as const) {
    test(`${words}: ${ru}`, () => expect(ruRoundRobin(2348, 2 * score, 9, 9, 15)).toBe(ru));
  }

  test('n is the number of opponents, also where each was met twice', () => {
    expect(ruRoundRobin(1781, 2, 10, 5, 15)).toBe(1476);
    expect(ruRoundRobin(1781, 2, 10, 10, 15)).toBe(1448);
  });

  test('the steps name n and the letters, and tell the score with Ra only', () => {
    const why = new Why<FideRules>();
    ruRoundRobin(2348, 4, 9, 9, 15, why);
    ruRoundRobin(2342, 4, 9, 9, 15, why, 'Rc new');
    ruRoundRobin(2348, 14, 9, 9, 15, why);
    ruRoundRobin(2348, 14, 9, 9, 15, why, 'Rc new');
    ruRoundRobin(2348, 9, 9, 9, 15, why);
    expect(why.steps.map((step) => [...brief(step), step.given])).toEqual([
      ['8.25', 'initial-below-round-robin', 2150, { of: 'Ra', average: 2348, dp: -220, n: 9 }],
      ['8.25', 'initial-below-round-robin', 2144, { of: 'Rc new', average: 2342, dp: -220, n: 9 }],
      ['8.23', 'initial-above', 2423, { of: 'Ra', average: 2348, halfPoints: 5, bonus: 15 }],
      ['8.23', 'initial-above', 2423, { of: 'Rc new', average: 2348, halfPoints: 5, bonus: 15 }],
      ['8.22', 'initial-even', 2348, { of: 'Ra', average: 2348 }],
    ]);
    expect(why.steps.map(({ from }) => from.map(brief))).toEqual([
      [
        ['8.1a', 'fractional-score', 0.22],
        ['8.1a', 'score-difference', -220],
      ],
      [],
      [],
      [],
      [],
    ]);
  });
});

const part = (games: number, average: number, score: number, opponents?: number): PoolPart => ({
  event: 'e',
  games,
  average: fraction(average),
  halfPoints: 2 * score,
  opponents,
});

describe('8.3 all results as if of one event', () => {
  test('averages are weighted by games', () => {
    // (2 x 1500 + 4 x 1800) / 6 = 1700; 3 of 6 is 50 %
    expect(ruPooled([part(2, 1500, 1), part(4, 1800, 2)], 15)).toBe(1700);
  });

  test('a round robin alone keeps 8.25, in a pool 8.24 holds for all', () => {
    // 1 of 4: .25 is -193; alone times 4/5: -154.4
    expect(ruPooled([part(4, 1800, 1, 4)], 15)).toBe(1646);
    // 2 of 8 against (4 x 1800 + 4 x 1800) / 8: -193
    expect(ruPooled([part(4, 1800, 1, 4), part(4, 1800, 1)], 15)).toBe(1607);
    expect(ruPooled([part(4, 1800, 1)], 15)).toBe(1607);
  });

  test('Ru rests on the average, that on the pool, and the pool on its events', () => {
    const why = new Why<FideRules>();
    const games = new Why<FideRules>();
    games.because('8.21', 'newcomer-game', { round: 1, opponent: 'A', colour: 'white', rating: 1801, score: 0 }, 0);
    ruPooled([part(2, 1500, 1), { ...part(1, 1801, 0), event: 'f', on: games }], 15, why);
    expect(why.steps.map(brief)).toEqual([['8.24', 'initial-below', 1475]]);
    const [average, ...score] = why.steps[0]?.from ?? [];
    expect(average).toEqual({
      clause: '8.21a',
      rule: 'opponents-average',
      given: { games: 3, sum: 4801 },
      gives: 1600.3333,
      from: [
        {
          clause: '8.3',
          rule: 'pool',
          given: { events: 2, games: 3, score: 1, months: 26 },
          gives: 3,
          from: [
            {
              clause: '8.3',
              rule: 'earlier-results',
              given: { event: 'e', games: 2, score: 1, average: 1500 },
              gives: 1,
              from: [],
            },
            {
              clause: '8.3',
              rule: 'event-results',
              given: { event: 'f', games: 1, score: 0, average: 1801 },
              gives: 0,
              from: games.steps,
            },
          ],
        },
      ],
    });
    expect(score.map(brief)).toEqual([
      ['8.1a', 'fractional-score', 0.33],
      ['8.1a', 'score-difference', -125],
    ]);
  });

  test('a pool of one event alone rests on its games', () => {
    const why = new Why<FideRules>();
    const games = new Why<FideRules>();
    ruPooled([{ ...part(2, 1500, 1), on: games }], 15, why);
    expect(why.steps[0]?.from[0]?.from[0]?.from).toBe(games.steps);
  });
});

describe('7.14c the 26 months', () => {
  test('an event counts from the first day of the month 26 months before the list', () => {
    expect(inPool({ end: day('2014-07-01') }, LIST)).toBe(true);
    expect(inPool({ end: day('2014-06-30') }, LIST)).toBe(false);
  });

  const opened = (...history: NonNullable<PlayerFacts['history']>) => {
    const why = new Why<FideRules>();
    const pool = openPool({ id: 'U', index: 0, history }, LIST, BOOK_2014, why);
    pool.catchUp?.(Number.POSITIVE_INFINITY);
    return { events: pool.parts.map(({ event }) => event), steps: why.steps };
  };

  test('by its last day, by the list it was on, or without any date', () => {
    expect(opened(earlier('in', '2014-07-01', 2, 1500, 1), earlier('out', '2014-06-30', 2, 1500, 1))).toEqual({
      events: ['in'],
      steps: [{ clause: '7.14c', rule: 'results-expired', given: { event: 'out', months: 26 }, gives: null, from: [] }],
    });
    expect(opened(earlier('in', '2014-08', 2, 1500, 1), earlier('out', '2014-07', 2, 1500, 1))).toMatchObject({
      events: ['in'],
      steps: [{ given: { event: 'out' } }],
    });
    expect(opened({ games: 2, average: fraction(1500), halfPoints: 2 })).toEqual({ events: [null], steps: [] });
  });

  test('an event without games brings nothing', () => {
    expect(opened(earlier('none', '2016-01-01', 0, 0, 0))).toEqual({ events: [], steps: [] });
  });

  test('nothing is known of somebody without a history', () => {
    const { enter: _enter, catchUp: _catchUp, ...pool } = openPool({ id: 'U', index: 0 }, LIST, BOOK_2014);
    expect(pool).toEqual({ parts: [], entered: 0, n: 0, halfPoints: 0, bonus: 15 });
  });
});

describe('6.1, 6.41 and 8.31 first events', () => {
  const added = (...parts: PoolPart[]) => {
    const why = new Why<FideRules>();
    const pool = openPool({ id: 'U', index: 0 }, LIST, BOOK_2014, why);
    const dropped = parts.map((each) => addPart(pool, each, BOOK_2014, 15)).at(-1);
    return { games: pool.parts.map(({ games }) => games), dropped, steps: why.steps };
  };

  test('zero is disregarded, half a point is enough', () => {
    expect(added(part(3, 2000, 0))).toEqual({
      games: [],
      dropped: 'zero',
      steps: [{ clause: '6.1', rule: 'zero-disregarded', given: { event: 'e', games: 3 }, gives: null, from: [] }],
    });
    expect(added(part(3, 2000, 0.5))).toEqual({ games: [3], dropped: undefined, steps: [] });
  });

  test('the next event is the first again; once there are counted games every result counts', () => {
    expect(added(part(3, 2000, 0), part(4, 2000, 0))).toMatchObject({ games: [], dropped: 'zero' });
    expect(added(part(3, 2000, 0), part(4, 2000, 1), part(5, 2000, 0))).toMatchObject({ games: [4, 5] });
    expect(added(part(3, 2000, 0), part(4, 2000, 1)).dropped).toBeUndefined();
  });

  test('a first performance of 999 is dropped, one of 1000 is not', () => {
    // .10 is -366
    expect(added(part(5, 1366, 0.5))).toEqual({ games: [5], dropped: undefined, steps: [] });
    const low = added(part(5, 1365, 0.5));
    expect(low).toMatchObject({
      games: [],
      dropped: 'below-floor',
      steps: [
        { clause: '8.31', rule: 'first-below-floor', given: { event: 'e', computed: 999, floor: 1000 }, gives: null },
      ],
    });
    expect(low.steps[0]?.from.map(brief)).toEqual([['8.24', 'initial-below', 999]]);
    expect(added(part(5, 1366, 0.5), part(5, 1100, 0.5))).toMatchObject({ games: [5, 5], dropped: undefined });
  });
});

describe('7.14 and 8.33 what is published', () => {
  const resultOf = (parts: readonly PoolPart[], dropped?: Pool['dropped']) => {
    const why = new Why<FideRules>();
    const result = poolResult(
      { ...openPool({ id: 'U', index: 0 }, LIST, BOOK_2014, why.under()), parts: [...parts], dropped },
      1000,
      why,
    );
    const [last, ...more] = why.steps as [Step, ...Step[]];
    expect(more).toEqual([]);
    return { ...result, last: { ...last, from: last.from.map(brief) } };
  };
  const step = (clause: string, rule: string, given: object, gives: number | null, from: readonly unknown[]) => ({
    clause,
    rule,
    given,
    gives,
    from,
  });
  const nothing = step('7.14', 'no-games-newcomer', { needed: 5 }, null, []);
  const even = (average: number) => [['8.22', 'initial-even', average]];

  test('nothing without games; why the last event was dropped is told', () => {
    expect(resultOf([])).toEqual({ status: 'no-games', games: 0, rating: null, last: nothing });
    expect(resultOf([], 'zero')).toEqual({ status: 'zero', games: 0, rating: null, last: nothing });
    expect(resultOf([], 'below-floor')).toEqual({ status: 'below-floor', games: 0, rating: null, last: nothing });
  });

  test('four games are a part result, five are listed', () => {
    expect(resultOf([part(4, 1900, 2)])).toEqual({
      status: 'part-result',
      games: 4,
      rating: null,
      last: step('7.14', 'too-few-games', { games: 4, needed: 5 }, null, even(1900)),
    });
    expect(resultOf([part(4, 1900, 2), part(1, 1900, 0.5)])).toEqual({
      status: 'listed',
      games: 5,
      rating: 1900,
      last: step('7.14', 'listed', { rating: 1900, games: 5 }, 1900, even(1900)),
    });
  });

  test('a pool of 999 is not published, one of 1000 is', () => {
    expect(resultOf([part(6, 1000, 3)])).toMatchObject({ status: 'listed', rating: 1000 });
    expect(resultOf([part(6, 999, 3)])).toEqual({
      status: 'below-floor',
      games: 6,
      rating: null,
      last: step('8.33', 'below-floor', { computed: 999, floor: 1000 }, null, even(999)),
    });
  });
});

describe('8.21b the average of a round robin', () => {
  test('Rar and dpa are exact, Ra is rounded', () => {
    const why = new Why<FideRules>();
    const scores = [
      { rating: 2000, halfPoints: 6, games: 4 },
      { rating: 1900, halfPoints: 4, games: 4 },
      { rating: 1801, halfPoints: 3, games: 4 },
    ];
    // .75 is 193, .50 is 0, .375 goes up to .38, -87: dpa 106/3; Ra = 5701/3 - 106/3 x 4/5 = 1872.07
    const { rar, dpa, ra } = tournamentAverage(scores, 4, why);
    expect([toPlaces(rar, 4), toPlaces(dpa, 4), ra]).toEqual([1900.3333, 35.3333, 1872]);
    expect(why.steps).toEqual([
      {
        clause: '8.21b III',
        rule: 'tournament-average',
        given: { rar: 1900.3333, dpa: 35.3333, n: 4 },
        gives: 1872,
        from: [
          { clause: '8.21b I', rule: 'rated-average', given: { players: 3 }, gives: 1900.3333, from: [] },
          {
            clause: '8.21b II',
            rule: 'average-difference',
            given: { differences: [193, 0, -87] },
            gives: 35.3333,
            from: [],
          },
        ],
      },
    ]);
  });
});

describe('8.58 one pass of the 400-point rule', () => {
  for (const [words, ru, opponents, rcNew] of [
    ['a difference of 400 stays', 1600, [2000, 1200], 1700],
    ['opponents too strong are brought down', 1600, [2001, 1600], 1700],
    ['by more', 1600, [2003, 1600], 1699],
    ['opponents too weak are brought up', 1600, [1197, 1600], 1702],
    ['both at once', 1600, [2010, 1190], 1700],
  ] as const) {
    test(`${words}: ${rcNew}`, () => expect(trimmedAverage(1700, ru, opponents, 400)).toBe(rcNew));
  }

  test('the step says how far the opponents were moved in all', () => {
    const why = new Why<FideRules>();
    const ru = new Why<FideRules>();
    ru.because('8.22', 'initial-even', { of: 'Ra', average: 1600 }, 1600);
    trimmedAverage(1700, 1600, [2003, 1600], 400, why, ru);
    expect(why.steps).toEqual([
      {
        clause: '8.58',
        rule: 'trimmed-average',
        given: { ra: 1700, ru: 1600, moved: -3, n: 2, limit: 400 },
        gives: 1699,
        from: ru.steps,
      },
    ]);
  });
});

const rate = (players: readonly PlayerFacts[], games: readonly string[], facts: Partial<EventFacts> = {}) =>
  rateEvent(eventOf(players, games, facts), BOOK_2014);

const NEWCOMER = { before: null, change: null } as const;

describe('newcomers in a Swiss', () => {
  const [A, B, C] = [rated('A', 1900), rated('B', 1800), rated('C', 1700)];

  test('only games against rated players count, and not for those', () => {
    const { players } = rate(
      [A, B, unrated('U'), unrated('V')],
      ['1 U 1-0 A', '2 B 1/2-1/2 U', '3 U 1-0 V', '4 V 0-1 B'],
    );
    expect(players['U']).toEqual({
      ...NEWCOMER,
      after: null,
      n: 2,
      w: 1.5,
      rc: 1850,
      ru: 1865,
      pooledGames: 2,
      pooledScore: 1.5,
      status: 'part-result',
    });
    expect(players['V']).toEqual({ ...NEWCOMER, after: null, n: 0, pooledGames: 0, pooledScore: 0, status: 'zero' });
    expect([players['A']?.n, players['B']?.n, players['A']?.after]).toEqual([0, 0, 1900]);
  });

  test('who met nobody rated has no games', () => {
    const { players } = rate([A, unrated('U'), unrated('V')], ['1 U 1-0 V', '2 A +/- U']);
    expect(players['U']).toEqual({
      ...NEWCOMER,
      after: null,
      n: 0,
      pooledGames: 0,
      pooledScore: 0,
      status: 'no-games',
    });
  });

  test('earlier results alone are a part result still', () => {
    const history = [earlier('e0', '2015-01-10', 3, 1700, 1.5)];
    expect(rate([A, unrated('U', { history })], []).players['U']).toEqual({
      ...NEWCOMER,
      after: null,
      n: 0,
      pooledGames: 3,
      pooledScore: 1.5,
      status: 'part-result',
    });
  });

  test('a performance below the floor is shown and dropped', () => {
    // 0.5 of 3 against 1100: .17 is -273
    const low = [rated('A', 1100), rated('B', 1100), rated('C', 1100), unrated('U')];
    expect(rate(low, ['1 U 1/2-1/2 A', '2 U 0-1 B', '3 U 0-1 C']).players['U']).toEqual({
      ...NEWCOMER,
      after: null,
      n: 3,
      w: 0.5,
      rc: 1100,
      ru: 827,
      pooledGames: 0,
      pooledScore: 0,
      status: 'below-floor',
    });
  });

  test('Rc is shown rounded, a half up', () => {
    const { players } = rate([rated('A', 1901), B, unrated('U')], ['1 U 1-0 A', '2 U 0-1 B']);
    expect(players['U']).toMatchObject({ rc: 1851, ru: 1851 });
  });

  test('8.23 an office may give another bonus', () => {
    const games = ['1 U 1-0 A', '2 U 1-0 B', '3 U 1/2-1/2 C', '4 A 0-1 U', '5 B 1/2-1/2 U'];
    // (1900 + 1800 + 1700 + 1900 + 1800) / 5 = 1820; 4 of 5: three half points above
    expect(rate([A, B, C, unrated('U')], games).players['U']).toMatchObject({ ru: 1865, after: 1865 });
    expect(rate([A, B, C, unrated('U')], games, { halfPointBonus: 20 }).players['U']).toMatchObject({
      ru: 1880,
      after: 1880,
    });
  });
});

describe('newcomers in a round robin', () => {
  const field = [rated('P', 2000), rated('Q', 1900), rated('R', 1800), rated('S', 1700)];
  const numbers = (player: FidePlayerResult | undefined) => [player?.rc, player?.ru, player?.rcNew, player?.ruNew];

  test('8.4 a player listed meanwhile is rated from that rating and met at Ru new', () => {
    const games = crossTable([
      ['X', '=01='],
      ['P', '1=1'],
      ['Q', '1='],
      ['R', '1'],
      ['S', ''],
    ]);
    const result = rate([unrated('X', { currentRating: 1800 }), ...field], games, { system: 'round-robin' });
    // scores of four: P 3 (.75, 193), Q 2.5 (.63, 95), R 1.5 (.38, -87), S 1 (.25, -193): dpa 2
    // Ra = 1850 - 2 x 4/5 = 1848.4 -> 1848; X scored 2 of 4: Ru 1848, nobody further than 400 away
    expect([result.rar, result.dpa, result.ra]).toEqual([1850, 2, 1848]);
    // X from 1800: against 2000 .24, 1900 .36, 1800 .50, 1700 .64: 2 - 1.74 = .26, K 40
    expect(result.players['X']).toEqual({
      before: 1800,
      change: 10.4,
      after: 1810,
      n: 4,
      w: 2,
      we: 1.74,
      k: 40,
      kFrom: 'facts',
      status: 'rated',
    });
    // P meets X at 1848: .64 + .76 + .85 + .70 (152) = 2.95; 3 - 2.95 = .05
    expect(result.players['P']).toMatchObject({ change: 1, after: 2001, n: 4, w: 3, we: 2.95 });
  });

  test('E34 a zero of a player listed meanwhile stays in', () => {
    const games = crossTable([
      ['X', '0000'],
      ['P', '1=1'],
      ['Q', '1='],
      ['R', '1'],
      ['S', ''],
    ]);
    const result = rate([unrated('X', { currentRating: 1800 }), ...field], games, { system: 'round-robin' });
    expect(result.players['X']).toMatchObject({ n: 4, w: 0, we: 1.74, change: -69.6, status: 'rated' });
    expect(result.players['P']).toMatchObject({ n: 4, w: 3.5 });
  });

  test('6.1 with the zero scorer gone it may be a round robin of rated players only', () => {
    const games = crossTable([
      ['Z', '0000'],
      ['P', '1=1'],
      ['Q', '1='],
      ['R', '1'],
      ['S', ''],
    ]);
    const result = rate([unrated('Z'), ...field], games, { system: 'round-robin' });
    expect(result.treatedAs).toBe('round-robin');
    expect('ra' in result).toBe(false);
    expect(result.players['Z']).toEqual({
      ...NEWCOMER,
      after: null,
      n: 0,
      pooledGames: 0,
      pooledScore: 0,
      status: 'zero',
    });
    // P against Q, R, S: .64 + .76 + .85 = 2.25
    expect(result.players['P']).toMatchObject({ n: 3, w: 2.5, we: 2.25, change: 5 });
  });

  describe('E34 who scored only against a removed player', () => {
    const games = crossTable([
      ['Z', '00000'],
      ['Y', '0000'],
      ['P', '1=1'],
      ['Q', '1='],
      ['R', '1'],
      ['S', ''],
    ]);
    const result = rate([unrated('Z'), unrated('Y'), ...field], games, { system: 'round-robin' });

    test('stays in for the others, with nothing of the games that are left', () => {
      // of four: P 3.5 (.88, 336), Q 2.5 (.63, 95), R 2.5 (.63, 95), S 1.5 (.38, -87): dpa 439/4
      // Ra = 1850 - 87.8 = 1762.2 -> 1762; Y -800 x 4/5: 1122; the four come down to 1522 by 1312 in all: Rc new 1434
      expect([result.rar, result.dpa, result.ra]).toEqual([1850, 109.75, 1762]);
      expect(result.players['Z']?.status).toBe('zero');
      // P: .64 + .76 + .85 and .92 against Y at 794
      expect(result.players['P']).toMatchObject({ n: 4, w: 3.5, we: 3.17 });
    });

    test('has an own result too, for zero is measured before anybody is removed', () => {
      // Ru new 1434 - 640 = 794: dropped by 8.31, not by 6.1
      expect(result.players['Y']).toEqual({
        ...NEWCOMER,
        after: null,
        n: 4,
        w: 0,
        rc: 1762,
        ru: 1122,
        rcNew: 1434,
        ruNew: 794,
        pooledGames: 0,
        pooledScore: 0,
        status: 'below-floor',
      });
    });
  });

  test('without any rated player, where that was allowed, there is nothing to reckon with', () => {
    // by a book that lets somebody allow it: the text itself names nobody
    const waivable = ['6.3', '6.31'].map((clause) => ({ finding: clause, clauses: [clause], by: ['qc'] as const }));
    const approvals = waivable.map(({ finding: clause }) => ({ clause, by: 'QC' }));
    const event = eventOf([unrated('U'), unrated('V')], ['1 U 1-0 V'], { system: 'round-robin', approvals });
    const result = rateEvent(event, { ...BOOK_2014, waivable });
    expect([result.rated, result.treatedAs]).toEqual([true, 'round-robin']);
    expect(result.players['U']).toMatchObject({ status: 'no-games', n: 0 });
  });

  test('8.23 the bonus of an office holds for both passes', () => {
    const games = crossTable([
      ['U', '1111'],
      ['R1', '==1'],
      ['R2', '=1'],
      ['R3', '1'],
      ['R4', ''],
    ]);
    const weak = [rated('R1', 1500), rated('R2', 1500), rated('R3', 1500), rated('R4', 1100)];
    const facts = { system: 'round-robin' } as const;
    expect(numbers(rate([unrated('U'), ...weak], games, facts).players['U'])).toEqual([1560, 1620, 1590, 1650]);
    // 1560 + 80; the window 1240 lifts R4 by 140: + 35; 1595 + 80
    expect(numbers(rate([unrated('U'), ...weak], games, { ...facts, halfPointBonus: 20 }).players['U'])).toEqual([
      1560, 1640, 1595, 1675,
    ]);
  });
});
