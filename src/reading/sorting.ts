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

/** Below this many, a key and the place of what it belongs to are one number of 53 bits. */
const PLACES = 2 ** 21;
/** This many numbers are sorted at once. */
const NUMBERS = 1 << 14;

/**
 * The order of texts by their code units, or of whole numbers from the highest; equal ones as they came. Numbers sort many times as
 * fast as texts: the first four letters of a text are one, and only texts that begin alike are compared.
 */
export function* orderOf(keys: readonly (string | number)[]): Sliced<Int32Array> {
  const count = keys.length;
  if (count >= PLACES)
    return yield* sorted(counted(count), (a, b) => compareKeys(keys[a] as string, keys[b] as string));
  let numbers = new Float64Array(count);
  for (let at = 0; at < count; at += 1) {
    const key = keys[at] as string | number;
    numbers[at] = (typeof key === 'number' ? -key : beginningOf(key)) * PLACES + at;
    if (at % NUMBERS === NUMBERS - 1) yield;
  }
  numbers = yield* ascending(numbers);
  const order = new Int32Array(count);
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] as number;
    order[at] = number - Math.floor(number / PLACES) * PLACES;
    if (at % NUMBERS === NUMBERS - 1) yield;
  }
  if (typeof keys[0] === 'string') yield* sortAlike(order, numbers, keys as readonly string[]);
  return order;
}

const compareKeys = (a: string | number, b: string | number): number =>
  typeof a === 'number' ? (b as number) - a : a < b ? -1 : a > b ? 1 : 0;

/** Four letters in a byte each. Letters that need more count alike, and so does all that follows them. */
function beginningOf(text: string): number {
  let number = 0;
  let isAlike = false;
  for (let at = 0; at < 4; at += 1) {
    const code: number = isAlike || at >= text.length ? 0 : Math.min(text.charCodeAt(at), WIDE) + 1;
    number = number * 256 + code;
    isAlike ||= code > WIDE;
  }
  return number;
}

const WIDE = 254;

/** Pieces that are sorted as numbers, merged two by two. */
function* ascending(numbers: Float64Array): Sliced<Float64Array<ArrayBuffer>> {
  const count = numbers.length;
  let from = new Float64Array(numbers);
  for (let start = 0; start < count; start += NUMBERS) {
    from.subarray(start, start + NUMBERS).sort();
    yield;
  }
  let to = new Float64Array(count);
  for (let width = NUMBERS; width < count; width *= 2) {
    for (let start = 0; start < count; start += 2 * width) {
      const [middle, end] = [Math.min(start + width, count), Math.min(start + 2 * width, count)];
      let [a, b] = [start, middle];
      for (let at = start; at < end; at += 1) {
        const isFirst = b >= end || (a < middle && (from[a] as number) <= (from[b] as number));
        to[at] = from[isFirst ? a++ : b++] as number;
        if (at % NUMBERS === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}

/** Texts with the same beginning stand together, and are put in order among themselves. */
function* sortAlike(order: Int32Array, numbers: Float64Array, keys: readonly string[]): Sliced<void> {
  let from = 0;
  for (let at = 1; at <= order.length; at += 1) {
    const isAlike =
      at < order.length &&
      Math.floor((numbers[at] as number) / PLACES) === Math.floor((numbers[from] as number) / PLACES);
    if (isAlike) continue;
    const alike = yield* sorted(order.subarray(from, at), (a, b) => compareKeys(keys[a] as string, keys[b] as string));
    order.set(alike, from);
    from = at;
  }
}
