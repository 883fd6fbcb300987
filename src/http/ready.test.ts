import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Office } from '../desk/office.ts';
import { enter, officeOver } from '../desk/lists/office.fixture.ts';
import { openStore } from '../stores/store.ts';
import { buildServer, type ServerOptions } from './server.ts';

const ASSETS = { names: {}, files: new Map() };
let office: Office;
let now = Date.parse('2026-11-01T08:00:00Z');
beforeAll(async () => {
  const store = await openStore(':memory:');
  office = { ...officeOver(store), clock: () => now };
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
});
afterAll(() => office.store.close());

interface Opened {
  readonly ask: (path: string, init?: RequestInit) => Promise<Response>;
  /** Addresses that the framework has answered; all of them when the server has closed. */
  readonly seen: string[];
  readonly server: FastifyInstance;
}

async function opened(options: ServerOptions = {}): Promise<Opened> {
  const server = await buildServer(office, { assets: ASSETS, ...options });
  const seen: string[] = [];
  server.addHook('onResponse', async ({ method, url }) => void seen.push(`${method} ${url}`));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const at = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return { server, seen, ask: (path, init) => fetch(`${at}${path}`, init) };
}

/** Headers that differ from one answer to the next. */
const lasting = ({ headers }: Response): object =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)));

test.each(['/en/rulebooks', '/api/v1/rulebooks'])(
  'an answer that is ready goes out without the framework, and is the same: %s',
  async (path) => {
    const { ask, seen, server } = await opened();
    const [made, ready] = [await ask(path), await ask(path)];
    expect(lasting(ready)).toEqual(lasting(made));
    expect([ready.status, await ready.text()]).toEqual([made.status, await made.text()]);
    const known = await ask(path, { headers: { 'if-none-match': made.headers.get('etag') as string } });
    const head = await ask(path, { method: 'HEAD' });
    expect([known.status, head.status, await head.text()]).toEqual([304, 200, '']);
    expect(head.headers.get('content-length')).toBe(made.headers.get('content-length'));
    await server.close();
    expect(seen).toEqual([`GET ${path}`]);
  },
);

test('it counts against the limit, and beyond that the framework refuses', async () => {
  const { ask, seen, server } = await opened({ perMinute: 3 });
  const statuses: number[] = [];
  for (let nth = 0; nth < 5; nth += 1) statuses.push((await ask('/en/rulebooks')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await server.close();
  expect(seen).toHaveLength(3);
});

/** Longer than a turn of the loop. */
const LONG = 4;

test('where many come at once it waits for its turn, and the framework does not see it either', async () => {
  const { ask, seen, server } = await opened();
  await ask('/en/rulebooks');
  const askMany = (): Promise<readonly string[]> =>
    Promise.all(Array.from({ length: 40 }, async () => (await ask('/en/rulebooks')).text()));
  // connections are there already, so that all questions come in one round of the loop
  await askMany();
  server.server.prependListener('request', () => {
    for (const began = performance.now(); performance.now() - began < LONG; );
  });
  expect(new Set(await askMany()).size).toBe(1);
  await server.close();
  expect(seen).toHaveLength(1);
});

test('what is not plain goes the framework’s way', async () => {
  const { ask, seen, server } = await opened();
  await ask('/en/rulebooks');
  const statuses: number[] = [];
  for (const init of [{ method: 'POST', body: 'x' }, { method: 'OPTIONS' }, { method: 'DELETE' }]) {
    statuses.push((await ask('/en/rulebooks', init)).status);
  }
  expect(statuses).toEqual([405, 204, 405]);
  await server.close();
  expect(seen).toHaveLength(4);
  const behind = await opened({ trustProxy: '127.0.0.1' });
  for (let nth = 0; nth < 2; nth += 1) await behind.ask('/en/rulebooks');
  await behind.server.close();
  expect(behind.seen).toHaveLength(2);
});

test('what was made of a ledger is not sent when the ledger has grown', async () => {
  const { ask, seen, server } = await opened();
  await ask('/en/rulebooks');
  await enter(office, { kind: 'federation.set', data: { federation: 'HUN', status: 'member', officer: 'Kiss Anna' } });
  now += 1000;
  await ask('/en/rulebooks');
  await ask('/en/rulebooks');
  await server.close();
  expect(seen).toHaveLength(2);
});

test('a line is written for it, too, with its route', async () => {
  const lines: string[] = [];
  const { ask, server } = await opened({ log: { write: (line) => void lines.push(line) } });
  for (let nth = 0; nth < 2; nth += 1) await (await ask('/en/rulebooks/fide-2024')).text();
  await server.close();
  const told = lines
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter((each) => 'route' in each);
  expect(told.map(({ method, route, status }) => [method, route, status])).toEqual(
    Array.from({ length: 2 }, () => ['GET', '/en/rulebooks/:edition', 200]),
  );
  for (const { milliseconds } of told) expect(milliseconds).toBeTypeOf('number');
});
