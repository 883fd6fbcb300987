/**
 * A backup of a server's database before its tables are upgraded: a file of the same version, which is an office
 * itself, like any backup, and can be restored to either store. It is read in the transaction of the upgrade, so that
 * nothing can happen in between.
 */
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Connection, type Migrations, OPEN_DEFAULTS, type StoredRow } from './engine.ts';
import { openDraft } from './sqlite.ts';
import { keptBeforeUpgrade } from './upgrade.ts';

interface OldDatabase {
  /** Without its password. */
  readonly address: string;
  readonly version: number;
  readonly schema: Migrations;
  /** The folder for the copy. */
  readonly folder: string;
}

/** Resolves to the path of the copy. */
export async function keptAsFile(
  from: Connection<unknown>,
  { address, version, schema, folder }: OldDatabase,
): Promise<string> {
  const [[name, bytes] = []] = await from.rows(
    sql<unknown>`select current_database(), coalesce(sum(pg_total_relation_size(oid)), 0)
      from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace`.compile(from.db),
  );
  const known = schema.filter((migration) => migration.version <= version);
  return keptBeforeUpgrade(
    {
      address,
      path: join(folder, String(name).replaceAll(/[^\w.-]/g, '_')),
      version,
      bytes: Number(bytes),
      copy: (to) => copyTables(from, to, known),
    },
    { folder },
  );
}

/** Holds its version already. */
const FILLED = 'meta';

async function copyTables(from: Connection<unknown>, to: string, schema: Migrations): Promise<void> {
  const file = await openDraft<unknown>(to, schema, OPEN_DEFAULTS);
  try {
    await file.write(async (target) => {
      const tables = await target.rows(
        sql`select m.name, c.name from sqlite_schema m, pragma_table_xinfo(m.name) c
          where m.type = 'table' and m.name not like 'sqlite\\_%' escape '\\' and c.hidden = 0 order by m.name, c.cid`.compile(
          target.db,
        ),
      );
      const columnsOf = new Map<string, string[]>();
      for (const [table, column] of tables as readonly (readonly [string, string])[]) {
        if (table !== FILLED) columnsOf.set(table, [...(columnsOf.get(table) ?? []), column]);
      }
      for (const [table, columns] of columnsOf) {
        const all = sql`select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}`;
        await target.insertMany(table, columns, oneByOne(from.batches(all.compile(from.db))));
      }
    });
  } finally {
    await file.close();
  }
}

async function* oneByOne(batches: AsyncIterable<readonly StoredRow[]>): AsyncGenerator<StoredRow, void, undefined> {
  for await (const batch of batches) yield* batch;
}
