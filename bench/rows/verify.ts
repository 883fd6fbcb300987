/** Everything of an office derived again (P16), beside how long it took to make: players brought in, the month taken in and published. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { officeWithMonth } from '../corpus/kept-offices.ts';
import { openedOffice, takenIn, valueOf } from '../corpus/office.ts';
import { type World, world } from '../corpus/world.ts';
import { asCommand, processesFor } from '../frame/own-process.ts';
import type { Measurement } from '../frame/row.ts';
import { openOffice, withScratchStore } from '../../src/desk/wire.ts';
import { verifyOffice } from '../../src/keeping/verify.ts';

interface Making extends World {
  readonly address: string;
}

const PROCESSES = processesFor(import.meta.url, {
  make: asCommand(async ({ address, list, files }: Making, tell) => {
    await openedOffice(address, list, tell);
    await takenIn(address, files, tell);
    return {};
  }),
  verify: asCommand(async ({ address }: { readonly address: string }, tell) => {
    const office = await openOffice(address, { create: 'never' });
    const onProgress = (_stage: string, done: number, of: number): void => tell(`verify: ${done} of ${of}`);
    valueOf(await withScratchStore((scratch) => verifyOffice(office, { scratch, onProgress })));
    await office.store.close();
    return {};
  }),
});

export const measurement: Measurement = {
  rows: [
    {
      id: 'P16',
      what: 'verify, everything derived again',
      figure: 'verify.ms',
      beside: 'it took 59 s to make',
      unit: 's',
      must: 20,
      aim: 6,
      better: 'less',
      grows: true,
    },
    { id: 'P16', what: 'the same', figure: 'verify.ms', by: 'make.ms', beside: 'making it', unit: '×', better: 'less' },
  ],
  prepare: async (setting) => {
    const made = world(setting.world, setting.tell);
    const address = await officeWithMonth(setting);
    return {
      contestants: {
        make: async () => {
          const own = join(setting.folder, 'made.db');
          const sample = await PROCESSES.run('make', { ...made, address: own }, setting);
          rmSync(own);
          return sample;
        },
        verify: () => PROCESSES.run('verify', { address }, setting),
      },
    };
  },
};
