/**
 * Trees by RFC 6962, section 2.1, for checking: from a leaf to the root (2.1.1), and from an older root to a newer one
 * (2.1.2). How to build each proof from stored hashes is shown next to how to check it.
 */
import { concatenated } from '../../core/bytes.ts';
import { type Bytes, isSameBytes } from './bytes.ts';
import { sha256 } from './sha256.ts';

export const HASH_BYTES = 32;

export const leafHash = (leaf: Uint8Array): Bytes => sha256(concatenated([0], leaf));
export const nodeHash = (left: Uint8Array, right: Uint8Array): Bytes => sha256(concatenated([1], left, right));

/** For a tree without leaves. */
export const EMPTY_ROOT: Bytes = sha256(new Uint8Array());

const half = (value: number): number => Math.floor(value / 2);
const isOdd = (value: number): boolean => value % 2 === 1;

/**
 * The root that a leaf's hash and its path lead to (RFC 9162, 2.1.3.2); undefined where a tree of that size has no such
 * leaf, or the path has the wrong length.
 */
export function rootOfPath(leaf: Bytes, index: number, size: number, path: readonly Uint8Array[]): Bytes | undefined {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return undefined;
  let [whole, used] = [leaf, 0];
  for (let [place, last] = [index, size - 1]; last > 0; [place, last] = [half(place), half(last)]) {
    // the last node of a level moves up unchanged if it has no sibling
    if (!isOdd(place) && place === last) continue;
    const beside = path[used];
    if (beside === undefined) return undefined;
    used += 1;
    whole = isOdd(place) ? nodeHash(beside, whole) : nodeHash(whole, beside);
  }
  return used === path.length ? whole : undefined;
}

/** Two states of a log. */
export interface TreeHead {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether a tree extends an older one (RFC 9162, 2.1.4.2): nothing of the older tree was changed or removed. */
export function isConsistent(older: TreeHead, newer: TreeHead, path: readonly Uint8Array[]): boolean {
  if (!Number.isSafeInteger(older.size) || !Number.isSafeInteger(newer.size)) return false;
  if (older.size < 0 || older.size > newer.size || path.some(({ length }) => length !== HASH_BYTES)) return false;
  if (older.size === newer.size) return path.length === 0 && isSameBytes(older.root, newer.root);
  if (older.size === 0) return path.length === 0;
  let [place, last] = [older.size - 1, newer.size - 1];
  while (isOdd(place)) [place, last] = [half(place), half(last)];
  // where the older tree is a complete subtree of the newer, its root comes first
  const hashes = place === 0 ? [older.root, ...path] : [...path];
  const [first, ...others] = hashes;
  if (first === undefined) return false;
  let [left, right] = [first, first];
  for (const beside of others) {
    if (last === 0) return false;
    if (isOdd(place) || place === last) {
      [left, right] = [nodeHash(beside, left), nodeHash(beside, right)];
      while (!isOdd(place) && place !== 0) [place, last] = [half(place), half(last)];
    } else right = nodeHash(right, beside);
    [place, last] = [half(place), half(last)];
  }
  return last === 0 && isSameBytes(left, older.root) && isSameBytes(right, newer.root);
}

/** The hash of the node above the leaves from `from` up to `to`. */
export type HashOfRange = (from: number, to: number) => Promise<Uint8Array>;

/** The largest power of two below a number of leaves. */
function splitOf(leaves: number): number {
  let split = 1;
  while (split * 2 < leaves) split *= 2;
  return split;
}

export const rootOfRange = (hashOf: HashOfRange, size: number): Promise<Uint8Array> =>
  size === 0 ? Promise.resolve(EMPTY_ROOT) : hashOf(0, size);

/** RFC 6962, 2.1.1: the siblings on the path from a leaf to the root, from the leaf upwards. */
export async function inclusionPath(hashOf: HashOfRange, index: number, size: number): Promise<readonly Uint8Array[]> {
  const path: Uint8Array[] = [];
  let [from, to] = [0, size];
  while (to - from > 1) {
    const middle = from + splitOf(to - from);
    path.unshift(await (index < middle ? hashOf(middle, to) : hashOf(from, middle)));
    [from, to] = index < middle ? [from, middle] : [middle, to];
  }
  return path;
}

/**
 * RFC 6962, 2.1.2: the proof that a tree of `newer` leaves begins with that of `older`; empty where there is nothing to
 * prove.
 */
export async function consistencyPath(
  hashOf: HashOfRange,
  older: number,
  newer: number,
): Promise<readonly Uint8Array[]> {
  if (older === 0 || older === newer) return [];
  const path: Uint8Array[] = [];
  let [from, to] = [0, newer];
  while (older !== to) {
    const middle = from + splitOf(to - from);
    path.unshift(await (older <= middle ? hashOf(middle, to) : hashOf(from, middle)));
    [from, to] = older <= middle ? [from, middle] : [middle, to];
  }
  // the subtree that ends with the older tree, unless it is the whole of it, which is known
  return from === 0 ? path : [await hashOf(from, to), ...path];
}
