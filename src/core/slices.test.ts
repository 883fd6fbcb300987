import { expect, test } from 'vitest';
import { atOnce, inSlices, ranges, ROWS_A_SLICE } from './slices.ts';

test('rows are gone through piece by piece, and others have their turn after each', async () => {
  const pieces: (readonly [number, number])[] = [];
  const note = (from: number, to: number): void => void pieces.push([from, to]);
  let turns = 0;
  await inSlices(ranges(5, note, 2), async () => void (turns += 1));
  expect([pieces, turns]).toEqual([
    [
      [0, 2],
      [2, 4],
      [4, 5],
    ],
    3,
  ]);
  pieces.length = 0;
  atOnce(ranges(ROWS_A_SLICE + 1, note));
  atOnce(ranges(0, note));
  expect(pieces).toEqual([
    [0, ROWS_A_SLICE],
    [ROWS_A_SLICE, ROWS_A_SLICE + 1],
  ]);
});
