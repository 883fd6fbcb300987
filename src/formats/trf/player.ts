/** One 001 line, read from fixed columns. Says what cannot be read; what players say of each other is checked later. */
import { readDate } from '../dates.ts';
import { COLOUR_BITS, RESULT_BITS, UNKNOWN } from './codes.ts';
import { BLANK_CELL, type Cell, cellWith, FORM, type Tenths, type TrfPlayer } from './file.ts';
import { FEW, type Findings } from './findings.ts';
import { readSex, readTitle } from './people.ts';
import { CELL, type Columns, PLAYER, PLAYER_GAPS } from './records.ts';
import { FOREIGN, type Source } from './source.ts';

const BLANK = 0x20;
const TAB = 0x09;
const ZERO = 0x30;
const POINT = 0x2e;
const COMMA = 0x2c;
const SLASH = 0x2f;

/** Answers of a field that holds no number. */
const NOTHING = -1;
const UNREADABLE = -2;

/** A line is filled up with blanks to the first cell, so that every field has its columns. */
const SHORTEST = CELL.begins + CELL.width;

/** Columns of the tables, as offsets from the beginning of the line. */
const OPPONENT = CELL.opponent.from - CELL.begins;
const FIRST_GAP = CELL.opponent.to + 1 - CELL.begins;
const COLOUR_AT = CELL.colour.from - CELL.begins;
const SECOND_GAP = CELL.colour.from + 1 - CELL.begins;
const RESULT_AT = CELL.result.from - CELL.begins;

/** Odd ways of writing that are told once each, with their number. */
interface Tally {
  readonly line: number;
  readonly column: number;
  count: number;
}

export class PlayerReader {
  readonly #source: Source;
  readonly #findings: Findings;
  readonly #mostRounds: number;
  readonly #filled = new Uint8Array(SHORTEST);
  readonly #tallies = new Map<string, Tally>();
  readonly #tabs: { line: number; column: number }[] = [];
  #tabCount = 0;
  #roundsTold = false;
  /** Federations by their letters, so that each is one text. */
  readonly #federations = new Map<number, string>();
  readonly #titles = new Map<number, string>();
  /** Numbers that stand for the FIDE ID and for the letters of the name, by player: to find the same person twice. */
  readonly fideIds: number[] = [];
  readonly names: number[] = [];
  oldTitles = false;

  constructor(source: Source, findings: Findings, mostRounds: number) {
    this.#source = source;
    this.#findings = findings;
    this.#mostRounds = mostRounds;
  }

  /** The line from `from` to `end`, which has no line end. */
  read(from: number, end: number, line: number): TrfPlayer {
    const { codes } = this.#source;
    let to = end;
    let tab = 0;
    while (to > from && (codes[to - 1] === BLANK || codes[to - 1] === TAB)) {
      to -= 1;
      if (codes[to] === TAB) tab = to - from + 1;
    }
    if (tab > 0) this.#tab(line, tab);
    let [own, at] = [codes, from];
    if (to - from < SHORTEST) {
      own = this.#filled.fill(BLANK);
      at = 0;
      for (let i = from; i < to; i += 1) own[i - from] = codes[i] as number;
    }
    this.#gaps(own, at, line);

    const startNumber = numberIn(own, at, PLAYER.startNumber);
    if (startNumber <= 0) {
      const seen = this.#text(from, to, PLAYER.startNumber);
      this.#findings.say('trf.start-number-unreadable', 'refuse', { line, column: PLAYER.startNumber.from }, { seen });
    }
    const player = String(startNumber > 0 ? startNumber : '?');
    const rating = numberIn(own, at, PLAYER.rating);
    if (rating === UNREADABLE) {
      const seen = this.#text(from, to, PLAYER.rating);
      this.#findings.say('trf.rating-unreadable', 'refuse', { line, column: PLAYER.rating.from }, { player, seen });
    }
    const rank = numberIn(own, at, PLAYER.rank);
    if (rank === UNREADABLE) {
      const seen = this.#text(from, to, PLAYER.rank);
      this.#findings.say('trf.rank-unreadable', 'warn', { line, column: PLAYER.rank.from }, { player, seen });
    }
    const name = this.#name(own, at, from, line, player);
    this.#fideId(own, at, from, to, line, player);
    const birth = this.#birth(own, at, from, line, player);
    return {
      line,
      startNumber: startNumber > 0 ? startNumber : 0,
      sex: this.#sex(own, at, line, player),
      title: this.#title(own, at, from, line, player),
      name,
      rating: rating > 0 ? rating : undefined,
      federation: this.#federation(own, at, from, line, player),
      fideId: this.#text(from, to, PLAYER.fideId),
      birth,
      points: this.#points(own, at, from, to, line, player),
      rank: rank >= 0 ? rank : undefined,
      cells: this.#cells(own, at, to - from, line, player),
    };
  }

  /** Tells what was only counted. */
  finish(): void {
    for (const [key, { line, column, count }] of this.#tallies) {
      const at = { line, column };
      const [kind, seen = '', title = ''] = key.split('\t');
      if (kind === 'title') this.#findings.say('trf.title-form', 'note', at, { seen, title, count });
      else if (kind === 'sex') this.#findings.say('trf.sex-form', 'note', at, { seen, count });
      else if (kind === 'birth') this.#findings.say('trf.birth-form', 'note', at, { count });
      else this.#findings.say('trf.points-missing', 'warn', at, { count });
    }
    const few = this.#tabCount <= FEW;
    for (const at of few ? this.#tabs : this.#tabs.slice(0, 1)) {
      this.#findings.say('trf.tab', 'note', at, { count: few ? 1 : this.#tabCount });
    }
  }

  #tab(line: number, column: number): void {
    this.#tabCount += 1;
    if (this.#tabs.length < FEW) this.#tabs.push({ line, column });
  }

  #count(key: string, line: number, column: number): void {
    const tally = this.#tallies.get(key);
    if (tally === undefined) this.#tallies.set(key, { line, column, count: 1 });
    else tally.count += 1;
  }

  /** The text of some columns without the blanks around it. */
  #text(from: number, to: number, columns: Columns): string {
    const { text, restored } = this.#source;
    return restored(text.slice(from + columns.from - 1, Math.min(to, from + columns.to)).trim());
  }

  #gaps(own: Uint8Array, at: number, line: number): void {
    let filled = 0;
    for (let gap = 0; gap < PLAYER_GAPS.length; gap += 1) {
      filled |= (own[at + (PLAYER_GAPS[gap] as number) - 1] as number) ^ BLANK;
    }
    if (filled === 0) return;
    for (const column of PLAYER_GAPS) this.#stray(own[at + column - 1] as number, line, column);
  }

  #stray(code: number, line: number, column: number): void {
    if (code === BLANK) return;
    this.#findings.say('trf.stray-character', 'warn', { line, column }, { seen: shown(code) });
  }

  #sex(own: Uint8Array, at: number, line: number, player: string): string {
    const code = own[at + PLAYER.sex.from - 1] as number;
    if (code === BLANK) return '';
    const sex = shown(code);
    if (sex === 'm' || sex === 'w') return sex;
    const column = PLAYER.sex.from;
    if (readSex(sex) === undefined)
      this.#findings.say('trf.sex-unknown', 'warn', { line, column }, { player, seen: sex });
    else this.#count(`sex\t${sex}`, line, column);
    return sex;
  }

  #title(own: Uint8Array, at: number, from: number, line: number, player: string): string {
    const first = at + PLAYER.title.from - 1;
    const key = ((own[first] as number) << 16) | ((own[first + 1] as number) << 8) | (own[first + 2] as number);
    if (key === 0x202020) return '';
    const known = this.#titles.get(key);
    if (known !== undefined) return known;
    const seen = this.#text(from, from + PLAYER.title.to, PLAYER.title);
    const { title, form } = readTitle(seen);
    if (form === 'usual') {
      this.#titles.set(key, seen);
      return seen;
    }
    const column = PLAYER.title.to - seen.length + 1;
    if (form === 'unknown') this.#findings.say('trf.title-unknown', 'warn', { line, column }, { player, seen });
    else this.#count(`title\t${seen}\t${title}`, line, column);
    if (form === 'old') this.oldTitles = true;
    return seen;
  }

  #name(own: Uint8Array, at: number, from: number, line: number, player: string): string {
    let first = at + PLAYER.name.from - 1;
    let last = at + PLAYER.name.to;
    while (last > first && own[last - 1] === BLANK) last -= 1;
    while (first < last && own[first] === BLANK) first += 1;
    let hash = 0;
    for (let i = first; i < last; i += 1) {
      // letters in either case; commas, points and blanks do not part two names
      const code = own[i] as number;
      if (code > 0x40) hash = (Math.imul(hash, 31) + (code | 0x20)) | 0;
    }
    this.names.push(hash);
    if (first === last) {
      this.#findings.say('trf.name-missing', 'warn', { line, column: PLAYER.name.from }, { player });
      return '';
    }
    const { text, restored } = this.#source;
    return restored(text.slice(from + first - at, from + last - at));
  }

  #federation(own: Uint8Array, at: number, from: number, line: number, player: string): string {
    const first = at + PLAYER.federation.from - 1;
    const key = ((own[first] as number) << 16) | ((own[first + 1] as number) << 8) | (own[first + 2] as number);
    if (key === 0x202020) return '';
    const known = this.#federations.get(key);
    if (known !== undefined) return known;
    const seen = this.#text(from, from + PLAYER.federation.to, PLAYER.federation);
    if (/^[A-Z]{3}$/.test(seen)) {
      this.#federations.set(key, seen);
      return seen;
    }
    this.#findings.say('trf.federation-form', 'warn', { line, column: PLAYER.federation.from }, { player, seen });
    return seen;
  }

  #fideId(own: Uint8Array, at: number, from: number, to: number, line: number, player: string): void {
    const id = numberIn(own, at, PLAYER.fideId);
    this.fideIds.push(id > 0 ? id : 0);
    if (id !== UNREADABLE) return;
    const seen = this.#text(from, to, PLAYER.fideId);
    this.#findings.say('trf.fide-id-unreadable', 'refuse', { line, column: PLAYER.fideId.from }, { player, seen });
  }

  #birth(own: Uint8Array, at: number, from: number, line: number, player: string): string {
    let first = at + PLAYER.birth.from - 1;
    let last = at + PLAYER.birth.to;
    while (last > first && own[last - 1] === BLANK) last -= 1;
    while (first < last && own[first] === BLANK) first += 1;
    if (first === last) return '';
    const { text, restored } = this.#source;
    const birth = restored(text.slice(from + first - at, from + last - at));
    if (last - first === 10 && isUsualDate(own, first)) return birth;
    const column = first - at + 1;
    const date = readDate(birth);
    if (date === undefined) this.#findings.say('trf.birth-unreadable', 'warn', { line, column }, { player });
    else if (date.unusual) this.#count('birth', line, column);
    return birth;
  }

  /** `11.5`: a decimal number, right-aligned; also ` 2  ` and `00.0`. */
  #points(own: Uint8Array, at: number, from: number, to: number, line: number, player: string): Tenths | undefined {
    const column = PLAYER.points.from;
    const first = at + column - 1;
    const points = tenthsIn(own, first, at + PLAYER.points.to);
    if (points >= 0) {
      for (let i = first; i < at + PLAYER.points.to; i += 1) {
        if (own[i] !== COMMA) continue;
        const seen = this.#text(from, to, PLAYER.points);
        this.#findings.say('trf.points-form', 'note', { line, column }, { player, seen });
      }
      return points;
    }
    if (points === NOTHING) this.#count('points', line, column);
    else {
      const seen = this.#text(from, to, PLAYER.points);
      this.#findings.say('trf.points-unreadable', 'refuse', { line, column }, { player, seen });
    }
    return undefined;
  }

  #cells(own: Uint8Array, at: number, length: number, line: number, player: string): Cell[] {
    const cells: Cell[] = [];
    const rounds = Math.ceil((length - CELL.begins + 1) / CELL.width);
    for (let round = 1; round <= rounds; round += 1) {
      if (round > this.#mostRounds) {
        this.#tooManyRounds(line, CELL.begins + (round - 1) * CELL.width);
        break;
      }
      const first = at + CELL.begins - 1 + (round - 1) * CELL.width;
      const missing = round * CELL.width + CELL.begins - 1 - length;
      // the last cell of a line may be shorter than the others
      if (missing > 0 && own !== this.#filled) {
        const rest = this.#filled.fill(BLANK);
        for (let i = 0; i < CELL.width - missing; i += 1) rest[i] = own[first + i] as number;
        cells.push(this.#cell(rest, 0, line, round, player));
      } else cells.push(this.#cell(own, first, line, round, player));
    }
    while (cells.length > 0 && cells[cells.length - 1] === BLANK_CELL) cells.pop();
    return cells;
  }

  #tooManyRounds(line: number, column: number): void {
    if (this.#roundsTold) return;
    this.#roundsTold = true;
    this.#findings.say('trf.too-many-rounds', 'refuse', { line, column }, { limit: this.#mostRounds });
  }

  #cell(own: Uint8Array, first: number, line: number, round: number, player: string): Cell {
    const colour = COLOUR_BITS[own[first + COLOUR_AT] as number] as number;
    const result = RESULT_BITS[own[first + RESULT_AT] as number] as number;
    const gaps =
      ((own[first] as number) ^ BLANK) |
      ((own[first + 1] as number) ^ BLANK) |
      ((own[first + FIRST_GAP] as number) ^ BLANK) |
      ((own[first + SECOND_GAP] as number) ^ BLANK);
    // the opponent: blanks, digits, and nothing more
    let at = first + OPPONENT;
    const end = at + 4;
    while (at < end && own[at] === BLANK) at += 1;
    const begins = at;
    let opponent = 0;
    while (at < end) {
      const digit = (own[at] as number) - ZERO;
      if (digit < 0 || digit > 9) break;
      opponent = opponent * 10 + digit;
      at += 1;
    }
    let form: number = FORM.usual;
    let oddAt = 0;
    if (begins === end) form = FORM.other;
    else if (at < end) {
      form = blankFrom(own, at, end) ? FORM.odd : UNREADABLE;
      oddAt = (opponent === 0 && at === begins + 1 ? begins : at) - end + 4;
    } else if (opponent === 0) {
      if (begins > end - 4) {
        form = FORM.odd;
        // the fewer: a blank among zeros, or a zero among blanks
        oddAt = begins === end - 3 ? 0 : begins - end + 4;
      }
    } else if (own[begins] === ZERO) {
      form = begins === end - 4 ? FORM.other : FORM.odd;
      oddAt = begins - end + 4;
    }
    if ((gaps | ((colour | result) & UNKNOWN)) !== 0 || form === UNREADABLE) {
      this.#brokenCell(own, first, line, round, player);
      if (form === UNREADABLE) {
        this.#unreadableOpponent(own, first, line, round, player, oddAt);
        return cellWith(0, FORM.odd, (colour | result) & 0xff, oddAt);
      }
    }
    return cellWith(opponent, form, (colour | result) & 0xff, oddAt);
  }

  #unreadableOpponent(
    own: Uint8Array,
    first: number,
    line: number,
    round: number,
    player: string,
    oddAt: number,
  ): void {
    const at = { line, column: CELL.opponent.from + (round - 1) * CELL.width + oddAt };
    const seen = [0, 1, 2, 3].map((i) => shown(own[first + OPPONENT + i] as number)).join('');
    this.#findings.say('trf.opponent-unreadable', 'refuse', at, { player, round, seen });
  }

  #brokenCell(own: Uint8Array, first: number, line: number, round: number, player: string): void {
    const start = CELL.begins + (round - 1) * CELL.width;
    for (const gap of [0, 1, FIRST_GAP, SECOND_GAP]) this.#stray(own[first + gap] as number, line, start + gap);
    const colour = own[first + COLOUR_AT] as number;
    if (((COLOUR_BITS[colour] as number) & UNKNOWN) !== 0) {
      const at = { line, column: start + COLOUR_AT };
      this.#findings.say('trf.colour-unknown', 'refuse', at, { player, round, seen: shown(colour) });
    }
    const result = own[first + RESULT_AT] as number;
    if (((RESULT_BITS[result] as number) & UNKNOWN) !== 0) {
      const at = { line, column: start + RESULT_AT };
      this.#findings.say('trf.result-unknown', 'refuse', at, { player, round, seen: shown(result) });
    }
  }
}

/** Whether only blanks follow: a number at the left end of its columns. */
function blankFrom(own: Uint8Array, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) if (own[at] !== BLANK) return false;
  return true;
}

/** A character beyond ASCII is not told apart here. */
const shown = (code: number): string => (code === FOREIGN ? '\ufffd' : String.fromCharCode(code));

/** A whole number with blanks around it; `NOTHING` where all is blank, `UNREADABLE` where it is no number. */
function numberIn(own: Uint8Array, at: number, { from, to }: Columns): number {
  let i = at + from - 1;
  const end = at + to;
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
  let [value, digits] = [0, 0];
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

/** `YYYY/MM/DD` with a day that every month has; the year alone as `YYYY/00/00`. The other days take the longer way. */
function isUsualDate(own: Uint8Array, at: number): boolean {
  if (own[at + 4] !== SLASH || own[at + 7] !== SLASH) return false;
  for (const digit of DIGITS_OF_YEAR) {
    const value = (own[at + digit] as number) - ZERO;
    if (value < 0 || value > 9) return false;
  }
  const month = twoDigits(own, at + 5);
  const day = twoDigits(own, at + 8);
  return (month === 0 && day === 0) || (month >= 1 && month <= 12 && day >= 1 && day <= 28);
}

const DIGITS_OF_YEAR = [0, 1, 2, 3] as const;

/** Less than 0, or above 99, where it is no number. */
function twoDigits(own: Uint8Array, at: number): number {
  const tens = (own[at] as number) - ZERO;
  const ones = (own[at + 1] as number) - ZERO;
  return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? NOTHING : tens * 10 + ones;
}
