/**
 * A month from its files to the sealed list with the office, cold, on SQLite (P8), beside the naive pipeline; the memory of
 * it (P11), and the database afterwards (P21).
 */
import { rmSync } from 'node:fs';
import { copyOf, databaseSize, officeWithPlayers } from '../corpus/kept-offices.ts';
import { naiveMonth } from '../corpus/naive.ts';
import { takenIn } from '../corpus/office.ts';
import { type World, world } from '../corpus/world.ts';
import { asCommand, processesFor } from '../frame/own-process.ts';
import type { Measurement } from '../frame/row.ts';

const PROCESSES = processesFor(import.meta.url, {
  naive: ({ list, files }: World, tell) => {
    const { phases } = naiveMonth(list, files, (file) => tell(`naive: file ${file}`));
    return phases;
  },
  office: asCommand(
    async ({ address, files }: { readonly address: string; readonly files: readonly string[] }, tell) => {
      const { phases } = await takenIn(address, files, tell);
      return phases;
    },
  ),
});

export const measurement: Measurement = {
  rows: [
    {
      id: 'P8',
      what: 'files to sealed list with the office, SQLite',
      figure: 'SQLite.ms',
      by: 'naive.ms',
      beside: 'naive month',
      unit: '×',
      must: 1,
      aim: 0.6,
      better: 'less',
    },
    {
      id: 'P11',
      what: 'memory of P8',
      figure: 'SQLite.memory',
      unit: 'MB',
      must: 400,
      aim: 250,
      better: 'less',
    },
    {
      id: 'P21',
      what: 'the database after the month',
      figure: 'SQLite.database',
      unit: 'MB',
      must: 320,
      aim: 220,
      better: 'less',
      grows: true,
    },
  ],
  prepare: async (setting) => {
    const made = world(setting.world, setting.tell);
    const before = await officeWithPlayers(setting);
    return {
      contestants: {
        naive: () => PROCESSES.run('naive', made, setting),
        SQLite: async () => {
          const address = copyOf(before, 'taken-in.db');
          const sample = await PROCESSES.run('office', { address, files: made.files }, setting);
          const database = databaseSize(address);
          rmSync(address);
          return { ...sample, database };
        },
      },
    };
  },
};
