/**
 * What the rows of a period come to for everybody who had a rating. Two whole numbers a person lie beside each other, so that a
 * row, which may be anybody's, touches one place of the memory, and a million people fit where a processor finds them quickly:
 *
 *     32 bits  the change of all rows in hundredths
 *     20 bits  games, and above them 11 bits: K of the rows, `BY_ROW` where there are several or one that does not fit
 *
 * Whether the limit of the period changes a K is seen when all games are known: only the rows of those whose K it changes, or
 * who have several, are looked at once more.
 */
import { type LeanResult, type LeanRows, PERIOD_STATUSES, type Status } from '../period.ts';
import type { FideBook } from './book.ts';
import { changeInHundredths } from './clauses.ts';

const K_AT = 20;
const GAMES = 0xf_ffff;
const BY_ROW = 0x7ff;
/** No K, no games. */
const NOT_ENTERED = 0;

/** Above the games that most play in a period. */
const GAMES_ASKED = 40;

const unlimitedByBook = new WeakMap<FideBook, Uint8Array>();

/**
 * By K: the number of games in a period up to which it certainly stays as it is. Applying the clause to everybody takes longer;
 * for the few players above it, the clause is applied to each row.
 */
function unlimitedGames(book: FideBook): Uint8Array {
  const known = unlimitedByBook.get(book);
  if (known !== undefined) return known;
  const unlimited = Uint8Array.from({ length: BY_ROW }, (_, k) => {
    let games = 0;
    while (games < GAMES_ASKED && book.limitedK(k, games + 1) === k) games += 1;
    return games;
  });
  unlimitedByBook.set(book, unlimited);
  return unlimited;
}

/** A change is a number of whole points and a rest of less than one, whatever its sign. */
const POINT = 100;
const roundedByBook = new WeakMap<FideBook, Int8Array>();

/** By the rest of a change from −99 to 99: its rounded value. Whole points are not changed by any text. */
function roundedRests(book: FideBook): Int8Array {
  const known = roundedByBook.get(book);
  if (known !== undefined) return known;
  const rounded = Int8Array.from({ length: 2 * POINT - 1 }, (_, at) => book.newRating(0, at + 1 - POINT).computed);
  roundedByBook.set(book, rounded);
  return rounded;
}

/** Rows of one event. */
interface EventRows {
  readonly from: number;
  readonly to: number;
}

/** A result that is being made. */
type Closing = Omit<LeanResult, 'ks'> & { readonly ks: Map<number, number[]> };

export const statusCode = (status: Status): number => PERIOD_STATUSES.indexOf(status) + 1;
const RATED = statusCode('rated');
const NO_GAMES = statusCode('no-games');
const DELISTED = statusCode('delisted');

export class LeanSums {
  /** By person, two numbers each. */
  readonly #people: Int32Array;
  #book: FideBook | undefined;
  /** Rows of different books may have different limits. */
  #isMixed = false;

  constructor(persons: number) {
    this.#people = new Int32Array(persons << 1);
  }

  /** Adds the rows of an event; rows without K belong to players who had no rating. */
  add({ person, n, halfPoints, expected, k }: LeanRows, from: number, to: number, book: FideBook): void {
    const people = this.#people;
    this.#isMixed ||= book !== (this.#book ??= book);
    for (let row = from; row < to; row += 1) {
      const ownK = k[row] as number;
      if (ownK === 0) continue;
      const at = (person[row] as number) << 1;
      const sofar = people[at + 1] as number;
      const isOneK = (sofar === NOT_ENTERED || sofar >> K_AT === ownK) && ownK < BY_ROW;
      (people[at] as number) += changeInHundredths(ownK, halfPoints[row] as number, expected[row] as number);
      people[at + 1] = ((sofar & GAMES) + (n[row] as number)) | ((isOneK ? ownK : BY_ROW) << K_AT);
    }
  }

  /** K as limited by all games of the period, if an event's own edition has a limit; and all K of players who have different ones. */
  limitK<E extends EventRows>(result: Closing, inOrder: readonly E[], bookOf: (event: E) => FideBook): void {
    if (!this.#findByRow()) return;
    const { ks, rows } = result;
    const { person, halfPoints, expected, k } = rows;
    const people = this.#people;
    /** By person: K of the first row plus one; 0 before the first row. */
    const firstK = new Uint16Array(people.length >> 1);
    for (const event of inOrder) {
      const book = bookOf(event);
      for (let row = event.from; row < event.to; row += 1) {
        const who = person[row] as number;
        const word = people[(who << 1) + 1] as number;
        if (word >> K_AT !== BY_ROW || k[row] === 0) continue;
        const limited = book.limitedK(k[row] as number, word & GAMES);
        k[row] = limited;
        (people[who << 1] as number) += changeInHundredths(limited, halfPoints[row] as number, expected[row] as number);
        if (firstK[who] === 0) firstK[who] = limited + 1;
        else if (firstK[who] !== limited + 1) ks.set(who, []);
      }
    }
    if (ks.size === 0) return;
    for (const { from, to } of inOrder) {
      for (let row = from; row < to; row += 1) ks.get(person[row] as number)?.push(k[row] as number);
    }
  }

  /** Marks everybody whose rows have to be processed again, and discards their changes. Returns whether there is anybody. */
  #findByRow(): boolean {
    if (this.#book === undefined) return false;
    const people = this.#people;
    const unlimited = unlimitedGames(this.#book);
    const isMixed = this.#isMixed;
    let isAny = false;
    for (let at = 1; at < people.length; at += 2) {
      const word = people[at] as number;
      if (word === NOT_ENTERED) continue;
      const k = word >> K_AT;
      if (!isMixed && k !== BY_ROW && (word & GAMES) <= (unlimited[k] as number)) continue;
      people[at - 1] = 0;
      people[at] = word | (BY_ROW << K_AT);
      isAny = true;
    }
    return isAny;
  }

  /** The new ratings. */
  close(
    result: Closing,
    book: FideBook,
    corrections: ReadonlyMap<number, number>,
    newToList: ReadonlyMap<number, number>,
  ): void {
    const people = this.#people;
    const { base, status, after, n, change } = result;
    const rounded = roundedRests(book);
    const { floor } = book;
    for (let who = 0, at = 1; at < people.length; who += 1, at += 2) {
      const word = people[at] as number;
      if (word === NOT_ENTERED) continue;
      const games = word & GAMES;
      const total = people[at - 1] as number;
      const points = (total / POINT) | 0;
      const reached = (base[who] as number) + points + (rounded[total - points * POINT + POINT - 1] as number);
      const isListed = reached >= floor;
      status[who] = isListed ? RATED : DELISTED;
      after[who] = isListed ? reached : 0;
      change[who] = total;
      n[who] = games;
      if (games === 0) {
        status[who] = NO_GAMES;
        after[who] = newToList.has(who) ? 0 : (base[who] as number);
      }
    }
    for (const [who, corrected] of corrections) {
      const total = (people[who << 1] as number) + corrected;
      const { computed } = book.newRating(base[who] as number, total);
      status[who] = computed >= floor ? RATED : DELISTED;
      after[who] = computed >= floor ? computed : 0;
      change[who] = total;
    }
  }
}
