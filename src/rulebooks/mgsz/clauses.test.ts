import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction } from '../../core/exact.ts';
import { Why } from '../../core/reasons.ts';
import {
  ALL_ENTRY_GRADES,
  ALL_GRADES,
  bandWidth,
  chance,
  correctedElo,
  eloChange,
  expectation,
  extendedMinutes,
  gamePoints,
  importanceRows,
  isBoardCovered,
  isInTable,
  isRatedGame,
  isResultShared,
  isStronger,
  limitOf,
  multiplier,
  multiplierByTables,
  eventParts,
  promote,
  promoteSequence,
  rankOf,
  splitRounds,
  standingMarks,
  timeCategory,
  timeValue,
} from './clauses.ts';
import type { MgszRules } from './reasons.ts';
import { GRADES } from './tables.ts';

const asking = () => new Why<MgszRules>();
const japanese = (seconds: number) => ({ kind: 'japanese', seconds, periods: 3 }) as const;
const canadian = (minutes: number, moves: number) => ({ kind: 'canadian', minutes, moves }) as const;

describe('1(2) and 1(3) scope', () => {
  for (const [board, covered] of [
    [19, true],
    [13, true],
    [9, false],
    [18, false],
    [14, false],
  ] as const) {
    test(`a board of ${board} lines is ${covered ? '' : 'not '}covered`, () =>
      expect(isBoardCovered(board)).toBe(covered));
  }

  test('pair go and consulting teams share a result, single players do not', () => {
    expect(isResultShared({ pairGo: true })).toBe(true);
    expect(isResultShared({ consultation: true })).toBe(true);
    expect(isResultShared({})).toBe(false);
    expect(isResultShared({ pairGo: false, consultation: false })).toBe(false);
  });
});

describe('4(3) grades and limits', () => {
  test('there are 44 grades; with professionals 53 to enter with', () => {
    expect(ALL_GRADES.size).toBe(44);
    expect(ALL_ENTRY_GRADES.size).toBe(53);
    expect(['35k', '1k', '1d', '9d'].every((grade) => ALL_GRADES.has(grade))).toBe(true);
    expect(['36k', '0k', '10d', '1p'].some((grade) => ALL_GRADES.has(grade))).toBe(false);
    expect(['1p', '9p'].every((grade) => ALL_ENTRY_GRADES.has(grade))).toBe(true);
    expect(ALL_ENTRY_GRADES.has('0p')).toBe(false);
  });

  test('every limit opens its own band', () => {
    for (const [index, { grade, limit }] of GRADES.entries()) {
      expect(limitOf(grade)).toBe(limit);
      expect(rankOf(limit)).toBe(grade);
      expect(rankOf(limit - 1)).toBe(GRADES[index + 1]?.grade ?? '35k');
    }
  });

  test('below the table the grade is 35 kyu, above it 7 dan', () => {
    expect(rankOf(999)).toBe('35k');
    expect(rankOf(-50)).toBe('35k');
    expect(rankOf(9999)).toBe('7d');
  });

  test('8 dan, 9 dan and professionals have no limit of their own and count with 2700', () => {
    for (const grade of ['8d', '9d', '1p', '9p'] as const) {
      expect(isInTable(grade)).toBe(false);
      expect(limitOf(grade)).toBe(2700);
    }
    expect(isInTable('7d')).toBe(true);
  });

  test('dan is stronger than kyu, a small kyu stronger than a great one, professionals strongest', () => {
    expect(isStronger('1d', '1k')).toBe(true);
    expect(isStronger('1k', '2k')).toBe(true);
    expect(isStronger('9d', '8d')).toBe(true);
    expect(isStronger('8d', '7d')).toBe(true);
    expect(isStronger('1p', '9d')).toBe(true);
    expect(isStronger('4k', '4k')).toBe(false);
    expect(isStronger('35k', '34k')).toBe(false);
  });
});

describe('5 change of the grade', () => {
  test('5(2) up to 4 kyu the strongest limit reached gives the grade at once', () => {
    expect(promote({ rank: '10k', reached: {} }, 1765)).toEqual({ rank: '4k', reached: {} });
    expect(promote({ rank: '10k', reached: {} }, 1764)).toEqual({ rank: '5k', reached: {} });
  });

  test('5(4) from 3 kyu on one reach leaves a mark only', () => {
    expect(promote({ rank: '4k', reached: {} }, 1815)).toEqual({ rank: '4k', reached: { '3k': 1 } });
    expect(promote({ rank: '4k', reached: { '3k': 1 } }, 1814)).toEqual({ rank: '4k', reached: { '3k': 1 } });
    expect(promote({ rank: '4k', reached: { '3k': 1 } }, 1815)).toEqual({ rank: '3k', reached: {} });
  });

  test('5(4) a mark waits while stronger grades are first reached', () => {
    expect(promote({ rank: '4k', reached: { '3k': 1, '1d': 1 } }, 1870)).toEqual({
      rank: '3k',
      reached: { '2k': 1, '1d': 1 },
    });
  });

  test('8 and 9 dan cannot be reached by points', () => {
    expect(promote({ rank: '7d', reached: {} }, 5000)).toEqual({ rank: '7d', reached: {} });
    expect(promote({ rank: '6d', reached: { '7d': 1 } }, 5000)).toEqual({ rank: '7d', reached: {} });
    expect(promote({ rank: '9d', reached: {} }, 5000)).toEqual({ rank: '9d', reached: {} });
  });

  test('only marks from 3 kyu on, above the title and counted in whole numbers stand', () => {
    const reached = { '5k': 1, '4k': 1, '3k': 2, '2k': 0, '1k': -1, '1d': 0.5, '2d': 1, '8d': 1, x: 1 };
    expect(standingMarks('6k', reached)).toEqual({ '3k': 2, '2d': 1 });
    expect(standingMarks('1d', reached)).toEqual({ '2d': 1 });
    expect(standingMarks('2d', reached)).toEqual({});
  });

  test('a sequence of events carries title and marks on', () => {
    expect(promoteSequence({ rank: '1k', reached: {} }, [])).toEqual([]);
    expect(promoteSequence({ rank: '1k', reached: {} }, [1980, 1979, 1980])).toEqual([
      { rank: '1k', reached: { '1d': 1 } },
      { rank: '1k', reached: { '1d': 1 } },
      { rank: '1d', reached: {} },
    ]);
  });

  test('the reasons say which clause gave the grade, which marks are new and why a grade stays', () => {
    const why = asking();
    promoteSequence({ rank: '6k', reached: {} }, [1830, 1815, 1700], why);
    expect(why.steps).toEqual([
      {
        clause: '5(2)',
        rule: 'grade-reached-once',
        given: { points: 1830, limit: 1765, from: '6k' },
        gives: '4k',
        from: [],
      },
      {
        clause: '5(4)',
        rule: 'grade-reached-first',
        given: { points: 1830, limit: 1815, grade: '3k' },
        gives: 1,
        from: [],
      },
      {
        clause: '5(4)',
        rule: 'grade-reached-again',
        given: { points: 1815, limit: 1815, from: '4k' },
        gives: '3k',
        from: [],
      },
      {
        clause: '4(2)',
        rule: 'grade-kept',
        given: { points: 1700, grade: '3k', ofPoints: '6k' },
        gives: '3k',
        from: [],
      },
    ]);
  });

  test('an old mark is not told again as a first reach', () => {
    const why = asking();
    promote({ rank: '1d', reached: { '2d': 1 } }, 2049, why);
    expect(why.steps.map(({ rule }) => rule)).toEqual(['grade-kept']);
  });

  test('law: the grade never falls, and every mark that is left is for a grade above it', () => {
    const sequence = fc.array(fc.integer({ min: 900, max: 2900 }), { maxLength: 12 });
    fc.assert(
      fc.property(sequence, (points) => {
        let present = { rank: '20k' as const, reached: {} } as ReturnType<typeof promote>;
        for (const title of promoteSequence(present, points)) {
          expect(isStronger(present.rank, title.rank)).toBe(false);
          for (const [grade, times] of Object.entries(title.reached)) {
            expect(isStronger(grade as '1d', title.rank)).toBe(true);
            expect(times).toBe(1);
          }
          present = title;
        }
      }),
      { numRuns: 50 },
    );
  });
});

describe('table 2, thinking time', () => {
  test('example 1: 60 minutes and 3 x 20 seconds are 75 minutes; the text stops there, both minima make it C', () => {
    expect(extendedMinutes(fraction(60), japanese(20))).toEqual({ parts: 75, of: 1 });
    expect(timeCategory(fraction(60), japanese(20))?.category).toBe('C');
  });

  test('example 2: 40 minutes and 30 moves in 5 minutes are 50 minutes; category D', () => {
    expect(extendedMinutes(fraction(40), canadian(5, 30))).toEqual({ parts: 50, of: 1 });
    expect(timeCategory(fraction(40), canadian(5, 30))?.category).toBe('D');
  });

  test('Canadian overtime is not rounded: 7 minutes for 25 moves are 16.8 minutes', () => {
    expect(extendedMinutes(fraction(60), canadian(7, 25))).toEqual({ parts: 384, of: 5 });
  });

  for (const [base, extended, category] of [
    [90, 110, 'A'],
    [90, 109, 'B'],
    [89, 110, 'B'],
    [60, 80, 'B'],
    [60, 79, 'C'],
    [59, 80, 'C'],
    [40, 55, 'C'],
    [40, 54, 'D'],
    [39, 55, 'D'],
    [20, 30, 'D'],
    [20, 29, 'E'],
    [19, 30, 'E'],
    [10, 20, 'E'],
    [10, 19, undefined],
    [9, 20, undefined],
  ] as const) {
    test(`base ${base} and extended ${extended} minutes make ${category ?? 'no category'}`, () =>
      expect(timeCategory(fraction(base), canadian(extended - base, 60))?.category).toBe(category));
  }

  test('a base time may be a fraction', () => {
    expect(timeCategory(fraction(119, 2), canadian(60, 60))?.category).toBe('C');
    expect(timeCategory(fraction(121, 2), canadian(60, 60))?.category).toBe('B');
  });

  test('what the tables cannot tell has its name', () => {
    expect(timeValue({})).toBe('no-base-time');
    expect(timeValue({ baseMinutes: fraction(60), byoyomi: { kind: 'other', name: 'fischer' } })).toBe('overtime');
    expect(timeValue({ baseMinutes: fraction(19) })).toBe('too-fast');
    expect(timeValue({ baseMinutes: fraction(20) })).toEqual({
      category: 'E',
      base: 10,
      extended: 20,
      multiplier: 0,
    });
  });
});

describe('table 3, importance', () => {
  const names = (event: Parameters<typeof importanceRows>[0]) => importanceRows(event).map(({ row }) => row);

  test('without handicap is the default and is never claimed', () => {
    expect(names({})).toEqual(['no-handicap']);
    expect(names({ handicap: false })).toEqual(['no-handicap']);
    expect(names({ handicap: true })).toEqual([]);
  });

  test('more than 80 means 81, and the number beats the claim', () => {
    expect(names({ handicap: true, participants: 80 })).toEqual([]);
    expect(names({ handicap: true, participants: 81 })).toEqual(['large']);
    expect(names({ handicap: true, participants: 80, importance: ['large'] })).toEqual([]);
    expect(names({ handicap: true, importance: ['large'] })).toEqual(['large']);
  });

  test('without a number the players entered decide', () => {
    expect(names({ handicap: true, players: Array.from({ length: 80 }) })).toEqual([]);
    expect(names({ handicap: true, players: Array.from({ length: 81 }) })).toEqual(['large']);
    expect(names({ handicap: true, participants: 80, players: Array.from({ length: 81 }) })).toEqual([]);
  });

  test('a row named twice is added once', () => {
    expect(names({ handicap: true, importance: ['european-or-world', 'european-or-world'] })).toEqual([
      'european-or-world',
    ]);
    expect(names({ handicap: true, importance: ['invitational-or-national'] })).toEqual(['invitational-or-national']);
  });

  test('the reasons name the participants, or that only the claim is known', () => {
    const why = asking();
    importanceRows({ participants: 100 }, why);
    importanceRows({ importance: ['large'], players: [1], handicap: true }, why);
    importanceRows({ players: Array.from({ length: 90 }), handicap: true }, why);
    expect(why.steps.map(({ clause, rule, given, gives }) => [clause, rule, given, gives])).toEqual([
      ['table 3', 'importance-large', { participants: 100, above: 80 }, 5],
      ['table 3', 'importance', { row: 'no-handicap' }, 10],
      ['table 3', 'importance-large', { participants: null, above: 80 }, 5],
      ['table 3', 'importance-large', { participants: 90, above: 80 }, 5],
    ]);
  });
});

describe('6(1) step 1 and 6(2), the multiplier', () => {
  const slow = { baseMinutes: fraction(60), byoyomi: japanese(30) };

  test('a committee sets C on both boards, but brings neither 9x9 nor pair go in', () => {
    expect(multiplier({ committeeC: 7 })).toBe(7);
    expect(multiplier({ committeeC: 0, ...slow })).toBe(0);
    expect(multiplier({ board: 13, committeeC: 12 })).toBe(12);
    expect(multiplier({ board: 9, committeeC: 12 })).toBeUndefined();
    expect(multiplier({ pairGo: true, committeeC: 12 })).toBeUndefined();
    expect(multiplier({ consultation: true, ...slow })).toBeUndefined();
  });

  test('13x13 is 5 in every case; the tables alone do not look at the committee', () => {
    expect(multiplier({ board: 13 })).toBe(5);
    expect(multiplierByTables({ board: 13, committeeC: 12 })).toBe(5);
    expect(multiplierByTables({ ...slow, committeeC: 12 })).toBe(25);
  });

  test('the reasons build C up from time and importance', () => {
    const why = asking();
    expect(multiplier({ ...slow, participants: 90, importance: ['european-or-world'] }, why)).toBe(40);
    expect(why.steps).toEqual([
      {
        clause: '6(1) step 1',
        rule: 'multiplier',
        given: { time: 15, importance: 25 },
        gives: 40,
        from: [
          {
            clause: 'table 2',
            rule: 'extended-japanese',
            given: { base: 60, seconds: 30, moves: 45, added: 22.5 },
            gives: 82.5,
            from: [],
          },
          {
            clause: 'table 2',
            rule: 'better-category-missed',
            given: { category: 'A', base: 60, extended: 82.5, minBase: 90, minExtended: 110 },
            gives: false,
            from: [],
          },
          {
            clause: 'table 2',
            rule: 'time-category',
            given: { category: 'B', base: 60, extended: 82.5, minBase: 60, minExtended: 80 },
            gives: 15,
            from: [],
          },
          {
            clause: 'table 3',
            rule: 'importance-large',
            given: { participants: 90, above: 80 },
            gives: 5,
            from: [],
          },
          { clause: 'table 3', rule: 'importance', given: { row: 'european-or-world' }, gives: 10, from: [] },
          { clause: 'table 3', rule: 'importance', given: { row: 'no-handicap' }, gives: 10, from: [] },
        ],
      },
    ]);
  });

  test('the best category misses nothing better', () => {
    const why = asking();
    timeCategory(fraction(110), null, why);
    expect(why.steps.map(({ rule, given, gives }) => [rule, given, gives])).toEqual([
      ['extended-sudden-death', { base: 110 }, 110],
      ['time-category', { category: 'A', base: 110, extended: 110, minBase: 90, minExtended: 110 }, 20],
    ]);
  });

  test('the reasons of 13x13, of the committee and of an open C', () => {
    const why = asking();
    multiplier({ board: 13 }, why);
    multiplier({ committeeC: 10 }, why);
    multiplier({ baseMinutes: fraction(5), byoyomi: canadian(10, 70) }, why);
    expect(why.steps).toEqual([
      { clause: 'table 2', rule: 'multiplier-13', given: { board: 13 }, gives: 5, from: [] },
      { clause: '6(2)', rule: 'multiplier-committee', given: { board: 19 }, gives: 10, from: [] },
      {
        clause: '6(2)',
        rule: 'multiplier-undetermined',
        given: { cause: 'too-fast' },
        gives: null,
        from: [
          {
            clause: 'table 2',
            rule: 'extended-canadian',
            given: { base: 5, minutes: 10, moves: 70, counted: 60, added: 8.57 },
            gives: 13.57,
            from: [],
          },
        ],
      },
    ]);
  });
});

describe('6(3) cutting an event', () => {
  test('the parts follow each other round by round', () => {
    expect(eventParts(45, 13)).toEqual([
      [1, 5],
      [6, 9],
      [10, 13],
    ]);
    expect(eventParts(20, 14)).toEqual([[1, 14]]);
  });

  test('a multiplier of 300 or more makes every round a part of its own, and none has less than a round', () => {
    expect(splitRounds(300, 2)).toEqual([1, 1]);
    expect(splitRounds(299, 2)).toEqual([1, 1]);
    expect(splitRounds(500, 1)).toEqual([1]);
    expect(splitRounds(150, 2)).toEqual([1, 1]);
    expect(splitRounds(149, 2)).toEqual([2]);
    expect(splitRounds(30, 0)).toEqual([]);
  });

  test('the reasons tell of a cut only where there is one', () => {
    const why = asking();
    splitRounds(30, 9, why);
    eventParts(30, 10, why);
    expect(why.steps).toEqual([
      {
        clause: '6(3)',
        rule: 'event-cut',
        given: { c: 30, rounds: 10, product: 300, limit: 300 },
        gives: [5, 5],
        from: [],
      },
    ]);
  });

  test('law: all rounds, below 300 where a cut can help, as equal as possible, one part fewer would not do', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 80 }), (c, rounds) => {
        const parts = splitRounds(c, rounds);
        expect(parts.reduce((sum, length) => sum + length, 0)).toBe(rounds);
        expect(parts.every((length) => c * length < 300)).toBe(true);
        expect((parts[0] as number) - (parts[parts.length - 1] as number)).toBeLessThanOrEqual(1);
        expect([...parts].sort((a, b) => b - a)).toEqual(parts);
        if (parts.length > 1) expect(c * Math.ceil(rounds / (parts.length - 1))).toBeGreaterThanOrEqual(300);
      }),
    );
  });
});

describe('7 the change', () => {
  for (const [c, thousandths, change] of [
    [30, 520, 16],
    [15, 2110, 32],
    [5, 500, 3],
    [5, -500, -2],
    [30, -450, -13],
    [30, -520, -16],
    [0, 700, 0],
    [10, -50, 0],
  ] as const) {
    test(`C = ${c} and a sum of ${thousandths / 1000} change the points by ${change}`, () =>
      expect(eloChange(c, thousandths)).toBe(change));
  }
});

describe('8(1) games that give no points', () => {
  const game = { round: 1, white: 0, black: 1, handicap: 0 };
  test('a played game is rated, a forfeit or an excluded game is not', () => {
    expect(isRatedGame({ ...game, result: '1-0', rated: true })).toBe(true);
    expect(isRatedGame({ ...game, result: '+/-', rated: true })).toBe(false);
    expect(isRatedGame({ ...game, result: '1-0', rated: false })).toBe(false);
  });
});

describe('8(2) game points', () => {
  test('a band ends one point before the next limit, also at the open ends', () => {
    for (const [points, width] of [
      [1979, 60],
      [1980, 70],
      [1000, 10],
      [999, 10],
      [2500, 200],
      [2499, 150],
      [2700, 200],
      [4000, 200],
    ] as const)
      expect(bandWidth(points)).toBe(width);
  });

  test('the reasons show the widths of a correction, and say nothing without stones', () => {
    const why = asking();
    correctedElo(1947, 0, why);
    correctedElo(1947, 4, why);
    expect(why.steps).toEqual([
      {
        clause: '8(2) step 1',
        rule: 'corrected-points',
        given: { points: 1947, stones: 4, widths: [60, 70, 80, 100], added: 310 },
        gives: 2257,
        from: [],
      },
    ]);
  });

  test('table 4 at both ends of every row of five points', () => {
    expect([0, 2, 3, 7, 8].map(chance)).toEqual([500, 500, 490, 490, 480]);
    expect([242, 243, 347, 348, 10_000].map(chance)).toEqual([55, 50, 10, 0, 0]);
  });

  test('the roles change where the stones lift black above white, and not where black was above before', () => {
    const why = asking();
    expect(expectation({ white: 1947, black: 1900, stones: 2 }, why)).toEqual({
      corrected: [1947, 2015],
      chance: 330,
      expected: [330, 670],
    });
    expect(why.steps.map(({ clause, rule, given, gives }) => [clause, rule, given, gives])).toEqual([
      ['8(2) step 1', 'corrected-points', { points: 1900, stones: 2, widths: [55, 60], added: 115 }, 2015],
      ['8(2) step 1', 'roles-changed', { white: 1947, black: 2015 }, 'black'],
      ['8(2) step 2', 'chance', { higher: 2015, lower: 1947, difference: 68 }, 0.33],
    ]);
    const rules = (white: number, black: number) => {
      const other = asking();
      expectation({ white, black, stones: 1 }, other);
      return other.steps.map(({ rule }) => rule);
    };
    expect(rules(1900, 1930)).toEqual(['corrected-points', 'chance']);
    expect(rules(1947, 1892)).toEqual(['corrected-points', 'chance']);
    expect(rules(1947, 1947)).toEqual(['corrected-points', 'roles-changed', 'chance']);
    expect(rules(1947, 1893)).toEqual(['corrected-points', 'roles-changed', 'chance']);
  });

  test('law: what one side wins the other loses, and a better result is never worth less', () => {
    const points = fc.integer({ min: 900, max: 2900 });
    fc.assert(
      fc.property(points, points, fc.integer({ min: 0, max: 9 }), (white, black, stones) => {
        const worth = (['0-1', '1/2-1/2', '1-0'] as const).map(
          (result) => gamePoints({ white, black, stones }, result).points,
        );
        for (const [own, other] of worth) expect(own + other).toBe(0);
        expect(worth.map(([own]) => own)).toEqual(worth.map(([own]) => own).sort((a, b) => a - b));
        expect((worth[2] as readonly number[])[0]).toBe(((worth[0] as readonly number[])[0] as number) + 1000);
      }),
    );
  });

  test('law: expected scores of both sides are 1 together, and colours do not matter without stones', () => {
    const points = fc.integer({ min: 900, max: 2900 });
    fc.assert(
      fc.property(points, points, (one, other) => {
        const [white, black] = expectation({ white: one, black: other, stones: 0 }).expected;
        expect(white + black).toBe(1000);
        expect(expectation({ white: other, black: one, stones: 0 }).expected).toEqual(
          one === other ? [500, 500] : [black, white],
        );
      }),
    );
  });
});
