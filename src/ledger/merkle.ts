/**
 * Merkle trees by RFC 6962, section 2.1: leaf hash SHA-256(0x00 ‖ leaf), node hash SHA-256(0x01 ‖ left ‖ right), where
 * the left part has the largest power of two of leaves that is less than the whole. Leaves are added one by one: only
 * one hash for each power of two is kept.
 */
import { hash } from 'node:crypto';

/** A text is hashed as UTF-8. */
export type Leaf = string | Uint8Array;

/**
 * 32 bytes as a string of 32 characters, one for each byte. node:crypto returns a string three times as fast as a
 * buffer, and a tree over a world list has a million hashes.
 */
type Hash = string;
const HASH_BYTES = 32;

function leafHash(leaf: Leaf): Hash {
  if (typeof leaf === 'string') return hash('sha256', `\0${leaf}`, 'binary');
  const bytes = new Uint8Array(1 + leaf.length);
  bytes.set(leaf, 1);
  return hash('sha256', bytes, 'binary');
}

/** 0x01, and space for the two hashes. */
const node = new Uint8Array(1 + 2 * HASH_BYTES).fill(1);

function nodeHash(left: Hash, right: Hash): Hash {
  for (let at = 0; at < HASH_BYTES; at += 1) {
    node[1 + at] = left.charCodeAt(at);
    node[1 + HASH_BYTES + at] = right.charCodeAt(at);
  }
  return hash('sha256', node, 'binary');
}

const hexOf = (bytes: Hash): string =>
  Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');
const hashIn = (hex: string): Hash =>
  hex.replaceAll(/../g, (digits) => String.fromCharCode(Number.parseInt(digits, 16)));

const bytesIn = (bytes: Hash): Uint8Array => Uint8Array.from(bytes, (byte) => byte.charCodeAt(0));
const hashOfBytes = (bytes: Uint8Array): Hash => String.fromCharCode(...bytes);

/** The hash of a leaf, as 32 bytes. */
export const leafOfText = (text: string): Uint8Array => bytesIn(leafHash(text));

/** The root over neighbouring hashes. */
export function nodeOfHashes(hashes: readonly Uint8Array[]): Uint8Array {
  let level = hashes.map(hashOfBytes);
  while (level.length > 1) {
    const above: Hash[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at] as Hash, level[at + 1]];
      above.push(right === undefined ? left : nodeHash(left, right));
    }
    level = above;
  }
  return bytesIn(level[0] as Hash);
}

const EMPTY_ROOT = hash('sha256', '', 'hex');

/** Called whenever two hashes are combined: the leaves below them are those from `from`, `middle` and up to `to`. */
type OnJoin = (left: Hash, right: Hash, from: number, middle: number, to: number) => void;

/** Takes leaves one by one. */
export class MerkleTree {
  /** Complete subtrees from left to right, each smaller than the one before; their sizes are the bits of `#size`. */
  readonly #subtrees: Hash[] = [];
  readonly #onJoin: OnJoin | undefined;
  #size = 0;

  constructor(onJoin?: OnJoin) {
    this.#onJoin = onJoin;
  }

  get size(): number {
    return this.#size;
  }

  add(leaf: Leaf): void {
    let whole = leafHash(leaf);
    const to = this.#size + 1;
    // two subtrees of one size become the next larger, as a one is carried in the sum of two binary numbers
    for (let width = 1; (this.#size & width) !== 0; width *= 2) {
      const left = this.#subtrees.pop() as Hash;
      this.#onJoin?.(left, whole, to - 2 * width, to - width, to);
      whole = nodeHash(left, whole);
    }
    this.#subtrees.push(whole);
    this.#size = to;
  }

  /** 64 hexadecimal digits; without leaves, the SHA-256 of nothing. */
  root(): string {
    const right = this.#subtrees.at(-1);
    if (right === undefined) return EMPTY_ROOT;
    let whole = right;
    let middle = this.#size - lowestBit(this.#size);
    for (const left of this.#subtrees.slice(0, -1).reverse()) {
      const from = middle - lowestBit(middle);
      this.#onJoin?.(left, whole, from, middle, this.#size);
      whole = nodeHash(left, whole);
      middle = from;
    }
    return hexOf(whole);
  }
}

const lowestBit = (value: number): number => value & -value;

/** The proof that a leaf is in a tree. */
export interface InclusionProof {
  /** Index of the leaf, and number of leaves. */
  readonly index: number;
  readonly size: number;
  /** The sibling of each node on the path from the leaf to the root. */
  readonly path: readonly string[];
}

/** Undefined where the tree has no leaf with that index. */
export function inclusionProof(leaves: Iterable<Leaf>, index: number): InclusionProof | undefined {
  const path: string[] = [];
  const tree = new MerkleTree((left, right, from, middle, to) => {
    if (index < from || index >= to) return;
    path.push(hexOf(index < middle ? right : left));
  });
  for (const leaf of leaves) tree.add(leaf);
  tree.root();
  return Number.isInteger(index) && index >= 0 && index < tree.size ? { index, size: tree.size, path } : undefined;
}

const HEX = /^[0-9a-f]{64}$/;

/**
 * The root that a leaf and its proof lead to: the proof is valid if it is the tree's root. Undefined where the index is
 * not in the tree, or the path has the wrong length.
 */
export function rootFromProof(leaf: Leaf, { index, size, path }: InclusionProof): string | undefined {
  if (!Number.isSafeInteger(index) || !Number.isSafeInteger(size) || index < 0 || index >= size) return undefined;
  if (!path.every((each) => HEX.test(each))) return undefined;
  let whole = leafHash(leaf);
  let used = 0;
  // on each level: the index of the node, and of the last node
  for (let [place, last] = [index, size - 1]; last > 0; [place, last] = [Math.floor(place / 2), Math.floor(last / 2)]) {
    const isRight = place % 2 === 1;
    // the last node of a level moves up unchanged if it has no sibling
    if (!isRight && place === last) continue;
    const beside = path[used];
    if (beside === undefined) return undefined;
    used += 1;
    whole = isRight ? nodeHash(hashIn(beside), whole) : nodeHash(whole, hashIn(beside));
  }
  return used === path.length ? hexOf(whole) : undefined;
}
