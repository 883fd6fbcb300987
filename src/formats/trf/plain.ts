/**
 * A plain TRF file in columns, read from its bytes without an object for each player: UTF-8, the records of TRF16 and then the
 * players by starting rank, everything in the usual form, all cells and points in agreement. Its only finding is how the time
 * control was read. Any other file is not plain, and its findings are made by the full reader (`read.ts`); a property test keeps
 * the two equal.
 */
import { daysInMonth } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import type { Limits } from '../limits.ts';
import { TITLES } from '../titles.ts';
import { FORM_BITS, KIND, KIND_OF, OUTCOMES, PAIR_SHIFT, PAIRS, UNKNOWN, WITH_OPPONENT } from './codes.ts';
import { BLANK_CELL, LOWER_CASE, OPPONENT_SHIFT, OUTCOME, RESULT, UPPER_CASE } from './file.ts';
import { type PlainHead, readPlainHead } from './plain-head.ts';
import { LETTERS } from './player.ts';
import { CELL, PLAYER_RECORD } from './records.ts';
import { PAIRING, PAIRING_WIDTH } from './report.ts';
import { USUAL_POINTS } from './scoring.ts';
import { FIRST_NON_ASCII } from './source.ts';

/** The positions of a player's numbers among the `PLAIN_WIDTH` of each; unless stated otherwise 0 means none. */
export const PLAIN = {
  /** The name without the blanks around it: bytes of the file, from and to. */
  name: 0,
  nameEnd: 1,
  /** Never 0. */
  fideId: 2,
  /** 19850301, or 19850000. */
  birth: 3,
  rating: 4,
  /** Three letters of eight bits, as written. */
  federation: 5,
  title: 6,
  /** The letter, `m` or `w`. */
  sex: 7,
  /** Of points. */
  tenths: 8,
  rank: 9,
  /**
   * From the letters of the name, in either case: the same for equal names. For ASCII names it depends on their order. Otherwise
   * it does not, and a letter beyond ASCII counts by its first byte, as in the full reader: names that differ only in accents may
   * share it, and the file is then not plain.
   */
  letters: 10,
} as const;
export const PLAIN_WIDTH = 11;

export interface PlainTrf {
  readonly bytes: Uint8Array;
  readonly head: PlainHead;
  /** The number of players. */
  readonly size: number;
  /** Rounds that have an entry. */
  readonly rounds: number;
  /** By place `PLAIN_WIDTH` numbers. */
  readonly players: Int32Array;
  /** By place and round. */
  readonly cells: Int32Array;
  readonly findings: readonly Finding[];
}

const CR = 0x0d;
const LF = 0x0a;
const BLANK = 0x20;
const ZERO = 0x30;
/** `001 `. */
const PLAYER = 0x30303120;
const POINT = 0x2e;
const SLASH = 0x2f;
const BLANKS = 0x20202020;
const THREE_BLANKS = 0x202020;
const TWO_BLANKS = 0x2020;
const NON_ASCII = 0x80808080;

/** Offsets in a line, from 0. */
const START = PLAYER_RECORD.startNumber.from - 1;
const SEX = PLAYER_RECORD.sex.from - 1;
const TITLE = PLAYER_RECORD.title.from - 1;
const NAME = PLAYER_RECORD.name.from - 1;
const NAME_END = PLAYER_RECORD.name.to;
const RATING = PLAYER_RECORD.rating.from - 1;
const FEDERATION = PLAYER_RECORD.federation.from - 1;
const FIDE_ID = PLAYER_RECORD.fideId.from - 1;
const FIDE_ID_WIDTH = PLAYER_RECORD.fideId.to - FIDE_ID;
const BIRTH = PLAYER_RECORD.birth.from - 1;
const POINTS = PLAYER_RECORD.points.from - 1;
const RANK = PLAYER_RECORD.rank.from - 1;
const CELLS = CELL.begins - 1;

const SHORTEST_FIDE_ID = 100_000;
/** Longer numbers do not fit the column, and nobody has one. */
const FIDE_ID_DIGITS = 9;

/** Titles as usual, at the right of their three columns. */
const TITLE_KEYS: ReadonlySet<number> = new Set(
  TITLES.map((title) => [...title.padStart(3)].reduce((key, letter) => (key << 8) | letter.charCodeAt(0), 0)),
);

const UTF8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Two players alone play a match, whatever is written about the system. */
const FEWEST = 3;

/** Bits of a cell that say that it cannot be read, or is written in another way. */
const ODD_CELL = UNKNOWN | LOWER_CASE | UPPER_CASE;

/** Answers of a field that is not as usual. */
const ODD = -1;

/** First byte and end of each line of players, without the blanks at its end; and tables of the checks. Grown to the largest file. */
let lines = new Int32Array(128);
let table = new Int32Array(256);

/** Numbers of several files share a piece of memory: one for each file would take longer than to read some of its lines. */
const PIECE = 8192;
let piece = new Int32Array(0);
let used = 0;

/** This many numbers, all 0. */
function numbers(length: number): Int32Array {
  if (used + length > piece.length) {
    piece = new Int32Array(Math.max(PIECE, length));
    used = 0;
  }
  used += length;
  return piece.subarray(used - length, used);
}

export function readPlain(bytes: Uint8Array, limits: Limits): PlainTrf | undefined {
  if (bytes.length > limits.reportBytes) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const begins = firstPlayer(bytes, view);
  if (begins < 0) return undefined;
  const lineEnd = begins > 1 && bytes[begins - 2] === CR ? '\r\n' : '\n';
  const size = linesOf(bytes, view, begins, lineEnd, limits);
  if (size < FEWEST || size > limits.players) return undefined;
  const players = numbers(size * PLAIN_WIDTH);
  let rounds = 0;
  let isAscii = true;
  for (let place = 0; place < size; place += 1) {
    const from = lines[place * 2] as number;
    const end = lines[place * 2 + 1] as number;
    const beyond = readPlayer(bytes, view, from, end, place, players);
    if (beyond < 0) return undefined;
    isAscii &&= beyond === 0;
    const first = from + beyond + CELLS;
    if ((end - first) % CELL.width !== 0) return undefined;
    lines[place * 2] = first;
    rounds = Math.max(rounds, (end - first) / CELL.width);
  }
  if (rounds < 1 || rounds > limits.rounds) return undefined;
  const cells = numbers(size * rounds);
  if (!readCells(view, players, cells, size, rounds) || !ranksAgree(players, size)) return undefined;
  if (hasRepeated(players, PLAIN.fideId, size) || hasRepeated(players, PLAIN.letters, size)) return undefined;
  const text = decoded(bytes.subarray(0, begins));
  if (text === undefined || (!isAscii && decoded(bytes.subarray(begins)) === undefined)) return undefined;
  const head = readPlainHead(text, lineEnd);
  if (head === undefined || !countsAgree(head, players, size)) return undefined;
  if (head.dates.length > 0 && head.dates.length < rounds) return undefined;
  return { bytes, head, size, rounds, players, cells, findings: head.findings };
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return UTF8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** Whether a line begins like that of a player. */
const isPlayerAt = (view: DataView, at: number): boolean => at + 4 <= view.byteLength && view.getUint32(at) === PLAYER;

/** The position of the first player's line; negative if there is none. */
function firstPlayer(bytes: Uint8Array, view: DataView): number {
  let at = 0;
  while (!isPlayerAt(view, at)) {
    const lf = bytes.indexOf(LF, at);
    if (lf < 0) return ODD;
    at = lf + 1;
  }
  return at;
}

/** Fills `lines`; the number of players, below zero where anything but players and empty lines comes after the first one. */
function linesOf(
  bytes: Uint8Array,
  view: DataView,
  begins: number,
  lineEnd: '\r\n' | '\n',
  { lineBytes }: Limits,
): number {
  const ending = lineEnd.length;
  let size = 0;
  let length = 0;
  let from = begins;
  for (; isPlayerAt(view, from); size += 1) {
    // nearly all lines are as long as the one before; a line end within it is no character of any field
    let lf = from + length;
    if (length === 0 || bytes[lf] !== LF) lf = bytes.indexOf(LF, from);
    const isLast = lf < 0;
    if (isLast) lf = bytes.length + ending - 1;
    length = lf - from;
    let to = lf - ending + 1;
    if ((!isLast && ending === 2 && bytes[to] !== CR) || length > lineBytes) return ODD;
    while (bytes[to - 1] === BLANK) to -= 1;
    if (size * 2 === lines.length) {
      const more = new Int32Array(lines.length * 2);
      more.set(lines);
      lines = more;
    }
    lines[size * 2] = from;
    lines[size * 2 + 1] = to;
    from = Math.min(lf + 1, bytes.length);
  }
  for (; from < bytes.length; from += ending) {
    if (bytes[from + ending - 1] !== LF || (ending === 2 && bytes[from] !== CR)) return ODD;
  }
  return size;
}

/** Fills the numbers of a player. How many bytes of the name are beyond one a character; below zero where anything is not as usual. */
function readPlayer(
  bytes: Uint8Array,
  view: DataView,
  from: number,
  end: number,
  place: number,
  players: Int32Array,
): number {
  if (end - from < CELLS || fourColumns(view, from + START) !== place + 1) return ODD;
  const sex = bytes[from + SEX] as number;
  const title = view.getUint32(from + TITLE - 1) & 0xffffff;
  const own = place * PLAIN_WIDTH;
  const beyond = readName(bytes, view, from + NAME, end, players, own);
  const at = from + beyond;
  if (beyond < 0 || end - at < CELLS) return ODD;
  const gaps =
    ((bytes[from + SEX - 1] as number) ^ BLANK) |
    ((bytes[from + NAME - 1] as number) ^ BLANK) |
    ((bytes[at + NAME_END] as number) ^ BLANK) |
    ((bytes[at + FEDERATION - 1] as number) ^ BLANK) |
    ((bytes[at + FIDE_ID - 1] as number) ^ BLANK) |
    ((bytes[at + BIRTH - 1] as number) ^ BLANK) |
    ((bytes[at + POINTS - 1] as number) ^ BLANK) |
    ((bytes[at + RANK - 1] as number) ^ BLANK);
  const ratingDigits = fourDigits(view.getUint32(at + RATING));
  const rating = ratingDigits >= 1000 ? ratingDigits : fourColumns(view, at + RATING);
  const federation = view.getUint32(at + FEDERATION - 1) & 0xffffff;
  const fideId = fideIdIn(bytes, view, at + FIDE_ID);
  const birth = birthIn(view, at + BIRTH);
  const tenths = tenthsIn(view.getUint32(at + POINTS));
  const rank = fourColumns(view, at + RANK);
  if (gaps !== 0 || (rating | birth | tenths | rank) < 0 || fideId < SHORTEST_FIDE_ID) return ODD;
  if (sex !== BLANK && sex !== MAN && sex !== WOMAN) return ODD;
  if (title !== THREE_BLANKS && !TITLE_KEYS.has(title)) return ODD;
  if (federation !== THREE_BLANKS && !areCapitals(federation)) return ODD;
  players[own + PLAIN.fideId] = fideId;
  players[own + PLAIN.birth] = birth;
  players[own + PLAIN.rating] = rating;
  players[own + PLAIN.federation] = federation === THREE_BLANKS ? 0 : federation;
  players[own + PLAIN.title] = title === THREE_BLANKS ? 0 : title;
  players[own + PLAIN.sex] = sex === BLANK ? 0 : sex;
  players[own + PLAIN.tenths] = tenths;
  players[own + PLAIN.rank] = rank;
  return beyond;
}

const MAN = 0x6d;
const WOMAN = 0x77;

/** ASCII letters and digits, the same in either case; 0 for everything that only separates the words of a name. */
const FOLDED = Uint8Array.from({ length: 256 }, (_, code) =>
  /[\da-z]/i.test(String.fromCharCode(code)) && code < FIRST_NON_ASCII ? code | 0x20 : 0,
);
const SPREAD = 31;

/** The name in its columns, which are characters. Answers as `readPlayer`. */
function readName(
  bytes: Uint8Array,
  view: DataView,
  from: number,
  end: number,
  players: Int32Array,
  own: number,
): number {
  let first = from;
  let last = from + NAME_END - NAME;
  let letters = 0;
  let seen = 0;
  while (last > first + 3 && view.getUint32(last - 4) === BLANKS) last -= 4;
  for (let at = from; at < last; at += 1) {
    const code = bytes[at] as number;
    if (code < BLANK) return ODD;
    seen |= code;
    const letter = FOLDED[code] as number;
    if (letter !== 0) letters = (Math.imul(letters, SPREAD) + letter) | 0;
  }
  let beyond = 0;
  if (seen >= FIRST_NON_ASCII) {
    letters = 0;
    last = from;
    for (let column = NAME; column < NAME_END && last < end; column += 1) {
      const code = bytes[last] as number;
      if (code < BLANK) return ODD;
      letters = (letters + (LETTERS[code] as number)) | 0;
      last += 1;
      while (((bytes[last] as number) & 0xc0) === FIRST_NON_ASCII) last += 1;
    }
    beyond = last - from - (NAME_END - NAME);
  }
  while (last > first && bytes[last - 1] === BLANK) last -= 1;
  if (first === last) return ODD;
  while (bytes[first] === BLANK) first += 1;
  players[own + PLAIN.name] = first;
  players[own + PLAIN.nameEnd] = last;
  players[own + PLAIN.letters] = letters;
  return beyond;
}

/** Two characters of a number of bytes, by `PAIRS`; bytes beyond ASCII are detected separately. */
const pairIn = (two: number): number => PAIRS[((two >>> 1) & 0x3f80) | (two & 0x7f)] as number;
const VALUE = (1 << PAIR_SHIFT) - 1;

/** By two characters, like `PAIRS`: a number from 1 to 99 after blanks, and 0 for all others. */
const SHORT = new Uint8Array(1 << 14);
for (let number = 1; number < 100; number += 1) {
  const [first, second] = [...String(number).padStart(2)].map((letter) => letter.charCodeAt(0)) as [number, number];
  SHORT[(first << 7) | second] = number;
}
const shortIn = (two: number): number => SHORT[((two >>> 1) & 0x3f80) | (two & 0x7f)] as number;

/** The number of four digits; below zero where they are none. */
function fourDigits(four: number): number {
  const digits = (four - 0x30303030) | 0;
  // a byte below `0` borrows from the next one, or has its highest bit; one above `9` gets it by what is added
  if ((((digits + 0x76767676) | digits | four) & NON_ASCII) !== 0) return ODD;
  return (digits >>> 24) * 1000 + ((digits >>> 16) & 0xff) * 100 + ((digits >>> 8) & 0xff) * 10 + (digits & 0xff);
}

/** `  51`; 0 where the columns are blank. */
function fourColumns(view: DataView, at: number): number {
  const four = view.getUint32(at);
  if (four === BLANKS) return 0;
  if (four >>> 16 === TWO_BLANKS && (four & NON_ASCII) === 0) {
    const short = shortIn(four & 0xffff);
    if (short !== 0) return short;
  }
  const high = pairIn(four >>> 16);
  const low = pairIn(four & 0xffff);
  const form = FORM_BITS[((high >>> PAIR_SHIFT) << 4) | (low >>> PAIR_SHIFT)] as number;
  return form !== 0 || (four & NON_ASCII) !== 0 ? ODD : (high & VALUE) * 100 + (low & VALUE);
}

/** Nearly all have seven digits, the others eight. */
function fideIdIn(bytes: Uint8Array, view: DataView, at: number): number {
  const low = fourDigits(view.getUint32(at + FIDE_ID_WIDTH - 4));
  const high = fourColumns(view, at + FIDE_ID_WIDTH - 8);
  const isShort = view.getUint32(at - 1) === BLANKS && high > 0 && low >= 0;
  return isShort ? high * 10_000 + low : numberIn(bytes, at, at + FIDE_ID_WIDTH);
}

/** Digits at the right of their columns. */
function numberIn(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  while (at < end && bytes[at] === BLANK) at += 1;
  if (end - at > FIDE_ID_DIGITS) return ODD;
  let value = 0;
  for (; at < end; at += 1) {
    const digit = (bytes[at] as number) - ZERO;
    if (digit < 0 || digit > 9) return ODD;
    value = value * 10 + digit;
  }
  return value;
}

/** The number of two digits; below zero where they are none. */
function twoDigits(two: number): number {
  const tens = (two >>> 8) - ZERO;
  const ones = (two & 0xff) - ZERO;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? ODD : tens * 10 + ones;
}

/** `YYYY/MM/DD`, or `YYYY/00/00`; 0 where the columns are blank. */
function birthIn(view: DataView, at: number): number {
  const years = view.getUint32(at);
  const months = view.getUint32(at + 4);
  const days = view.getUint16(at + 8);
  if (years === BLANKS && months === BLANKS && days === (BLANKS & 0xffff)) return 0;
  const full = fourDigits(years);
  const month = twoDigits((months >>> 8) & 0xffff);
  const day = twoDigits(days);
  const isParted = months >>> 24 === SLASH && (months & 0xff) === SLASH;
  if (!isParted || (month | day) < 0 || full < 1) return ODD;
  const isDay = month >= 1 && month <= 12 && day >= 1 && (day <= 28 || day <= daysInMonth(full, month));
  return isDay || (month === 0 && day === 0) ? full * 10_000 + month * 100 + day : ODD;
}

/** `11.5`, ` 4.5`. */
function tenthsIn(four: number): number {
  const tens = (four >>> 24) - ZERO;
  const ones = ((four >>> 16) & 0xff) - ZERO;
  const decimal = (four & 0xff) - ZERO;
  const isBlank = tens === BLANK - ZERO;
  if (ones < 0 || ones > 9 || decimal < 0 || decimal > 9 || ((four >>> 8) & 0xff) !== POINT) return ODD;
  if (!isBlank && (tens < 0 || tens > 9)) return ODD;
  return (isBlank ? 0 : tens * 100) + ones * 10 + decimal;
}

const areCapitals = (three: number): boolean =>
  isCapital(three >>> 16) && isCapital((three >>> 8) & 0xff) && isCapital(three & 0xff);
const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;

/**
 * Fills the cells; those behind the end of a line are blank. Whether both sides of every game agree, a round has one bye of the pairing
 * at most, and points are the sum of the results.
 */
function readCells(view: DataView, players: Int32Array, cells: Int32Array, size: number, rounds: number): boolean {
  const byes = tableOf(rounds);
  /** Games of which only the first side has been read. */
  let open = 0;
  for (let place = 0, own = 0; place < size; place += 1) {
    const end = lines[place * 2 + 1] as number;
    let at = lines[place * 2] as number;
    let sum = 0;
    for (let round = 0; round < rounds; round += 1, own += 1, at += CELL.width) {
      const cell = at < end ? cellIn(view, at) : BLANK_CELL;
      if (cell < 0) return false;
      cells[own] = cell;
      const outcome = cell & OUTCOME;
      const opponent = cell >>> OPPONENT_SHIFT;
      if (opponent === 0) {
        sum += USUAL_POINTS[outcome] as number;
        const kind = KIND_OF[outcome] as number;
        if (cell === BLANK_CELL || kind === KIND.plain) continue;
        const isPaired = kind === KIND.bye && (cell & 15) === RESULT.pairedBye;
        if (!isPaired || byes[round] !== 0) return false;
        byes[round] = 1;
        continue;
      }
      sum += USUAL_POINTS[outcome | WITH_OPPONENT] as number;
      if (opponent > place) {
        // nobody plays himself
        if (opponent > size || opponent === place + 1) return false;
        open += 1;
        continue;
      }
      const other = cells[(opponent - 1) * rounds + round] as number;
      // a result that is rated or forfeited, the other colour, and the other side's result
      const isAgreed = PAIRING[outcome * PAIRING_WIDTH + (other & OUTCOME)] !== 0;
      if (other >>> OPPONENT_SHIFT !== place + 1 || !isAgreed) return false;
      open -= 1;
    }
    if (sum !== players[place * PLAIN_WIDTH + PLAIN.tenths]) return false;
  }
  return open === 0;
}

/** `    51 w 1`, `  0000 - H` or ten blanks, as `TrfCell`. */
function cellIn(view: DataView, at: number): number {
  const head = view.getUint32(at);
  const middle = view.getUint32(at + 4);
  const tail = view.getUint16(at + 8);
  const outcome = OUTCOMES[((middle & 0x7f) << 7) | (tail & 0x7f)] as number;
  const odd =
    ((head >>> 16) ^ 0x2020) |
    ((middle & 0xff00) ^ 0x2000) |
    ((tail & 0xff00) ^ 0x2000) |
    ((head | middle | tail) & NON_ASCII) |
    (outcome & ODD_CELL);
  if (odd !== 0) return ODD;
  const short = head === BLANKS ? shortIn(middle >>> 16) : 0;
  if (short !== 0) return (short << OPPONENT_SHIFT) | outcome;
  const one = pairIn(head & 0xffff);
  const two = pairIn(middle >>> 16);
  const form = FORM_BITS[((one >>> PAIR_SHIFT) << 4) | (two >>> PAIR_SHIFT)] as number;
  if (form === 0) return (((one & VALUE) * 100 + (two & VALUE)) << OPPONENT_SHIFT) | outcome;
  return (form | outcome) === BLANK_CELL ? BLANK_CELL : ODD;
}

/** Nobody has a better rank than somebody with more points. */
function ranksAgree(players: Int32Array, size: number): boolean {
  // by rank: 1 plus the fewest points of players who share it, and 1 plus the most; a rank beyond the number of players comes last
  const points = tableOf((size + 1) * 2);
  for (let at = 0; at < players.length; at += PLAIN_WIDTH) {
    const rank = Math.min(players[at + PLAIN.rank] as number, size) * 2;
    const own = (players[at + PLAIN.tenths] as number) + 1;
    const fewest = points[rank] as number;
    if (fewest === 0 || own < fewest) points[rank] = own;
    if (own > (points[rank + 1] as number)) points[rank + 1] = own;
  }
  let better = Number.MAX_SAFE_INTEGER;
  for (let rank = 2; rank <= size * 2; rank += 2) {
    if (points[rank] === 0) continue;
    if ((points[rank + 1] as number) > better) return false;
    better = Math.min(better, points[rank] as number);
  }
  return true;
}

/** Whether two players have the same number in a column. */
function hasRepeated(players: Int32Array, column: number, size: number): boolean {
  let mask = 16;
  while (mask < size * 2) mask *= 2;
  // 1 plus the place of the player with this number, indexed by the remainder of the number
  const places = tableOf(mask);
  mask -= 1;
  for (let place = 0; place < size; place += 1) {
    const key = players[place * PLAIN_WIDTH + column] as number;
    let at = (key ^ (key >>> 15)) & mask;
    for (let there = places[at] as number; there !== 0; there = places[at] as number) {
      if (players[(there - 1) * PLAIN_WIDTH + column] === key) return true;
      at = (at + 1) & mask;
    }
    places[at] = place + 1;
  }
  return false;
}

/** This many numbers at the beginning of the table, all 0. */
function tableOf(length: number): Int32Array {
  if (length > table.length) table = new Int32Array(length * 2);
  else table.fill(0, 0, length);
  return table;
}

/** 062 and 072 are as many as there are. */
function countsAgree({ players: stated, rated: statedRated }: PlainHead, players: Int32Array, size: number): boolean {
  let rated = 0;
  for (let at = PLAIN.rating; at < players.length; at += PLAIN_WIDTH) if (players[at] !== 0) rated += 1;
  return (stated ?? size) === size && (statedRated ?? rated) === rated;
}
