/** Offices of earlier versions: what is kept of one, and how it comes back into a database. */
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Office } from '../src/desk/office.ts';
import { showLists, writeListFile } from '../src/reading/lists/files.ts';
import { verifyOffice } from '../src/keeping/verify.ts';
import { withScratchStore } from '../src/desk/wire.ts';

type Facts = Readonly<Record<string, unknown>>;

/** What an office showed: how far it was verified, and the rows of each list as its JSON file has them. */
export interface Numbers {
  readonly verified: Facts;
  readonly lists: readonly Facts[];
}

export async function numbersOf(office: Office): Promise<Numbers> {
  const { value: verified, findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
  if (verified === undefined) throw new Error(`does not verify: ${JSON.stringify(findings)}`);
  // later versions may keep more tables
  const { rows: _, ...rest } = verified;
  return { verified: rest, lists: await listsOf(office) };
}

/** Every list of the office as its JSON file has it. */
export async function listsOf(office: Office): Promise<readonly Facts[]> {
  const shown = (await showLists(office, undefined, undefined)).value ?? [];
  const lists: Facts[] = [];
  for (const { pool, date } of shown) {
    const chunks: Uint8Array[] = [];
    await writeListFile(office, { pool, date, format: 'json' }, async (bytes) => void chunks.push(bytes));
    lists.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as Facts);
  }
  return lists;
}

/** The tables of an office in PostgreSQL as SQL, in the manner of `pg_dump`; `psql` reads it too. */
export async function dumpOf(address: string): Promise<string> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    const asked = async (sql: string): Promise<readonly string[]> =>
      (await client.query<{ it: string }>(sql)).rows.map(({ it }) => it);
    const tables = await asked(TABLES);
    const parts: string[] = [];
    for (const table of tables) parts.push(...(await asked(columnsOf(table))));
    for (const table of tables) {
      const rows = await text(client.query(copyTo(`copy "${table}" to stdout`)));
      parts.push(`copy "${table}" from stdin;\n${rows}\\.`);
    }
    parts.push(
      ...(await asked(CONSTRAINTS)),
      ...(await asked(INDEXES)),
      ...(await asked(FUNCTIONS)),
      ...(await asked(TRIGGERS)),
    );
    return `${parts.join('\n\n')}\n`;
  } finally {
    await client.end();
  }
}

const HERE = `n.nspname = current_schema()`;
const TABLES = `select relname as it from pg_class c join pg_namespace n on n.oid = relnamespace
  where ${HERE} and relkind = 'r' order by 1`;
const columnsOf = (table: string): string => `select format('create table %I (%s);', relname, string_agg(
    format('%I %s%s%s', attname, format_type(atttypid, atttypmod),
      case when attcollation <> typcollation then format(' collate "%s"', collname) else '' end,
      case when attnotnull then ' not null' else '' end), ', ' order by attnum)) as it
  from pg_class c join pg_namespace n on n.oid = relnamespace join pg_attribute a on attrelid = c.oid
    join pg_type t on t.oid = atttypid left join pg_collation l on l.oid = attcollation
  where ${HERE} and relname = '${table}' and attnum > 0 and not attisdropped group by relname`;
const CONSTRAINTS = `select format('alter table %I add constraint %I %s;', relname, conname, pg_get_constraintdef(k.oid)) as it
  from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
  where ${HERE} and contype <> 'n' order by 1`;
const INDEXES = `select replace(indexdef, format(' ON %I.', schemaname), ' ON ') || ';' as it from pg_indexes i
  where schemaname = current_schema() and not exists (select 1 from pg_constraint where conname = indexname) order by 1`;
const FUNCTIONS = `select replace(pg_get_functiondef(p.oid), format('FUNCTION %I.', n.nspname), 'FUNCTION ') || ';' as it
  from pg_proc p join pg_namespace n on n.oid = pronamespace where ${HERE} order by 1`;
const TRIGGERS = `select replace(pg_get_triggerdef(t.oid), format('%I.', n.nspname), '') || ';' as it
  from pg_trigger t join pg_class c on c.oid = tgrelid join pg_namespace n on n.oid = relnamespace
  where ${HERE} and not tgisinternal order by 1`;

const COPY = /^(copy "[a-z_]+" from stdin);\n([^]*?)^\\\.$/gm;

/** Carries a dump out in an empty database. */
export async function loadDump(address: string, dump: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    let done = 0;
    for (const found of dump.matchAll(COPY)) {
      const [whole, copy, rows] = found as unknown as readonly [string, string, string];
      await client.query(dump.slice(done, found.index));
      const stream = client.query(copyFrom(copy));
      stream.end(rows);
      await once(stream, 'finish');
      done = found.index + whole.length;
    }
    await client.query(dump.slice(done));
  } finally {
    await client.end();
  }
}
