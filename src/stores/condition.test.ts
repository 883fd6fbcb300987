/** How databases are built: what the migrations make, and what somebody has made of it. */
import { DatabaseSync } from '@photostructure/sqlite';
import { describe, expect, test } from 'vitest';
import type { Difference } from '../ledger/store.ts';
import { conditionOf, definitionsIn } from './condition.ts';
import { STORE_KINDS, type StoreKind } from './engine.ts';
import { forEachStore, onServer, testStore } from './harness.fixture.ts';
import { MIGRATIONS } from './store.ts';
import type { Tables } from './tables.ts';

describe('built.json', () => {
  const stores = { sqlite: testStore('sqlite'), postgres: testStore('postgres') } as const;

  test('is what the migrations make of an empty database: -u writes it', async () => {
    const built: Partial<Record<StoreKind, unknown>> = {};
    for (const kind of STORE_KINDS) {
      const engine = await stores[kind].open<Tables>(MIGRATIONS);
      built[kind] = await engine.read(({ db }) => definitionsIn(db, kind));
    }
    await expect(`${JSON.stringify(built, null, 2)}\n`).toMatchFileSnapshot('./migrations/built.json');
  });
});

/** What somebody does to a database, and what is reported of it. */
type Edit = readonly [title: string, sql: string, told: readonly Partial<Difference>[]];

const missing = (name: string): Partial<Difference> => ({ name, wrong: 'missing' });
const foreign = (name: string): Partial<Difference> => ({ name, wrong: 'foreign' });
const changed = (name: string, seen: string, expected: string): Partial<Difference> => ({
  name,
  wrong: 'changed',
  seen: expect.stringContaining(seen) as unknown as string,
  expected: expect.stringContaining(expected) as unknown as string,
});

const BOTH: readonly Edit[] = [
  ['an index that is gone', 'drop index persons_by_fide', [missing('index persons_by_fide')]],
  ['an index too many', 'create index another on persons (name)', [foreign('index another')]],
  [
    'an index that no longer says once',
    'drop index persons_by_fide; create index persons_by_fide on persons (fide) where fide is not null',
    [{ name: 'index persons_by_fide', wrong: 'changed' }],
  ],
  [
    'another version',
    "update meta set value = '0' where key = 'version'",
    [changed('meta version', '0', String(MIGRATIONS.at(-1)?.version))],
  ],
];

const GUARD = 'trigger entries_are_not_changed';
const ON_SQLITE: readonly Edit[] = [
  ['a guard that is gone', 'drop trigger entries_are_not_changed', [missing(GUARD)]],
  [
    'a guard too many',
    'create trigger another after insert on papers begin delete from papers; end',
    [foreign('trigger another')],
  ],
  [
    'a guard that does nothing',
    'drop trigger entries_are_not_changed; create trigger entries_are_not_changed before update on entries begin select 1; end',
    [changed(GUARD, 'select 1', 'entries only grow')],
  ],
  [
    'a column too many',
    'alter table pools add column more text',
    [changed('table pools', '"settings" text not null, more text', '"settings" text not null)')],
  ],
];

const SERVER_GUARD = `${GUARD} on entries`;
const NOTHING = '$$ begin return new; end $$';
const ON_POSTGRES: readonly Edit[] = [
  ['a guard that is gone', 'drop trigger entries_are_not_changed on entries', [missing(SERVER_GUARD)]],
  [
    'a guard that is switched off',
    'alter table entries disable trigger entries_are_not_changed',
    [changed(SERVER_GUARD, 'disabled', 'enabled')],
  ],
  [
    'all guards switched off',
    'alter table entries disable trigger all',
    [changed(SERVER_GUARD, 'disabled', 'enabled')],
  ],
  [
    'a guard that works on replicas only',
    'alter table entries enable replica trigger entries_are_not_changed',
    [changed(SERVER_GUARD, 'only on replicas', 'enabled')],
  ],
  [
    'a guard that looks away',
    `create or replace trigger entries_are_not_changed before delete on entries
       for each statement execute function entries_only_grow()`,
    [changed(SERVER_GUARD, 'BEFORE DELETE ON entries', 'BEFORE DELETE OR UPDATE OR TRUNCATE ON entries')],
  ],
  [
    'a function that does nothing',
    `create or replace function entries_only_grow() returns trigger language plpgsql as ${NOTHING}`,
    [changed('function entries_only_grow()', 'begin return new; end', 'entries only grow')],
  ],
  [
    'a function with the rights of its owner',
    'alter function entries_only_grow() security definer',
    [changed('function entries_only_grow()', 'security definer', 'entries only grow')],
  ],
  [
    'a trigger and a function too many',
    `create function another() returns trigger language plpgsql as ${NOTHING};
     create trigger another before insert on papers for each row execute function another()`,
    [foreign('function another()'), foreign('trigger another on papers')],
  ],
  [
    'a rule too many',
    'create rule another as on delete to papers do instead nothing',
    [foreign('rule another on papers')],
  ],
  [
    'an index that is not valid',
    "update pg_index set indisvalid = false where indexrelid = 'persons_by_fide'::regclass",
    [changed('index persons_by_fide', 'invalid', 'valid')],
  ],
  [
    'a key that is gone',
    'alter table entries drop constraint entries_pkey',
    [missing('constraint entries_pkey of entries'), missing('index entries_pkey')],
  ],
  [
    'a condition too many',
    "alter table persons add constraint another check (name <> 'x') not valid",
    [foreign('constraint another of persons')],
  ],
  [
    'a column of another type',
    'alter table events alter column players type bigint',
    [changed('column players of events', 'bigint not null', 'integer not null')],
  ],
  [
    'a column that may be empty',
    'alter table entries alter column hash drop not null',
    [changed('column hash of entries', 'text collate C', 'text collate C not null')],
  ],
  [
    'a column with a value of its own',
    "alter table entries alter column author set default 'somebody'",
    [changed('column author of entries', "default 'somebody'::text", 'not null')],
  ],
  [
    'a column in the order of another language',
    'alter table names alter column key type text collate "POSIX"',
    [changed('column key of names', 'collate POSIX', 'collate C')],
  ],
  ['a column too many', 'alter table pools add column more text', [foreign('column more of pools')]],
  ['a column that is gone', 'alter table persons drop column birth', [missing('column birth of persons')]],
  [
    'a table that a fall of the server empties',
    'alter table papers set unlogged',
    [changed('table papers', 'table, unlogged', 'table')],
  ],
  [
    'rows that not everybody sees',
    'alter table persons enable row level security; create policy another on persons using (person > 1)',
    [foreign('policy another on persons'), changed('table persons', 'table, row level security', 'table')],
  ],
  [
    'rows that come from another table',
    'create table more () inherits (entries)',
    [
      ...['author', 'hash', 'kind', 'no', 'packed', 'text', 'time'].map((column) =>
        foreign(`column ${column} of more`),
      ),
      changed('table entries', 'table, parent of more', 'table'),
      foreign('table more'),
    ],
  ],
  [
    'a view too many',
    'create view another as select name from persons',
    [foreign('column name of another'), foreign('table another')],
  ],
];

forEachStore((kind, store) => {
  const edits = [...BOTH, ...(kind === 'sqlite' ? ON_SQLITE : ON_POSTGRES)];
  const edited = async (sql: string): Promise<readonly Difference[]> => {
    const address = await store.fresh();
    const engine = await store.open<Tables>(MIGRATIONS, { address });
    if (kind === 'postgres') await onServer(address, sql);
    else {
      const database = new DatabaseSync(address);
      database.exec(sql);
      database.close();
    }
    return (await engine.read(({ db }) => conditionOf(db, kind))).differences;
  };

  test('a database that nobody has touched is built as it should be', async () => {
    expect(await edited('select 1')).toEqual([]);
  });

  for (const [title, sql, told] of edits) {
    test(`${title} is told`, async () => expect(await edited(sql)).toMatchObject(told));
  }
});

describe('on postgres', () => {
  const store = testStore('postgres');

  test('guards that are off for the session of the program are told', async () => {
    const address = new URL(await store.fresh());
    address.searchParams.set('options', `${address.searchParams.get('options')} -csession_replication_role=replica`);
    const engine = await store.open<Tables>(MIGRATIONS, { address: address.href });
    expect((await engine.read(({ db }) => conditionOf(db, 'postgres'))).differences).toEqual([
      { name: 'setting session_replication_role', wrong: 'changed', seen: 'replica', expected: 'origin' },
    ]);
  });

  test('what an extension brings along is left alone', async () => {
    const address = await store.fresh();
    const engine = await store.open<Tables>(MIGRATIONS, { address });
    await onServer(address, 'create extension pg_stat_statements');
    expect((await engine.read(({ db }) => conditionOf(db, 'postgres'))).differences).toEqual([]);
  });
});
