/** Cells of the CSV files that the office writes line by line; lists of players have a writer of their own. */
import { spreadsheetSafe } from '../formats/csv/formulas.ts';
import { cellText, quoted, type Separator } from '../formats/csv/rows.ts';

/** `csv` is safe for spreadsheets; `csv-exact` has every cell as it is, and its headings in quotation marks. */
export const TABLE_FORMATS = ['csv', 'csv-exact'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

type Cell = string | number | boolean | null | undefined;

/** A row without its line end. */
export function csvRow(cells: readonly Cell[], format: TableFormat, separator: Separator = ','): string {
  const texts = cells.map((cell) => (cell === null || cell === undefined ? '' : String(cell)));
  const written = format === 'csv' ? texts.map(spreadsheetSafe) : texts;
  return written.map((text) => cellText(text, separator, 'where needed')).join(separator);
}

export const csvHeadings = (names: readonly string[], format: TableFormat, separator: Separator = ','): string =>
  format === 'csv' ? csvRow(names, format, separator) : names.map(quoted).join(separator);
