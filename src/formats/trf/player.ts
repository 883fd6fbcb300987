/** Reads one 001 line from fixed columns. Reports what cannot be read; contradictions between players are checked later. */
import { isBlankDate, readDate } from '../dates.ts';
import { readTitle } from '../titles.ts';
import {
  COLOUR_BITS,
  classesOf,
  DIGITS,
  FORM_BITS,
  OPPONENT_FORM,
  OUTCOMES,
  PAIR_SHIFT,
  PAIRS,
  RESULT_BITS,
  UNKNOWN,
} from './codes.ts';
import { BLANK_CELL, type TrfCell, OPPONENT_SHIFT, oddAt, type Tenths, type TrfPlayer } from './file.ts';
import { shownStartNumber, MOST_TOLD_SINGLY, type TrfNotes } from './findings.ts';
import { readSex } from './people.ts';
import { CELL, type ColumnSpan, PLAYER_RECORD, PLAYER_GAPS } from './records.ts';
import { FIRST_NON_ASCII, type NonAsciiLine, type TrfSource } from './source.ts';

const BLANK = 0x20;
const TAB = 0x09;
const ZERO = 0x30;
const POINT = 0x2e;
const COMMA = 0x2c;
const FOUR_BLANKS = 0x20202020;
const SLASH = 0x2f;

/** FIDE's numbers have six digits or more; shorter numbers are those of a federation. */
const SHORTEST_FIDE_ID = 100_000;

/** Answers of a field that holds no number. */
const NOTHING = -1;
const UNREADABLE = -2;

/** Cells that need more than a few table look-ups, and the bits of a cell for the form of the opponent. */
const NOT_PLAIN = UNKNOWN | OPPONENT_FORM.unreadable | OPPONENT_FORM.loose;
const FORM_MASK = 0xf00;

/**
 * A number for each letter and digit, the same in either case, so that their sum represents a name whatever separates its words;
 * names with equal sums are then compared.
 */
export const LETTERS = Int32Array.from({ length: 256 }, (_, code) => (code < ZERO ? 0 : mixed(code | 0x20)));

/** Far apart for neighbouring numbers. */
function mixed(value: number): number {
  const once = Math.imul(value, 0x9e37_79b1);
  return Math.imul(once ^ (once >>> 15), 0x85eb_ca6b);
}

const GAPS = Uint8Array.from(PLAYER_GAPS, (column) => column - 1);

/** A line is filled up with blanks to the first cell, so that every field has its columns. */
const SHORTEST = CELL.begins + CELL.width;

/** Columns of the tables, as offsets from the beginning of the line. */
const OPPONENT = CELL.opponent.from - CELL.begins;
const FIRST_GAP = CELL.opponent.to + 1 - CELL.begins;
const COLOUR_AT = CELL.colour.from - CELL.begins;
const SECOND_GAP = CELL.colour.from + 1 - CELL.begins;
const RESULT_AT = CELL.result.from - CELL.begins;

/** The buffer in which a line that is too short, or the last cell of a line, is filled up with blanks. */
const FILLED = new Uint8Array(SHORTEST);
const FILLED_VIEW = new DataView(FILLED.buffer);

/** Federations and titles by their letters, so that each is one string. Only texts in their usual form are stored. */
const FEDERATIONS = new Map<number, string>();
const TITLES = new Map<number, string>();

/** Odd ways of writing that are reported once each, with their number. */
interface Tally {
  readonly line: number;
  readonly column: number;
  count: number;
}

export class TrfPlayerReader {
  readonly #source: TrfSource;
  readonly #notes: TrfNotes;
  readonly #mostRounds: number;
  #tallies: Map<string, Tally> | undefined;
  readonly #tabs: { line: number; column: number }[] = [];
  #tabCount = 0;
  /** Where the present line begins and ends. */
  #lineFrom = 0;
  #lineTo = 0;
  tooManyRounds = false;
  /** The characters of the line that is being read, where one of them has two units; and where the line begins. */
  #wide: readonly string[] | undefined;
  #wideFrom = 0;
  /** Numbers derived from the FIDE ID and from the letters of the name, by player: to find the same person twice. */
  readonly fideIds: number[] = [];
  readonly names: number[] = [];
  oldTitles = false;

  constructor(source: TrfSource, notes: TrfNotes, mostRounds: number) {
    this.#source = source;
    this.#notes = notes;
    this.#mostRounds = mostRounds;
  }

  /**
   * A line of the file: `length` characters from `from` of its text, which are in `line` from `first` on, one byte each. `view` is
   * over the same bytes.
   */
  read(line: number, from: number, length: number, bytes: Uint8Array, view: DataView, first: number): TrfPlayer {
    let to = length;
    let tab = 0;
    while (bytes[first + to - 1] === BLANK || bytes[first + to - 1] === TAB) {
      if (bytes[first + to - 1] === TAB) tab = to;
      to -= 1;
    }
    if (tab > 0) this.#tab(line, tab);
    this.#lineFrom = from;
    this.#lineTo = from + to;
    let own = bytes;
    let ownView = view;
    let at = first;
    if (to < SHORTEST) {
      for (let i = 0; i < to; i += 1) FILLED[i] = bytes[first + i] as number;
      own = FILLED.fill(BLANK, to);
      ownView = FILLED_VIEW;
      at = 0;
    }
    this.#gaps(own, at, line);

    const startNumber = fourColumns(own, ownView, at + PLAYER_RECORD.startNumber.from - 1);
    if (startNumber <= 0) {
      const seen = this.#text(from, PLAYER_RECORD.startNumber);
      this.#notes.say(
        'trf.start-number-unreadable',
        'refuse',
        { line, column: PLAYER_RECORD.startNumber.from },
        { seen },
      );
    }
    const player = startNumber > 0 ? startNumber : 0;
    const rating = fourColumns(own, ownView, at + PLAYER_RECORD.rating.from - 1);
    if (rating === UNREADABLE) {
      const seen = this.#text(from, PLAYER_RECORD.rating);
      this.#notes.say(
        'trf.rating-unreadable',
        'refuse',
        { line, column: PLAYER_RECORD.rating.from },
        { player: shownStartNumber(player), seen },
      );
    }
    const rank = fourColumns(own, ownView, at + PLAYER_RECORD.rank.from - 1);
    if (rank === UNREADABLE) {
      const seen = this.#text(from, PLAYER_RECORD.rank);
      this.#notes.say(
        'trf.rank-unreadable',
        'warn',
        { line, column: PLAYER_RECORD.rank.from },
        { player: shownStartNumber(player), seen },
      );
    }
    const name = this.#name(own, ownView, at, from, line);
    const fideId = this.#fideId(own, ownView, at, from, line, player);
    const birth = this.#birth(own, ownView, at, from, line, player);
    return {
      line,
      startNumber: startNumber > 0 ? startNumber : 0,
      sex: this.#sex(own, at, line, player),
      title: this.#title(own, at, from, line, player),
      name,
      rating: rating > 0 ? rating : undefined,
      federation: this.#federation(own, at, from, line, player),
      fideId,
      birth,
      points: this.#points(own, ownView, at, from, line, player),
      rank: rank >= 0 ? rank : undefined,
      cells: this.#cells(own, ownView, at, to, line, player),
    };
  }

  /** A line that is not all ASCII. */
  readForeign(line: number, from: number, end: number, foreign: NonAsciiLine): TrfPlayer {
    if (foreign.wide) {
      this.#wide = Array.from(this.#source.text.slice(from, end));
      this.#wideFrom = from;
    }
    const player = this.read(line, from, foreign.length, foreign.columns, foreign.view, 0);
    this.#wide = undefined;
    return player;
  }

  /** Reports what was only counted. */
  finish(): void {
    for (const [key, { line, column, count }] of this.#tallies ?? []) {
      const at = { line, column };
      const [kind, seen = '', title = ''] = key.split('\t');
      if (kind === 'title') this.#notes.say('trf.title-form', 'note', at, { seen, title, count });
      else if (kind === 'sex') this.#notes.say('trf.sex-form', 'note', at, { seen, count });
      else if (kind === 'birth') this.#notes.say('trf.birth-form', 'note', at, { count });
      else if (kind === 'name') this.#notes.say('trf.names-missing', 'note', at, { count });
      else this.#notes.say('trf.points-missing', 'warn', at, { count });
    }
    const few = this.#tabCount <= MOST_TOLD_SINGLY;
    for (const at of few ? this.#tabs : this.#tabs.slice(0, 1)) {
      this.#notes.say('trf.tab', 'note', at, { count: few ? 1 : this.#tabCount });
    }
  }

  #tab(line: number, column: number): void {
    this.#tabCount += 1;
    if (this.#tabs.length < MOST_TOLD_SINGLY) this.#tabs.push({ line, column });
  }

  #count(key: string, line: number, column: number): void {
    this.#tallies ??= new Map();
    const tally = this.#tallies.get(key);
    if (tally === undefined) this.#tallies.set(key, { line, column, count: 1 });
    else tally.count += 1;
  }

  /** The text of some columns without the blanks around it. */
  #text(from: number, columns: ColumnSpan): string {
    return this.#piece(from + columns.from - 1, Math.min(this.#lineTo, from + columns.to)).trim();
  }

  /** The text of the file, by columns. */
  #piece(from: number, to: number): string {
    return this.#wide === undefined
      ? this.#source.text.slice(from, to)
      : this.#wide.slice(from - this.#wideFrom, to - this.#wideFrom).join('');
  }

  /** The character in a column whose byte is `code`; beyond ASCII that is only its first byte. */
  #shown(code: number, column: number): string {
    const at = this.#lineFrom + column - 1;
    return code < FIRST_NON_ASCII ? String.fromCharCode(code) : this.#piece(at, at + 1);
  }

  #gaps(own: Uint8Array, at: number, line: number): void {
    let filled = 0;
    for (let gap = 0; gap < GAPS.length; gap += 1) filled |= (own[at + (GAPS[gap] as number)] as number) ^ BLANK;
    if (filled === 0) return;
    for (const column of PLAYER_GAPS) this.#stray(own[at + column - 1] as number, line, column);
  }

  #stray(code: number, line: number, column: number): void {
    if (code === BLANK) return;
    this.#notes.say('trf.stray-character', 'warn', { line, column }, { seen: this.#shown(code, column) });
  }

  #sex(own: Uint8Array, at: number, line: number, player: number): string {
    const code = own[at + PLAYER_RECORD.sex.from - 1] as number;
    if (code === BLANK) return '';
    const sex = this.#shown(code, PLAYER_RECORD.sex.from);
    if (sex === 'm' || sex === 'w') return sex;
    const column = PLAYER_RECORD.sex.from;
    if (readSex(sex) === undefined)
      this.#notes.say('trf.sex-unknown', 'warn', { line, column }, { player: shownStartNumber(player), seen: sex });
    else this.#count(`sex\t${sex}`, line, column);
    return sex;
  }

  #title(own: Uint8Array, at: number, from: number, line: number, player: number): string {
    const first = at + PLAYER_RECORD.title.from - 1;
    const key = ((own[first] as number) << 16) | ((own[first + 1] as number) << 8) | (own[first + 2] as number);
    if (key === 0x202020) return '';
    const known = TITLES.get(key);
    if (known !== undefined) return known;
    const seen = this.#text(from, PLAYER_RECORD.title);
    const { title, form } = readTitle(seen);
    if (form === 'usual') {
      TITLES.set(key, seen);
      return seen;
    }
    const column = PLAYER_RECORD.title.to - seen.length + 1;
    if (form === 'unknown')
      this.#notes.say('trf.title-unknown', 'warn', { line, column }, { player: shownStartNumber(player), seen });
    else this.#count(`title\t${seen}\t${title}`, line, column);
    if (form === 'old') this.oldTitles = true;
    return seen;
  }

  #name(own: Uint8Array, view: DataView, at: number, from: number, line: number): string {
    let first = at + PLAYER_RECORD.name.from - 1;
    let last = at + PLAYER_RECORD.name.to;
    while (last > first + 3 && view.getUint32(last - 4) === FOUR_BLANKS) last -= 4;
    while (last > first && own[last - 1] === BLANK) last -= 1;
    while (first < last && own[first] === BLANK) first += 1;
    let letters = 0;
    for (let i = first; i < last; i += 1) letters = (letters + (LETTERS[own[i] as number] as number)) | 0;
    this.names.push(letters);
    if (first === last) {
      this.#count('name', line, PLAYER_RECORD.name.from);
      return '';
    }
    return this.#piece(from + first - at, from + last - at);
  }

  #federation(own: Uint8Array, at: number, from: number, line: number, player: number): string {
    const first = at + PLAYER_RECORD.federation.from - 1;
    const key = ((own[first] as number) << 16) | ((own[first + 1] as number) << 8) | (own[first + 2] as number);
    if (key === 0x202020) return '';
    const known = FEDERATIONS.get(key);
    if (known !== undefined) return known;
    const seen = this.#text(from, PLAYER_RECORD.federation);
    if (/^[A-Z]{3}$/.test(seen)) {
      FEDERATIONS.set(key, seen);
      return seen;
    }
    // two letters are a country, as Go players have it
    const weight = /^[A-Z]{2}$/.test(seen) ? 'note' : 'warn';
    const place = { line, column: PLAYER_RECORD.federation.from };
    this.#notes.say('trf.federation-form', weight, place, { player: shownStartNumber(player), seen });
    return seen;
  }

  #fideId(own: Uint8Array, view: DataView, at: number, from: number, line: number, player: number): number | undefined {
    const id = elevenColumns(own, view, at + PLAYER_RECORD.fideId.from - 1);
    this.fideIds.push(id > 0 ? id : 0);
    if (id === UNREADABLE) {
      const place = { line, column: PLAYER_RECORD.fideId.from };
      const seen = this.#text(from, PLAYER_RECORD.fideId);
      this.#notes.say('trf.fide-id-unreadable', 'refuse', place, { player: shownStartNumber(player), seen });
    } else if (id > 0 && id < SHORTEST_FIDE_ID) {
      const place = { line, column: PLAYER_RECORD.fideId.to + 1 - String(id).length };
      this.#notes.say('trf.fide-id-short', 'warn', place, { player: shownStartNumber(player), seen: String(id) });
    }
    return id > 0 ? id : undefined;
  }

  #birth(own: Uint8Array, view: DataView, at: number, from: number, line: number, player: number): string {
    const begins = PLAYER_RECORD.birth.from - 1;
    if (isUsualDate(view, at + begins)) return this.#piece(from + begins, from + PLAYER_RECORD.birth.to);
    let first = at + PLAYER_RECORD.birth.from - 1;
    let last = at + PLAYER_RECORD.birth.to;
    while (last > first && own[last - 1] === BLANK) last -= 1;
    while (first < last && own[first] === BLANK) first += 1;
    if (first === last) return '';
    const birth = this.#piece(from + first - at, from + last - at);
    const column = first - at + 1;
    const date = readDate(birth);
    if (date === undefined && isBlankDate(birth)) return birth;
    if (date === undefined)
      this.#notes.say('trf.birth-unreadable', 'warn', { line, column }, { player: shownStartNumber(player) });
    else if (date.unusual) this.#count('birth', line, column);
    return birth;
  }

  /** `11.5`: a decimal number, right-aligned; also ` 2  ` and `00.0`. */
  #points(own: Uint8Array, view: DataView, at: number, from: number, line: number, player: number): Tenths | undefined {
    const column = PLAYER_RECORD.points.from;
    const first = at + column - 1;
    const usual = usualPoints(view.getUint32(first));
    if (usual !== UNREADABLE) return usual;
    const points = tenthsIn(own, first, at + PLAYER_RECORD.points.to);
    if (points === NOTHING) {
      this.#count('points', line, column);
      return undefined;
    }
    const seen = this.#text(from, PLAYER_RECORD.points);
    if (points === UNREADABLE) {
      this.#notes.say('trf.points-unreadable', 'refuse', { line, column }, { player: shownStartNumber(player), seen });
      return undefined;
    }
    if (seen.includes(','))
      this.#notes.say('trf.points-form', 'note', { line, column }, { player: shownStartNumber(player), seen });
    return points;
  }

  /** All cells of a line. A plain one is three numbers of the bytes and three look-ups; any other takes the longer way. */
  #cells(own: Uint8Array, view: DataView, at: number, length: number, line: number, player: number): TrfCell[] {
    const cells: TrfCell[] = [];
    const written = Math.ceil((length - CELL.begins + 1) / CELL.width);
    const rounds = Math.min(written, this.#mostRounds);
    if (rounds < written) this.#tooManyRounds(line, CELL.begins + rounds * CELL.width);
    const last = at + length - CELL.width;
    let first = at + CELL.begins - 1;
    for (let round = 1; round <= rounds; round += 1, first += CELL.width) {
      if (first <= last) {
        // "  51", " w" and " 1" with their blanks: four, four and two columns
        const head = view.getUint32(first);
        const middle = view.getUint32(first + 4);
        const tail = view.getUint16(first + 8);
        const one = PAIRS[((head >>> 1) & 0x3f80) | (head & 0x7f)] as number;
        const two = PAIRS[((middle >>> 17) & 0x3f80) | ((middle >>> 16) & 0x7f)] as number;
        const form = FORM_BITS[((one >>> PAIR_SHIFT) << 4) | (two >>> PAIR_SHIFT)] as number;
        const outcome = OUTCOMES[((middle & 0x7f) << 7) | (tail & 0x7f)] as number;
        const odd =
          ((head >>> 16) ^ 0x2020) |
          ((middle & 0xff00) ^ 0x2000) |
          ((tail & 0xff00) ^ 0x2000) |
          ((head | middle | tail) & 0x80808080) |
          ((form | outcome) & NOT_PLAIN);
        if (odd === 0) {
          cells.push((((one & 0x7f) * 100 + (two & 0x7f)) << OPPONENT_SHIFT) | form | outcome);
          continue;
        }
        cells.push(this.#cell(own, first, line, round, player));
      } else {
        // the last cell of a line may be shorter than the others
        const rest = at + length - first;
        for (let i = 0; i < rest; i += 1) FILLED[i] = own[first + i] as number;
        cells.push(this.#cell(FILLED.fill(BLANK, rest), 0, line, round, player));
      }
    }
    while (cells.length > 0 && cells[cells.length - 1] === BLANK_CELL) cells.pop();
    return cells;
  }

  #tooManyRounds(line: number, column: number): void {
    if (this.tooManyRounds) return;
    this.tooManyRounds = true;
    this.#notes.say('trf.too-many-rounds', 'refuse', { line, column }, { limit: this.#mostRounds });
  }

  #cell(own: Uint8Array, first: number, line: number, round: number, player: number): TrfCell {
    const a = DIGITS[own[first + OPPONENT] as number] as number;
    const b = DIGITS[own[first + OPPONENT + 1] as number] as number;
    const c = DIGITS[own[first + OPPONENT + 2] as number] as number;
    const d = DIGITS[own[first + OPPONENT + 3] as number] as number;
    const form = FORM_BITS[classesOf(a, b, c, d)] as number;
    const outcome =
      (COLOUR_BITS[own[first + COLOUR_AT] as number] as number) |
      (RESULT_BITS[own[first + RESULT_AT] as number] as number);
    const gaps =
      ((own[first] as number) ^ BLANK) |
      ((own[first + 1] as number) ^ BLANK) |
      ((own[first + FIRST_GAP] as number) ^ BLANK) |
      ((own[first + SECOND_GAP] as number) ^ BLANK);
    const opponent = (a & 15) * 1000 + (b & 15) * 100 + (c & 15) * 10 + (d & 15);
    if ((gaps | (outcome & UNKNOWN)) !== 0) this.#brokenCell(own, first, line, round, player);
    const bits = (form & FORM_MASK) | (outcome & 0xff);
    if ((form & OPPONENT_FORM.unreadable) !== 0) {
      this.#unreadableOpponent(own, first, line, round, player, oddAt(form));
      return bits;
    }
    if ((form & OPPONENT_FORM.loose) === 0) return (opponent << OPPONENT_SHIFT) | bits;
    return (numberIn(own, first + OPPONENT, first + OPPONENT + 4) << OPPONENT_SHIFT) | bits;
  }

  #unreadableOpponent(
    own: Uint8Array,
    first: number,
    line: number,
    round: number,
    player: number,
    oddAt: number,
  ): void {
    const at = { line, column: CELL.opponent.from + (round - 1) * CELL.width + oddAt };
    const begins = CELL.opponent.from + (round - 1) * CELL.width;
    const seen = [0, 1, 2, 3].map((i) => this.#shown(own[first + OPPONENT + i] as number, begins + i)).join('');
    this.#notes.say('trf.opponent-unreadable', 'refuse', at, { player: shownStartNumber(player), round, seen });
  }

  /** Reports what is wrong with a cell whose gaps, colour or result are not as they should be. */
  #brokenCell(own: Uint8Array, first: number, line: number, round: number, player: number): void {
    const start = CELL.begins + (round - 1) * CELL.width;
    for (const gap of [0, 1, FIRST_GAP, SECOND_GAP]) this.#stray(own[first + gap] as number, line, start + gap);
    const colour = own[first + COLOUR_AT] as number;
    if (((COLOUR_BITS[colour] as number) & UNKNOWN) !== 0) {
      const at = { line, column: start + COLOUR_AT };
      this.#notes.say('trf.colour-unknown', 'refuse', at, {
        player: shownStartNumber(player),
        round,
        seen: this.#shown(colour, at.column),
      });
    }
    const result = own[first + RESULT_AT] as number;
    if (((RESULT_BITS[result] as number) & UNKNOWN) !== 0) {
      const at = { line, column: start + RESULT_AT };
      this.#notes.say('trf.result-unknown', 'refuse', at, {
        player: shownStartNumber(player),
        round,
        seen: this.#shown(result, at.column),
      });
    }
  }
}

/** A whole number with blanks around it; `NOTHING` if all is blank, `UNREADABLE` if it is not a number. */
function numberIn(own: Uint8Array, from: number, end: number): number {
  let i = from;
  while (i < end && own[i] === BLANK) i += 1;
  if (i === end) return NOTHING;
  let value = 0;
  while (i < end) {
    const digit = (own[i] as number) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
    i += 1;
  }
  while (i < end) {
    if (own[i] !== BLANK) return UNREADABLE;
    i += 1;
  }
  return value;
}

/** Digits, perhaps a point or a comma, and one decimal; blanks around them. */
function tenthsIn(own: Uint8Array, from: number, end: number): Tenths {
  let i = from;
  while (i < end && own[i] === BLANK) i += 1;
  if (i === end) return NOTHING;
  let value = 0;
  let digits = 0;
  for (; i < end; i += 1) {
    const digit = (own[i] as number) - ZERO;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
    digits += 1;
  }
  value *= 10;
  if (i < end && (own[i] === POINT || own[i] === COMMA)) {
    i += 1;
    const digit = i < end ? (own[i] as number) - ZERO : NOTHING;
    if (digit >= 0 && digit <= 9) {
      value += digit;
      digits += 1;
      i += 1;
    }
  }
  if (digits === 0) return UNREADABLE;
  for (; i < end; i += 1) if (own[i] !== BLANK) return UNREADABLE;
  return value;
}

/** Two characters of a number of bytes: the entry of `PAIRS` for them. Bytes beyond ASCII must be detected separately. */
const pairIn = (two: number): number => PAIRS[((two >>> 1) & 0x3f80) | (two & 0x7f)] as number;

/** Whether both characters of a pair are digits: their classes are 1 or 2. */
const isDigits = (pair: number): boolean => (((pair >>> PAIR_SHIFT) ^ (pair >>> (PAIR_SHIFT + 1))) & 5) === 5;

/** Whether the first character of a pair is a digit or a blank, and the second a digit. */
const isRightAligned = (pair: number): boolean => isDigits(pair) || isDigits(pair | (1 << (PAIR_SHIFT + 2)));

const VALUE = 0x7f;
const BEYOND_ASCII = 0x80808080;

/** ` 51`: a number in four columns, or `NOTHING` if they are blank; any other form takes the longer way. */
function fourColumns(own: Uint8Array, view: DataView, at: number): number {
  const four = view.getUint32(at);
  if (four === FOUR_BLANKS) return NOTHING;
  const high = pairIn(four >>> 16);
  const low = pairIn(four & 0xffff);
  const form = FORM_BITS[((high >>> PAIR_SHIFT) << 4) | (low >>> PAIR_SHIFT)] as number;
  if (form !== 0 || (four & BEYOND_ASCII) !== 0) return numberIn(own, at, at + 4);
  return (high & VALUE) * 100 + (low & VALUE);
}

/** `   79900014`: a number of five to eight digits in eleven columns; any other takes the longer way. */
function elevenColumns(own: Uint8Array, view: DataView, at: number): number {
  const high = fourColumns(own, view, at + 3);
  const low = view.getUint32(at + 7);
  const blank = view.getUint32(at) >>> 8 === 0x202020;
  const digits = isDigits(pairIn(low >>> 16)) && isDigits(pairIn(low & 0xffff)) && (low & BEYOND_ASCII) === 0;
  // a blank between the two would part them
  if (!blank || !digits || high <= 0 || own[at + 6] === BLANK) return numberIn(own, at, at + 11);
  return high * 10_000 + (pairIn(low >>> 16) & VALUE) * 100 + (pairIn(low & 0xffff) & VALUE);
}

/** `11.5`, ` 4.5`; `UNREADABLE` for any other way of writing, which takes the longer way. */
function usualPoints(four: number): Tenths {
  const whole = pairIn(four >>> 16);
  const decimal = (four & 0xff) - ZERO;
  const plain = (four & 0x8080ff00) === POINT << 8 && decimal >= 0 && decimal <= 9 && isRightAligned(whole);
  return plain ? (whole & VALUE) * 10 + decimal : UNREADABLE;
}

/** `YYYY/MM/DD` with a day that every month has; the year alone as `YYYY/00/00`. The other days take the longer way. */
function isUsualDate(view: DataView, at: number): boolean {
  const year = view.getUint32(at);
  const middle = view.getUint32(at + 4);
  const days = view.getUint16(at + 8);
  if ((middle & 0xff0000ff) !== ((SLASH << 24) | SLASH) || ((year | middle | days) & BEYOND_ASCII) !== 0) return false;
  const month = pairIn((middle >>> 8) & 0xffff);
  const day = pairIn(days);
  if (!isDigits(pairIn(year >>> 16)) || !isDigits(pairIn(year & 0xffff)) || !isDigits(month) || !isDigits(day))
    return false;
  const [m, d] = [month & VALUE, day & VALUE];
  return (m === 0 && d === 0) || (m >= 1 && m <= 12 && d >= 1 && d <= 28);
}
