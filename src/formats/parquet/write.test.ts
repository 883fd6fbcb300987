import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import { type ParquetColumn, ParquetTable } from './write.ts';

interface Row {
  readonly id: number;
  readonly name?: string | null;
}

const COLUMNS: readonly ParquetColumn<Row>[] = [
  { name: 'id', type: 'whole', of: ({ id }) => id },
  { name: 'name', type: 'text', of: ({ name }) => name },
  { name: 'half', type: 'real', of: ({ id }) => (id === 3 ? null : id / 2) },
  { name: 'even', type: 'yesNo', of: ({ id }) => id % 2 === 0 },
];

const fileOf = (bytes: Uint8Array): ArrayBuffer => bytes.slice().buffer as ArrayBuffer;

describe('a Parquet file', () => {
  test('is read by another program as it was written: texts, numbers, yes and no, and what is absent', async () => {
    const table = new ParquetTable(COLUMNS, { elobook: 'about' });
    for (const row of [{ id: 1, name: 'Ördög, Пётр' }, { id: -2, name: null }, { id: 3 }]) table.add(row);
    const file = fileOf(table.finish());
    expect(table.rows).toBe(3);
    expect(await parquetReadObjects({ file })).toEqual([
      { id: 1, name: 'Ördög, Пётр', half: 0.5, even: false },
      { id: -2, name: null, half: -1, even: true },
      { id: 3, name: null, half: null, even: false },
    ]);
    expect(parquetMetadata(file).key_value_metadata).toContainEqual({ key: 'elobook', value: 'about' });
  });

  test('of many rows has several groups, and all rows in their order', async () => {
    const table = new ParquetTable(COLUMNS, {});
    for (let id = 0; id < 250_001; id += 1) table.add({ id, name: `n${id % 10}` });
    const file = fileOf(table.finish());
    expect(parquetMetadata(file).row_groups.map(({ num_rows }) => Number(num_rows))).toEqual([
      100_000, 100_000, 50_001,
    ]);
    const last = await parquetReadObjects({ file, rowStart: 199_999 });
    expect([last.length, last[0], last.at(-1)]).toEqual([
      50_002,
      { id: 199_999, name: 'n9', half: 99_999.5, even: false },
      { id: 250_000, name: 'n0', half: 125_000, even: true },
    ]);
  });

  test('that is full to the last row of a group, and one without rows, are whole', async () => {
    const [full, empty] = [new ParquetTable(COLUMNS, {}), new ParquetTable(COLUMNS, {})];
    for (let id = 0; id < 100_000; id += 1) full.add({ id });
    expect(await parquetReadObjects({ file: fileOf(full.finish()), rowStart: 99_999 })).toHaveLength(1);
    expect(await parquetReadObjects({ file: fileOf(empty.finish()) })).toEqual([]);
  });
});
