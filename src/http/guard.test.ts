import { expect, test } from 'vitest';
import fastify from 'fastify';
import {
  clientKey,
  countOf,
  SECURITY_HEADERS,
  addSecurityHeaders,
  limitRequests,
  CROSS_ORIGIN_HEADERS,
  RateLimiter,
} from './guard.ts';
import { cachedResponse } from './kept.ts';
import { send } from './send.ts';

test('an address may ask so often in a minute, and others meanwhile', () => {
  const turnstile = new RateLimiter(2);
  expect(turnstile.wait('a', 1000)).toBeUndefined();
  expect(turnstile.wait('a', 1001)).toBeUndefined();
  expect(turnstile.wait('a', 21_000)).toBe(40);
  expect(turnstile.wait('b', 21_000)).toBeUndefined();
  expect(turnstile.wait('a', 61_000)).toBeUndefined();
  // a clock that was set back keeps nobody out
  expect([turnstile.wait('a', 61_001), turnstile.wait('a', 61_002), turnstile.wait('a', 10)]).toEqual([
    undefined,
    60,
    undefined,
  ]);
});

test('what takes long to make counts as several requests', () => {
  const turnstile = new RateLimiter(10);
  expect(turnstile.wait('a', 1000, 9)).toBeUndefined();
  expect(turnstile.wait('a', 1000, 0)).toBeUndefined();
  expect(turnstile.wait('a', 1000)).toBeUndefined();
  expect(turnstile.wait('a', 1000)).toBe(60);
  expect(turnstile.wait('b', 1000, 11)).toBe(60);
  expect(turnstile.wait('c', 1000)).toBeUndefined();
});

test('every answer has the guarding headers, ready or not; a log line is written for both; too many are told to wait', async () => {
  const server = fastify();
  const seen: number[] = [];
  server.addHook('onResponse', async (_, reply) => void seen.push(reply.statusCode));
  addSecurityHeaders(server);
  limitRequests(server, new RateLimiter(5));
  server.get('/made', async () => 'made');
  const ready = cachedResponse(200, 'text/plain', 'ready '.repeat(100), { 'x-own': '1' });
  server.get('/ready', async (request, reply) => send(request, reply.header('x-before', '2'), ready));
  const [made, plain] = [await server.inject('/made'), await server.inject('/ready')];
  for (const { headers } of [made, plain]) {
    expect(headers).toMatchObject(SECURITY_HEADERS);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
  }
  expect(plain.headers).toMatchObject({
    'x-own': '1',
    'x-before': '2',
    'content-length': '600',
    etag: ready.plain.etag,
  });
  const packed = await server.inject({ url: '/ready', headers: { 'accept-encoding': 'gzip' } });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.headers.etag).toBe(ready.plain.etag.replace(/"$/, '-gzip"'));
  expect(packed.rawPayload).toEqual(ready.gzipped.bytes);
  const head = await server.inject({ url: '/ready', method: 'HEAD' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '600']);
  const known = await server.inject({ url: '/ready', headers: { 'if-none-match': ready.plain.etag } });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const late = await server.inject('/made');
  expect([late.statusCode, late.headers['retry-after']]).toEqual([429, '60']);
  expect(seen).toEqual([200, 200, 200, 200, 304, 429]);
  await server.close();
});

test('a page may not be embedded, and may use nothing of the reader’s machine but the clipboard; what is open is open', async () => {
  expect(SECURITY_HEADERS['content-security-policy']).not.toContain('unsafe');
  expect(SECURITY_HEADERS['cross-origin-resource-policy']).toBe('same-origin');
  const permissions = (SECURITY_HEADERS['permissions-policy'] as string).split(', ');
  expect(permissions.filter((each) => !each.endsWith('=()'))).toEqual(['clipboard-write=(self)']);
  expect(permissions).toContain('geolocation=()');
  const server = fastify();
  addSecurityHeaders(server);
  const open = cachedResponse(200, 'text/plain', 'open', CROSS_ORIGIN_HEADERS);
  server.get('/open', async (request, reply) => send(request, reply, open));
  server.get('/elsewhere', async (_request, reply) => reply.headers(CROSS_ORIGIN_HEADERS).redirect('/open'));
  const [ready, known, led] = [
    await server.inject('/open'),
    await server.inject({ url: '/open', headers: { 'if-none-match': open.plain.etag } }),
    await server.inject('/elsewhere'),
  ];
  expect([ready.statusCode, known.statusCode, led.statusCode]).toEqual([200, 304, 302]);
  for (const { headers } of [ready, known, led])
    expect(headers).toMatchObject({ ...SECURITY_HEADERS, ...CROSS_ORIGIN_HEADERS });
  await server.close();
});

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:0db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['fe80::1:2:3:4:5:6', 'fe80:0:1:2'],
  ['unix', 'unix'],
])('%s counts as %s', (address, asker) => expect(clientKey(address)).toBe(asker));

test('programs are counted apart from people, and what is asked in an address changes nothing of that', () => {
  const limiter = new RateLimiter(2, 5);
  const ask = (url: string): boolean => limiter.wait('10.0.0.1', 0, 1, countOf(url)) === undefined;
  expect(Array.from({ length: 4 }, () => ask('/ratings/api/v1/pools'))).toEqual([true, true, false, false]);
  expect(Array.from({ length: 6 }, () => ask('/en/search?q=/api/v1/'))).toEqual([true, true, true, true, true, false]);
  expect(ask('/api/v1/health')).toBe(false);
});
