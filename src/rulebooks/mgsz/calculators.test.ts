import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fraction } from '../../core/exact.ts';
import { Why } from '../../core/reasons.ts';
import { eventChange, eventMultiplier, expectedScore, goGamePoints, promotion, wishedPoints } from './calculators.ts';
import type { MgszRules } from './reasons.ts';

const asking = () => new Why<MgszRules>();
const rules = (why: Why<MgszRules>) => why.steps.map(({ rule, given, gives }) => [rule, given, gives]);

describe('game points of one game', () => {
  test('with stones that change the roles', () => {
    const why = asking();
    expect(goGamePoints({ white: 1947, black: 1900, stones: 2, result: '0-1' }, why)).toEqual({
      corrected: { white: 1947, black: 2015 },
      difference: 68,
      chance: 0.33,
      expected: { white: 0.33, black: 0.67 },
      points: { white: -0.33, black: 0.33 },
    });
    expect(why.steps.map(({ rule }) => rule)).toEqual(['corrected-points', 'roles-changed', 'chance']);
  });
});

describe('C of an event', () => {
  const slow = { baseMinutes: fraction(60), byoyomi: { kind: 'japanese', seconds: 30 } } as const;

  test('says what is open', () => {
    const nothing = { c: null, category: null, additions: [] };
    expect(eventMultiplier({ ...slow, board: 9 })).toEqual({ ...nothing, open: 'out-of-scope' });
    expect(eventMultiplier({ ...slow, pairGo: true })).toEqual({ ...nothing, open: 'out-of-scope' });
    expect(eventMultiplier({})).toEqual({ ...nothing, open: 'no-base-time' });
    expect(eventMultiplier({ baseMinutes: fraction(9) })).toEqual({ ...nothing, open: 'too-fast' });
  });

  test('13x13 and the committee look at no table row', () => {
    expect(eventMultiplier({ board: 13 })).toEqual({ c: 5, category: null, additions: [], open: null });
    expect(eventMultiplier({ ...slow, committeeC: 9 })).toEqual({ c: 9, category: null, additions: [], open: null });
  });

  test('tells why', () => {
    const why = asking();
    expect(eventMultiplier(slow, why)).toEqual({
      c: 25,
      category: 'B',
      additions: [{ row: 'no-handicap', addition: 10 }],
      open: null,
    });
    expect(rules(why)).toEqual([['multiplier', { time: 15, importance: 10 }, 25]]);
  });
});

describe('promotion', () => {
  test('names the next grade and how often it was reached', () => {
    expect(promotion({ rank: '1d', reached: { '2d': 1 }, points: [] })).toEqual({
      titles: [],
      next: { grade: '2d', limit: 2050, marks: 1 },
    });
    expect(promotion({ rank: '5k', points: [1765] })).toEqual({
      titles: [{ rank: '4k', reached: {} }],
      next: { grade: '3k', limit: 1815, marks: 0 },
    });
  });

  test('above 7 dan points give nothing more', () => {
    expect(promotion({ rank: '7d', points: [2900] }).next).toBeNull();
    expect(promotion({ rank: '9d', points: [2900] }).next).toBeNull();
    expect(promotion({ rank: '6d', points: [] }).next).toEqual({ grade: '7d', limit: 2700, marks: 0 });
  });

  test('tells why', () => {
    const why = asking();
    promotion({ rank: '5k', points: [1765] }, why);
    expect(rules(why)).toEqual([['grade-reached-once', { points: 1765, limit: 1765, from: '5k' }, '4k']]);
  });
});

describe('expected score', () => {
  test('adds the chances, with stones received and given', () => {
    const why = asking();
    expect(
      expectedScore(1947, [{ points: 1947 }, { points: 2087, stones: 1 }, { points: 1781, stones: -2 }], why),
    ).toEqual({
      expected: 1.47,
      rows: [
        { difference: 0, chance: 0.5, expected: 0.5 },
        { difference: -80, chance: 0.31, expected: 0.31 },
        { difference: 66, chance: 0.34, expected: 0.66 },
      ],
    });
    expect(rules(why)).toEqual([['expected-score', { games: 3 }, 1.47]]);
    expect(why.steps[0]?.from.map(({ rule }) => rule)).toEqual([
      'chance',
      'corrected-points',
      'chance',
      'corrected-points',
      'chance',
    ]);
    expect(expectedScore(1947, [])).toEqual({ expected: 0, rows: [] });
  });
});

describe('change for an event', () => {
  test('is cut like the event, round by round', () => {
    const answer = eventChange({
      points: 1980,
      c: 30,
      rounds: 10,
      games: [
        { points: 2000, score: 0 },
        { points: 2014, score: 1, round: 6 },
      ],
    });
    expect(answer).toEqual({
      gamePoints: 0.16,
      change: 5,
      after: 1985,
      parts: [
        { before: 1980, gamePoints: -0.45, change: -13, after: 1967 },
        { before: 1967, gamePoints: 0.61, change: 18, after: 1985 },
      ],
      games: [
        { difference: -20, chance: 0.45, expected: 0.45, gamePoints: -0.45 },
        { difference: -47, chance: 0.39, expected: 0.39, gamePoints: 0.61 },
      ],
    });
  });

  test('the games make the rounds where nobody names them', () => {
    const even = Array.from({ length: 10 }, () => ({ points: 1800, score: 0.5 as const }));
    expect(eventChange({ points: 1800, c: 30, games: even }).parts.length).toBe(2);
    expect(eventChange({ points: 1800, c: 30, games: even.slice(1) }).parts.length).toBe(1);
    expect(eventChange({ points: 1800, c: 30, games: [] })).toEqual({
      gamePoints: 0,
      change: 0,
      after: 1800,
      parts: [],
      games: [],
    });
  });

  test('tells why, game by game', () => {
    const why = asking();
    const games = [
      { points: 2087, stones: 1, score: 1, name: 'Anna' },
      { points: 1781, stones: -2, score: 0.5 },
      { points: 1947, score: 0 },
    ] as const;
    eventChange({ points: 1947, c: 15, games }, why);
    expect(why.steps).toMatchObject([
      { clause: '6(1) step 3', rule: 'new-points', given: { before: 1947, change: 0, games: 3 }, gives: 1947 },
    ]);
    const [change] = why.steps[0]?.from ?? [];
    expect(change).toMatchObject({ clause: '7', rule: 'change', gives: 0 });
    expect(change?.given).toEqual({ part: 1, parts: 1, from: 1, to: 3, c: 15, sum: 0.03, exact: 0.45, before: 1947 });
    expect(change?.from.map(({ clause, rule, given, gives }) => [clause, rule, given, gives])).toEqual([
      [
        '8(2) step 2',
        'game-points',
        {
          round: 1,
          opponent: 'Anna',
          colour: 'black',
          points: 1947,
          opponentPoints: 2087,
          stones: 1,
          difference: -80,
          chance: 0.31,
          expected: 0.31,
          score: 1,
        },
        0.69,
      ],
      [
        '8(2) step 2',
        'game-points',
        {
          round: 2,
          opponent: '2',
          colour: 'white',
          points: 1947,
          opponentPoints: 1781,
          stones: 2,
          difference: 66,
          chance: 0.34,
          expected: 0.66,
          score: 0.5,
        },
        -0.16,
      ],
      [
        '8(2) step 2',
        'game-points',
        {
          round: 3,
          opponent: '3',
          colour: 'white',
          points: 1947,
          opponentPoints: 1947,
          stones: 0,
          difference: 0,
          chance: 0.5,
          expected: 0.5,
          score: 0,
        },
        -0.5,
      ],
    ]);
    expect(change?.from[0]?.from.map(({ rule }) => rule)).toEqual(['corrected-points', 'chance']);
  });
});

describe('what if', () => {
  const opponents = [{ points: 1947 }, { points: 1947 }, { points: 2087, stones: 1 }];

  test('the sum of game points and the wins for wished points', () => {
    const why = asking();
    expect(wishedPoints({ points: 1947, wished: 1960, c: 30, opponents }, why)).toEqual({
      gamePoints: 0.42,
      expected: 1.31,
      wins: 2,
      isCut: false,
    });
    expect(rules(why)).toEqual([
      ['expected-score', { games: 3 }, 1.31],
      ['wished-sum', { points: 1947, wished: 1960, c: 30 }, 0.42],
      ['wished-wins', { sum: 0.42, expected: 1.31, games: 3 }, 2],
    ]);
  });

  test('more than all wins cannot be, and less than nothing need not be won', () => {
    expect(wishedPoints({ points: 1947, wished: 1998, c: 30, opponents })).toMatchObject({ wins: 3 });
    expect(wishedPoints({ points: 1947, wished: 1999, c: 30, opponents })).toMatchObject({ wins: null });
    expect(wishedPoints({ points: 1947, wished: 1700, c: 30, opponents })).toMatchObject({ wins: 0 });
    expect(wishedPoints({ points: 1947, wished: 1947, c: 30, opponents: [] })).toEqual({
      gamePoints: -0.015,
      expected: 0,
      wins: 0,
      isCut: false,
    });
  });

  test('with C = 0 nothing moves', () => {
    const why = asking();
    expect(wishedPoints({ points: 1947, wished: 1947, c: 0, opponents }, why)).toEqual({
      gamePoints: null,
      expected: 1.31,
      wins: null,
      isCut: false,
    });
    expect(rules(why)[1]).toEqual(['wished-sum', { points: 1947, wished: 1947, c: 0 }, null]);
    expect(why.steps.length).toBe(2);
  });

  test('it says when the event would be cut', () => {
    const many = Array.from({ length: 10 }, () => ({ points: 1947 }));
    expect(wishedPoints({ points: 1947, wished: 1960, c: 30, opponents: many }).isCut).toBe(true);
    expect(wishedPoints({ points: 1947, wished: 1960, c: 29, opponents: many }).isCut).toBe(false);
  });

  test('law: the sum is just enough, and so are the wins', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: -60, max: 60 }),
        fc.array(fc.integer({ min: 1700, max: 2200 }), { minLength: 1, maxLength: 5 }),
        (c, gain, field) => {
          const question = { points: 1947, wished: 1947 + gain, c, opponents: field.map((points) => ({ points })) };
          const { wins } = wishedPoints(question);
          const after = (won: number) =>
            eventChange({
              points: 1947,
              c,
              games: field.map((points, index) => ({ points, score: index < won ? 1 : 0 })),
            }).after;
          if (wins === null) expect(after(field.length)).toBeLessThan(question.wished);
          else expect(after(wins)).toBeGreaterThanOrEqual(question.wished);
          if (wins !== null && wins > 0) expect(after(wins - 1)).toBeLessThan(question.wished);
        },
      ),
    );
  });
});
