/**
 * A hundred million games and 120 lists rated again from the disk (P9), beside a loop in C over as many games in memory; and the
 * memory of it (P11).
 */
import { cLoop, typedArrayLoop } from '../corpus/loops.ts';
import { gamesOfMonth, type HistorySize, keptHistory, ratedHistory } from '../corpus/history.ts';
import { repeated } from '../frame/measure.ts';
import { processesFor } from '../frame/own-process.ts';
import type { Contestant, Measurement } from '../frame/row.ts';
import type { Setting } from '../frame/setting.ts';

const PROCESSES = processesFor(import.meta.url, {
  history: ({ folder, size }: { readonly folder: string; readonly size: HistorySize }) => {
    ratedHistory(folder, size);
    return {};
  },
});

/** With 153 games an event, of which one in twenty does not count, 120 months have a hundred million games. */
const WHOLE: HistorySize = { players: 500_000, events: 5735, months: 120 };

const sizeOf = ({ share, isTrial, world }: Setting): HistorySize =>
  isTrial
    ? { players: world.players, events: world.files, months: 2 }
    : { ...WHOLE, players: Math.round(WHOLE.players * share), events: Math.round(WHOLE.events * share) };

export const measurement: Measurement = {
  rows: [
    {
      id: 'P9',
      what: '100 million games and 120 lists again, from disk',
      figure: 'history.ms',
      by: 'C.ms',
      beside: 'C loop in memory',
      unit: '×',
      must: 12,
      aim: 5,
      better: 'less',
    },
    {
      id: 'P9',
      what: 'the same',
      figure: 'history.ms',
      by: 'loop.ms',
      beside: 'typed-array loop',
      unit: '×',
      better: 'less',
    },
    { id: 'P9', what: 'the same', figure: 'history.ms', unit: 's', better: 'less' },
    {
      id: 'P11',
      what: 'memory of P9',
      figure: 'history.memory',
      unit: 'MB',
      must: 1500,
      aim: 1000,
      better: 'less',
    },
  ],
  roundsOfWhole: 1,
  prepare: (setting) => {
    const size = sizeOf(setting);
    const folder = keptHistory(size, setting.tell);
    const games = gamesOfMonth(size);
    const compiled = cLoop(setting.folder, games);
    const contestants: Record<string, Contestant> = {
      ...(compiled === undefined ? {} : { C: () => ({ ms: size.months * compiled.pass(setting.isTrial ? 0 : 100) }) }),
      loop: () => ({ ms: size.months * (repeated(() => typedArrayLoop(games), setting)['ms'] as number) }),
      history: () => PROCESSES.run('history', { folder, size }, setting),
    };
    const notes = compiled === undefined ? ['P9: there is no C compiler (cc) here, so that nothing is beside it'] : [];
    return { contestants, notes };
  },
};
