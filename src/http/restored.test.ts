/** A server goes on while its database is put back to an earlier state, and grows from there: nothing of what it remembers stays. */
import { execFileSync } from 'node:child_process';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { personId } from '../ledger/ids.ts';
import type { Office } from '../desk/office.ts';
import { AS, bring, enter, enterPersons, officeOver, openPool } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { erasePlayer } from '../desk/registry/erase.ts';
import type { StoreKind } from '../stores/engine.ts';
import { forEachStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { buildServer } from './server.ts';

const ASSETS = { names: {}, files: new Map() };
const toClose: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of toClose.splice(0)) await close();
});

/** What a command does: it opens the database, works, and closes it. */
async function command(address: string, work: (office: Office) => Promise<unknown>): Promise<void> {
  const store = await openStore(address);
  try {
    await work(officeOver(store));
  } finally {
    await store.close();
  }
}

/** Keeps the present state; what it returns puts the database back to it. */
const kept: Readonly<Record<StoreKind, (address: string) => Promise<() => Promise<void>>>> = {
  // by a process of its own: whoever closes a file in this one would give up SQLite's locks on it
  sqlite: async (address) => {
    execFileSync('cp', [address, `${address}.kept`]);
    return async () => void execFileSync('cp', [`${address}.kept`, address]);
  },
  postgres: async (address) => {
    const run = async (sql: string): Promise<readonly Record<string, string>[]> => {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      return client
        .query<Record<string, string>>(sql)
        .then(({ rows }) => rows)
        .finally(() => client.end());
    };
    const tables = await run('select tablename from pg_tables where schemaname = current_schema()');
    const names = tables.map(({ tablename }) => tablename as string);
    await run(names.map((name) => `create table "kept_${name}" as table "${name}"`).join(';'));
    const back = names.map((name) => `delete from "${name}"; insert into "${name}" select * from "kept_${name}"`);
    // as a restoring superuser does it, without the triggers that guard the ledger
    return async () =>
      void (await run(`begin; set local session_replication_role = replica; ${back.join(';')}; commit`));
  },
};

/** Every look of the server at the ledger is a new one. */
async function servedAt(address: string): Promise<FastifyInstance> {
  const store = await openStore(address);
  let now = 0;
  const server = await buildServer(
    { ...officeOver(store), clock: () => (now += 1000) },
    { assets: ASSETS, perMinute: 100_000 },
  );
  toClose.push(
    () => server.close(),
    () => store.close(),
  );
  return server;
}

const ADDRESSES = [
  '/en/',
  '/en/lists/fide/2024-05',
  '/en/lists/fide/2024-06',
  '/en/lists/fide/2024-06/since/2024-05',
  '/en/search?q=kiss',
  '/en/search?q=later',
  `/en/players/${personId(1)}`,
  `/en/players/${personId(4)}`,
  '/en/drift/fide',
  '/files/fide-2024-05.csv',
  '/files/fide-2024-06.csv',
  '/api/v1/pools',
  '/api/v1/pools/fide/lists',
  '/api/v1/lists/fide/2024-05/entries',
  '/api/v1/lists/fide/2024-05/entries?format=ndjson',
  '/api/v1/lists/fide/2024-06/entries?format=csv',
  '/api/v1/search?q=kiss',
  '/api/v1/search?q=later',
  `/api/v1/players/${personId(1)}`,
  `/api/v1/players/${personId(4)}`,
];

const answers = async (server: FastifyInstance): Promise<Readonly<Record<string, string>>> => {
  const all: Record<string, string> = {};
  for (const url of ADDRESSES) {
    const { statusCode, body } = await server.inject(url);
    all[url] = `${statusCode} ${body}`;
  }
  return all;
};

const beginning = (office: Office) => async (): Promise<void> => {
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [{ name: 'Kiss, Anna' }, { name: 'Nagy, Béla' }, { name: 'Szabó, Lili' }]);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800 });
};

forEachStore((kind, store) => {
  test.each([
    ['at once', 0],
    ['as long as it was', 2],
    ['longer than it was', 7],
  ] as const)('the ledger that was put back is asked %s: everything is that of the other ledger', async (_, more) => {
    const address = await store.fresh();
    await command(address, (office) => beginning(office)());
    const putBack = await kept[kind](address);
    await command(address, async (office) => {
      await enterPersons(office, 4, [{ name: 'Later, Lea' }]);
      await bring(office, 'fide', '2024-06', { 1: 2137, 2: 1900, 3: 1800, 4: 1700 });
    });
    const server = await servedAt(address);
    const before = await answers(server);
    expect(before['/en/lists/fide/2024-06']).toContain('Later, Lea');
    expect(before['/files/fide-2024-05.csv']).toContain('Kiss, Anna');
    await putBack();
    if (more > 0) {
      await command(address, async (office) => {
        done(await erasePlayer(office, personId(1), AS));
        for (let at = 1; at < more; at += 1) await enterPersons(office, 3 + at, [{ name: `Other, ${at}` }]);
      });
    }
    const after = await answers(server);
    const saying = (words: RegExp): readonly string[] => ADDRESSES.filter((url) => words.test(after[url] as string));
    expect(saying(/Later, Lea|2137/)).toEqual([]);
    expect(saying(/^404/)).toEqual(expect.arrayContaining(['/en/lists/fide/2024-06', '/files/fide-2024-06.csv']));
    expect(saying(/Kiss, Anna/)).toEqual(more === 0 ? expect.arrayContaining(['/en/']) : []);
    // and all of it is what a server says that has never seen the other ledger
    const fresh = await answers(await servedAt(address));
    expect(ADDRESSES.filter((url) => after[url] !== fresh[url])).toEqual([]);
  });
});
