/**
 * How long the server takes for pages that nobody has asked for yet: cards, explanations, first pages of lists, with 500,000
 * players and ten years of lists. Every request is another page. The control is a bare `node:http` server that sends the
 * same bytes to the same connection.
 *
 *     npm run bench -- site
 *     npm run bench -- site --events 200 --players 20000
 *
 * The office is built once and kept in the temporary folder; `--store postgres` copies it to a server of its own.
 */
import { existsSync, renameSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Chance } from '../src/core/chance.ts';
import { builtAssets } from '../src/http/assets.ts';
import { buildServer } from '../src/http/server.ts';
import { personId } from '../src/ledger/ids.ts';
import { openOffice } from '../src/office/wire.ts';
import { decade, type DecadeSize, NEWEST, REGULARS } from './corpus/decade.ts';

const VERSION = 2;
const REQUESTS = 200;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const show = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
};

async function keptDecade(size: DecadeSize): Promise<string> {
  const address = join(tmpdir(), `elobook-bench-decade-${VERSION}-${size.events}-${size.players}.db`);
  if (existsSync(address)) return address;
  const from = performance.now();
  const draft = `${address}.${process.pid}`;
  await decade(draft, size, show);
  renameSync(draft, address);
  show('');
  say(`ten years were built in ${((performance.now() - from) / 1000).toFixed(0)} s`);
  return address;
}

interface Answer {
  readonly ms: number;
  readonly status: number;
  readonly bytes: Buffer;
}

function ask(agent: Agent, port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const from = performance.now();
    get({ agent, port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          ms: performance.now() - from,
          status: response.statusCode as number,
          bytes: Buffer.concat(pieces),
        }),
      );
    }).on('error', reject);
  });
}

const portOf = (server: { readonly address: () => unknown }): number => (server.address() as AddressInfo).port;
const part = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] as number;
const ms = (time: number): string => `${time.toFixed(1).padStart(7)} ms`;

async function measure(name: string, own: number, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  let bytes: Uint8Array = new Uint8Array(0);
  const bare = createServer((_, response) => response.end(bytes));
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  const [times, controls]: [number[], number[]] = [[], []];
  for (const path of paths) {
    const answer = await ask(agent, own, path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    times.push(answer.ms);
    bytes = answer.bytes;
    controls.push((await ask(agent, portOf(bare), path)).ms);
  }
  agent.destroy();
  bare.close();
  say(
    `${name.padEnd(34)} median ${ms(part(times, 0.5))}; nine of ten within ${ms(part(times, 0.9))}; bare ${ms(part(controls, 0.5))}`,
  );
}

export async function run(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: { type: 'string', default: '10000' },
      players: { type: 'string', default: '500000' },
    },
  });
  const address = await keptDecade({ events: Number(values.events), players: Number(values.players) });
  const office = await openOffice(address);
  const server = await buildServer(office, { perMinute: Number.MAX_SAFE_INTEGER, assets: builtAssets() });
  try {
    await server.listen({ host: '127.0.0.1', port: 0 });
    await measurements(portOf(server.server), Number(values.players));
  } finally {
    await server.close();
    await office.store.close();
  }
}

async function measurements(port: number, players: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = performance.now();
  await ask(agent, port, '/en/');
  say(`home, the first answer after the start: ${(performance.now() - from).toFixed(0)} ms`);
  await ask(agent, port, `/hu/lists/fide/${NEWEST}?sort=name`);
  say(`a list by name, once: ${(performance.now() - from).toFixed(0)} ms after the start`);
  const chance = new Chance(1);
  const some = (most: number): string[] => {
    const chosen = new Set<number>();
    while (chosen.size < REQUESTS) chosen.add(chance.between(1, most));
    return [...chosen].map((number) => personId(number));
  };
  const regulars = some(REGULARS);
  await measure(
    'card, ten years of events',
    port,
    regulars.map((id) => `/en/players/${id}`),
  );
  await measure(
    'card, anybody',
    port,
    some(Math.floor(players * 0.4)).map((id) => `/en/players/${id}`),
  );
  const whys: string[] = [];
  for (const id of regulars.slice(0, 100)) {
    const card = (await ask(agent, port, `/en/players/${id}`)).bytes;
    const html = (await import('node:zlib')).gunzipSync(card).toString();
    whys.push(...[...html.matchAll(/href="(\/en\/players\/\w+\/why\/[^"]+)"/g)].map(([, path]) => path as string));
  }
  for (const pool of ['fide', 'orr']) {
    const own = [...new Set(whys)].filter((path) => path.includes(`/why/${pool}/`));
    const spread = own.filter((_, place) => place % Math.max(1, Math.floor(own.length / REQUESTS)) === 0);
    await measure(`explanation, ${pool}`, port, spread.slice(0, REQUESTS));
    if (pool === 'fide')
      await measure(
        'explanation, newest list',
        port,
        own.filter((path) => path.endsWith(`/${NEWEST}`)).slice(0, REQUESTS),
      );
  }
  await measure(
    'list, first page, by rating range',
    port,
    Array.from({ length: REQUESTS }, (_, at) => `/en/lists/fide/${NEWEST}?from=${1400 + at}`),
  );
  agent.destroy();
}
