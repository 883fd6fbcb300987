/**
 * Reads players from CSV as a stream. The first row names the columns; unknown columns are kept with the player. Every finding has
 * its line and column and the heading above it.
 */
import type { Finding, Place } from '../../core/finding.ts';
import type { Birth, Sex } from '../../core/people.ts';
import { isBlankDate, readDate } from '../dates.ts';
import type { Encoding } from '../encoding.ts';
import { SeenIds } from '../ids.ts';
import { type Limits, LIMITS } from '../limits.ts';
import { TextStream } from '../stream.ts';
import { readTitle } from '../titles.ts';
import { type CsvNotes, csvNotes } from './findings.ts';
import { withoutEscape } from './formulas.ts';
import { shortText } from '../../core/notes.ts';
import { type CsvField, type CsvPlayer, type CellKind, knownHeading } from './headings.ts';
import { linesIn, QUOTE, type CsvRow, RowPlaces, rowAt, SEPARATORS, type Separator } from './rows.ts';

export interface CsvOptions {
  readonly encoding?: Encoding;
  readonly limits?: Limits;
}

export interface CsvBatch {
  readonly players: readonly CsvPlayer[];
  readonly findings: readonly Finding[];
}

interface CsvColumn {
  readonly heading: string;
  readonly field?: CsvField;
  readonly kind: CellKind;
  readonly isOwn: boolean;
}

/** Without a column by which players are known, a file is no list of players. */
const NAMING: readonly CsvField[] = ['id', 'fideId', 'name'];
const ENOUGH = 4096;

/** By its beginning: a first row with at least two known headings, one of which identifies a player. */
export function recognisesCsv(bytes: Uint8Array): boolean {
  const stream = new TextStream();
  const text = (stream.push(bytes.subarray(0, ENOUGH)) + stream.end()).trimStart();
  const { at, separator } = beginning(text);
  return isHeading(rowAt(text, at, separator, 'all') as CsvRow);
}

const SEPARATOR_LINE = /^sep=([;,\t])(?:\r\n|\r|\n)/i;

/**
 * The separator of the first row: the one that gives most known headings on its first line, which is always complete. Spreadsheets
 * may name it on a line of its own.
 */
function beginning(text: string): { at: number; separator: Separator } {
  const named = SEPARATOR_LINE.exec(text);
  if (named !== null) return { at: named[0].length, separator: named[1] as Separator };
  const [line] = text.split(/[\r\n]/, 1) as [string];
  const known = SEPARATORS.map((each) => fieldsOf(rowAt(line, 0, each, 'all') as CsvRow).length);
  return { at: 0, separator: SEPARATORS[known.indexOf(Math.max(...known))] as Separator };
}

const fieldsOf = ({ cells }: CsvRow): readonly CsvField[] =>
  cells.map((cell) => knownHeading(cell)?.heading.field).filter((field) => field !== undefined);

function isHeading(row: CsvRow): boolean {
  const fields = fieldsOf(row);
  return fields.length >= 2 && fields.some((field) => NAMING.includes(field));
}

/** One file, pushed in pieces; `take` returns what was read since the last call. */
export class CsvReader {
  readonly #notes: CsvNotes = csvNotes();
  readonly #stream: TextStream;
  readonly #limit: number;
  #players: CsvPlayer[] = [];
  #hasPlayers = false;
  #text = '';
  #line = 1;
  #separator: Separator | undefined;
  #columns: readonly CsvColumn[] = [];
  #fields: readonly string[] = [];
  /** The column of the ids, or where it would be; and whether any column identifies players by a number. */
  #idColumn = 0;
  #hasIds = false;
  /** The headings are in quotes: what looks like an apostrophe against formulas belongs to the cell. */
  #isExact = false;
  #isLost = false;
  #isSkipping = false;
  readonly #numbers = new SeenIds();
  readonly #texts = new Set<string>();
  /** The present row, and the positions of its cells. */
  #row: CsvRow | undefined;
  #from = 0;
  #places: RowPlaces | undefined;

  constructor({ encoding, limits = LIMITS }: CsvOptions = {}) {
    this.#stream = new TextStream(encoding);
    this.#limit = limits.lineBytes;
  }

  /** The headings as written; known once the first row has been read. */
  get headings(): readonly string[] {
    return this.#columns.map(({ heading }) => heading);
  }

  /** The same with the names of the fields, if they are known: what a writer accepts. */
  get columns(): readonly string[] {
    return this.#fields;
  }

  push(bytes: Uint8Array): void {
    if (this.#isLost) return;
    this.#text += this.#stream.push(bytes);
    this.#read('more');
  }

  end(): void {
    if (!this.#isLost) {
      this.#text += this.#stream.end();
      this.#read('all');
    }
    if (!this.#isLost && this.#separator === undefined) this.#notes.say('csv.empty', 'refuse', undefined, {});
    else if (!this.#hasPlayers && !this.#notes.isRefused) this.#notes.say('csv.no-players', 'refuse', undefined, {});
    for (const finding of this.#stream.findings()) this.#notes.pass(finding);
    this.#notes.close();
  }

  take(): CsvBatch {
    const players = this.#players;
    this.#players = [];
    return { players, findings: this.#notes.take() };
  }

  #read(comes: 'more' | 'all'): void {
    const text = this.#text;
    let at = this.#isSkipping ? this.#skipped() : 0;
    if (this.#separator === undefined) at = this.#begin(at, comes);
    while (at < text.length && this.#separator !== undefined && !this.#isLost) {
      const row = rowAt(text, at, this.#separator, comes);
      if (row === undefined) break;
      this.#hold(row, at);
      if (row.next - 1 - at > this.#limit) this.#sayLong();
      else this.#take(row);
      this.#line += linesIn(text, at, row.next);
      at = row.next;
    }
    this.#text = this.#isLost ? '' : text.slice(at);
    if (this.#text.length > this.#limit) this.#refuseLong();
  }

  /** Skips the rest of a line that is longer than the limit. */
  #skipped(): number {
    const end = this.#text.search(/[\r\n]/);
    if (end < 0) return this.#text.length;
    this.#isSkipping = false;
    return end;
  }

  #sayLong(): void {
    this.#notes.say('csv.line-too-long', 'refuse', { line: this.#line, column: 1 }, { limit: this.#limit });
  }

  #refuseLong(): void {
    this.#sayLong();
    this.#text = '';
    this.#isSkipping = true;
    if (this.#separator === undefined) this.#isLost = true;
  }

  /** The first row that is not blank names the columns. */
  #begin(from: number, comes: 'more' | 'all'): number {
    const start = this.#text.search(/[^\s;,]/);
    if (start < 0) return comes === 'all' ? this.#text.length : from;
    const text = this.#text;
    // from the beginning of its line, and with its end
    const lineStart = Math.max(text.lastIndexOf('\n', start), text.lastIndexOf('\r', start)) + 1;
    const line = text.slice(lineStart);
    if (comes === 'more' && !/[\r\n][^]/.test(line.slice(SEPARATOR_LINE.exec(line)?.[0].length ?? 0))) return from;
    const { at, separator } = beginning(line);
    const row = rowAt(line, at, separator, comes);
    if (row === undefined) return from;
    this.#line += linesIn(text, 0, lineStart + at);
    this.#hold(row, lineStart + at);
    if (!isHeading(row)) {
      this.#isLost = true;
      const seen = shortText(row.cells.join(separator).replaceAll(/\p{Cc}/gu, '\ufffd'));
      this.#notes.say('csv.unknown-form', 'refuse', { line: this.#line, column: 1 }, { seen });
      return text.length;
    }
    this.#separator = separator;
    this.#isExact = line.charCodeAt(at) === QUOTE;
    this.#head(row);
    this.#line += linesIn(line, at, row.next);
    return lineStart + row.next;
  }

  #head({ cells }: CsvRow): void {
    const fields = new Set<CsvField>();
    this.#columns = cells.map((written, index): CsvColumn => {
      const heading = this.#meant(written);
      const known = knownHeading(heading);
      if (known !== undefined && !fields.has(known.heading.field)) {
        fields.add(known.heading.field);
        return { heading, field: known.heading.field, kind: known.heading.kind, isOwn: known.isOwn };
      }
      const code = known === undefined ? 'csv.unknown-column' : 'csv.repeated-column';
      const weight = known === undefined ? 'note' : 'refuse';
      if (heading !== '') this.#notes.say(code, weight, this.#place(index), { heading: shortText(heading) });
      return { heading: heading === '' ? `column ${index + 1}` : heading, kind: 'text', isOwn: false };
    });
    this.#adjust(fields);
  }

  /** If a column that we need is missing, another one with the same meaning is used. */
  #adjust(fields: ReadonlySet<CsvField>): void {
    const heading = (field: CsvField): string =>
      (this.#columns.find((column) => column.field === field) as CsvColumn).heading;
    if (!fields.has('id')) {
      if (fields.has('fideId')) this.#notes.say('csv.id-from', 'note', undefined, { heading: heading('fideId') });
      else this.#notes.say('csv.id-from-line', 'note', undefined, {});
    }
    const international = this.#columns.find(({ field, isOwn }) => field === 'fideRating' && !isOwn);
    if (!fields.has('rating') && international !== undefined) {
      this.#notes.say('csv.rating-from', 'note', undefined, { heading: international.heading });
      this.#columns = this.#columns.map((column) =>
        column === international ? { ...column, field: 'rating' } : column,
      );
    }
    this.#fields = this.#columns.map((column) => column.field ?? column.heading);
    this.#idColumn = Math.max(0, this.#fields.indexOf('id'));
    this.#hasIds = fields.has('id') || fields.has('fideId');
  }

  #hold(row: CsvRow, from: number): void {
    this.#row = row;
    this.#from = from;
    this.#places = undefined;
  }

  #place(cell: number): Place {
    this.#places ??= new RowPlaces(this.#text, this.#from, this.#line);
    return this.#places.of(this.#from + ((this.#row as CsvRow).starts[cell] ?? 0));
  }

  #take(row: CsvRow): void {
    const { cells, stray, isOpen } = row;
    if (cells.every((cell) => cell === '')) return;
    if (isOpen) {
      this.#notes.say('csv.quote-open', 'refuse', this.#place(cells.length - 1), {});
      return;
    }
    for (const cell of stray) {
      const heading = this.#columns[cell]?.heading ?? '';
      this.#notes.say('csv.quote-stray', 'warn', this.#place(cell), { heading });
    }
    this.#checkCount(cells);
    const player = this.#player(cells);
    if (player === undefined) return;
    this.#hasPlayers = true;
    this.#players.push(player);
  }

  #checkCount(cells: readonly string[]): void {
    const expected = this.#columns.length;
    const more = cells.slice(expected).find((cell) => cell !== '');
    const count = cells.length;
    if (count < expected) {
      this.#notes.say('csv.fields-missing', 'warn', this.#place(count - 1), { count, expected });
    } else if (more !== undefined) {
      const facts = { count, expected, seen: shortText(more) };
      this.#notes.say('csv.fields-more', 'warn', this.#place(cells.indexOf(more, expected)), facts);
    }
  }

  #player(cells: readonly string[]): CsvPlayer | undefined {
    const values: Record<string, unknown> = { at: { line: this.#line } };
    const extra: [string, string][] = [];
    // only as many as there are cells: a short row under many headings costs no more than its own length
    for (let index = 0; index < Math.min(cells.length, this.#columns.length); index += 1) {
      const cell = this.#meant(cells[index] as string);
      if (cell === '') continue;
      const column = this.#columns[index] as CsvColumn;
      if (column.field === undefined) extra.push([column.heading, cell]);
      else {
        const value = this.#value(cell, index, column);
        if (value !== undefined) values[column.field] = value;
      }
    }
    const id = this.#id(values);
    if (id === undefined) return undefined;
    values['id'] = id;
    if (extra.length > 0) values['extra'] = Object.fromEntries(extra);
    return values as unknown as CsvPlayer;
  }

  #meant(cell: string): string {
    return this.#isExact ? cell : withoutEscape(cell);
  }

  #id({ id, fideId }: { readonly id?: unknown; readonly fideId?: unknown }): string | undefined {
    const given = (id ?? fideId ?? (this.#hasIds ? undefined : String(this.#line))) as string | undefined;
    if (given === undefined) this.#notes.say('csv.id-missing', 'refuse', this.#place(this.#idColumn), {});
    else if (!this.#isNew(given)) {
      this.#notes.say('csv.repeated-id', 'refuse', this.#place(this.#idColumn), { id: shortText(given) });
    }
    return given;
  }

  #isNew(id: string): boolean {
    if (PLAIN_NUMBER.test(id)) return this.#numbers.add(Number(id));
    if (this.#texts.has(id)) return false;
    this.#texts.add(id);
    return true;
  }

  /** Read by the kind of its column. Unreadable values are reported and left out, and are never zero. */
  #value(cell: string, index: number, column: CsvColumn): unknown {
    switch (column.kind) {
      case 'number':
        return this.#number(cell, index, column, 0);
      case 'rating':
        return this.#number(cell, index, column, -MOST);
      case 'yes-or-no':
        return this.#yesOrNo(cell, index, column);
      case 'sex':
        return this.#sex(cell, index, column);
      case 'title':
        return this.#title(cell, index, column);
      case 'birth':
        return this.#birth(cell, index, column);
      case 'reached':
        return this.#reached(cell, index, column);
      default:
        return this.#plain(cell, index, column);
    }
  }

  #plain(cell: string, index: number, { heading }: CsvColumn): string {
    if (DAMAGED.test(cell)) this.#notes.say('csv.text-damaged', 'warn', this.#place(index), { heading });
    return cell;
  }

  #number(cell: string, index: number, { heading, isOwn }: CsvColumn, min: number): number | undefined {
    const text = cell.trim();
    if (!WHOLE.test(text)) {
      this.#notes.say('csv.number-unreadable', 'refuse', this.#place(index), { heading, seen: shortText(cell) });
      return undefined;
    }
    const value = Number(text);
    if (value < min || value > MOST) {
      const facts = { heading, seen: value, min, max: MOST };
      this.#notes.say('csv.number-out-of-range', 'refuse', this.#place(index), facts);
      return undefined;
    }
    // no minus zero
    return value === 0 ? (isOwn ? 0 : undefined) : value;
  }

  #yesOrNo(cell: string, index: number, { heading }: CsvColumn): boolean | undefined {
    const answer = YES_OR_NO.get(cell.trim().toLowerCase());
    if (answer === undefined) {
      this.#notes.say('csv.yes-or-no-unreadable', 'refuse', this.#place(index), { heading, seen: shortText(cell) });
    }
    return answer;
  }

  #sex(cell: string, index: number, { heading }: CsvColumn): Sex | undefined {
    const sex = SEXES.get(cell.trim().toLowerCase());
    if (sex === undefined) {
      this.#notes.say('csv.sex-unknown', 'warn', this.#place(index), { heading, seen: shortText(cell) });
    }
    return sex;
  }

  #title(cell: string, index: number, { heading }: CsvColumn): string {
    const seen = cell.trim();
    const { title, form } = readTitle(seen);
    if (title === cell && form === 'usual') return cell;
    if (form === 'unknown') {
      this.#notes.once(seen, 'csv.title-unknown', this.#place(index), { heading, seen: shortText(seen) });
      return cell;
    }
    this.#notes.once(seen, 'csv.title-adjusted', this.#place(index), { heading, seen, title });
    return title;
  }

  /** It may be somebody's day of birth, so it is not repeated. */
  #birth(cell: string, index: number, { heading }: CsvColumn): Birth | undefined {
    const text = cell.trim();
    if (/^0+$/.test(text) || isBlankDate(text)) return undefined;
    const date = readDate(text);
    if (date === undefined) {
      this.#notes.say('csv.birth-unreadable', 'refuse', this.#place(index), { heading });
      return undefined;
    }
    if (date.year === 0) return undefined;
    if (!USUAL_DATE.test(text)) this.#notes.once('', 'csv.birth-adjusted', this.#place(index), { heading });
    return date.day === undefined ? { year: date.year } : { year: date.year, day: date.day };
  }

  #reached(cell: string, index: number, { heading }: CsvColumn): Readonly<Record<string, number>> | undefined {
    const parts = cell.trim().split(/\s+/);
    if (parts.every((part) => REACHED.test(part))) {
      return Object.fromEntries(parts.map((part) => part.split(':')).map(([grade, times]) => [grade, Number(times)]));
    }
    this.#notes.say('csv.reached-unreadable', 'refuse', this.#place(index), { heading, seen: shortText(cell) });
    return undefined;
  }
}

const MOST = 1_000_000;
const WHOLE = /^[+-]?\d{1,9}$/;
const PLAIN_NUMBER = /^[1-9]\d{0,14}$/;
const DAMAGED = /[\0\ufffd]/;
const USUAL_DATE = /^\d{4}(?:([-/])\d\d\1\d\d)?$/;
/** A grade and how often it was reached. */
const REACHED = /^[^\s:]+:\d{1,4}$/;
const SEXES: ReadonlyMap<string, Sex> = new Map([
  ['m', 'm'],
  ['f', 'f'],
  ['w', 'f'],
  ['м', 'm'],
  ['ж', 'f'],
]);
const YES_OR_NO: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['yes', true],
  ['no', false],
  ['1', true],
  ['0', false],
]);
