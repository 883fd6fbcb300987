/** Proofs over trees and tiles: the published examples of transparency-dev/merkle, the definition itself, and properties. */
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inclusionProof, MerkleTree } from '../merkle.ts';
import { type Bytes, hexBytes, hexText, utf8 } from './bytes.ts';
import { hashesInTiles, hasTile, readTilePath, rootOfHashes, TILE_WIDTH, tileOf, tilePath, tilesOf } from './tiles.ts';
import {
  consistencyPath,
  EMPTY_ROOT,
  type HashOfRange,
  inclusionPath,
  isConsistent,
  leafHash,
  nodeHash,
  rootOfPath,
  rootOfRange,
} from './tree.ts';

const bytes = (hex: string): Bytes => hexBytes(hex) as Bytes;

/** The leaves of the reference tree of eight. */
const LEAVES = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'].map(
  bytes,
);
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const rootAt = (size: number): Bytes => bytes(ROOTS[size - 1] as string);

/** Place from 0, size, path. */
const INCLUSION: readonly (readonly [index: number, size: number, path: readonly string[]])[] = [
  [0, 1, []],
  [
    0,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    5,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    1,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];

const CONSISTENCY: readonly (readonly [older: number, newer: number, path: readonly string[]])[] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
  [
    6,
    7,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'b08693ec2e721597130641e8211e7eedccb4c26413963eee6c1e2ed16ffb1a5f',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
];

/** Section 2.1 of RFC 6962, word for word, over hashes of leaves. */
function treeHash(hashes: readonly Uint8Array[]): Uint8Array {
  if (hashes.length === 1) return hashes[0] as Uint8Array;
  let k = 1;
  while (k * 2 < hashes.length) k *= 2;
  return nodeHash(treeHash(hashes.slice(0, k)), treeHash(hashes.slice(k)));
}

const over =
  (hashes: readonly Uint8Array[]): HashOfRange =>
  async (from, to) =>
    treeHash(hashes.slice(from, to));

const leafHashes = (size: number): readonly Bytes[] =>
  Array.from({ length: size }, (_, at) => Uint8Array.from(createHash('sha256').update(`\0${at}`).digest()));
const hexes = (path: readonly Uint8Array[]): readonly string[] => path.map(hexText);

describe('a proof that a leaf is in a tree', () => {
  for (const [index, size, path] of INCLUSION) {
    test(`of place ${index} in a tree of ${size} is the published one, and leads to the published root`, async () => {
      const leaf = leafHash(LEAVES[index] as Bytes);
      expect(hexText(rootOfPath(leaf, index, size, path.map(bytes)) as Bytes)).toBe(ROOTS[size - 1]);
      expect(hexes(await inclusionPath(over(LEAVES.map(leafHash)), index, size))).toEqual(path);
      expect(inclusionProof(LEAVES.slice(0, size), index)?.path).toEqual(path);
    });
  }

  test('leads nowhere or elsewhere when place, size or path is another', () => {
    for (const [index, size, path] of INCLUSION.slice(1)) {
      const leaf = leafHash(LEAVES[index] as Bytes);
      const hashes = path.map(bytes);
      const isGood = (at: number, of: number, by: readonly Uint8Array[]): boolean =>
        hexText(rootOfPath(leaf, at, of, by) ?? new Uint8Array()) === ROOTS[size - 1];
      expect(isGood(index, size, hashes)).toBe(true);
      for (const at of [index - 1, index + 1, index ^ 2, 0.5]) expect(isGood(at, size, hashes)).toBe(false);
      for (const of of [size * 2, Math.floor(size / 2), 0, Number.POSITIVE_INFINITY]) {
        expect(isGood(index, of, hashes)).toBe(false);
      }
      expect(isGood(index, size, hashes.slice(1))).toBe(false);
      expect(isGood(index, size, [...hashes, rootAt(size)])).toBe(false);
      expect(isGood(index, size, [rootAt(size), ...hashes])).toBe(false);
    }
  });
});

describe('a proof that a log only grew', () => {
  for (const [older, newer, path] of CONSISTENCY) {
    test(`from ${older} to ${newer} leaves is the published one`, async () => {
      expect(hexes(await consistencyPath(over(LEAVES.map(leafHash)), older, newer))).toEqual(path);
      const [from, to] = [
        { size: older, root: rootAt(older) },
        { size: newer, root: rootAt(newer) },
      ];
      const hashes = path.map(bytes);
      expect(isConsistent(from, to, hashes)).toBe(true);
      if (older === newer) return;
      // what transparency-dev/merkle changes about it
      for (const [a, b, by] of [
        [{ ...from, size: older - 1 }, to, hashes],
        [{ ...from, size: older + 1 }, to, hashes],
        [{ ...from, size: older ^ 2 }, to, hashes],
        [from, { ...to, size: newer * 2 }, hashes],
        [from, { ...to, size: Math.floor(newer / 2) }, hashes],
        [{ ...from, root: to.root }, to, hashes],
        [from, { ...to, root: from.root }, hashes],
        [{ ...from, root: to.root }, { ...to, root: from.root }, hashes],
        [from, to, []],
        [from, to, [...hashes, new Uint8Array()]],
        [from, to, [...hashes, from.root]],
        [from, to, [...hashes, to.root]],
        [from, to, [new Uint8Array(), ...hashes]],
        [from, to, [from.root, ...hashes]],
        [from, to, [to.root, ...hashes]],
        [from, to, [hashes[0] as Bytes, ...hashes]],
        [from, to, hashes.slice(0, -1)],
        ...hashes.map(
          (_, at) =>
            [
              from,
              to,
              hashes.with(at, (hashes[at] as Bytes).with(0, (hashes[at]?.[0] as number) ^ 16) as Bytes),
            ] as const,
        ),
      ] as const) {
        expect(isConsistent(a, b, by)).toBe(false);
      }
    });
  }

  test('is not needed from nothing and between equals, and never goes backwards', () => {
    const [one, two] = [rootAt(1), rootAt(2)];
    const head = (size: number, root: Uint8Array) => ({ size, root });
    for (const [older, newer, path, good] of [
      [head(0, one), head(0, one), [], true],
      [head(0, one), head(1, two), [], true],
      [head(1, two), head(1, two), [], true],
      [head(0, one), head(0, two), [], false],
      [head(1, one), head(1, two), [], false],
      [head(1, one), head(0, two), [], false],
      [head(2, one), head(1, two), [], false],
      [head(1, one), head(2, two), [], false],
      [head(0, one), head(0, one), [EMPTY_ROOT], false],
      [head(0, one), head(1, two), [EMPTY_ROOT], false],
      [head(1, one), head(1, one), [EMPTY_ROOT], false],
      [head(0.5, one), head(1, two), [], false],
      [head(1, one), head(Number.NaN, two), [], false],
    ] as const) {
      expect(isConsistent(older, newer, path)).toBe(good);
    }
  });

  test('holds for every two sizes up to 40, and for no other history', async () => {
    const [own, other] = [leafHashes(40), leafHashes(40).with(0, leafHash(utf8('another')))];
    for (let newer = 1; newer <= 40; newer += 1) {
      for (let older = 0; older <= newer; older += 1) {
        const path = await consistencyPath(over(own), older, newer);
        const to = { size: newer, root: treeHash(own.slice(0, newer)) };
        const rootOf = (leaves: readonly Uint8Array[]): Uint8Array =>
          older === 0 ? EMPTY_ROOT : treeHash(leaves.slice(0, older));
        expect(isConsistent({ size: older, root: rootOf(own) }, to, path), `${older} ${newer}`).toBe(true);
        if (older > 0) expect(isConsistent({ size: older, root: rootOf(other) }, to, path)).toBe(false);
      }
    }
  });
});

describe('tiles', () => {
  for (const [place, path] of [
    [{ level: 0, tile: 0, width: 256 }, 'tile/0/000'],
    [{ level: 0, tile: 1_234_067, width: 256 }, 'tile/0/x001/x234/067'],
    [{ level: 0, tile: 273, width: 112 }, 'tile/0/273.p/112'],
    [{ level: 2, tile: 0, width: 1 }, 'tile/2/000.p/1'],
    [{ level: 1, tile: 1000, width: 255 }, 'tile/1/x001/000.p/255'],
  ] as const) {
    test(`have the address ${path}`, () => {
      expect(tilePath(place)).toBe(path);
      expect(readTilePath(path)).toEqual(place);
    });
  }

  test('have no other address', () => {
    for (const wrong of [
      '',
      'tile/0',
      'tile/00/000',
      'tile/0/0',
      'tile/0/0000',
      'tile/0/x000/000',
      'tile/0/001/x000',
      'tile/0/000.p/0',
      'tile/0/000.p/256',
      'tile/0/000.p/01',
      'tile/0/000.p',
      'tile/64/000',
      'tile/8/000',
      'tile/entries/000',
      'tile/-1/000',
      'tile/0/../000',
      'tile/0/x999/x999/x999/x999/x999/x999/999',
    ]) {
      expect(readTilePath(wrong), wrong).toBeUndefined();
    }
  });

  test('of a log of 70,000 are those of the specification', () => {
    const all = [...tilesOf(70_000)];
    expect(all.filter(({ level, width }) => level === 0 && width === TILE_WIDTH)).toHaveLength(273);
    expect(all.filter(({ width }) => width !== TILE_WIDTH).map(tilePath)).toEqual([
      'tile/0/273.p/112',
      'tile/1/001.p/17',
      'tile/2/000.p/1',
    ]);
    expect([...tilesOf(256)].map(tilePath)).toEqual(['tile/0/000', 'tile/1/000.p/1']);
    expect([...tilesOf(0)]).toEqual([]);
    expect(hasTile({ level: 0, tile: 273, width: 112 }, 70_000)).toBe(true);
    expect(hasTile({ level: 0, tile: 273, width: 113 }, 70_000)).toBe(false);
    expect(hasTile({ level: 1, tile: 1, width: 18 }, 70_000)).toBe(false);
    expect(hasTile({ level: 3, tile: 0, width: 1 }, 70_000)).toBe(false);
  });

  test('lead to the same root and the same proofs as the leaves', async () => {
    const size = 70_000;
    const hashes = leafHashes(size);
    const levels: Uint8Array[][] = [[...hashes]];
    for (const below of levels) {
      const above: Uint8Array[] = [];
      for (let from = 0; from + TILE_WIDTH <= below.length; from += TILE_WIDTH)
        above.push(rootOfHashes(below.slice(from, from + TILE_WIDTH)));
      if (above.length > 0) levels.push(above);
    }
    const reader = async ({ level, tile, width }: { level: number; tile: number; width: number }) =>
      tileOf((levels[level] as Uint8Array[]).slice(tile * TILE_WIDTH, tile * TILE_WIDTH + width));
    const tree = new MerkleTree();
    for (let at = 0; at < size; at += 1) tree.add(`${at}`);
    const hashOf = hashesInTiles(reader, size);
    expect(hexText(await rootOfRange(hashOf, size))).toBe(tree.root());
    const root = bytes(tree.root());
    for (const index of [0, 1, 255, 256, 65_535, 65_536, 69_888, 69_999]) {
      const path = await inclusionPath(hashOf, index, size);
      expect(path.length).toBeLessThanOrEqual(17);
      expect(rootOfPath(hashes[index] as Bytes, index, size, path)).toEqual(root);
    }
    for (const older of [1, 255, 256, 257, 65_536, 66_000, 69_999]) {
      const path = await consistencyPath(hashOf, older, size);
      const from = { size: older, root: await rootOfRange(hashesInTiles(reader, older), older) };
      expect(isConsistent(from, { size, root }, path), String(older)).toBe(true);
    }
    expect(await rootOfRange(hashOf, 0)).toEqual(EMPTY_ROOT);
  });

  test('of every small log give every root', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 700 }), async (size) => {
        const hashes = leafHashes(size);
        const full = Array.from({ length: Math.floor(size / TILE_WIDTH) }, (_, at) =>
          rootOfHashes(hashes.slice(at * TILE_WIDTH, (at + 1) * TILE_WIDTH)),
        );
        const hashOf = hashesInTiles(
          async ({ level, tile, width }) =>
            tileOf((level === 0 ? hashes : full).slice(tile * TILE_WIDTH, tile * TILE_WIDTH + width)),
          size,
        );
        expect(await rootOfRange(hashOf, size)).toEqual(treeHash(hashes));
      }),
      { numRuns: 10 },
    );
  });
});

test('no tree goes on from a larger one, from less than nothing, or from what is no number', () => {
  const root = EMPTY_ROOT;
  for (const [older, newer] of [
    [5, 3],
    [3, 2],
    [2, 1],
    [1, 0],
    [-1, 0],
    [-1, 1],
    [1.5, 2],
    [1, Number.NaN],
    [1, Number.POSITIVE_INFINITY],
  ] as const) {
    for (const path of [[], [root], [root, root]]) {
      expect(isConsistent({ size: older, root }, { size: newer, root }, path), `${older} ${newer}`).toBe(false);
    }
  }
});
