/** The worked examples of annex 2, as printed. */
import { describe, expect, test } from 'vitest';
import { fraction } from '../../core/exact.ts';
import { eventChange, eventMultiplier, goGamePoints, promotion } from './calculators.ts';
import { correctedElo } from './clauses.ts';

describe('annex 2', () => {
  test('example 1: an 8 kyu with 1600 points over four events', () => {
    const { titles } = promotion({ rank: '8k', points: [1618, 1640, 1632, 1678] });
    expect(titles.map(({ rank }) => rank)).toEqual(['8k', '7k', '7k', '6k']);
  });

  test('example 2: a 1 dan reaches 2 dan and defends it; printed as 5(3), the rule is 5(4)', () => {
    const { titles } = promotion({ rank: '1d', points: [2035, 2055, 2040, 2075] });
    expect(titles).toEqual([
      { rank: '1d', reached: {} },
      { rank: '1d', reached: { '2d': 1 } },
      { rank: '1d', reached: { '2d': 1 } },
      { rank: '2d', reached: {} },
    ]);
  });

  test('example 3: an invitational event gets +5, whatever its times', () => {
    const time = { baseMinutes: fraction(60), byoyomi: { kind: 'japanese', seconds: 30 } as const, handicap: true };
    expect(eventMultiplier({ ...time, importance: ['invitational-or-national'] }).additions).toEqual([
      { row: 'invitational-or-national', addition: 5 },
    ]);
  });

  test('example 4a: the European Championship, 20 + 10 + 5 + 10 = 45', () => {
    expect(
      eventMultiplier({ baseMinutes: fraction(120), participants: 500, importance: ['european-or-world'] }),
    ).toEqual({
      c: 45,
      category: 'A',
      additions: [
        { row: 'large', addition: 5 },
        { row: 'european-or-world', addition: 10 },
        { row: 'no-handicap', addition: 10 },
      ],
      open: null,
    });
  });

  test('example 4b: the KPMC, 10 + 10 + 5 = 25, if the overtime lasts ten minutes or more', () => {
    const kpmc = (seconds: number) =>
      eventMultiplier({
        baseMinutes: fraction(45),
        byoyomi: { kind: 'japanese', seconds },
        importance: ['invitational-or-national'],
      });
    expect(kpmc(30)).toMatchObject({ c: 25, category: 'C' });
    // 45 x 14 seconds are ten minutes and a half; with 45 x 13 the printed 10 points for the time would be 5
    expect(kpmc(14).c).toBe(25);
    expect(kpmc(13)).toMatchObject({ c: 20, category: 'D' });
  });

  test('example 5: 1947 points at C = 30 become 1963', () => {
    const answer = eventChange({
      points: 1947,
      c: 30,
      games: [
        { points: 1935, score: 0 },
        { points: 1865, score: 1 },
        { points: 1924, score: 1 },
        { points: 1997, score: 0 },
        { points: 2015, score: 1 },
      ],
    });
    expect(answer.games.map(({ difference, gamePoints }) => [difference, gamePoints])).toEqual([
      [12, -0.52],
      [82, 0.31],
      [23, 0.44],
      [-50, -0.38],
      [-68, 0.67],
    ]);
    expect([answer.gamePoints, answer.change, answer.after]).toEqual([0.52, 16, 1963]);
  });

  test('example 6a: the stronger player wins at a difference of 82', () => {
    expect(goGamePoints({ white: 1947, black: 1865, result: '1-0' }).points).toEqual({ white: 0.31, black: -0.31 });
  });

  test('example 6b: the weaker player wins at a difference of 12', () => {
    expect(goGamePoints({ white: 1947, black: 1935, result: '0-1' })).toEqual({
      corrected: { white: 1947, black: 1935 },
      difference: 12,
      chance: 0.48,
      expected: { white: 0.52, black: 0.48 },
      points: { white: -0.52, black: 0.52 },
    });
  });

  test('example 7: 1947 points at C = 15, handicap less one stone, become 1979', () => {
    const answer = eventChange({
      points: 1947,
      c: 15,
      games: [
        { points: 2087, stones: 1, score: 1 },
        { points: 2130, stones: 2, score: 1 },
        { points: 1781, stones: -2, score: 1 },
        { points: 1992, stones: 0, score: 1 },
        { points: 2419, stones: 4, score: 0 },
      ],
    });
    expect(answer.games.map(({ difference, gamePoints }) => [difference, gamePoints])).toEqual([
      [-80, 0.69],
      [-53, 0.63],
      [66, 0.34],
      [-45, 0.61],
      [-162, -0.16],
    ]);
    expect([answer.gamePoints, answer.change, answer.after]).toEqual([2.11, 32, 1979]);
    expect([1, 2, 4].map((stones) => correctedElo(1947, stones) - 1947)).toEqual([60, 130, 310]);
    expect(correctedElo(1781, 2) - 1781).toBe(100);
  });
});
