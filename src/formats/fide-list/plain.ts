/**
 * A plain FIDE list in columns, read from its bytes without an object for each player: the text of one kind of ratings in today's
 * layout, with each line as `write.ts` would write it, and each number once. It cannot have any findings. Any other list is not
 * plain and is read by the full reader (`read.ts`); a property test keeps the two equal.
 */
import type { Month } from '../../core/dates.ts';
import { ARENA_TITLES, TITLES } from '../titles.ts';
import { MAX_RATING } from './player.ts';
import { LAYOUTS, listMonth, MONTH, type PlayerElement } from './records.ts';

/** The positions of a player's numbers among the `PLAIN_LIST_WIDTH` of each; 0 means none. */
export const PLAIN_LIST = {
  /** Never 0. */
  fideId: 0,
  /** The length of the name; never 0. */
  name: 1,
  /** Three letters of eight bits. */
  federation: 2,
  rating: 3,
  games: 4,
  k: 5,
  birthYear: 6,
  /** Bits of `PLAIN_MARKS`. */
  marks: 7,
} as const;
export const PLAIN_LIST_WIDTH = 8;
export const PLAIN_MARKS = { woman: 1, man: 2, inactive: 4 } as const;

export interface PlainList {
  readonly month: Month;
  readonly bytes: Uint8Array;
  /** The position of the first player; each has `PLAIN_LINE` bytes. */
  readonly begins: number;
  /** The number of players. */
  readonly size: number;
  /** `PLAIN_LIST_WIDTH` numbers for each row. */
  readonly players: Int32Array;
  /** The row of a number; below zero where nobody has it. */
  readonly rowOf: (fideId: number) => number;
}

const CR = 0x0d;
const LF = 0x0a;
const BLANK = 0x20;
const ZERO = 0x30;
const COMMA = 0x2c;
const LAST_PRINTABLE = 0x7e;
const BLANKS = 0x20202020;

/** The positions of the columns. */
const AT = {} as Record<PlayerElement, number>;
let width = 0;
for (const column of LAYOUTS.single) {
  AT[column.element] = width;
  width += column.width;
}
const WIDTH_OF = Object.fromEntries(LAYOUTS.single.map(({ element, width: own }) => [element, own])) as typeof AT;
const LINE = width;
/** Bytes of a player, with the end of the line. */
export const PLAIN_LINE = LINE + 2;

const HEADING = new RegExp(
  `^${LAYOUTS.single
    .map(({ heading, width: own }) => (heading === MONTH ? '([A-Z]{3}\\d\\d) ' : heading.padEnd(own)))
    .join('')
    .trimEnd()}\\r\\n`,
);

/** Four letters as one number, blanks behind a shorter word. */
const wordKey = (word: string): number =>
  [...word.padEnd(4)].reduce((key, letter) => (key << 8) | letter.charCodeAt(0), 0) >>> 0;
const TITLE_KEYS: ReadonlySet<number> = new Set(TITLES.map(wordKey));
const ARENA_KEYS: ReadonlySet<number> = new Set(ARENA_TITLES.map(wordKey));
const FLAG_MARKS: ReadonlyMap<number, number> = new Map([
  [wordKey(''), 0],
  [wordKey('i'), PLAIN_MARKS.inactive],
  [wordKey('w'), PLAIN_MARKS.woman],
  [wordKey('wi'), PLAIN_MARKS.woman | PLAIN_MARKS.inactive],
]);
const [MAN, WOMAN] = [wordKey('M'), wordKey('F')];

const ODD = -1;

export function readPlainList(bytes: Uint8Array): PlainList | undefined {
  const heading = HEADING.exec(new TextDecoder('latin1').decode(bytes.subarray(0, PLAIN_LINE)));
  const month = heading === null ? undefined : listMonth(heading[1] as string);
  const begins = heading?.[0].length ?? 0;
  const size = (bytes.length - begins) / PLAIN_LINE;
  if (month === undefined || size === 0 || !Number.isInteger(size)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const players = new Int32Array(size * PLAIN_LIST_WIDTH);
  const rows = new RowsByNumber(size);
  for (let row = 0; row < size; row += 1) {
    const isPlain = readPlayer(bytes, view, begins + row * PLAIN_LINE, players, row * PLAIN_LIST_WIDTH);
    if (!isPlain || !rows.add(players[row * PLAIN_LIST_WIDTH + PLAIN_LIST.fideId] as number, row)) return undefined;
  }
  return { month, bytes, begins, size, players, rowOf: (fideId) => rows.get(fideId) };
}

/** Fills in the numbers of a player; false if anything is not as it would be written. */
function readPlayer(bytes: Uint8Array, view: DataView, from: number, players: Int32Array, own: number): boolean {
  const fideId = numberIn(bytes, from + AT.fideid, WIDTH_OF.fideid);
  const name = nameIn(bytes, view, from + AT.name);
  const federation = view.getUint32(from + AT.country);
  const sex = view.getUint32(from + AT.sex);
  const flag = FLAG_MARKS.get(view.getUint32(from + AT.flag));
  const rating = numberIn(bytes, from + AT.rating, WIDTH_OF.rating);
  const games = numberIn(bytes, from + AT.games, WIDTH_OF.games);
  const k = numberIn(bytes, from + AT.k, WIDTH_OF.k);
  const birthYear = numberIn(bytes, from + AT.birthday, WIDTH_OF.birthday);
  if (fideId <= 0 || name <= 0 || flag === undefined || (games | k) < 0 || rating < 0 || rating > MAX_RATING)
    return false;
  if (birthYear !== 0 && (birthYear < 1000 || birthYear > 9999)) return false;
  if (sex !== BLANKS && sex !== MAN && sex !== WOMAN) return false;
  // women have a flag, too
  if ((sex === WOMAN) !== ((flag & PLAIN_MARKS.woman) !== 0)) return false;
  if (federation !== BLANKS && !isFederation(federation)) return false;
  if (!areTitles(bytes, view, from)) return false;
  if (bytes[from + LINE] !== CR || bytes[from + LINE + 1] !== LF) return false;
  players[own + PLAIN_LIST.fideId] = fideId;
  players[own + PLAIN_LIST.name] = name;
  players[own + PLAIN_LIST.federation] = federation === BLANKS ? 0 : federation >>> 8;
  players[own + PLAIN_LIST.rating] = rating;
  players[own + PLAIN_LIST.games] = games;
  players[own + PLAIN_LIST.k] = k;
  players[own + PLAIN_LIST.birthYear] = birthYear;
  players[own + PLAIN_LIST.marks] = flag | (sex === MAN ? PLAIN_MARKS.man : 0);
  return true;
}

/** More would not fit the column of a number of 32 bits. */
const MOST_DIGITS = 9;

/** Digits at the left of their column without a zero before them, and at least one blank behind. */
function numberIn(bytes: Uint8Array, from: number, columns: number): number {
  let at = from;
  let value = 0;
  for (let code = bytes[at] as number; code !== BLANK; code = bytes[at] as number) {
    const digit = code - ZERO;
    if (digit < 0 || digit > 9 || (value === 0 && at > from) || at === from + MOST_DIGITS) return ODD;
    value = value * 10 + digit;
    at += 1;
  }
  if (at === from) return ODD;
  const end = from + columns;
  if (at >= end) return ODD;
  for (; at < end; at += 1) if (bytes[at] !== BLANK) return ODD;
  return value;
}

/** The length of a name that is left-aligned in its column and consists of printable ASCII. */
function nameIn(bytes: Uint8Array, view: DataView, from: number): number {
  let end = from + WIDTH_OF.name;
  if (bytes[from] === BLANK || bytes[end - 1] !== BLANK) return ODD;
  while (end > from + 3 && view.getUint32(end - 4) === BLANKS) end -= 4;
  while (bytes[end - 1] === BLANK) end -= 1;
  for (let at = from; at < end; at += 1) {
    const code = bytes[at] as number;
    if (code < BLANK || code > LAST_PRINTABLE) return ODD;
  }
  return end - from;
}

/** Three capitals and a blank. */
const isFederation = (four: number): boolean =>
  (four & 0xff) === BLANK &&
  isCapital(four >>> 24) &&
  isCapital((four >>> 16) & 0xff) &&
  isCapital((four >>> 8) & 0xff);
const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;

/** Titles, women's titles, other titles and those of the arena. */
function areTitles(bytes: Uint8Array, view: DataView, from: number): boolean {
  const title = view.getUint32(from + AT.title);
  const womens = view.getUint32(from + AT.w_title);
  const arena = view.getUint32(from + AT.foa_title);
  if (bytes[from + AT.w_title - 1] !== BLANK || bytes[from + AT.o_title - 1] !== BLANK) return false;
  if ((title !== BLANKS && !TITLE_KEYS.has(title)) || (womens !== BLANKS && !TITLE_KEYS.has(womens))) return false;
  return (arena === BLANKS || ARENA_KEYS.has(arena)) && areOtherTitles(bytes, view, from + AT.o_title);
}

/** Letters with single commas between them, and a blank behind. */
function areOtherTitles(bytes: Uint8Array, view: DataView, from: number): boolean {
  const end = from + WIDTH_OF.o_title;
  let at = from;
  for (let before = COMMA; bytes[at] !== BLANK; at += 1) {
    const code = bytes[at] as number;
    if (code === COMMA ? before === COMMA : code < BLANK || code > LAST_PRINTABLE) return false;
    before = code;
  }
  if (at >= end || (at > from && bytes[at - 1] === COMMA)) return false;
  while (at < end - 3 && view.getUint32(at) === BLANKS) at += 4;
  while (at < end && bytes[at] === BLANK) at += 1;
  return at === end;
}

/** The number of slots that are tried; if more numbers want one slot, somebody chose them for that. */
const MOST_STEPS = 64;

/** Rows by the number of the player: open addressing in a table at most half full. */
class RowsByNumber {
  readonly #mask: number;
  /** The number and the row of each place; 0 for none. */
  readonly #places: Int32Array;

  constructor(size: number) {
    let places = 16;
    while (places < size * 2) places *= 2;
    this.#mask = places - 1;
    this.#places = new Int32Array(places * 2);
  }

  /** False where the number was there before, or finds no place near its own. */
  add(fideId: number, row: number): boolean {
    const at = this.#placeOf(fideId);
    if (at < 0 || this.#places[at] !== 0) return false;
    this.#places[at] = fideId;
    this.#places[at + 1] = row;
    return true;
  }

  get(fideId: number): number {
    const at = this.#placeOf(fideId);
    return at < 0 || this.#places[at] === 0 ? ODD : (this.#places[at + 1] as number);
  }

  /** Its own slot, or the empty one where it would be; negative if there is neither. */
  #placeOf(fideId: number): number {
    let hash = Math.imul(fideId, 0x9e3779b1);
    hash ^= hash >>> 15;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const at = ((hash + step) & this.#mask) * 2;
      const there = this.#places[at] as number;
      if (there === fideId || there === 0) return at;
    }
    return ODD;
  }
}

/** A player's numbers on the next list. */
export interface NextNumbers {
  readonly rating: number;
  readonly games: number;
  readonly inactive: boolean;
}

/** Copies the line of a player with these numbers instead of its own. */
export function putPlainPlayer(
  { bytes, begins }: PlainList,
  row: number,
  next: NextNumbers,
  into: Uint8Array,
  at: number,
): void {
  const from = begins + row * PLAIN_LINE;
  into.set(bytes.subarray(from, from + PLAIN_LINE), at);
  putNumber(into, at + AT.rating, WIDTH_OF.rating, next.rating);
  putNumber(into, at + AT.games, WIDTH_OF.games, next.games);
  // behind the `w` of a woman
  const flag = at + AT.flag + (into[at + AT.flag] === SMALL_W ? 1 : 0);
  into[flag] = next.inactive ? SMALL_I : BLANK;
}

const SMALL_W = 0x77;
const SMALL_I = 0x69;

function putNumber(into: Uint8Array, at: number, columns: number, value: number): void {
  let digits = 1;
  for (let rest = value; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
  for (let column = digits; column < columns; column += 1) into[at + column] = BLANK;
  for (let rest = value, column = digits - 1; column >= 0; column -= 1, rest = Math.floor(rest / 10)) {
    into[at + column] = ZERO + (rest % 10);
  }
}
