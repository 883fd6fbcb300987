/**
 * The numbers of a sealed list, in columns and in the order of persons, without any facts of the persons. Pages that need no more,
 * such as the home page, need not wait until all persons have been read.
 */
import { type Sliced, ranges } from '../../core/slices.ts';
import { FLAGS, type StandingBlock, type StandingRow } from '../../ledger/store.ts';
import type { PointsGiven } from '../../rating/brought-change.ts';
import { adjustedPoints } from '../../rating/pool-changes.ts';
import { rulebookMemoryIn } from '../../rating/states.ts';
import { BestOf } from './best.ts';
import { Dictionary } from './dictionary.ts';

export type ColumnValues = Int16Array | Int32Array | Uint8Array | Uint16Array | Uint32Array;

/** Means no change: the player was not on the list before. */
export const NO_CHANGE = -0x8000;
/** In addition to the flags of a row. */
export const UNSETTLED = 128;

/** A player's row, with the values that pages of lists show. */
export type ListedNumbers = Pick<StandingRow, 'person' | 'rating' | 'k' | 'games' | 'flags' | 'rest'>;

/** What is shown of a list before more is requested. */
export interface ListHighlights {
  /** Rows of the highest ratings of active players, the highest first. */
  readonly top: readonly number[];
  /** Rows of their greatest gains, the greatest first; among equals the higher rating. */
  readonly gains: readonly number[];
  /** The number of players who are on the list for the first time. */
  readonly fresh: number;
}

export class ListRows {
  person = new Int32Array(0);
  rating = new Int16Array(0);
  change = new Int16Array(0);
  games = new Uint16Array(0);
  k = new Int16Array(0);
  flags = new Uint8Array(0);
  grade = new Uint8Array(0);
  readonly grades = new Dictionary();
  size = 0;

  constructor(room: number) {
    this.#room(room);
  }

  #room(room: number): void {
    const other = <T extends ColumnValues>(before: T, column: T): T => {
      column.set(before.subarray(0, room));
      return column;
    };
    this.person = other(this.person, new Int32Array(room));
    this.rating = other(this.rating, new Int16Array(room));
    this.change = other(this.change, new Int16Array(room));
    this.games = other(this.games, new Uint16Array(room));
    this.k = other(this.k, new Int16Array(room));
    this.flags = other(this.flags, new Uint8Array(room));
    this.grade = other(this.grade, new Uint8Array(room));
  }

  /**
   * In the order of persons, without players who are not listed. `before`: the rating on the list before; `given`: points that
   * everybody was given on an imported list.
   */
  add(
    { person, rating, k, games, flags, rest }: ListedNumbers,
    before: number | undefined,
    given: PointsGiven = NOTHING_GIVEN,
  ): void {
    if (rating === null || (flags & FLAGS.notListed) !== 0) return;
    const at = this.size;
    if (at === this.person.length) this.#room(Math.max(1024, at * 2));
    this.size += 1;
    const { unsettled, rank } = rest === null ? NO_REST : rulebookMemoryIn(rest);
    this.person[at] = person;
    this.rating[at] = rating;
    // points that were given to everybody are not a gain
    this.change[at] =
      before === undefined ? NO_CHANGE : rating - before - adjustedPoints({ rest }) - given(person, before, rating);
    this.games[at] = games;
    this.k[at] = k ?? 0;
    this.flags[at] = flags | (unsettled === true ? UNSETTLED : 0);
    this.grade[at] = this.grades.codeOf(rank);
  }

  /** The same of a whole block. */
  addBlock(block: StandingBlock, before: (person: number) => number | undefined, given?: PointsGiven): void {
    const rests = block.rests();
    for (let row = 0; row < block.rows; row += 1) {
      const person = block.person(row);
      this.add(
        {
          person,
          rating: block.rating(row),
          k: block.k(row),
          games: block.games(row),
          flags: block.flags(row),
          rest: rests[row] as string | null,
        },
        before(person),
        given,
      );
    }
  }

  /** After the last row: columns are as long as the list. */
  finish(): void {
    if (this.person.length !== this.size) this.#room(this.size);
  }

  isInactive(row: number): boolean {
    return ((this.flags[row] as number) & FLAGS.inactive) !== 0;
  }

  isUnsettled(row: number): boolean {
    return ((this.flags[row] as number) & UNSETTLED) !== 0;
  }

  *highlights(count: number): Sliced<ListHighlights> {
    const [top, gains] = [new BestOf(count), new BestOf(count)];
    let fresh = 0;
    yield* ranges(this.size, (from, to) => {
      for (let row = from; row < to; row += 1) {
        if (((this.flags[row] as number) & FLAGS.fresh) !== 0) fresh += 1;
        if (this.isInactive(row)) continue;
        const [rating, change] = [this.rating[row] as number, this.change[row] as number];
        if (rating >= top.least) top.add(row, rating);
        if (change <= 0) continue;
        const gain = change * RATINGS + rating;
        if (gain >= gains.least) gains.add(row, gain);
      }
    });
    return { top: top.inOrder(), gains: gains.inOrder(), fresh };
  }
}

/** The ratings of those on a list, and nothing else of it. */
export class RatingsByPerson {
  #ratings = new Int16Array(0);

  add(block: StandingBlock): void {
    this.#room(block.person(block.rows - 1));
    for (let row = 0; row < block.rows; row += 1) {
      const rating = block.rating(row);
      if (rating !== null && (block.flags(row) & FLAGS.notListed) === 0) this.#ratings[block.person(row)] = rating;
    }
  }

  #room(person: number): void {
    if (person < this.#ratings.length) return;
    const more = new Int16Array(Math.max(1024, person * 2)).fill(NO_RATING, this.#ratings.length);
    more.set(this.#ratings);
    this.#ratings = more;
  }

  of(person: number): number | undefined {
    const rating = this.#ratings[person];
    return rating === NO_RATING ? undefined : rating;
  }
}

const NO_RATING = -0x8000;

/** More than any two ratings differ by. */
const RATINGS = 2 ** 16;
const NOTHING_GIVEN: PointsGiven = () => 0;
const NO_REST: { readonly unsettled?: true; readonly rank?: string } = {};
