/**
 * What the rows of a period come to for everybody who had a rating. Four whole numbers a person lie beside each other, so that a
 * row, which may be anybody's, touches one place of the memory: games, half points, expected score in hundredths, K. They stay
 * there: `LeanResult.totals`.
 */
import { type LeanResult, type LeanRows, PERIOD_STATUSES, type Status } from '../period.ts';
import type { FideBook } from './book.ts';
import { changeInHundredths } from './clauses.ts';

const N = 0;
const HALF_POINTS = 1;
const EXPECTED = 2;
const K = 3;
const WIDTH = 4;

/** In place of K: the rows have different ones, or the limit of the period changes it. Below it stands the K of the first row. */
const BY_ROW = -1;
/** Above the K of most, and above the games that most play in a period. */
const [KS, GAMES_ASKED] = [64, 40];
const byRow = (k: number): number => BY_ROW - 1 - k;

const unlimitedByBook = new WeakMap<FideBook, Uint8Array>();

/** By K: up to how many games of a period it surely stays as it is. To ask the clause for every row takes longer. */
function unlimitedGames(book: FideBook): Uint8Array {
  const known = unlimitedByBook.get(book);
  if (known !== undefined) return known;
  const unlimited = Uint8Array.from({ length: KS }, (_, k) => {
    let games = 0;
    while (games < GAMES_ASKED && book.limitedK(k, games + 1) === k) games += 1;
    return games;
  });
  unlimitedByBook.set(book, unlimited);
  return unlimited;
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

/** What a person's rows come to: half points, expected score in hundredths, and K in the first event after the limit. */
export function totalsOf({ totals }: Pick<LeanResult, 'totals'>, person: number) {
  const at = person * WIDTH;
  const k = totals[at + K] as number;
  return {
    halfPoints: totals[at + HALF_POINTS] as number,
    expected: totals[at + EXPECTED] as number,
    k: k >= 0 ? k : byRow(k),
  };
}

export class LeanSums {
  /** By person, four numbers each. */
  readonly totals: Int32Array;
  /** By person: 1 where K stands in the rows only. */
  readonly #isByRow: Uint8Array;
  #book: FideBook | undefined;
  /** Rows of different books may have different limits. */
  #isMixed = false;

  constructor(persons: number) {
    this.totals = new Int32Array(persons * WIDTH);
    this.#isByRow = new Uint8Array(persons);
  }

  /** Adds the rows of an event; those without K are of people who had no rating. */
  add({ person, n, halfPoints, expected, k }: LeanRows, from: number, to: number, book: FideBook): void {
    const [sums, isByRow] = [this.totals, this.#isByRow];
    const unlimited = unlimitedGames(book);
    this.#isMixed ||= book !== (this.#book ??= book);
    for (let row = from; row < to; row += 1) {
      const ownK = k[row] as number;
      if (ownK === 0) continue;
      const who = person[row] as number;
      const at = who * WIDTH;
      const games = (sums[at + N] as number) + (n[row] as number);
      const known = sums[at + K] as number;
      sums[at + N] = games;
      (sums[at + HALF_POINTS] as number) += halfPoints[row] as number;
      (sums[at + EXPECTED] as number) += expected[row] as number;
      const isUnlimited = games <= (unlimited[ownK] ?? 0) || book.limitedK(ownK, games) === ownK;
      const isOneK = (known === 0 || known === ownK) && isUnlimited;
      sums[at + K] = isOneK ? ownK : BY_ROW;
      if (!isOneK) isByRow[who] = 1;
    }
  }

  /** K as limited by all games of the period, where an event's own edition has a limit; and all K of who has different ones. */
  limitK<E extends EventRows>(result: Closing, inOrder: readonly E[], bookOf: (event: E) => FideBook): void {
    const { ks, rows, change } = result;
    const { person, halfPoints, expected, k } = rows;
    const [sums, isByRow] = [this.totals, this.#isByRow];
    if (this.#isMixed) {
      isByRow.fill(1);
      for (let at = K; at < sums.length; at += WIDTH) if (sums[at] !== 0) sums[at] = BY_ROW;
    }
    for (const event of inOrder) {
      const book = bookOf(event);
      for (let row = event.from; row < event.to; row += 1) {
        const who = person[row] as number;
        if (isByRow[who] === 0 || k[row] === 0) continue;
        const at = who * WIDTH;
        const first = sums[at + K] as number;
        const limited = book.limitedK(k[row] as number, sums[at + N] as number);
        k[row] = limited;
        (change[who] as number) += changeInHundredths(limited, halfPoints[row] as number, expected[row] as number);
        if (first === BY_ROW) sums[at + K] = byRow(limited);
        else if (first !== byRow(limited)) ks.set(who, []);
      }
    }
    if (ks.size === 0) return;
    for (const { from, to } of inOrder) {
      for (let row = from; row < to; row += 1) ks.get(person[row] as number)?.push(k[row] as number);
    }
  }

  /** The new ratings. */
  close(
    result: Closing,
    book: FideBook,
    corrections: ReadonlyMap<number, number>,
    newToList: ReadonlyMap<number, number>,
  ): void {
    const sums = this.totals;
    for (let who = 0, at = K; at < sums.length; who += 1, at += WIDTH) {
      if (sums[at] !== 0) this.#closePerson(result, book, who, corrections, newToList);
    }
    for (const who of corrections.keys()) {
      if (sums[who * WIDTH + K] === 0) this.#closePerson(result, book, who, corrections, newToList);
    }
  }

  #closePerson(
    { base, status, after, n, change }: Closing,
    book: FideBook,
    who: number,
    corrections: ReadonlyMap<number, number>,
    newToList: ReadonlyMap<number, number>,
  ): void {
    const sums = this.totals;
    const at = who * WIDTH;
    const games = sums[at + N] as number;
    const k = sums[at + K] as number;
    const before = base[who] as number;
    const played =
      k >= 0
        ? changeInHundredths(k, sums[at + HALF_POINTS] as number, sums[at + EXPECTED] as number)
        : (change[who] as number);
    const corrected = corrections.size === 0 ? undefined : corrections.get(who);
    const total = played + (corrected ?? 0);
    const reached = book.newRating(before, total).computed;
    const isPlaying = games !== 0 || corrected !== undefined;
    const isListed = reached >= book.floor;
    status[who] = isPlaying ? (isListed ? RATED : DELISTED) : NO_GAMES;
    after[who] = isPlaying ? (isListed ? reached : 0) : newToList.has(who) ? 0 : before;
    change[who] = total;
    n[who] = games;
  }
}
