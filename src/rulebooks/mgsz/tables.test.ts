import { describe, expect, test } from 'vitest';
import { CHANCES, GRADES, IMPORTANCE_ADDITIONS, TIME_CATEGORIES } from './tables.ts';

describe('table 1, grades', () => {
  test('runs from 7 dan to 35 kyu, each grade once', () => {
    const dan = [7, 6, 5, 4, 3, 2, 1].map((grade) => `${grade}d`);
    const kyu = Array.from({ length: 35 }, (_, index) => `${index + 1}k`);
    expect(GRADES.map(({ grade }) => grade)).toEqual([...dan, ...kyu]);
  });

  test('the limits fall with the grade and the bands never get wider downwards', () => {
    const limits = GRADES.map(({ limit }) => limit);
    const widths = limits.slice(1).map((limit, index) => (limits[index] as number) - limit);
    expect(Math.min(...widths)).toBe(10);
    expect(widths).toEqual([...widths].sort((a, b) => b - a));
  });

  test('the corners are as printed', () => {
    expect([GRADES[0], GRADES[10], GRADES[11], GRADES[41]]).toEqual([
      { grade: '7d', limit: 2700 },
      { grade: '4k', limit: 1765 },
      { grade: '5k', limit: 1720 },
      { grade: '35k', limit: 1000 },
    ]);
  });
});

describe('tables 2 and 3, the multiplier', () => {
  test('a slower category asks for more time and gives more', () => {
    expect(TIME_CATEGORIES.map(({ base, extended, multiplier }) => [base, extended, multiplier])).toEqual([
      [90, 110, 20],
      [60, 80, 15],
      [40, 55, 10],
      [20, 30, 5],
      [10, 20, 0],
    ]);
  });

  test('all additions together are 30', () => {
    expect(IMPORTANCE_ADDITIONS.map(({ addition }) => addition)).toEqual([5, 5, 10, 10]);
  });
});

describe('table 4, chances', () => {
  test('has 55 rows without gap or overlap, from 0 without end', () => {
    expect(CHANCES.length).toBe(55);
    expect(CHANCES[0].from).toBe(0);
    for (const [index, { from }] of CHANCES.entries())
      if (index > 0) expect(from).toBe((CHANCES[index - 1] as { to: number }).to + 1);
    expect(CHANCES[54].to).toBe(Infinity);
  });

  test('falls strictly from 0.500 to 0.000 in multiples of 0.005', () => {
    const chances = CHANCES.map(({ chance }) => chance as number);
    expect(chances.every((chance, index) => index === 0 || chance < (chances[index - 1] as number))).toBe(true);
    expect([chances[0], chances[54]]).toEqual([500, 0]);
    expect(chances.every((chance) => chance % 5 === 0)).toBe(true);
  });

  test('skips 0.470, 0.420 and 0.360, and nowhere prints 0.540', () => {
    const chances = CHANCES.map(({ chance }) => chance as number);
    expect([470, 420, 360, 540].filter((chance) => chances.includes(chance))).toEqual([]);
  });
});
