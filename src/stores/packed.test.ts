import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_NUMBER } from '../ledger/store.ts';
import { Block, DamagedBlock, packed, packedNumbers, type PackedRow } from './packed.ts';

const roundTrip = (rows: readonly PackedRow[], columns: number): readonly PackedRow[] =>
  new Block(packed(rows, columns), columns).all();

describe('rows in a block', () => {
  test('come out as they were, whatever they hold', () => {
    const number = fc.oneof(fc.constant(null), fc.integer({ min: -3, max: 260 }), fc.integer(), fc.maxSafeInteger());
    const row = fc.tuple(fc.nat(), number, number, number, fc.option(fc.string({ unit: 'grapheme' })));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 300 }), (rows) => {
        expect(roundTrip(rows, 5)).toEqual(rows);
      }),
    );
  });

  test.each([
    ['nothing', [], 0],
    ['nulls take one byte', [[null], [null]], 1],
    ['the same number, as a double', [[1500], [1500]], 9],
    ['255 different numbers, and null: a byte each', [[null], [1], [255]], 9 + 3],
    ['256 and null: two bytes', [[null], [1], [256]], 9 + 6],
    ['65,535 and null: two bytes', [[1], [65_535]], 9 + 4],
    ['65,536: four', [[1], [65_536]], 9 + 8],
    ['up to four thousand millions: four', [[-2_147_483_648], [2_147_483_645]], 9 + 8],
    ['more than codes of four bytes can tell: doubles', [[-2_147_483_648], [2_147_483_647]], 1 + 16],
    ['texts with their places', [[null], ['ű']], 5 + 8],
  ] as const)('%s', (_, rows, bytes) => {
    const columns = rows.length === 0 ? 0 : 1;
    expect(packed(rows, columns).length).toBe(5 + bytes);
    expect(roundTrip(rows, columns)).toEqual(rows);
  });

  test('are the same bytes where they come in columns', () => {
    const number = fc.oneof(
      fc.constant(NO_NUMBER),
      fc.integer({ min: -3, max: 260 }),
      fc.integer({ min: NO_NUMBER + 1 }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(number, number), { minLength: 2, maxLength: 300 }),
        fc.boolean(),
        (rows, isSame) => {
          const column = (at: 0 | 1): Int32Array => Int32Array.from(rows, (row) => (isSame ? 7 : row[at]));
          const columns = [column(0), undefined, column(1)];
          const value = (values: Int32Array | undefined, at: number): number | null =>
            values === undefined || values[at] === NO_NUMBER ? null : (values[at] as number);
          const some = rows.slice(1).map((_, at): PackedRow => columns.map((values) => value(values, at + 1)));
          expect(packedNumbers(columns, NO_NUMBER, 1, rows.length)).toEqual(packed(some, 3));
        },
      ),
    );
  });

  test('are found by their first column, and read one by one', () => {
    const rows = Array.from({ length: 100 }, (_, at): PackedRow => [at * 7, at % 3 === 0 ? null : at, `t${at}`]);
    const block = new Block(packed(rows, 3), 3);
    for (const [at, row] of rows.entries()) {
      expect(block.find(at * 7)).toBe(at);
      expect(block.find(at * 7 + 1)).toBeUndefined();
      expect([0, 1, 2].map((column) => block.value(column, at))).toEqual(row);
    }
    expect(block.find(-1)).toBeUndefined();
  });
});

describe('bytes that no program has written', () => {
  const whole = packed(
    [
      [1, 'a'],
      [2, 'b'],
    ],
    2,
  );

  test.each([
    ['another format', Uint8Array.of(9, ...whole.slice(1))],
    ['nothing', new Uint8Array()],
    ['an end too early', whole.slice(0, -1)],
    ['an end in the middle of a length', whole.slice(0, 18)],
    ['something behind the end', Uint8Array.of(...whole, 0)],
    ['more rows than there are', Uint8Array.of(1, 200, ...whole.slice(2))],
    ['a column of another kind', Uint8Array.of(...whole.slice(0, 5), 7, ...whole.slice(6))],
    ['texts that are none', Uint8Array.of(...whole.slice(0, -1), 0)],
  ])('are damaged: %s', (_, bytes) => {
    expect(() => new Block(bytes, 2).all()).toThrow(DamagedBlock);
  });

  test('give damage or rows, never another error', () => {
    const rows: PackedRow[] = [
      [3, null, 1, 'x'],
      [9, 70_000, 1, null],
      [400, -5, 1, 'ű"'],
    ];
    const sound = packed(rows, 4);
    fc.assert(
      fc.property(fc.nat(sound.length - 1), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        const bytes = sound.slice();
        bytes[at] = (bytes[at] as number) ^ bits;
        try {
          expect(new Block(bytes, 4).all()).not.toEqual(rows);
        } catch (error) {
          expect(error).toBeInstanceOf(DamagedBlock);
        }
      }),
      { numRuns: 2000 },
    );
  });
});
