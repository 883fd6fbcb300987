/** A short run of the simulation; the long one is `npm run simulate`. */
import { expect, test } from 'vitest';
import { simulate } from './simulation/simulate.ts';

test('what many clients do at once to an office, with faults, is what a plain model of it does in some order', async () => {
  const { operations, lists } = await simulate({ seed: 1, rounds: 60 });
  expect(operations).toBeGreaterThan(200);
  expect(lists).toBeGreaterThan(1);
});
