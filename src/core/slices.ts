/**
 * Work that is done in slices. Code that goes through hundreds of thousands of rows yields from time to time, and the caller
 * decides what happens then. A server answers other requests, so that nobody waits longer than one slice for another visitor's
 * request.
 */
export type Sliced<T> = Generator<void, T, void>;

/** Lets other work run. */
export type Pause = () => Promise<void>;

/** Rows of columns that are processed in one slice: well below a hundredth of a second, whatever is done with a row. */
export const ROWS_A_SLICE = 1 << 14;

export async function inSlices<T>(work: Sliced<T>, pause: Pause): Promise<T> {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    await pause();
  }
}

/** For callers for whom nobody else has to wait. */
export function atOnce<T>(work: Sliced<T>): T {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
}

/** Splits the numbers from 0 to a count into pieces: the first number of each piece, and the number after its last. */
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
