/** What can go wrong with a database, each really brought about where a test can. */
import {
  chmodSync,
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { StoreEngine } from './engine.ts';
import { shownAddress, StoreError } from './errors.ts';
import { openNewStore } from './drafts.ts';
import { onServer, postgresUrl, testStore } from './harness.fixture.ts';
import { openEngine } from './open.ts';
import { asPostgresError as postgresTold } from './postgres.ts';
import { type Kept, THINGS } from './schema.fixture.ts';
import { asStoreError as sqliteTold } from './sqlite.ts';

const refused = (work: Promise<unknown>): Promise<readonly unknown[]> =>
  work.then(
    () => expect.fail('it should have been refused'),
    (error: unknown) => (error instanceof StoreError ? [error.code, error.facts] : [error]),
  );

const count = (engine: StoreEngine<Kept>): Promise<number> =>
  engine.read(async ({ db }) => (await db.selectFrom('things').select('id').execute()).length);

const fill = (engine: StoreEngine<Kept>, rows: number): Promise<number> =>
  engine.write(({ insertMany }) =>
    insertMany(
      'things',
      ['id', 'text'],
      Array.from({ length: rows }, (_, id) => [id, 'a text '.repeat(100)]),
    ),
  );

describe('a store error', () => {
  test('is a finding that refuses', () => {
    const error = new StoreError('store.full', { address: 'office.db' });
    expect(error.finding()).toEqual({ code: 'store.full', weight: 'refuse', facts: { address: 'office.db' } });
    expect([error.name, error.message]).toEqual(['StoreError', 'store.full {"address":"office.db"}']);
  });

  for (const [address, shown] of [
    ['office.db', 'office.db'],
    [':memory:', ':memory:'],
    ['postgres://office:secret@host:5432/ratings', 'postgres://office@host:5432/ratings'],
    ['postgresql://office:sec@ret/:x@host/ratings?sslmode=require', 'postgresql://office@host/ratings'],
    ['postgres://office@host/ratings', 'postgres://office@host/ratings'],
    ['POSTGRES://host/ratings?user=office&password=secret', 'POSTGRES://host/ratings'],
    ['postgres://:secret@host', 'postgres://@host'],
  ] as const) {
    test(`the address ${address} is shown as ${shown}`, () => expect(shownAddress(address)).toBe(shown));
  }
});

describe('SQLite', () => {
  const store = testStore('sqlite');

  /** As somebody who has no rights of his own; root may do everything, whatever the file says. */
  async function asNobody<T>(work: () => Promise<T>): Promise<T> {
    if (process.getuid?.() !== 0) return await work();
    process.seteuid?.(65_534);
    try {
      return await work();
    } finally {
      process.seteuid?.(0);
    }
  }

  test('a folder, or a file in no folder, is not opened', async () => {
    const file = await store.fresh();
    const folder = dirname(file);
    expect(await refused(openEngine(folder, THINGS))).toEqual([
      'store.unreachable',
      { address: folder, reason: 'folder' },
    ]);
    const address = join(folder, 'no', 'office.db');
    expect(await refused(openEngine(address, THINGS))).toEqual(['store.unreachable', { address, reason: 'no-folder' }]);
    expect(await refused(openEngine('', THINGS))).toEqual(['store.unreachable', { address: '', reason: 'address' }]);
  });

  test('an address with a scheme is no file', async () => {
    for (const [given, address] of [
      ['mysql://office:secret@host/ratings', 'mysql://office@host/ratings'],
      ['file:///tmp/office.db', 'file:///tmp/office.db'],
    ] as const) {
      expect(await refused(openEngine(given, THINGS))).toEqual(['store.unreachable', { address, reason: 'scheme' }]);
      expect(await refused(openNewStore(given))).toEqual(['store.unreachable', { address, reason: 'scheme' }]);
    }
  });

  test('a file that may not be reached is not opened', async () => {
    const address = await store.fresh();
    const folder = join(dirname(address), 'closed');
    mkdirSync(folder);
    const inside = join(folder, 'office.db');
    await (await openEngine(inside, THINGS)).close();
    chmodSync(dirname(address), 0o755);
    chmodSync(folder, 0o000);
    try {
      expect(await asNobody(() => refused(openEngine(inside, THINGS)))).toEqual([
        'store.unreachable',
        { address: inside, reason: 'denied' },
      ]);
      expect(await asNobody(() => refused(openEngine(inside, THINGS, { create: 'never' })))).toEqual([
        'store.unreachable',
        { address: inside, reason: 'denied' },
      ]);
    } finally {
      chmodSync(folder, 0o755);
    }
  });

  test('a file in a folder that may not be written to is not made', async () => {
    const address = await store.fresh();
    chmodSync(dirname(address), 0o555);
    expect(await asNobody(() => refused(openEngine(address, THINGS)))).toEqual([
      'store.unreachable',
      { address, reason: 'denied' },
    ]);
    chmodSync(dirname(address), 0o755);
  });

  test('a file that may only be read is read, and not changed', async () => {
    const address = await store.fresh();
    const engine = await store.open<Kept>(THINGS.slice(0, 1), { address });
    await fill(engine, 3);
    chmodSync(dirname(address), 0o755);
    for (const each of [address, `${address}-wal`, `${address}-shm`]) chmodSync(each, 0o444);
    await asNobody(async () => {
      const reader = await openEngine<Kept>(address, THINGS.slice(0, 1));
      expect(await count(reader)).toBe(3);
      expect(await refused(fill(reader, 1))).toEqual(['store.read-only', { address }]);
      expect(await count(reader)).toBe(3);
      await reader.close();
      expect(await refused(openEngine(address, THINGS))).toEqual(['store.read-only', { address }]);
    });
    expect(await count(engine)).toBe(3);
  });

  test('a file in a folder that may not be written to is read, and not changed', async () => {
    const made = await store.fresh();
    const engine = await openEngine<Kept>(made, THINGS);
    await fill(engine, 3);
    await engine.close();
    const address = join(dirname(made), 'copy.db');
    copyFileSync(made, address);
    chmodSync(address, 0o444);
    chmodSync(dirname(address), 0o555);
    try {
      await asNobody(async () => {
        const reader = await openEngine<Kept>(address, THINGS, { create: 'never' });
        expect(await count(reader)).toBe(3);
        expect(await refused(fill(reader, 1))).toEqual(['store.read-only', { address }]);
        await reader.close();
      });
      // what is in a log would not be seen
      writeFileSync(`${address}-wal`, 'more');
      chmodSync(`${address}-wal`, 0o444);
      await asNobody(async () => {
        expect(await refused(openEngine(address, THINGS))).toEqual([
          'store.unreachable',
          { address, reason: 'denied' },
        ]);
      });
    } finally {
      chmodSync(dirname(address), 0o755);
    }
  });

  /** As a backup program or an editor may leave it. */
  async function withoutLog(rows: number): Promise<string> {
    const address = await store.fresh();
    const engine = await openEngine<Kept>(address, THINGS);
    await fill(engine, rows);
    await engine.close();
    const copy = join(dirname(address), 'copy.db');
    copyFileSync(address, copy);
    const database = new DatabaseSync(copy);
    database.exec('pragma journal_mode = delete');
    database.close();
    return copy;
  }

  test('a file that is only readable and has no log is read as it is', async () => {
    const address = await withoutLog(3);
    chmodSync(address, 0o444);
    chmodSync(dirname(address), 0o555);
    await asNobody(async () => {
      const reader = await openEngine<Kept>(address, THINGS);
      expect(await count(reader)).toBe(3);
      expect(await refused(fill(reader, 1))).toEqual(['store.read-only', { address }]);
      await reader.close();
    });
    chmodSync(dirname(address), 0o755);
  });

  test('a file without a log gets one, when nobody else is at work', async () => {
    const address = await withoutLog(3);
    const database = new DatabaseSync(address);
    database.exec('begin immediate');
    expect(await refused(openEngine(address, THINGS, { wait: 150 }))).toEqual([
      'store.busy',
      { address, seconds: 0.15 },
    ]);
    database.exec('rollback');
    database.close();
    const engine = await store.open<Kept>(THINGS, { address });
    await engine.read(async ({ db }) => {
      expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
    });
    expect(await count(engine)).toBe(3);
  });

  test('a file of no length is an empty database', async () => {
    const address = await store.fresh();
    writeFileSync(address, '');
    expect(await refused(openEngine(address, THINGS, { create: 'never' }))).toEqual(['store.empty', { address }]);
    expect(await count(await store.open<Kept>(THINGS, { address }))).toBe(0);
  });

  test('a closed file holds everything', async () => {
    const engine = await store.open<Kept>(THINGS);
    await fill(engine, 3);
    await engine.close();
    const copy = `${engine.address}.copy`;
    copyFileSync(engine.address, copy);
    expect(await count(await store.open<Kept>(THINGS, { address: copy }))).toBe(3);
  });

  test('a text is not a database, and stays what it is', async () => {
    const address = await store.fresh();
    writeFileSync(address, 'a list of players, not a database\n'.repeat(100));
    expect(await refused(openEngine(address, THINGS))).toEqual(['store.not-a-database', { address }]);
    expect(statSync(address).size).toBe(3400);
  });

  test('a file with something written over it is damaged', async () => {
    const address = await store.fresh();
    const engine = await openEngine<Kept>(address, THINGS);
    await fill(engine, 2000);
    await engine.close();
    const file = openSync(address, 'r+');
    writeSync(file, Buffer.alloc(400_000, 0x5a), 0, 400_000, 40_960);
    closeSync(file);
    const damaged = await store.open<Kept>(THINGS, { address });
    expect(await refused(count(damaged))).toEqual(['store.damaged', { address }]);
  });

  test('a disk without room keeps what was there', async () => {
    const engine = await store.open<Kept>(THINGS);
    await fill(engine, 3);
    const much = engine.write(async ({ db, insertMany }) => {
      await sql`pragma max_page_count = 10`.execute(db);
      await insertMany(
        'things',
        ['id', 'text'],
        Array.from({ length: 1000 }, (_, id) => [id + 10, 'x'.repeat(999)]),
      );
    });
    expect(await refused(much)).toEqual(['store.full', { address: engine.address }]);
    expect(await count(engine)).toBe(3);
    await engine.write(({ db }) => sql`pragma max_page_count = 100000`.execute(db));
    await engine.write(({ insertMany }) => insertMany('things', ['id'], [[10]]));
    expect(await count(engine)).toBe(4);
  });

  test('a file that was removed, or another in its place, gets nothing written', async () => {
    const engine = await store.open<Kept>(THINGS);
    const { address } = engine;
    renameSync(address, `${address}.old`);
    expect(await refused(fill(engine, 1))).toEqual(['store.lost', { address, outcome: 'unchanged' }]);
    writeFileSync(address, '');
    expect(await refused(fill(engine, 1))).toEqual(['store.lost', { address, outcome: 'unchanged' }]);
    rmSync(address);
    renameSync(`${address}.old`, address);
    expect(await fill(engine, 1)).toBe(1);
  });

  test('a disk that fails is lost, and at the end of a write nobody knows; other errors are mistakes of ours', () => {
    const place = { address: 'office.db', wait: 1000 };
    const failed = Object.assign(new Error('disk I/O error'), { errcode: 1034 });
    expect((sqliteTold(failed, place) as StoreError).facts).toEqual({ address: 'office.db', outcome: 'unchanged' });
    const lost = sqliteTold(failed, place, 'unknown') as StoreError;
    expect([lost.code, lost.facts, lost.cause]).toEqual([
      'store.lost',
      { address: 'office.db', outcome: 'unknown' },
      failed,
    ]);
    const mistake = new Error('a mistake');
    expect(sqliteTold(mistake, place)).toBe(mistake);
  });

  test('a disk without room even for what processes share is full, where nothing was being recorded', () => {
    const place = { address: join('no', 'such', 'office.db'), wait: 1000 };
    const failed = Object.assign(new Error('disk I/O error'), { errcode: 10 });
    const codeWith = (free: number, outcome: 'unchanged' | 'unknown') =>
      (sqliteTold(failed, place, outcome, () => free) as StoreError).code;
    expect(codeWith(32_767, 'unchanged')).toBe('store.full');
    expect(codeWith(32_768, 'unchanged')).toBe('store.lost');
    expect(codeWith(0, 'unknown')).toBe('store.lost');
    expect((sqliteTold(failed, place) as StoreError).code).toBe('store.lost');
  });

  test('a temporary database is alone, and gone when it is closed', async () => {
    const [one, other] = [
      await openEngine<Kept>(':memory:', THINGS),
      await openEngine<Kept>(':memory:', THINGS, { create: 'never' }),
    ];
    await fill(one, 5);
    expect([one.address, await count(one), await count(other)]).toEqual([':memory:', 5, 0]);
    await one.close();
    await other.close();
  });

  test('more statements than are kept prepared work as well', async () => {
    const engine = await store.open<Kept>(THINGS);
    await engine.read(async ({ db }) => {
      for (let n = 0; n < 450; n += 1) {
        const { rows } = await sql.raw<{ n: number }>(`select ${n} as n`).execute(db);
        expect(rows).toEqual([{ n }]);
      }
    });
  });
});

describe('PostgreSQL', () => {
  const store = testStore('postgres');
  const servers: { readonly server: Server; readonly sockets: Socket[] }[] = [];

  afterEach(() => {
    for (const { server, sockets } of servers.splice(0)) {
      server.close();
      for (const socket of sockets) socket.destroy();
    }
  });

  /** Something else that listens. */
  async function listening(answer: (socket: Socket) => void): Promise<string> {
    const sockets: Socket[] = [];
    const server = createServer((socket) => {
      sockets.push(socket);
      socket.on('error', () => undefined);
      answer(socket);
    });
    servers.push({ server, sockets });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `postgres://office:secret@127.0.0.1:${(server.address() as AddressInfo).port}/ratings`;
  }

  /** The tests' server by another way. */
  async function changed(change: (url: URL) => void): Promise<string> {
    const url = new URL(await postgresUrl());
    change(url);
    return url.href;
  }

  const unreachable = async (address: string, reason: string, options = {}): Promise<void> => {
    const error: unknown = await openEngine(address, THINGS, options).catch((each: unknown) => each);
    expect(error).toBeInstanceOf(StoreError);
    const { code, facts } = error as StoreError;
    expect([code, facts]).toEqual(['store.unreachable', { address: shownAddress(address), reason }]);
    expect(inspect(error, { depth: 9 })).not.toContain('secret');
  };

  test('a wrong password, a wrong name and a database that is not there are told apart', async () => {
    await unreachable(await changed((url) => Object.assign(url, { password: 'secret-not' })), 'password');
    await unreachable(await changed((url) => Object.assign(url, { username: 'nobody' })), 'password');
    await unreachable(await changed((url) => Object.assign(url, { pathname: '/nowhere' })), 'no-database');
    await unreachable(await changed((url) => url.searchParams.set('options', '-csearch_path=nowhere')), 'no-database');
  });

  test('a missing password is a wrong one', async () => {
    await unreachable(await changed((url) => Object.assign(url, { password: '' })), 'password');
  });

  test('nobody at the port, a host without a name, and an address that is none', async () => {
    const taken = await listening(() => undefined);
    const free = new URL(taken);
    const { server } = servers.pop() as { server: Server };
    await new Promise((resolve) => server.close(resolve));
    await unreachable(free.href, 'refused');
    await unreachable('postgres://office:secret@no-such-host.invalid/ratings', 'no-host');
    await unreachable('postgres://office:secret@[not/an/address', 'address');
  });

  test('a server that is silent, or hangs up, or is something else', async () => {
    await unreachable(await listening(() => undefined), 'timeout', { connect: 200 });
    await unreachable(await listening((socket) => socket.end()), 'other');
  });

  test('a server that takes no more connections is asked again, but not for ever', async () => {
    const role = `elobook_limited_${process.pid}`;
    const server = await postgresUrl();
    await onServer(server, `create role ${role} login password 'secret' connection limit 0`);
    try {
      const address = await changed((url) => Object.assign(url, { username: role, password: 'secret' }));
      await unreachable(address, 'full-house', { wait: 300 });
      const later = openEngine(address, [], { wait: 20_000, create: 'if-missing' });
      await pause(100);
      await onServer(server, `alter role ${role} connection limit 5`);
      await (await later).close();
    } finally {
      await onServer(server, `drop role ${role}`);
    }
  });

  test('a user who may not make tables can only read', async () => {
    const role = `elobook_reader_${process.pid}`;
    const server = await postgresUrl();
    const address = await store.fresh();
    const engine = await store.open<Kept>(THINGS.slice(0, 1), { address });
    const schema = new URL(address).searchParams.get('options')?.split('=')[1] as string;
    await onServer(server, `create role ${role} login password 'secret'`);
    try {
      await onServer(
        server,
        `grant usage on schema ${schema} to ${role}; grant select on all tables in schema ${schema} to ${role}`,
      );
      const theirs = new URL(address);
      Object.assign(theirs, { username: role, password: 'secret' });
      const reader = await openEngine<Kept>(theirs.href, THINGS.slice(0, 1));
      expect(await count(reader)).toBe(0);
      expect(await refused(fill(reader, 1))).toEqual(['store.read-only', { address: reader.address }]);
      expect(await refused(openEngine(theirs.href, THINGS))).toEqual(['store.read-only', { address: reader.address }]);
      await reader.close();
      expect(await count(engine)).toBe(0);
    } finally {
      await onServer(server, `drop owned by ${role}`);
      await onServer(server, `drop role ${role}`);
    }
  });

  test('a database that keeps texts in another encoding is refused', async () => {
    const name = `elobook_latin_${process.pid}`;
    const server = await postgresUrl();
    await onServer(server, `create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    try {
      const address = await changed((url) => Object.assign(url, { pathname: `/${name}` }));
      expect(await refused(openEngine(address, THINGS))).toEqual([
        'store.encoding',
        { address: shownAddress(address), encoding: 'LATIN1' },
      ]);
    } finally {
      await onServer(server, `drop database ${name} with (force)`);
    }
  });

  const killed = (pid: number): Promise<void> =>
    postgresUrl().then((server) => onServer(server, `select pg_terminate_backend(${pid})`));

  const ownPid = async (engine: Pick<StoreEngine<Kept>, 'read'>): Promise<number> =>
    engine.read(async ({ db }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      return (rows[0] as { pid: number }).pid;
    });

  test('a connection that is cut during a write changes nothing, and the next write has a new one', async () => {
    const engine = await store.open<Kept>(THINGS);
    const lost = ['store.lost', { address: engine.address, outcome: 'unchanged' }];
    const cut = engine.write(async ({ db, insertMany }) => {
      await insertMany('things', ['id'], [[1]]);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await killed((rows[0] as { pid: number }).pid);
      await pause(50);
      await db.insertInto('things').values({ id: 2 }).execute();
    });
    expect(await refused(cut)).toEqual(lost);
    const asleep = engine.write(async ({ db }) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    });
    expect(await refused(asleep)).toEqual(lost);
    const copying = engine.write(async ({ db, insertMany }) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      async function* rowsThen(): AsyncGenerator<readonly [number]> {
        for (let id = 0; id < 250; id += 1) yield [id];
        await killed((rows[0] as { pid: number }).pid);
        await pause(50);
      }
      await insertMany('things', ['id'], rowsThen());
    });
    expect(await refused(copying)).toEqual(lost);
    expect(await count(engine)).toBe(0);
    expect(await fill(engine, 4)).toBe(4);
  });

  test('a connection that is cut at the end of a write leaves it unknown', async () => {
    const engine = await store.open<Kept>(THINGS);
    await engine.write(async ({ db }) => {
      await sql`create function cut() returns trigger language plpgsql as
        'begin perform pg_terminate_backend(pg_backend_pid()); return null; end'`.execute(db);
      await sql`create constraint trigger cut after insert on things deferrable initially deferred
        for each row execute function cut()`.execute(db);
    });
    expect(await refused(fill(engine, 1))).toEqual(['store.lost', { address: engine.address, outcome: 'unknown' }]);
    expect(await count(engine)).toBe(0);
  });

  test('a connection that complains on its way out troubles nobody', async () => {
    const engine = await store.open<Kept>(THINGS);
    const { end } = pg.Client.prototype;
    const ends = vi.spyOn(pg.Client.prototype, 'end').mockImplementation(function (this: pg.Client) {
      this.emit('error', new Error('the server stops'));
      return (end as () => Promise<void>).call(this);
    });
    await engine.purge(['things']);
    const lost = engine.write(async ({ db }) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
    });
    expect(await refused(lost)).toEqual(['store.lost', { address: engine.address, outcome: 'unchanged' }]);
    expect(ends).toHaveBeenCalled();
    ends.mockRestore();
    expect(await count(engine)).toBe(0);
  });

  test('a connection that is cut while nobody uses it is replaced', async () => {
    const engine = await store.open<Kept>(THINGS);
    const pid = await ownPid(engine);
    await killed(pid);
    await pause(100);
    expect(await ownPid(engine)).not.toBe(pid);
  });

  test('a server without room, or with damaged data, says so', async () => {
    const engine = await store.open<Kept>(THINGS);
    const { address } = engine;
    const raised = (state: string): Promise<readonly unknown[]> =>
      refused(
        engine.write(({ db }) =>
          sql.raw(`do $$ begin raise exception using errcode = '${state}', message = 'raised'; end $$`).execute(db),
        ),
      );
    expect(await raised('53100')).toEqual(['store.full', { address }]);
    expect(await raised('XX001')).toEqual(['store.damaged', { address }]);
    expect(await raised('57014')).toEqual(['store.lost', { address, outcome: 'unchanged' }]);
    expect(await raised('58030')).toEqual(['store.lost', { address, outcome: 'unchanged' }]);
    expect(await raised('23505')).toEqual([expect.any(pg.DatabaseError)]);
  });

  test('a read for which there is no connection waits, but not for ever', async () => {
    const engine = await store.open<Kept>(THINGS, { connections: 2, wait: 200 });
    expect(await refused(engine.read(() => count(engine)))).toEqual([
      'store.busy',
      { address: engine.address, seconds: 0.2 },
    ]);
    expect(await engine.write(() => count(engine))).toBe(0);
  });

  test('a socket that breaks is a lost connection; other errors are mistakes of ours', () => {
    const place = { address: 'postgres://host/ratings', wait: 1000 };
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
    expect((postgresTold(reset, place) as StoreError).code).toBe('store.lost');
    const mistake = new RangeError('a mistake');
    expect(postgresTold(mistake, place)).toBe(mistake);
  });
});
