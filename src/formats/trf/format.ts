/** TRF among the report formats: one reader, three ways of writing. */
import type { Report } from '../../core/report.ts';
import type { ReadOptions, ReadReport, ReportFormat, WrittenReport } from '../format.ts';
import { fromReport } from './compose.ts';
import type { Dialect } from './file.ts';
import { isOfTrf26, readTrf } from './read.ts';
import { readTitle } from './people.ts';
import { KINDS, PLAYER, textIn } from './records.ts';
import { toReport } from './report.ts';
import { writeTrf } from './write.ts';

/** So much of the beginning is looked at. */
const BEGINNING = 64 * 1024;

/** The lines at the beginning of the bytes; the last may be cut. */
function firstLines(bytes: Uint8Array): string[] {
  return new TextDecoder('utf-8').decode(bytes.subarray(0, BEGINNING)).split(/\r\n|\r|\n/);
}

const codeOf = (line: string): string => line.slice(0, 3);

const isRecord = (line: string): boolean =>
  KINDS.has(codeOf(line)) && (line.length === 3 || line[3] === ' ' || line.startsWith('###'));

/** More than half of the lines that are not blank begin as records do, and one at least is no comment. */
function isTrf(lines: readonly string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '');
  const records = filled.filter((line) => isRecord(line) || isOfTrf26(codeOf(line), line));
  return records.length * 2 > filled.length && records.some((line) => /^\d{3}/.test(line));
}

/** All titles are as TRF06 writes them. A file without any may as well be TRF16, which has the same columns. */
function isTrf06(lines: readonly string[]): boolean {
  const titles = lines.filter((line) => line.startsWith('001 ')).map((line) => textIn(line, PLAYER.title));
  const forms = new Set(titles.filter((title) => title !== '').map((title) => readTitle(title).form));
  return forms.has('old') && !forms.has('usual');
}

const isTrf26 = (lines: readonly string[]): boolean => lines.some((line) => isOfTrf26(codeOf(line), line));

function read(bytes: Uint8Array, options: ReadOptions): ReadReport {
  const { file, findings } = readTrf(bytes, options);
  return file === undefined ? { findings } : { report: toReport(file), findings };
}

const writer =
  (dialect: Dialect) =>
  (report: Report): WrittenReport => {
    const { file, findings } = fromReport(report, dialect);
    return { bytes: writeTrf(file), findings };
  };

export const TRF06: ReportFormat = {
  id: 'trf06',
  recognises: (bytes) => {
    const lines = firstLines(bytes);
    return isTrf(lines) && !isTrf26(lines) && isTrf06(lines);
  },
  read,
  write: writer('trf06'),
};

export const TRF16: ReportFormat = {
  id: 'trf16',
  recognises: (bytes) => {
    const lines = firstLines(bytes);
    return isTrf(lines) && !isTrf26(lines) && !isTrf06(lines);
  },
  read,
  write: writer('trf16'),
};

export const TRF26: ReportFormat = {
  id: 'trf26',
  recognises: (bytes) => {
    const lines = firstLines(bytes);
    return isTrf(lines) && isTrf26(lines);
  },
  read,
  write: writer('trf26'),
};
