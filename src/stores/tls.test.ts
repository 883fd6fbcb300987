/** TLS to PostgreSQL: a real server with the certificate of `test/tls`, which is for `localhost` only. */
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { StoreError, type Unreachable } from './errors.ts';
import { onServer, postgresUrl, testStore } from './harness.fixture.ts';
import { openStore, MIGRATIONS } from './store.ts';
import type { Tables } from './tables.ts';

const certificate = (name: string): string => fileURLToPath(new URL(`../../test/tls/${name}.pem`, import.meta.url));

/** Another's server has another's certificate. */
const isOurs = (process.env['ELOBOOK_TEST_POSTGRES'] ?? '') === '';

describe.skipIf(!isOurs)('TLS', () => {
  const store = testStore('postgres');

  const address = async (host: string, more: Readonly<Record<string, string>>): Promise<string> => {
    const url = new URL(await store.fresh());
    url.hostname = host;
    for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
    return url.href;
  };

  const reasonOf = async (to: string): Promise<Unreachable | undefined> => {
    try {
      await (await openStore(to)).close();
      return undefined;
    } catch (error) {
      if (!(error instanceof StoreError) || error.code !== 'store.unreachable') throw error;
      // nothing of the options, among which a password may be
      expect(error.facts.address).not.toContain('ssl');
      return (error as StoreError<'store.unreachable'>).facts.reason;
    }
  };

  const full = { sslmode: 'verify-full', sslrootcert: certificate('authority') };

  test('a server with a certificate for its name, from an authority that is trusted, is connected to, encrypted', async () => {
    const engine = await store.open<Tables>(MIGRATIONS, { address: await address('localhost', full) });
    const { rows } = await engine.read(({ db }) =>
      sql<{ ssl: number }>`select ssl from pg_stat_ssl where pid = pg_backend_pid()`.execute(db),
    );
    expect(rows).toEqual([{ ssl: 1 }]);
  });

  test.each([
    ['another name', '127.0.0.1', full, 'certificate-name'],
    ['an authority that nobody here trusts', 'localhost', { sslmode: 'verify-full' }, 'certificate'],
    ['another authority', 'localhost', { ...full, sslrootcert: certificate('other-authority') }, 'certificate'],
    ['a file that is not there', 'localhost', { ...full, sslrootcert: 'no-such-file.pem' }, 'certificate-file'],
    ['without TLS it goes by any name', '127.0.0.1', {}, undefined],
  ] as const)('%s', async (_title, host, more, reason) => {
    expect(await reasonOf(await address(host, more))).toBe(reason);
  });

  test('a server that does not encrypt is refused where it was asked for', async () => {
    const server = await postgresUrl();
    const to = await address('localhost', full);
    const turned = async (ssl: 'on' | 'off'): Promise<void> => {
      await onServer(server, ssl === 'off' ? 'alter system set ssl = off' : 'alter system reset ssl');
      await onServer(server, 'select pg_reload_conf()');
      for (let is = ''; is !== ssl; await pause(20)) {
        const client = new pg.Client({ connectionString: server });
        await client.connect();
        is = (await client.query<{ ssl: string }>('show ssl')).rows[0]?.ssl ?? '';
        await client.end();
      }
    };
    await turned('off');
    try {
      expect(await reasonOf(to)).toBe('no-tls');
    } finally {
      await turned('on');
    }
    expect(await reasonOf(to)).toBeUndefined();
  });
});
