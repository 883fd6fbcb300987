/** The text of a file as its reader saw it, and the place of a finding's column in a line. */
import type { Finding } from '../core/finding.ts';
import { decode, guessEncoding, hasMark } from '../formats/encoding.ts';
import type { ReportFormatId } from '../formats/format.ts';

export interface DecodedFile {
  readonly text: string;
  readonly encoding: string;
}

export function fileText(bytes: Uint8Array): DecodedFile {
  const mark = hasMark(bytes) ? 3 : 0;
  const { encoding } = guessEncoding(bytes);
  return { text: decode(bytes, { encoding, mark }), encoding };
}

/** Only JSON takes a lone carriage return for a blank. */
export const fileLines = (text: string, format: ReportFormatId | null): readonly string[] =>
  text.split(format === 'json' ? /\r?\n/ : /\r\n|\r|\n/);

/** These readers count characters, as people do; the others count units of two bytes. */
const COUNT_CHARACTERS: readonly (ReportFormatId | null)[] = ['trf06', 'trf16', 'trf26', 'opengotha'];

/** The number of code units before a column, which is counted from 1; the end of the line if the column is beyond it. */
export function unitsBefore(
  line: string,
  column: number,
  format: ReportFormatId | null,
  code?: Finding['code'],
): number {
  if (!COUNT_CHARACTERS.includes(format) || code === 'encoding.damaged') return Math.min(column - 1, line.length);
  let units = 0;
  for (const character of line) {
    if (column <= 1) break;
    units += character.length;
    column -= 1;
  }
  return units;
}
