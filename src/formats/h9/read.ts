/**
 * Reads an h9 file into a report. Every game is on two lines, which must agree; an entry on only one of them is not a game. White
 * comes first; the grade of a line is the grade with which the player entered.
 */
import { withoutAbsent } from '../../core/absent.ts';
import { dayText, parseDay } from '../../core/dates.ts';
import type { Place } from '../../core/finding.ts';
import type { Result } from '../../core/game.ts';
import type { Bye, EventFacts, Report, ReportedGame, ReportedPlayer } from '../../core/report.ts';
import { readDate } from '../dates.ts';
import { decode, type Encoding, type EncodingFindings, hasMark, isDamagedUtf8, tellDamage } from '../encoding.ts';
import type { ReadOptions, ReadReport } from '../format.ts';
import { familyAndGiven } from '../go.ts';
import { Notes, shortText } from '../../core/notes.ts';
import type { H9Findings } from './findings.ts';
import { type HeaderValue, type PlayerLine, readLines, roundsIn, type H9Lines, type Word } from './lines.ts';
import {
  type H9Entry,
  type EntryColour,
  type EntrySymbol,
  isEntry,
  MOST_STONES,
  NO_HANDICAP,
  readEntry,
} from './records.ts';

type H9Notes = Notes<H9Findings & EncodingFindings>;

export function readH9(bytes: Uint8Array, options: ReadOptions): ReadReport {
  const notes: H9Notes = new Notes('h9.more-findings');
  const report = reportOf(bytes, options, notes);
  const findings = notes.all();
  return report === undefined ? { findings } : { report, findings };
}

function reportOf(bytes: Uint8Array, { encoding, limits }: ReadOptions, notes: H9Notes): Report | undefined {
  if (bytes.length > limits.reportBytes) {
    notes.say('h9.too-large', 'refuse', {}, { bytes: bytes.length, limit: limits.reportBytes });
    return undefined;
  }
  const sheet = readLines(textOf(bytes, encoding, notes), limits, notes);
  if (sheet === undefined) return undefined;
  if (sheet.lines.length === 0) {
    notes.say('h9.no-players', 'refuse', { line: 1, column: 1 }, {});
    return undefined;
  }
  const rounds = roundsIn(sheet.lines);
  const [firstLine] = sheet.lines as [PlayerLine];
  if (rounds === 0) notes.say('h9.no-results', 'refuse', { line: firstLine.line, column: firstLine.column }, {});
  if (rounds > limits.rounds) {
    const at = { line: firstLine.line, column: firstLine.column };
    notes.say('h9.too-many-rounds', 'refuse', at, { limit: limits.rounds });
    return undefined;
  }
  return new Wall(sheet, rounds, notes).report();
}

/** UTF-8, otherwise ISO-8859-15; the choice is reported. */
function textOf(bytes: Uint8Array, set: Encoding | undefined, notes: H9Notes): string {
  const mark = hasMark(bytes) ? 3 : 0;
  let foreign = 0;
  for (let at = mark; at < bytes.length; at += 1) if ((bytes[at] as number) >= 0x80) foreign += 1;
  if (foreign === 0) return decode(bytes, { encoding: 'utf-8', mark });
  const isUtf8 = mark === 3 || !decode(bytes, { encoding: 'utf-8', mark }).includes('\ufffd') || isDamagedUtf8(bytes);
  const encoding = set ?? (isUtf8 ? 'utf-8' : 'iso-8859-15');
  if (set === undefined) notes.say('encoding.guessed', 'note', {}, { encoding, bytes: foreign });
  const text = decode(bytes, { encoding, mark });
  tellDamage(text, encoding, notes);
  return text;
}

/** A result of a line: the entry and its word; without an entry it cannot be read. */
interface Cell {
  readonly at: Place;
  readonly text: string;
  readonly entry?: H9Entry;
}

const UNREADABLE: Cell = { at: {}, text: '' };

/** A game as its two lines have it: the cell and the entry of the first line, and those of the other. */
interface ToldTwice {
  readonly round: number;
  readonly cell: Cell;
  readonly own: H9Entry;
  readonly index: number;
  readonly other: Cell;
  readonly theirs: H9Entry;
  readonly opponent: number;
}

/** The words for the opponents: their numbers in the cells. */
const OPPOSITE: Readonly<Record<EntrySymbol, EntrySymbol>> = { '+': '-', '-': '+', '=': '=', '?': '?' };

const POINTS: Readonly<Record<EntrySymbol, number>> = { '+': 1, '=': 0.5, '-': 0, '?': 0 };
const BYE_KINDS: Readonly<Record<EntrySymbol, Bye['kind']>> = { '+': 'full', '=': 'half', '-': 'zero', '?': 'zero' };

/** The lines as one table of opponents. */
class Wall {
  readonly #sheet: H9Lines;
  readonly #notes: H9Notes;
  /** For each line, one cell for each round. */
  readonly #cells: readonly (readonly Cell[])[];
  readonly #numbers: readonly number[];
  readonly #byNumber: ReadonlyMap<number, number>;
  readonly #reduction: number | undefined;
  readonly #rounds: number;
  #withStones = 0;
  #stonesUnknown = 0;

  constructor(sheet: H9Lines, columns: number, notes: H9Notes) {
    this.#sheet = sheet;
    this.#notes = notes;
    this.#numbers = numbersOf(sheet.lines, notes);
    this.#byNumber = new Map(this.#numbers.map((number, index) => [number, index]));
    this.#reduction = readReduction(sheet.header.get('HA'), notes);
    const cells = this.#readCells(columns);
    this.#rounds = this.#roundsPlayed(cells, columns);
    this.#cells = cells;
  }

  report(): Report {
    const { lines, header, criteria } = this.#sheet;
    const games = this.#games();
    const byes = this.#byes();
    const event = this.#event(games);
    this.#sameTwice();
    const kept: Record<string, string> = {};
    for (const tag of ['CL', 'HA', 'KM', 'TM', 'CM'] as const) {
      const value = header.get(tag);
      if (value !== undefined) kept[tag] = value.text;
    }
    if (criteria.length > 0) kept['criteria'] = criteria.join(' ');
    let above: number | undefined;
    const players = lines.map((line, index): ReportedPlayer => {
      above = line.place ?? above;
      const criterionCount = Math.max(0, line.rest.length - (this.#cells[index] as readonly Cell[]).length);
      return withoutAbsent({
        at: { line: line.line, column: line.column },
        id: String(index + 1),
        name: nameOf(line),
        federation: line.country,
        entryRank: line.grade?.text,
        club: line.club,
        pin: line.pin,
        place: above,
        startNumber: this.#numbers[index] as number,
        criteria: criterionCount === 0 ? undefined : line.rest.slice(0, criterionCount).map(({ text }) => text),
      });
    });
    return { event, players, games, byes, ...(Object.keys(kept).length === 0 ? {} : { header: kept }), at: {} };
  }

  /** The words at the end of each line as entries. A word that is none leaves its round open; games there are not checked. */
  #readCells(columns: number): readonly (readonly Cell[])[] {
    const { lines } = this.#sheet;
    const graded = lines.filter(({ grade }) => grade !== undefined);
    const usual = mostCommon(graded.map(({ rest }) => rest.length));
    const longer = graded.find(({ run }) => run > columns);
    const shortest = graded.find(({ run }) => run === columns);
    if (longer !== undefined && shortest !== undefined) {
      // one line shows where the results begin, and others have a word before that which looks like another result
      const word = shortest.rest[shortest.rest.length - columns - 1] ?? { text: '', column: shortest.column };
      const at = { line: shortest.line, column: word.column };
      this.#notes.say('h9.criteria-like-results', 'note', at, { text: shortText(word.text), rounds: columns });
    }
    return lines.map((line) => this.#cellsOf(line, columns, usual));
  }

  #cellsOf(line: PlayerLine, columns: number, usual: number): readonly Cell[] {
    const { rest, run } = line;
    const extra = rest.length - usual;
    if (run >= columns) {
      if (extra !== 0 && line.grade !== undefined) {
        const at = { line: line.line, column: (rest[rest.length - columns] ?? line).column };
        this.#notes.say('h9.uneven-line', 'note', at, { seen: rest.length, expected: usual });
      }
      return rest.slice(rest.length - columns).map((word, index) => this.#cell(line, word, index + 1));
    }
    // a word too many: one entry was split; the usual number: one is damaged; otherwise nothing is certain
    if (line.grade === undefined || usual < columns || (extra !== 0 && extra !== 1)) {
      const at = { line: line.line, column: (rest[rest.length - run - 1] ?? line).column };
      this.#notes.say('h9.result-count', 'refuse', at, { seen: run, expected: columns });
      return Array.from({ length: columns }, () => UNREADABLE);
    }
    const cells: Cell[] = [];
    let [end, apart] = [rest.length, extra];
    for (let round = columns; round >= 1; round -= 1) {
      end -= 1;
      const word = rest[end] as Word;
      if (isEntry(word.text)) {
        cells.unshift(this.#cell(line, word, round));
        continue;
      }
      let text = word.text;
      let { column } = word;
      if (apart === 1) {
        end -= 1;
        apart = 0;
        const left = rest[end] as Word;
        text = `${left.text} ${text}`;
        column = left.column;
      }
      const at = { line: line.line, column };
      this.#notes.say('h9.result-unreadable', 'refuse', at, { round, text: shortText(text) });
      cells.unshift(UNREADABLE);
    }
    return cells;
  }

  #cell({ line }: PlayerLine, { text, column }: Word, round: number): Cell {
    const entry = readEntry(text);
    const at = { line, column };
    for (const oddity of entry.odd) {
      if (oddity === 'mark-at-end') this.#notes.say('h9.mark-at-end', 'warn', at, { round, text });
      else this.#notes.count(`h9.${oddity}`, at, { text });
    }
    return { at, text, entry };
  }

  /** Last columns without one game are rounds that were not played, unless nothing was played at all. */
  #roundsPlayed(cells: readonly (readonly Cell[])[], columns: number): number {
    const isPlayed = (round: number): boolean =>
      cells.some((line) => {
        const { entry } = line[round - 1] as Cell;
        return entry === undefined || entry.opponent > 0;
      });
    let rounds = columns;
    while (rounds > 0 && !isPlayed(rounds)) rounds -= 1;
    if (rounds === 0 || rounds === columns) return columns;
    const [firstLine] = cells as [readonly Cell[]];
    this.#notes.say('h9.rounds-not-played', 'note', (firstLine[rounds] as Cell).at, { columns, rounds });
    for (let round = rounds + 1; round <= columns; round += 1) {
      const usual = mostCommon(cells.map((line) => (line[round - 1] as Cell & { entry: H9Entry }).entry.symbol));
      cells.forEach((line, index) => {
        const { at, entry } = line[round - 1] as Cell & { entry: H9Entry };
        if (entry.symbol !== usual) this.#sayFree(at, entry, index, round);
      });
    }
    return rounds;
  }

  #sayFree(at: Place, { symbol }: H9Entry, index: number, round: number): void {
    this.#notes.say('h9.free-round', 'note', at, { player: String(index + 1), round, points: POINTS[symbol] });
  }

  /** Nothing in the file confirms the points of a free round, so each is reported. */
  #byes(): readonly Bye[] {
    const byes: Bye[] = [];
    this.#cells.forEach((line, index) => {
      line.slice(0, this.#rounds).forEach(({ at, entry }, column) => {
        if (entry === undefined || entry.opponent > 0) return;
        const round = column + 1;
        this.#sayFree(at, entry, index, round);
        byes.push({ at, player: String(index + 1), round, kind: BYE_KINDS[entry.symbol] });
      });
    });
    return byes;
  }

  #games(): readonly ReportedGame[] {
    const games: ReportedGame[] = [];
    for (let round = 1; round <= this.#rounds; round += 1) {
      this.#cells.forEach((line, index) => {
        const cell = line[round - 1] as Cell;
        const { entry } = cell;
        if (entry === undefined || entry.opponent === 0) return;
        const game = this.#gameOf(cell, entry, index, round);
        if (game !== undefined) games.push(game);
      });
    }
    return games;
  }

  /** The game of an entry, from the line that comes first; undefined if the two lines do not agree. */
  #gameOf(cell: Cell, entry: H9Entry, index: number, round: number): ReportedGame | undefined {
    const { at, text } = cell;
    const opponent = this.#byNumber.get(entry.opponent);
    if (opponent === undefined) {
      this.#notes.say('h9.unknown-opponent', 'refuse', at, { round, text, opponent: entry.opponent });
      return undefined;
    }
    if (opponent === index) {
      this.#notes.say('h9.self-opponent', 'refuse', at, { round, text });
      return undefined;
    }
    const other = (this.#cells[opponent] as readonly Cell[])[round - 1] as Cell;
    if (other.entry === undefined) return undefined;
    if (other.entry.opponent !== this.#numbers[index]) {
      this.#notes.say('h9.not-confirmed', 'refuse', at, { round, text, other: other.text, ...otherOf(other) });
      return undefined;
    }
    if (opponent < index) return undefined;
    return this.#agreed({ round, cell, own: entry, index, other, theirs: other.entry, opponent });
  }

  #agreed(told: ToldTwice): ReportedGame | undefined {
    const { round, own, index, other, theirs, opponent } = told;
    const { at, text } = told.cell;
    const about = differenceOf(own, theirs);
    if (about !== undefined) {
      const facts = { about, round, text, other: other.text, ...otherOf(other) };
      this.#notes.say('h9.entries-differ', 'refuse', at, facts);
      return undefined;
    }
    const byDefault = (own.mark ?? theirs.mark) === '!';
    const said = this.#doubleOrOpen(told, byDefault);
    if (said === 'left-out') return undefined;
    const { ownColour, stones } = this.#setting(told);
    const isWhite = ownColour === 'w';
    const [white, black] = isWhite ? [index, opponent] : [opponent, index];
    const whiteSymbol = isWhite ? own.symbol : theirs.symbol;
    if (stones > 0) this.#withStones += 1;
    return {
      at,
      round,
      white: String(white + 1),
      black: String(black + 1),
      result: said === 'double-loss' ? '-/-' : resultOf(whiteSymbol, byDefault),
      ...(stones === 0 ? {} : { handicap: stones }),
    };
  }

  /** Both lose, which is no game that was played; both win, or nobody knows, which is none that can be counted. */
  #doubleOrOpen(
    { round, cell, own, other, theirs }: ToldTwice,
    byDefault: boolean,
  ): 'double-loss' | 'left-out' | undefined {
    const { at, text } = cell;
    const facts = { round, text, ...otherOf(other) };
    if (own.symbol === '?') {
      this.#notes.say('h9.result-unknown', 'warn', at, facts);
      return 'left-out';
    }
    if (own.symbol === '=') {
      if (!byDefault) return undefined;
      this.#notes.say('h9.jigo-by-default', 'warn', at, facts);
      return 'left-out';
    }
    if (own.symbol !== theirs.symbol) return undefined;
    const code = own.symbol === '-' ? 'h9.double-loss' : 'h9.double-win';
    // both absent is ordinary; that both lose a game they played is rare, and may as well be one sign that is wrong
    const weight = own.symbol === '-' && byDefault ? 'note' : 'warn';
    this.#notes.say(code, weight, at, facts);
    this.#notes.say(code, weight, other.at, { round, text: other.text, ...otherOf(cell) });
    return own.symbol === '-' ? 'double-loss' : 'left-out';
  }

  /** Colour of the line that comes first, and the stones. */
  #setting({ round, cell, own, index, other, theirs, opponent }: ToldTwice): {
    readonly ownColour: 'b' | 'w';
    readonly stones: number;
  } {
    const known = colourOf(own) ?? turned(colourOf(theirs));
    const told = own.stones ?? theirs.stones;
    const stones = told ?? this.#stonesByGrades(cell, index, opponent);
    if (known !== undefined) {
      if (colourOf(own) === undefined) this.#notes.count('h9.colour-from-opponent', cell.at, { text: cell.text });
      if (colourOf(theirs) === undefined) this.#notes.count('h9.colour-from-opponent', other.at, { text: other.text });
      return { ownColour: known, stones };
    }
    if (stones === 0) {
      this.#notes.count('h9.colour-unknown', cell.at, { text: cell.text });
      return { ownColour: 'w', stones };
    }
    if (told !== undefined) {
      this.#notes.say('h9.colour-by-grade', 'warn', cell.at, { round, text: cell.text, stones });
    }
    return { ownColour: this.#strengthOf(index) < this.#strengthOf(opponent) ? 'b' : 'w', stones };
  }

  #strengthOf(index: number): number {
    return (this.#sheet.lines[index] as PlayerLine).grade?.strength ?? 0;
  }

  /** Neither colour nor stones: the difference of the grades, at most nine, less the reduction. Without tag nobody knows. */
  #stonesByGrades({ at }: Cell, index: number, opponent: number): number {
    if (this.#reduction === undefined) {
      this.#stonesUnknown += 1;
      this.#notes.count('h9.stones-unknown', at, {});
      return 0;
    }
    this.#notes.count('h9.stones-from-grades', at, { reduction: this.#reduction });
    const difference = Math.abs(this.#strengthOf(index) - this.#strengthOf(opponent));
    return Math.max(0, Math.min(difference, MOST_STONES) - this.#reduction);
  }

  #event(games: readonly ReportedGame[]): EventFacts {
    const { header, lines } = this.#sheet;
    const notes = this.#notes;
    const name = header.get('EV')?.text;
    const handicap = this.#handicap(games);
    const fields = ['board', 'baseMinutes', 'byoyomi', 'importance', 'rating'];
    if (handicap === undefined) fields.splice(3, 0, 'handicap');
    const extendedMinutes = minutesIn(header.get('TM'), notes) ?? null;
    notes.say('h9.not-in-file', 'note', {}, { fields, extendedMinutes });
    return withoutAbsent({
      id: header.get('TC')?.text ?? name ?? '',
      name,
      ...placeOf(header.get('PC'), notes),
      ...daysOf(header.get('DT'), notes),
      rounds: this.#rounds,
      handicap,
      participants: lines.length,
    });
  }

  /** The stones are in the entries; `HA[h9]` says that there are none. No other tag says how the event was announced. */
  #handicap(games: readonly ReportedGame[]): boolean | undefined {
    const at = this.#sheet.header.get('HA')?.at ?? {};
    if (this.#withStones > 0) {
      if (this.#reduction === NO_HANDICAP) {
        this.#notes.say('h9.stones-against-tag', 'note', at, { games: this.#withStones });
      }
      this.#notes.say('h9.handicap-from-games', 'note', {}, { games: this.#withStones });
      return true;
    }
    if (this.#reduction === NO_HANDICAP) return false;
    this.#notes.say('h9.handicap-open', 'note', at, { games: games.length, unknown: this.#stonesUnknown });
    return undefined;
  }

  /** The same person entered twice. Names of question marks are names that an old file could not write. */
  #sameTwice(): void {
    const pins = new Map<string, number>();
    const names = new Map<string, PlayerLine>();
    for (const line of this.#sheet.lines) {
      const at = { line: line.line, column: line.column };
      const name = nameOf(line);
      const earlierPin = line.pin === undefined ? undefined : pins.get(line.pin);
      const earlierName = names.get(name.toLowerCase());
      if (line.pin !== undefined) pins.set(line.pin, earlierPin ?? line.line);
      names.set(name.toLowerCase(), earlierName ?? line);
      if (earlierPin !== undefined) {
        this.#notes.say('h9.repeated-pin', 'warn', at, { pin: line.pin as string, otherLine: earlierPin });
      } else if (earlierName !== undefined && /\p{L}/u.test(name)) {
        // with different PINs they are two persons
        const weight = line.pin !== undefined && earlierName.pin !== undefined ? 'note' : 'warn';
        this.#notes.say('h9.repeated-name', weight, at, { name: shortText(name), otherLine: earlierName.line });
      }
    }
  }
}

const otherOf = ({ at }: Cell) => ({ otherLine: at.line as number, otherColumn: at.column as number });

/** The first word is the family name, unless the line has but one; blanks inside a name are `_`. */
function nameOf({ name: [family = '', ...given] }: PlayerLine): string {
  return familyAndGiven(family, given.join(' ')).replaceAll('_', ' ');
}

/** The most frequent; of equally frequent ones the first. */
function mostCommon<T>(values: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let [best, most] = [values[0] as T, 0];
  for (const [value, count] of counts) if (count > most) [best, most] = [value, count];
  return best;
}

/** Printed places, where every line has one and none repeats; else the number of the line among the players. */
function numbersOf(lines: readonly PlayerLine[], notes: H9Notes): readonly number[] {
  const places = lines.flatMap(({ place }) => (place === undefined ? [] : [place]));
  if (places.length === lines.length && new Set(places).size === places.length) return places;
  let above = 0;
  lines.forEach(({ line, place }, index) => {
    // a tie is written without place, or with the place of the line above
    if (place !== undefined && place !== index + 1 && place !== above) {
      notes.count('h9.place-differs', { line, column: 1 }, { place, number: index + 1 });
    }
    above = place ?? above;
  });
  return lines.map((_, index) => index + 1);
}

/** The differences between two entries for one game. A line without a colour says nothing about default, colour and stones. */
function differenceOf(own: H9Entry, theirs: H9Entry): H9Findings['h9.entries-differ']['about'] | undefined {
  const isDouble = own.symbol === theirs.symbol && own.symbol !== '?';
  if (!isDouble && OPPOSITE[own.symbol] !== theirs.symbol) return 'result';
  if (own.mark !== undefined && theirs.mark !== undefined) {
    if (own.mark !== theirs.mark) return 'default';
    if (colourOf(own) !== undefined && colourOf(own) === colourOf(theirs)) return 'colour';
    if (own.stones !== theirs.stones) return 'stones';
  }
  return undefined;
}

const colourOf = ({ colour }: { readonly colour?: EntryColour }): 'b' | 'w' | undefined =>
  colour === '?' ? undefined : colour;

const TURNED = { b: 'w', w: 'b' } as const;
const turned = (colour: 'b' | 'w' | undefined): 'b' | 'w' | undefined =>
  colour === undefined ? undefined : TURNED[colour];

const RESULTS: Readonly<Record<string, readonly [played: Result, byDefault: Result]>> = {
  '+': ['1-0', '+/-'],
  '-': ['0-1', '-/+'],
};

const resultOf = (white: EntrySymbol, byDefault: boolean): Result => RESULTS[white]?.[byDefault ? 1 : 0] ?? '1/2-1/2';

function unreadable(notes: H9Notes, tag: string, { text, at }: HeaderValue, weight: 'warn' | 'note'): undefined {
  notes.say('h9.tag-unreadable', weight, at, { tag, text: shortText(text) });
  return undefined;
}

/** As many digits as any clock has; more would be read as another number, or as none. */
const MINUTES = /^\d{1,5}(?:[.,]\d{0,10})?$/;

/** `75`, `77.5`: a number of minutes above zero. */
function minutesIn(value: HeaderValue | undefined, notes: H9Notes): number | undefined {
  if (value === undefined) return undefined;
  const minutes = MINUTES.test(value.text) ? Number(value.text.replace(',', '.')) : 0;
  return minutes > 0 ? minutes : unreadable(notes, 'TM', value, 'note');
}

/** `h1`: one stone fewer than the grades require. */
function readReduction(value: HeaderValue | undefined, notes: H9Notes): number | undefined {
  if (value === undefined) return undefined;
  const match = /^h?(\d)$/i.exec(value.text);
  return match === null ? unreadable(notes, 'HA', value, 'warn') : Number(match[1]);
}

/** `HU, Budapest`; the country may be missing (`,Place`) or come after the comma (`,TR, Istanbul`). */
function placeOf(value: HeaderValue | undefined, notes: H9Notes): Pick<EventFacts, 'federation' | 'place'> {
  if (value === undefined) return {};
  const parts = value.text.split(',').map((part) => part.trim());
  const [first, second] = parts as [string, string | undefined];
  const isCountry = (text: string): boolean => /^[A-Za-z]{2}$/.test(text);
  const rest = (from: number): string | undefined => parts.slice(from).join(', ') || undefined;
  if (second === undefined) return isCountry(first) ? { federation: first.toUpperCase() } : { place: first };
  if (first === '' && parts.length > 2 && isCountry(second)) {
    const country = second.toUpperCase();
    notes.say('h9.country-misplaced', 'note', value.at, { text: shortText(value.text), country });
    return { federation: country, place: rest(2) };
  }
  if (first === '') return { place: rest(1) };
  return isCountry(first) ? { federation: first.toUpperCase(), place: rest(1) } : { place: rest(0) };
}

type Days = Pick<EventFacts, 'start' | 'end'>;

/** First and last day, in this order. */
function daysOf(value: HeaderValue | undefined, notes: H9Notes): Days {
  if (value === undefined) return {};
  const { start, end } = writtenDays(value, notes);
  if (start === undefined || end === undefined) return {};
  if (end < start) notes.say('h9.dates-reversed', 'refuse', value.at, { start: dayText(start), end: dayText(end) });
  return { start, end };
}

/** `2013-07-28,2013-08-10`, or one day alone; other forms are understood and reported. */
function writtenDays(value: HeaderValue, notes: H9Notes): Days {
  const parts = value.text.split(',');
  const half = Math.ceil(parts.length / 2);
  const start = parts.slice(0, half).join(',').trim();
  const end = parts.slice(half).join(',').trim() || start;
  const days = { start: parseDay(start), end: parseDay(end) };
  if (days.start !== undefined && days.end !== undefined) return days;
  const one = readDate(value.text)?.day;
  const read = { start: one ?? readDate(start)?.day, end: one ?? readDate(end)?.day };
  if (read.start === undefined || read.end === undefined) {
    unreadable(notes, 'DT', value, 'warn');
    return {};
  }
  notes.say('h9.date-form', 'note', value.at, { text: shortText(value.text) });
  return read;
}
