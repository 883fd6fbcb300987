/**
 * How long the server takes for pages that nobody has asked for yet: cards, explanations, first pages of lists, with 500,000
 * players and ten years of lists. Every request is another page. The control is a bare `node:http` server that sends the
 * same bytes to the same connection.
 *
 *     npm run bench -- site
 *     npm run bench -- site --events 200 --players 20000
 *     npm run build && npm run bench -- site --copy
 *
 * `--copy` writes the whole public office as files instead (`elobook site`, the built program), measures how long that takes, and
 * removes them; `--to FOLDER` keeps them there.
 *
 * The office is built once (in three minutes) and kept in the temporary folder. The time of the processor is that of server and
 * asker together, which other work of the machine hardly lengthens.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { Chance } from '../src/core/chance.ts';
import { LANGUAGES } from '../src/content/languages.ts';
import { builtAssets } from '../src/http/assets.ts';
import { buildServer } from '../src/http/server.ts';
import { personId } from '../src/ledger/ids.ts';
import { openOffice } from '../src/desk/wire.ts';
import { BEFORE, keptDecade, NEWEST, REGULARS } from './corpus/decade.ts';

const REQUESTS = 200;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const show = (text: string): void => {
  if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
};

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
  let processor = 0;
  for (const path of paths) {
    const before = process.cpuUsage();
    const answer = await ask(agent, own, path);
    const { user, system } = process.cpuUsage(before);
    processor += (user + system) / 1000;
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    times.push(answer.ms);
    bytes = answer.bytes;
    controls.push((await ask(agent, portOf(bare), path)).ms);
  }
  agent.destroy();
  bare.close();
  say(
    `${name.padEnd(28)} median ${ms(part(times, 0.5))}; nine of ten within ${ms(part(times, 0.9))}; ` +
      `processor ${ms(processor / paths.length)}; bare ${ms(part(controls, 0.5))}`,
  );
}

export async function run(args: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      events: { type: 'string', default: '10000' },
      players: { type: 'string', default: '500000' },
      copy: { type: 'boolean' },
      to: { type: 'string' },
    },
  });
  const address = await keptDecade({ events: Number(values.events), players: Number(values.players) }, show);
  if (values.copy === true) {
    copied(address, values.to);
    return;
  }
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

/** The whole public office as files: written by the program as it is built, by the clock and in processor time of all its threads. */
function copied(address: string, to: string | undefined): void {
  const folder = to === undefined ? mkdtempSync(join(tmpdir(), 'elobook-bench-copy-')) : resolve(to);
  const given = ['site', folder, '--db', address, '--public-url', 'https://ratings.example.org'];
  const from = performance.now();
  try {
    // the shell tells the processor time of the program, which Node does not
    const { status } = spawnSync(
      'sh',
      ['-c', '"$@"; code=$?; times; exit $code', 'sh', process.execPath, 'dist/cli/main.js', ...given],
      { stdio: 'inherit' },
    );
    if (status !== 0) throw new Error(`elobook site ended with ${status}`);
    say('above: processor time (user, system) of the shell, and below it of the program');
    const seconds = (performance.now() - from) / 1000;
    say(
      `the whole office as files: ${seconds.toFixed(1)} s, ${availableParallelism()} processors; must: 600 s for 500,000 players`,
    );
  } finally {
    if (to === undefined) rmSync(folder, { recursive: true, force: true });
  }
}

/** How long an answer takes, and the longest that others wait for one that is ready, asked all the while. */
async function meanwhile(port: number, path: string): Promise<readonly [own: number, others: number]> {
  const [agent, others] = [new Agent(), new Agent({ keepAlive: true, maxSockets: 1 })];
  const card = `/en/players/${personId(1)}`;
  await ask(others, port, card);
  let [isOver, longest] = [false, 0];
  const asked = ask(agent, port, path).finally(() => {
    isOver = true;
  });
  while (!isOver) longest = Math.max(longest, (await ask(others, port, card)).ms);
  others.destroy();
  const { ms: own, status } = await asked;
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return [own, longest];
}

async function measurements(port: number, players: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const from = performance.now();
  await ask(agent, port, '/en/');
  say(`home, the first answer after the start: ${(performance.now() - from).toFixed(0)} ms`);
  for (const language of LANGUAGES) await ask(agent, port, `/${language}/lists/fide/${NEWEST}?sort=name`);
  say(`everything is in memory ${(performance.now() - from).toFixed(0)} ms after the start`);
  for (const [what, path] of [
    ['another list comes into memory', `/en/lists/fide/${BEFORE}`],
    ['two lists are compared', `/en/lists/fide/${NEWEST}/since/${BEFORE}`],
    ['a whole list is sent', `/api/v1/lists/fide/${NEWEST}/entries?format=ndjson`],
  ] as const) {
    const [own, others] = await meanwhile(port, path);
    say(`while ${what} (${own.toFixed(0)} ms), who asks for a card waits ${ms(others)} at most`);
  }
  const chance = new Chance(1);
  const some = (most: number): readonly string[] => {
    const chosen = new Set<number>();
    while (chosen.size < REQUESTS) chosen.add(chance.between(1, most));
    return [...chosen].map(personId);
  };
  const regulars = some(REGULARS);
  const cards = (ids: readonly string[]): readonly string[] => ids.map((id) => `/en/players/${id}`);
  await measure('card, ten years of events', port, cards(regulars));
  await measure('card, anybody who plays', port, cards(some(Math.floor(players * 0.4))));
  const whys = new Set<string>();
  for (const path of cards(regulars)) {
    const html = gunzipSync((await ask(agent, port, path)).bytes).toString();
    for (const [, why] of html.matchAll(/href="(\/en\/players\/\w+\/why\/[^"]+)"/g)) whys.add(why as string);
  }
  agent.destroy();
  for (const [name, pattern] of [
    ['explanation, any list', /\/fide\/\d/],
    ['explanation, newest list', new RegExp(`/${NEWEST}$`)],
    ['explanation, one event', /\/fide\/e/],
    ['explanation, ORR', /\/orr\//],
  ] as const) {
    const own = [...whys].filter((path) => pattern.test(path));
    const each = Math.max(1, Math.floor(own.length / REQUESTS));
    await measure(name, port, own.filter((_, at) => at % each === 0).slice(0, REQUESTS));
  }
  const list = `/en/lists/fide/${NEWEST}`;
  const pages = Array.from({ length: REQUESTS }, (_, at) => `${list}?page=${at + 2}`);
  await measure('list, a page', port, pages);
  const orders = ['name', 'k', 'change', 'games', 'born', 'federation'];
  const filters = [
    'federation=HUN',
    'sex=f',
    'age=u18',
    'title=any',
    'from=1900&to=2200',
    'name=kamir',
    'activity=active',
  ];
  const asked = filters.flatMap((filter) => orders.map((order) => `${list}?${filter}&sort=${order}`));
  await measure('list, any filter and order', port, asked);
}
