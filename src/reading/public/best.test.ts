import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestOf } from './best.ts';

test('the best few are those that stand first where all are sorted, whoever is equal', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 200 }), fc.nat(30), (scores, most) => {
      const best = new BestOf(most);
      for (const [one, score] of scores.entries()) best.add(one, score);
      const all = [...scores.keys()].sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
      expect(best.inOrder()).toEqual(all.slice(0, most));
    }),
  );
});

test('what is below the least of the best changes nothing', () => {
  const best = new BestOf(2);
  expect(best.least).toBe(-Infinity);
  best.add(1, 5);
  expect(best.least).toBe(-Infinity);
  best.add(2, 7);
  expect(best.least).toBe(5);
  best.add(3, 4);
  best.add(4, 5);
  expect([best.least, best.inOrder()]).toEqual([5, [2, 1]]);
});
