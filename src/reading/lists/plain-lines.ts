/**
 * Lines of plain cards (`held-cards.ts`), whose texts are the same in all formats. Nearly all lines of a list are plain; they are
 * written to the file byte by byte, without a string for each. All other lines are written by the writer of their format.
 * `plain-lines.test.ts` keeps both equal.
 */
import {
  COMBINED_ONLY,
  LAYOUTS,
  PLAYER_ELEMENTS,
  PLAYER_TAG,
  type PlayerElement,
} from '../../formats/fide-list/records.ts';
import { personId } from '../../ledger/ids.ts';
import { NO_NUMBER } from '../../ledger/store.ts';
import type { ListColumn } from '../../rulebooks/edition.ts';
import type { TextPlace } from './file-cards.ts';
import type { PlainCard } from './held-cards.ts';

const ASCII = new TextEncoder();

/** How a format writes plain lines. */
export interface PlainLines {
  /** Whether the format can hold all of it. */
  readonly fits: (card: PlainCard) => boolean;
  /** Writes the line at a position and returns the position after it. There is room for `LONGEST_LINE`. `view` is over the same bytes. */
  readonly write: (card: PlainCard, bytes: Uint8Array, at: number, view: DataView) => number;
}

/** A line has five texts of at most `LONGEST_TEXT` bytes, and the text between them. */
export const LONGEST_LINE = 4096;

/** Writes a text of a card, if there is one; returns the position after it. */
function putText(bytes: Uint8Array, at: number, source: Uint8Array, { from, to }: TextPlace): number {
  let end = at;
  for (let place = from; place < to; place += 1) bytes[end++] = source[place] as number;
  return end;
}

/** A whole number from 0 on. */
function putWhole(bytes: Uint8Array, at: number, value: number): number {
  let digits = 1;
  for (let limit = 10; value >= limit; limit *= 10) digits += 1;
  for (let place = at + digits - 1, rest = value; place >= at; place -= 1) {
    const tenth = (rest / 10) | 0;
    bytes[place] = 0x30 + rest - tenth * 10;
    rest = tenth;
  }
  return at + digits;
}

/** Letters that are known to be plain. */
function putPlain(bytes: Uint8Array, at: number, text: string): number {
  for (let place = 0; place < text.length; place += 1) bytes[at + place] = text.charCodeAt(place);
  return at + text.length;
}

function putBytes(bytes: Uint8Array, at: number, some: Uint8Array): number {
  for (let place = 0; place < some.length; place += 1) bytes[at + place] = some[place] as number;
  return at + some.length;
}

const isThere = ({ from }: TextPlace): boolean => from >= 0;
const [WOMAN, WOMENS] = ['f'.charCodeAt(0), 'W'.charCodeAt(0)];
const isWoman = ({ bytes, sex }: PlainCard): boolean => bytes[sex.from] === WOMAN;
const hasWomensTitle = ({ bytes, title }: PlainCard): boolean => bytes[title.from] === WOMENS;

/** Columns that every rulebook fills alike. */
const PLAIN_COLUMNS: ReadonlySet<ListColumn> = new Set<ListColumn>([
  'id',
  'name',
  'title',
  'rating',
  'k',
  'games',
  'birth',
  'sex',
  'federation',
  'fideId',
  'inactive',
]);

function putCell(bytes: Uint8Array, at: number, card: PlainCard, column: ListColumn): number {
  const { bytes: source } = card;
  switch (column) {
    case 'id':
      return putPlain(bytes, at, personId(card.person));
    case 'name':
      return putText(bytes, at, source, card.name);
    case 'title':
      return putText(bytes, at, source, card.title);
    case 'rating':
      return putWhole(bytes, at, card.rating);
    case 'k':
      return card.k < 0 ? at : putWhole(bytes, at, card.k);
    case 'games':
      return putWhole(bytes, at, card.games);
    case 'birth':
      return card.birthYear === 0 ? at : putWhole(bytes, at, card.birthYear);
    case 'sex':
      return putText(bytes, at, source, card.sex);
    case 'federation':
      return putText(bytes, at, source, card.federation);
    case 'fideId':
      return putText(bytes, at, source, card.fide);
    default:
      return card.isInactive ? putPlain(bytes, at, 'i') : at;
  }
}

/** Undefined if a column is filled by a rulebook of its own. */
export function plainCsv(columns: readonly ListColumn[]): PlainLines | undefined {
  if (!columns.every((column) => PLAIN_COLUMNS.has(column))) return undefined;
  return {
    fits: ({ birthYear }) => birthYear === 0 || birthYear >= 1000,
    write: (card, bytes, from) => {
      let at = from;
      for (let place = 0; place < columns.length; place += 1) {
        if (place > 0) bytes[at++] = 0x3b;
        at = putCell(bytes, at, card, columns[place] as ListColumn);
      }
      bytes[at++] = 0x0d;
      bytes[at++] = 0x0a;
      return at;
    },
  };
}

const beginsNumber = (name: string): Uint8Array => ASCII.encode(`,"${name}":`);
const beginsText = (name: string): Uint8Array => ASCII.encode(`,"${name}":"`);

const JSON_BEGINS = {
  birthYear: beginsNumber('birthYear'),
  change: beginsNumber('change'),
  federation: beginsText('federation'),
  fideId: beginsText('fideId'),
  games: beginsNumber('games'),
  id: beginsText('id'),
  inactive: ASCII.encode(',"inactive":true'),
  k: beginsNumber('k'),
  name: beginsText('name'),
  rating: beginsNumber('rating'),
  sex: beginsText('sex'),
  title: beginsText('title'),
};
const QUOTE = 0x22;

const putNumberMember = (bytes: Uint8Array, at: number, begins: Uint8Array, value: number): number =>
  putWhole(bytes, putBytes(bytes, at, begins), value);

function putTextMember(bytes: Uint8Array, at: number, begins: Uint8Array, source: Uint8Array, text: TextPlace): number {
  const end = putText(bytes, putBytes(bytes, at, begins), source, text);
  bytes[end] = QUOTE;
  return end + 1;
}

/** Canonical: members in the order of their names. */
export const plainJson: PlainLines = {
  fits: () => true,
  write: (card, bytes, from) => {
    const { bytes: source, birthYear, federation, fide, name, sex, title } = card;
    let at = from;
    if (birthYear !== 0) at = putNumberMember(bytes, at, JSON_BEGINS.birthYear, birthYear);
    if (card.change !== NO_NUMBER) {
      at = putPlain(bytes, putBytes(bytes, at, JSON_BEGINS.change), String(card.change / 100));
    }
    if (isThere(federation)) at = putTextMember(bytes, at, JSON_BEGINS.federation, source, federation);
    if (isThere(fide)) at = putTextMember(bytes, at, JSON_BEGINS.fideId, source, fide);
    at = putNumberMember(bytes, at, JSON_BEGINS.games, card.games);
    at = putPlain(bytes, putBytes(bytes, at, JSON_BEGINS.id), personId(card.person));
    bytes[at++] = QUOTE;
    if (card.isInactive) at = putBytes(bytes, at, JSON_BEGINS.inactive);
    if (card.k >= 0) at = putNumberMember(bytes, at, JSON_BEGINS.k, card.k);
    at = putTextMember(bytes, at, JSON_BEGINS.name, source, name);
    at = putNumberMember(bytes, at, JSON_BEGINS.rating, card.rating);
    if (isThere(sex)) at = putTextMember(bytes, at, JSON_BEGINS.sex, source, sex);
    if (isThere(title)) at = putTextMember(bytes, at, JSON_BEGINS.title, source, title);
    // in place of the comma before the first member
    bytes[from] = 0x7b;
    bytes[at] = 0x7d;
    return at + 1;
  },
};

/** The elements that have values in a list of one pool, in their order; all others are empty there. */
const FILLED = [
  'fideid',
  'name',
  'country',
  'sex',
  'title',
  'w_title',
  'rating',
  'games',
  'k',
  'birthday',
  'flag',
] as const satisfies readonly PlayerElement[];
type Filled = (typeof FILLED)[number];
const isFilled = (element: PlayerElement): element is Filled => (FILLED as readonly PlayerElement[]).includes(element);

const putSex = (bytes: Uint8Array, at: number, card: PlainCard): number =>
  isThere(card.sex) ? putPlain(bytes, at, isWoman(card) ? 'F' : 'M') : at;

function putFlag(bytes: Uint8Array, at: number, card: PlainCard): number {
  const end = isWoman(card) ? putPlain(bytes, at, 'w') : at;
  return card.isInactive ? putPlain(bytes, end, 'i') : end;
}

const COLUMNS = LAYOUTS.single;
const widthOf = (columns: readonly { readonly width: number }[]): number =>
  columns.reduce((sum, { width }) => sum + width, 0);
const LENGTH = widthOf(COLUMNS);
const BLANKS = asWords(' '.repeat(LENGTH));
/** Where each column begins. */
const PLACES = Object.fromEntries(COLUMNS.map(({ element }, at) => [element, widthOf(COLUMNS.slice(0, at))])) as Record<
  Filled,
  number
>;
const WIDTHS = Object.fromEntries(COLUMNS.map(({ element, width }) => [element, width])) as Record<
  PlayerElement,
  number
>;
/** The first number that is too long for a column, whose last character is a blank. */
const tooLong = (element: PlayerElement): number => 10 ** (WIDTHS[element] - 1);
const [LONG_RATING, LONG_GAMES, LONG_K, LONG_BIRTH] = (['rating', 'games', 'k', 'birthday'] as const).map(tooLong) as [
  number,
  number,
  number,
  number,
];

/** FIDE's text of fixed columns. */
export const plainText: PlainLines = {
  fits: ({ isAscii, name, federation, title, fide, rating, games, k, birthYear }) =>
    isAscii &&
    name.to - name.from < WIDTHS.name &&
    federation.to - federation.from < WIDTHS.country &&
    title.to - title.from < WIDTHS.title &&
    fide.to - fide.from < WIDTHS.fideid &&
    rating < LONG_RATING &&
    games < LONG_GAMES &&
    k < LONG_K &&
    birthYear < LONG_BIRTH,
  write: (card, bytes, from, view) => {
    const { bytes: source } = card;
    putWords(view, from, BLANKS);
    putText(bytes, from + PLACES.fideid, source, card.fide);
    putText(bytes, from + PLACES.name, source, card.name);
    putText(bytes, from + PLACES.country, source, card.federation);
    putSex(bytes, from + PLACES.sex, card);
    putText(bytes, from + (hasWomensTitle(card) ? PLACES.w_title : PLACES.title), source, card.title);
    putWhole(bytes, from + PLACES.rating, card.rating);
    putWhole(bytes, from + PLACES.games, card.games);
    putWhole(bytes, from + PLACES.k, Math.max(card.k, 0));
    putWhole(bytes, from + PLACES.birthday, card.birthYear);
    putFlag(bytes, from + PLACES.flag, card);
    const at = from + LENGTH;
    bytes[at] = 0x0d;
    bytes[at + 1] = 0x0a;
    return at + 2;
  },
};

/** Writes an ASCII text, eight letters at a time as numbers of eight bytes where possible. */
interface Words {
  readonly length: number;
  readonly eights: Float64Array;
}

function asWords(text: string): Words {
  const bytes = new Uint8Array(Math.ceil(text.length / 8) * 8);
  ASCII.encodeInto(text, bytes);
  const view = new DataView(bytes.buffer);
  return {
    length: text.length,
    eights: Float64Array.from({ length: bytes.length / 8 }, (_, at) => view.getFloat64(at * 8)),
  };
}

/** Writes up to seven bytes beyond its end. */
function putWords(view: DataView, at: number, { length, eights }: Words): number {
  for (let word = 0; word < eights.length; word += 1) view.setFloat64(at + word * 8, eights[word] as number);
  return at + length;
}

const ELEMENTS = PLAYER_ELEMENTS.filter((element) => !COMBINED_ONLY.includes(element));
/** The text before the value of each element, with all empty elements between; and after the last. */
const BEFORE = tagsBefore();
const BEHIND = asWords(`</${ELEMENTS.at(-1)}>\r\n</${PLAYER_TAG}>\r\n`);

function tagsBefore(): Readonly<Record<Filled, Words>> {
  const before: Partial<Record<Filled, Words>> = {};
  let tags = '';
  for (const [place, element] of ELEMENTS.entries()) {
    tags += `${place === 0 ? `<${PLAYER_TAG}>` : `</${ELEMENTS[place - 1]}>`}\r\n<${element}>`;
    if (!isFilled(element)) continue;
    before[element] = asWords(tags);
    tags = '';
  }
  return before as Record<Filled, Words>;
}

/** FIDE's XML. */
export const plainXml: PlainLines = {
  fits: () => true,
  write: (card, bytes, from, view) => {
    const { bytes: source } = card;
    const isWomens = hasWomensTitle(card);
    let at = putText(bytes, putWords(view, from, BEFORE.fideid), source, card.fide);
    at = putText(bytes, putWords(view, at, BEFORE.name), source, card.name);
    at = putText(bytes, putWords(view, at, BEFORE.country), source, card.federation);
    at = putSex(bytes, putWords(view, at, BEFORE.sex), card);
    at = putWords(view, at, BEFORE.title);
    if (!isWomens) at = putText(bytes, at, source, card.title);
    at = putWords(view, at, BEFORE.w_title);
    if (isWomens) at = putText(bytes, at, source, card.title);
    at = putWhole(bytes, putWords(view, at, BEFORE.rating), card.rating);
    at = putWhole(bytes, putWords(view, at, BEFORE.games), card.games);
    at = putWhole(bytes, putWords(view, at, BEFORE.k), Math.max(card.k, 0));
    at = putWhole(bytes, putWords(view, at, BEFORE.birthday), card.birthYear);
    at = putFlag(bytes, putWords(view, at, BEFORE.flag), card);
    return putWords(view, at, BEHIND);
  },
};
