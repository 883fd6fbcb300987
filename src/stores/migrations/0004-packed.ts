/**
 * From now on, the rows of lists and the entrants and results of events are packed (`packed.ts`): 256 persons of a list
 * to a block, and everybody in an event in one. Existing rows are packed as they are. On a server the tables themselves
 * stay, so that existing grants remain.
 */
import { type Kysely, sql } from 'kysely';
import { columnCodecFor, strictTable, strictTableByKey } from '../columns.ts';
import type { StoreKind, Migration } from '../engine.ts';
import { packed, type PackedRow } from '../packed.ts';

// biome-ignore lint: see engine.ts
type AnyDatabase = Kysely<any>;

interface OldTable {
  readonly name: string;
  /** The rest of a row's key is the person. */
  readonly by: 'list' | 'event';
  /** The columns that are packed, person first. */
  readonly columns: readonly string[];
}

const STANDINGS: OldTable = {
  name: 'standings',
  by: 'list',
  columns: ['person', 'rating', 'k', 'games', 'total', 'peak', 'change', 'flags', 'last', 'rest'],
};
const OF_EVENTS: readonly OldTable[] = [
  { name: 'entrants', by: 'event', columns: ['person', 'place'] },
  {
    name: 'results',
    by: 'event',
    columns: ['person', 'list', 'before', 'after', 'n', 'score', 'expected', 'k', 'change', 'rest'],
  },
];

/** Rows read at once, and blocks written at once. */
const READ = 20_000;
const WRITTEN = 100;
const PERSONS_A_BLOCK = 256;

type Row = Readonly<Record<string, number | string | null>>;

/** All rows of a table sorted by key, in batches. */
async function* rowsOf(db: AnyDatabase, { name, by }: OldTable): AsyncGenerator<Row, void, undefined> {
  let [of, person] = [-1, -1];
  for (;;) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}
      where (${sql.ref(by)}, person) > (${sql.lit(of)}, ${sql.lit(person)})
      order by ${sql.ref(by)}, person limit ${sql.lit(READ)}`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    [of, person] = [last[by] as number, last['person'] as number];
  }
}

type Packed = readonly [of: number, block: number, content: Uint8Array];

/** Blocks sorted by key. */
async function* blocksOf(db: AnyDatabase, table: OldTable): AsyncGenerator<Packed, void, undefined> {
  const { by, columns } = table;
  let [of, block, rows]: [number, number, PackedRow[]] = [-1, 0, []];
  const whole = (): Packed => [of, block, packed(rows, columns.length)];
  for await (const row of rowsOf(db, table)) {
    const own = by === 'event' ? 0 : Math.floor((row['person'] as number) / PERSONS_A_BLOCK);
    if (row[by] !== of || own !== block) {
      if (rows.length > 0) yield whole();
      [of, block, rows] = [row[by] as number, own, []];
    }
    rows.push(columns.map((column) => row[column] ?? null));
  }
  if (rows.length > 0) yield whole();
}

/** Into a table that this migration removes again. */
async function packAside(db: AnyDatabase, kind: StoreKind, table: OldTable): Promise<void> {
  const { integer, bytes } = columnCodecFor(kind);
  await db.schema
    .createTable('packing')
    .temporary()
    .addColumn('of', integer)
    .addColumn('block', integer)
    .addColumn('content', bytes)
    .execute();
  let some: Packed[] = [];
  const write = async (): Promise<void> => {
    const values = some.map(([of, block, content]) => sql`(${of}, ${block}, ${content})`);
    if (values.length > 0) await sql`insert into packing values ${sql.join(values)}`.execute(db);
    some = [];
  };
  for await (const block of blocksOf(db, table)) {
    some.push(block);
    if (some.length === WRITTEN) await write();
  }
  await write();
}

/** SQLite's tables cannot lose their key; PostgreSQL's keep their grants. */
async function makeNew(db: AnyDatabase, kind: StoreKind, { name, by, columns }: OldTable): Promise<void> {
  const { integer, bytes } = columnCodecFor(kind);
  const hasBlocks = by === 'list';
  if (kind === 'sqlite') {
    await db.schema.dropTable(name).execute();
    const made = db.schema
      .createTable(name)
      .addColumn(by, integer, (column) => (hasBlocks ? column.notNull() : column.notNull().primaryKey()));
    if (!hasBlocks) {
      await made
        .addColumn('content', bytes, (column) => column.notNull())
        .$call(strictTable(kind))
        .execute();
      return;
    }
    await made
      .addColumn('block', integer, (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint(`${name}_key`, [by, 'block'])
      .$call(strictTableByKey(kind))
      .execute();
    return;
  }
  await sql`truncate ${sql.table(name)}`.execute(db);
  await db.schema.alterTable(name).dropConstraint(`${name}_key`).execute();
  for (const column of columns) await db.schema.alterTable(name).dropColumn(column).execute();
  if (hasBlocks)
    await db.schema
      .alterTable(name)
      .addColumn('block', integer, (column) => column.notNull())
      .execute();
  await db.schema
    .alterTable(name)
    .addColumn('content', bytes, (column) => column.notNull())
    .execute();
  await db.schema
    .alterTable(name)
    .addPrimaryKeyConstraint(`${name}_key`, hasBlocks ? [by, 'block'] : [by])
    .execute();
}

async function pack(db: AnyDatabase, kind: StoreKind, table: OldTable): Promise<void> {
  const { name, by } = table;
  await packAside(db, kind, table);
  await makeNew(db, kind, table);
  const block = by === 'list' ? sql`block, ` : sql``;
  await sql`insert into ${sql.table(name)} (${sql.ref(by)}, ${block}content)
    select ${sql.ref('of')}, ${block}content from packing order by ${sql.ref('of')}, block`.execute(db);
  await sql`drop table packing`.execute(db);
}

export const PACKED_MIGRATION: Migration = {
  version: 4,
  name: 'packed',
  up: async (db, kind) => {
    for (const table of [STANDINGS, ...OF_EVENTS]) await pack(db, kind, table);
  },
};
