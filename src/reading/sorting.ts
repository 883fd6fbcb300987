/** Sorting in slices: what has to be compared by a language's rules takes a second for half a million names. */
import type { Sliced } from '../core/slices.ts';

export type Order = (a: number, b: number) => number;

/** As many as are compared in a thousandth of a second or two. */
const PIECE = 256;

/** Numbers by their order: sorted pieces, merged two by two. Equal ones stay in the order in which they were given. */
export function* sorted(numbers: Int32Array, order: Order): Sliced<Int32Array> {
  const count = numbers.length;
  let from = numbers.slice();
  for (let start = 0; start < count; start += PIECE) {
    from.subarray(start, start + PIECE).sort(order);
    yield;
  }
  let to = new Int32Array(count);
  for (let width = PIECE; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, count), Math.min(start + 2 * width, count)];
      let [a, b] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const isFirst = b >= end || (a < middle && order(from[a] as number, from[b] as number) <= 0);
        to[at] = from[isFirst ? a++ : b++] as number;
        if (at % PIECE === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** 0, 1, 2 … */
export function counted(count: number): Int32Array {
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = at;
  return numbers;
}
