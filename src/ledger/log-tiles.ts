/**
 * The hashes of the public log in a store: faster than the code for pages, since a ledger may have millions of entries.
 */
import { hash } from 'node:crypto';
import { TILE_WIDTH } from './log/tiles.ts';
import { HASH_BYTES } from './log/tree.ts';

const sha256 = (bytes: Uint8Array): Uint8Array => hash('sha256', bytes, 'buffer');

const leaf = new Uint8Array(1 + HASH_BYTES);
const node = new Uint8Array(1 + 2 * HASH_BYTES).fill(1, 0, 1);

/** The hash of a leaf, which consists of the 32 bytes of an entry's hash. */
function leafOfEntry(entryHash: string): Uint8Array {
  for (let at = 0; at < HASH_BYTES; at += 1) leaf[1 + at] = Number.parseInt(entryHash.slice(2 * at, 2 * at + 2), 16);
  return sha256(leaf);
}

/** The hashes of leaves, concatenated, from the hashes of entries. */
export function leavesOfEntries(hashes: readonly string[]): Uint8Array {
  const leaves = new Uint8Array(hashes.length * HASH_BYTES);
  for (const [at, each] of hashes.entries()) leaves.set(leafOfEntry(each), at * HASH_BYTES);
  return leaves;
}

/** The root over a full tile. */
export function rootOfTile(tile: Uint8Array): Uint8Array {
  let level = Uint8Array.from(tile);
  while (level.length > HASH_BYTES) {
    const above = new Uint8Array(level.length / 2);
    for (let at = 0; at < above.length; at += HASH_BYTES) {
      node.set(level.subarray(2 * at, 2 * at + 2 * HASH_BYTES), 1);
      above.set(sha256(node), at);
    }
    level = above;
  }
  return level;
}

/** A tile in a store: on level 0 only full ones, on the others also the last, which grows. */
export interface StoredTile {
  readonly level: number;
  readonly tile: number;
  readonly hashes: Uint8Array;
}

/**
 * What to store once a tile of level 0 is full: that one, and on each higher level the tile that its root is added to.
 * `before`: the stored tile; empty where it is new.
 */
export async function tilesAfter(
  full: StoredTile,
  before: (level: number, tile: number) => Promise<Uint8Array | undefined>,
): Promise<readonly StoredTile[]> {
  const kept: StoredTile[] = [full];
  let below = full;
  while (below.hashes.length === TILE_WIDTH * HASH_BYTES) {
    const place = { level: below.level + 1, tile: Math.floor(below.tile / TILE_WIDTH) };
    const known = (await before(place.level, place.tile)) ?? new Uint8Array();
    const hashes = new Uint8Array(known.length + HASH_BYTES);
    hashes.set(known);
    hashes.set(rootOfTile(below.hashes), known.length);
    below = { ...place, hashes };
    kept.push(below);
  }
  return kept;
}
