/**
 * Whether anything grows faster than its data: some rows at a hundredth, a tenth, one and ten times the size of the run, and with
 * 1, 12 and 120 lists. Each is done once. Told is the step at which it grew most: the times of the work by the times of the data.
 */
import { createReadStream, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bothServers, type BothServers, rate } from '../corpus/both-servers.ts';
import { keptHistory, ratedHistory } from '../corpus/history.ts';
import { kernelMonth } from '../corpus/kernel-month.ts';
import { typedArrayLoop } from '../corpus/loops.ts';
import { copyOf, officeWithMonth, officeWithPlayers } from '../corpus/kept-offices.ts';
import { liveMonth } from '../corpus/more-months.ts';
import { AUTHOR, POOL, takenIn, valueOf } from '../corpus/office.ts';
import { officePages } from '../corpus/office-pages.ts';
import { LIST, NEXT_LIST, world, worldList } from '../corpus/world.ts';
import { repeated } from '../frame/measure.ts';
import { asCommand, processesFor } from '../frame/own-process.ts';
import { servingFor } from '../frame/own-server.ts';
import type { Contestant, Measurement, Row, Sample } from '../frame/row.ts';
import { MONTH, partOfMonth, type Setting } from '../frame/setting.ts';
import { monthText, parseMonth } from '../../src/core/dates.ts';
import { importList } from '../../src/desk/registry/import.ts';
import { openOfficeBooks } from '../../src/desk/registry/open.ts';
import { openRatingPool } from '../../src/desk/registry/pools.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { LIMITS } from '../../src/formats/limits.ts';
import { readPlain } from '../../src/formats/trf/plain.ts';
import { readTrf } from '../../src/formats/trf/read.ts';
import { LeanPeriod } from '../../src/rulebooks/fide/lean.ts';

const PROCESSES = processesFor(import.meta.url, {
  month: asCommand(
    async ({ address, files }: { readonly address: string; readonly files: readonly string[] }, tell) =>
      (await takenIn(address, files, tell)).phases,
  ),
  import: asCommand(async ({ address, list }: { readonly address: string; readonly list: string }) => {
    const office = await openOffice(address, { clock: () => Date.parse(`${LIST}-01T08:00:00Z`) });
    valueOf(await openOfficeBooks(office, { name: 'World', timeZone: 'UTC' }, AUTHOR));
    valueOf(await openRatingPool(office, { pool: POOL, family: 'fide', name: 'World', from: NEXT_LIST }, AUTHOR));
    valueOf(await importList(office, { open: () => createReadStream(list), how: 'whole', pool: POOL }, AUTHOR));
    await office.store.close();
    return {};
  }),
  history: ({ folder, size }: { readonly folder: string; readonly size: Parameters<typeof ratedHistory>[1] }) => {
    ratedHistory(folder, size);
    return {};
  },
});

const SERVING = servingFor(import.meta.url, async ({ address }: { readonly address: string }) => {
  const office = await openOffice(address);
  const { ready, close } = await bothServers(office, officePages);
  return {
    ready,
    close: async () => {
      await close();
      await office.store.close();
    },
  };
});

/** Milliseconds of one answer to who asks for the list. */
async function pageTime(address: string, setting: Setting): Promise<number> {
  const { ready, close } = await SERVING.run({ address }, setting);
  const { own, paths }: BothServers = ready;
  const answers = await rate(own, paths['list'] as string, setting.seconds);
  await close();
  return 1000 / answers;
}

/** The setting with another share of a month; the world never has more players than it has. */
const at = (setting: Setting, times: number): Setting => {
  const share = setting.share * times;
  const { files, players } = partOfMonth(share);
  return { ...setting, share, world: { files, players: Math.min(MONTH.players, players) } };
};

/** By row: milliseconds of the work at some setting. */
const WORKS: Readonly<Record<string, (setting: Setting) => number | Promise<number>>> = {
  P1: (setting) => {
    const { list, base, events } = kernelMonth({ ...partOfMonth(setting.share), kind: 'plain' });
    const rated = (): unknown => {
      const period = new LeanPeriod(list, base);
      for (const event of events) period.add(event);
      return period.close();
    };
    repeated(rated, setting);
    return repeated(rated, setting)['ms'] as number;
  },
  P6: (setting) => {
    const files = world(setting.world, setting.tell).files.map((file) => readFileSync(file));
    const read = (): void => files.forEach((bytes) => readPlain(bytes, LIMITS) ?? readTrf(bytes, { limits: LIMITS }));
    return repeated(read, setting)['ms'] as number;
  },
  P8: async (setting) => {
    const { files } = world(setting.world, setting.tell);
    const address = copyOf(await officeWithPlayers(setting), 'growing.db');
    const { work } = await PROCESSES.run('month', { address, files }, setting);
    rmSync(address);
    return work as number;
  },
  P9: async (setting) => {
    const { players, files: events } = partOfMonth(setting.share);
    const size = { players, events, months: setting.isTrial ? 1 : 12 };
    const folder = keptHistory(size, setting.tell);
    return (await PROCESSES.run('history', { folder, size }, setting))['work'] as number;
  },
  P14: async (setting) => pageTime(await officeWithMonth(setting), setting),
  P19: async (setting) => {
    const [list, address] = [join(setting.folder, 'growing.txt'), join(setting.folder, 'growing.db')];
    worldList(list, partOfMonth(setting.share).players, LIST, 0);
    const { work } = await PROCESSES.run('import', { address, list }, setting);
    rmSync(address);
    return work as number;
  },
};

/** What stands beside P1 grows, too, once those who are looked for no longer fit the caches of the processor. */
const LOOP = 'typed-array loop';

const ALL_WORKS: typeof WORKS = {
  ...WORKS,
  [LOOP]: (setting) => {
    const games = kernelMonth({ ...partOfMonth(setting.share), kind: 'plain' });
    return repeated(() => typedArrayLoop(games), setting)['ms'] as number;
  },
};

const SIZES = [0.01, 0.1, 1, 10];
/** With fewer, an event would not have as many players as it has places. */
const PLAYERS_AT_LEAST = 200;

const sizesOf = ({ share, isTrial }: Setting): readonly number[] =>
  isTrial ? [1, 2] : SIZES.filter((times) => partOfMonth(share * times).players >= PLAYERS_AT_LEAST);

const LISTS = [1, 12, 120];

/** The largest of all steps: by how much more the work grew than the data. */
function series(name: string, steps: readonly (readonly [data: number, ms: number])[]): Sample {
  const growth = steps.slice(1).map(([data, ms], step) => {
    const [before, took] = steps[step] as readonly [number, number];
    return ms / took / (data / before);
  });
  return {
    ...Object.fromEntries(steps.map(([data, ms]) => [`${name} at ${data}`, ms])),
    [`${name} growth`]: Math.max(...growth),
  };
}

const bySize = (id: string, setting: Setting): Contestant => {
  return async () => {
    const steps: (readonly [number, number])[] = [];
    for (const times of sizesOf(setting)) {
      setting.tell(`${id} at ${times}`);
      steps.push([times, await (ALL_WORKS[id] as (typeof WORKS)[string])(at(setting, times))]);
    }
    return series('size', steps);
  };
};

/** An office in which every month brings a list: how long the last month takes, and a page. */
const LIVING = { players: 2000, events: 20 };

const byLists = (setting: Setting): Contestant => {
  return async () => {
    const lists = setting.isTrial ? [1, 2] : LISTS;
    const small = { ...setting, world: { files: LIVING.events, players: LIVING.players } };
    const address = copyOf(await officeWithMonth(small), 'living.db');
    const [months, pages]: [number, number][][] = [[], []];
    for (let list = 1; list <= (lists.at(-1) as number); list += 1) {
      const office = await openOffice(address);
      const month = monthText((parseMonth(NEXT_LIST) as number) + list - 1);
      const { takingIn, publishing } = await liveMonth(office, { ...LIVING, month }, setting.tell);
      await office.store.close();
      if (!lists.includes(list)) continue;
      months?.push([list, takingIn + publishing]);
      pages?.push([list, await pageTime(address, setting)]);
    }
    rmSync(address);
    return { ...series('month', months ?? []), ...series('page', pages ?? []) };
  };
};

/** A single round is not exact; what is above has grown. */
const MOST = 1.1;

const growing = (what: string, figure: Row['figure']): Row => ({
  id: 'growth',
  what,
  figure,
  beside: 'growth of its data',
  unit: '×',
  better: 'less',
});

const asked = (row: Row): Row => ({ ...row, must: MOST });

const bySizes = (id: string): Row => growing(`${id} at 1/100, 1/10, 1 and 10 times the size`, `${id}.size growth`);

export const measurement: Measurement = {
  rows: [
    ...Object.keys(WORKS).map((id) => asked(bySizes(id))),
    bySizes(LOOP),
    asked(growing('a month after 1, 12 and 120 lists', 'lists.month growth')),
    asked(growing('a page after 1, 12 and 120 lists', 'lists.page growth')),
  ],
  rounds: 1,
  needsBuild: true,
  prepare: (setting) => ({
    contestants: {
      ...Object.fromEntries(Object.keys(ALL_WORKS).map((id) => [id, bySize(id, setting)])),
      lists: byLists(setting),
    },
  }),
};
