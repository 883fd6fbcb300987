/**
 * A month of the whole world, cold: an office of 500,000 players takes in 10,000 TRF files with 1.5 million games and
 * publishes the list, from files to the sealed list with the durable ledger, on SQLite and on PostgreSQL. The control is a
 * naive pipeline over the same files (`corpus/naive.ts`). Each runs in a process of its own, from its start.
 *
 *     npm run bench -- month
 *     npm run bench -- month --files 500 --players 20000 --store sqlite
 *
 * `--profile FOLDER` writes a CPU profile of every process there; `--reuse` keeps the SQLite office with its players for the
 * next run, as long as nothing in its form has changed.
 */
import { fork } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { start } from '../test/postgres.setup.ts';
import { naiveMonth } from './corpus/naive.ts';
import { openedOffice, takenIn } from './corpus/office.ts';
import { type World, world } from './corpus/world.ts';
import { engineComesAfterWork } from '../src/cli/priority.ts';

const STORES = ['sqlite', 'postgres'] as const;
type StoreName = (typeof STORES)[number];

interface Options {
  readonly files: number;
  readonly players: number;
  readonly stores: readonly StoreName[];
  readonly profile: string | undefined;
  readonly reuse: boolean;
}

function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      files: { type: 'string', default: '10000' },
      players: { type: 'string', default: '500000' },
      store: { type: 'string', multiple: true, default: [...STORES] },
      profile: { type: 'string' },
      reuse: { type: 'boolean', default: false },
    },
  });
  const { files, players, store, profile, reuse } = values;
  const stores = STORES.filter((each) => store.includes(each));
  return { files: Number(files), players: Number(players), stores, profile, reuse };
}

/** What a process of its own is asked to do. */
type Task =
  | { readonly kind: 'naive'; readonly list: string; readonly files: readonly string[] }
  | { readonly kind: 'office'; readonly address: string; readonly files: readonly string[] };

interface Measured {
  readonly phases: Readonly<Record<string, number>>;
  /** Of the processor, in milliseconds: what the machine's other work does not lengthen. */
  readonly cpu: number;
  /** The most memory that the process ever had, in MB. */
  readonly memory: number;
  /** What it made, in a few words. */
  readonly made: string;
}

type Timed = Measured & { readonly ms: number };

type Message = { readonly progress: string } | { readonly measured: Measured };

const send = (message: Message): void => {
  process.send?.(message);
};

const tell = (progress: string): void => send({ progress });

/** In MB. The system's own page on the process, since its count of a child begins with what the parent had. */
const peakMemory = (): number =>
  existsSync('/proc/self/status')
    ? Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024
    : process.resourceUsage().maxRSS / 1024;

async function carryOut(task: Task): Promise<Measured> {
  // as the command line begins
  if (task.kind === 'office') engineComesAfterWork();
  const done =
    task.kind === 'naive'
      ? naiveMonth(task.list, task.files, (file) => tell(`naive: file ${file}`))
      : await takenIn(task.address, task.files, tell);
  const { user, system } = process.cpuUsage();
  return { ...done, cpu: (user + system) / 1000, memory: peakMemory() };
}

/** Starts a process for the task: cold, as a clerk's command is. The time is from its start to its answer. */
function inOwnProcess(task: Task, { profile }: Options): Promise<Timed> {
  const began = performance.now();
  const execArgv = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
  const child = fork(fileURLToPath(import.meta.url), [], { execArgv });
  return new Promise((resolve, reject) => {
    let measured: Timed | undefined;
    child.on('message', (message: Message) => {
      if ('measured' in message) measured = { ...message.measured, ms: performance.now() - began };
      else show(message.progress);
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      show('');
      if (measured === undefined) reject(new Error(`the process for "${task.kind}" ended with ${code}`));
      else resolve(measured);
    });
    child.send(task);
  });
}

/** On a terminal one line that changes; elsewhere nothing but the figures. */
function show(progress: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${progress === '' ? '' : `  … ${progress}`}`);
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2).padStart(7)} s`;
const times = (one: number, other: number): string => `${(one / other).toFixed(2).padStart(6)} x`;

function report(what: string, { ms, cpu, phases, memory, made }: Timed, control: Timed): void {
  process.stdout.write(
    `  ${what.padEnd(24)} ${seconds(ms)} ${times(ms, control.ms)}   processor ${seconds(cpu)} ${times(cpu, control.cpu)}` +
      `   memory ${memory.toFixed(0).padStart(4)} MB\n    ${made}\n`,
  );
  for (const [phase, took] of Object.entries(phases)) {
    process.stdout.write(`    ${phase.padEnd(28)} ${seconds(took)} ${((100 * took) / ms).toFixed(0).padStart(5)} %\n`);
  }
}

/** The better of two: noise only ever adds. */
const better = (one: Timed, two: Timed): Timed => (two.ms < one.ms ? two : one);

export async function run(args: readonly string[] = []): Promise<void> {
  const options = optionsOf(args);
  const made = world(options, show);
  show('');
  const bytes = made.files.reduce((sum, file) => sum + statSync(file).size, 0);
  process.stdout.write(
    `  ${made.files.length} files, ${(bytes / 1e6).toFixed(1)} MB; ${options.players} players on the list\n`,
  );
  const naive: Task = { kind: 'naive', list: made.list, files: made.files };
  const control = better(await inOwnProcess(naive, options), await inOwnProcess(naive, options));
  report('control: naive', control, control);
  for (const store of options.stores) {
    const measured = await (store === 'sqlite' ? onSqlite(made, options) : onPostgres(made, options));
    report(`office on ${store}`, measured, control);
  }
}

async function prepared(address: string, { list }: World): Promise<void> {
  const began = performance.now();
  await openedOffice(address, list, show);
  show('');
  process.stdout.write(`  the office gets its players (not counted): ${seconds(performance.now() - began)}\n`);
}

async function onSqlite(made: World, options: Options): Promise<Timed> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-bench-office-'));
  const kept = join(made.folder, 'office.db');
  try {
    const address = join(folder, 'office.db');
    if (options.reuse && existsSync(kept)) copyFileSync(kept, address);
    else await prepared(address, made);
    if (options.reuse && !existsSync(kept)) copyFileSync(address, kept);
    return await inOwnProcess({ kind: 'office', address, files: made.files }, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that keeps what it says it keeps. The memory told is that of the office, not of the server. */
async function onPostgres(made: World, options: Options): Promise<Timed> {
  const server = await start();
  // a schema of its own, since the server may be one that is there for other things, too
  const schema = `elobook_bench_${process.pid}`;
  const url = new URL(server.url);
  url.searchParams.set('options', `-csearch_path=${schema}`);
  try {
    await onServer(server.url, `create schema ${schema}`);
    await prepared(url.href, made);
    return await inOwnProcess({ kind: 'office', address: url.href, files: made.files }, options);
  } finally {
    await onServer(server.url, `drop schema if exists ${schema} cascade`);
    await server.stop();
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async (task: Task) => {
    send({ measured: await carryOut(task) });
    process.disconnect();
  });
}
