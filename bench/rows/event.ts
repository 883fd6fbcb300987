/** One event of 34 players, from the bytes of its report to the provisional changes, in a process that has done it before (P12). */
import { readFileSync } from 'node:fs';
import { splitAndSlice } from '../corpus/split-and-slice.ts';
import { world } from '../corpus/world.ts';
import { repeated } from '../frame/measure.ts';
import type { Measurement } from '../frame/row.ts';
import { openReport } from '../../src/engine/files.ts';
import { rateReport } from '../../src/engine/rate.ts';

export const measurement: Measurement = {
  rows: [
    {
      id: 'P12',
      what: 'one event, bytes to provisional changes',
      figure: 'event.ms',
      beside: 'split-and-slice of the same file',
      unit: 'ms',
      must: 1,
      aim: 0.3,
      better: 'less',
    },
    { id: 'P12', what: 'split-and-slice of it', figure: 'split and slice.ms', unit: 'ms', better: 'less' },
  ],
  prepare: (setting) => {
    const files = world(setting.world, setting.tell)
      .files.slice(0, 100)
      .map((file) => new Uint8Array(readFileSync(file)));
    const next = <T>(work: (bytes: Uint8Array) => T): (() => T) => {
      let at = 0;
      // new bytes each time: of those that were seen before the format is known
      return () => work((files[at++ % files.length] as Uint8Array).slice());
    };
    const changes = next((bytes) => {
      const { report, findings } = openReport(bytes);
      if (report === undefined) throw new Error(JSON.stringify(findings[0]));
      const answer = rateReport(report, { rules: 'fide', assumeK: 'established' }, findings);
      if (!('rated' in answer) || !answer.rated) throw new Error('the event was not rated');
      return answer;
    });
    const sliced = next(splitAndSlice);
    return {
      contestants: {
        event: () => repeated(changes, setting),
        'split and slice': () => repeated(sliced, setting),
      },
      warmUp: ['event', 'event', 'event', 'event', 'split and slice'],
    };
  },
};
