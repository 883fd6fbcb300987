/** The same tests on every store, each with a new, empty database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterEach, describe, inject } from 'vitest';
import type { Engine, Kind, Migrations, OpenOptions } from './engine.ts';
import { openEngine } from './open.ts';

export interface TestStore {
  readonly kind: Kind;
  /** The address of a new, empty database; it is removed after the test. */
  readonly fresh: () => Promise<string>;
  /** Opens a new database, or one at an address; it is closed after the test. */
  readonly open: <DB>(schema: Migrations, options?: OpenOptions & { readonly address?: string }) => Promise<Engine<DB>>;
}

/** `describe` for each store. What is kept is forgotten after each test, the last first. */
export function forEachStore(tests: (kind: Kind, store: TestStore) => void): void {
  describe.each([
    ['sqlite', freshFile],
    ['postgres', freshSchema],
  ] as const)('on %s', (kind, make) => tests(kind, testStore(kind, make)));
}

type Forget = () => Promise<void>;

/** For tests of one store. */
export function testStore(kind: Kind, make = kind === 'sqlite' ? freshFile : freshSchema): TestStore {
  const kept: Forget[] = [];
  afterEach(async () => {
    for (const forget of kept.splice(0).reverse()) await forget();
  });
  const fresh = async (): Promise<string> => {
    const [address, forget] = await make();
    kept.push(forget);
    return address;
  };
  return {
    kind,
    fresh,
    open: async <DB>(schema: Migrations, { address, ...options }: OpenOptions & { readonly address?: string } = {}) => {
      const engine = await openEngine<DB>(address ?? (await fresh()), schema, options);
      kept.push(() => engine.close());
      return engine;
    },
  };
}

async function freshFile(): Promise<readonly [string, Forget]> {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  return [join(folder, 'office.db'), async () => rmSync(folder, { recursive: true, force: true })];
}

/** The server's address, after it has been started. */
export async function postgresUrl(): Promise<string> {
  const answer = await text(connect(inject('postgresPort'), '127.0.0.1'));
  if (!answer.startsWith('postgres')) throw new Error(answer);
  return answer;
}

let schemas = 0;

/** A schema of its own, which is far quicker to make than a database and as empty. */
async function freshSchema(): Promise<readonly [string, Forget]> {
  const server = await postgresUrl();
  schemas += 1;
  const name = `elobook_test_${process.pid}_${schemas}`;
  await onServer(server, `create schema ${name}`);
  const url = new URL(server);
  url.searchParams.set('options', `-csearch_path=${name}`);
  return [url.href, () => onServer(server, `drop schema if exists ${name} cascade`)];
}

/** One statement of its own, outside of any engine. */
export async function onServer(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
