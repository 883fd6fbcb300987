/** Sorting in slices: what has to be compared by a language's rules takes a second for half a million names. */
import { ranges, type Sliced } from '../core/slices.ts';

export type Order = (a: number, b: number) => number;

/** The number of elements that are compared in a thousandth of a second or two. */
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

/** This many numbers are gone through in a slice. */
const NUMBERS = 1 << 14;
/** Keys are sorted by this many bits at once, from the lowest to the highest. */
const DIGIT = 11;
const DIGITS = 1 << DIGIT;

/** Sorts whole numbers of up to 31 bits, the highest first; equal ones keep their order. */
export function* highestFirst(keys: readonly number[]): Sliced<Int32Array> {
  let most = 0;
  for (const key of keys) if (key > most) most = key;
  const turned = new Uint32Array(keys.length);
  yield* ranges(keys.length, (from, to) => {
    for (let at = from; at < to; at += 1) turned[at] = most - (keys[at] as number);
  });
  return yield* byKeys(turned, counted(keys.length));
}

/**
 * Sorts places by their keys, which are whole numbers of 32 bits; equal ones keep their order. `places` is overwritten. Keys are
 * moved together with their places: looking each one up would take longer.
 */
function* byKeys(keys: Uint32Array | Int32Array, places: Int32Array): Sliced<Int32Array> {
  const count = places.length;
  let [from, to]: [Int32Array, Int32Array] = [places, new Int32Array(count)];
  let [keysFrom, keysTo] = [new Uint32Array(count), new Uint32Array(count)];
  let all = 0;
  yield* ranges(
    count,
    (first, end) => {
      for (let at = first; at < end; at += 1) {
        const key = keys[places[at] as number] as number;
        keysFrom[at] = key;
        all |= key;
      }
    },
    NUMBERS,
  );
  const next = new Int32Array(DIGITS);
  for (let shift = 0; shift < 32 && all >>> shift !== 0; shift += DIGIT) {
    next.fill(0);
    const [source, target, sourceKeys, targetKeys] = [from, to, keysFrom, keysTo];
    yield* ranges(
      count,
      (first, end) => {
        for (let at = first; at < end; at += 1) {
          const digit = ((sourceKeys[at] as number) >>> shift) & (DIGITS - 1);
          next[digit] = (next[digit] as number) + 1;
        }
      },
      NUMBERS,
    );
    let sum = 0;
    for (let digit = 0; digit < DIGITS; digit += 1) {
      const own = next[digit] as number;
      next[digit] = sum;
      sum += own;
    }
    yield* ranges(
      count,
      (first, end) => {
        for (let at = first; at < end; at += 1) {
          const key = sourceKeys[at] as number;
          const digit = (key >>> shift) & (DIGITS - 1);
          const free = next[digit] as number;
          target[free] = source[at] as number;
          targetKeys[free] = key;
          next[digit] = free + 1;
        }
      },
      NUMBERS,
    );
    [from, to] = [to, from];
    [keysFrom, keysTo] = [keysTo, keysFrom];
  }
  return from;
}

/** Bits of the numbers that bytes are put together to, and that are sorted as keys. */
const KEY_BITS = 30;
/** Fewer texts that begin alike are compared with each other. */
const FEW = 32;
/** More of them are put into their order by their next bytes, as keys. */
const MANY = 1 << 12;

/**
 * Texts as bytes, and their order by code units; equal ones stand as they came. Numbers sort many times as fast as texts: some bytes are
 * one, and only among texts that begin alike the next ones are looked at. Names are written with few letters, so that five of them are
 * one number, and fifteen are sorted at once where there are many. A code unit has the bytes that it has in UTF-8 by itself, halves of
 * pairs too: so the order of the bytes is the order of the code units.
 */
export class SortedTexts {
  #bytes = new Uint8Array(1 << 16);
  /** The index where each text begins; the next one begins where it ends. */
  readonly #from: number[] = [0];

  get count(): number {
    return this.#from.length - 1;
  }

  add(text: string): void {
    const bytes = this.#room(3 * text.length);
    let at = this.#from.at(-1) as number;
    for (let place = 0; place < text.length; place += 1) {
      const code = text.charCodeAt(place);
      if (code < 0x80) bytes[at++] = code;
      else if (code < 0x800) {
        bytes[at++] = 0xc0 | (code >> 6);
        bytes[at++] = 0x80 | (code & 0x3f);
      } else {
        bytes[at++] = 0xe0 | (code >> 12);
        bytes[at++] = 0x80 | ((code >> 6) & 0x3f);
        bytes[at++] = 0x80 | (code & 0x3f);
      }
    }
    this.#from.push(at);
  }

  /** The same for a text without surrogate pairs that is already UTF-8. */
  addBytes(bytes: Uint8Array, from: number, to: number): void {
    const own = this.#room(to - from);
    let at = this.#from.at(-1) as number;
    for (let place = from; place < to; place += 1) own[at++] = bytes[place] as number;
    this.#from.push(at);
  }

  #room(size: number): Uint8Array {
    const used = this.#from.at(-1) as number;
    if (used + size > this.#bytes.length) {
      const larger = new Uint8Array(2 * (used + size));
      larger.set(this.#bytes.subarray(0, used));
      this.#bytes = larger;
    }
    return this.#bytes;
  }

  *order(): Sliced<Int32Array> {
    const order = counted(this.count);
    const begins = Int32Array.from(this.#from);
    const ranks = yield* this.#ranks();
    const texts = { bytes: this.#bytes, begins, ...ranks };
    const column = (): Int32Array => new Int32Array(this.count);
    const keys: Keys = [column(), column(), column()];
    yield* this.#sort(order, 0, texts, keys);
    return order;
  }

  /** The rank of every byte that occurs, from 1 on; and how many ranks fit in one key. */
  *#ranks(): Sliced<Pick<RankedTexts, 'ranks' | 'bits' | 'atOnce'>> {
    const [bytes, ranks] = [this.#bytes, new Uint8Array(256)];
    yield* ranges(
      this.#from.at(-1) as number,
      (from, to) => {
        for (let at = from; at < to; at += 1) ranks[bytes[at] as number] = 1;
      },
      NUMBERS,
    );
    let last = 0;
    for (let byte = 0; byte < 256; byte += 1) if (ranks[byte] === 1) ranks[byte] = ++last;
    const bits = 32 - Math.clz32(last);
    return { ranks, bits, atOnce: bits === 0 ? KEY_BITS : Math.floor(KEY_BITS / bits) };
  }

  /** Texts with the same first bytes, up to this many, after which some of them may end. `keys` has room for those of all texts. */
  *#sort(order: Int32Array, alike: number, texts: RankedTexts, keys: Keys): Sliced<void> {
    const isLong = order.length >= MANY;
    const [first, second, third] = keys;
    yield* ranges(
      order.length,
      (from, to) => {
        for (let at = from; at < to; at += 1) {
          const text = order[at] as number;
          first[text] = keyOf(texts, text, alike);
          if (!isLong) continue;
          second[text] = keyOf(texts, text, alike + texts.atOnce);
          third[text] = keyOf(texts, text, alike + 2 * texts.atOnce);
        }
      },
      NUMBERS,
    );
    if (isLong) {
      let sorted: Int32Array = order.slice();
      for (const column of keys.toReversed()) sorted = yield* byKeys(column, sorted);
      order.set(sorted);
    } else sortByKeys(order, first);
    const isAlike = (one: number, other: number): boolean =>
      first[one] === first[other] && (!isLong || (second[one] === second[other] && third[one] === third[other]));
    const last = isLong ? third : first;
    const known = alike + texts.atOnce * (isLong ? keys.length : 1);
    const highest = (1 << texts.bits) - 1;
    for (let begin = 0, at = 1; at <= order.length; at += 1) {
      const one = order[begin] as number;
      if (at < order.length && isAlike(one, order[at] as number)) continue;
      // the last place is none where the texts end here: they are the same
      if (at - begin > 1 && ((last[one] as number) & highest) !== 0) {
        const some = order.subarray(begin, at);
        if (some.length < FEW) this.#sortFew(some, known);
        else yield* this.#sort(some, known, texts, keys);
      }
      begin = at;
      if (at % NUMBERS === 0) yield;
    }
  }

  /** Neighbouring texts. */
  #sortFew(order: Int32Array, alike: number): void {
    for (let next = 1; next < order.length; next += 1) {
      const text = order[next] as number;
      let at = next;
      for (; at > 0 && this.#compared(order[at - 1] as number, text, alike) > 0; at -= 1)
        order[at] = order[at - 1] as number;
      order[at] = text;
    }
  }

  /** Compares two texts with the same beginning. */
  #compared(a: number, b: number, alike: number): number {
    let [at, other] = [(this.#from[a] as number) + alike, (this.#from[b] as number) + alike];
    const [end, otherEnd] = [this.#from[a + 1] as number, this.#from[b + 1] as number];
    for (; at < end && other < otherEnd; at += 1, other += 1) {
      const difference = (this.#bytes[at] as number) - (this.#bytes[other] as number);
      if (difference !== 0) return difference;
    }
    return end - at - (otherEnd - other);
  }
}

/** All texts, where each begins, and how their bytes are put together to keys. */
interface RankedTexts {
  readonly bytes: Uint8Array;
  /** One more than there are texts. */
  readonly begins: Int32Array;
  readonly ranks: Uint8Array;
  readonly bits: number;
  readonly atOnce: number;
}

/** For each text: the keys of its next bytes, of those after them, and of those after these. */
type Keys = readonly [Int32Array, Int32Array, Int32Array];

/** Some bytes from a place on, as one number: 0 behind the end. */
function keyOf({ bytes, begins, ranks, bits, atOnce }: RankedTexts, text: number, from: number): number {
  const [begin, end] = [(begins[text] as number) + from, begins[text + 1] as number];
  let key = 0;
  for (let at = begin; at < begin + atOnce; at += 1) {
    key = (key << bits) | (at < end ? (ranks[bytes[at] as number] as number) : 0);
  }
  return key;
}

/** Below this many texts the key and the place of each are one number of 53 bits. */
const PLACES = 2 ** 21;

/** The same as `byKeys` for fewer than `MANY`, in place. */
function sortByKeys(order: Int32Array, keys: Int32Array): void {
  const numbers = new Float64Array(order.length);
  for (let at = 0; at < order.length; at += 1) numbers[at] = (keys[order[at] as number] as number) * PLACES + at;
  numbers.sort();
  const before = order.slice();
  for (let at = 0; at < order.length; at += 1) order[at] = before[(numbers[at] as number) % PLACES] as number;
}
