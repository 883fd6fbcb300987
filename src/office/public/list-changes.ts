/** Who stands otherwise on a later list than on an earlier one: both gone through side by side, in memory. */
import type { ListBlock } from './list-block.ts';

/** Higher or lower, new or no longer there; or as high as before, with another K, active or no longer so. */
export const CHANGE_KINDS = ['gain', 'loss', 'new', 'gone', 'other'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export interface ListChanges {
  /** Persons of each kind: the greatest change first, who is new or gone by rating. */
  readonly persons: Readonly<Record<ChangeKind, Int32Array>>;
  /** Gains and losses by size, then who is new, gone, or changed otherwise. */
  readonly all: Int32Array;
  readonly same: number;
}

/** So many rows are compared before others have their turn. */
const AT_ONCE = 1 << 16;

type Pause = () => Promise<void>;

/** Persons with the number that they are ordered by. */
class Found {
  readonly #persons: number[] = [];
  readonly #sizes: number[] = [];

  add(person: number, size: number): void {
    this.#persons.push(person);
    this.#sizes.push(size);
  }

  /** Who was found first stands first among those of one size: a count, and each to its place. */
  largestFirst(): { readonly persons: Int32Array; readonly sizes: Int32Array } {
    const most = this.#sizes.reduce((max, size) => Math.max(max, size), 0);
    const starts = new Int32Array(most + 2);
    for (const size of this.#sizes) starts[most - size + 1] = (starts[most - size + 1] as number) + 1;
    for (let at = 0; at <= most; at += 1) starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number);
    const [persons, sizes] = [new Int32Array(this.#persons.length), new Int32Array(this.#persons.length)];
    for (const [at, size] of this.#sizes.entries()) {
      const place = starts[most - size] as number;
      starts[most - size] = place + 1;
      persons[place] = this.#persons[at] as number;
      sizes[place] = size;
    }
    return { persons, sizes };
  }
}

export async function changesBetween(before: ListBlock, after: ListBlock, pause: Pause): Promise<ListChanges> {
  const found: Readonly<Record<ChangeKind, Found>> = {
    gain: new Found(),
    loss: new Found(),
    new: new Found(),
    gone: new Found(),
    other: new Found(),
  };
  let same = 0;
  let [x, y] = [0, 0];
  for (let steps = 1; x < before.size || y < after.size; steps += 1) {
    if (steps % AT_ONCE === 0) await pause();
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
  const [gain, loss] = [found.gain.largestFirst(), found.loss.largestFirst()];
  await pause();
  const [fresh, gone, other] = [found.new, found.gone, found.other].map((each) => each.largestFirst().persons) as [
    Int32Array,
    Int32Array,
    Int32Array,
  ];
  const all = new Int32Array(gain.persons.length + loss.persons.length + fresh.length + gone.length + other.length);
  let at = joined(gain, loss, all);
  for (const persons of [fresh, gone, other]) {
    all.set(persons, at);
    at += persons.length;
  }
  return { persons: { gain: gain.persons, loss: loss.persons, new: fresh, gone, other }, all, same };
}

type Sized = ReturnType<Found['largestFirst']>;

/** Both by size, into one; gives how many there are. */
function joined(gain: Sized, loss: Sized, into: Int32Array): number {
  let [up, down] = [0, 0];
  while (up < gain.persons.length || down < loss.persons.length) {
    const isGain = down >= loss.persons.length || (gain.sizes[up] ?? -1) >= (loss.sizes[down] as number);
    into[up + down] = (isGain ? gain.persons[up] : loss.persons[down]) as number;
    if (isGain) up += 1;
    else down += 1;
  }
  return up + down;
}
