/** Mutated files: the reader never throws, never hangs, and what it says has its place. `ELOBOOK_FUZZ` sets how many. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '../limits.ts';
import { MOST_FINDINGS } from './findings.ts';
import { TRF16, TRF26 } from './format.ts';
import { readTrf } from './read.ts';
import { toReport } from './report.ts';
import { writeTrf } from './write.ts';

const RUNS = Number(process.env.ELOBOOK_FUZZ ?? 2000);
const folder = new URL('samples/', import.meta.url);
const seeds = readdirSync(folder)
  .filter((name) => name.endsWith('.trf'))
  .map((name) => new Uint8Array(readFileSync(new URL(name, folder))));

/** A small generator of whole numbers, the same on every machine. */
function chance(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const PIECES = [
  '001 ',
  '\r',
  '\n',
  '\t',
  '\0',
  '0000 - U',
  '   1 w 1',
  '\ufeff',
  '😀',
  'é',
  '310   1 ',
  '132',
  '162  W 9.9',
  '299 ',
].map((piece) => new TextEncoder().encode(piece));

function mutated(seed: number): Uint8Array {
  const next = chance(seed);
  let bytes: Uint8Array = Uint8Array.from(seeds[next(seeds.length)] as Uint8Array);
  for (let change = 1 + next(8); change > 0; change -= 1) {
    const at = next(bytes.length + 1);
    const length = next(40);
    const rest = bytes.subarray(Math.min(bytes.length, at + length));
    const before = bytes.subarray(0, at);
    const piece = PIECES[next(PIECES.length)] as Uint8Array;
    const other = seeds[next(seeds.length)] as Uint8Array;
    const from = next(other.length);
    const ways: readonly (() => Uint8Array[])[] = [
      () => [before, Uint8Array.of(next(256)), bytes.subarray(at + 1)],
      () => [before, rest],
      () => [before, piece, bytes.subarray(at)],
      () => [before, bytes.subarray(at, at + length), bytes.subarray(at)],
      () => [before, other.subarray(from, from + 200), rest],
      () => [before],
    ];
    const parts = (ways[next(ways.length)] as () => Uint8Array[])();
    bytes = new Uint8Array(Buffer.concat(parts));
  }
  return bytes;
}

describe('mutated files', () => {
  test(`${RUNS} of them are read without a crash, and told with places that exist`, () => {
    for (let seed = 1; seed <= RUNS; seed += 1) {
      const bytes = mutated(seed);
      const { file, findings } = readTrf(bytes, { limits: LIMITS });
      expect(findings.length, `seed ${seed}`).toBeLessThanOrEqual(MOST_FINDINGS + 1);
      for (const { at } of findings) {
        if (at === undefined) continue;
        if (!((at.line ?? 0) >= 1 && (at.column ?? 0) >= 1)) throw new Error(`seed ${seed}: ${JSON.stringify(at)}`);
      }
      TRF16.recognises(bytes);
      TRF26.recognises(bytes);
      if (file === undefined) {
        expect(
          findings.some(({ weight }) => weight === 'refuse'),
          `seed ${seed}`,
        ).toBe(true);
        continue;
      }
      const report = toReport(file);
      expect(report.players.length, `seed ${seed}`).toBeLessThanOrEqual(file.players.length);
      const again = readTrf(writeTrf(file), { limits: LIMITS, encoding: file.encoding });
      expect(again.file?.players.length, `seed ${seed}`).toBe(file.players.length);
    }
  });
});
