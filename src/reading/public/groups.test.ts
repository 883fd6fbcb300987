import { expect, test } from 'vitest';
import { RowGroups } from './groups.ts';
import { atOnce } from '../../core/slices.ts';

test('rows of a code come in the order in which they were given; a code that nobody has, or that is newer, has none', () => {
  const groups = atOnce(RowGroups.of(Int32Array.of(4, 0, 3, 1, 2), Uint16Array.of(1, 2, 1, 0, 1), 4));
  expect([0, 1, 2, 3, 4, 5].map((code) => [...groups.of(code)])).toEqual([[3], [4, 0, 2], [1], [], [], []]);
});
