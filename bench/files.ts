/**
 * What the files of lists cost the server when one address asks for all of them at once: 15 lists of 100,000 players in four
 * formats, packed and plain by turns, and then as many whole lists from the API. Told are the memory of the server at its
 * highest, and how long the home page took meanwhile at most. Whoever is sent away (503) asks again.
 *
 *     npm run bench -- files
 *     npm run bench -- files --players 200000 --lists 8
 *
 * The office is built once and kept in the temporary folder.
 */
import { fork } from 'node:child_process';
import { existsSync, renameSync } from 'node:fs';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Chance } from '../src/core/chance.ts';
import { monthText, parseMonth } from '../src/core/dates.ts';
import { writeList } from '../src/formats/fide-list/write.ts';
import { builtAssets } from '../src/http/assets.ts';
import { buildServer } from '../src/http/server.ts';
import { importList } from '../src/desk/registry/import.ts';
import { openOfficeBooks } from '../src/desk/registry/open.ts';
import { openRatingPool } from '../src/desk/registry/pools.ts';
import { openOffice } from '../src/desk/wire.ts';
import { AUTHOR, POOL, valueOf } from './corpus/office.ts';
import { SEED, worldPlayer } from './corpus/world.ts';

const VERSION = 1;
const FIRST = parseMonth('2025-01') as number;
const ENDINGS = ['csv', 'json', 'txt', 'xml'];
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** As many lists of the same players, each brought in from outside. */
async function keptOffice(players: number, lists: number): Promise<string> {
  const address = join(tmpdir(), `elobook-bench-files-${VERSION}-${players}-${lists}.db`);
  if (existsSync(address)) return address;
  const draft = `${address}.${process.pid}`;
  const office = await openOffice(draft);
  const chance = new Chance(SEED);
  const everybody = Array.from({ length: players }, (_, at) => worldPlayer(chance, at));
  valueOf(await openOfficeBooks(office, { name: 'Files', timeZone: 'UTC' }, AUTHOR));
  const from = monthText(FIRST + lists);
  valueOf(await openRatingPool(office, { pool: POOL, family: 'fide', name: 'World', from }, AUTHOR));
  for (let month = FIRST; month < FIRST + lists; month += 1) {
    const form = { form: 'text', layout: 'single', control: 'standard', month } as const;
    const list = Buffer.concat([...writeList(everybody, form)]);
    valueOf(await importList(office, { open: () => [list], how: 'whole', pool: POOL }, AUTHOR));
    say(`${monthText(month)} has come in`);
  }
  await office.store.close();
  renameSync(draft, address);
  return address;
}

/** In a process of its own, so that its memory is that of the server alone. */
async function served(address: string): Promise<void> {
  const office = await openOffice(address);
  const server = await buildServer(office, { perMinute: Number.MAX_SAFE_INTEGER, assets: builtAssets() });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const tell = (): void => void process.send?.({ port, megabytes: Math.round(process.resourceUsage().maxRSS / 1024) });
  process.on('message', (message) => {
    if (message === 'close') void server.close().then(() => process.exit());
    else tell();
  });
  tell();
}

interface Answer {
  readonly status: number;
  readonly bytes: number;
  readonly retryAfter: number;
}

function ask(port: number, path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers, ...(agent === undefined ? {} : { agent }) }, (response) => {
      let bytes = 0;
      response.on('data', (piece: Buffer) => (bytes += piece.length));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode as number,
          bytes,
          retryAfter: Number(response.headers['retry-after'] ?? 0),
        }),
      );
    }).on('error', reject);
  });
}

/** Asks until it is answered; what was broken off counts as not answered. */
async function patiently(port: number, path: string, isPacked: boolean, tally: Map<number, number>): Promise<number> {
  for (;;) {
    const answer = await ask(port, path, isPacked ? { 'accept-encoding': 'gzip' } : {}).catch(() => undefined);
    const status = answer?.status ?? 0;
    tally.set(status, (tally.get(status) ?? 0) + 1);
    if (answer?.status === 200) return answer.bytes;
    await pause(Math.max(1, answer?.retryAfter ?? 1) * 1000);
  }
}

/** All at once, while somebody else asks for the home page again and again. */
async function storm(what: string, port: number, paths: readonly string[], peak: () => Promise<number>): Promise<void> {
  const tally = new Map<number, number>();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await ask(port, '/en/', {}, agent);
  const before = await peak();
  const began = performance.now();
  let isOver = false;
  const asked = Promise.all(paths.map((path, at) => patiently(port, path, at % 2 === 0, tally))).finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  while (!isOver) {
    const from = performance.now();
    // also where it is broken off
    await ask(port, '/en/', {}, agent).catch(() => undefined);
    waits.push(performance.now() - from);
    await pause(20);
  }
  const bytes = (await asked).reduce((sum, each) => sum + each, 0);
  agent.destroy();
  const statuses = [...tally].map(([status, count]) => `${count} × ${status === 0 ? 'broken off' : status}`).join(', ');
  const seconds = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const [p99, longest] = [waits[Math.floor(waits.length * 0.99)] as number, waits.at(-1) as number];
  say(
    `${what}: ${statuses}; ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s; memory at its highest ${before} MB before, ` +
      `${await peak()} MB after; the home page took ${p99.toFixed(0)} ms (99 of 100), ${longest.toFixed(0)} ms at most`,
  );
}

export async function run(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: { players: { type: 'string', default: '100000' }, lists: { type: 'string', default: '15' } },
  });
  const lists = Number(values.lists);
  const address = await keptOffice(Number(values.players), lists);
  const child = fork(fileURLToPath(import.meta.url), [address], { stdio: 'inherit' });
  const told = (): Promise<{ readonly port: number; readonly megabytes: number }> =>
    new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message as never));
      child.once('exit', (code, signal) => reject(new Error(`the server ended: ${code ?? signal}`)));
    });
  try {
    const { port } = await told();
    const peak = async (): Promise<number> => {
      const answer = told();
      child.send('peak');
      return (await answer).megabytes;
    };
    await pause(5000);
    const months = Array.from({ length: lists }, (_, at) => monthText(FIRST + at));
    const files = months.flatMap((month) => ENDINGS.map((ending) => `/files/${POOL}-${month}.${ending}`));
    await storm(`${files.length} files that nobody had asked for`, port, files, peak);
    await storm(`${files.length} files again`, port, files, peak);
    const streams = months.flatMap((month) =>
      ['ndjson', 'csv', 'ndjson&sort=rating', 'csv&sort=name'].map(
        (way) => `/api/v1/lists/${POOL}/${month}/entries?format=${way}`,
      ),
    );
    await storm(`${streams.length} whole lists of the API`, port, streams, peak);
  } finally {
    child.removeAllListeners('exit');
    child.send('close');
  }
}

if (process.send !== undefined && process.argv[1] === fileURLToPath(import.meta.url)) {
  await served(process.argv[2] as string);
}
