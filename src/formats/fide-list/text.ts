/** The list as text of fixed columns, whose positions are taken from the heading line. */
import type { Month } from '../../core/dates.ts';
import type { Place } from '../../core/finding.ts';
import type { Limits } from '../limits.ts';
import type { ListNotes } from './findings.ts';
import { shortText } from '../../core/notes.ts';
import type { PlaceOf, ListPlayerReader } from './player.ts';
import {
  ELEMENT_INDEX,
  COMBINED_ONLY,
  RATING_ELEMENTS,
  PLAYER_ELEMENTS,
  type PlayerElement,
  LAYOUTS,
  listMonth,
  MONTH,
} from './records.ts';

export const HEADING_LINE = /^\ufeff?[ \t]*ID[ _]number\b/i;

const HEADINGS: ReadonlyMap<string, PlayerElement> = new Map(
  Object.values(LAYOUTS)
    .flat()
    .filter(({ heading }) => heading !== MONTH)
    .map(({ heading, element }) => [heading.toLowerCase(), element]),
);

/** Any known heading, the longest first: some follow each other without a blank (`TitlFed`, `GamesBorn`). */
const ANY_HEADING = new RegExp(
  [...HEADINGS.keys(), '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\d\\d']
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'iy',
);
const UNKNOWN_HEADING = /[^ \t]+/y;

interface Heading {
  readonly element?: PlayerElement;
  readonly text: string;
  readonly from: number;
}

function headings(line: string): readonly Heading[] {
  const found: Heading[] = [];
  for (let at = 0; at < line.length; ) {
    if (line[at] === ' ' || line[at] === '\t') {
      at += 1;
      continue;
    }
    ANY_HEADING.lastIndex = at;
    UNKNOWN_HEADING.lastIndex = at;
    const known = ANY_HEADING.exec(line);
    const [text] = known ?? (UNKNOWN_HEADING.exec(line) as RegExpExecArray);
    const element = known === null ? {} : { element: HEADINGS.get(text.toLowerCase()) ?? ('rating' as const) };
    found.push({ text, from: at, ...element });
    at += text.length;
  }
  return found;
}

/** The columns of a list, their positions, and what the heading says about the list. */
export interface TextHead {
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly width: number;
  readonly month?: Month;
  readonly isCombined: boolean;
  readonly isOld: boolean;
}

function readHeading(text: string, line: number, notes: ListNotes): TextHead | undefined {
  const found = headings(text);
  const [from, to] = [new Int32Array(PLAYER_ELEMENTS.length).fill(-1), new Int32Array(PLAYER_ELEMENTS.length).fill(-1)];
  // the flag, the last column, is four wide
  const last = found[found.length - 1] as Heading;
  const width = last.from + Math.max(last.text.length, 4);
  let month: Month | undefined;
  for (const [index, { element, text: heading, from: begin }] of found.entries()) {
    const at = { line, column: begin + 1 };
    if (element === undefined) notes.say('list.unknown-column', 'note', at, { heading: shortText(heading) });
    else if (from[ELEMENT_INDEX[element]] !== -1) notes.say('list.repeated-column', 'refuse', at, { heading });
    else {
      from[ELEMENT_INDEX[element]] = begin;
      to[ELEMENT_INDEX[element]] = found[index + 1]?.from ?? width;
      if (element === 'rating') month = listMonth(heading);
    }
  }
  const missing = (['fideid', 'name', 'rating'] as const).filter((element) => from[ELEMENT_INDEX[element]] === -1);
  for (const element of missing) notes.say('list.missing-column', 'refuse', { line }, { element });
  if (missing.length > 0) return undefined;
  return {
    from,
    to,
    width,
    ...(month === undefined ? {} : { month }),
    isCombined: COMBINED_ONLY.some((element) => from[ELEMENT_INDEX[element]] !== -1),
    isOld: found.some((each) => each.text.toLowerCase() === 'titl'),
  };
}

const LF = 0x0a;
const CR = 0x0d;
const BLANK = 0x20;

/** Columns whose cells are numbers. */
const NUMBERS: readonly number[] = PLAYER_ELEMENTS.slice(ELEMENT_INDEX.rating, ELEMENT_INDEX.flag).map(
  (element) => ELEMENT_INDEX[element],
);
/** An overflow moves the rest of the line by no more than this. */
const MOST_SHIFT = 16;

export class TextList {
  readonly #notes: ListNotes;
  readonly #reader: ListPlayerReader;
  readonly #limit: number;
  #head: TextHead | undefined;
  #rest = '';
  #lineEnd: string | undefined;
  #line = 0;
  #isLost = false;
  /** In the middle of a line beyond the limit. */
  #isSkipping = false;
  /** Lines have come that reach to the last column. */
  #hasFull = false;
  #shift = 0;
  readonly #placeOf: PlaceOf = (element) => this.#place((this.#head as TextHead).from[element] as number);

  constructor(reader: ListPlayerReader, notes: ListNotes, limits: Pick<Limits, 'lineBytes'>) {
    this.#reader = reader;
    this.#notes = notes;
    this.#limit = limits.lineBytes;
  }

  /** From the heading; lists of all ratings have none. */
  get month(): Month | undefined {
    return this.#head?.month;
  }

  push(piece: string): void {
    if (this.#lineEnd === undefined) {
      this.#lineEnd = lineEndOf(this.#rest + piece, 'more');
      if (this.#lineEnd === undefined) {
        this.#hold(this.#rest + piece);
        return;
      }
    }
    this.#lines(piece, this.#lineEnd);
  }

  end(): void {
    const text = this.#rest;
    this.#rest = '';
    this.#lines(text, this.#lineEnd ?? lineEndOf(text, 'all') ?? '\n');
    const rest = this.#rest;
    this.#rest = '';
    if (rest !== '') this.#take(rest, 0, rest.length);
  }

  #lines(piece: string, lineEnd: string): void {
    let at = 0;
    if (this.#rest !== '') {
      // only the first line is put together: the others are read where they are
      const text = this.#rest + piece;
      const end = text.indexOf(lineEnd);
      if (end < 0) {
        this.#hold(text);
        return;
      }
      at = end + 1 - this.#rest.length;
      this.#rest = '';
      if (at <= 0) {
        this.#lines(text, lineEnd);
        return;
      }
      this.#take(text.slice(0, end), 0, end);
    }
    for (let end = piece.indexOf(lineEnd, at); end >= 0; end = piece.indexOf(lineEnd, at)) {
      this.#take(piece, at, end);
      at = end + 1;
    }
    this.#hold(piece.slice(at));
  }

  /** The incomplete last line; a line that is longer than the limit is refused and skipped. */
  #hold(rest: string): void {
    if (rest.length <= this.#limit && !this.#isSkipping) {
      this.#rest = rest;
      return;
    }
    this.#rest = '';
    if (this.#isSkipping) return;
    this.#isSkipping = true;
    this.#refuseLong(this.#line + 1);
  }

  #refuseLong(line: number): void {
    this.#notes.say('list.line-too-long', 'refuse', { line, column: 1 }, { limit: this.#limit });
    if (this.#head === undefined) this.#isLost = true;
  }

  #take(text: string, from: number, end: number): void {
    this.#line += 1;
    if (this.#isLost) return;
    if (this.#isSkipping) {
      this.#isSkipping = false;
      return;
    }
    if (end - from > this.#limit) {
      this.#refuseLong(this.#line);
      return;
    }
    const to = end > from && text.charCodeAt(end - 1) === CR ? end - 1 : end;
    if (this.#head === undefined) {
      const heading = text.slice(from, to);
      if (heading.trim() !== '') this.#begin(readHeading(heading, this.#line, this.#notes));
    } else this.#player(text, from, to, this.#head);
  }

  #begin(head: TextHead | undefined): void {
    this.#head = head;
    this.#isLost = head === undefined;
    if (head === undefined) return;
    this.#reader.isOld = head.isOld;
    this.#reader.list(head.isCombined ? 'combined' : 'single');
    if (!head.isCombined) return;
    this.#reader.lacks(
      RATING_ELEMENTS.filter((element) => head.from[ELEMENT_INDEX[element]] === -1),
      { line: this.#line },
    );
  }

  #player(text: string, from: number, to: number, head: TextHead): void {
    const length = to - from;
    this.#shift = 0;
    if (length >= head.width) this.#hasFull = true;
    const titlesEnd = from + (head.to[ELEMENT_INDEX.o_title] as number);
    if (
      titlesEnd > from &&
      titlesEnd < to &&
      text.charCodeAt(titlesEnd - 1) !== BLANK &&
      text.charCodeAt(titlesEnd) !== BLANK
    ) {
      this.#overflowing(text.slice(from, to), head);
      return;
    }
    if (length < (head.from[ELEMENT_INDEX.birthday] as number) + 4 && this.#isCut(text, from, to, head)) return;
    if (length > head.width && text.slice(from + head.width, to).trim() !== '') {
      const facts = { seen: shortText(text.slice(from + head.width, to).trim()), expected: head.width };
      this.#notes.say('list.line-long', 'warn', this.#place(head.width), facts);
    }
    this.#read(text, from, to, head);
  }

  #read(text: string, from: number, to: number, head: TextHead): void {
    const { cells } = this.#reader;
    cells.text = text;
    for (let element = 0; element < PLAYER_ELEMENTS.length; element += 1) {
      const begin = head.from[element] as number;
      if (begin === -1) continue;
      cells.from[element] = Math.min(from + begin, to);
      cells.to[element] = Math.min(from + (head.to[element] as number), to);
    }
    this.#reader.deliver(this.#placeOf);
  }

  /**
   * Blanks at the end may have been stripped, but then every line is short. A line that ends before the year of birth among
   * complete ones has lost something, and the rest of its last number may be incomplete.
   */
  #isCut(text: string, from: number, to: number, head: TextHead): boolean {
    if (text.slice(from, to).trim() === '') return true;
    if (!this.#hasFull && to - from > (head.from[ELEMENT_INDEX.rating] as number)) return false;
    const facts = { length: to - from, expected: head.width };
    this.#notes.say('list.line-short', 'refuse', { line: this.#line, column: to - from + 1 }, facts);
    return true;
  }

  /** Titles longer than their column: the following text is moved to the right by as much, or overwritten. */
  #overflowing(line: string, head: TextHead): void {
    const [begin, end] = [head.from[ELEMENT_INDEX.o_title] as number, head.to[ELEMENT_INDEX.o_title] as number];
    // a heading may name its columns in another order
    const next =
      head.from[ELEMENT_INDEX.foa_title] === -1 ? end : Math.max(end, head.to[ELEMENT_INDEX.foa_title] as number);
    const shift = shiftOf(line, head);
    const place = this.#place(begin);
    if (shift === undefined) {
      const seen = shortText(line.slice(begin, begin + LONGEST_TITLES).trim());
      this.#notes.say('list.columns-shifted', 'refuse', place, { seen });
      return;
    }
    const run = line.slice(begin, next + shift).trimEnd();
    const split = shift > 0 && next > end ? end - begin + shift : arenaFrom(run, next > end);
    if (shift > 0 || split > end - begin) {
      this.#notes.say('list.titles-overflow', 'note', place, { seen: shortText(run) });
    }
    // the line as it should have been, with room for the titles
    const titles = run.slice(0, split);
    const arena = run.slice(split).trim();
    const mended = `${line.slice(0, begin)}${' '.repeat(next - begin)}${line.slice(next + shift)}`;
    this.#shift = shift;
    this.#readMended(`${mended}${titles}${arena}`, mended.length, head, titles.length);
  }

  /** The titles follow after the corrected line. */
  #readMended(text: string, length: number, head: TextHead, titles: number): void {
    const from = head.from.slice();
    const to = head.to.map((end) => Math.min(end, length));
    from[ELEMENT_INDEX.o_title] = length;
    to[ELEMENT_INDEX.o_title] = length + titles;
    if (from[ELEMENT_INDEX.foa_title] !== -1) {
      from[ELEMENT_INDEX.foa_title] = length + titles;
      to[ELEMENT_INDEX.foa_title] = text.length;
    }
    this.#read(text, 0, text.length, { ...head, from, to });
  }

  #place(column: number): Place {
    const moved = column > ((this.#head as TextHead).from[ELEMENT_INDEX.o_title] as number) ? this.#shift : 0;
    return { line: this.#line, column: column + moved + 1 };
  }
}

/** LF, also for CRLF, or CR alone; undefined where the text does not show it yet. */
function lineEndOf(text: string, comes: 'more' | 'all'): '\n' | '\r' | undefined {
  const first = text.search(/[\r\n]/);
  // a CR at the very end may have its LF in the next piece
  if (first < 0 || (comes === 'more' && first === text.length - 1)) return undefined;
  return text.charCodeAt(first) === CR && text.charCodeAt(first + 1) !== LF ? '\r' : '\n';
}

const LONGEST_TITLES = 24;

const ARENA = /A[GIFC]M$/;

/** The position of the arena title among titles that extend into its column. */
function arenaFrom(run: string, hasArena: boolean): number {
  const found = hasArena ? ARENA.exec(run) : null;
  return found === null ? run.length : found.index;
}

/** By how much the numbers of a line are further right than the heading says: the first shift that makes all of them readable. */
function shiftOf(line: string, head: TextHead): number | undefined {
  for (let shift = 0; shift <= MOST_SHIFT; shift += 1) {
    if (NUMBERS.every((element) => fits(line, head, element, shift))) return shift;
  }
  return undefined;
}

const FITTING = /^(?:\d+ *| *)$/;

function fits(line: string, { from, to }: TextHead, element: number, shift: number): boolean {
  const begin = from[element] as number;
  return begin === -1 || FITTING.test(line.slice(begin + shift, (to[element] as number) + shift));
}
