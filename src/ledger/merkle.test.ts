/** Merkle trees by RFC 6962: the inputs and roots of the reference implementation, the definition itself, and properties. */
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inclusionProof, type Leaf, MerkleTree, rootFromProof } from './merkle.ts';

const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');

/** Inputs of the reference implementation of certificate transparency, and the roots of their beginnings. */
const INPUTS = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const ROOTS = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

/** Section 2.1, word for word. */
function treeHash(leaves: readonly Uint8Array[]): Buffer {
  const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
    createHash('sha256').update(Buffer.concat(parts)).digest();
  const [only] = leaves;
  if (only === undefined) return sha256();
  if (leaves.length === 1) return sha256(bytes('00'), only);
  let k = 1;
  while (k * 2 < leaves.length) k *= 2;
  return sha256(bytes('01'), treeHash(leaves.slice(0, k)), treeHash(leaves.slice(k)));
}

function rootOf(leaves: Iterable<Leaf>): string {
  const tree = new MerkleTree();
  for (const leaf of leaves) tree.add(leaf);
  return tree.root();
}

const leavesOf = (size: number): readonly string[] => Array.from({ length: size }, (_, at) => `leaf ${at}`);

describe('a Merkle tree', () => {
  for (const [size, root] of ROOTS.entries()) {
    test(`of the first ${size} reference inputs has the published root`, () => {
      const leaves = INPUTS.slice(0, size).map(bytes);
      expect(rootOf(leaves)).toBe(root);
      expect(treeHash(leaves).toString('hex')).toBe(root);
    });
  }

  test('is that of the definition for every number of leaves up to 70, and for one that fills a world list', () => {
    for (let size = 0; size <= 70; size += 1) {
      const leaves = leavesOf(size);
      expect(rootOf(leaves), String(size)).toBe(treeHash(leaves.map((each) => Buffer.from(each))).toString('hex'));
    }
    const many = leavesOf(100_003);
    expect(rootOf(many)).toBe(treeHash(many.map((each) => Buffer.from(each))).toString('hex'));
  });

  test('hashes a text as its UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        expect(rootOf(texts)).toBe(rootOf(texts.map((text) => Buffer.from(text))));
      }),
    );
  });

  test('has its root after every leaf, and goes on from there', () => {
    const tree = new MerkleTree();
    for (const [at, leaf] of leavesOf(20).entries()) {
      tree.add(leaf);
      expect([tree.size, tree.root()]).toEqual([at + 1, rootOf(leavesOf(at + 1))]);
    }
  });

  test('has another root when a leaf is another, is missing, or stands elsewhere', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 40 }), fc.nat(), (leaves, seed) => {
        const at = seed % leaves.length;
        const other = leaves.with(at, `${leaves[at]}.`);
        const fewer = leaves.toSpliced(at, 1);
        const swapped = leaves.with(at, leaves.at(at - 1) as string).with(at - 1, leaves[at] as string);
        for (const changed of [other, fewer, swapped]) expect(rootOf(changed)).not.toBe(rootOf(leaves));
      }),
    );
  });
});

describe('a proof of inclusion', () => {
  test('leads from every leaf of every small tree to its root, by no more hashes than the tree is high', () => {
    for (let size = 1; size <= 40; size += 1) {
      const leaves = leavesOf(size);
      for (const [index, leaf] of leaves.entries()) {
        const proof = inclusionProof(leaves, index);
        if (proof === undefined) throw new Error('no proof');
        expect(proof).toMatchObject({ index, size });
        expect(proof.path.length).toBeLessThanOrEqual(Math.ceil(Math.log2(size)));
        expect(rootFromProof(leaf, proof)).toBe(rootOf(leaves));
      }
    }
  });

  // section 2.1.3: the path of d0, d3, d4 and d6 in a tree of seven leaves
  test('is that of the example in RFC 6962', () => {
    const leaves = leavesOf(7);
    const hash = (from: number, upTo: number): string =>
      treeHash(leaves.slice(from, upTo).map((each) => Buffer.from(each))).toString('hex');
    const [b, c, f, g, h, i, j, k, l] = [
      hash(1, 2),
      hash(2, 3),
      hash(5, 6),
      hash(0, 2),
      hash(2, 4),
      hash(4, 6),
      hash(6, 7),
      hash(0, 4),
      hash(4, 7),
    ];
    expect(inclusionProof(leaves, 0)?.path).toEqual([b, h, l]);
    expect(inclusionProof(leaves, 3)?.path).toEqual([c, g, l]);
    expect(inclusionProof(leaves, 4)?.path).toEqual([f, j, k]);
    expect(inclusionProof(leaves, 6)?.path).toEqual([i, k]);
  });

  test('is not there for a place outside the tree', () => {
    for (const index of [-1, 3, 0.5, Number.NaN]) expect(inclusionProof(leavesOf(3), index)).toBeUndefined();
    expect(inclusionProof([], 0)).toBeUndefined();
  });

  test('leads elsewhere, or nowhere, when anything about it is changed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), fc.nat(), fc.nat(), (size, seed, flip) => {
        const leaves = leavesOf(size);
        const index = seed % size;
        const leaf = leaves[index] as string;
        const proof = inclusionProof(leaves, index);
        if (proof === undefined) throw new Error('no proof');
        const root = rootFromProof(leaf, proof);
        const { path } = proof;
        const at = flip % path.length;
        const digit = flip % 64;
        const hash = path[at] as string;
        const other = hash.slice(0, digit) + (hash[digit] === '0' ? '1' : '0') + hash.slice(digit + 1);
        expect(rootFromProof(`${leaf}.`, proof)).not.toBe(root);
        expect(rootFromProof(leaf, { ...proof, path: path.with(at, other) })).not.toBe(root);
        expect(rootFromProof(leaf, { ...proof, path: path.slice(1) })).toBeUndefined();
        expect(rootFromProof(leaf, { ...proof, path: [...path, hash] })).toBeUndefined();
        expect(rootFromProof(leaf, { ...proof, index: (index + 1) % size })).not.toBe(root);
      }),
    );
  });

  test('that is none leads nowhere', () => {
    const proof = { index: 1, size: 2, path: ['0'.repeat(64)] };
    expect(rootFromProof('', proof)).toMatch(/^[0-9a-f]{64}$/);
    for (const wrong of [
      { index: 2 },
      { index: -1 },
      { index: 0.5 },
      { size: Number.POSITIVE_INFINITY },
      { size: 2.5 },
      { path: ['0'.repeat(63)] },
      { path: ['G'.repeat(64)] },
    ]) {
      expect(rootFromProof('', { ...proof, ...wrong })).toBeUndefined();
    }
  });
});
