import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Office } from '../desk/office.ts';
import { enter, officeOver } from '../desk/lists/office.fixture.ts';
import { StoreError } from '../stores/errors.ts';
import { openStore } from '../stores/store.ts';
import { oneSpelling } from './request-address.ts';
import { serve, type ServeOptions } from './serve.ts';

const ASSETS = { names: {}, files: new Map() };
let folder: string;
let office: Office;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  office = officeOver(await openStore(join(folder, 'office.db')));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
});
afterAll(async () => {
  await office.store.close();
  rmSync(folder, { recursive: true });
});

const open = (options: Partial<ServeOptions> = {}) =>
  serve(office, { host: '127.0.0.1', port: 0, assets: ASSETS, ...options });

async function connected(url: string, words: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(words);
  return socket;
}

test('closing waits for nobody who asks nothing, or has asked half a question', async () => {
  const served = await open({ grace: 1_000_000 });
  const [silent, half] = [
    await connected(served.url, ''),
    await connected(served.url, 'GET /en/ HTTP/1.1\r\nHost: x\r\n'),
  ];
  const ended = [silent, half].map((socket) => {
    socket.on('error', () => undefined);
    return new Promise((resolve) => socket.on('close', resolve));
  });
  await served.close();
  await Promise.all(ended);
});

test('a connection that stays open for more is closed too', async () => {
  const served = await open({ grace: 1_000_000 });
  const socket = await connected(served.url, 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\n\r\n');
  const [first] = (await once(socket, 'data')) as [Buffer];
  expect(first.toString()).toContain('200 OK');
  const ended = once(socket, 'close');
  await served.close();
  await ended;
});

test('a port that is taken is told, and nothing stays open', async () => {
  const served = await open();
  const port = Number(new URL(served.url).port);
  await expect(open({ port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await served.close();
});

test('what is no HTTP is told as a problem with the guarding headers', async () => {
  const served = await open();
  const told = await text(await connected(served.url, 'HELLO\r\n\r\n'));
  expect(told).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(told).toContain("content-security-policy: default-src 'none'");
  expect(told).toContain('"code":"malformed-request"');
  await served.close();
});

test('everything lies below the base: pages, API, files, the cookie', async () => {
  const served = await open({ base: '/a/ratings' });
  const at = (path: string) => fetch(new URL(path, served.url), { redirect: 'manual' });
  expect(new URL(served.url).pathname).toBe('/a/ratings/');
  expect((await at('/a/ratings')).headers.get('location')).toBe('/a/ratings/en/');
  const language = await at('/a/ratings/language/hu?to=/a/ratings/hu/search');
  expect(language.headers.get('location')).toBe('/a/ratings/hu/search');
  expect(language.headers.get('set-cookie')).toContain('Path=/a/ratings/;');
  const home = await (await at('/a/ratings/en/')).text();
  const links = [...home.matchAll(/(?:href|src|action)="([^"]+)"/g)].map(([, link]) => link as string);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => link.startsWith('/') && !link.startsWith('/a/ratings/'))).toEqual([]);
  const document = (await (await at('/a/ratings/api/v1/openapi.json')).json()) as { readonly servers: unknown };
  expect(document.servers).toEqual([{ url: '/a/ratings' }]);
  expect(((await (await at('/a/ratings/api/v1/nothing')).json()) as { readonly code: string }).code).toBe('not-found');
  expect((await at('/a/ratings/api/v1')).headers.get('location')).toBe('/a/ratings/api');
  const wished = await fetch(new URL('/a/ratings/api', served.url), {
    headers: { 'accept-language': 'hu' },
    redirect: 'manual',
  });
  expect(wished.headers.get('location')).toBe('/a/ratings/hu/api');
  for (const path of ['/', '/en/', '/api/v1/pools', '/a/ratingsen/'])
    expect([path, (await at(path)).status]).toEqual([path, 404]);
  await served.close();
});

test('only a proxy that is named is believed about who asks', async () => {
  const statuses = async (options: Partial<ServeOptions>): Promise<readonly number[]> => {
    const served = await open({ perMinute: 1, ...options });
    const answers: number[] = [];
    for (const asker of ['192.0.2.1', '192.0.2.2', '2001:db8::1', '2001:db8::2']) {
      const answer = await fetch(new URL('api/v1/health', served.url), { headers: { 'x-forwarded-for': asker } });
      answers.push(answer.status);
      if (answer.status === 429) expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    await served.close();
    return answers;
  };
  expect(await statuses({})).toEqual([200, 429, 429, 429]);
  expect(await statuses({ trustProxy: '127.0.0.1' })).toEqual([200, 200, 200, 429]);
});

test('an address that is spelled otherwise counts as the same, and no escape makes a request of the API one for a page', async () => {
  for (const spelled of ['/%61pi/v1/health', '/api/%76%31/health', '/api/v1/%68ealth.json']) {
    const served = await open({ perMinute: 1 });
    expect((await fetch(new URL('/api/v1/health', served.url))).status).toBe(200);
    expect([spelled, (await fetch(new URL(spelled, served.url))).status]).toEqual([spelled, 429]);
    await served.close();
  }
  for (const [asked, url] of [
    ['/en/players/%3Cb%3E?q=%61', '/en/players/%3Cb%3E?q=%61'],
    ['/%65n/%2E%2e/%5Fa%2D%7E', '/en/../_a-~'],
    ['/%2561pi', '/%2561pi'],
    ['http://other.example/en/?a=b', '/en/?a=b'],
    ['HTTPS://other.example', '/'],
    ['*', '*'],
  ])
    expect([asked, oneSpelling(asked as string)]).toEqual([asked, url]);
});

test('log lines name the route, not who was looked for', async () => {
  const lines: string[] = [];
  const served = await open({ log: { write: (line) => void lines.push(line) } });
  for (const path of [
    'api/v1/players/zzzzzzz',
    'en/search?q=Kovacs',
    'api/v1/search?q=Kovacs',
    'en/players/%zz',
    'x/Kovacs',
  ]) {
    await (await fetch(new URL(path, served.url))).text();
  }
  await served.close();
  const told = lines
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ route }) => route !== undefined);
  expect(told.map(({ method, route, status }) => [method, route, status])).toEqual([
    ['GET', '/api/v1/players/:player', 404],
    ['GET', '/en/search', 200],
    ['GET', '/api/v1/search', 200],
    ['GET', 'none', 404],
  ]);
  expect(lines.join('')).not.toMatch(/kovacs|zzz|127\.0\.0\.1:\d+\/en/i);
});

test('a store that is away is told, page or answer, and is asked again', async () => {
  let isAway = false;
  const store: Office['store'] = {
    ...office.store,
    kind: office.store.kind,
    read: async (work) => {
      if (isAway)
        throw new StoreError('store.lost', { address: 'postgres://secret@host/office', outcome: 'unchanged' });
      return office.store.read(work);
    },
  };
  let now = 0;
  const served = await serve(
    { ...office, store, clock: () => (now += 1000) },
    { host: '127.0.0.1', port: 0, assets: ASSETS },
  );
  const answer = async (path: string): Promise<readonly [number, string]> => {
    const got = await fetch(new URL(path, served.url));
    return [got.status, await got.text()];
  };
  expect((await answer('api/v1/pools'))[0]).toBe(200);
  isAway = true;
  const [status, problem] = await answer('api/v1/health');
  expect([status, (JSON.parse(problem) as { readonly code: string }).code]).toEqual([503, 'store-unavailable']);
  const [pageStatus, page] = await answer('hu/');
  expect([pageStatus, page.includes('<html lang="hu">')]).toEqual([503, true]);
  expect(`${problem}${page}`).not.toMatch(/secret|postgres|at .*\.ts/);
  isAway = false;
  expect((await answer('hu/'))[0]).toBe(200);
  await served.close();
});

test('a fault of ours is logged with its place, and neither log nor answer tells what it was about', async () => {
  const lines: string[] = [];
  const store: Office['store'] = {
    ...office.store,
    read: async () => {
      throw new TypeError('Kiss Anna was born on 2010-03-04');
    },
  };
  const served = await serve(
    { ...office, store },
    { host: '127.0.0.1', port: 0, assets: ASSETS, log: { write: (line) => void lines.push(line) } },
  );
  const problem = await fetch(new URL('api/v1/players/zzzzzzz?name=Kiss', served.url));
  const page = await fetch(new URL('ru/search?q=Kiss', served.url));
  expect([problem.status, page.status]).toEqual([500, 500]);
  expect(((await problem.json()) as { readonly code: string }).code).toBe('internal-error');
  expect(await page.text()).not.toMatch(/Kiss|2010-03|TypeError/);
  await served.close();
  const said = lines.map((line) => JSON.parse(line) as { readonly fault?: string; readonly at?: readonly string[] });
  const faults = said.filter(({ fault }) => fault !== undefined);
  expect(faults.map(({ fault, at }) => [fault, at?.some((frame) => frame.includes('serve.test.ts'))])).toEqual([
    ['TypeError', true],
    ['TypeError', true],
  ]);
  expect(lines.join('')).not.toMatch(/Kiss|2010-03/);
});
