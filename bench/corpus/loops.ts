/** The least that any program could do with a month: one pass over typed arrays, here and in C. The controls of the sums. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectedScore } from '../../src/rulebooks/fide/clauses.ts';
import type { KernelMonth } from './kernel-month.ts';

export type Games = Pick<KernelMonth, 'base' | 'white' | 'black' | 'halfPoints'>;

const MAX_GAP = 400;
const K = 20;

/** By the difference of ratings from −400 to 400: hundredths. */
const EXPECTED = Int32Array.from({ length: 2 * MAX_GAP + 1 }, (_, at) => expectedScore(at - MAX_GAP));

/** Without events, K, newcomers, limits or rounding: what everybody's rating changes by, in hundredths. */
export function typedArrayLoop({ base, white, black, halfPoints }: Games): Int32Array {
  const changes = new Int32Array(base.length);
  for (let game = 0; game < white.length; game += 1) {
    const [a, b] = [white[game] as number, black[game] as number];
    const gap = Math.max(-MAX_GAP, Math.min(MAX_GAP, (base[a] as number) - (base[b] as number)));
    const change = K * ((halfPoints[game] as number) * 50 - (EXPECTED[gap + MAX_GAP] as number));
    (changes[a] as number) += change;
    (changes[b] as number) -= change;
  }
  return changes;
}

export interface CLoop {
  /** Milliseconds of one pass: as many as take this long, and the mean of them. */
  readonly pass: (atLeast: number) => number;
}

/** The same loop in C; undefined where there is no compiler. The program and its arrays lie in the folder. */
export function cLoop(folder: string, { base, white, black, halfPoints }: Games): CLoop | undefined {
  const [program, arrays] = [join(folder, 'loop'), join(folder, 'loop.bin')];
  try {
    execFileSync('cc', ['-O2', '-o', program, 'bench/corpus/loop.c'], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const counts = Int32Array.of(base.length, white.length);
  const columns = [counts, EXPECTED, white, black, base, halfPoints];
  writeFileSync(
    arrays,
    Buffer.concat(columns.map((each) => Buffer.from(each.buffer, each.byteOffset, each.byteLength))),
  );
  return {
    pass: (atLeast) => Number(execFileSync(program, [arrays, String(atLeast)], { encoding: 'latin1' }).split(' ')[0]),
  };
}
