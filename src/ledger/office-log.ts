/** The public log of an office: a tree by RFC 6962 whose leaves are the 32-byte hashes of its entries, from the first on. */
import type { Bytes } from './log/bytes.ts';
import type { Checkpoint } from './log/checkpoint.ts';
import { hashesInTiles, type ReadTile, TILE_WIDTH, type TilePlace } from './log/tiles.ts';
import { consistencyPath, HASH_BYTES, type HashOfRange, inclusionPath, rootOfRange } from './log/tree.ts';
import { leavesOfEntries } from './log-tiles.ts';
import { nodeOfHashes } from './merkle.ts';
import type { Desk } from './store.ts';

/** The part of a store that is used here. */
export type LogDesk = Pick<Desk, 'head' | 'entryHashes' | 'tile'>;

const ORIGIN_DIGITS = 16;

/**
 * The permanent name of the log, wherever the office moves: the beginning of the hash of its first entry. Undefined
 * before there is one.
 */
export async function logOrigin(desk: LogDesk): Promise<string | undefined> {
  const [first] = await desk.entryHashes(0, 1);
  return first === undefined ? undefined : `elobook/${first.slice(0, ORIGIN_DIGITS)}`;
}

const readTile =
  (desk: LogDesk): ReadTile =>
  async ({ level, tile, width }: TilePlace) => {
    if (level === 0 && width < TILE_WIDTH)
      return leavesOfEntries(await desk.entryHashes(tile * TILE_WIDTH, tile * TILE_WIDTH + width));
    const kept = await desk.tile(level, tile);
    if (kept === undefined || kept.length < width * HASH_BYTES) throw new RangeError('the log has no such tile');
    return kept.subarray(0, width * HASH_BYTES);
  };

const hashesOf = (desk: LogDesk, size: number): HashOfRange => hashesInTiles(readTile(desk), size, nodeOfHashes);

/** The bytes of a tile that the log has. */
export const logTile = (desk: LogDesk, place: TilePlace): Promise<Uint8Array> => readTile(desk)(place);

/** The content of a checkpoint of this size. */
export async function logAt(desk: LogDesk, size: number): Promise<Checkpoint> {
  const origin = (await logOrigin(desk)) ?? 'elobook';
  const root = await rootOfRange(hashesOf(desk, size), size);
  return { origin, size, root: Uint8Array.from(root) as Bytes };
}

/** The proof that an entry is in the log of this size. */
export const logInclusion = (desk: LogDesk, no: number, size: number): Promise<readonly Uint8Array[]> =>
  inclusionPath(hashesOf(desk, size), no - 1, size);

/** The proof that the log of this size begins with that of a smaller one. */
export const logConsistency = (desk: LogDesk, older: number, newer: number): Promise<readonly Uint8Array[]> =>
  consistencyPath(hashesOf(desk, newer), older, newer);
