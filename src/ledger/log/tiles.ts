/**
 * Tiles (c2sp.org/tlog-tiles): the hashes of a log in pieces of 256, at permanent addresses. Tile `n` of level 0 has
 * the leaves from 256 n on, and each hash of the next level is the root over one full tile.
 */
import { concatenated } from '../../core/bytes.ts';
import { type Bytes, wholeNumber } from './bytes.ts';
import { HASH_BYTES, type HashOfRange, nodeHash } from './tree.ts';

export const TILE_WIDTH = 256;
/** Enough for as many entries as a number can count. */
const MOST_LEVELS = 7;

export interface TilePlace {
  readonly level: number;
  readonly tile: number;
  /** Number of hashes: 256 in a full tile. */
  readonly width: number;
}

/** `1234067` is `x001/x234/067`. */
function numberPath(tile: number): string {
  const digits = String(tile).padStart(Math.ceil(String(tile).length / 3) * 3, '0');
  const parts = digits.match(/.../g) as string[];
  return parts.map((part, at) => (at === parts.length - 1 ? part : `x${part}`)).join('/');
}

/** Below `/log/`: `tile/0/x001/067`, and for a partial tile `tile/0/x001/067.p/112`. */
export const tilePath = ({ level, tile, width }: TilePlace): string =>
  `tile/${level}/${numberPath(tile)}${width === TILE_WIDTH ? '' : `.p/${width}`}`;

const PATH = /^tile\/(\d{1,2})\/((?:x\d{3}\/)*\d{3})(?:\.p\/(\d{1,3}))?$/;

/** Undefined where it is not the path of a tile in this form. */
export function readTilePath(path: string): TilePlace | undefined {
  const [, levelText = '', numbers = '', widthText] = PATH.exec(path) ?? [];
  const level = wholeNumber(levelText);
  const tile = wholeNumber(numbers.replaceAll(/[x/]/g, '').replace(/^0+(?=\d)/, ''));
  const width = widthText === undefined ? TILE_WIDTH : wholeNumber(widthText);
  if (level === undefined || tile === undefined || width === undefined || width < 1) return undefined;
  const place: TilePlace = { level, tile, width };
  return level <= MOST_LEVELS && width <= TILE_WIDTH && tilePath(place) === path ? place : undefined;
}

/** The number of hashes on a level of a log: one for each full tile of the level below. */
export const hashesOnLevel = (level: number, size: number): number => Math.floor(size / TILE_WIDTH ** level);

/** The tiles of a log of this size; the last of each level may be partial. */
export function* tilesOf(size: number): Generator<TilePlace, void, undefined> {
  for (let level = 0; hashesOnLevel(level, size) > 0; level += 1) {
    const hashes = hashesOnLevel(level, size);
    for (let tile = 0; tile * TILE_WIDTH < hashes; tile += 1) {
      yield { level, tile, width: Math.min(TILE_WIDTH, hashes - tile * TILE_WIDTH) };
    }
  }
}

/** Whether a log of this size has a tile of at least this width. */
export const hasTile = ({ level, tile, width }: TilePlace, size: number): boolean =>
  tile * TILE_WIDTH + width <= hashesOnLevel(level, size);

export const hashAt = (tile: Uint8Array, at: number): Bytes =>
  tile.slice(at * HASH_BYTES, (at + 1) * HASH_BYTES) as Bytes;

/** The root over neighbouring hashes of a tile, from left to right. */
export function rootOfHashes(hashes: readonly Uint8Array[]): Uint8Array {
  let level = hashes;
  while (level.length > 1) {
    const above: Uint8Array[] = [];
    for (let at = 0; at < level.length; at += 2) {
      const [left, right] = [level[at] as Uint8Array, level[at + 1]];
      above.push(right === undefined ? left : nodeHash(left, right));
    }
    level = above;
  }
  return level[0] as Uint8Array;
}

/** All hashes of a tile, concatenated. */
export const tileOf = (hashes: readonly Uint8Array[]): Bytes => concatenated(...hashes);

/** The first hashes of a tile, at least this many. */
export type ReadTile = (place: TilePlace) => Promise<Uint8Array>;

/**
 * Hashes of nodes from the tiles of a log, so that anybody who can fetch tiles can build proofs; each tile is read
 * once. `rootOf`: a faster implementation, where there is one.
 */
export function hashesInTiles(
  readTile: ReadTile,
  size: number,
  rootOf: typeof rootOfHashes = rootOfHashes,
): HashOfRange {
  const read = new Map<string, Promise<Uint8Array>>();
  const tileAt = (level: number, tile: number): Promise<Uint8Array> => {
    const width = Math.min(TILE_WIDTH, hashesOnLevel(level, size) - tile * TILE_WIDTH);
    const path = tilePath({ level, tile, width });
    const known = read.get(path) ?? readTile({ level, tile, width });
    read.set(path, known);
    return known;
  };
  /** A complete subtree: a power of two of leaves, starting at a multiple of it. */
  const complete = async (from: number, leaves: number): Promise<Uint8Array> => {
    let [level, width] = [0, leaves];
    while (width >= TILE_WIDTH) [level, width] = [level + 1, width / TILE_WIDTH];
    const first = from / TILE_WIDTH ** level;
    const tile = await tileAt(level, Math.floor(first / TILE_WIDTH));
    return rootOf(Array.from({ length: width }, (_, at) => hashAt(tile, (first % TILE_WIDTH) + at)));
  };
  return async (from, to) => {
    const parts: Uint8Array[] = [];
    for (let at = from; at < to; ) {
      let leaves = 1;
      while (at % (leaves * 2) === 0 && at + leaves * 2 <= to) leaves *= 2;
      parts.push(await complete(at, leaves));
      at += leaves;
    }
    return parts.reduceRight((right, left) => nodeHash(left, right));
  };
}
