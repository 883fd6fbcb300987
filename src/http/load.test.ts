/** One address that asks too much, and the others meanwhile: the real server over a real store that can be made to wait. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Office } from '../desk/office.ts';
import { bring, enter, enterPersons, officeOver, openPool } from '../desk/lists/office.fixture.ts';
import { atOnce } from '../core/slices.ts';
import { openStore } from '../stores/store.ts';
import { jsonSlices } from './api/json-text.ts';
import { ANSWERS, STREAMS } from './making.ts';
import { buildServer, type ServerOptions } from './server.ts';

const ASSETS = { names: {}, files: new Map() };
let folder: string;
let office: Office;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  office = officeOver(await openStore(join(folder, 'office.db')));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [{ name: 'Kasparov, Garry' }, { name: 'Kása, Péter' }]);
  await bring(office, 'fide', '2024-06', { 1: 2790, 2: 1500 });
});
afterAll(async () => {
  await office.store.close();
  rmSync(folder, { recursive: true });
});

const open = (store: Office['store'] = office.store, options: ServerOptions = {}): Promise<FastifyInstance> =>
  buildServer({ ...office, store }, { assets: ASSETS, ...options });

const asking =
  (server: FastifyInstance) =>
  (url: string, remoteAddress = '192.0.2.1'): Promise<LightMyRequestResponse> =>
    server.inject({ url, remoteAddress });

const statuses = (answers: readonly LightMyRequestResponse[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const { statusCode } of answers) counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  return counts;
};

test('while one address has more made than it may, it waits or is told to, and others are answered', async () => {
  let [isHeld, letGo]: [boolean, () => void] = [false, () => undefined];
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  // the searches of one stand still
  const store: Office['store'] = {
    ...office.store,
    read: (work) =>
      office.store.read(async (desk) =>
        work({
          ...desk,
          personsWith: async (...asked) =>
            isHeld ? (await held, desk.personsWith(...asked)) : desk.personsWith(...asked),
        }),
      ),
  };
  const server = await open(store);
  const ask = asking(server);
  await ask('/en/');
  isHeld = true;
  const asked = ANSWERS.atOnceEach + ANSWERS.waitingEach + 5;
  const searches = Array.from({ length: asked }, (_, at) => ask(`/api/v1/search?q=${at + 100_000}`));
  const refused = await Promise.race(searches);
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().code]).toEqual([503, '2', 'busy']);
  // what is ready goes out, also to this address; and somebody else has his own page made
  expect((await ask('/en/')).statusCode).toBe(200);
  expect((await ask('/hu/', '192.0.2.2')).statusCode).toBe(200);
  expect((await ask('/api/v1/health')).statusCode).toBe(200);
  // pages wait, where the API is told to ask again
  const hall = Array.from({ length: 3 * ANSWERS.waitingEach }, (_, at) => ask(`/ru/search?q=${at + 100_000}`));
  letGo();
  expect(statuses(await Promise.all(hall))).toEqual({ 200: hall.length });
  expect(statuses(await Promise.all(searches))).toEqual({ 200: ANSWERS.atOnceEach + ANSWERS.waitingEach, 503: 5 });
  await server.close();
});

test('what several ask for at the same time is made once', async () => {
  let searches = 0;
  const store: Office['store'] = {
    ...office.store,
    read: (work) =>
      office.store.read((desk) =>
        work({
          ...desk,
          personsWith: (...asked) => {
            searches += 1;
            return desk.personsWith(...asked);
          },
        }),
      ),
  };
  const server = await open(store);
  const ask = asking(server);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => ask('/en/search?q=fide+700100', `192.0.2.${at}`)),
  );
  expect(statuses(answers)).toEqual({ 200: 10 });
  expect(searches).toBe(1);
  await server.close();
});

test('what has to be made counts by what it takes, and what is ready as one', async () => {
  const server = await open(office.store, { perMinute: 10 });
  const ask = asking(server);
  const asked = async (url: string): Promise<number> => (await ask(url)).statusCode;
  // of pages 3 and 1; of the API 1 and 5, and the next 5 are too many
  expect(await asked('/en/search?q=kas')).toBe(200);
  expect(await asked('/en/search?q=kas')).toBe(200);
  expect(await asked('/api/v1/health')).toBe(200);
  expect(await asked('/api/v1/lists/fide/2024-06/entries')).toBe(200);
  const late = await ask('/api/v1/lists/fide/2024-06/entries?sort=name');
  expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await asked('/en/search?q=kas')).toBe(200);
  const stream = await ask('/api/v1/lists/fide/2024-06/entries?format=csv', '192.0.2.9');
  expect([stream.statusCode, Number(stream.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await ask('/api/v1/health', '192.0.2.10')).statusCode).toBe(200);
  await server.close();
});

test('whole lists go out to so many at once, of one address to fewer; whoever ends makes room', async () => {
  const server = await open(office.store, { perMinute: 1_000_000 });
  await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as { readonly port: number };
  const url = `http://127.0.0.1:${port}/api/v1/lists/fide/2024-06/entries?format=ndjson`;
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => fetch(url).then(async (got) => [got.status, await got.text()] as const)),
  );
  const sent = answers.filter(([status]) => status === 200);
  expect(sent.length).toBeGreaterThanOrEqual(STREAMS.atOnceEach);
  for (const [, text] of sent) expect(text.trim().split('\n')).toHaveLength(2);
  expect(answers.filter(([status]) => status !== 200 && status !== 503)).toEqual([]);
  // every place is free again
  for (let time = 0; time < 3 * STREAMS.atOnceEach; time += 1) expect((await fetch(url)).status).toBe(200);
  await server.close();
});

test('an answer of the API is the JSON of what is there, whatever its size', () => {
  const value = fc.jsonValue({ maxDepth: 3 });
  const member = fc.oneof(
    value,
    fc.constant(undefined),
    fc.array(fc.dictionary(fc.string(), value), { maxLength: 60 }),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), member), (answer) => {
      expect(atOnce(jsonSlices(answer))).toBe(JSON.stringify(present(answer)));
    }),
  );
});

/** Without members that are null or undefined. */
const present = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(present);
  if (typeof value !== 'object' || value === null) return value;
  const there = Object.entries(value).filter(([, each]) => each !== null && each !== undefined);
  return Object.fromEntries(there.map(([name, each]) => [name, present(each)]));
};

test('a long list of an answer is written some members at a time', () => {
  const work = jsonSlices({ players: Array.from({ length: 1000 }, (_, id) => ({ id })) });
  let turns = 0;
  while (work.next().done !== true) turns += 1;
  expect(turns).toBeGreaterThanOrEqual(40);
});
