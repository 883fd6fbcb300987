import { expect, test } from 'vitest';
import { readWholeCsv } from '../formats/whole.fixture.ts';
import { csvHeadings, csvRow, TABLE_FORMATS } from './csv-cell.ts';

const NAMES = ['=HYPERLINK("x")', '@SUM', "'=A", 'Kiss, Anna', 'Kiss,-Anna', '-12'];

test('a table for spreadsheets has no formula, and numbers stay numbers', () => {
  expect(csvRow(['=1+1', -12, 3.5, null, undefined, true, '+3,5'], 'csv')).toBe(`'=1+1,-12,3.5,,,true,"+3,5"`);
  expect(csvRow(['=1+1', -12], 'csv-exact')).toBe('=1+1,-12');
  expect(TABLE_FORMATS.map((format) => csvHeadings(['id', 'name'], format))).toEqual(['id,name', '"id","name"']);
});

test.each(TABLE_FORMATS)('our reader has every name of a %s table as it was', (format) => {
  const lines = [csvHeadings(['id', 'name'], format), ...NAMES.map((name, place) => csvRow([place + 1, name], format))];
  const { players } = readWholeCsv(new TextEncoder().encode(lines.join('\n')));
  expect(players.map(({ name }) => name)).toEqual(NAMES);
});
