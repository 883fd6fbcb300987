/** Makes one player from the cells of a line or of an element: read in place, checked, and reported if something is wrong. */
import type { Place } from '../../core/finding.ts';
import { isBlankDate, readDate } from '../dates.ts';
import { detachedSlice } from '../stream.ts';
import { ARENA_TITLES, readTitle } from '../titles.ts';
import type { ListNotes } from './findings.ts';
import { shortText } from '../../core/notes.ts';
import { SeenIds } from '../ids.ts';
import {
  ELEMENT_INDEX,
  type Control,
  PLAYER_ELEMENTS,
  type PlayerElement,
  type FideListPlayer,
  type FideListRating,
} from './records.ts';

/** The positions of a player's cells in a text. A cell that begins at −1 is missing. */
export class Cells {
  text = '';
  readonly from = new Int32Array(PLAYER_ELEMENTS.length).fill(-1);
  readonly to = new Int32Array(PLAYER_ELEMENTS.length).fill(-1);

  /** Without the blanks around. */
  trimmed(element: number): string {
    return this.text.slice(this.from[element], this.to[element]).trim();
  }
}

/** The largest rating that anybody could have. */
export const MAX_RATING = 4000;
const MOST_DIGITS = 9;

const BLANK = -1;
const UNREADABLE = -2;

/** A whole number with blanks around it, or one of the two signs. */
function digits(text: string, from: number, to: number): number {
  let at = from;
  let end = to;
  while (at < end && text.charCodeAt(at) === 0x20) at += 1;
  while (end > at && text.charCodeAt(end - 1) === 0x20) end -= 1;
  if (at === end) return BLANK;
  if (end - at > MOST_DIGITS) return UNREADABLE;
  let value = 0;
  for (; at < end; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) return UNREADABLE;
    value = value * 10 + digit;
  }
  return value;
}

const KNOWN_ARENA_TITLES: ReadonlySet<string> = new Set(ARENA_TITLES);
const LONGEST_ID = 15;

/** A control character, or one that was lost. */
const isUnprintable = (code: number): boolean => code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffd;

const isCapital = (code: number): boolean => code >= 0x41 && code <= 0x5a;
const isFederation = (code: string): boolean =>
  code.length === 3 && isCapital(code.charCodeAt(0)) && isCapital(code.charCodeAt(1)) && isCapital(code.charCodeAt(2));

/** A group of a list that shows zeros for the unrated. */
const UNRATED: FideListRating = { rating: undefined, games: 0, k: undefined };

const positive = (value: number): number | undefined => (value > 0 ? value : undefined);

/** Short codes repeat: each string is kept once, found by its characters. */
class Codes {
  readonly #codes = new Map<number, string>();

  /** At most three plain characters apart from blanks; undefined if it is longer or blank. */
  code(text: string, from: number, to: number): string | undefined {
    let at = from;
    let end = to;
    while (at < end && text.charCodeAt(at) === 0x20) at += 1;
    while (end > at && text.charCodeAt(end - 1) === 0x20) end -= 1;
    const length = end - at;
    if (length === 0 || length > 3) return undefined;
    let key = length;
    for (let index = at; index < end; index += 1) key = key * 0x10000 + text.charCodeAt(index);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const code = text.slice(at, end);
    if (this.#codes.size < MOST_CODES) this.#codes.set(key, code);
    return code;
  }
}

const MOST_CODES = 10_000;

/** Returns the position of a cell, when a finding needs it. */
export type PlaceOf = (element: number) => Place;

export class ListPlayerReader {
  /** Titles are letters, and no note is due. */
  isOld = false;
  readonly cells = new Cells();
  readonly #notes: ListNotes;
  readonly #ids = new SeenIds();
  readonly #codes = new Codes();
  /** The kind of the ratings on a list that has only one. */
  readonly #control: Control | undefined;
  readonly #give: (player: FideListPlayer) => void;
  #isCombined = false;
  /** Whether the list has all three kinds of ratings, or one: combined as soon as one player is. */
  ratings: 'combined' | 'single' | undefined;
  #hasAssumed = false;
  hasPlayers = false;

  constructor(notes: ListNotes, give: (player: FideListPlayer) => void, control?: Control) {
    this.#notes = notes;
    this.#give = give;
    this.#control = control;
  }

  /** Which ratings the players to come have: all three kinds, or one, which no list names. */
  list(kind: 'combined' | 'single'): void {
    this.#isCombined = kind === 'combined';
    if (this.ratings !== 'combined') this.ratings = kind;
    if (!this.#isCombined && this.#control === undefined && !this.#hasAssumed) {
      this.#hasAssumed = true;
      this.#notes.say('list.one-control', 'note', undefined, { control: 'standard' });
    }
  }

  /** A list of all three kinds of ratings has nine columns for them; a missing column means that nobody has a value there. */
  lacks(elements: readonly PlayerElement[], at?: Place): void {
    if (elements.length > 0) this.#notes.say('list.combined-incomplete', 'warn', at, { elements });
  }

  /** Passes on the player in the present cells. */
  deliver(placeOf: PlaceOf): void {
    const player = this.#player(placeOf);
    if (player === undefined) return;
    this.hasPlayers = true;
    this.#give(player);
  }

  /** Undefined if the number or a rating cannot be read: such a player is reported and left out. */
  #player(placeOf: PlaceOf): FideListPlayer | undefined {
    const fideId = this.#fideId(placeOf);
    const first = this.#ratings(ELEMENT_INDEX.rating, placeOf);
    const control = this.#isCombined ? 'standard' : (this.#control ?? 'standard');
    const rapid = this.#isCombined ? this.#ratings(ELEMENT_INDEX.rapid_rating, placeOf) : undefined;
    const blitz = this.#isCombined ? this.#ratings(ELEMENT_INDEX.blitz_rating, placeOf) : undefined;
    if (fideId === undefined || first === null || rapid === null || blitz === null) return undefined;
    const flag = this.#flag(placeOf);
    return {
      fideId,
      name: this.#name(fideId, placeOf),
      federation: this.#federation(placeOf),
      sex: this.#sex(fideId, flag.isWoman, placeOf),
      title: this.#title(ELEMENT_INDEX.title, placeOf),
      womensTitle: this.#title(ELEMENT_INDEX.w_title, placeOf),
      otherTitles: this.#otherTitles(),
      foa: this.#arenaTitle(placeOf),
      standard: control === 'standard' ? first : undefined,
      rapid: control === 'rapid' ? first : rapid,
      blitz: control === 'blitz' ? first : blitz,
      ...this.#birth(placeOf),
      inactive: flag.isInactive,
    };
  }

  #code(element: number): string | undefined {
    const { text, from, to } = this.cells;
    return this.#codes.code(text, from[element] as number, to[element] as number);
  }

  #isBlank(element: number): boolean {
    const { text, from, to } = this.cells;
    for (let at = from[element] as number; at < (to[element] as number); at += 1) {
      if (text.charCodeAt(at) !== 0x20) return false;
    }
    return true;
  }

  #fideId(placeOf: PlaceOf): string | undefined {
    const { text, from, to } = this.cells;
    let at = from[ELEMENT_INDEX.fideid] as number;
    let end = to[ELEMENT_INDEX.fideid] as number;
    while (at < end && text.charCodeAt(at) === 0x20) at += 1;
    while (end > at && text.charCodeAt(end - 1) === 0x20) end -= 1;
    let value = 0;
    for (let index = at; index < end; index += 1) {
      const digit = text.charCodeAt(index) - 0x30;
      value = digit >= 0 && digit <= 9 ? value * 10 + digit : Number.NaN;
    }
    if (!(value > 0) || end - at > LONGEST_ID) {
      this.#notes.say('list.id-unreadable', 'refuse', placeOf(ELEMENT_INDEX.fideid), {
        seen: shortText(text.slice(at, end)),
      });
      return undefined;
    }
    const id = text.slice(at, end);
    if (!this.#ids.add(value))
      this.#notes.say('list.repeated-player', 'warn', placeOf(ELEMENT_INDEX.fideid), { player: id });
    return id;
  }

  #name(player: string, placeOf: PlaceOf): string | undefined {
    const { text, from, to } = this.cells;
    let at = from[ELEMENT_INDEX.name] as number;
    let end = to[ELEMENT_INDEX.name] as number;
    while (at < end && text.charCodeAt(at) === 0x20) at += 1;
    while (end > at && text.charCodeAt(end - 1) === 0x20) end -= 1;
    if (at === end) {
      this.#notes.say('list.name-missing', 'note', placeOf(ELEMENT_INDEX.name), { player });
      return undefined;
    }
    for (let index = at; index < end; index += 1) {
      if (isUnprintable(text.charCodeAt(index))) {
        this.#notes.say('list.name-damaged', 'warn', placeOf(ELEMENT_INDEX.name), { player });
        break;
      }
    }
    return detachedSlice(text, at, end);
  }

  #federation(placeOf: PlaceOf): string | undefined {
    const code =
      this.#code(ELEMENT_INDEX.country) ??
      (this.#isBlank(ELEMENT_INDEX.country) ? undefined : this.cells.trimmed(ELEMENT_INDEX.country));
    if (code !== undefined && !isFederation(code)) {
      this.#notes.once(code, 'list.federation-unknown', placeOf(ELEMENT_INDEX.country), { seen: shortText(code) });
    }
    return code;
  }

  #sex(player: string, isWoman: boolean, placeOf: PlaceOf): 'm' | 'f' | undefined {
    const code = this.#code(ELEMENT_INDEX.sex);
    const sex = code === 'M' || code === 'm' ? 'm' : code === 'F' || code === 'f' ? 'f' : undefined;
    if (sex === undefined && !this.#isBlank(ELEMENT_INDEX.sex)) {
      this.#notes.say('list.sex-unknown', 'warn', placeOf(ELEMENT_INDEX.sex), {
        seen: shortText(this.cells.trimmed(ELEMENT_INDEX.sex)),
      });
    }
    if (sex === 'm' && isWoman) this.#notes.say('list.sex-differs', 'warn', placeOf(ELEMENT_INDEX.sex), { player });
    return sex ?? (isWoman ? 'f' : undefined);
  }

  #title(element: number, placeOf: PlaceOf): string | undefined {
    if (this.#isBlank(element)) return undefined;
    const seen = this.#code(element) ?? this.cells.trimmed(element);
    const { title, form } = readTitle(seen);
    if (form === 'unknown') this.#notes.once(seen, 'list.title-unknown', placeOf(element), { seen: shortText(seen) });
    else if (form !== 'usual' && !this.isOld)
      this.#notes.once(seen, 'list.title-adjusted', placeOf(element), { seen, title });
    return title;
  }

  #otherTitles(): readonly string[] | undefined {
    if (this.#isBlank(ELEMENT_INDEX.o_title)) return undefined;
    const titles = this.cells
      .trimmed(ELEMENT_INDEX.o_title)
      .split(',')
      .map((title) => title.trim())
      .filter((title) => title !== '');
    return titles.length === 0 ? undefined : titles;
  }

  #arenaTitle(placeOf: PlaceOf): string | undefined {
    if (this.#isBlank(ELEMENT_INDEX.foa_title)) return undefined;
    const seen = this.#code(ELEMENT_INDEX.foa_title) ?? this.cells.trimmed(ELEMENT_INDEX.foa_title);
    // some lists show 0 for none
    if (seen === '0') return undefined;
    if (!KNOWN_ARENA_TITLES.has(seen)) {
      this.#notes.once(seen, 'list.title-unknown', placeOf(ELEMENT_INDEX.foa_title), { seen: shortText(seen) });
    }
    return seen;
  }

  /** Rating, games and K, which are consecutive; null if the rating cannot be read. */
  #ratings(element: number, placeOf: PlaceOf): FideListRating | undefined | null {
    const { text, from, to } = this.cells;
    const rating = digits(text, from[element] as number, to[element] as number);
    if (rating === UNREADABLE || rating > MAX_RATING) {
      this.#refuseRating(element, rating, placeOf);
      return null;
    }
    const games = this.#count(element + 1, placeOf);
    const k = this.#count(element + 2, placeOf);
    if (rating === BLANK && games === BLANK && k === BLANK) return undefined;
    if (rating <= 0 && games === 0 && k <= 0) return UNRATED;
    return { rating: positive(rating), games: games === BLANK ? undefined : games, k: positive(k) };
  }

  #refuseRating(at: number, rating: number, placeOf: PlaceOf): void {
    const element = PLAYER_ELEMENTS[at] as PlayerElement;
    if (rating === UNREADABLE) {
      const seen = shortText(this.cells.trimmed(at));
      this.#notes.say('list.rating-unreadable', 'refuse', placeOf(at), { element, seen });
    } else {
      const facts = { element, seen: rating, max: MAX_RATING };
      this.#notes.say('list.rating-out-of-range', 'refuse', placeOf(at), facts);
    }
  }

  #count(at: number, placeOf: PlaceOf): number {
    const { text, from, to } = this.cells;
    const value = digits(text, from[at] as number, to[at] as number);
    if (value !== UNREADABLE) return value;
    const facts = { element: PLAYER_ELEMENTS[at] as PlayerElement, seen: shortText(this.cells.trimmed(at)) };
    this.#notes.say('list.number-unreadable', 'warn', placeOf(at), facts);
    return BLANK;
  }

  /** The year, as FIDE has it, or the whole date. It may be a day of birth, so it is not repeated. */
  #birth(placeOf: PlaceOf): Pick<FideListPlayer, 'birthYear' | 'birthday'> {
    const { text, from, to } = this.cells;
    const year = digits(text, from[ELEMENT_INDEX.birthday] as number, to[ELEMENT_INDEX.birthday] as number);
    if (year === BLANK || year === 0) return UNKNOWN_BIRTH;
    if (year >= 1000 && year <= 9999) return { birthYear: year };
    const written = year === UNREADABLE ? this.cells.trimmed(ELEMENT_INDEX.birthday) : '';
    const date = readDate(written);
    if (date === undefined && !(year === UNREADABLE && isBlankDate(written))) {
      this.#notes.say('list.birth-unreadable', 'warn', placeOf(ELEMENT_INDEX.birthday), {});
    }
    if (date === undefined || date.year === 0) return UNKNOWN_BIRTH;
    return { birthYear: date.year, ...(date.day === undefined ? {} : { birthday: date.day }) };
  }

  #flag(placeOf: PlaceOf): { isWoman: boolean; isInactive: boolean } {
    const flag = this.#code(ELEMENT_INDEX.flag);
    if (flag === undefined && this.#isBlank(ELEMENT_INDEX.flag)) return NO_FLAG;
    const known = FLAGS[(flag ?? '').toLowerCase()];
    if (known !== undefined) return known;
    const seen = shortText(this.cells.trimmed(ELEMENT_INDEX.flag));
    this.#notes.once(seen, 'list.flag-unknown', placeOf(ELEMENT_INDEX.flag), { seen });
    return NO_FLAG;
  }
}

const UNKNOWN_BIRTH = { birthYear: undefined };
const NO_FLAG = { isWoman: false, isInactive: false };
const FLAGS: Readonly<Record<string, { isWoman: boolean; isInactive: boolean }>> = {
  i: { isWoman: false, isInactive: true },
  w: { isWoman: true, isInactive: false },
  wi: { isWoman: true, isInactive: true },
};
