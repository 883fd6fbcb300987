/** Long work broken off a few times over the built program; `npm run crash -- jobs` does it often, with more. */
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { forEachStore, onServer, postgresUrl, type TestStore } from '../src/stores/harness.fixture.ts';
import {
  serversAndWorkers,
  serverKilledUnderClients,
  workerKilledInImport,
  workerKilledInUpload,
} from './long-work.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));

/** Where there is nothing yet; what workers make beside it goes with it. */
async function emptyAddress(store: TestStore): Promise<string> {
  const address = await store.fresh();
  const [, schema] = /search_path=(\w+)/.exec(decodeURIComponent(address)) ?? [];
  if (schema !== undefined) {
    store.closing?.(async () => onServer(await postgresUrl(), `drop schema if exists ${schema}_jobs cascade`));
  }
  return address;
}

forEachStore((kind, store) => {
  test('a worker is killed in the middle of an upload: every file comes in, once', async () => {
    const address = await emptyAddress(store);
    expect(await workerKilledInUpload(MAIN, address, { files: 400, marks: [60, 200] })).toBeGreaterThan(0);
  });

  test('a worker is killed in the middle of an import: every player comes in, once, by one import', async () => {
    const address = await emptyAddress(store);
    expect(await workerKilledInImport(MAIN, address, { players: 12_000, marks: [0, 10_000] })).toBeGreaterThan(0);
  });

  test('a server is killed while 64 clients send: everything that was acknowledged is there, once', async () => {
    const address = await emptyAddress(store);
    const { acknowledged } = await serverKilledUnderClients(MAIN, address, { clients: 64, after: 150 });
    expect(acknowledged).toBeGreaterThanOrEqual(150);
  });

  if (kind !== 'postgres') return;

  test('two servers and two workers share an office, and one worker is killed', async () => {
    await serversAndWorkers(MAIN, await emptyAddress(store), { files: 200, jobs: 3 });
  });
});
