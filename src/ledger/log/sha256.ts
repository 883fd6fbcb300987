/** SHA-256 (FIPS 180-4) in plain code, for pages: a proof needs only a few dozen hashes. */
import type { Bytes } from './bytes.ts';

/**
 * The first 32 bits of the fractional parts of roots of the first primes: cube roots of 64 of them, square roots of 8.
 */
function fractions(count: number, root: (n: bigint) => bigint): Uint32Array {
  const found: number[] = [];
  for (let n = 2n; found.length < count; n += 1n) {
    let isPrime = true;
    for (let divisor = 2n; divisor * divisor <= n; divisor += 1n) if (n % divisor === 0n) isPrime = false;
    if (isPrime) found.push(Number(BigInt.asUintN(32, root(n))));
  }
  return Uint32Array.from(found);
}

/** The largest whole number whose power is not greater than a value. */
function wholeRoot(value: bigint, power: bigint): bigint {
  let [low, high] = [0n, 1n << 40n];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** power <= value) low = middle;
    else high = middle;
  }
  return low;
}

const START = fractions(8, (n) => wholeRoot(n << 64n, 2n));
const ROUNDS = fractions(64, (n) => wholeRoot(n << 96n, 3n));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const BLOCK = 64;

export function sha256(message: Uint8Array): Bytes {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 0x2000_0000));
  view.setUint32(length - 4, (message.length << 3) >>> 0);

  const state = Uint32Array.from(START);
  const words = new Uint32Array(BLOCK);
  for (let from = 0; from < length; from += BLOCK) {
    for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(from + 4 * at);
    for (let at = 16; at < 64; at += 1) {
      const [x, y] = [words[at - 15] as number, words[at - 2] as number];
      const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const large = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      words[at] = (words[at - 16] as number) + small + (words[at - 7] as number) + large;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let at = 0; at < 64; at += 1) {
      const choice = (e & f) ^ (~e & g);
      const first =
        (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[at] as number) + (words[at] as number)) |
        0;
      const majority = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    for (const [at, word] of [a, b, c, d, e, f, g, h].entries()) state[at] = (state[at] as number) + word;
  }

  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  for (const [at, word] of state.entries()) out.setUint32(4 * at, word);
  return digest;
}
