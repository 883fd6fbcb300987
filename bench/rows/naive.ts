/** The naive month by itself: seconds are told as on a machine on which it takes 5.8 s. Always of a whole month. */
import { naiveMonth } from '../corpus/naive.ts';
import { type World, world } from '../corpus/world.ts';
import { processesFor } from '../frame/own-process.ts';
import type { Measurement } from '../frame/row.ts';
import { MONTH } from '../frame/setting.ts';

const PROCESSES = processesFor(import.meta.url, {
  naive: ({ list, files }: World, tell) => {
    const { phases } = naiveMonth(list, files, (file) => tell(`naive: file ${file}`));
    return phases;
  },
});

export const measurement: Measurement = {
  rows: [{ id: 'naive', what: 'the naive month', figure: 'naive.ms', unit: 's', better: 'less' }],
  rounds: 3,
  prepare: (setting) => {
    const made = world(setting.isTrial ? setting.world : MONTH, setting.tell);
    return { contestants: { naive: () => PROCESSES.run('naive', made, setting) } };
  },
};
