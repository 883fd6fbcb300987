/**
 * The list as XML. A player written just as FIDE writes players is read straight from the text; everything else goes
 * through the XML reader, which never sees the former: taking a complete element out leaves the rest well formed.
 */
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Place } from '../../core/finding.ts';
import { isPlainDoctype } from '../doctype.ts';
import type { Limits } from '../limits.ts';
import { type ListNotes, type XmlProblem } from './findings.ts';
import { shortText } from '../../core/notes.ts';
import type { PlaceOf, ListPlayerReader } from './player.ts';
import { ELEMENT_INDEX, PLAYER_ELEMENTS, PLAYER_TAG, LIST_ROOT, RATING_ELEMENTS } from './records.ts';

const BEGIN = `<${PLAYER_TAG}>`;
const END = `</${PLAYER_TAG}>`;
const OPEN = PLAYER_ELEMENTS.map((element) => `<${element}>`);
const CLOSE = PLAYER_ELEMENTS.map((element) => `</${element}>`);

/** Roots under which players are looked for: FIDE's, and that of programs that write after it. */
const ROOTS: readonly string[] = [LIST_ROOT, 'players'];

/** The list, a player, an element of his. */
const PLAYER_DEPTH = 2;
const ELEMENT_DEPTH = 3;
const DEEPEST = 16;

const TAB = 0x09;
const LF = 0x0a;
const CR = 0x0d;
const BLANK = 0x20;

const INDEX: ReadonlyMap<string, number> = new Map(PLAYER_ELEMENTS.map((element, index) => [element, index]));

/** A tag, or text in an element, that is not one of the table. */
const NONE = -1;

/** The place of a text in its file: its line, and the number of characters before it in that line. */
interface Position {
  line: number;
  column: number;
}

/** Goes over a part of the text. */
function advance(position: Position, text: string, from: number, to: number): void {
  let lineStart = from - position.column;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) {
      position.line += 1;
      lineStart = at + 1;
    }
  }
  position.column = to - lineStart;
}

/** The parts of one player that the XML reader has found. */
class ElementValues {
  readonly values: (string | undefined)[] = PLAYER_ELEMENTS.map(() => undefined);
  readonly places: Place[] = [];

  clear(): void {
    this.values.fill(undefined);
  }
}

export class XmlList {
  readonly #notes: ListNotes;
  readonly #reader: ListPlayerReader;
  readonly #limit: number;
  /** The XML does not say for which month it is. */
  readonly month: undefined;
  #text = '';
  /** A CR at the end of a piece: its LF may come with the next. */
  #carried = '';
  /** The position of the first available character. */
  readonly #position: Position = { line: 1, column: 0 };
  /** Nothing more is read: the rest is not a list. */
  #isLost = false;
  /** After broken XML: on to the next player. */
  #isSeeking = false;

  #parser = new SaxesParser({});
  /** The position of the XML reader's present piece, in the file and for the reader. */
  readonly #piece: Position = { line: 1, column: 0 };
  readonly #parserPiece: Position = { line: 1, column: 0 };
  #given = 0;
  #event = 0;
  #tagEnd = NONE;
  #depth = 0;
  #hasRoot = false;
  #isPlayer = false;
  #element = NONE;
  #value = '';
  readonly #found = new ElementValues();
  #playerPlace: Place = {};
  #isBroken = false;
  #isEnding = false;
  /** Whether any player so far had an element, and any had more than one kind of ratings. */
  readonly #isSeen = new Uint8Array(PLAYER_ELEMENTS.length);
  #hasCombined = false;

  /** For a player that is read directly from the text. */
  #begin = 0;
  readonly #placeInText: PlaceOf = (element) => {
    const { line, column } = this.#position;
    const place = { line, column };
    advance(place, this.#text, this.#begin, Math.max(this.#begin, this.#reader.cells.from[element] as number));
    return { line: place.line, column: place.column + 1 };
  };
  readonly #placeFound: PlaceOf = (element) => this.#found.places[element] as Place;

  constructor(reader: ListPlayerReader, notes: ListNotes, limits: Pick<Limits, 'lineBytes'>) {
    this.#reader = reader;
    this.#notes = notes;
    this.#limit = limits.lineBytes;
    this.#listen(this.#parser);
  }

  push(piece: string): void {
    if (this.#isLost) return;
    const text = this.#carried + piece;
    this.#carried = text.endsWith('\r') ? '\r' : '';
    this.#text += this.#carried === '' ? text : text.slice(0, -1);
    const at = this.#read();
    this.#text = this.#isLost ? '' : this.#text.slice(at);
  }

  end(): void {
    if (this.#isLost || this.#isSeeking) return;
    this.#text += this.#carried;
    this.#parse(0, this.#text.length);
    this.#text = '';
    this.#isEnding = true;
    if (!this.#isLost && !this.#isSeeking) this.#parser.close();
    this.#tellIncomplete();
  }

  /** Elements of ratings that no player of a combined list has. */
  #tellIncomplete(): void {
    if (this.#hasCombined)
      this.#reader.lacks(RATING_ELEMENTS.filter((element) => !this.#isSeen[ELEMENT_INDEX[element]]));
  }

  /** Reads what it can of the text, and returns where it stopped. */
  #read(): number {
    const text = this.#text;
    let at = 0;
    while (!this.#isLost) {
      if (this.#isSeeking) {
        const next = text.indexOf(BEGIN, at);
        const to = next < 0 ? Math.max(at, text.length - BEGIN.length + 1) : next;
        advance(this.#position, text, at, to);
        at = to;
        if (next < 0) return at;
        this.#isSeeking = false;
      }
      if (this.#isBetweenPlayers()) {
        at = this.#overBlanks(at);
        if (text.length - at < BEGIN.length) return at;
        if (text.startsWith(BEGIN, at)) {
          const end = text.indexOf(END, at);
          if (end < 0 && text.length - at <= this.#limit) return at;
          const to = end < 0 ? text.length : end + END.length;
          if (end < 0) this.#parse(at, to);
          else if (!this.#straight(at, end)) this.#parsePlayer(at, to);
          at = to;
          continue;
        }
      }
      if (at === text.length) return at;
      const tagEnd = text.indexOf('>', at) + 1;
      const to = tagEnd === 0 ? text.length : tagEnd;
      this.#parse(at, to);
      at = to;
    }
    return at;
  }

  /** The last that the XML reader saw is the tag of the list, or the end of a player. */
  #isBetweenPlayers(): boolean {
    return this.#depth === 1 && this.#tagEnd === this.#given;
  }

  #overBlanks(from: number): number {
    const text = this.#text;
    const position = this.#position;
    for (let at = from; ; at += 1) {
      const code = text.charCodeAt(at);
      if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) {
        position.line += 1;
        position.column = 0;
      } else if (code === BLANK || code === TAB || code === CR) position.column += 1;
      else return at;
    }
  }

  /** A player in FIDE's own form: the elements in order, without attributes, entities or anything else. */
  #straight(begin: number, end: number): boolean {
    const text = this.#text;
    const { cells } = this.#reader;
    this.#begin = begin;
    let at = begin + BEGIN.length;
    let lines = 0;
    let lineStart = begin - this.#position.column;
    let isCombined = false;
    for (let element = 0; element <= PLAYER_ELEMENTS.length; element += 1) {
      for (let code = text.charCodeAt(at); code <= BLANK; code = text.charCodeAt(at)) {
        at += 1;
        if (code === LF) {
          lines += 1;
          lineStart = at;
        } else if (code !== BLANK && code !== TAB && (code !== CR || text.charCodeAt(at) !== LF)) return false;
      }
      if (element === PLAYER_ELEMENTS.length) break;
      cells.from[element] = NONE;
      cells.to[element] = NONE;
      if (!text.startsWith(OPEN[element] as string, at)) continue;
      const from = at + (OPEN[element] as string).length;
      const to = plainEnd(text, from);
      if (!text.startsWith(CLOSE[element] as string, to)) return false;
      cells.from[element] = from;
      cells.to[element] = to;
      at = to + (CLOSE[element] as string).length;
      this.#isSeen[element] = 1;
      if (element >= ELEMENT_INDEX.rapid_rating && element < ELEMENT_INDEX.birthday) isCombined = true;
    }
    if (at !== end) return false;
    cells.text = text;
    this.#deliver(isCombined, this.#placeInText);
    this.#position.line += lines;
    this.#position.column = end + END.length - lineStart;
    return true;
  }

  #deliver(isCombined: boolean, placeOf: PlaceOf): void {
    if (isCombined) this.#hasCombined = true;
    this.#reader.list(isCombined ? 'combined' : 'single');
    this.#reader.deliver(placeOf);
  }

  /** Gives a piece to the XML reader. After broken XML a new one takes over at the next player. */
  #parse(from: number, to: number): void {
    const piece = this.#text.slice(from, to);
    this.#piece.line = this.#position.line;
    this.#piece.column = this.#position.column;
    this.#parserPiece.line = this.#parser.line;
    this.#given += piece.length;
    this.#parser.write(piece);
    advance(this.#position, this.#text, from, to);
    advance(this.#parserPiece, piece, 0, piece.length);
    if (this.#isLost) return;
    if (this.#isBroken) this.#recover();
    else if (this.#given - this.#event > this.#limit) {
      this.#isEnding = true;
      this.#lose('list.line-too-long', { limit: this.#limit }, this.#place());
    }
  }

  /** A player that is not in FIDE's own form, as a whole. */
  #parsePlayer(from: number, to: number): void {
    const loose = looseReference(this.#text, from, to);
    if (loose < 0) {
      this.#parse(from, to);
      return;
    }
    // the XML reader would take all up to the next semicolon for the name of an entity
    advance(this.#position, this.#text, from, loose);
    const { line, column } = this.#position;
    this.#notes.say('list.xml-broken', 'refuse', { line, column: column + 1 }, { problem: 'entity' });
    advance(this.#position, this.#text, loose, to);
  }

  #recover(): void {
    this.#isBroken = false;
    if (!this.#hasRoot) {
      this.#isLost = true;
      return;
    }
    this.#isSeeking = true;
    this.#isPlayer = false;
    this.#element = NONE;
    this.#parser = new SaxesParser({});
    this.#listen(this.#parser);
    this.#depth = 0;
    this.#given = LIST_ROOT.length + 2;
    this.#parserPiece.line = 1;
    this.#parserPiece.column = this.#given;
    this.#parser.write(`<${LIST_ROOT}>`);
  }

  /** The XML reader's position in the file; before the tag that it has just read. */
  #place(tag?: SaxesTagPlain): Place {
    if (this.#isEnding) return { line: this.#position.line, column: this.#position.column + 1 };
    const lines = this.#parser.line - this.#parserPiece.line;
    const before = lines === 0 ? this.#piece.column - this.#parserPiece.column : 0;
    const length = tag === undefined || Object.keys(tag.attributes).length > 0 ? 0 : tag.name.length + 2;
    // a tag that is written over two lines began on the one before
    return { line: this.#piece.line + lines, column: Math.max(1, this.#parser.columnIndex + before - length + 1) };
  }

  #lose(
    code: 'list.doctype' | 'list.too-deep' | 'list.unknown-form' | 'list.line-too-long',
    facts: Record<never, never>,
    at: Place,
  ): void {
    this.#isLost = true;
    this.#notes.say(code, 'refuse', at, facts as never);
  }

  #listen(parser: SaxesParser): void {
    parser.on('opentag', (tag) => this.#opened(tag));
    parser.on('closetag', () => this.#closed());
    parser.on('text', (text) => this.#wrote(text));
    parser.on('cdata', (text) => this.#wrote(text));
    parser.on('doctype', (declared) => {
      this.#seen();
      if (!this.#isBroken && !isPlainDoctype(declared)) this.#lose('list.doctype', {}, this.#place());
    });
    parser.on('comment', () => this.#seen());
    parser.on('processinginstruction', () => this.#seen());
    parser.on('error', ({ message }) => this.#broke(message));
  }

  #seen(): void {
    this.#event = this.#parser.position;
  }

  #broke(message: string): void {
    if (this.#isBroken || this.#isLost) return;
    this.#isBroken = true;
    this.#notes.say('list.xml-broken', 'refuse', this.#place(), { problem: problemOf(message) });
  }

  #opened(tag: SaxesTagPlain): void {
    // in a broken piece nothing more is reliable
    if (this.#isBroken || this.#isLost) return;
    const { name } = tag;
    this.#depth += 1;
    this.#event = this.#parser.position;
    this.#tagEnd = this.#event;
    if (this.#depth > DEEPEST) this.#lose('list.too-deep', { limit: DEEPEST }, this.#place());
    else if (this.#depth === 1) this.#openedRoot(tag);
    else if (this.#depth === PLAYER_DEPTH && name === PLAYER_TAG) {
      this.#isPlayer = true;
      this.#playerPlace = this.#place(tag);
      this.#found.clear();
      this.#takeAttributes(tag);
    } else if (this.#isPlayer && this.#depth === ELEMENT_DEPTH && INDEX.has(name)) {
      this.#openedElement(INDEX.get(name) as number);
    } else this.#notes.once(name, 'list.unknown-element', this.#place(tag), { element: shortText(name) });
  }

  /** Some lists have the number, or more, as attributes of the player: `<player FIDEID="703303">`. */
  #takeAttributes({ attributes }: SaxesTagPlain): void {
    for (const [name, value] of Object.entries(attributes)) {
      const element = INDEX.get(name.toLowerCase());
      if (element === undefined) continue;
      this.#found.values[element] = value;
      this.#found.places[element] = this.#playerPlace;
    }
  }

  #openedRoot(tag: SaxesTagPlain): void {
    this.#hasRoot = true;
    if (!ROOTS.includes(tag.name))
      this.#lose('list.unknown-form', { seen: shortText(`<${tag.name}>`) }, this.#place(tag));
  }

  #openedElement(element: number): void {
    if (this.#found.values[element] !== undefined) {
      const facts = { element: PLAYER_ELEMENTS[element] as string };
      this.#notes.say('list.repeated-element', 'refuse', this.#place(), facts);
    }
    this.#element = element;
    this.#value = '';
    this.#found.places[element] = this.#place();
  }

  #wrote(text: string): void {
    this.#event = this.#parser.position;
    if (this.#element !== NONE && this.#depth === ELEMENT_DEPTH) this.#value += text;
  }

  #closed(): void {
    if (this.#isBroken || this.#isLost) return;
    this.#event = this.#parser.position;
    this.#tagEnd = this.#event;
    if (this.#depth === ELEMENT_DEPTH && this.#element !== NONE) {
      this.#found.values[this.#element] = this.#value;
      this.#element = NONE;
    } else if (this.#depth === PLAYER_DEPTH && this.#isPlayer) {
      this.#isPlayer = false;
      this.#foundPlayer();
    }
    this.#depth -= 1;
  }

  /** The values one after another, as the cells of a text. */
  #foundPlayer(): void {
    const { cells } = this.#reader;
    let text = '';
    let isCombined = false;
    for (let element = 0; element < PLAYER_ELEMENTS.length; element += 1) {
      const value = this.#found.values[element];
      cells.from[element] = value === undefined ? NONE : text.length;
      if (value === undefined) this.#found.places[element] = this.#playerPlace;
      else text += value.replaceAll(/\s/g, ' ');
      cells.to[element] = value === undefined ? NONE : text.length;
      if (value === undefined) continue;
      this.#isSeen[element] = 1;
      if (element >= ELEMENT_INDEX.rapid_rating && element < ELEMENT_INDEX.birthday) isCombined = true;
    }
    cells.text = text;
    this.#deliver(isCombined, this.#placeFound);
  }
}

/** Sections that may contain a bare `&`: how they begin and end. */
const VERBATIM = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
] as const;
const REFERENCE = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,30});/iy;

/** The position of a `&` that does not begin a reference; −1 if there is none. */
function looseReference(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x26) {
      REFERENCE.lastIndex = at;
      if (!REFERENCE.test(text)) return at;
    } else if (code === 0x3c) at = verbatimEnd(text, at, to);
  }
  return -1;
}

/** The last character of a section that is taken literally, or `at` if none begins there; a section without an end extends to `to`. */
function verbatimEnd(text: string, at: number, to: number): number {
  const kind = VERBATIM.find(([begin]) => text.startsWith(begin, at));
  if (kind === undefined) return at;
  const [begin, end] = kind;
  const close = text.indexOf(end, at + begin.length);
  return close < 0 || close >= to ? to : close + end.length - 1;
}

/** The end of a value of plain characters: the next tag, or something that needs the XML reader. */
function plainEnd(text: string, from: number): number {
  for (let at = from; ; at += 1) {
    const code = text.charCodeAt(at);
    // <, &, >, a control character, or the end of the text (NaN)
    if (code === 0x3c || code === 0x26 || code === 0x3e || !(code >= BLANK)) return at;
  }
}

/** By the messages of the XML reader. */
const PROBLEMS: readonly (readonly [RegExp, XmlProblem])[] = [
  [/clos(?:e|ing) tag/, 'close-tag'],
  [/unclosed tag|unexpected end|must contain a root/, 'cut'],
  [/entity/, 'entity'],
  [/outside of root|only one root/, 'outside-root'],
  [/disallowed character/, 'character'],
];

const problemOf = (message: string): XmlProblem => PROBLEMS.find(([pattern]) => pattern.test(message))?.[1] ?? 'syntax';
