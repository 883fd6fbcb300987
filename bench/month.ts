/**
 * A month of the whole world, cold: an office of 500,000 players takes in 10,000 TRF files with 1.5 million games and
 * publishes the list, from files to the sealed list with the durable ledger, on SQLite and on PostgreSQL. The control is a
 * naive pipeline over the same files, in a process of its own as the office is (`corpus/naive.ts`).
 *
 *     npm run bench -- month
 *     npm run bench -- month --files 500 --players 20000 --store sqlite
 *
 * `--profile FOLDER` writes a CPU profile of every process there; `--reuse` keeps the office with its players for the next
 * run, as long as nothing in its form has changed.
 */
import { fork } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { naiveMonth } from './corpus/naive.ts';
import { openedOffice, takenIn } from './corpus/office.ts';
import { type World, world } from './corpus/world.ts';

const STORES = ['sqlite', 'postgres'] as const;

interface Options {
  readonly files: number;
  readonly players: number;
  readonly stores: readonly (typeof STORES)[number][];
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
  const stores = STORES.filter((store) => values.store.includes(store));
  return { files: Number(values.files), players: Number(values.players), stores, profile: values.profile, reuse: values.reuse };
}

/** What a process of its own is asked to do, and what it answers. */
type Task =
  | { readonly kind: 'naive'; readonly list: string; readonly files: readonly string[] }
  | { readonly kind: 'office'; readonly address: string; readonly files: readonly string[] };

export interface Measured {
  readonly ms: number;
  readonly phases: Readonly<Record<string, number>>;
  /** The most memory that the process ever had, in MB. */
  readonly memory: number;
  /** What it made, in a few words. */
  readonly made: string;
}

type Message = { readonly progress: string } | { readonly measured: Measured };

const send = (message: Message): void => {
  process.send?.(message);
};

const tell = (progress: string): void => send({ progress });

const peakMemory = (): number => process.resourceUsage().maxRSS / 1024;

async function carryOut(task: Task): Promise<Measured> {
  const start = performance.now();
  if (task.kind === 'naive') {
    const { phases, games, characters } = naiveMonth(task.list, task.files, (done) => tell(`naive: file ${done}`));
    const made = `${games / 2} games, a list of ${(characters / 1e6).toFixed(0)} MB`;
    return { ms: performance.now() - start, phases, memory: peakMemory(), made };
  }
  const { phases, made } = await takenIn(task.address, task.files, tell);
  return { ms: performance.now() - start, phases, memory: peakMemory(), made };
}

/** Starts a process for the task: cold, as a clerk's command is. */
function inOwnProcess(task: Task, { profile }: Options): Promise<Measured> {
  const execArgv = profile === undefined ? [] : ['--cpu-prof', '--cpu-prof-dir', profile];
  const child = fork(fileURLToPath(import.meta.url), [], { execArgv });
  return new Promise((resolve, reject) => {
    let measured: Measured | undefined;
    child.on('message', (message: Message) => {
      if ('measured' in message) measured = message.measured;
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

function report(what: string, { ms, phases, memory, made }: Measured, control: number): void {
  process.stdout.write(
    `  ${what.padEnd(24)} ${seconds(ms)} ${(ms / control).toFixed(2).padStart(6)} x control  ` +
      `memory ${memory.toFixed(0).padStart(5)} MB  ${made}\n`,
  );
  for (const [phase, took] of Object.entries(phases)) {
    process.stdout.write(`    ${phase.padEnd(22)} ${seconds(took)} ${((100 * took) / ms).toFixed(0).padStart(5)} %\n`);
  }
}

export async function run(args: readonly string[] = []): Promise<void> {
  const options = optionsOf(args);
  const made = world(options, show);
  show('');
  const bytes = made.files.reduce((sum, file) => sum + statSync(file).size, 0);
  process.stdout.write(
    `  ${made.files.length} files, ${(bytes / 1e6).toFixed(1)} MB; ${options.players} players on the list\n`,
  );
  const naive: Task = { kind: 'naive', list: made.list, files: made.files };
  const control = await inOwnProcess(naive, options);
  report('control: naive', control, control.ms);
  for (const store of options.stores) {
    const measured = await onStore(store, made, options);
    report(`office on ${store}`, measured, control.ms);
  }
  const again = await inOwnProcess(naive, options);
  report('control once more', again, control.ms);
}

async function onStore(store: (typeof STORES)[number], made: World, options: Options): Promise<Measured> {
  if (store === 'postgres') throw new Error('later');
  const folder = mkdtempSync(join(tmpdir(), 'elobook-bench-office-'));
  try {
    const address = join(folder, 'office.db');
    const start = performance.now();
    const kept = join(made.folder, 'office.db');
    if (options.reuse && existsSync(kept)) copyFileSync(kept, address);
    else {
      await openedOffice(address, made.list, show);
      if (options.reuse) copyFileSync(address, kept);
    }
    show('');
    process.stdout.write(`  office with its players, not counted: ${seconds(performance.now() - start)}\n`);
    return await inOwnProcess({ kind: 'office', address, files: made.files }, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  process.once('message', async (task: Task) => {
    send({ measured: await carryOut(task) });
    process.disconnect();
  });
}
