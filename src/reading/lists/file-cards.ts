/**
 * What files show of persons, read in place: a page of the store is one JSON text of arrays, in UTF-8, and for each card only the
 * positions are found at which its texts begin and end. Nearly all texts are copied to the file as they are. Code that needs a
 * card as an object parses its part of the text.
 */
import { type FileCardValues, type FilePerson, MARKS } from '../../ledger/store.ts';

/** A text of the page: where it begins, or −1 if there is none, and where it ends. */
export interface TextPlace {
  from: number;
  to: number;
}

/** The positions of a card's texts. */
export interface CardTexts {
  readonly bytes: Uint8Array;
  readonly name: TextPlace;
  readonly sex: TextPlace;
  readonly federation: TextPlace;
  readonly title: TextPlace;
  readonly fide: TextPlace;
}

/** The card that was found last. */
export interface FileCard extends CardTexts {
  /** 0 where it is not known. */
  readonly birthYear: number;
  /** Whether the card was never changed, is not a minor's, and has no text that JSON escapes. */
  readonly isPlain: boolean;
  readonly person: () => FilePerson;
}

const [COMMA, QUOTE, BACKSLASH, ZERO, OPEN, CLOSE, NULL] = [0x2c, 0x22, 0x5c, 0x30, 0x5b, 0x5d, 0x6e];
/** The length of the word `null`. */
const NULL_LENGTH = 4;

const OTHER_FORM = 'a page of cards is written otherwise';
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const OTHERWISE = MARKS.changed | MARKS.erased;

export class FileCards implements FileCard {
  readonly bytes: Uint8Array;
  readonly name: TextPlace = { from: -1, to: -1 };
  readonly sex: TextPlace = { from: -1, to: -1 };
  readonly federation: TextPlace = { from: -1, to: -1 };
  readonly title: TextPlace = { from: -1, to: -1 };
  readonly fide: TextPlace = { from: -1, to: -1 };
  readonly #other: TextPlace = { from: -1, to: -1 };
  birthYear = 0;
  #marks = 0;
  #isEscaped = false;
  #isByInitials = false;
  /** Where the card begins, and the position after it. */
  #from = 1;
  #at = 1;

  /** `page`: as `Desk.filePersons` gives it. */
  constructor(page: Uint8Array) {
    this.bytes = page;
  }

  get isPlain(): boolean {
    return !this.#isEscaped && !this.#isByInitials && (this.#marks & OTHERWISE) === 0;
  }

  /** The card of a person. Persons are requested in their order, and everybody on a list has a card. */
  of(person: number): FileCard {
    while (this.#next() !== person) {
      if (this.#at >= this.bytes.length) throw new Error(`person ${person} of a list has no card`);
    }
    return this;
  }

  /** Reads on to the next card: its person. */
  #next(): number {
    if (this.bytes[this.#at] === COMMA) this.#at += 1;
    this.#from = this.#at;
    this.#isEscaped = false;
    const person = this.#number(OPEN);
    this.#number(COMMA);
    this.#text(this.name);
    this.birthYear = this.#number(COMMA);
    this.#text(this.sex);
    this.#text(this.federation);
    this.#text(this.title);
    const isEscaped = this.#isEscaped;
    // earlier facts are read from the object
    this.#text(this.#other);
    this.#isEscaped = isEscaped;
    this.#text(this.fide);
    this.#text(this.#other);
    this.#marks = this.#number(COMMA);
    this.#isByInitials = this.bytes[this.#at] === COMMA;
    while (this.#at < this.bytes.length && this.bytes[this.#at] !== CLOSE) this.#at += 1;
    this.#at += 1;
    return person;
  }

  /** A number from 0 on behind a sign; 0 for null. */
  #number(sign: number): number {
    const { bytes } = this;
    if (bytes[this.#at] !== sign) throw new Error(OTHER_FORM);
    this.#at += 1;
    if (bytes[this.#at] === NULL) {
      this.#at += NULL_LENGTH;
      return 0;
    }
    let value = 0;
    for (let digit = (bytes[this.#at] as number) - ZERO; digit >= 0 && digit <= 9; ) {
      value = value * 10 + digit;
      this.#at += 1;
      digit = (bytes[this.#at] as number) - ZERO;
    }
    return value;
  }

  /** A text behind a comma, or null. */
  #text(place: TextPlace): void {
    const { bytes } = this;
    if (bytes[this.#at] !== COMMA) throw new Error(OTHER_FORM);
    let at = this.#at + 1;
    if (bytes[at] === NULL) {
      place.from = -1;
      place.to = -1;
      this.#at = at + NULL_LENGTH;
      return;
    }
    at += 1;
    place.from = at;
    for (let byte = bytes[at]; byte !== QUOTE && at < bytes.length; byte = bytes[at]) {
      if (byte === BACKSLASH) {
        this.#isEscaped = true;
        at += 1;
      }
      at += 1;
    }
    place.to = at;
    this.#at = at + 1;
  }

  person(): FilePerson {
    const values = JSON.parse(UTF_8.decode(this.bytes.subarray(this.#from, this.#at))) as FileCardValues;
    const [person, mergedInto, name, birthYear, sex, federation, title, facts, fide, pin, marks, initials] = values;
    return {
      person,
      mergedInto,
      name,
      birthYear,
      sex,
      federation,
      title,
      facts,
      fide,
      pin,
      marks,
      ...(initials === 1 ? { initials: true } : {}),
    };
  }
}
