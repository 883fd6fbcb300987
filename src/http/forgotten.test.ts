/** What a server keeps in the temporary folder holds no name of anybody who was erased, nor does it stay after the server. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { personId } from '../ledger/ids.ts';
import { markedName } from '../desk/leftovers.ts';
import { AS, bring, enterPersons, openPool, type TestOffice, testOffice } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { erasePlayer } from '../desk/registry/erase.ts';
import { forEachStore, testStore } from '../stores/harness.fixture.ts';
import { serve } from './serve.ts';
import { buildServer } from './server.ts';

const ASSETS = { names: {}, files: new Map() };
const NEVER = 2 ** 31 - 1;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** The files in the folder, unpacked, that hold a name. */
const holding = (name: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => {
    try {
      const bytes = readFileSync(join(folder, file));
      return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).includes(name);
    } catch {
      // a folder, or removed just now
      return statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() === true;
    }
  });

async function filled(office: TestOffice): Promise<TestOffice> {
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [
    { name: 'Kiss, Anna', fide: '700100' },
    { name: 'Nagy, Béla', fide: '700200' },
  ]);
  await bring(office, 'fide', '2024-06', { 1: 2000, 2: 1900 });
  return office;
}

/** Every look of the server at the ledger is a new one. */
function served(office: TestOffice, sweepEvery: number): Promise<FastifyInstance> {
  vi.stubEnv('TMPDIR', folder);
  let now = 0;
  return buildServer({ ...office, clock: () => (now += 1000) }, { assets: ASSETS, perMinute: 100_000, sweepEvery });
}

const askForAll = async (server: FastifyInstance): Promise<void> => {
  for (const ending of ['csv', 'json', 'txt', 'xml']) {
    expect((await server.inject(`/files/fide-2024-06.${ending}`)).statusCode).toBe(200);
  }
};

forEachStore((_, store) => {
  test('after an erasure the next request of any kind lets its files go, and those of a later one have no name', async () => {
    const office = await filled(await testOffice(store));
    const server = await served(office, NEVER);
    await askForAll(server);
    expect(holding('Kiss')).toHaveLength(8);
    done(await erasePlayer(office, personId(1), AS));
    expect((await server.inject('/assets/none.css')).statusCode).toBe(404);
    await vi.waitFor(() => expect(holding('Kiss')).toEqual([]), { timeout: 300_000 });
    await askForAll(server);
    expect([holding('Kiss').length, holding('Nagy').length]).toEqual([0, 8]);
    await server.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

const store = testStore('sqlite');

test('they go also where nobody asks for anything, and the store is away at first', async () => {
  const office = await filled(await testOffice(store));
  const { store: reached } = office;
  const looks = { isAway: false, count: 0 };
  const read: typeof reached.read = (work) => {
    looks.count += 1;
    return looks.isAway ? Promise.reject(new Error('the store is away')) : reached.read(work);
  };
  const server = await served({ ...office, store: { ...reached, read } }, 5);
  await askForAll(server);
  looks.isAway = true;
  done(await erasePlayer(office, personId(1), AS));
  const before = looks.count;
  await vi.waitFor(() => expect(looks.count).toBeGreaterThan(before + 3), { timeout: 300_000 });
  looks.isAway = false;
  await vi.waitFor(() => expect(holding('Kiss')).toEqual([]), { timeout: 300_000 });
  await server.close();
});

test('what a server that was killed has left goes when the next one starts', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const mark = markedName('elobook-').replace(String(process.pid), String(pid));
  const [left, own] = [join(folder, `${mark}-x`), join(folder, `${markedName('elobook-')}-y`)];
  for (const each of [left, own]) {
    mkdirSync(each);
    writeFileSync(join(each, '1'), 'Kiss, Anna');
  }
  const office = await testOffice(store);
  vi.stubEnv('TMPDIR', folder);
  const { close } = await serve(office, { host: '127.0.0.1', port: 0, assets: ASSETS });
  await vi.waitFor(() => expect(existsSync(left)).toBe(false), { timeout: 300_000 });
  expect(existsSync(own)).toBe(true);
  await close();
});
