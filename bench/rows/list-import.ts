/**
 * A FIDE list comes into an empty office, and a month later the next one, on which one in twenty has changed (P19). Beside it the
 * least that must be done: the list is read, and nothing else.
 */
import { createReadStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { AUTHOR, POOL, valueOf } from '../corpus/office.ts';
import { LIST, NEXT_LIST, world, worldList } from '../corpus/world.ts';
import { timed } from '../frame/measure.ts';
import { asCommand, processesFor } from '../frame/own-process.ts';
import type { Measurement } from '../frame/row.ts';
import { openOfficeBooks } from '../../src/desk/registry/open.ts';
import { importList } from '../../src/desk/registry/import.ts';
import { openRatingPool } from '../../src/desk/registry/pools.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { PlayersReader, playerBatches } from '../../src/engine/player-lists.ts';

/** The first month whose list the office makes itself. */
const FROM = '2026-11';
/** So many in a hundred have another rating a month later. */
const CHANGED = 5;

interface Import {
  readonly address: string;
  readonly lists: readonly [first: string, next: string];
}

const PROCESSES = processesFor(import.meta.url, {
  import: asCommand(async ({ address, lists }: Import, tell) => {
    let now = Date.parse(`${LIST}-01T08:00:00Z`);
    const office = await openOffice(address, { clock: () => now });
    valueOf(await openOfficeBooks(office, { name: 'World', timeZone: 'UTC' }, AUTHOR));
    valueOf(await openRatingPool(office, { pool: POOL, family: 'fide', name: 'World', from: FROM }, AUTHOR));
    const taken = (list: string): Promise<number> => {
      const progress = (done: number): void => tell(`players come in: ${done}`);
      const input = { open: () => createReadStream(list), how: 'whole' as const, pool: POOL, progress };
      return timed(async () => valueOf(await importList(office, input, AUTHOR))).then(({ ms }) => ms as number);
    };
    const first = await taken(lists[0]);
    now = Date.parse(`${NEXT_LIST}-01T08:00:00Z`);
    const again = await taken(lists[1]);
    await office.store.close();
    return { first, again };
  }),
});

export const measurement: Measurement = {
  rows: [
    {
      id: 'P19',
      what: 'a FIDE list into an empty office',
      figure: 'import.first',
      beside: 'reading 0.6 s, writing rows 0.6 s',
      unit: 's',
      must: 8,
      aim: 4,
      better: 'less',
      grows: true,
    },
    {
      id: 'P19',
      what: 'the next list, 5 % changed',
      figure: 'import.again',
      unit: 's',
      must: 4,
      aim: 1.5,
      better: 'less',
      grows: true,
    },
    { id: 'P19', what: 'reading it alone', figure: 'reading.ms', unit: 's', better: 'less' },
  ],
  isOfWhole: true,
  prepare: (setting) => {
    const { list } = world(setting.world, setting.tell);
    const next = join(setting.folder, 'next-list.txt');
    worldList(next, setting.world.players, NEXT_LIST, CHANGED);
    return {
      contestants: {
        reading: () =>
          timed(async () => {
            for await (const _batch of playerBatches(new PlayersReader(), createReadStream(list)));
          }),
        import: async () => {
          const address = join(setting.folder, 'import.db');
          const sample = await PROCESSES.run('import', { address, lists: [list, next] }, setting);
          rmSync(address);
          return sample;
        },
      },
    };
  },
};
