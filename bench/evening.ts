/**
 * The worst evening: a list is published, everybody looks at it, a hall behind one address does so at once, and reports come in all the while. The
 * built program serves, over loopback, with the limits that it has; requests are sent when their moment has come, whether or not others were answered.
 *
 *     npm run build && npm run bench -- evening
 *     npm run bench -- evening --seconds 600 --rate 200 --uploads 50 --players 50000
 *
 * Told: answers that were no answers, how long the others took, what the server took of the processor, and whether its memory stays. It ends with 1
 * where anybody got an error, or where the memory of the last third is more than a tenth above that of the third before.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Chance } from '../src/core/chance.ts';
import { addAccount } from '../src/desk/accounts/accounts.ts';
import { newApiKey } from '../src/desk/accounts/api-keys.ts';
import { submitReports } from '../src/desk/events/submit.ts';
import { publishList } from '../src/desk/lists/publish.ts';
import { openOffice } from '../src/desk/wire.ts';
import { AUTHOR, openedOffice, POOL, valueOf } from './corpus/office.ts';
import { NEXT_LIST, world } from './corpus/world.ts';

const MAIN = resolve('dist/cli/main.js');
const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const END_OF_MONTH = Date.UTC(2026, 8, 28, 8);

/** Of a hundred requests: from the hall; and of each kind. */
const FROM_THE_HALL = 25;
const MIX = { home: 15, list: 20, card: 40, why: 8, search: 8, api: 6, file: 3 } as const;
type Kind = keyof typeof MIX;
const KINDS = (Object.keys(MIX) as Kind[]).flatMap((kind) => Array.from({ length: MIX[kind] }, () => kind));
const HALL = '127.0.0.1';
const HOMES = 240;
/** Before the list comes out, everybody looks at the old one. */
const BEFORE = 0.15;
const MOST_GROWTH = 1.1;

interface Office {
  readonly key: string;
  readonly files: readonly string[];
}

/** A month is taken in, its list is not yet out; a program has a key. */
async function raised(address: string, players: number): Promise<Office> {
  const { list, files } = world({ files: 400, players }, () => undefined);
  await openedOffice(address, list, () => undefined);
  const office = await openOffice(address, { clock: () => END_OF_MONTH });
  try {
    const reports = files.map((file) => ({ bytes: new Uint8Array(readFileSync(file)) }));
    valueOf(await submitReports(office, { pool: POOL, files: reports, accept: 'clean' }, AUTHOR));
    const { account } = valueOf(await addAccount(office, { name: 'Evening', role: 'administrator' }, AUTHOR));
    const asked = { account, name: 'a program', scopes: ['reports', 'read'] };
    return { key: valueOf(await newApiKey(office, asked)).secret, files };
  } finally {
    await office.store.close();
  }
}

async function served(
  address: string,
): Promise<{ readonly port: number; readonly pid: number; readonly stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [MAIN, 'serve', '--db', address, '--port', '0', '--quiet'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const port = await new Promise<number>((done, fail) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, found] = /http:\/\/[^\s/]+:(\d+)/.exec(said) ?? [];
      if (found !== undefined) done(Number(found));
    });
    child.once('exit', () => fail(new Error(`the server ended: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  return { port, pid: child.pid as number, stop };
}

interface Answered {
  /** 0 where the connection broke. */
  readonly status: number;
  readonly ms: number;
  readonly text: string;
}

interface Asking {
  readonly port: number;
  readonly path: string;
  readonly from: string;
  readonly agent: Agent;
  readonly upload?: { readonly key: string; readonly body: Uint8Array } | undefined;
}

const ask = ({ port, path, from, agent, upload }: Asking): Promise<Answered> =>
  new Promise((done) => {
    const begun = performance.now();
    const end = (status: number, text = ''): void => done({ status, ms: performance.now() - begun, text });
    const headers =
      upload === undefined ? {} : { authorization: `Bearer ${upload.key}`, 'content-type': 'application/octet-stream' };
    const method = upload === undefined ? 'GET' : 'POST';
    const asking = request(
      { host: '127.0.0.1', port, path, agent, headers, method, localAddress: from },
      (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => void pieces.push(piece));
        response.on('error', () => end(0));
        response.on('end', () => end(response.statusCode as number, Buffer.concat(pieces).toString('utf8')));
      },
    );
    asking.on('error', () => {
      // the server may close a connection that nobody used at the moment at which somebody does: browsers ask again, too
      if (asking.reusedSocket)
        void ask({ port, path, from, agent, upload }).then(({ status, text }) => end(status, text));
      else end(0);
    });
    asking.end(upload?.body);
  });

/** A report of its own, as an arbiter's program sends it. */
function reportOf(no: number, text: string): Uint8Array {
  return new TextEncoder().encode(text.replace(/^012 .*$/m, `012 Evening ${no}`));
}

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

/** Seconds of the processor; ticks are hundredths. */
function processorOf(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const sorted = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

export async function run(options: readonly string[] = []): Promise<void> {
  const { values } = parseArgs({
    args: [...options],
    options: {
      seconds: { type: 'string', default: '180' },
      rate: { type: 'string', default: '200' },
      uploads: { type: 'string', default: '50' },
      players: { type: 'string', default: '20000' },
    },
  });
  const [seconds, rate, uploads, players] = [values.seconds, values.rate, values.uploads, values.players].map(
    Number,
  ) as [number, number, number, number];
  const folder = mkdtempSync(join(tmpdir(), 'elobook-evening-'));
  try {
    const address = join(folder, 'office.db');
    const { key, files } = await raised(address, players);
    const server = await served(address);
    try {
      await evening({ ...server, key, address, files, seconds, rate, uploads });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Evening {
  readonly port: number;
  readonly pid: number;
  readonly key: string;
  readonly address: string;
  readonly files: readonly string[];
  readonly seconds: number;
  readonly rate: number;
  readonly uploads: number;
}

async function evening({ port, pid, key, address, files, seconds, rate, uploads }: Evening): Promise<void> {
  const chance = new Chance(19);
  const agents = new Map<string, Agent>();
  const agentOf = (from: string): Agent => {
    const known = agents.get(from) ?? new Agent({ keepAlive: true, maxSockets: 64 });
    agents.set(from, known);
    return known;
  };
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  const note = (kind: string, { status, ms }: Answered): void => {
    if (status >= 200 && status < 400) times.set(kind, [...(times.get(kind) ?? []), ms]);
    else errors.set(`${kind} ${status}`, (errors.get(`${kind} ${status}`) ?? 0) + 1);
  };
  const cards: string[] = [];
  const whys: string[] = [];
  const learn = (text: string): void => {
    for (const [, card] of text.matchAll(/href="(\/en\/players\/\w+)"/g))
      if (cards.length < 5000) cards.push(card as string);
    for (const [, why] of text.matchAll(/href="(\/en\/players\/\w+\/why\/[^"]+)"/g))
      if (whys.length < 2000) whys.push(why as string);
  };
  let list = `/en/lists/${POOL}`;
  const pathOf = (kind: Kind): string => {
    if (kind === 'home') return '/en/';
    if (kind === 'list') return `${list}?page=${chance.between(1, 60)}`;
    if (kind === 'search')
      return `/en/search?q=${'abcdefghiklmnoprstv'[chance.between(0, 18)]}${'aeiou'[chance.between(0, 4)]}`;
    if (kind === 'api') return `/api/v1/pools/${POOL}/lists`;
    if (kind === 'file' && list.endsWith(NEXT_LIST)) return `/files/${POOL}-${NEXT_LIST}.csv`;
    const known = kind === 'why' ? whys : cards;
    return known.length === 0 ? '/en/' : chance.one(known);
  };
  const one = async (kind: Kind): Promise<void> => {
    const from = chance.percent(FROM_THE_HALL) ? HALL : `127.0.1.${chance.between(1, HOMES)}`;
    const answer = await ask({ port, path: pathOf(kind), from, agent: agentOf(from) });
    note(kind, answer);
    if (['home', 'list', 'card'].includes(kind)) learn(answer.text);
  };
  let sent = 0;
  const upload = async (): Promise<void> => {
    sent += 1;
    const body = reportOf(sent, readFileSync(files[sent % files.length] as string, 'utf8'));
    const from = `127.0.2.${1 + (sent % 20)}`;
    note(
      'upload',
      await ask({ port, path: `/api/v1/reports?pool=${POOL}`, from, agent: agentOf(from), upload: { key, body } }),
    );
  };
  const publish = async (): Promise<void> => {
    const office = await openOffice(address);
    try {
      valueOf(await publishList(office, { pool: POOL, date: NEXT_LIST }, AUTHOR));
    } finally {
      await office.store.close();
    }
    list = `/en/lists/${POOL}/${NEXT_LIST}`;
  };
  await one('home');
  await one('list');
  const [begun, cpu] = [performance.now(), processorOf(pid)];
  const memory: number[] = [];
  const running: Promise<void>[] = [];
  let [asked, uploaded, looked] = [0, 0, 0];
  let published: Promise<void> | undefined;
  for (;;) {
    const passed = (performance.now() - begun) / 1000;
    if (passed >= seconds) break;
    for (; asked < passed * rate; asked += 1) running.push(one(chance.one(KINDS)));
    for (; uploaded < (passed * uploads) / 60; uploaded += 1) running.push(upload());
    for (; looked < passed; looked += 1) memory.push(memoryOf(pid));
    if (passed > seconds * BEFORE && published === undefined) running.push((published = publish()));
    await pause(5);
  }
  await Promise.all(running);
  const busy = (processorOf(pid) - cpu) / ((performance.now() - begun) / 1000);
  for (const agent of agents.values()) agent.destroy();
  for (const [kind, all] of times) {
    const inOrder = sorted(all);
    const parts = [0.5, 0.99, 1].map((share) => at(inOrder, share).toFixed(0).padStart(6));
    say(
      `${kind.padEnd(8)} ${String(all.length).padStart(7)} answered, median ${parts[0]} ms, p99 ${parts[1]} ms, longest ${parts[2]} ms`,
    );
  }
  const pages = sorted([...times].flatMap(([kind, all]) => (kind === 'upload' ? [] : all)));
  const third = Math.floor(memory.length / 3);
  const [middle, last] = [memory.slice(third, 2 * third), memory.slice(2 * third)].map((part) =>
    at(sorted(part), 0.5),
  ) as [number, number];
  const wrong = [...errors].map(([what, count]) => `${what}: ${count}`).join(', ');
  say(
    `${asked} requests and ${uploaded} uploads in ${seconds} s; p99 of all requests ${at(pages, 0.99).toFixed(0)} ms; errors: ${wrong || 'none'}`,
  );
  say(
    `server: ${(100 * busy).toFixed(0)} % of a processor; memory ${middle.toFixed(0)} MB in the second third, ${last.toFixed(0)} MB in the last (× ${(last / middle).toFixed(3)}), at most ${Math.max(...memory).toFixed(0)} MB`,
  );
  if (errors.size > 0 || last > middle * MOST_GROWTH) process.exitCode = 1;
}
