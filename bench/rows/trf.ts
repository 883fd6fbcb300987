/**
 * Reading the month's TRF files with all checks (P6), into columns where they are plain and else by the whole reader, beside splitting
 * into lines, slicing the columns and trimming.
 */
import { readFileSync } from 'node:fs';
import { splitAndSlice } from '../corpus/split-and-slice.ts';
import { world } from '../corpus/world.ts';
import { repeated } from '../frame/measure.ts';
import type { Measurement, Sample } from '../frame/row.ts';
import { LIMITS } from '../../src/formats/limits.ts';
import { readPlain } from '../../src/formats/trf/plain.ts';
import { readTrf } from '../../src/formats/trf/read.ts';

export const measurement: Measurement = {
  rows: [
    {
      id: 'P6',
      what: 'read and check TRF',
      figure: 'split and slice.ms',
      by: 'reader.ms',
      beside: 'split-and-slice',
      unit: '×',
      must: 2.4,
      aim: 4,
      better: 'more',
    },
  ],
  prepare: (setting) => {
    const files = world(setting.world, setting.tell).files.map((file) => readFileSync(file));
    const megabytes = files.reduce((sum, { length }) => sum + length, 0) / 1e6;
    const over = (read: (bytes: Uint8Array) => unknown): Sample => {
      const { ms } = repeated(() => files.forEach(read), setting) as { readonly ms: number };
      return { ms, megabytesASecond: megabytes / (ms / 1000) };
    };
    return {
      contestants: {
        'split and slice': () => over((bytes) => splitAndSlice(bytes)),
        reader: () => over((bytes) => readPlain(bytes, LIMITS) ?? readTrf(bytes, { limits: LIMITS })),
      },
      warmUp: ['split and slice', 'reader', 'reader'],
    };
  },
};
