/** What a server says of itself: metrics at a port of their own, readiness, and the ids of requests. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Office } from '../desk/office.ts';
import { bring, enter, enterPersons, officeOver, openPool } from '../desk/lists/office.fixture.ts';
import { openStore } from '../stores/store.ts';
import { StoreError } from '../stores/errors.ts';
import { routeKind } from './metrics.ts';
import { serve, type ServedOnPort, type ServeOptions } from './serve.ts';

const ASSETS = { names: {}, files: new Map() };
let office: Office;
beforeAll(async () => {
  office = officeOver(await openStore(':memory:'));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [{ name: 'Kovács, Anna' }]);
  await bring(office, 'fide', '2024-06', { 1: 2790 });
});
afterAll(() => office.store.close());

const open = (options: Partial<ServeOptions> = {}, store: Office['store'] = office.store): Promise<ServedOnPort> =>
  serve({ ...office, store }, { host: '127.0.0.1', port: 0, assets: ASSETS, ...options });

const MEASURED = { metrics: { host: '127.0.0.1', port: 0 } };

test.each([
  ['/api/v1/players/:player', 'api'],
  ['/en/players/:player', 'page'],
  ['/hu/', 'page'],
  ['/en/office/events', 'desk'],
  ['/files/:file', 'file'],
  ['/assets/:file', 'asset'],
  ['/ready', 'watching'],
  ['/robots.txt', 'other'],
  ['none', 'none'],
])('%s is of the kind %s, below a base too', (route, kind) => {
  expect([routeKind(route, ''), routeKind(route === 'none' ? route : `/a${route}`, '/a')]).toEqual([kind, kind]);
});

test('durations by kind, queues, jobs, the ledger and the last list; no names, and nothing of it at the site', async () => {
  const served = await open(MEASURED);
  for (const path of ['en/search?q=Kovacs', 'api/v1/pools', 'nothing', 'api/v1/pools', 'metrics']) {
    await (await fetch(new URL(path, served.url))).text();
  }
  const answer = await fetch(served.metricsUrl as string);
  const text = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('version=0.0.4')]);
  for (const line of [
    'elobook_request_seconds_count{kind="page",method="GET",status="2xx"} 1',
    // the second is sent before the framework has seen it
    'elobook_request_seconds_count{kind="api",method="GET",status="2xx"} 2',
    'elobook_request_seconds_count{kind="none",method="GET",status="4xx"} 2',
    'elobook_queue{queue="answers",state="waiting"} 0',
    'elobook_queue{queue="streams",state="inside"} 0',
    'elobook_store_up 1',
    'elobook_jobs{state="waiting"} 0',
    'elobook_last_list_players{pool="fide"} 1',
    `elobook_last_list_timestamp_seconds{pool="fide"} ${Date.UTC(2024, 5) / 1000}`,
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^elobook_ledger_entries [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).not.toMatch(/Kov/i);
  expect((await fetch(new URL('/', served.metricsUrl))).status).toBe(404);
  await served.close();
  await expect(fetch(served.metricsUrl as string)).rejects.toThrow();
});

test('a store that is away is a figure, and the server is not ready', async () => {
  let isAway = false;
  const store: Office['store'] = {
    ...office.store,
    read: async (work) => {
      if (isAway)
        throw new StoreError('store.lost', { address: 'postgres://secret@host/office', outcome: 'unchanged' });
      return office.store.read(work);
    },
  };
  let now = 0;
  const served = await serve(
    { ...office, store, clock: () => (now += 1000) },
    { host: '127.0.0.1', port: 0, assets: ASSETS, ...MEASURED },
  );
  const ready = async (): Promise<readonly [number, unknown]> => {
    const answer = await fetch(new URL('ready', served.url));
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ready' }]);
  isAway = true;
  expect(await ready()).toEqual([503, expect.objectContaining({ code: 'store-unavailable' })]);
  const text = await (await fetch(served.metricsUrl as string)).text();
  expect(text).toMatch(/^elobook_store_up 0$/m);
  expect(text).not.toMatch(/^elobook_ledger_entries \d/m);
  await served.close();
});

test('a port of the metrics that is taken is told, and nothing stays open', async () => {
  const served = await open(MEASURED);
  const port = Number(new URL(served.metricsUrl as string).port);
  await expect(open({ metrics: { host: '127.0.0.1', port } })).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await served.close();
});

test('every answer has the id of its line in the log: made, ready, refused', async () => {
  const lines: string[] = [];
  const served = await open({ log: { write: (line) => void lines.push(line) } });
  const ids: (string | null)[] = [];
  for (const path of ['en/rulebooks', 'en/rulebooks', 'api/v1/nothing']) {
    const answer = await fetch(new URL(path, served.url), { headers: { 'x-request-id': 'Kovacs' } });
    await answer.text();
    ids.push(answer.headers.get('x-request-id'));
  }
  await served.close();
  const logged = lines
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ route }) => route !== undefined);
  expect(logged.map(({ request }) => request)).toEqual(ids);
  expect(new Set(ids).size).toBe(3);
  expect(lines.join('')).not.toContain('Kovacs');
});
