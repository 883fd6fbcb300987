/**
 * Requests a second that the server answers, of a card, a list, an explanation and the home page of the demonstration,
 * beside a bare `node:http` server that sends the same bytes; both in one process, asked in turn by this one over the same
 * kind of connections.
 *
 *     npm run bench -- http
 *     npm run bench -- http --seconds 5
 *     npm run bench -- http --hostile                            # the home page while one address does its worst
 *     npm run bench -- http --hostile --only search --players 500000
 *     npm run bench -- http --hostile --at-once 1                # one request after another: what each holds alone
 *     npm run bench -- http --hostile --stacks                   # what runs in the longest hold of each kind
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fillDemo, monthOfDay } from '../src/demo/index.ts';
import { officeOver, withScratchStore } from '../src/desk/wire.ts';
import { type BothServers, bothServers, rate } from './corpus/both-servers.ts';
import { attackWhenTold, hostile, serveHostile } from './hostile/run.ts';

const ROUNDS = 3;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** The demonstration, served until the process ends. */
const servers = (): Promise<BothServers> =>
  new Promise((resolve, reject) => {
    withScratchStore(async (store) => {
      await withScratchStore((scratch) => fillDemo(store, { until: monthOfDay('2026-11-01') as number, scratch }));
      const { ready } = await bothServers(officeOver(store), async (page) => {
        const home = await page('/en/');
        const why = /href="(\/en\/players\/\w+\/why\/[^"]+)"/.exec(home)?.[1] as string;
        return {
          card: why.split('/why/')[0] as string,
          list: /href="(\/en\/lists\/fide\/[^"/]+)"/.exec(home)?.[1] as string,
          explanation: why,
          home: '/en/',
        };
      });
      resolve(ready);
      await new Promise(() => undefined);
    }).catch(reject);
  });

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

export async function run(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      seconds: { type: 'string' },
      hostile: { type: 'boolean', default: false },
      players: { type: 'string', default: '200000' },
      only: { type: 'string' },
      'at-once': { type: 'string' },
      stacks: { type: 'boolean', default: false },
    },
  });
  if (values.hostile) {
    const size = { players: Number(values.players), events: 300, largest: 400 };
    const atOnce = values['at-once'] === undefined ? undefined : Number(values['at-once']);
    const asked = { seconds: Number(values.seconds ?? '10'), only: values.only, atOnce, stacks: values.stacks };
    return hostile(fileURLToPath(import.meta.url), size, asked);
  }
  const seconds = Number(values.seconds ?? '2');
  const child = fork(fileURLToPath(import.meta.url), [], { stdio: 'inherit' });
  try {
    const { own, bare, paths } = await new Promise<BothServers>((resolve, reject) => {
      child.once('message', (message) => resolve(message as BothServers));
      child.once('exit', (code) => reject(new Error(`the servers ended: ${code}`)));
    });
    const ratios: number[] = [];
    for (const [name, path] of Object.entries(paths)) {
      await rate(own, path, 0.5);
      await rate(bare, path, 0.5);
      const rounds: { readonly own: number; readonly bare: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.push({ own: await rate(own, path, seconds), bare: await rate(bare, path, seconds) });
      }
      const ratio = middle(rounds.map((each) => each.own / each.bare));
      ratios.push(ratio);
      const [ours, theirs] = [middle(rounds.map((each) => each.own)), middle(rounds.map((each) => each.bare))];
      say(`${name.padEnd(12)} ${ours.toFixed(0)} a second; bare ${theirs.toFixed(0)}; ${ratio.toFixed(2)} of it`);
    }
    say(`the least: ${Math.min(...ratios).toFixed(2)}`);
  } finally {
    child.kill();
  }
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , task, address, also] = process.argv;
  if (task === '--serve-hostile') await serveHostile(address as string, also);
  else if (task === '--attack') attackWhenTold();
  else process.send(await servers());
}
