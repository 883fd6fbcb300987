import { describe, expect, test } from 'vitest';
import { Chance } from './chance.ts';

const drawn = (seed: number, count: number): number[] => {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => chance.between(0, 0xffff_ffff));
};

describe('chance by a seed', () => {
  test('is the same on every machine and in every version', () => {
    expect(drawn(0, 3)).toEqual([1144304738, 1416247, 958946056]);
    expect(drawn(1, 3)).toEqual([2693262067, 11749833, 2265367787]);
  });

  test('goes by the lower 32 bits of the seed', () => {
    expect(drawn(-1, 2)).toEqual(drawn(0xffff_ffff, 2));
    expect(drawn(2 ** 32 + 5, 2)).toEqual(drawn(5, 2));
    expect(drawn(6, 2)).not.toEqual(drawn(5, 2));
  });

  test('reaches both ends of a range and nothing beyond them', () => {
    const chance = new Chance(7);
    expect(new Set(Array.from({ length: 200 }, () => chance.between(-2, 2)))).toEqual(new Set([-2, -1, 0, 1, 2]));
    expect(chance.between(5, 5)).toBe(5);
  });

  test('true in about so many of a hundred cases, never and always at the ends', () => {
    const chance = new Chance(7);
    const hits = (percent: number): number =>
      Array.from({ length: 1000 }, () => chance.percent(percent)).filter(Boolean).length;
    expect([hits(0), hits(100)]).toEqual([0, 1000]);
    expect(hits(30)).toBeGreaterThan(250);
    expect(hits(30)).toBeLessThan(350);
  });

  test('picks each of some values, and puts them in any order without losing one', () => {
    const chance = new Chance(7);
    const values = ['a', 'b', 'c'];
    expect(new Set(Array.from({ length: 50 }, () => chance.one(values)))).toEqual(new Set(values));
    const orders = Array.from({ length: 200 }, () => chance.shuffled(values).join(''));
    expect(new Set(orders)).toEqual(new Set(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']));
    expect(values).toEqual(['a', 'b', 'c']);
  });
});
