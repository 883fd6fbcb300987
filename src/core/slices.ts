/**
 * Work that is done in slices. Code that goes through hundreds of thousands of rows yields after some of them; whoever runs the
 * work decides what happens there. A server lets others have their turn, so that nobody waits for somebody else's question
 * longer than for one slice.
 */
export type Sliced<T> = Generator<void, T, void>;

/** Lets others have their turn. */
export type Pause = () => Promise<void>;

/** This many rows of columns are gone through in a slice: well below a hundredth of a second, whatever is done with a row. */
export const ROWS_A_SLICE = 1 << 14;

export async function inSlices<T>(work: Sliced<T>, pause: Pause): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    await pause();
  }
}

/** Where nobody waits. */
export function atOnce<T>(work: Sliced<T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

/** From 0 up to a count, piece by piece: the first number of each, and the one behind its last. */
export function* ranges(
  count: number,
  work: (from: number, to: number) => void,
  most: number = ROWS_A_SLICE,
): Sliced<void> {
  for (let from = 0; from < count; from += most) {
    work(from, Math.min(from + most, count));
    yield;
  }
}

/** Some at a time. */
export function* inBatches<T>(all: readonly T[], most: number): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += most) yield all.slice(from, from + most);
}
