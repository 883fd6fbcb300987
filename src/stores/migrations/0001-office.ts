/**
 * The office's tables. `entries` only grows: the database itself refuses changes. The rows of lists and events are
 * stored in the order of arrival, so that a month is appended and not spread over everything else.
 */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely';
import { columnCodecFor, strictTable, strictTableByKey } from '../columns.ts';
import type { StoreKind, Migration } from '../engine.ts';

type Type = 'integer' | 'text' | 'bytes';
type Column = readonly [name: string, type: Type | `${Type}?`];

interface Table {
  readonly name: string;
  readonly key: readonly string[];
  /** Columns whose type ends with `?` may be null. */
  readonly columns: readonly Column[];
  /** `key`: rows are stored in the order of the key, also in SQLite. Otherwise narrow keys refer to wide rows. */
  readonly lie?: 'key';
}

const TABLES: readonly Table[] = [
  {
    name: 'entries',
    key: ['no'],
    columns: [
      ['no', 'integer'],
      ['kind', 'text'],
      ['time', 'text'],
      ['author', 'text'],
      ['hash', 'text'],
      ['text', 'text'],
    ],
  },
  {
    name: 'subjects',
    key: ['subject', 'no'],
    columns: [
      ['subject', 'text'],
      ['no', 'integer'],
    ],
    lie: 'key',
  },
  {
    name: 'papers',
    key: ['digest'],
    columns: [
      ['digest', 'text'],
      ['kind', 'text'],
      ['of', 'integer'],
      ['salt', 'bytes'],
      ['content', 'bytes'],
      ['sha256', 'text?'],
    ],
  },
  {
    name: 'offices',
    key: ['id'],
    columns: [
      ['id', 'integer'],
      ['name', 'text'],
      ['time_zone', 'text'],
    ],
  },
  {
    name: 'pools',
    key: ['pool'],
    columns: [
      ['pool', 'text'],
      ['family', 'text'],
      ['name', 'text'],
      ['since', 'text'],
      ['settings', 'text'],
    ],
  },
  {
    name: 'federations',
    key: ['federation'],
    columns: [
      ['federation', 'text'],
      ['status', 'text'],
      ['officer', 'text?'],
    ],
  },
  {
    name: 'imports',
    key: ['sha256', 'part'],
    columns: [
      ['sha256', 'text'],
      ['part', 'integer'],
      ['no', 'integer'],
    ],
    lie: 'key',
  },
  {
    name: 'persons',
    key: ['person'],
    columns: [
      ['person', 'integer'],
      ['merged_into', 'integer?'],
      ['identity', 'text?'],
      ['name', 'text?'],
      ['birth', 'text?'],
      ['fide', 'text?'],
      ['komir', 'text?'],
      ['orr', 'text?'],
      ['pin', 'text?'],
      ['birth_year', 'integer?'],
      ['sex', 'text?'],
      ['federation', 'text?'],
      ['title', 'text?'],
      ['facts', 'text'],
    ],
  },
  {
    name: 'names',
    key: ['key', 'person'],
    columns: [
      ['key', 'text'],
      ['person', 'integer'],
    ],
    lie: 'key',
  },
  {
    name: 'events',
    key: ['event'],
    columns: [
      ['event', 'integer'],
      ['pool', 'text'],
      ['state', 'text'],
      ['name', 'text'],
      ['start_day', 'text?'],
      ['end_day', 'text?'],
      ['edition', 'text?'],
      ['list_date', 'text?'],
      ['submission', 'integer?'],
      ['report', 'text?'],
      ['part_of', 'integer?'],
      ['players', 'integer'],
      ['games', 'integer'],
      ['open_questions', 'integer'],
      ['data', 'text'],
    ],
  },
  {
    name: 'entrants',
    key: ['event', 'person'],
    columns: [
      ['event', 'integer'],
      ['person', 'integer'],
      ['place', 'integer'],
    ],
    lie: 'key',
  },
  {
    name: 'took_part',
    key: ['person', 'event'],
    columns: [
      ['person', 'integer'],
      ['event', 'integer'],
    ],
    lie: 'key',
  },
  {
    name: 'questions',
    key: ['event', 'question'],
    columns: [
      ['event', 'integer'],
      ['question', 'integer'],
      ['kind', 'text'],
      ['player', 'integer?'],
      ['open', 'integer'],
      ['data', 'text'],
      ['answer', 'text?'],
    ],
  },
  {
    name: 'lists',
    key: ['list'],
    columns: [
      ['list', 'integer'],
      ['pool', 'text'],
      ['date', 'text'],
      ['no', 'integer'],
      ['players', 'integer'],
      ['digest', 'text'],
      ['data', 'text'],
    ],
  },
  {
    name: 'standings',
    key: ['list', 'person'],
    columns: [
      ['list', 'integer'],
      ['person', 'integer'],
      ['rating', 'integer?'],
      ['k', 'integer?'],
      ['games', 'integer'],
      ['total', 'integer'],
      ['peak', 'integer?'],
      ['change', 'integer?'],
      ['flags', 'integer'],
      ['last', 'integer?'],
      ['rest', 'text?'],
    ],
    lie: 'key',
  },
  {
    name: 'results',
    key: ['event', 'person'],
    columns: [
      ['event', 'integer'],
      ['person', 'integer'],
      ['list', 'integer?'],
      ['before', 'integer?'],
      ['after', 'integer?'],
      ['n', 'integer'],
      ['score', 'integer'],
      ['expected', 'integer?'],
      ['k', 'integer?'],
      ['change', 'integer?'],
      ['rest', 'text?'],
    ],
    lie: 'key',
  },
  {
    name: 'present',
    key: ['pool', 'person'],
    columns: [
      ['pool', 'text'],
      ['person', 'integer'],
      ['rating', 'integer?'],
      ['rest', 'text'],
    ],
    lie: 'key',
  },
  {
    name: 'decisions',
    key: ['no'],
    columns: [
      ['no', 'integer'],
      ['pool', 'text'],
      ['person', 'integer'],
      ['day', 'text'],
      ['data', 'text'],
    ],
  },
];

interface Index {
  readonly on: string;
  readonly columns: readonly string[];
  readonly only?: 'once';
  /** Most rows have no value, and are left out of the index. */
  readonly sparse?: 'sparse';
}

const INDEXES: readonly Index[] = [
  { on: 'papers', columns: ['kind', 'of'] },
  { on: 'papers', columns: ['sha256'], sparse: 'sparse' },
  { on: 'persons', columns: ['fide'], only: 'once', sparse: 'sparse' },
  { on: 'persons', columns: ['komir'], only: 'once', sparse: 'sparse' },
  { on: 'persons', columns: ['orr'], only: 'once', sparse: 'sparse' },
  { on: 'persons', columns: ['pin'], only: 'once', sparse: 'sparse' },
  { on: 'names', columns: ['person'] },
  { on: 'events', columns: ['pool', 'event'] },
  { on: 'events', columns: ['pool', 'state'] },
  { on: 'events', columns: ['pool', 'list_date'] },
  { on: 'events', columns: ['part_of'], sparse: 'sparse' },
  { on: 'lists', columns: ['pool', 'date'], only: 'once' },
  { on: 'decisions', columns: ['pool'] },
];

// biome-ignore lint: see engine.ts
type AnyDatabase = Kysely<any>;

async function createTable(db: AnyDatabase, kind: StoreKind, { name, key, columns, lie }: Table): Promise<void> {
  const types = columnCodecFor(kind);
  const alone = key.length === 1 ? key[0] : undefined;
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, type] of columns) {
    table = table.addColumn(column, types[type.replace('?', '') as Type], (it) => {
      const kept = type.endsWith('?') ? it : it.notNull();
      return column === alone ? kept.primaryKey() : kept;
    });
  }
  if (alone === undefined) table = table.addPrimaryKeyConstraint(`${name}_key`, key as string[]);
  await table.$call(lie === 'key' ? strictTableByKey(kind) : strictTable(kind)).execute();
}

async function createIndex(db: AnyDatabase, { on, columns, only, sparse }: Index): Promise<void> {
  let index = db.schema
    .createIndex(`${on}_by_${columns.join('_')}`)
    .on(on)
    .columns(columns as string[]);
  if (only === 'once') index = index.unique();
  if (sparse === 'sparse') index = index.where(sql.ref(columns[0] as string), 'is not', null);
  await index.execute();
}

/** In SQLite an insert can also replace a row, without firing a trigger for deletions. */
async function refuseChangesOfEntries(db: AnyDatabase, kind: StoreKind): Promise<void> {
  if (kind === 'sqlite') {
    await sql`create trigger entries_are_not_changed before update on entries
      begin select raise(abort, 'entries only grow'); end`.execute(db);
    await sql`create trigger entries_are_not_removed before delete on entries
      begin select raise(abort, 'entries only grow'); end`.execute(db);
    await sql`create trigger entries_are_not_replaced before insert on entries
      when exists (select 1 from entries where no = new.no)
      begin select raise(abort, 'entries only grow'); end`.execute(db);
    return;
  }
  await sql`create function entries_only_grow() returns trigger language plpgsql as
    $$ begin raise exception 'entries only grow'; end $$`.execute(db);
  await sql`create trigger entries_are_not_changed before update or delete or truncate on entries
    for each statement execute function entries_only_grow()`.execute(db);
}

export const OFFICE_MIGRATION: Migration = {
  version: 1,
  name: 'office',
  up: async (db, kind) => {
    for (const table of TABLES) await createTable(db, kind, table);
    for (const index of INDEXES) await createIndex(db, index);
    await refuseChangesOfEntries(db, kind);
  },
};
