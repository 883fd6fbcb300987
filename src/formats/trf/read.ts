/** Bytes to a TRF file: every line in its order, players from fixed columns, and all that is wrong with them. */
import type { Finding } from '../../core/finding.ts';
import type { ReadOptions } from '../format.ts';
import { checkRecords } from './checks.ts';
import { Crosstable } from './crosstable.ts';
import type { Dialect, LineEnd, TrfFile, TrfPlayer, TrfRecord } from './file.ts';
import { type TrfNotes, trfNotes } from './findings.ts';
import { TrfPlayerReader } from './player.ts';
import { isNational, isRuler, RECORD_KINDS } from './records.ts';
import { FIRST_NON_ASCII, columnsOfLine, type TrfSource, sourceOf } from './source.ts';
import { dayOfRecord } from './tournament.ts';

export interface ReadTrf {
  /** Absent where the bytes are beyond a limit, or hold no player. */
  readonly file?: TrfFile;
  readonly findings: readonly Finding[];
}

/** Lines that are no players; the longest real files have some thousands. */
const MOST_RECORDS = 100_000;

const CR = 0x0d;
const LF = 0x0a;

export function readTrf(bytes: Uint8Array, { encoding, limits }: ReadOptions): ReadTrf {
  const notes = trfNotes();
  if (bytes.length > limits.reportBytes) {
    notes.say('trf.too-large', 'refuse', undefined, { bytes: bytes.length, limit: limits.reportBytes });
    return { findings: notes.all() };
  }
  const source = sourceOf(bytes, encoding, notes);
  const reader = new TrfPlayerReader(source, notes, limits.rounds);
  const read = readLines(source, reader, notes, limits);
  const { lineEnd, closed, lines, players, records, repeated, unfamiliar } = read;
  reader.finish();
  tellNul(source, notes);
  if (players.length === 0) {
    notes.say('trf.no-players', 'refuse', undefined, {});
    return { findings: notes.all() };
  }
  // players that were not read would be missing everywhere
  if (read.cut || reader.tooManyRounds) return { findings: notes.all() };
  const { marked } = source;
  const dialect: Dialect = read.modern ? 'trf26' : reader.oldTitles ? 'trf06' : 'trf16';
  const file: TrfFile = { dialect, lineEnd, closed, encoding: source.encoding, marked, lines, players, records };
  const table = new Crosstable(file, notes);
  table.check();
  const { fideIds, names } = reader;
  const [start, end] = [dayOfRecord(file, '042'), dayOfRecord(file, '052')];
  checkRecords({ file, table, notes, start, end, fideIds, names, repeated, unfamiliar });
  return { file, findings: notes.all() };
}

interface Lines extends Pick<TrfFile, 'lineEnd' | 'closed' | 'lines' | 'players' | 'records'> {
  /** Codes that occur more than once, and unknown ones; most files have none. */
  readonly repeated: readonly string[];
  readonly unfamiliar: readonly string[];
  /** Whether a record is one of TRF26. */
  readonly modern: boolean;
  /** Whether there are more players than the limit. */
  readonly cut: boolean;
}

/** Codes as the tables spell them, by their three characters: so that a record's code is no new text. */
const SPELLED: ReadonlyMap<number, string> = new Map([...RECORD_KINDS.keys()].map((code) => [keyOf(code, 0), code]));

/** 0 where a character is no ASCII. */
function keyOf(text: string, at: number): number {
  const a = text.charCodeAt(at);
  const b = text.charCodeAt(at + 1);
  const c = text.charCodeAt(at + 2);
  return (a | b | c) < FIRST_NON_ASCII ? (a << 16) | (b << 8) | c : 0;
}

/** Lines end with CR, LF or both, as the file has it; both may occur in one file. */
function readLines(source: TrfSource, reader: TrfPlayerReader, notes: TrfNotes, limits: ReadOptions['limits']): Lines {
  const { bytes, text, single } = source;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const lines: (TrfPlayer | TrfRecord)[] = [];
  const players: TrfPlayer[] = [];
  const records = new Map<string, TrfRecord[]>();
  let both = 0;
  let lfs = 0;
  let crs = 0;
  const length = text.length;
  // the number of bytes before a line in addition to its characters
  let beyond = 0;
  let lf = text.indexOf('\n');
  let cr = text.indexOf('\r');
  const repeated: string[] = [];
  const unfamiliar: string[] = [];
  let modern = false;
  let closed = true;
  let tooMany = false;
  let from = 0;
  for (let line = 1; from < length; line += 1) {
    if (lf !== -1 && lf < from) lf = text.indexOf('\n', from);
    if (cr !== -1 && cr < from) cr = text.indexOf('\r', from);
    let end = length;
    let next = length;
    if (cr !== -1 && (lf === -1 || cr < lf)) {
      end = cr;
      if (lf === cr + 1) {
        next = cr + 2;
        both += 1;
      } else {
        next = cr + 1;
        crs += 1;
      }
    } else if (lf !== -1) {
      end = lf;
      next = lf + 1;
      lfs += 1;
    } else closed = false;
    const size = end - from;
    const at = from + beyond;
    // a line of ASCII ends where its characters end
    const plain = single || (bytes[at + size] ?? LF) === LF || bytes[at + size] === CR;
    const foreign = plain ? undefined : columnsOfLine(bytes, at, size);
    if (foreign !== undefined) beyond += foreign.size - size;
    const key = size < 3 ? 0 : keyOf(text, from);
    if (size > limits.lineBytes) {
      const facts = { length: size, limit: limits.lineBytes };
      notes.say('trf.line-too-long', 'refuse', { line, column: limits.lineBytes + 1 }, facts);
    } else if (key === PLAYER_KEY) {
      if (players.length < limits.players) {
        const player =
          foreign === undefined
            ? reader.read(line, from, size, bytes, view, at)
            : reader.readForeign(line, from, end, foreign);
        players.push(player);
        lines.push(player);
      } else if (!tooMany) {
        tooMany = true;
        notes.say('trf.too-many-players', 'refuse', { line, column: 1 }, { limit: limits.players });
      }
    } else if (lines.length - players.length === MOST_RECORDS) {
      notes.say('trf.too-many-lines', 'refuse', { line, column: 1 }, { limit: MOST_RECORDS });
      break;
    } else {
      const own = text.slice(from, end);
      const spelled = SPELLED.get(key);
      // a blank after a code that is known: nearly every line
      const isCoded = spelled !== undefined && own[3] === ' ';
      const code = !isCoded && isRuler(own) ? '' : (spelled ?? own.slice(0, 3).trimEnd());
      const record: TrfRecord = { line, code, text: own };
      lines.push(record);
      const others = records.get(code);
      if (others !== undefined) {
        if (others.push(record) === 2) repeated.push(code);
      } else {
        records.set(code, [record]);
        if (spelled === undefined && code !== '') unfamiliar.push(code);
      }
      modern ||= (key > LAST_OF_TRF16 || key < FIRST_NUMBER) && isOfTrf26(code, own);
    }
    from = next;
  }
  return {
    lineEnd: lineEndOf(both, lfs, crs, notes),
    closed,
    lines,
    players,
    records,
    repeated,
    unfamiliar,
    modern,
    cut: tooMany,
  };
}

const PLAYER_KEY = keyOf('001', 0);
/** Comments come before all numbers. */
const FIRST_NUMBER = keyOf('000', 0);
/** Tournament records up to this one are in all versions. */
const LAST_OF_TRF16 = keyOf('132', 0);

/** The line end that occurs most. */
function lineEndOf(both: number, lf: number, cr: number, notes: TrfNotes): LineEnd {
  if ((both > 0 ? 1 : 0) + (lf > 0 ? 1 : 0) + (cr > 0 ? 1 : 0) > 1) {
    notes.say('trf.mixed-line-ends', 'note', undefined, {});
  }
  if (both >= lf && both >= cr) return '\r\n';
  return lf >= cr ? '\n' : '\r';
}

/** A file with a NUL is damaged, or no text at all. */
function tellNul({ text, bytes }: TrfSource, notes: TrfNotes): void {
  // a text beyond ASCII has zeros within its characters, which slow the search
  const isThere = text.length === bytes.length ? text.includes('\0') : bytes.includes(0);
  if (!isThere) return;
  const nul = text.indexOf('\0');
  const before = text.slice(0, nul).split(/\r\n|\r|\n/);
  const column = (before[before.length - 1] as string).length + 1;
  notes.say('trf.not-text', 'refuse', { line: before.length, column }, {});
}

/** A record that older versions do not have; also a national rating, which begins with a federation. */
export function isOfTrf26(code: string, text: string): boolean {
  const kind = RECORD_KINDS.get(code);
  return kind === undefined ? isNational(text) : kind.since === 'trf26';
}
