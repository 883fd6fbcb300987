/** Files to a signed list on the disk, cold and without a store (P7), beside the naive pipeline over the same files. */
import { join } from 'node:path';
import { leanMonth } from '../corpus/lean-month.ts';
import { naiveMonth } from '../corpus/naive.ts';
import { type World, world } from '../corpus/world.ts';
import { processesFor } from '../frame/own-process.ts';
import type { Measurement } from '../frame/row.ts';

interface IntoList extends World {
  readonly into: string;
}

const PROCESSES = processesFor(import.meta.url, {
  naive: ({ list, files }: World) => naiveMonth(list, files, () => undefined).phases,
  lean: async ({ list, files, into }: IntoList) => {
    const rated = await leanMonth(list, files, into);
    if (rated < files.length) throw new Error(`${rated} of ${files.length} events were rated`);
    return { rated };
  },
});

export const measurement: Measurement = {
  rows: [
    {
      id: 'P7',
      what: 'files to signed list on disk, cold, no store',
      figure: 'lean.ms',
      by: 'naive.ms',
      beside: 'naive month',
      unit: '×',
      must: 0.5,
      aim: 0.3,
      better: 'less',
    },
  ],
  isOfWhole: true,
  prepare: (setting) => {
    const made = world(setting.world, setting.tell);
    return {
      contestants: {
        naive: () => PROCESSES.run('naive', made, setting),
        lean: () => PROCESSES.run('lean', { ...made, into: join(setting.folder, 'signed.txt') }, setting),
      },
    };
  },
};
