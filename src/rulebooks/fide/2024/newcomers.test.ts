import { describe, expect, test } from 'vitest';
import { fraction, toPlaces } from '../../../core/exact.ts';
import { type Step, Why } from '../../../core/reasons.ts';
import type { EventFacts, PlayerFacts } from '../../../core/report.ts';
import { BOOK_2024 } from '../editions.ts';
import { born, brief, day, earlier, eventOf, month, rated, unrated } from '../event.fixture.ts';
import { rateEvent } from '../rate.ts';
import type { FideRules } from '../reasons.ts';
import { countedParts, initialEstimate, inPool, isPublished, openPool } from './newcomers.ts';

const LIST = month('2024-06');

describe('8.2.2 and 8.2.3 the estimate', () => {
  for (const [words, games, sum, score, ra, p, dp, ru, rating] of [
    ['half the points', 5, 8500, 2.5, 1728.5714, 50, 0, 1729, 1729],
    ['4 of 7 with the draws, .571 is .57', 5, 9507, 3, 1872.4286, 57, 50, 1922, 1922],
    ['1 of 8 with the draws, .125 goes up to .13', 6, 10200, 0, 1725, 13, -322, 1403, 1403],
    ['a half of Ru goes up', 6, 10204, 3, 1725.5, 50, 0, 1726, 1726],
    ['exactly the maximum', 5, 11800, 2.5, 2200, 50, 0, 2200, 2200],
    ['one above the maximum', 5, 11807, 2.5, 2201, 50, 0, 2201, 2200],
    ['far above the maximum', 5, 11500, 5, 2157.1429, 86, 309, 2466, 2200],
    ['opponents however far apart', 2, 4000, 1, 1900, 50, 0, 1900, 1900],
  ] as const) {
    test(`${words}: Ra ${ra}, Ru ${ru}, ${rating}`, () => {
      const estimate = initialEstimate(games, fraction(sum), 2 * score);
      expect({ ...estimate, ra: toPlaces(estimate.ra, 4) }).toEqual({ ra, p, dp, ru, rating });
    });
  }

  test('every step is told, the maximum only where it cuts', () => {
    const why = new Why<FideRules>();
    const pool = new Why<FideRules>();
    pool.because('7.1.4', 'pool', { events: 1, games: 5, score: 5, months: 26 }, 5);
    initialEstimate(5, fraction(11500), 10, why, pool);
    expect(why.steps).toEqual([
      {
        clause: '8.2.3',
        rule: 'initial-maximum',
        given: { computed: 2466, maximum: 2200 },
        gives: 2200,
        from: [
          {
            clause: '8.2.3',
            rule: 'initial-estimate',
            given: { ra: 2157.1429, dp: 309 },
            gives: 2466,
            from: [
              {
                clause: '8.2.2',
                rule: 'average-with-draws',
                given: { games: 5, sum: 11500, draws: 2, rating: 1800 },
                gives: 2157.1429,
                from: pool.steps,
              },
              { clause: '8.1.1', rule: 'fractional-score', given: { score: 6, games: 7 }, gives: 0.86, from: [] },
              { clause: '8.1.1', rule: 'score-difference', given: { p: 0.86 }, gives: 309, from: [] },
            ],
          },
        ],
      },
    ]);
    const exact = new Why<FideRules>();
    initialEstimate(5, fraction(11800), 5, exact);
    expect(exact.steps.map(brief)).toEqual([['8.2.3', 'initial-estimate', 2200]]);
    expect(exact.steps[0]?.from[0]?.from).toEqual([]);
  });
});

test('7.1.4 five games and 1400 are published', () => {
  expect(isPublished(5, 1400, 1400)).toBe(true);
  expect(isPublished(4, 1400, 1400)).toBe(false);
  expect(isPublished(5, 1399, 1400)).toBe(false);
});

describe('7.1.4 and 8.2.1 what counts of the pool', () => {
  const counted = (facts: Omit<PlayerFacts, 'id'>) => {
    const why = new Why<FideRules>();
    const parts = countedParts(openPool({ id: 'U', index: 0, ...facts }, LIST, BOOK_2024, why), LIST, BOOK_2024);
    return { events: parts.map(({ event }) => event), steps: why.steps.map(({ rule, given }) => [rule, given]) };
  };

  test('the 26 lists that end with the present one', () => {
    expect(inPool({ list: month('2022-05') }, LIST, BOOK_2024)).toBe(true);
    expect(inPool({ list: month('2022-04') }, LIST, BOOK_2024)).toBe(false);
    const history = [earlier('old', '2022-04', 2, 1700, 1), earlier('in', '2022-05', 2, 1700, 1)];
    expect(counted({ history })).toEqual({
      events: ['in'],
      steps: [['results-expired', { event: 'old', months: 26 }]],
    });
  });

  test('an event with a last day only is on the first list after it', () => {
    const history = [earlier('old', '2022-03-29', 2, 1700, 1), earlier('in', '2022-03-30', 2, 1700, 1)];
    expect(counted({ history: history.slice(1) }).events).toEqual(['in']);
    expect(counted({ history })).toMatchObject({ events: ['in'], steps: [['results-expired', { event: 'old' }]] });
  });

  test('an event without any date stays', () => {
    expect(counted({ history: [{ games: 1, average: fraction(1700), halfPoints: 1 }] })).toEqual({
      events: [null],
      steps: [],
    });
  });

  test('zero in the first event is disregarded, a later one counts', () => {
    const history = [
      earlier('none', '2024-01', 0, 0, 0),
      earlier('first', '2024-02', 3, 1700, 0),
      earlier('second', '2024-03', 3, 1700, 0),
    ];
    expect(counted({ history })).toEqual({
      events: ['second'],
      steps: [['zero-disregarded', { event: 'first', games: 3 }]],
    });
    expect(counted({ history, hadEvent: true })).toEqual({ events: ['first', 'second'], steps: [] });
    expect(counted({ history, hadEvent: false }).events).toEqual(['second']);
  });

  test('E13 chronologically first is by the last day, however late the report came', () => {
    const kept = earlier('kept', '2024-04-15', 3, 1700, 1);
    const late = earlier('late', '2024-04-05', 3, 1700, 0);
    expect(counted({ history: [kept, late] })).toEqual({
      events: ['kept'],
      steps: [['zero-disregarded', { event: 'late', games: 3 }]],
    });
    expect(
      counted({
        history: [
          { ...kept, halfPoints: 0 },
          { ...late, halfPoints: 1 },
        ],
      }).events,
    ).toEqual(['kept', 'late']);
    expect(counted({ history: [kept, late], hadEvent: true }).events).toEqual(['kept', 'late']);
  });

  test('where only the list is known, the day before it counts; what has no date is the oldest; of two on one day the first is the one that came first', () => {
    const zero = earlier('zero', '2024-04-15', 3, 1700, 0);
    const other = earlier('other', '2024-04-15', 3, 1700, 1);
    const dayless = earlier('dayless', '2024-05', 3, 1700, 1);
    expect(counted({ history: [zero, other] }).events).toEqual(['other']);
    expect(counted({ history: [other, zero] }).events).toEqual(['other', 'zero']);
    const { list: _none, ...undated } = dayless;
    expect(counted({ history: [dayless, zero] }).events).toEqual(['dayless']);
    expect(counted({ history: [zero, dayless] }).events).toEqual(['dayless']);
    expect(counted({ history: [undated, zero] }).events).toEqual(['dayless', 'zero']);
    expect(counted({ history: [zero, undated] }).events).toEqual(['zero', 'dayless']);
  });

  test('half a point in the first event is enough', () => {
    const history = [earlier('first', '2024-02', 3, 1700, 0.5), earlier('second', '2024-03', 3, 1700, 0)];
    expect(counted({ history }).events).toEqual(['first', 'second']);
  });

  test('there is nothing without a history', () => expect(counted({})).toEqual({ events: [], steps: [] }));
});

describe('newcomers in an event', () => {
  const field = [1, 2, 3, 4, 5].map((number) => rated(`R${number}`, 1700));
  const FACTS = { start: day('2024-05-03'), end: day('2024-05-05') } satisfies Partial<EventFacts>;
  const rate = (newcomer: PlayerFacts, marks: string, facts: Partial<EventFacts> = FACTS) => {
    const RESULTS: Readonly<Record<string, string>> = { '1': '1-0', '0': '0-1', '=': '1/2-1/2' };
    const games = [...marks].map((mark, index) => `${index + 1} U ${RESULTS[mark]} R${index + 1}`);
    return rateEvent(eventOf([newcomer, ...field], games, facts), BOOK_2024).players;
  };
  const NEWCOMER = { before: null, change: null };

  test('five games make a rating, and touch no opponent', () => {
    const { U, R1 } = rate(unrated('U'), '1=0==');
    expect(U).toEqual({
      ...NEWCOMER,
      after: 1729,
      n: 5,
      w: 2.5,
      pooledGames: 5,
      pooledScore: 2.5,
      ra: 1728.5714,
      p: 0.5,
      dp: 0,
      ru: 1729,
      computed: 1729,
      k: 40,
      status: 'listed',
    });
    expect(R1).toEqual({
      before: 1700,
      change: 0,
      after: 1700,
      n: 0,
      w: 0,
      we: 0,
      k: 20,
      kFrom: 'facts',
      status: 'no-games',
      rounded: 0,
      computed: 1700,
    });
  });

  test('four games are a part result', () => {
    expect(rate(unrated('U'), '1=0=')['U']).toEqual({
      ...NEWCOMER,
      after: null,
      n: 4,
      w: 2,
      pooledGames: 4,
      pooledScore: 2,
      ra: 1733.3333,
      p: 0.5,
      dp: 0,
      ru: 1733,
      computed: 1733,
      k: null,
      status: 'part-result',
    });
  });

  test('zero in the first event: the games are shown, the pool stays empty', () => {
    expect(rate(unrated('U'), '000')['U']).toEqual({
      ...NEWCOMER,
      after: null,
      n: 3,
      w: 0,
      pooledGames: 0,
      pooledScore: 0,
      k: null,
      status: 'zero',
    });
  });

  test('zero after an earlier event counts', () => {
    const history = [earlier('e0', '2024-03', 2, 1700, 1)];
    // 8500 + 3600 over 7; 2 of 7 is .29, -158
    expect(rate(unrated('U', { history }), '000')['U']).toMatchObject({
      n: 3,
      pooledGames: 5,
      pooledScore: 1,
      p: 0.29,
      after: 1571,
      status: 'listed',
    });
  });

  test('without a game against a rated player there is nothing', () => {
    const players = [unrated('U'), unrated('V'), rated('A', 1700)];
    const { players: after } = rateEvent(eventOf(players, ['1 U 1-0 V', '2 A +/- U'], FACTS), BOOK_2024);
    expect(after['U']).toEqual({
      ...NEWCOMER,
      after: null,
      n: 0,
      w: 0,
      pooledGames: 0,
      pooledScore: 0,
      k: null,
      status: 'no-games',
    });
  });

  test('E18 below 1400 nothing is published, and the pool is kept', () => {
    const weak = [1, 2, 3, 4, 5].map((number) => rated(`R${number}`, number === 1 ? 1460 : 1450));
    const games = weak.map(({ id }, index) => `${index + 1} U ${index === 0 ? '1/2-1/2' : '0-1'} ${id}`);
    const { players } = rateEvent(eventOf([unrated('U'), ...weak], games, FACTS), BOOK_2024);
    // (7260 + 3600) / 7 = 1551.43; 1.5 of 7 is .21, -230: 1321
    expect(players['U']).toMatchObject({
      after: null,
      ru: 1321,
      computed: 1321,
      pooledGames: 5,
      pooledScore: 0.5,
      k: null,
      status: 'below-floor',
    });
  });

  test('8.2.3 Ru is shown before the maximum, the rating after it', () => {
    const strong = [1, 2, 3, 4, 5].map((number) => rated(`R${number}`, 2300));
    const games = strong.map(({ id }, index) => `${index + 1} U 1-0 ${id}`);
    const { players } = rateEvent(eventOf([unrated('U'), ...strong], games, FACTS), BOOK_2024);
    expect(players['U']).toMatchObject({ ru: 2466, computed: 2200, after: 2200 });
  });

  describe('8.3.3 the K of the new list', () => {
    const thirty = [earlier('e0', '2024-03', 25, 1700, 12.5)];
    const kOf = (facts: Omit<PlayerFacts, 'id'>, dates: Partial<EventFacts> = FACTS) =>
      rate(unrated('U', facts), '1=0==', dates)['U']?.k;

    test('the games of the pool count towards the thirty', () => {
      expect(kOf({ history: [earlier('e0', '2024-03', 24, 1700, 12)] })).toBe(40);
      expect(kOf({ history: thirty })).toBe(20);
    });

    test('E19 so do those of an earlier rating, and a peak of 2400 is for good', () => {
      expect(kOf({ games: 24 })).toBe(40);
      expect(kOf({ games: 25 })).toBe(20);
      expect(kOf({ games: 25, peak: 2400 })).toBe(10);
      expect(kOf({ games: 25, peak: 1500 })).toBe(20);
    });

    test('a junior is looked at on the day of the list', () => {
      const junior = { history: thirty, birth: born('2006') };
      expect(kOf(junior, { start: day('2024-11-01'), end: day('2024-11-28') })).toBe(40);
      expect(kOf(junior, { start: day('2024-11-01'), end: day('2024-11-29') })).toBe(20);
    });
  });
});

describe('the steps of a newcomer', () => {
  const field = [1, 2, 3, 4, 5].map((number) => rated(`R${number}`, 1450));
  const stepsOf = (newcomer: PlayerFacts, games: readonly string[]) =>
    rateEvent(
      eventOf([newcomer, ...field], games, { start: day('2024-05-03'), end: day('2024-05-05') }),
      BOOK_2024,
      'all',
    ).players['U']?.steps ?? [];
  const draws = (count: number) => field.slice(0, count).map(({ id }, index) => `${index + 1} U 1/2-1/2 ${id}`);
  /** The only top step, and those that it rests on. */
  const topOf = (newcomer: PlayerFacts, games: readonly string[]) => {
    const [top, ...more] = stepsOf(newcomer, games) as [Step, ...Step[]];
    expect(more).toEqual([]);
    return { top: brief(top), from: top.from.map(brief) };
  };

  test('what is wanting stands at the top, what dropped out beside the estimate', () => {
    const history = [earlier('e0', '2022-04', 2, 1700, 1)];
    expect(topOf(unrated('U', { history }), draws(4))).toEqual({
      top: ['7.1.4', 'too-few-games', null],
      from: [
        ['7.1.4', 'results-expired', null],
        ['8.2.3', 'initial-estimate', 1567],
      ],
    });
  });

  test('a rating below the floor', () => {
    const games = ['1 U 1/2-1/2 R1', '2 U 0-1 R2', '3 U 0-1 R3', '4 U 0-1 R4', '5 U 0-1 R5'];
    expect(topOf(unrated('U'), games)).toEqual({
      top: ['7.1.4', 'below-floor', null],
      from: [['8.2.3', 'initial-estimate', 1320]],
    });
  });

  test('a zero, and nothing else, with the game that brought it', () => {
    expect(topOf(unrated('U'), ['1 U 0-1 R1', '2 U +/- R2'])).toEqual({
      top: ['7.1.4', 'no-games-newcomer', null],
      from: [['8.2.1', 'zero-disregarded', null]],
    });
    expect(stepsOf(unrated('U'), ['1 U 0-1 R1', '2 U +/- R2'])[0]?.from[0]?.from.map(brief)).toEqual([
      ['8.2.2', 'newcomer-game', 0],
      ['5.1', 'not-counted', null],
    ]);
  });

  test('no game that counts, and why', () => {
    const history = [earlier('none', '2024-03', 0, 0, 0)];
    expect(topOf(unrated('U', { history }), ['1 U +/- R1', '2 R2 1-0 U excluded'])).toEqual({
      top: ['7.1.4', 'no-games-newcomer', null],
      from: [
        ['5.1', 'not-counted', null],
        ['5.1', 'not-counted', null],
      ],
    });
    expect(stepsOf(unrated('U'), [])).toEqual([
      { clause: '7.1.4', rule: 'no-games-newcomer', given: { needed: 5 }, gives: null, from: [] },
    ]);
  });

  test('with earlier results each event is a step, the present one with its games', () => {
    const history = [earlier('e0', '2024-03', 3, fraction(5000, 3), 1)];
    const [top] = stepsOf(unrated('U', { history }), draws(2));
    const pool = top?.from[0]?.from[0]?.from[0];
    expect(pool).toMatchObject({ rule: 'pool', given: { events: 2, games: 5, score: 2, months: 26 }, gives: 5 });
    expect(pool?.from.map(({ from, ...step }) => ({ ...step, from: from.map(brief) }))).toEqual([
      {
        clause: '7.1.4',
        rule: 'earlier-results',
        given: { event: 'e0', games: 3, score: 1, average: 1666.6667 },
        gives: 1,
        from: [],
      },
      {
        clause: '7.1.4',
        rule: 'event-results',
        given: { event: 'e', games: 2, score: 1, average: 1450 },
        gives: 1,
        event: 'e',
        from: [
          ['8.2.2', 'newcomer-game', 0.5],
          ['8.2.2', 'newcomer-game', 0.5],
        ],
      },
    ]);
  });
});
