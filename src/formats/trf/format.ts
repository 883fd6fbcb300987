/** TRF among the report formats: one reader, three ways of writing. */
import type { ReadOptions, ReadReport, ReportFormat } from '../format.ts';
import { LIMITS } from '../limits.ts';
import { fromReport } from './compose.ts';
import type { Dialect } from './file.ts';
import { type PlainTrf, readPlain } from './plain.ts';
import { plainPairings, plainReport } from './plain-report.ts';
import { isOfTrf26, readTrf } from './read.ts';
import { readTitle } from '../titles.ts';
import { RECORD_KINDS, PLAYER_RECORD, textInColumns } from './records.ts';
import { pairingsOf, toReport } from './report.ts';
import { writeTrf } from './write.ts';

/** Number of bytes at the beginning that are examined. */
const BEGINNING = 64 * 1024;

const UTF8 = new TextDecoder('utf-8');
const LINE_END = /\r\n|\r|\n/;

const codeOf = (line: string): string => line.slice(0, 3);

const isRecord = (line: string, code: string): boolean =>
  RECORD_KINDS.has(code) && (line.length === 3 || line[3] === ' ' || line.startsWith('###'));

const NUMBERED = /^\d{3}/;

/**
 * The dialect of the lines at the beginning, of which the last may be cut. It is TRF where more than half of those that are
 * not blank begin as records do, and one at least is no comment. It is TRF06 where all titles are as that writes them; a
 * file without any may as well be TRF16, which has the same columns.
 */
function dialectOf(bytes: Uint8Array): Dialect | undefined {
  let filled = 0;
  let records = 0;
  let isNumbered = false;
  let isTrf26 = false;
  const titles = new Set<string>();
  for (const line of UTF8.decode(bytes.subarray(0, BEGINNING)).split(LINE_END)) {
    if (line.trim() === '') continue;
    filled += 1;
    const code = codeOf(line);
    const isNew = isOfTrf26(code, line);
    isTrf26 ||= isNew;
    if (!isNew && !isRecord(line, code)) continue;
    records += 1;
    isNumbered ||= NUMBERED.test(code);
    if (code === '001') titles.add(textInColumns(line, PLAYER_RECORD.title));
  }
  if (records * 2 <= filled || !isNumbered) return undefined;
  return isTrf26 ? 'trf26' : isOld(titles) ? 'trf06' : 'trf16';
}

function isOld(titles: ReadonlySet<string>): boolean {
  const forms = new Set([...titles].filter((title) => title !== '').map((title) => readTitle(title).form));
  return forms.has('old') && !forms.has('usual');
}

interface SeenBytes {
  readonly dialect: Dialect | undefined;
  readonly plain?: PlainTrf;
}

/** All dialects are tried on the same bytes, one after the other, before they are read. */
const SEEN = new WeakMap<Uint8Array, SeenBytes>();

function seenIn(bytes: Uint8Array): SeenBytes {
  const plain = readPlain(bytes, LIMITS);
  return plain === undefined ? { dialect: dialectOf(bytes) } : { dialect: 'trf16', plain };
}

const recogniser =
  (dialect: Dialect) =>
  (bytes: Uint8Array): boolean => {
    const seen = SEEN.get(bytes) ?? seenIn(bytes);
    SEEN.set(bytes, seen);
    return seen.dialect === dialect;
  };

function read(bytes: Uint8Array, options: ReadOptions): ReadReport {
  const plain = plainOf(bytes, options);
  if (plain !== undefined) {
    return { report: plainReport(plain), pairings: plainPairings(plain), findings: plain.findings };
  }
  const { file, findings } = readTrf(bytes, options);
  if (file === undefined) return { findings };
  const pairings = pairingsOf(file);
  return { report: toReport(file), ...(pairings === undefined ? {} : { pairings }), findings };
}

/** A plain file, which need not be read a second time where it was recognised just now. */
function plainOf(bytes: Uint8Array, { encoding, limits }: ReadOptions): PlainTrf | undefined {
  const seen = SEEN.get(bytes);
  SEEN.delete(bytes);
  if (encoding !== undefined && encoding !== 'utf-8') return undefined;
  return seen !== undefined && limits === LIMITS ? seen.plain : readPlain(bytes, limits);
}

const formatOf = (dialect: Dialect): ReportFormat => ({
  id: dialect,
  recognises: recogniser(dialect),
  read,
  write: (report) => {
    const { file, findings } = fromReport(report, dialect);
    return { bytes: writeTrf(file), findings };
  },
});

export const TRF06 = formatOf('trf06');
export const TRF16 = formatOf('trf16');
export const TRF26 = formatOf('trf26');
