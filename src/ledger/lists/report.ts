/**
 * The changes that a list brings: players who are new, gone, inactive or active again, how far ratings move, and who
 * moves most.
 */
import { FLAGS, type StandingRow } from '../store.ts';

/** A player whose rating changes. */
export interface RatingMove {
  readonly person: number;
  readonly before: number | null;
  readonly after: number | null;
}

/** Changes of at least `from` and less than the next bar's. */
export interface HistogramBar {
  readonly from: number;
  readonly count: number;
}

export interface ListSummary {
  readonly fresh: readonly number[];
  readonly delisted: readonly number[];
  /** Inactive on this list, and not on the one before. */
  readonly inactive: readonly number[];
  readonly returned: readonly number[];
  /** Rated, but not to be listed. */
  readonly notListed: readonly number[];
  /** Rated on this list and not on the one before, with the rating. */
  readonly newcomers: readonly (readonly [person: number, rating: number])[];
  /** Number of changed ratings. */
  readonly changed: number;
  /** In steps of ten points; empty where nothing changed. */
  readonly histogram: readonly HistogramBar[];
  /** Largest change first; equal ones by person. */
  readonly largest: readonly RatingMove[];
}

const BAR = 10;
const LARGEST = 20;

export interface ListBefore {
  readonly rating: (person: number) => number | null;
  readonly inactive: { readonly has: (person: number) => boolean };
}

/** Rows sorted by person; `given`: points of a row by a change of all ratings. */
export function changesOf(
  rows: Iterable<StandingRow>,
  before: ListBefore,
  given: (row: StandingRow) => number = () => 0,
): ListSummary {
  const fresh: number[] = [];
  const delisted: number[] = [];
  const inactive: number[] = [];
  const returned: number[] = [];
  const notListed: number[] = [];
  const newcomers: (readonly [number, number])[] = [];
  const bars = new Map<number, number>();
  const largest: RatingMove[] = [];
  let changed = 0;
  for (const row of rows) {
    const { person, rating, flags } = row;
    if (flags & FLAGS.fresh) fresh.push(person);
    if (flags & FLAGS.delisted) delisted.push(person);
    if (flags & FLAGS.returned) returned.push(person);
    if (flags & FLAGS.notListed) notListed.push(person);
    if (flags & FLAGS.inactive && !before.inactive.has(person)) inactive.push(person);
    const was = before.rating(person);
    if (was === null && rating !== null) newcomers.push([person, rating]);
    // the points given to everybody are reported separately
    const earned = rating === null ? null : rating - given(row);
    if (was === null || earned === null || was === earned) continue;
    changed += 1;
    const bar = Math.floor((earned - was) / BAR) * BAR;
    bars.set(bar, (bars.get(bar) ?? 0) + 1);
    keepLargest(largest, { person, before: was, after: earned });
  }
  return {
    fresh,
    delisted,
    inactive,
    returned,
    notListed,
    newcomers,
    changed,
    histogram: [...bars].sort(([a], [b]) => a - b).map(([from, count]) => ({ from, count })),
    largest,
  };
}

const sizeOf = ({ before, after }: RatingMove): number => Math.abs((after as number) - (before as number));

function keepLargest(largest: RatingMove[], change: RatingMove): void {
  const size = sizeOf(change);
  if (largest.length === LARGEST && size <= sizeOf(largest[LARGEST - 1] as RatingMove)) return;
  const place = largest.findIndex((each) => sizeOf(each) < size);
  largest.splice(place < 0 ? largest.length : place, 0, change);
  largest.length = Math.min(largest.length, LARGEST);
}
