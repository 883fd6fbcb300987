/**
 * Cards and numbers of everybody on a list, held in memory until the order of a file is known: half a million in some thirty
 * megabytes, outside the heap. Only cards whose texts are the same in all formats, with nothing to escape, to quote, to cut or to
 * transliterate, and whose numbers are whole; `plain-lines.ts` writes their lines.
 */
import { FLAGS, NO_NUMBER, type StandingBlock } from '../../ledger/store.ts';
import type { CardTexts, FileCard, TextPlace } from './file-cards.ts';

/** What a plain line shows of a player. */
export interface PlainCard extends CardTexts {
  /** Whether all texts are ASCII. */
  readonly isAscii: boolean;
  /** 0 where it is not known. */
  readonly birthYear: number;
  readonly person: number;
  readonly rating: number;
  readonly games: number;
  /** −1 if there is none. */
  readonly k: number;
  /** In hundredths; `NO_NUMBER` if there is none. */
  readonly change: number;
  readonly isInactive: boolean;
}

/** This plus one fits into a byte. */
const LONGEST_TEXT = 254;
const MOST_WHOLE = 1e9;

const REFUSED = 0;
const ALLOWED = 1;
/** A hyphen behind a letter; elsewhere a spreadsheet might calculate. */
const AFTER_LETTER = 2;

/**
 * For each byte of a UTF-8 text whether it is allowed: the printable ASCII characters that no format uses, and two-byte letters
 * from À on, which include no blanks and no control characters.
 */
const KINDS = new Uint8Array(256).fill(ALLOWED, 0x20, 0x7f).fill(ALLOWED, 0x80, 0xc0).fill(ALLOWED, 0xc3, 0xe0);
for (const sign of '"&<>;=+@\\') KINDS[sign.charCodeAt(0)] = REFUSED;
KINDS['-'.charCodeAt(0)] = AFTER_LETTER;

const BLANK = 0x20;

const isLetter = (byte: number): boolean =>
  (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte >= 0x80;

const isWhole = (value: number): boolean => value >= 0 && value < MOST_WHOLE && value === (value | 0);

/** The positions of the numbers in a record, four bytes each; after them the lengths of its texts, then the texts. */
const AT = { person: 0, rating: 4, games: 8, k: 12, change: 16, birthYear: 20, marks: 24, lengths: 28 } as const;
const [INACTIVE, ASCII] = [1, 2];
/** The number of texts; a length is stored plus one in a byte, and 0 means that there is no text. */
const TEXTS = 5;
const MOST_BYTES = AT.lengths + TEXTS * (LONGEST_TEXT + 1);

/** Lines that are looked at ahead. */
export const AHEAD = 64;
/** Bytes that a processor fetches together. */
const CACHE_LINE = 64;

export class HeldCards implements PlainCard {
  bytes = new Uint8Array(1 << 16);
  #view = new DataView(this.bytes.buffer);
  #used = 0;
  #seen = 0;
  readonly name: TextPlace = { from: -1, to: -1 };
  readonly sex: TextPlace = { from: -1, to: -1 };
  readonly federation: TextPlace = { from: -1, to: -1 };
  readonly title: TextPlace = { from: -1, to: -1 };
  readonly fide: TextPlace = { from: -1, to: -1 };
  isAscii = false;
  birthYear = 0;
  person = 0;
  rating = 0;
  games = 0;
  k = 0;
  change = 0;
  isInactive = false;

  /** Takes a card, and the row of its person: where the record begins, or −1 where they are not plain. */
  add(card: FileCard, block: StandingBlock, row: number): number {
    const [rating, games, k, change] = [block.rating(row) as number, block.games(row), block.k(row), block.change(row)];
    if (!card.isPlain || !isWhole(rating) || !isWhole(games) || (k !== null && !isWhole(k))) return -1;
    if (change !== null && change !== (change | 0)) return -1;
    this.#reserve();
    const begins = this.#used;
    const lengths = begins + AT.lengths;
    this.#seen = 0;
    let end = lengths + TEXTS;
    for (let text = 0; text < TEXTS && end >= 0; text += 1)
      end = this.#copy(card, placeOf(card, text), lengths + text, end);
    if (end < 0) return -1;
    const view = this.#view;
    view.setInt32(begins + AT.person, block.person(row), true);
    view.setInt32(begins + AT.rating, rating, true);
    view.setInt32(begins + AT.games, games, true);
    view.setInt32(begins + AT.k, k ?? -1, true);
    view.setInt32(begins + AT.change, change ?? NO_NUMBER, true);
    view.setInt32(begins + AT.birthYear, card.birthYear, true);
    const isInactive = (block.flags(row) & FLAGS.inactive) !== 0;
    view.setInt32(begins + AT.marks, (isInactive ? INACTIVE : 0) | (this.#seen < 0x80 ? ASCII : 0), true);
    this.#used = end;
    return begins;
  }

  /** Removes what was added last. */
  drop(begins: number): void {
    this.#used = begins;
  }

  #reserve(): void {
    if (this.#used + MOST_BYTES <= this.bytes.length) return;
    const more = new Uint8Array(2 * this.bytes.length);
    more.set(this.bytes);
    this.bytes = more;
    this.#view = new DataView(more.buffer);
  }

  /** Copies a text and its length to a position; returns the position after it, or −1 if the text is not allowed. */
  #copy({ bytes: source }: FileCard, { from, to }: TextPlace, length: number, at: number): number {
    const { bytes } = this;
    bytes[length] = from < 0 ? 0 : to - from + 1;
    if (to === from) return at;
    if (to - from > LONGEST_TEXT || source[from] === BLANK || source[to - 1] === BLANK) return -1;
    let end = at;
    let seen = this.#seen;
    for (let place = from; place < to; place += 1) {
      const byte = source[place] as number;
      const kind = KINDS[byte];
      if (kind !== ALLOWED && !(kind === AFTER_LETTER && place > from && isLetter(source[place - 1] as number)))
        return -1;
      seen |= byte;
      bytes[end++] = byte;
    }
    this.#seen = seen;
    return end;
  }

  /**
   * Touches the records of the lines that come next. They are far apart in memory, and the processor fetches many at once if it
   * does nothing else with them; otherwise it would wait for each one. `places` says where they begin.
   */
  touch(lines: Int32Array, places: Int32Array): void {
    let seen = 0;
    for (const line of lines) {
      const begins = places[line] as number;
      if (begins >= 0) seen |= (this.bytes[begins] as number) | (this.bytes[begins + CACHE_LINE] as number);
    }
    // or else the look would be left out as useless
    this.#seen = seen;
  }

  /** The card of a record, valid until the next call. */
  at(begins: number): PlainCard {
    const view = this.#view;
    const lengths = begins + AT.lengths;
    let end = lengths + TEXTS;
    end = this.#find(this.name, lengths, end);
    end = this.#find(this.sex, lengths + 1, end);
    end = this.#find(this.federation, lengths + 2, end);
    end = this.#find(this.title, lengths + 3, end);
    this.#find(this.fide, lengths + 4, end);
    this.person = view.getInt32(begins + AT.person, true);
    this.rating = view.getInt32(begins + AT.rating, true);
    this.games = view.getInt32(begins + AT.games, true);
    this.k = view.getInt32(begins + AT.k, true);
    this.change = view.getInt32(begins + AT.change, true);
    this.birthYear = view.getInt32(begins + AT.birthYear, true);
    const marks = view.getInt32(begins + AT.marks, true);
    this.isInactive = (marks & INACTIVE) !== 0;
    this.isAscii = (marks & ASCII) !== 0;
    return this;
  }

  #find(text: TextPlace, length: number, at: number): number {
    const size = (this.bytes[length] as number) - 1;
    text.from = size < 0 ? -1 : at;
    text.to = size < 0 ? -1 : at + size;
    return size < 0 ? at : at + size;
  }
}

/** Texts by their order. */
function placeOf({ name, sex, federation, title, fide }: FileCard, text: number): TextPlace {
  return text === 0 ? name : text === 1 ? sex : text === 2 ? federation : text === 3 ? title : fide;
}
