/** Grades that come next, and K by a table: what books without periods tell of what lies ahead. */
import { expect, test } from 'vitest';
import { atOnceRules } from '../office-rules.ts';

test('the next grades: up to 4 kyu once, from 3 kyu on twice (5)', () => {
  const { grades } = atOnceRules('mgsz-2012');
  expect(grades?.ahead('5k', 1770, { '3k': 1 })).toEqual([
    { grade: '4k', points: 1765, lacking: 0, reached: 0, needed: 1, clause: '5(2)' },
    { grade: '3k', points: 1815, lacking: 45, reached: 1, needed: 2, clause: '5(4)' },
    { grade: '2k', points: 1865, lacking: 95, reached: 0, needed: 2, clause: '5(4)' },
  ]);
  expect(grades?.ahead('7d', 2800, {})).toEqual([]);
});

test('K of ORR by its table (1 K)', () => {
  expect(atOnceRules('orr').kRange?.(1345)).toEqual({ gain: 35, loss: 25, from: 1300, to: 1499, clause: '1 K' });
  expect(atOnceRules('orr').kRange?.(2400)).toMatchObject({ to: null });
});
