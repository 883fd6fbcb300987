/** A database that is there and does not answer: whoever asks the server is told so, and it goes on when the database does. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterEach, expect, test, vi } from 'vitest';
import { enter, officeOver } from '../desk/lists/office.fixture.ts';
import type { OpenStoreOptions } from '../stores/engine.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { MIGRATIONS, openStore } from '../stores/store.ts';
import { buildServer } from './server.ts';

const ASSETS = { names: {}, files: new Map() };
const PATIENTLY = { timeout: 300_000, interval: 100 };
const store = testStore('postgres');

/** A line to the database on which everything can come to a stop, as behind a network that swallows packets. */
class Line {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isSilent = false;

  constructor(to: URL) {
    this.#server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(one);
        if (this.#isSilent) one.pause();
        one.on('data', (bytes) => other.write(bytes));
        one.on('error', () => undefined);
        one.on('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
      }
    });
  }

  async open(): Promise<number> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return (this.#server.address() as AddressInfo).port;
  }

  fallSilent(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  goOn(): void {
    this.#isSilent = false;
    for (const socket of this.#sockets) socket.resume();
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}

let line: Line;
let address: string;
const toClose: (() => Promise<unknown>)[] = [];

/** An office behind a line of its own. */
async function opened(): Promise<void> {
  const direct = await store.fresh();
  const office = officeOver(await openStore(direct));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await office.store.close();
  line = new Line(new URL(direct));
  const url = new URL(direct);
  url.port = String(await line.open());
  address = url.href;
  toClose.push(async () => line.close());
}
afterEach(async () => {
  for (const close of toClose.splice(0).reverse()) await close();
});

async function served(options: OpenStoreOptions) {
  await opened();
  const reached = await openStore(address, options);
  let now = 0;
  const server = await buildServer(
    { ...officeOver(reached), clock: () => (now += 1000) },
    { assets: ASSETS, perMinute: 100_000 },
  );
  toClose.push(
    () => reached.close(),
    () => server.close(),
    async () => line.goOn(),
  );
  return server;
}

test('pages and answers say that it does not answer, in the language of the page; and it is asked again', async () => {
  const server = await served({ connect: 1500, answer: 1500 });
  const answers = async (): Promise<void> => expect((await server.inject('/en/')).statusCode).toBe(200);
  await vi.waitFor(answers, PATIENTLY);
  line.fallSilent();
  const silence = [
    ['/en/', 'Its database does not answer at the moment.'],
    ['/hu/lists/fide', 'Az adatbázis jelenleg nem válaszol.'],
    ['/ru/search?q=kiss', 'База данных не отвечает.'],
    ['/files/fide-2024-06.csv', 'Its database does not answer at the moment.'],
    ['/api/v1/pools', '"code":"store-unavailable"'],
    ['/api/v1/health', '"code":"store-unavailable"'],
    ['/health', '"code":"store-unavailable"'],
  ] as const;
  const told = await Promise.all(silence.map(([url]) => server.inject(url)));
  expect(
    told.map(({ statusCode, headers, body }, at) => [
      statusCode,
      headers['retry-after'],
      body.includes((silence[at] as (typeof silence)[number])[1]),
    ]),
  ).toEqual(silence.map(() => [503, '10', true]));
  line.goOn();
  await vi.waitFor(answers, PATIENTLY);
  const health = async (): Promise<object> => (await server.inject('/api/v1/health')).json();
  await vi.waitFor(async () => expect(await health()).toMatchObject({ status: 'ok', entries: 1 }), PATIENTLY);
});

test('health answers while a page still waits for the database', async () => {
  const server = await served({ connect: 600_000, answer: 600_000 });
  expect((await server.inject('/en/')).statusCode).toBe(200);
  line.fallSilent();
  let isAnswered = false;
  const page = server.inject('/en/').then((answer) => {
    isAnswered = true;
    return answer;
  });
  const { statusCode, body } = await server.inject('/api/v1/health');
  expect([statusCode, body.includes('The database of the office does not answer'), isAnswered]).toEqual([
    503,
    true,
    false,
  ]);
  line.goOn();
  expect((await page).statusCode).toBe(200);
});

test('only who asks for a limit has one: a question that takes longer is ended, a long command is not', async () => {
  await opened();
  const slow = sql`select pg_sleep(1.2)`;
  const limited = await store.open(MIGRATIONS, { address, answer: 1000 });
  await expect(limited.read(({ db }) => sql`select pg_sleep(60)`.execute(db))).rejects.toMatchObject({
    code: 'store.lost',
    facts: { outcome: 'unchanged' },
  });
  expect((await limited.read(({ db }) => sql<{ one: number }>`select 1 as one`.execute(db))).rows).toEqual([
    { one: 1 },
  ]);
  await limited.write(({ db }) => slow.execute(db));
  const patient = await store.open(MIGRATIONS, { address });
  await patient.read(({ db }) => slow.execute(db));
});
