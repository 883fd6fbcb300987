/** The h9 file of the European Go Database, recognised by its header or by a line of results. */
import type { ReportFormat } from '../format.ts';
import { readGrade } from '../go.ts';
import { readH9 } from './read.ts';
import { isEntry } from './records.ts';
import { writeH9 } from './write.ts';

export const H9: ReportFormat = { id: 'h9', recognises: looksLikeH9, read: readH9, write: writeH9 };

/** The header is enough; without one, a line with a grade that ends in results. */
const HEADER_LINE = /^\s*;\s*(?:TC|CL|EV|PC|DT|HA|KM|TM|TA|CM)\s*\[/i;
const BEGINNING = 8192;
const LINES_LOOKED_AT = 50;

function looksLikeH9(bytes: Uint8Array): boolean {
  const beginning = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, BEGINNING)).replace(/^ï»¿/, '');
  if (/^\s*[{<[]/.test(beginning)) return false;
  return beginning.split(/\r\n|\r|\n/, LINES_LOOKED_AT).some((line) => HEADER_LINE.test(line) || isWallLine(line));
}

function isWallLine(line: string): boolean {
  const [content] = line.split(/[;|]/, 1) as [string];
  const words = content.trim().split(/\s+/);
  const last = words[words.length - 1] as string;
  return isEntry(last) && words.some((word, at) => at > 0 && /[kdp]$/i.test(word) && readGrade(word) !== undefined);
}
