import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('what has the same key is together, in the order in which it came', () => {
  const groups = grouped(['ann', 'bea', 'al', 'bo', 'cy'], (name) => name[0]);
  expect([...groups]).toEqual([
    ['a', ['ann', 'al']],
    ['b', ['bea', 'bo']],
    ['c', ['cy']],
  ]);
});

test('nothing has no groups', () => {
  expect(grouped([], String).size).toBe(0);
});
