/**
 * The sums of a month in memory (P1), with newcomers and limits (P5), beside the least that a program could do, and peers; and
 * months of the other rulebooks, as fast as which part of P1 (P4): in columns, as an office replays them, and once as answers with an
 * object for every player and game, as a single document gets them.
 */
import { cLoop, typedArrayLoop } from '../corpus/loops.ts';
import { type KernelMonth, kernelMonth } from '../corpus/kernel-month.ts';
import { otherMonths } from '../corpus/other-months.ts';
import { peersFor } from '../corpus/peers.ts';
import { repeated } from '../frame/measure.ts';
import type { Contestant, Measurement, Row } from '../frame/row.ts';
import { LeanPeriod } from '../../src/rulebooks/fide/lean.ts';

/** The last period stays: collected with all others between two rounds, it would take along what was compiled for periods. */
let last: unknown;

export const ratedLean = ({ list, base, events }: KernelMonth): unknown => {
  const period = new LeanPeriod(list, base);
  for (const event of events) period.add(event);
  last = { period, result: period.close() };
  return last;
};

const beside = (id: string, what: string, figure: Row['figure'], by: Row['figure']): Row => ({
  id,
  what,
  figure,
  by,
  unit: '×',
  better: 'less',
});

export const measurement: Measurement = {
  rows: [
    {
      ...beside('P1', 'rate the month, FIDE, in memory', 'lean.ms', 'loop.ms'),
      beside: 'typed-array loop',
      must: 2.5,
      aim: 1.4,
    },
    { ...beside('P1', 'the same', 'lean.ms', 'C.ms'), beside: 'C loop' },
    { ...beside('P1', 'typed-array loop', 'loop.ms', 'C.ms'), beside: 'C loop' },
    ...['@echecs/elo', 'elo-rank', 'glicko2-lite', 'openskill', 'DuckDB'].map((peer) => ({
      ...beside('P1', peer, `${peer}.ms`, 'loop.ms'),
      beside: 'typed-array loop',
    })),
    ...(['MSSZ', 'ORR', 'MGSZ'] as const).map((book) => ({
      ...beside('P4', `a month by ${book}`, 'lean.ms' as const, `${book}.ms` as const),
      beside: "P1's own rate",
      better: 'more' as const,
      must: 0.3,
      aim: 0.6,
    })),
    ...(['ORR', 'MGSZ'] as const).map((book) => ({
      ...beside(
        'P4',
        `a month by ${book}, an answer for each event`,
        'lean.ms' as const,
        `${book} answers.ms` as const,
      ),
      beside: "P1's own rate",
      better: 'more' as const,
    })),
    {
      ...beside('P5', 'with 10 % newcomers and K × n limits', 'newcomers.ms', 'lean.ms'),
      beside: 'P1',
      must: 2,
      aim: 1.3,
    },
  ],
  prepare: async (setting) => {
    const plain = kernelMonth({ ...setting.world, kind: 'plain' });
    const mixed = kernelMonth({ ...setting.world, kind: 'mixed' });
    setting.tell('filling the tables of the peers');
    const { peers, missing } = await peersFor(plain);
    const compiled = cLoop(setting.folder, plain);
    const ofPeers = peers.map(({ name, share, rate }): readonly [string, Contestant] => [
      name,
      async () => {
        const start = performance.now();
        await rate();
        return { ms: (performance.now() - start) / share };
      },
    ]);
    const contestants: Record<string, Contestant> = {
      loop: () => repeated(() => typedArrayLoop(plain), setting),
      lean: () => repeated(() => ratedLean(plain), setting),
      newcomers: () => repeated(() => ratedLean(mixed), setting),
      ...Object.fromEntries(
        Object.entries(otherMonths(plain)).map(([book, { share, rate }]) => [
          book,
          () => ({ ms: (repeated(rate, setting)['ms'] as number) / share }),
        ]),
      ),
      ...(compiled === undefined ? {} : { C: () => ({ ms: compiled.pass(setting.isTrial ? 0 : 100) }) }),
      ...Object.fromEntries(ofPeers),
    };
    return {
      contestants,
      warmUp: [
        'loop',
        'lean',
        'newcomers',
        'MSSZ',
        'ORR',
        'MGSZ',
        'ORR answers',
        'MGSZ answers',
        '@echecs/elo',
        'elo-rank',
      ],
      notes: [
        ...(compiled === undefined ? ['P1: there is no C compiler (cc) here, so that the C loop is left out'] : []),
        ...missing.map((name) => `P1: ${name} is not installed (npm install --prefix bench)`),
      ],
      close: () => {
        for (const { close } of peers) close?.();
      },
    };
  },
};
