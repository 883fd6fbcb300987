/** Brings a database to the program's schema, once, under the writer's lock. */
import { sql } from 'kysely';
import { columnCodecFor, strictTable } from './columns.ts';
import type { Connection, StoreEngine, Migrations } from './engine.ts';
import { StoreError } from './errors.ts';

const APPLICATION = 'elobook';

interface Meta {
  meta: { key: string; value: string };
}

/** The version of the schema; 0 for an empty database. Foreign tables are refused. */
async function versionOf({ db, kind }: Connection<Meta>, address: string): Promise<number> {
  const tables = await (kind === 'sqlite'
    ? sql<{
        name: string;
      }>`select name from sqlite_schema where type in ('table', 'view') and name not like 'sqlite\\_%' escape '\\'`
    : sql<{
        name: string;
      }>`select table_name as name from information_schema.tables where table_schema = current_schema()`
  ).execute(db);
  if (tables.rows.length === 0) return 0;
  const columns = await (kind === 'sqlite'
    ? sql<{ name: string }>`select name from pragma_table_info('meta') order by name`
    : sql<{ name: string }>`select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = 'meta' order by column_name`
  ).execute(db);
  if (columns.rows.map(({ name }) => name).join() !== 'key,value') throw new StoreError('store.foreign', { address });
  const rows = await db.selectFrom('meta').selectAll().where('key', 'in', ['application', 'version']).execute();
  const meta = new Map(rows.map(({ key, value }) => [key, value]));
  if (meta.get('application') !== APPLICATION) throw new StoreError('store.foreign', { address });
  return Number(meta.get('version'));
}

export const latest = (migrations: Migrations): number => migrations.at(-1)?.version ?? 0;

/** The present version, without changing anything: refused if it is newer, or not Elobook's. */
export const checkedVersion = <DB>(engine: StoreEngine<DB>, migrations: Migrations): Promise<number> =>
  engine.read((connection) => checked(connection as unknown as Connection<Meta>, engine.address, migrations));

async function checked(connection: Connection<Meta>, address: string, migrations: Migrations): Promise<number> {
  const version = await versionOf(connection, address);
  const known = latest(migrations);
  if (version > known) throw new StoreError('store.newer', { address, version, known });
  return version;
}

/** A database opened for reading only must be up to date. */
export function refuseOlder(version: number, migrations: Migrations, address: string): void {
  const known = latest(migrations);
  if (version === 0) throw new StoreError('store.empty', { address });
  if (version < known) throw new StoreError('store.older', { address, version, known });
}

/**
 * Checks again under the lock: another process may have been faster. `before`: called with a database of an older
 * program before it is changed, under the same lock.
 */
export const migrate = <DB>(
  engine: StoreEngine<DB>,
  migrations: Migrations,
  before: (version: number, connection: Connection<unknown>) => Promise<void> = async () => undefined,
): Promise<void> =>
  engine.write(async (given) => {
    const connection = given as unknown as Connection<Meta>;
    const { db, kind } = connection;
    const version = await checked(connection, engine.address, migrations);
    if (version > 0 && version < latest(migrations)) await before(version, given as unknown as Connection<unknown>);
    if (version === 0) {
      const { text } = columnCodecFor(kind);
      await db.schema
        .createTable('meta')
        .addColumn('key', text, (column) => column.primaryKey().notNull())
        .addColumn('value', text, (column) => column.notNull())
        .$call(strictTable(kind))
        .execute();
      await db
        .insertInto('meta')
        .values([
          { key: 'application', value: APPLICATION },
          { key: 'version', value: '0' },
        ])
        .execute();
    }
    for (const each of migrations.filter((migration) => migration.version > version)) {
      await each.up(db, kind);
      await db
        .updateTable('meta')
        .set({ value: String(each.version) })
        .where('key', '=', 'version')
        .execute();
    }
  });
