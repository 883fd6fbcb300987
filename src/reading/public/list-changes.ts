/** Whose rows differ on a later list: both lists are compared row by row, in memory. */
import type { ListBlock } from './list-block.ts';
import { inSlices, type Pause, ranges, ROWS_A_SLICE, type Sliced } from '../../core/slices.ts';

/** Higher or lower, new or no longer there; or as high as before, with another K, active or no longer so. */
export const CHANGE_KINDS = ['gain', 'loss', 'new', 'gone', 'other'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface ListDelta {
  /** Persons of each kind: the greatest change first, new and removed ones by rating. */
  readonly persons: Readonly<Record<ChangeKind, Int32Array>>;
  /** Gains and losses by size, then who is new, gone, or changed otherwise. */
  readonly all: Int32Array;
  readonly same: number;
}

/** Persons with the number that they are ordered by. */
class ChangedRows {
  readonly #persons: number[] = [];
  readonly #sizes: number[] = [];

  add(person: number, size: number): void {
    this.#persons.push(person);
    this.#sizes.push(size);
  }

  /** Changes of equal size keep their order: a counting sort. */
  *largestFirst(): Sliced<Sized> {
    const [found, ofFound] = [this.#persons, this.#sizes];
    let most = 0;
    yield* ranges(found.length, (from, to) => {
      for (let at = from; at < to; at += 1) most = Math.max(most, ofFound[at] as number);
    });
    const starts = new Int32Array(most + 2);
    yield* ranges(found.length, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const next = most - (ofFound[at] as number) + 1;
        starts[next] = (starts[next] as number) + 1;
      }
    });
    for (let at = 0; at <= most; at += 1) starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number);
    const [persons, sizes] = [new Int32Array(found.length), new Int32Array(found.length)];
    yield* ranges(found.length, (from, to) => {
      for (let at = from; at < to; at += 1) {
        const size = ofFound[at] as number;
        const place = starts[most - size] as number;
        starts[most - size] = place + 1;
        persons[place] = found[at] as number;
        sizes[place] = size;
      }
    });
    return { persons, sizes };
  }
}

interface Sized {
  readonly persons: Int32Array;
  readonly sizes: Int32Array;
}

export const changesBetween = (before: ListBlock, after: ListBlock, pause: Pause): Promise<ListDelta> =>
  inSlices(changes(before, after), pause);

function* changes(before: ListBlock, after: ListBlock): Sliced<ListDelta> {
  const found: Readonly<Record<ChangeKind, ChangedRows>> = {
    gain: new ChangedRows(),
    loss: new ChangedRows(),
    new: new ChangedRows(),
    gone: new ChangedRows(),
    other: new ChangedRows(),
  };
  let same = 0;
  let [x, y] = [0, 0];
  for (let steps = 1; x < before.size || y < after.size; steps += 1) {
    if (steps % ROWS_A_SLICE === 0) yield;
    const one = x < before.size ? before.personAt(x) : Number.POSITIVE_INFINITY;
    const other = y < after.size ? after.personAt(y) : Number.POSITIVE_INFINITY;
    if (one < other) {
      found.gone.add(one, before.ratingAt(x));
      x += 1;
    } else if (other < one) {
      found.new.add(other, after.ratingAt(y));
      y += 1;
    } else {
      const change = after.ratingAt(y) - before.ratingAt(x);
      if (change > 0) found.gain.add(one, change);
      else if (change < 0) found.loss.add(one, -change);
      else if (before.isAlike(x, after, y)) same += 1;
      else found.other.add(one, after.ratingAt(y));
      x += 1;
      y += 1;
    }
  }
  const [gain, loss] = [yield* found.gain.largestFirst(), yield* found.loss.largestFirst()];
  const { persons: fresh } = yield* found.new.largestFirst();
  const { persons: gone } = yield* found.gone.largestFirst();
  const { persons: other } = yield* found.other.largestFirst();
  const all = new Int32Array(gain.persons.length + loss.persons.length + fresh.length + gone.length + other.length);
  let at = yield* joined(gain, loss, all);
  for (const persons of [fresh, gone, other]) {
    all.set(persons, at);
    at += persons.length;
  }
  return { persons: { gain: gain.persons, loss: loss.persons, new: fresh, gone, other }, all, same };
}

/** Both by size, into one; gives how many there are. */
function* joined(gain: Sized, loss: Sized, into: Int32Array): Sliced<number> {
  let [up, down] = [0, 0];
  while (up < gain.persons.length || down < loss.persons.length) {
    const isGain = down >= loss.persons.length || (gain.sizes[up] ?? -1) >= (loss.sizes[down] as number);
    into[up + down] = (isGain ? gain.persons[up] : loss.persons[down]) as number;
    if (isGain) up += 1;
    else down += 1;
    if ((up + down) % ROWS_A_SLICE === 0) yield;
  }
  return up + down;
}
