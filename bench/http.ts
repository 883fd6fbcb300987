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
 */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { builtAssets } from '../src/http/assets.ts';
import { buildServer } from '../src/http/server.ts';
import { monthOfDay, fillDemo } from '../src/demo/index.ts';
import { officeOver, withScratchStore } from '../src/desk/wire.ts';
import { attackWhenTold, hostile, serveHostile } from './hostile/run.ts';

const CONNECTIONS = 16;
const ROUNDS = 3;
const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** Where the two servers are, and what is asked of them. */
interface Ready {
  readonly own: number;
  readonly bare: number;
  readonly paths: Readonly<Record<string, string>>;
}

/** The demonstration, served: by the server, and as bare bytes. */
async function servers(): Promise<Ready> {
  const ready = new Promise<Ready>((resolve, reject) => {
    withScratchStore(async (store) => {
      await withScratchStore((scratch) => fillDemo(store, { until: monthOfDay('2026-11-01') as number, scratch }));
      const server = await buildServer(officeOver(store), {
        perMinute: Number.MAX_SAFE_INTEGER,
        assets: builtAssets(),
      });
      await server.listen({ host: '127.0.0.1', port: 0 });
      const own = (server.server.address() as AddressInfo).port;
      const home = (await server.inject('/en/')).body;
      const why = /href="(\/en\/players\/\w+\/why\/[^"]+)"/.exec(home)?.[1] as string;
      const paths = {
        card: why.split('/why/')[0] as string,
        list: /href="(\/en\/lists\/fide\/[^"/]+)"/.exec(home)?.[1] as string,
        explanation: why,
        home: '/en/',
      };
      const bodies = new Map<string, { readonly headers: Record<string, string>; readonly bytes: Buffer }>();
      for (const path of Object.values(paths)) {
        const { headers, rawPayload } = await server.inject({ url: path, headers: { 'accept-encoding': 'gzip' } });
        const same = Object.entries(headers).filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
        bodies.set(path, { headers: Object.fromEntries(same) as Record<string, string>, bytes: rawPayload });
      }
      const bare = createServer((request, response) => {
        const { headers, bytes } = bodies.get(request.url as string) as {
          headers: Record<string, string>;
          bytes: Buffer;
        };
        response.writeHead(200, headers);
        response.end(bytes);
      });
      await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
      resolve({ own, bare: (bare.address() as AddressInfo).port, paths });
      await new Promise(() => undefined);
    }).catch(reject);
  });
  return ready;
}

/** Answers a second: each connection asks again as soon as it has its answer. */
function rate(port: number, path: string, seconds: number): Promise<number> {
  const question = `GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept-Encoding: gzip\r\n\r\n`;
  return new Promise((resolve, reject) => {
    let [answers, isOver] = [0, false];
    const sockets = Array.from({ length: CONNECTIONS }, () => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let [size, got] = [0, 0];
      let first: Buffer[] = [];
      socket.on('connect', () => socket.write(question));
      socket.on('error', reject);
      socket.on('data', (bytes) => {
        got += bytes.length;
        if (size === 0) {
          // the first answer tells how long each is
          first.push(bytes);
          const text = Buffer.concat(first).toString('latin1');
          const end = text.indexOf('\r\n\r\n');
          const length = /content-length: (\d+)/i.exec(text)?.[1];
          if (end < 0 || length === undefined) return;
          if (!text.startsWith('HTTP/1.1 200')) reject(new Error(`${path}: ${text.slice(0, 20)}`));
          size = end + 4 + Number(length);
          first = [];
        }
        if (got < size) return;
        got -= size;
        answers += 1;
        if (!isOver) socket.write(question);
      });
      return socket;
    });
    setTimeout(() => {
      isOver = true;
      for (const socket of sockets) socket.destroy();
      resolve(answers / seconds);
    }, seconds * 1000);
  });
}

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
    },
  });
  if (values.hostile) {
    const size = { players: Number(values.players), events: 300, largest: 400 };
    const atOnce = values['at-once'] === undefined ? undefined : Number(values['at-once']);
    const asked = { seconds: Number(values.seconds ?? '10'), only: values.only, atOnce };
    return hostile(fileURLToPath(import.meta.url), size, asked);
  }
  const seconds = Number(values.seconds ?? '2');
  const child = fork(fileURLToPath(import.meta.url), [], { stdio: 'inherit' });
  try {
    const { own, bare, paths } = await new Promise<Ready>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Ready));
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
  const [, , task, address] = process.argv;
  if (task === '--serve-hostile') await serveHostile(address as string);
  else if (task === '--attack') attackWhenTold();
  else process.send(await servers());
}
