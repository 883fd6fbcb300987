/** Bytes to a TRF file: every line in its order, players from fixed columns, and all that is wrong with them. */
import type { Finding } from '../../core/finding.ts';
import type { ReadOptions } from '../format.ts';
import { checkRecords } from './checks.ts';
import { Crosstable } from './crosstable.ts';
import type { Dialect, LineEnd, TrfFile, TrfPlayer, TrfRecord } from './file.ts';
import { Findings } from './findings.ts';
import { PlayerReader } from './player.ts';
import { isNational, RECORDS } from './records.ts';
import { type Source, sourceOf } from './source.ts';

export interface ReadTrf {
  /** Absent where the bytes are beyond a limit, or hold no player. */
  readonly file?: TrfFile;
  readonly findings: readonly Finding[];
}

const CR = 0x0d;
const LF = 0x0a;
const ZERO = 0x30;
const ONE = 0x31;

export function readTrf(bytes: Uint8Array, { encoding, limits }: ReadOptions): ReadTrf {
  const findings = new Findings();
  if (bytes.length > limits.reportBytes) {
    findings.say('trf.too-large', 'refuse', undefined, { bytes: bytes.length, limit: limits.reportBytes });
    return { findings: findings.all() };
  }
  const source = sourceOf(bytes, encoding, findings);
  const reader = new PlayerReader(source, findings, limits.rounds);
  const { lineEnd, closed, lines, players, records } = readLines(source, reader, findings, limits);
  reader.finish();
  tellNul(source, findings);
  if (players.length === 0) {
    findings.say('trf.no-players', 'refuse', undefined, {});
    return { findings: findings.all() };
  }
  const { marked } = source;
  const dialect = dialectOf(records, reader.oldTitles);
  const file: TrfFile = { dialect, lineEnd, closed, encoding: source.encoding, marked, lines, players, records };
  const table = new Crosstable(file, findings);
  table.check();
  checkRecords({ file, table, findings, fideIds: reader.fideIds, names: reader.names });
  return { file, findings: findings.all() };
}

type Lines = Pick<TrfFile, 'lineEnd' | 'closed' | 'lines' | 'players' | 'records'>;

function readLines(source: Source, reader: PlayerReader, findings: Findings, limits: ReadOptions['limits']): Lines {
  const { codes, text, restored } = source;
  const lines: (TrfPlayer | TrfRecord)[] = [];
  const players: TrfPlayer[] = [];
  const records: TrfRecord[] = [];
  const ends = { '\r\n': 0, '\n': 0, '\r': 0 };
  let [lf, cr] = [codes.indexOf(LF), codes.indexOf(CR)];
  let closed = true;
  let tooMany = false;
  let from = 0;
  for (let line = 1; from < codes.length; line += 1) {
    if (lf !== -1 && lf < from) lf = codes.indexOf(LF, from);
    if (cr !== -1 && cr < from) cr = codes.indexOf(CR, from);
    let [end, next] = [codes.length, codes.length];
    if (cr !== -1 && (lf === -1 || cr < lf)) {
      end = cr;
      next = lf === cr + 1 ? cr + 2 : cr + 1;
      ends[lf === cr + 1 ? '\r\n' : '\r'] += 1;
    } else if (lf !== -1) {
      end = lf;
      next = lf + 1;
      ends['\n'] += 1;
    } else closed = false;
    if (end - from > limits.lineBytes) {
      const facts = { length: end - from, limit: limits.lineBytes };
      findings.say('trf.line-too-long', 'refuse', { line, column: limits.lineBytes + 1 }, facts);
    } else if (codes[from] === ZERO && codes[from + 1] === ZERO && codes[from + 2] === ONE && from + 2 < end) {
      if (players.length < limits.players) {
        const player = reader.read(from, end, line);
        players.push(player);
        lines.push(player);
      } else if (!tooMany) {
        tooMany = true;
        findings.say('trf.too-many-players', 'refuse', { line, column: 1 }, { limit: limits.players });
      }
    } else {
      const own = restored(text.slice(from, end));
      const record: TrfRecord = { line, code: own.slice(0, 3).trimEnd(), text: own };
      records.push(record);
      lines.push(record);
    }
    from = next;
  }
  return { lineEnd: lineEndOf(ends, findings), closed, lines, players, records };
}

/** The line end that occurs most. */
function lineEndOf(ends: Readonly<Record<LineEnd, number>>, findings: Findings): LineEnd {
  const used = (Object.keys(ends) as LineEnd[]).filter((end) => ends[end] > 0);
  if (used.length > 1) findings.say('trf.mixed-line-ends', 'note', undefined, {});
  return used.reduce((most, end) => (ends[end] > ends[most] ? end : most), used[0] ?? '\r\n');
}

/** A file with a NUL is damaged, or no text at all. */
function tellNul({ codes }: Source, findings: Findings): void {
  const nul = codes.indexOf(0);
  if (nul === -1) return;
  let [line, start] = [1, 0];
  for (let at = 0; at < nul; at += 1) {
    if (codes[at] !== LF && !(codes[at] === CR && codes[at + 1] !== LF)) continue;
    line += 1;
    start = at + 1;
  }
  findings.say('trf.not-text', 'refuse', { line, column: nul - start + 1 }, {});
}

/** TRF26 where it has any record of its own; TRF06 by its titles of one letter. */
function dialectOf(records: readonly TrfRecord[], oldTitles: boolean): Dialect {
  for (const record of records) if (isOfTrf26(record)) return 'trf26';
  return oldTitles ? 'trf06' : 'trf16';
}

/** A record that older versions do not have; also a national rating, which begins with a federation. */
export const isOfTrf26 = ({ code, text }: Pick<TrfRecord, 'code' | 'text'>): boolean =>
  (Object.hasOwn(RECORDS, code) && RECORDS[code]?.since === 'trf26') || isNational(text);
