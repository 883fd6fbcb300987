/**
 * Long work over the built program, broken off really: workers killed in the middle of an import and of an upload, a server killed while
 * clients send, two servers and two workers on one office. Then everything that was acknowledged has to be there, once. The short run is
 * `long-work.test.ts`, the long one `npm run crash -- jobs`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import pg from 'pg';
import { Chance } from '../src/core/chance.ts';
import { addAccount } from '../src/desk/accounts/accounts.ts';
import { newApiKey } from '../src/desk/accounts/api-keys.ts';
import type { Office, Outcome } from '../src/desk/office.ts';
import { numberedImports } from '../src/desk/registry/import/log.ts';
import { openOfficeBooks } from '../src/desk/registry/open.ts';
import { openRatingPool } from '../src/desk/registry/pools.ts';
import { openOffice, withScratchStore } from '../src/desk/wire.ts';
import { verifyOffice } from '../src/keeping/verify.ts';
import { type Running, start } from './postgres.setup.ts';

const BY = { author: 'Ilka' } as const;

function done<T>({ value, findings }: Outcome<T>): T {
  if (value === undefined) throw new Error(JSON.stringify(findings));
  return value;
}

export const must = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what);
};

/** An office with an administrator and a key, at an address where there is nothing. */
export async function raiseOffice(address: string): Promise<string> {
  const office = await openOffice(address, { create: 'if-missing' });
  try {
    done(await openOfficeBooks(office, { name: 'Long work', timeZone: 'UTC' }, BY));
    done(await openRatingPool(office, { pool: 'fide', family: 'fide', name: 'Standard', from: '2024-01' }, BY));
    const { account } = done(await addAccount(office, { name: 'Ilka', role: 'administrator' }, BY));
    const scopes = ['events', 'players', 'reports', 'read'];
    return done(await newApiKey(office, { account, name: 'a program', scopes })).secret;
  } finally {
    await office.store.close();
  }
}

const within = async <T>(address: string, look: (office: Office) => Promise<T>): Promise<T> => {
  const office = await openOffice(address, { create: 'never' });
  try {
    return await look(office);
  } finally {
    await office.store.close();
  }
};

/** Everything follows from the entries. */
export const verified = (address: string): Promise<void> =>
  within(address, async (office) => {
    const { findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
    must(findings.length === 0, `the office does not verify: ${JSON.stringify(findings)}`);
  });

export interface Process {
  readonly child: ChildProcess;
  readonly kill: () => Promise<void>;
}

function process_(main: string, args: readonly string[]): Process {
  const child = spawn(process.execPath, [main, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  return {
    child,
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

export interface RunningServer extends Process {
  readonly url: string;
}

export async function startServer(main: string, address: string, ...more: readonly string[]): Promise<RunningServer> {
  const started = process_(main, ['serve', '--db', address, '--port', '0', '--quiet', ...more]);
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    started.child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [found] = /http:\/\/\S+?\//.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    started.child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
  return { ...started, url };
}

/** `short`: a lease of a second, so that a dead one is missed soon; one that waits for the processor so long is taken for dead, too. */
export const startWorker = (main: string, address: string, lease: 'short' | 'usual' = 'short'): Process =>
  process_(main, ['work', '--db', address, ...(lease === 'short' ? ['--lease', '1'] : []), '--quiet']);

interface JobAnswer {
  readonly state: string;
  readonly done: number;
  readonly total?: number;
  readonly worker?: string;
  readonly value?: Readonly<Record<string, unknown>>;
  readonly findings?: readonly unknown[];
}

/** A program with a key. */
export class Sender {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(url: string, key: string) {
    this.#url = url;
    this.#headers = { authorization: `Bearer ${key}` };
  }

  async post(path: string, body: Uint8Array<ArrayBuffer>): Promise<Readonly<Record<string, unknown>>> {
    const headers = { ...this.#headers, 'content-type': 'application/octet-stream' };
    const answer = await fetch(`${this.#url}api/v1${path}`, { method: 'POST', headers, body });
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  }

  /** Many files in one question. */
  async upload(from: number, count: number): Promise<Readonly<Record<string, unknown>>> {
    const files = Array.from({ length: count }, (_, at) => ({
      name: `report-${from + at}.json`,
      text: Buffer.from(reportOf(from + at)).toString(),
    }));
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    const body = JSON.stringify({ pool: 'fide', files });
    const answer = await fetch(`${this.#url}api/v1/reports`, { method: 'POST', headers, body });
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  }

  async job(job: string): Promise<JobAnswer> {
    return (await (await fetch(`${this.#url}api/v1/jobs/${job}`, { headers: this.#headers })).json()) as JobAnswer;
  }

  /** What `look` makes of the job until it has ended. */
  async follow(job: string, look: (now: JobAnswer) => Promise<void> = async () => undefined): Promise<JobAnswer> {
    for (;;) {
      const now = await this.job(job);
      if (['done', 'declined', 'failed'].includes(now.state)) return now;
      await look(now);
      await pause(60);
    }
  }
}

const DAY = 24 * 3_600_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);

/** A report of its own by its number: another name, and other bytes. */
export function reportOf(no: number): Uint8Array<ArrayBuffer> {
  const players = ['Kovács, Anna', 'Nagy, Béla', 'Tóth, Csaba', 'Szabó, Dóra'].map((name, place) => ({
    id: String(place + 1),
    name,
    birth: `199${place}-03-0${place + 1}`,
    fideId: String(700_001 + place),
    federation: 'HUN',
  }));
  const event = { id: `t${no}`, name: `Open ${no}`, start: dayBefore(6), end: dayBefore(2), system: 'swiss' };
  const games = [
    { round: 1, white: '1', black: '2', result: '1-0' },
    { round: 1, white: '3', black: '4', result: '1/2-1/2' },
  ];
  return new Uint8Array(Buffer.from(JSON.stringify({ event, players, games })));
}

const archiveOf = (from: number, count: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`report-${from + at}.json`, reportOf(from + at)])),
      // stored, so that the archive is long enough to be a job
      { level: 0 },
    ),
  );

/** `host-4711`. */
const pidOf = (worker: string): number => Number(worker.split('-').at(-1));

const namesIn = (address: string): Promise<readonly string[]> =>
  within(address, async (office) => (await office.store.read((desk) => desk.events({}))).map(({ name }) => name));

async function eachOnce(address: string, expected: readonly string[]): Promise<void> {
  const names = await namesIn(address);
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const twice = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  const missing = expected.filter((name) => !counts.has(name));
  must(twice.length === 0, `twice: ${twice.join()}`);
  must(missing.length === 0, `missing: ${missing.join()}`);
}

const named = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `Open ${from + at}`);

/** Kills the worker beside the server each time that the job has come so far; resolves to how often. */
async function killOnTheWay(sender: Sender, job: string, marks: readonly number[]): Promise<number> {
  const left = [...marks];
  const dead = new Set<number>();
  const end = await sender.follow(job, async ({ state, worker, done: far }) => {
    const pid = worker === undefined ? undefined : pidOf(worker);
    if (state !== 'running' || pid === undefined || dead.has(pid) || left[0] === undefined || far < left[0]) return;
    left.shift();
    dead.add(pid);
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // it has just ended by itself
    }
  });
  must(end.state === 'done', `the job ended otherwise: ${JSON.stringify(end).slice(0, 2000)}`);
  return dead.size;
}

/** `marks`: after how many files the worker is killed. */
export async function workerKilledInUpload(
  main: string,
  address: string,
  { files, marks }: { readonly files: number; readonly marks: readonly number[] },
): Promise<number> {
  const key = await raiseOffice(address);
  const server = await startServer(main, address);
  try {
    const sender = new Sender(server.url, key);
    const { job } = await sender.post('/reports?pool=fide', archiveOf(1, files));
    must(typeof job === 'string', 'the upload is no job');
    const killed = await killOnTheWay(sender, job as string, marks);
    await eachOnce(address, named(1, files));
    must((await namesIn(address)).length === files, 'there are others');
    await verified(address);
    return killed;
  } finally {
    await server.kill();
  }
}

export async function workerKilledInImport(
  main: string,
  address: string,
  { players, marks }: { readonly players: number; readonly marks: readonly number[] },
): Promise<number> {
  const key = await raiseOffice(address);
  const server = await startServer(main, address);
  try {
    const sender = new Sender(server.url, key);
    const rows = Array.from({ length: players }, (_, at) => `${100_000 + at};Invented, Player${at};1990;m;HUN;1500`);
    const list = ['fideId;name;birth;sex;federation;rating', ...rows, ''].join('\n');
    const { job } = await sender.post('/players/import?how=add', new Uint8Array(Buffer.from(list)));
    must(typeof job === 'string', 'the import is no job');
    const killed = await killOnTheWay(sender, job as string, marks);
    await within(address, async (office) => {
      const imports = await office.store.read(numberedImports);
      const came = imports.map((each) => each.done?.entered);
      must(came.length === 1 && came[0] === players, `imports: ${JSON.stringify(imports)}`);
      must((await office.store.read((desk) => desk.lastPerson())) === players, 'somebody is missing, or twice');
    });
    await verified(address);
    return killed;
  } finally {
    await server.kill();
  }
}

/** So many clients send reports, one after the other; after so many answers the server is killed. Resolves to what was answered, and what was in doubt. */
export async function serverKilledUnderClients(
  main: string,
  address: string,
  { clients, after }: { readonly clients: number; readonly after: number },
): Promise<{ readonly acknowledged: number; readonly inDoubt: number }> {
  const key = await raiseOffice(address);
  const server = await startServer(main, address);
  const acknowledged: number[] = [];
  const inDoubt: number[] = [];
  let next = 0;
  let killed: Promise<void> | undefined;
  const client = async (): Promise<void> => {
    const sender = new Sender(server.url, key);
    while (killed === undefined) {
      next += 1;
      const no = next;
      try {
        const { state } = await sender.post('/reports?pool=fide', reportOf(no));
        must(state === 'done', `report ${no} was answered with ${String(state)}`);
        acknowledged.push(no);
        if (acknowledged.length === after) killed = server.kill();
      } catch (error) {
        // the connection ended before the answer came
        if (killed === undefined) throw error;
        inDoubt.push(no);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
    await killed;
  } finally {
    await server.kill();
  }
  await eachOnce(
    address,
    acknowledged.map((no) => `Open ${no}`),
  );
  // whoever got no answer sends the same bytes again
  const again = await startServer(main, address);
  try {
    const sender = new Sender(again.url, key);
    for (const no of inDoubt) {
      const { state } = await sender.post('/reports?pool=fide', reportOf(no));
      must(state === 'done', `report ${no} was answered with ${String(state)} the second time`);
    }
  } finally {
    await again.kill();
  }
  await eachOnce(address, named(1, next));
  await verified(address);
  return { acknowledged: acknowledged.length, inDoubt: inDoubt.length };
}

/** Two servers without workers and two workers over one office; one worker is killed on the way. */
export async function serversAndWorkers(
  main: string,
  address: string,
  { files, jobs }: { readonly files: number; readonly jobs: number },
): Promise<void> {
  const key = await raiseOffice(address);
  const servers = await Promise.all([1, 2].map(() => startServer(main, address, '--without-worker')));
  const workers = [startWorker(main, address), startWorker(main, address)];
  try {
    const senders = servers.map(({ url }) => new Sender(url, key));
    const sent = Array.from({ length: jobs }, async (_, at) => {
      const { job } = await (senders[at % 2] as Sender).post('/reports?pool=fide', archiveOf(1 + at * files, files));
      must(typeof job === 'string', 'the upload is no job');
      return job as string;
    });
    const all = await Promise.all(sent);
    const [first, second] = workers as [Process, Process];
    // the other server knows of it, too
    await (senders[1] as Sender).follow(all[0] as string, async ({ done: far, worker }) => {
      if (far === 0 || worker === undefined || first.child.killed || second.child.killed) return;
      await (pidOf(worker) === first.child.pid ? first : second).kill();
    });
    for (const job of all) {
      const { state } = await (senders[0] as Sender).follow(job);
      must(state === 'done', `job ${job} ended as ${state}`);
    }
    await eachOnce(address, named(1, files * jobs));
    must((await namesIn(address)).length === files * jobs, 'there are others');
    await verified(address);
  } finally {
    await Promise.all([...servers, ...workers].map(({ kill }) => kill()));
  }
}

export interface Rounds {
  readonly main: string;
  readonly count: number;
  readonly seed: number;
  readonly stores: readonly ('sqlite' | 'postgres')[];
}

/** Often, with more, and at moments of chance; `tell` gets a line a blow. Resolves to how many faults there were. */
export async function longWorkRounds(
  { main, count, seed, stores }: Rounds,
  tell: (line: string) => void,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-jobs-'));
  const server = stores.includes('postgres') ? await start() : undefined;
  let faults = 0;
  try {
    for (let no = 0; no < count; no += 1) {
      const chance = new Chance(seed + no);
      const store = stores[no % stores.length] as Rounds['stores'][number];
      const address =
        store === 'sqlite' ? join(folder, `${no}.db`) : await newDatabase(server as Running, `jobs_${no}`);
      const marks = Array.from({ length: 3 }, () => chance.between(0, 1900)).sort((a, b) => a - b);
      const works: Readonly<Record<string, () => Promise<unknown>>> = {
        upload: () => workerKilledInUpload(main, address, { files: 2000, marks }),
        import: () => workerKilledInImport(main, address, { players: 60_000, marks: [0, 20_000, 40_000] }),
        clients: () => serverKilledUnderClients(main, address, { clients: 64, after: chance.between(50, 450) }),
        ...(store === 'sqlite' ? {} : { shared: () => serversAndWorkers(main, address, { files: 400, jobs: 6 }) }),
      };
      const [name, work] = Object.entries(works)[Math.floor(no / stores.length) % Object.keys(works).length] as [
        string,
        () => Promise<unknown>,
      ];
      const since = performance.now();
      const seconds = (): string => ((performance.now() - since) / 1000).toFixed(1);
      try {
        const found = await work();
        tell(`${seed + no} jobs ${name} ${store} ${JSON.stringify(found ?? {})} ${seconds()} s`);
      } catch (error) {
        faults += 1;
        tell(`${seed + no} jobs ${name} ${store} FAULT ${seconds()} s\n${(error as Error).message}`);
      }
    }
  } finally {
    await server?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return faults;
}

async function newDatabase({ url }: Running, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = name;
  return own.href;
}
