import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { flowing } from './api/stream.ts';
import { type CachedResponse, cachedResponse, ResponseCache, withCompressedForm } from './kept.ts';
import { sendStream, send, takesGzip } from './send.ts';

const PAGE = cachedResponse(200, 'text/plain', 'page '.repeat(100));
const SHORT = cachedResponse(200, 'text/plain', 'short');
const FAULT = cachedResponse(404, 'text/plain', 'there is nothing '.repeat(20));
let begun = 0;
let server: FastifyInstance;

beforeAll(() => {
  server = fastify();
  server.get('/page', async (request, reply) => send(request, reply, PAGE));
  server.get('/short', async (request, reply) => send(request, reply, SHORT));
  server.get('/fault', async (request, reply) => send(request, reply, FAULT));
  server.get('/unsendable', async (request, reply) =>
    send(request, reply, cachedResponse(301, 'text/plain', '', { location: '/ű\n' })),
  );
  server.get('/lines', async (request, reply) => {
    async function* slices(): AsyncIterable<string> {
      begun += 1;
      yield 'ő\n'.repeat(50_000);
      yield 'ű\n';
    }
    const form = takesGzip(request) ? 'gzip' : 'plain';
    return sendStream(request, reply, flowing({ type: 'text/plain', slices }, 'tag', { 'x-own': '1' }, form));
  });
});
afterAll(() => server.close());

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ url, headers, method });

test.each([
  ['the tag', (tag: string) => tag, 304],
  ['the tag, called weak by a proxy', (tag: string) => `W/${tag}`, 304],
  ['the tag among others', (tag: string) => `"a", ${tag},"b"`, 304],
  ['any', () => '*', 304],
  ['another', () => '"a"', 200],
  ['the tag without its marks', (tag: string) => tag.slice(1, -1), 200],
  ['nothing', () => '', 200],
] as const)('who names %s', async (_, named, status) => {
  expect((await ask('/page', { 'if-none-match': named(PAGE.plain.etag) })).statusCode).toBe(status);
});

test('packed bytes have a tag of their own, and are known by it alone', async () => {
  const gzip = { 'accept-encoding': 'gzip' };
  const { headers } = await ask('/page', gzip);
  expect(headers.etag).not.toBe(PAGE.plain.etag);
  expect((await ask('/page', { ...gzip, 'if-none-match': headers.etag as string })).statusCode).toBe(304);
  expect((await ask('/page', { ...gzip, 'if-none-match': PAGE.plain.etag })).statusCode).toBe(200);
});

test('what packing makes no smaller is not packed', async () => {
  const { headers, body } = await ask('/short', { 'accept-encoding': 'gzip' });
  expect([headers['content-encoding'], headers['content-length'], body]).toEqual([undefined, '5', 'short']);
});

test('a fault is never what one has already', async () => {
  expect((await ask('/fault', { 'if-none-match': FAULT.plain.etag })).statusCode).toBe(404);
});

test('lines go out whole, plain or packed; nothing is begun for who has them or asks for the head alone', async () => {
  const whole = `${'ő\n'.repeat(50_000)}ű\n`;
  const plain = await ask('/lines');
  expect([plain.headers.etag, plain.headers['x-own'], plain.body === whole]).toEqual(['"tag"', '1', true]);
  const packed = await ask('/lines', { 'accept-encoding': 'gzip' });
  expect([packed.headers.etag, packed.headers['content-encoding']]).toEqual(['"tag-gzip"', 'gzip']);
  expect(gunzipSync(packed.rawPayload).toString() === whole).toBe(true);
  expect(begun).toBe(2);
  const known = await ask('/lines', { 'if-none-match': '"tag"' });
  const head = await ask('/lines', {}, 'HEAD');
  expect([known.statusCode, known.body, head.statusCode, head.body]).toEqual([304, '', 200, '']);
  expect([head.headers['content-type'], head.headers['content-length']]).toEqual(['text/plain', undefined]);
  expect(begun).toBe(2);
});

test('what is large is packed before it is asked for, and is the same', async () => {
  const [large, small] = ['page '.repeat(20_000), 'page '.repeat(10)].map((text) =>
    cachedResponse(200, 'text/plain', text),
  );
  expect(await withCompressedForm(large as CachedResponse)).toBe(large);
  expect(gunzipSync((large as CachedResponse).gzipped.bytes).toString()).toBe('page '.repeat(20_000));
  const before = (large as CachedResponse).gzipped;
  await (large as CachedResponse).pack();
  expect((large as CachedResponse).gzipped).toBe(before);
  expect((await withCompressedForm(small as CachedResponse)).gzipped.bytes.length).toBeLessThan(50);
});

test('answers that are kept are weighed once, also where one is made twice', () => {
  const answers = new ResponseCache(80_000);
  expect(answers.get('a', '/')).toBeUndefined();
  const answer = (): ReturnType<typeof cachedResponse> => cachedResponse(200, 'text/plain', 'x'.repeat(5000));
  for (let at = 0; at < 100; at++) answers.put('a', '/same', answer(), '/:page');
  answers.put('a', '/other', answer(), '/:page');
  expect([answers.get('a', '/same'), answers.get('a', '/other')].map((each) => each?.status)).toEqual([200, 200]);
  for (let at = 0; at < 20; at++) answers.put('a', `/${at}`, answer(), '/:page');
  expect(answers.get('a', '/same')).toBeUndefined();
  expect(answers.get('a', '/19')).toBeDefined();
});

test('answers are kept for one ledger: with another all go, and what was begun before does not come in', () => {
  const answers = new ResponseCache();
  expect(answers.get('a', '/')).toBeUndefined();
  answers.put('a', '/', PAGE, '/');
  expect(answers.get('a', '/')).toBe(PAGE);
  expect(answers.get('b', '/')).toBeUndefined();
  answers.put('a', '/', PAGE, '/');
  expect([answers.get('b', '/'), answers.get('a', '/')]).toEqual([undefined, undefined]);
});

test('a long address weighs, also where it only leads on', () => {
  const answers = new ResponseCache(80_000);
  expect(answers.get('a', '/')).toBeUndefined();
  const long = (at: number): string => `/${at}?${'x'.repeat(7000)}`;
  for (let at = 0; at < 20; at++) answers.put('a', long(at), cachedResponse(302, 'text/html', ''), '/');
  const stay = Array.from({ length: 20 }, (_, at) => at).filter((at) => answers.get('a', long(at)) !== undefined);
  expect(stay).toEqual([12, 13, 14, 15, 16, 17, 18, 19]);
});

test('a header that cannot be sent is a fault that is answered, and nothing that is kept', async () => {
  const answers = new ResponseCache();
  expect(answers.get('a', '/')).toBeUndefined();
  answers.put('a', '/', cachedResponse(301, 'text/plain', '', { location: '/ű\n' }), '/');
  expect(answers.get('a', '/')).toBeUndefined();
  expect((await ask('/unsendable')).statusCode).toBe(500);
});
