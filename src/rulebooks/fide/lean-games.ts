/**
 * The games of one event in one pass, both sides at once. What a game adds to a side is one number, found in a table by the
 * difference of ratings; sums of such numbers are taken apart when all games are played. The number, from the lowest bit:
 *
 *     12 bits  games: 1
 *     13 bits  half points
 *     28 bits  the expected score in hundredths; of who has no rating the opponent's rating
 *
 * Of 4,095 games nothing overflows, and all of it is a whole number that a double holds exactly. More games are taken in parts.
 */
import { type LeanEvent, type LeanRows, RESULT_NOT_COUNTED } from '../period.ts';
import { expectedScore, type GameRules } from './clauses.ts';

const GAMES_AT_ONCE = 0xfff;
const HALF_POINTS_AT = 12;
const EXPECTED = 2 ** 25;

/** Above every rating; each kind of difference has its own part of the table. */
const RATINGS = 4096;
/**
 * The number with which unrated opponents are entered: whatever the player's own rating is, it leads to the zeros above all
 * differences.
 */
const UNRATED = -2 * RATINGS;
/** A stretch of the table: differences from −4,095 to 4,095, and from 8,192 on the zeros. */
const STRETCH = 4 * RATINGS;
/** The place of the difference 0 in the part for players without a rating, with one, and with one from `realGapFrom` on. */
const [NEWCOMER, RATED, STRONG] = [RATINGS, RATINGS + STRETCH, RATINGS + 2 * STRETCH];

const tables = new WeakMap<GameRules, Float64Array>();

/** By `place + own rating − opponent's rating`: what a lost game adds; zero for a game with an unrated opponent. */
function tableOf(book: GameRules): Float64Array {
  const known = tables.get(book);
  if (known !== undefined) return known;
  const table = new Float64Array(3 * STRETCH);
  const { countedGap, realGapFrom = RATINGS } = book;
  for (let rating = 1; rating < RATINGS; rating += 1) table[NEWCOMER - rating] = 1 + rating * EXPECTED;
  for (let gap = 1 - RATINGS; gap < RATINGS; gap += 1) {
    table[RATED + gap] = 1 + expectedScore(countedGap(0, -gap)) * EXPECTED;
    table[STRONG + gap] = 1 + expectedScore(countedGap(realGapFrom, realGapFrom - gap)) * EXPECTED;
  }
  tables.set(book, table);
  return table;
}

/** A field of players; one field serves all events of a period in turn. */
export class LeanField {
  /** The place in the table for an opponent rated 0; the rating that opponents meet; the sum of the games so far. */
  #place = new Int32Array(0);
  #met = new Int16Array(0);
  #sums = new Float64Array(0);

  /** Makes room for this many players, about whom nothing is known. */
  reserve(size: number): void {
    if (size <= this.#place.length) return;
    this.#place = new Int32Array(2 * size);
    this.#met = new Int16Array(2 * size);
    this.#sums = new Float64Array(2 * size);
  }

  /** `own` is the rating from which the player's differences are taken, `onStart` the one that opponents meet; 0 for none. */
  enter(index: number, own: number, onStart: number, realGapFrom = RATINGS): void {
    this.#place[index] = (own === 0 ? NEWCOMER : own < realGapFrom ? RATED : STRONG) + own;
    this.#met[index] = onStart === 0 ? UNRATED : onStart;
  }

  /** Adds the games that count to the rows from `from` on. */
  play({ size, count, white, black, result }: LeanEvent, book: GameRules, rows: LeanRows, from: number): void {
    const table = tableOf(book);
    const [place, met, sums] = [this.#place, this.#met, this.#sums];
    for (let first = 0; first < count; first += GAMES_AT_ONCE) {
      const last = Math.min(count, first + GAMES_AT_ONCE);
      for (let game = first; game < last; game += 1) {
        const ofWhite = result[game] as number;
        if (ofWhite === RESULT_NOT_COUNTED) continue;
        const w = white[game] as number;
        const b = black[game] as number;
        const forWhite = table[(place[w] as number) - (met[b] as number)] as number;
        const forBlack = table[(place[b] as number) - (met[w] as number)] as number;
        if (forWhite !== 0) (sums[w] as number) += forWhite + (ofWhite << HALF_POINTS_AT);
        if (forBlack !== 0) (sums[b] as number) += forBlack + ((2 - ofWhite) << HALF_POINTS_AT);
      }
      this.#takeApart(size, rows, from);
    }
  }

  #takeApart(size: number, { n, halfPoints, expected }: LeanRows, from: number): void {
    const sums = this.#sums;
    for (let index = 0; index < size; index += 1) {
      const sum = sums[index] as number;
      sums[index] = 0;
      const sumOfExpected = Math.floor(sum / EXPECTED);
      const rest = sum - sumOfExpected * EXPECTED;
      (n[from + index] as number) += rest & GAMES_AT_ONCE;
      (halfPoints[from + index] as number) += rest >> HALF_POINTS_AT;
      (expected[from + index] as number) += sumOfExpected;
    }
  }
}
