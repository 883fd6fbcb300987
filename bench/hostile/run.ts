/**
 * The home page while one address does its worst. The server is a process of its own, over an office of 200,000 players. The
 * limit of requests is lifted: slices, turns and the bounded queue alone have to hold. For each kind: how the home page is
 * answered to somebody else meanwhile, how that compares with the same questions to the idle server just before, and the
 * longest hold of the event loop: in time of the processor, the same without the collection of garbage, and as
 * `monitorEventLoopDelay` has it.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtAssets } from '../../src/http/assets.ts';
import { keepHeapSmall } from '../../src/http/heap.ts';
import { buildServer } from '../../src/http/server.ts';
import { setFederation } from '../../src/desk/registry/federations.ts';
import { openOffice } from '../../src/desk/wire.ts';
import { keptDecade, type DecadeSize, NEWEST } from '../corpus/decade.ts';
import { AUTHOR, valueOf } from '../corpus/office.ts';
import { type Holds, Watch } from './holds.ts';
import { publicUrlOf } from '../../src/http/desk/origin.ts';
import { type Kind, kindsOf } from './kinds.ts';
import { Stacks } from './stacks.ts';

const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const show = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
};

const HOME = '/en/';
/** Milliseconds between two questions for the home page. */
const EVERY = 20;
const AT_ONCE = 16;

interface Ready {
  readonly port: number;
  readonly event: number;
}

/** The server, in its own process: tells where it is, and when asked, how long its loop was held. */
export async function serveHostile(address: string, task?: string): Promise<void> {
  keepHeapSmall();
  const office = await openOffice(address);
  const watch = new Watch();
  const server = await buildServer(office, {
    perMinute: Number.MAX_SAFE_INTEGER,
    assets: builtAssets(),
    desk: { publicUrl: publicUrlOf('http://localhost:4080') },
  });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const event = await office.store.read((desk) => desk.lastEvent());
  const stacks = task === '--stacks' ? new Stacks() : undefined;
  process.on('message', async (message) => {
    if (message === 'begin') {
      await stacks?.begin();
      // the profiler's own beginning is no hold of ours
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    const holds = watch.taken();
    process.send?.({ ...holds, stacks: message === 'end' ? await stacks?.end(holds.when) : undefined });
  });
  process.send?.({ port: (server.server.address() as AddressInfo).port, event } satisfies Ready);
}

const told = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the server ended: ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });

interface ToldHolds extends Holds {
  /** What ran in the longest, where it was asked for. */
  readonly stacks?: readonly string[];
}

async function holdsOf(child: ChildProcess, moment: 'begin' | 'end' | 'between'): Promise<ToldHolds> {
  const holds = told<ToldHolds>(child);
  child.send(moment);
  return holds;
}

interface Asked {
  readonly port: number;
  readonly path: string;
  /** Whose address. */
  readonly from: string;
  readonly agent: Agent;
  readonly body?: ReturnType<NonNullable<Kind['body']>> | undefined;
}

/** The status and the milliseconds until the last byte; 0 where the connection broke. */
function ask({ port, path, from, agent, body }: Asked): Promise<{ readonly status: number; readonly ms: number }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const done = (status: number): void => resolve({ status, ms: performance.now() - begun });
    const headers = {
      'accept-encoding': 'gzip',
      // as if a page of this site had sent the form: else it ends at the door
      ...(body === undefined ? {} : { 'content-type': body.type, 'sec-fetch-site': 'same-origin' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const asking = request(
      { port, path, agent, headers, localAddress: from, host: '127.0.0.1', method },
      (response) => {
        response.on('end', () => done(response.statusCode as number));
        response.on('error', () => done(0));
        response.resume();
      },
    );
    asking.on('error', () => done(0));
    asking.end(body?.bytes);
  });
}

const part = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] as number;

/** Somebody else asks for the home page, again and again. */
async function homeTimes(port: number, isOver: () => boolean): Promise<readonly number[]> {
  // everybody has a connection of his own: nobody waits for one
  const agent = new Agent({ keepAlive: true });
  const asked: Promise<number>[] = [];
  while (!isOver()) {
    asked.push(
      ask({ port, path: HOME, from: '127.0.0.2', agent }).then(({ ms, status }) => (status === 200 ? ms : 1e6)),
    );
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  const times = await Promise.all(asked);
  agent.destroy();
  return times;
}

/** Which kind, and for how long. */
interface Order {
  readonly address: string;
  readonly port: number;
  readonly event: number;
  readonly kind: string;
  readonly seconds: number;
  /** In place of the kind's own number. */
  readonly atOnce?: number | undefined;
}

type Statuses = readonly (readonly [status: number, count: number])[];

/** The attacker, in his own process, so that he keeps nobody waiting but the server. */
export function attackWhenTold(): void {
  process.on('message', (order) => void attack(order as Order).then((statuses) => process.send?.(statuses)));
  process.send?.('ready');
}

/** An entry four times a second, by another process, as a clerk who works while the public reads. */
async function grow(address: string, isOver: () => boolean): Promise<void> {
  // the corpus goes on into years to come, and the clerk's clock with it
  const office = await openOffice(address, { clock: () => Date.parse(`${NEWEST}-01T08:00:00Z`) });
  for (let no = 0; !isOver(); no += 1) {
    valueOf(await setFederation(office, { federation: 'HUN', status: 'member', officer: `Clerk ${no}` }, AUTHOR));
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  await office.store.close();
}

async function attack({ address, port, event, kind: name, seconds, atOnce: most }: Order): Promise<Statuses> {
  const kind = kindsOf(event).find((each) => each.name === name) as Kind;
  const until = performance.now() + seconds * 1000;
  const statuses = new Map<number, number>();
  const { grows } = kind;
  const atOnce = most ?? kind.atOnce ?? AT_ONCE;
  const growing = grows === true ? grow(address, () => performance.now() >= until) : undefined;
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  let nth = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const body = kind.body?.(nth);
      const { status } = await ask({ port, path: kind.path(nth++), from: '127.0.0.1', agent, body });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all([growing, ...Array.from({ length: atOnce }, one)]);
  agent.destroy();
  return [...statuses];
}

interface Measured {
  readonly home: readonly number[];
  readonly statuses: Statuses;
  readonly holds: ToldHolds;
}

async function measured(
  server: ChildProcess,
  port: number,
  seconds: number,
  attacking: Promise<Statuses>,
): Promise<Measured> {
  await holdsOf(server, 'begin');
  const until = performance.now() + seconds * 1000;
  const home = await homeTimes(port, () => performance.now() >= until);
  const holds = await holdsOf(server, 'end');
  return { home, holds, statuses: await attacking };
}

const column = (value: number): string => value.toFixed(1).padStart(7);

/** How it is measured: for how long, which kinds by a part of their name, and how many requests at once. */
export interface HostileOptions {
  readonly seconds: number;
  readonly only: string | undefined;
  readonly atOnce: number | undefined;
  /** What ran in the longest hold of each kind is told, too. */
  readonly stacks: boolean;
}

export async function hostile(
  script: string,
  size: DecadeSize,
  { seconds, only, atOnce, stacks }: HostileOptions,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-bench-hostile-'));
  const address = join(folder, 'office.db');
  cpSync(await keptDecade(size, show), address);
  show('');
  const server = fork(script, ['--serve-hostile', address, ...(stacks ? ['--stacks'] : [])], { stdio: 'inherit' });
  const attacker = fork(script, ['--attack'], { stdio: 'inherit' });
  try {
    const [{ port, event }] = await Promise.all([told<Ready>(server), told(attacker)]);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // everything that is made at the start
    for (const path of [HOME, '/en/drift/fide', '/en/drift/orr', '/en/search?q=warm']) {
      await ask({ port, path, from: '127.0.0.2', agent });
    }
    agent.destroy();
    const start = await holdsOf(server, 'between');
    say(`${size.players} players; the start held the loop for ${start.longest.toFixed(1)} ms at most`);
    say(`${''.padEnd(24)}   home p50     p99   idle p99         hold  no garb.  delay   answers`);
    let [worst, longest, own] = [0, 0, 0];
    for (const kind of kindsOf(event).filter(({ name }) => name.includes(only ?? ''))) {
      // beside each kind, since a machine that others use is not the same from one minute to the next
      const idle = await measured(server, port, seconds / 4, Promise.resolve([]));
      const attacking = told<Statuses>(attacker);
      attacker.send({ address, port, event, kind: kind.name, seconds, atOnce } satisfies Order);
      const busy = await measured(server, port, seconds, attacking);
      const [middle, late, usual] = [part(busy.home, 0.5), part(busy.home, 0.99), part(idle.home, 0.99)];
      const answers = busy.statuses.map(([status, count]) => `${status || 'broken'}: ${count}`).join(', ');
      const { longest: hold, withoutGarbage, delay } = busy.holds;
      say(
        `${kind.name.padEnd(24)} ${column(middle)} ${column(late)} ms ${column(usual)} (${(late / usual).toFixed(1).padStart(5)} x) ` +
          `${column(hold)} ${column(withoutGarbage)}  ${column(delay)}   ${answers}`,
      );
      for (const line of busy.holds.stacks ?? []) say(`    ${line}`);
      worst = Math.max(worst, late);
      longest = Math.max(longest, hold);
      own = Math.max(own, withoutGarbage);
    }
    say(
      `the worst p99 of the home page: ${worst.toFixed(1)} ms; the longest hold: ${longest.toFixed(1)} ms, ` +
        `${own.toFixed(1)} ms without the collection of garbage`,
    );
  } finally {
    for (const each of [server, attacker]) each.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
