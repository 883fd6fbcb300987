/**
 * Long work through the built program, as people meet it: a list of 500,000 players and an upload of 10,000 reports are sent to a server as
 * archives, done by the worker beside it, and the month is published; pages are asked for all the while. On SQLite, and with
 * `--store postgres` on a PostgreSQL of its own. `--share 0.1` for a shorter look.
 *
 * Beside the time until the end, of each: the highest memory of the worker and of the server, how long pages took, how busy the server's
 * thread was and how long it held others up by itself, and how many steps of progress a program saw that looked five times a second.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { zipSync } from 'fflate';
import { POOL, valueOf } from './corpus/office.ts';
import { FEDERATIONS, LIST, NEXT_LIST, world } from './corpus/world.ts';
import { partOfMonth } from './frame/setting.ts';
import { addAccount } from '../src/desk/accounts/accounts.ts';
import { newApiKey } from '../src/desk/accounts/api-keys.ts';
import { setFederation } from '../src/desk/registry/federations.ts';
import { openOfficeBooks } from '../src/desk/registry/open.ts';
import { openRatingPool } from '../src/desk/registry/pools.ts';
import { openOffice } from '../src/desk/wire.ts';
import { start } from '../test/postgres.setup.ts';

const MAIN = resolve('dist/cli/main.js');
const BY = { author: 'bench' };
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Milliseconds: whoever hears that a list is out needs them to ask for its file. */
const FILES_LATER = 1000;

/** Keys of two people: the second confirms what the first asks for. */
async function raised(address: string): Promise<readonly [string, string]> {
  const office = await openOffice(address, { create: 'if-missing' });
  try {
    valueOf(await openOfficeBooks(office, { name: 'World', timeZone: 'UTC' }, BY));
    valueOf(await openRatingPool(office, { pool: POOL, family: 'fide', name: 'World', from: NEXT_LIST }, BY));
    for (const federation of FEDERATIONS) {
      valueOf(await setFederation(office, { federation, status: 'member' }, BY));
    }
    const keys: string[] = [];
    const scopes = ['events', 'players', 'reports', 'lists', 'office', 'read'];
    for (const name of ['first', 'second']) {
      const by = keys.length === 0 ? BY : { author: 'u1' };
      const { account } = valueOf(await addAccount(office, { name, role: 'administrator' }, by));
      keys.push(valueOf(await newApiKey(office, { account, name, scopes })).secret);
    }
    return keys as [string, string];
  } finally {
    await office.store.close();
  }
}

/** Loaded into the server before it begins: what its thread did between two questions for it. */
const WATCH = `import { performance } from 'node:perf_hooks';
import { writeFileSync } from 'node:fs';
if (process.argv.includes('serve')) {
  let [cpu, last, busy, gaps] = [process.cpuUsage(), process.cpuUsage(), performance.eventLoopUtilization(), []];
  // processor time between two ticks: what others on the machine take does not count in it
  setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    gaps.push((user + system) / 1e3);
  }, 2).unref();
  process.on('SIGUSR2', () => {
    const [used, loop] = [process.cpuUsage(cpu), performance.eventLoopUtilization(busy)];
    writeFileSync(process.env.ELOBOOK_BENCH_WATCH, JSON.stringify({
      cpu: (used.user + used.system) / 1e6, busy: loop.utilization,
      held99: gaps.sort((a, b) => a - b)[Math.floor(gaps.length * 0.99)] ?? 0, held: gaps.at(-1) ?? 0,
    }));
    gaps = [];
    [cpu, busy] = [process.cpuUsage(), performance.eventLoopUtilization()];
  });
}
`;

interface Watched {
  readonly cpu: number;
  readonly busy: number;
  readonly held99: number;
  readonly held: number;
}

/** Milliseconds that the main thread of a process waited for a processor that others had. */
const waitedFor = (pid: number): number => {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
};

const memoryOf = (pid: number): number => {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0) / 1024 : 0;
};

class Server {
  readonly url: string;
  readonly pid: number;
  readonly #report: string;
  readonly #stop: () => Promise<void>;

  private constructor(url: string, pid: number, report: string, stop: () => Promise<void>) {
    this.url = url;
    this.pid = pid;
    this.#report = report;
    this.#stop = stop;
  }

  static async over(address: string, folder: string): Promise<Server> {
    const [watch, report] = [join(folder, 'watch.mjs'), join(folder, 'watched.json')];
    writeFileSync(watch, WATCH);
    const args = [MAIN, 'serve', '--db', address, '--port', '0', '--quiet'];
    const env = { ...process.env, ELOBOOK_BENCH_WATCH: report, NODE_OPTIONS: `--import=${watch}` };
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env });
    const exited = once(child, 'exit');
    const url = await new Promise<string>((done, fail) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [found] = /http:\/\/\S+?\//.exec(said) ?? [];
        if (found !== undefined) done(found.replace('localhost', '127.0.0.1'));
      });
      child.once('exit', () => fail(new Error(`the server ended: ${said}`)));
    });
    const stop = async (): Promise<void> => {
      child.kill('SIGTERM');
      await exited;
    };
    return new Server(url, child.pid as number, report, stop);
  }

  /** What its thread did since this was last asked. */
  async watched(): Promise<Watched> {
    rmSync(this.#report, { force: true });
    process.kill(this.pid, 'SIGUSR2');
    for (;;) {
      await pause(20);
      if (existsSync(this.#report) && readFileSync(this.#report, 'utf8').endsWith('}'))
        return JSON.parse(readFileSync(this.#report, 'utf8')) as Watched;
    }
  }

  stop(): Promise<void> {
    return this.#stop();
  }
}

interface JobAnswer {
  readonly state: string;
  readonly job?: string;
  readonly request?: string;
  readonly done: number;
  readonly total?: number;
  readonly phase?: string;
  readonly worker?: string;
  readonly started?: string;
  readonly ended?: string;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly findings?: readonly { readonly message?: string }[];
}

async function asked(
  { url }: Server,
  key: string,
  path: string,
  body?: Uint8Array<ArrayBuffer> | object,
): Promise<JobAnswer> {
  const isFile = body instanceof Uint8Array;
  const headers = {
    authorization: `Bearer ${key}`,
    // packing an archive may take longer than a server keeps an idle connection
    connection: 'close',
    ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
  };
  const sent = body === undefined ? {} : { method: 'POST', body: isFile ? body : JSON.stringify(body) };
  const answer = await fetch(`${url}api/v1${path}`, { headers, ...sent });
  return (await answer.json()) as JobAnswer;
}

/** Pages, one after the other, until it is told to stop; their times in milliseconds. */
class PagesMeanwhile {
  readonly times: number[] = [];
  failed = 0;
  #isOver = false;
  readonly #ended: Promise<void>;

  constructor(url: string, paths: readonly string[]) {
    this.#ended = this.#ask(url, paths);
  }

  async #ask(url: string, paths: readonly string[]): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let at = 0; !this.#isOver; at += 1) {
      const ms = await answered(agent, new URL(paths[at % paths.length] as string, url));
      if (ms === undefined) this.failed += 1;
      else this.times.push(ms);
      await pause(10);
    }
    agent.destroy();
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#ended;
    this.times.sort((a, b) => a - b);
  }

  at(part: number): string {
    return (this.times[Math.floor(this.times.length * part)] ?? 0).toFixed(1);
  }
}

function answered(agent: Agent, url: URL): Promise<number | undefined> {
  const from = performance.now();
  return new Promise((done) => {
    get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      response.on('error', () => done(undefined));
      response.on('end', () => done(response.statusCode === 200 ? performance.now() - from : undefined));
      response.resume();
    }).on('error', () => done(undefined));
  });
}

/** One job from the question to its end, with pages asked for meanwhile. */
async function measured(
  what: string,
  server: Server,
  key: string,
  paths: readonly string[],
  send: () => Promise<JobAnswer>,
): Promise<JobAnswer> {
  await server.watched();
  const pages = new PagesMeanwhile(server.url, paths);
  const waited = waitedFor(server.pid);
  const began = performance.now();
  const { job, ...told } = await send();
  if (job === undefined) throw new Error(`${what} is no job: ${JSON.stringify(told).slice(0, 500)}`);
  const kept = performance.now();
  const seen = new Set<string>();
  let [worker, now]: [number, JobAnswer] = [0, await asked(server, key, `/jobs/${job}`)];
  while (now.state === 'waiting' || now.state === 'running') {
    seen.add(`${now.phase} ${now.done} ${now.total}`);
    const pid = Number(now.worker?.split('-').at(-1) ?? 0);
    if (pid > 0) worker = Math.max(worker, memoryOf(pid));
    await pause(200);
    now = await asked(server, key, `/jobs/${job}`);
  }
  const ended = performance.now();
  const others = waitedFor(server.pid) - waited;
  await pages.end();
  const { cpu, busy, held99, held } = await server.watched();
  if (now.state !== 'done') throw new Error(`${what} ended as ${now.state}: ${JSON.stringify(now).slice(0, 500)}`);
  say(
    `${what}: kept after ${seconds(kept - began)}, done after ${seconds(ended - began)}; ${seen.size} steps of progress seen`,
  );
  say(`  memory at its highest: worker ${worker.toFixed(0)} MB, server ${memoryOf(server.pid).toFixed(0)} MB`);
  say(
    `  pages meanwhile: ${pages.times.length}, median ${pages.at(0.5)} ms, p99 ${pages.at(0.99)} ms, longest ${pages.at(1 - Number.EPSILON)} ms, failed ${pages.failed}`,
  );
  say(
    `  the server's thread: ${cpu.toFixed(1)} s of processor, busy ${(busy * 100).toFixed(0)} %, held by its own work p99 ${held99.toFixed(1)} ms, longest ${held.toFixed(1)} ms; it waited ${seconds(others)} for a processor`,
  );
  return now;
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

async function monthByJobs(address: string, folder: string, share: number): Promise<void> {
  const { list, files } = world(partOfMonth(share), () => undefined);
  const [first, second] = await raised(address);
  const server = await Server.over(address, folder);
  try {
    // its first pages are made, as on any day
    const everyday = ['/en/', '/en/events', '/en/calculators'];
    for (const path of everyday) await fetch(new URL(path, server.url));
    await pause(2000);
    const twice = async (what: string, paths: readonly string[], send: () => Promise<JobAnswer>): Promise<void> => {
      const { request } = await measured(`${what}, looked at`, server, first, paths, send);
      if (request === undefined) throw new Error(`${what}: nobody has to confirm it`);
      await measured(`${what}, confirmed`, server, second, paths, () =>
        asked(server, second, `/requests/${request}/confirm`, {}),
      );
    };
    const packed = new Uint8Array(zipSync({ 'list.txt': new Uint8Array(readFileSync(list)) }, { level: 6 }));
    await twice('players', everyday, () =>
      asked(server, first, `/players/import?how=whole&pool=${POOL}&asOf=${LIST}`, packed),
    );
    const reports = Object.fromEntries(files.map((file) => [basename(file), new Uint8Array(readFileSync(file))]));
    const archive = new Uint8Array(zipSync(reports, { level: 6 }));
    const listPage = `/en/lists/${POOL}/${LIST}`;
    const text = await (await fetch(new URL(listPage, server.url))).text();
    const [card] = /\/en\/players\/\w+/.exec(text) ?? [];
    const paths = [...everyday, listPage, ...(card === undefined ? [] : [card])];
    const uploaded = await measured('reports', server, first, paths, () =>
      asked(server, first, `/reports?pool=${POOL}&accept=clean`, archive),
    );
    const { outcomes: _outcomes, ...counts } = (uploaded.value ?? {}) as { outcomes?: unknown };
    say(`  ${JSON.stringify(counts)}`);
    await twice('publication', paths, () => asked(server, first, `/pools/${POOL}/publish`, { date: NEXT_LIST }));
    await pause(FILES_LATER);
    const began = performance.now();
    const file = await fetch(new URL(`/files/${POOL}-${NEXT_LIST}.csv`, server.url));
    const { length } = await file.text();
    const took = seconds(performance.now() - began);
    say(`the list as CSV, ${seconds(FILES_LATER)} after it was out: ${file.status}, ${length} characters in ${took}`);
  } finally {
    await server.stop();
  }
}

export async function run(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { store: { type: 'string', default: 'sqlite' }, share: { type: 'string', default: '1' } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'elobook-bench-jobs-'));
  try {
    if (values.store === 'sqlite') return await monthByJobs(join(folder, 'office.db'), folder, Number(values.share));
    const server = await start();
    try {
      await monthByJobs(server.url, folder, Number(values.share));
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
