/**
 * The records before the players of a plain file: those of TRF16, each once, without findings except how the time control in words
 * was read. Undefined if there is anything else: then the full reader reports it.
 */
import { type Day, dayOf, daysInMonth } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { ControlPeriod, System } from '../../core/report.ts';
import { fullYear, pair, readDate, SLASH } from '../dates.ts';
import { controlWordsNote, isFederation, isPageAddress } from './checks.ts';
import { ROUND_DATES } from './records.ts';
import { controlsInWords } from './time-control.ts';
import { plainSystemNamed } from './tournament.ts';

export interface PlainHead {
  /** The number of lines before the first player. */
  readonly size: number;
  /** The lines by the first two digits of their codes, which all end with 2: that of 042 is at 4. */
  readonly lines: readonly (string | undefined)[];
  /** Their numbers in the file. */
  readonly numbers: readonly number[];
  /** All lines of 112. */
  readonly deputies: readonly string[];
  readonly start: Day;
  readonly end: Day;
  readonly system: System;
  readonly controls: readonly ControlPeriod[] | undefined;
  /** The date of each round; none where the event has one day. */
  readonly dates: readonly Day[];
  /** As 062 and 072 count them. */
  readonly players: number | undefined;
  readonly rated: number | undefined;
  readonly findings: readonly Finding[];
}

/** The indexes of the records in `lines`. */
export const HEAD = {
  name: 1,
  place: 2,
  federation: 3,
  start: 4,
  end: 5,
  players: 6,
  rated: 7,
  teams: 8,
  system: 9,
  arbiter: 10,
  deputy: 11,
  control: 12,
  dates: 13,
} as const;

const TWO = 0x32;
const BLANK = 0x20;
const VALUE_AT = 4;

const COUNT = /^\d{1,6}$/;

/** Results for short texts that an office sees again and again. */
class Remembered<T> {
  readonly #known = new Map<string, T>();
  readonly #read: (text: string) => T;

  constructor(read: (text: string) => T) {
    this.#read = read;
  }

  of(text: string): T {
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    if (this.#known.size === MOST_REMEMBERED) this.#known.clear();
    const read = this.#read(text);
    this.#known.set(text, read);
    return read;
  }
}

const MOST_REMEMBERED = 100;

const SYSTEMS = new Remembered(plainSystemNamed);
const CONTROLS = new Remembered(controlsInWords);

/** The text of a line from column 5 on. */
export const valueOfLine = (line: string | undefined): string =>
  line === undefined ? '' : line.slice(VALUE_AT).trim();

/** `text`: all lines before the players, each with its line end. */
export function readPlainHead(text: string, lineEnd: '\r\n' | '\n'): PlainHead | undefined {
  const lines: (string | undefined)[] = Array<string | undefined>(HEAD.dates + 1).fill(undefined);
  const numbers: number[] = Array<number>(HEAD.dates + 1).fill(0);
  const deputies: string[] = [];
  const size = readLines(text, lineEnd, lines, numbers, deputies);
  if (size < 0) return undefined;
  const start = usualDay(valueOfLine(lines[HEAD.start]));
  const end = usualDay(valueOfLine(lines[HEAD.end]));
  if (start === undefined || end === undefined || start > end) return undefined;
  const dates = datesIn(lines[HEAD.dates], start, end);
  const system = SYSTEMS.of(valueOfLine(lines[HEAD.system]));
  const place = valueOfLine(lines[HEAD.place]);
  const arbiter = valueOfLine(lines[HEAD.arbiter]);
  if (dates === undefined || system === undefined || place === '' || arbiter === '') return undefined;
  if (valueOfLine(lines[HEAD.name]) === '' || !isFederation(valueOfLine(lines[HEAD.federation]))) return undefined;
  if (isPageAddress(place) || isPageAddress(arbiter)) return undefined;
  if (deputies.some((line) => isPageAddress(valueOfLine(line)))) return undefined;
  const players = countIn(lines[HEAD.players]);
  const rated = countIn(lines[HEAD.rated]);
  if (players === null || rated === null || (countIn(lines[HEAD.teams]) ?? 0) !== 0) return undefined;
  const seen = valueOfLine(lines[HEAD.control]);
  const controls = seen === '' ? undefined : CONTROLS.of(seen);
  if (seen !== '' && controls === undefined) return undefined;
  const findings =
    controls === undefined
      ? []
      : [
          controlWordsNote(
            { line: numbers[HEAD.control] as number, text: lines[HEAD.control] as string },
            seen,
            controls,
          ),
        ];
  return { size, lines, numbers, deputies, start, end, system, controls, dates, players, rated, findings };
}

/** Fills the lines; answers with how many there are, below zero where one of them is no plain record. */
function readLines(
  text: string,
  lineEnd: '\r\n' | '\n',
  lines: (string | undefined)[],
  numbers: number[],
  deputies: string[],
): number {
  const isLf = lineEnd === '\n';
  let cr = text.indexOf('\r');
  let count = 0;
  let from = 0;
  if (text.includes('\0')) return -1;
  while (from < text.length) {
    count += 1;
    const lf = text.indexOf('\n', from);
    // no line end but the one of the file
    if (isLf ? cr !== -1 : cr !== lf - 1) return -1;
    const end = isLf ? lf : cr;
    if (end > from) {
      const record = pair(text, from);
      const isCode = text.charCodeAt(from + 2) === TWO && text.charCodeAt(from + 3) === BLANK;
      if (!isCode || !(record >= HEAD.name && record <= HEAD.dates)) return -1;
      const own = text.slice(from, end);
      if (record === HEAD.deputy) deputies.push(own);
      else if (lines[record] !== undefined) return -1;
      else lines[record] = own;
      numbers[record] = count;
    }
    from = lf + 1;
    if (!isLf) cr = text.indexOf('\r', from);
  }
  return count;
}

/** A date with its day, as usual. */
function usualDay(text: string): Day | undefined {
  const date = readDate(text);
  return date === undefined || date.unusual ? undefined : date.day;
}

/** Undefined if nothing is stated, null if it is not a number. */
function countIn(line: string | undefined): number | undefined | null {
  const text = valueOfLine(line);
  if (text === '') return undefined;
  return COUNT.test(text) ? Number(text) : null;
}

/** `YY/MM/DD` of all rounds from the first on, in their order and within the event; undefined where it is not so. */
function datesIn(line: string | undefined, start: Day, end: Day): readonly Day[] | undefined {
  const days: Day[] = [];
  let before = start;
  const length = line?.trimEnd().length ?? 0;
  for (let at = ROUND_DATES.from - 1; at < length; at += ROUND_DATES.step) {
    const day = dateAt(line as string, at);
    if (day === undefined || day < before || day > end) return undefined;
    days.push(day);
    before = day;
  }
  return days.length > 0 || start === end ? days : undefined;
}

function dateAt(line: string, at: number): Day | undefined {
  const year = fullYear(pair(line, at));
  const month = pair(line, at + 3);
  const day = pair(line, at + 6);
  const isParted = line.charCodeAt(at + 2) === SLASH && line.charCodeAt(at + 5) === SLASH;
  // a value that is not a number is not within any range
  return isParted && year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? dayOf(year, month, day)
    : undefined;
}
