/** CSV as such: separators, quotes and line ends, without knowing what the columns mean. */
import type { Place } from '../../core/finding.ts';

export const SEPARATORS = [';', ',', '\t'] as const;
export type Separator = (typeof SEPARATORS)[number];

export const QUOTE = 0x22;
const LF = 0x0a;
const CR = 0x0d;

/** One row. A quoted cell is kept as it is, others without the blanks around them. */
export interface CsvRow {
  readonly cells: readonly string[];
  /** The position of each cell in the row. */
  readonly starts: readonly number[];
  /** Cells that go on after their closing quote. */
  readonly stray: readonly number[];
  /** Behind the line end. */
  readonly next: number;
  /** Its last quote is never closed. */
  readonly isOpen: boolean;
}

/** The row that begins at `from`; undefined where its end is not in the text and more may come. */
export function rowAt(text: string, from: number, separator: Separator, comes: 'more' | 'all'): CsvRow | undefined {
  const cells: string[] = [];
  const starts: number[] = [];
  const stray: number[] = [];
  const part = separator.charCodeAt(0);
  let at = from;
  for (;;) {
    starts.push(at - from);
    let quoted: string | undefined;
    let begin = at;
    if (text.charCodeAt(at) === QUOTE) {
      const end = closingQuote(text, at + 1);
      if (end < 0 || (end === text.length - 1 && comes === 'more')) {
        if (comes === 'more') return undefined;
        cells.push(text.slice(at + 1));
        return { cells, starts, stray, next: text.length, isOpen: true };
      }
      quoted = text.slice(at + 1, end).replaceAll('""', '"');
      begin = end + 1;
      at = begin;
    }
    while (at < text.length && !isEnd(text.charCodeAt(at), part)) at += 1;
    const plain = text.slice(begin, at).trim();
    if (quoted !== undefined && plain !== '') stray.push(cells.length);
    cells.push(quoted === undefined ? plain : quoted + plain);
    const code = text.charCodeAt(at);
    if (code === part) {
      at += 1;
      continue;
    }
    if (at === text.length) return comes === 'more' ? undefined : { cells, starts, stray, next: at, isOpen: false };
    if (code === CR && at + 1 === text.length && comes === 'more') return undefined;
    const next = code === CR && text.charCodeAt(at + 1) === LF ? at + 2 : at + 1;
    return { cells, starts, stray, next, isOpen: false };
  }
}

const isLineEnd = (code: number): boolean => code === LF || code === CR;
const isEnd = (code: number, part: number): boolean => code === part || isLineEnd(code);

/** The quote that ends a cell: two of them mean one. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at >= 0; at = text.indexOf('"', at + 2)) {
    if (text.charCodeAt(at + 1) !== QUOTE) return at;
  }
  return -1;
}

/** Line ends in a part of a text. */
export function linesIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) count += 1;
  }
  return count;
}

/**
 * The positions in the file of the characters of one row. Each search starts at the last position, so that a row with any number
 * of cells is walked through once and not once for each cell.
 */
export class RowPlaces {
  readonly #text: string;
  readonly #from: number;
  readonly #firstLine: number;
  #at: number;
  #line: number;
  #lineStart: number;

  constructor(text: string, from: number, line: number) {
    this.#text = text;
    this.#from = from;
    this.#firstLine = line;
    this.#at = from;
    this.#line = line;
    this.#lineStart = from;
  }

  of(at: number): Place {
    if (at < this.#at) {
      this.#at = this.#from;
      this.#line = this.#firstLine;
      this.#lineStart = this.#from;
    }
    for (; this.#at < at; this.#at += 1) {
      const code = this.#text.charCodeAt(this.#at);
      if (code === LF || (code === CR && this.#text.charCodeAt(this.#at + 1) !== LF)) {
        this.#line += 1;
        this.#lineStart = this.#at + 1;
      }
    }
    return { line: this.#line, column: at - this.#lineStart + 1 };
  }
}

/** A cell as written: in quotes if necessary, or if requested. */
export function cellText(text: string, separator: Separator, quotes: 'always' | 'where needed'): string {
  const needed = quotes === 'always' || text.includes(separator) || MUST_BE_QUOTED.test(text);
  return needed ? quoted(text) : text;
}

export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const MUST_BE_QUOTED = /^\s|\s$|["\p{Cc}]/u;
