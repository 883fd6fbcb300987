import { describe, expect, test } from 'vitest';
import { cellOf, type TrfFile } from './file.ts';
import { pairingsOf } from './report.ts';

/** Players with starting ranks in their places, and the opponents of each, round by round. */
const fileOf = (...opponents: readonly (readonly number[])[]): TrfFile =>
  ({
    players: opponents.map((each, index) => ({
      startNumber: index + 1,
      cells: each.map((opponent) => cellOf(opponent, 0, 0, 0)),
    })),
  }) as unknown as TrfFile;

describe('games as numbers', () => {
  test('an opponent who is not in the file leaves them open', () =>
    expect(pairingsOf(fileOf([9], [0]))).toBeUndefined());
  test('so does one who names somebody else', () => expect(pairingsOf(fileOf([2], [3], [2]))).toBeUndefined());
  test('and one who has no such round', () => expect(pairingsOf(fileOf([0, 2], [0]))).toBeUndefined());
  test('and who plays against himself', () => expect(pairingsOf(fileOf([1]))).toBeUndefined());
  test('where nobody plays there are none', () => expect(pairingsOf(fileOf([0], [0]))).toEqual([]));
});
