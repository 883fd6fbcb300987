import { describe, expect, test } from 'vitest';
import type { Game, Player } from '../../core/event.ts';
import { Why } from '../../core/reasons.ts';
import { initialRank, performance, registryStandingOf, startingPoints, titleBefore } from './newcomers.ts';
import type { MgszRules } from './reasons.ts';

const player = (facts: Partial<Player>): Player => ({ id: 'P', index: 0, ...facts });
const entering = (facts: Partial<Player>): Player => player({ registered: false, entering: true, ...facts });
const outside = (facts: Partial<Player>): Player => player({ registered: false, ...facts });

describe('1(1) who is who', () => {
  test('registered unless the report says otherwise', () => {
    expect(registryStandingOf(player({}))).toBe('registered');
    expect(registryStandingOf(player({ registered: true, entering: true }))).toBe('registered');
    expect(registryStandingOf(entering({}))).toBe('entering');
    expect(registryStandingOf(outside({}))).toBe('outside');
    expect(registryStandingOf(outside({ entering: false }))).toBe('outside');
  });
});

describe('6(1) step 2 starting points', () => {
  test('a registered player counts with the registered points, whatever the entry grade', () => {
    expect(startingPoints(player({ rating: 1947, entryRank: '2d' }))).toBe(1947);
    expect(startingPoints(player({ entryRank: '2d' }))).toBeUndefined();
  });

  test('an entering player has the points of the handler, else the limit of the entry grade', () => {
    expect(startingPoints(entering({ initialElo: 1540, entryRank: '10k' }))).toBe(1540);
    expect(startingPoints(entering({ entryRank: '10k' }))).toBe(1520);
    expect(startingPoints(entering({}))).toBeUndefined();
  });

  test('a player from outside counts with the limit of the entry grade and nothing else', () => {
    expect(startingPoints(outside({ entryRank: '1d', rating: 2400, initialElo: 2400 }))).toBe(1980);
    expect(startingPoints(outside({ entryRank: '3p' }))).toBe(2700);
    expect(startingPoints(outside({ initialElo: 2400 }))).toBeUndefined();
  });

  test('the reasons say where the points come from; those of the registry need none', () => {
    const why = new Why<MgszRules>();
    startingPoints(player({ rating: 1947 }), why);
    startingPoints(entering({ initialElo: 1540 }), why);
    startingPoints(entering({ entryRank: '10k' }), why);
    startingPoints(outside({ entryRank: '1d' }), why);
    expect(why.steps.map(({ clause, rule, given, gives }) => [clause, rule, given, gives])).toEqual([
      ['6(1) step 2', 'entering-points', { points: 1540 }, 1540],
      ['6(1) step 2', 'entering-points-proposed', { grade: '10k' }, 1520],
      ['6(1) step 2', 'outside-points', { grade: '1d' }, 1980],
    ]);
  });
});

describe('5(3) initial grade', () => {
  test('is the entry grade up to 5 kyu', () => {
    expect(initialRank('6k')).toBe('6k');
    expect(initialRank('5k')).toBe('5k');
    expect(initialRank('4k')).toBe('5k');
    expect(initialRank('7d')).toBe('5k');
    expect(initialRank('9d')).toBe('5k');
    expect(initialRank('9p')).toBe('5k');
  });
});

describe('4(1) title before the event', () => {
  test('a registered player has his title and the marks that can still count', () => {
    expect(titleBefore(player({ rating: 2100, rank: '1d', reached: { '2d': 1, '1k': 1 } }))).toEqual({
      rank: '1d',
      reached: { '2d': 1 },
    });
    expect(titleBefore(player({ rating: 2100 }))).toEqual({ rank: '2d', reached: {} });
    expect(titleBefore(player({ rank: '1d' }))).toBeUndefined();
  });

  test('an entering player has the initial grade that was set, else entry grade or points up to 5 kyu', () => {
    expect(titleBefore(entering({ initialElo: 1980, initialRank: '1d', entryRank: '3k' }))?.rank).toBe('1d');
    expect(titleBefore(entering({ initialElo: 1980, entryRank: '12k' }))?.rank).toBe('12k');
    expect(titleBefore(entering({ initialElo: 1500 }))).toEqual({ rank: '11k', reached: {} });
    expect(titleBefore(entering({ initialElo: 1980 }))?.rank).toBe('5k');
    expect(titleBefore(entering({ entryRank: '1d', reached: { '1d': 1 } }))).toEqual({ rank: '5k', reached: {} });
    expect(titleBefore(entering({}))).toBeUndefined();
  });

  test('a player from outside has no title here', () => {
    expect(titleBefore(outside({ entryRank: '1d', rank: '1d' }))).toBeUndefined();
  });

  test('the reasons tell how the initial grade came about', () => {
    const why = new Why<MgszRules>();
    titleBefore(entering({ initialElo: 1980, initialRank: '4k' }), why);
    titleBefore(entering({ entryRank: '1d' }), why);
    titleBefore(player({ rating: 1980, rank: '1k' }), why);
    expect(why.steps).toEqual([
      { clause: '5(3)', rule: 'initial-grade-set', given: { grade: '4k' }, gives: '4k', from: [] },
      { clause: '5(3)', rule: 'initial-grade', given: { grade: '1d', cap: '5k' }, gives: '5k', from: [] },
    ]);
  });
});

describe('6(1) step 2 performance', () => {
  test('counts own rated games and the points in them', () => {
    const game = (white: number, black: number, result: Game['result'], rated = true): Game => ({
      round: 1,
      white,
      black,
      result,
      rated,
      handicap: 0,
    });
    const games = [
      game(0, 1, '1-0'),
      game(1, 0, '1-0'),
      game(2, 0, '0-1'),
      game(0, 3, '1/2-1/2'),
      game(0, 1, '+/-'),
      game(0, 1, '1-0', false),
      game(1, 2, '1-0'),
    ];
    expect(performance(player({}), games)).toEqual({ games: 4, halfPoints: 5 });
    expect(performance(player({ index: 3 }), games)).toEqual({ games: 1, halfPoints: 1 });
    expect(performance(player({ index: 4 }), games)).toEqual({ games: 0, halfPoints: 0 });
  });
});
