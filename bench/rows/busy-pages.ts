/**
 * How long pages take while another process, which comes after others as the worker beside a server does, takes in a month and publishes it, and while one brings in a list of all players
 * (P15): 99 of 100 requests within so many milliseconds, and none that fails.
 */
import { createReadStream, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { officePages, type Pages } from '../corpus/office-pages.ts';
import { copyOf, officeWithMonth } from '../corpus/kept-offices.ts';
import { liveMonth } from '../corpus/more-months.ts';
import { AUTHOR, valueOf } from '../corpus/office.ts';
import { NEXT_LIST, worldList } from '../corpus/world.ts';
import { processesFor } from '../frame/own-process.ts';
import { servingFor } from '../frame/own-server.ts';
import { type ThreadHeld, ThreadWatch } from '../frame/thread-watch.ts';
import type { Contestant, Measurement, Row, Sample } from '../frame/row.ts';
import { importList } from '../../src/desk/registry/import.ts';
import { openRatingPool } from '../../src/desk/registry/pools.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { builtAssets } from '../../src/http/assets.ts';
import { serve } from '../../src/http/serve.ts';

interface Month {
  readonly address: string;
  readonly players: number;
  readonly events: number;
}

/** The pool that the list comes into: it is not the one whose pages are asked for. */
const OTHER_POOL = 'other';

const PROCESSES = processesFor(import.meta.url, {
  month: async ({ address, players, events }: Month, tell) => {
    const office = await openOffice(address);
    const took = await liveMonth(office, { month: NEXT_LIST, players, events }, tell);
    await office.store.close();
    return took;
  },
  import: async ({ address, list }: { readonly address: string; readonly list: string }, tell) => {
    const office = await openOffice(address, { clock: () => Date.parse(`${NEXT_LIST}-02T08:00:00Z`) });
    const pool = { pool: OTHER_POOL, family: 'fide', name: 'Other', from: '2026-11' } as const;
    valueOf(await openRatingPool(office, pool, AUTHOR));
    const progress = (done: number): void => tell(`players come in: ${done}`);
    const input = { open: () => createReadStream(list), how: 'whole' as const, pool: OTHER_POOL, progress };
    valueOf(await importList(office, input, AUTHOR));
    await office.store.close();
    return {};
  },
});

interface Ready {
  readonly port: number;
  readonly pages: Pages;
}

interface Served {
  readonly address: string;
  /** Where it says at its end how long its thread was held. */
  readonly held: string;
}

const SERVING = servingFor(import.meta.url, async ({ address, held }: Served) => {
  const office = await openOffice(address);
  const served = await serve(office, {
    host: '127.0.0.1',
    port: 0,
    perMinute: Number.MAX_SAFE_INTEGER,
    assets: builtAssets(),
  });
  const pages = await officePages(async (path) => (await fetch(new URL(path, served.url))).text());
  const ready: Ready = { port: Number(new URL(served.url).port), pages };
  const watch = new ThreadWatch();
  return {
    ready,
    close: async () => {
      writeFileSync(held, JSON.stringify(watch.end()));
      await served.close();
      await office.store.close();
    },
  };
});

/** Milliseconds until the whole answer is there; undefined where there is none, or one that is not asked for. */
function answered(agent: Agent, port: number, path: string): Promise<number | undefined> {
  const from = performance.now();
  return new Promise((resolve) => {
    get({ agent, port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.on('error', () => resolve(undefined));
      response.on('end', () => resolve(response.statusCode === 200 ? performance.now() - from : undefined));
      response.resume();
    }).on('error', () => resolve(undefined));
  });
}

const PAUSE = 2;

/** Asks for the pages in turn as long as the work goes on. */
async function askedMeanwhile({ port, pages }: Ready, work: Promise<Sample>): Promise<Sample> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const paths = Object.values(pages);
  const times: number[] = [];
  let [isOver, failed] = [false, 0];
  const done = work.finally(() => {
    isOver = true;
  });
  do {
    const ms = await answered(agent, port, paths[(times.length + failed) % paths.length] as string);
    if (ms === undefined) failed += 1;
    else times.push(ms);
    await pause(PAUSE);
  } while (!isOver);
  const sample = await done;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    ...sample,
    requests: times.length,
    failed,
    p99: times[Math.floor(times.length * 0.99)] as number,
    longest: times.at(-1) as number,
  };
}

const WORKS = { publishing: 'a month is taken in and published', import: 'a list of all players comes in' } as const;
type Work = keyof typeof WORKS;

export const measurement: Measurement = {
  rows: (Object.keys(WORKS) as readonly Work[]).flatMap((work): readonly Row[] => [
    {
      id: 'P15',
      what: `pages while ${WORKS[work]}, p99`,
      figure: `${work}.p99`,
      unit: 'ms',
      must: 50,
      aim: 20,
      better: 'less',
    },
    {
      id: 'P15',
      what: 'of these requests failed',
      figure: `${work}.failed`,
      unit: 'requests',
      must: 0,
      better: 'less',
    },
    {
      id: 'P15',
      what: 'the thread of the server held by its own work meanwhile, p99',
      figure: `${work}.thread99`,
      unit: 'ms',
      better: 'less',
    },
    { id: 'P15', what: 'the same, longest', figure: `${work}.threadLongest`, unit: 'ms', better: 'less' },
  ]),
  needsBuild: true,
  prepare: async (setting) => {
    const before = await officeWithMonth(setting);
    const list = join(setting.folder, 'other-list.txt');
    worldList(list, setting.world.players, NEXT_LIST, 100);
    const { players, files: events } = setting.world;
    const during = (name: Work, start: (address: string) => Promise<Sample>): Contestant => {
      return async () => {
        const address = copyOf(before, `busy-${name}.db`);
        const held = `${address}.held`;
        const { ready, close } = await SERVING.run({ address, held }, setting);
        const sample = await askedMeanwhile(ready, start(address));
        await close();
        const thread = JSON.parse(readFileSync(held, 'utf8')) as ThreadHeld;
        rmSync(held);
        for (const end of ['', '-wal', '-shm']) rmSync(address + end, { force: true });
        return { ...sample, thread99: thread.held99, threadLongest: thread.held };
      };
    };
    return {
      contestants: {
        publishing: during('publishing', (address) =>
          PROCESSES.run('month', { address, players, events }, setting, 'after-others'),
        ),
        import: during('import', (address) => PROCESSES.run('import', { address, list }, setting, 'after-others')),
      },
    };
  },
};
