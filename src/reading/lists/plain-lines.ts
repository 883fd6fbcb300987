/**
 * Lines of which every text stands for itself in all formats: nothing to escape, to quote, to cut or to write in other letters. Nearly
 * all lines of a list are such; they are written byte by byte where they are held, without a text for each of them. Any other line
 * is left to the writer of its format, which alone knows what is to be done. `plain-lines.test.ts` keeps both equal.
 */
import {
  COMBINED_ONLY,
  LAYOUTS,
  PLAYER_ELEMENTS,
  PLAYER_TAG,
  type PlayerElement,
} from '../../formats/fide-list/records.ts';
import { personId } from '../../ledger/ids.ts';
import { FLAGS } from '../../ledger/store.ts';
import type { ListColumn } from '../../rulebooks/edition.ts';
import type { FileCard, TextPlace } from './file-cards.ts';
import type { WriteLine } from './held-lines.ts';

/** A line has five texts, each of at most so many bytes; and what stands between them. */
const LONGEST_TEXT = 512;
export const LONGEST_LINE = 4096;

const ASCII = new TextEncoder();

const REFUSED = 0;
const ALLOWED = 1;
/** A hyphen behind a letter; elsewhere a spreadsheet might calculate. */
const AFTER_LETTER = 2;

/**
 * Of each byte of a text in UTF-8. Allowed are the printable signs of ASCII that no format has a use for, and letters of two bytes from À on,
 * among which there are no blanks and no control characters.
 */
const KINDS = new Uint8Array(256).fill(ALLOWED, 0x20, 0x7f).fill(ALLOWED, 0x80, 0xc0).fill(ALLOWED, 0xc3, 0xe0);
for (const sign of '"&<>;=+@\\') KINDS[sign.charCodeAt(0)] = REFUSED;
KINDS['-'.charCodeAt(0)] = AFTER_LETTER;

const BLANK = 0x20;

const isLetter = (byte: number): boolean =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte >= 0x80;

/** A text of a card, nothing where there is none; the place behind it, or −1 where the text does not stand for itself. */
function putText(bytes: Uint8Array, at: number, source: Uint8Array, { from, to }: TextPlace): number {
  const length = to - from;
  if (length === 0) return at;
  if (length > LONGEST_TEXT || source[from] === BLANK || source[to - 1] === BLANK) return -1;
  for (let place = 0; place < length; place += 1) {
    const byte = source[from + place] as number;
    const kind = KINDS[byte];
    if (kind !== ALLOWED && !(kind === AFTER_LETTER && place > 0 && isLetter(source[from + place - 1] as number)))
      return -1;
    bytes[at + place] = byte;
  }
  return at + length;
}

const MOST_WHOLE = 1e9;

/** A whole number from 0 on; −1 where it is none, or large. */
function putWhole(bytes: Uint8Array, at: number, value: number): number {
  if (!(value >= 0 && value < MOST_WHOLE) || value !== (value | 0)) return -1;
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

const isInactive = ({ row }: FileCard): boolean => (row.flags & FLAGS.inactive) !== 0;
const isThere = ({ from }: TextPlace): boolean => from >= 0;
const [WOMAN, WOMENS] = ['f'.charCodeAt(0), 'W'.charCodeAt(0)];
const isWoman = ({ bytes, sex }: FileCard): boolean => bytes[sex.from] === WOMAN;
const hasWomensTitle = ({ bytes, title }: FileCard): boolean => bytes[title.from] === WOMENS;

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

function putCell(bytes: Uint8Array, at: number, card: FileCard, column: ListColumn): number {
  const { row, bytes: source } = card;
  switch (column) {
    case 'id':
      return putPlain(bytes, at, personId(row.person));
    case 'name':
      return putText(bytes, at, source, card.name);
    case 'title':
      return putText(bytes, at, source, card.title);
    case 'rating':
      return putWhole(bytes, at, row.rating as number);
    case 'k':
      return row.k === null ? at : putWhole(bytes, at, row.k);
    case 'games':
      return putWhole(bytes, at, row.games);
    case 'birth':
      if (card.birthYear === 0) return at;
      return card.birthYear >= 1000 ? putWhole(bytes, at, card.birthYear) : -1;
    case 'sex':
      return putText(bytes, at, source, card.sex);
    case 'federation':
      return putText(bytes, at, source, card.federation);
    case 'fideId':
      return putText(bytes, at, source, card.fide);
    default:
      return isInactive(card) ? putPlain(bytes, at, 'i') : at;
  }
}

/** Undefined where a column is filled by a rulebook of its own. */
export function plainCsv(columns: readonly ListColumn[]): WriteLine<FileCard> | undefined {
  if (!columns.every((column) => PLAIN_COLUMNS.has(column))) return undefined;
  return (card, bytes, from) => {
    let at = from;
    for (let place = 0; place < columns.length; place += 1) {
      if (place > 0) bytes[at++] = 0x3b;
      at = putCell(bytes, at, card, columns[place] as ListColumn);
      if (at < 0) return -1;
    }
    bytes[at++] = 0x0d;
    bytes[at++] = 0x0a;
    return at;
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

function putNumberMember(bytes: Uint8Array, at: number, begins: Uint8Array, value: number): number {
  return at < 0 ? -1 : putWhole(bytes, putBytes(bytes, at, begins), value);
}

function putTextMember(bytes: Uint8Array, at: number, begins: Uint8Array, source: Uint8Array, text: TextPlace): number {
  const end = at < 0 ? -1 : putText(bytes, putBytes(bytes, at, begins), source, text);
  if (end >= 0) bytes[end] = QUOTE;
  return end < 0 ? -1 : end + 1;
}

/** Canonical: members in the order of their names. */
export const plainJson: WriteLine<FileCard> = (card, bytes, from) => {
  const { row, bytes: source, birthYear, federation, fide, name, sex, title } = card;
  let at = from;
  if (birthYear !== 0) at = putNumberMember(bytes, at, JSON_BEGINS.birthYear, birthYear);
  if (row.change !== null) {
    at = putPlain(bytes, putBytes(bytes, at, JSON_BEGINS.change), String(row.change / 100));
  }
  if (isThere(federation)) at = putTextMember(bytes, at, JSON_BEGINS.federation, source, federation);
  if (isThere(fide)) at = putTextMember(bytes, at, JSON_BEGINS.fideId, source, fide);
  at = putNumberMember(bytes, at, JSON_BEGINS.games, row.games);
  if (at < 0) return -1;
  at = putPlain(bytes, putBytes(bytes, at, JSON_BEGINS.id), personId(row.person));
  bytes[at++] = QUOTE;
  if (isInactive(card)) at = putBytes(bytes, at, JSON_BEGINS.inactive);
  if (row.k !== null) at = putNumberMember(bytes, at, JSON_BEGINS.k, row.k);
  at = putTextMember(bytes, at, JSON_BEGINS.name, source, name);
  at = putNumberMember(bytes, at, JSON_BEGINS.rating, row.rating as number);
  if (isThere(sex)) at = putTextMember(bytes, at, JSON_BEGINS.sex, source, sex);
  if (isThere(title)) at = putTextMember(bytes, at, JSON_BEGINS.title, source, title);
  if (at < 0) return -1;
  // in place of the comma before the first member
  bytes[from] = 0x7b;
  bytes[at] = 0x7d;
  return at + 1;
};

/** What an element of FIDE's lists holds, in the list of one pool. */
function putElement(bytes: Uint8Array, at: number, card: FileCard, element: PlayerElement): number {
  const { row, bytes: source } = card;
  switch (element) {
    case 'fideid':
      return putText(bytes, at, source, card.fide);
    case 'name':
      return putText(bytes, at, source, card.name);
    case 'country':
      return putText(bytes, at, source, card.federation);
    case 'sex':
      return isThere(card.sex) ? putPlain(bytes, at, isWoman(card) ? 'F' : 'M') : at;
    case 'title':
      return hasWomensTitle(card) ? at : putText(bytes, at, source, card.title);
    case 'w_title':
      return hasWomensTitle(card) ? putText(bytes, at, source, card.title) : at;
    case 'rating':
      return putWhole(bytes, at, row.rating as number);
    case 'games':
      return putWhole(bytes, at, row.games);
    case 'k':
      return putWhole(bytes, at, row.k ?? 0);
    case 'birthday':
      return putWhole(bytes, at, card.birthYear);
    case 'flag':
      return putPlain(bytes, isWoman(card) ? putPlain(bytes, at, 'w') : at, isInactive(card) ? 'i' : '');
    default:
      return at;
  }
}

const isAscii = (bytes: Uint8Array, from: number, to: number): boolean => {
  for (let at = from; at < to; at += 1) if ((bytes[at] as number) >= 0x80) return false;
  return true;
};

const TEXT_WIDTH = LAYOUTS.single.reduce((sum, { width }) => sum + width, 0);

/** FIDE's text of fixed columns. */
export const plainText: WriteLine<FileCard> = (card, bytes, from) => {
  bytes.fill(BLANK, from, from + TEXT_WIDTH);
  let at = from;
  for (const { element, width } of LAYOUTS.single) {
    const end = putElement(bytes, at, card, element);
    if (end < 0 || end - at >= width || !isAscii(bytes, at, end)) return -1;
    at += width;
  }
  bytes[at] = 0x0d;
  bytes[at + 1] = 0x0a;
  return at + 2;
};

const ELEMENTS = PLAYER_ELEMENTS.filter((element) => !COMBINED_ONLY.includes(element));
/** What stands before the value of each element, and behind the last. */
const BEFORE = ELEMENTS.map((element, place) =>
  ASCII.encode(`${place === 0 ? `<${PLAYER_TAG}>` : `</${ELEMENTS[place - 1]}>`}\r\n<${element}>`),
);
const BEHIND = ASCII.encode(`</${ELEMENTS.at(-1)}>\r\n</${PLAYER_TAG}>\r\n`);

/** FIDE's XML. */
export const plainXml: WriteLine<FileCard> = (card, bytes, from) => {
  let at = from;
  for (let place = 0; place < ELEMENTS.length; place += 1) {
    at = putElement(bytes, putBytes(bytes, at, BEFORE[place] as Uint8Array), card, ELEMENTS[place] as PlayerElement);
    if (at < 0) return -1;
  }
  return putBytes(bytes, at, BEHIND);
};
