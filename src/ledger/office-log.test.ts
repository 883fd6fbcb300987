/** The public log as a store keeps it, beside the same tree written out. */
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { PersonsByKey } from './keys-in-order.ts';
import { type Bytes, hexBytes, hexText } from './log/bytes.ts';
import { rootOfHashes, TILE_WIDTH, tileOf } from './log/tiles.ts';
import { EMPTY_ROOT, HASH_BYTES, isConsistent, leafHash, rootOfPath } from './log/tree.ts';
import { leavesOfEntries, rootOfTile, type StoredTile, tilesAfter } from './log-tiles.ts';
import { logAt, logConsistency, logInclusion, logOrigin, logTile } from './office-log.ts';

const HASHES = Array.from({ length: 600 }, (_, at) => createHash('sha256').update(`entry ${at}`).digest('hex'));
const LEAVES = HASHES.map((each) => leafHash(hexBytes(each) as Bytes));

/** A store that has what is kept for so many entries. */
async function deskOf(size: number) {
  const kept = new Map<string, Uint8Array>();
  const key = (level: number, tile: number): string => `${level}/${tile}`;
  for (let tile = 0; (tile + 1) * TILE_WIDTH <= size; tile += 1) {
    const hashes = leavesOfEntries(HASHES.slice(tile * TILE_WIDTH, (tile + 1) * TILE_WIDTH));
    const tiles = await tilesAfter({ level: 0, tile, hashes }, async (level, no) => kept.get(key(level, no)));
    for (const each of tiles) kept.set(key(each.level, each.tile), each.hashes);
  }
  return {
    head: async () => ({ no: size, hash: '', time: '' }),
    entryHashes: async (after: number, upTo: number) => HASHES.slice(0, size).slice(after, upTo),
    tile: async (level: number, tile: number) => kept.get(key(level, tile)),
  };
}

describe('the log of an office', () => {
  test('has the root over all entries, and proofs that lead to it, over the edges of tiles', async () => {
    for (const size of [1, 2, 255, 256, 257, 512, 600]) {
      const desk = await deskOf(size);
      const { root, origin } = await logAt(desk, size);
      expect(hexText(root), String(size)).toBe(hexText(rootOfHashes(LEAVES.slice(0, size))));
      expect(origin).toBe(`elobook/${HASHES[0]?.slice(0, 16)}`);
      for (const no of [1, Math.ceil(size / 2), size]) {
        const path = await logInclusion(desk, no, size);
        expect(rootOfPath(LEAVES[no - 1] as Bytes, no - 1, size, path)).toEqual(root);
      }
      const older = Math.ceil(size / 3);
      const then = await logAt(desk, older);
      expect(isConsistent(then, { size, root }, await logConsistency(desk, older, size))).toBe(true);
    }
  });

  test('has no name before there is an entry, and the root of nothing', async () => {
    const desk = await deskOf(0);
    expect(await logOrigin(desk)).toBeUndefined();
    expect(await logAt(desk, 0)).toEqual({ origin: 'elobook', size: 0, root: EMPTY_ROOT });
  });

  test('gives tiles that are full, parts of the last ones, and no others', async () => {
    const desk = await deskOf(600);
    expect(await logTile(desk, { level: 0, tile: 1, width: 256 })).toEqual(tileOf(LEAVES.slice(256, 512)));
    expect(await logTile(desk, { level: 0, tile: 2, width: 88 })).toEqual(tileOf(LEAVES.slice(512)));
    const roots = [0, 1].map((tile) => rootOfHashes(LEAVES.slice(tile * 256, tile * 256 + 256)));
    expect(await logTile(desk, { level: 1, tile: 0, width: 2 })).toEqual(tileOf(roots));
    expect(await logTile(desk, { level: 1, tile: 0, width: 1 })).toEqual(tileOf(roots.slice(0, 1)));
    for (const none of [
      { level: 1, tile: 0, width: 3 },
      { level: 0, tile: 2, width: 256 },
      { level: 2, tile: 0, width: 1 },
    ]) {
      await expect(logTile(desk, none)).rejects.toThrow('the log has no such tile');
    }
  });

  test('keeps a tile of each higher level when one below is full, up to as high as it is', async () => {
    const full: StoredTile = { level: 0, tile: 255, hashes: leavesOfEntries(HASHES.slice(0, 256)) };
    const asked: string[] = [];
    const before = async (level: number, tile: number) => {
      asked.push(`${level}/${tile}`);
      return level === 1 ? new Uint8Array(255 * HASH_BYTES) : undefined;
    };
    const kept = await tilesAfter(full, before);
    expect(kept.map(({ level, tile, hashes }) => [level, tile, hashes.length / HASH_BYTES])).toEqual([
      [0, 255, 256],
      [1, 0, 256],
      [2, 0, 1],
    ]);
    expect(asked).toEqual(['1/0', '2/0']);
    expect(kept[1]?.hashes.subarray(255 * HASH_BYTES)).toEqual(rootOfTile(full.hashes));
    expect(kept[2]?.hashes).toEqual(rootOfTile(kept[1]?.hashes as Uint8Array));
    // a tile that is not full has nothing above it
    expect(await tilesAfter({ ...full, hashes: full.hashes.subarray(HASH_BYTES) }, before)).toHaveLength(1);
    // what was given stays as it was
    expect(full.hashes).toEqual(leavesOfEntries(HASHES.slice(0, 256)));
  });
});

test('keys of names come in order, with the persons of each', () => {
  const names = new PersonsByKey();
  names.add(1, [
    ['kiss', 'anna'],
    ['nagy', 'bela'],
  ]);
  names.add(3, [['kiss', 'bela'], []]);
  expect(names.sorted()).toEqual({
    keys: ['anna', 'bela', 'kiss', 'nagy'],
    counts: Int32Array.of(1, 2, 2, 1),
    persons: Int32Array.of(1, 2, 3, 1, 3, 2),
  });
  expect(new PersonsByKey().sorted()).toEqual({ keys: [], counts: Int32Array.of(), persons: Int32Array.of() });
});
