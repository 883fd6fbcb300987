/** Schemas for tests in PostgreSQL: new and empty, or with the tables of the office and no rows. */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { inject } from 'vitest';
import { openEngine } from './open.ts';
import { MIGRATIONS } from './store.ts';

type Forget = () => Promise<void>;

/** The server's address, after it has been started. */
export async function postgresUrl(): Promise<string> {
  const answer = await text(connect(inject('postgresPort'), '127.0.0.1'));
  if (!answer.startsWith('postgres')) throw new Error(answer);
  return answer;
}

/** A schema of its own, which is far quicker to make than a database and as empty. */
export async function freshSchema(): Promise<readonly [string, Forget]> {
  const server = await postgresUrl();
  const name = `elobook_test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create schema ${name}`);
  return [addressOf(server, name), () => onServer(server, `drop schema if exists ${name} cascade`)];
}

function addressOf(server: string, schema: string): string {
  const url = new URL(server);
  url.searchParams.set('options', `-csearch_path=${schema}`);
  return url.href;
}

interface Spare {
  readonly address: string;
  readonly schema: string;
  readonly drop: Forget;
  readonly built: string | undefined;
}

/** Schemas with all tables and no rows, which tests of this process have left. */
const spares: Spare[] = [];

/**
 * To make all tables takes longer than most tests. So a schema is used again, unless a test has changed anything of how it is built. Its
 * tables begin anew, not only without rows: what is read in no order comes in the order in which it was written, as in a new one.
 */
export async function madeSchema(): Promise<readonly [string, Forget]> {
  const { address, schema, drop, built } = spares.pop() ?? (await newSpare());
  return [
    address,
    async () => {
      // where its tables are gone, it cannot say
      if ((await builtNow(schema).catch(() => undefined)) !== built) return drop();
      await (await keeper()).query(EMPTIED);
      spares.push({ address, schema, drop, built: await builtNow(schema) });
    },
  ];
}

async function newSpare(): Promise<Spare> {
  const [address, drop] = await freshSchema();
  await (await openEngine(address, MIGRATIONS)).close();
  const schema = new URL(address).searchParams.get('options')?.split('=')[1] as string;
  return { address, schema, drop, built: await builtNow(schema) };
}

let pool: pg.Pool | undefined;

/** One connection for all the schemas of this process, which keeps nobody from ending. */
async function keeper(): Promise<pg.Pool> {
  if (pool !== undefined) return pool;
  pool = new pg.Pool({ connectionString: await postgresUrl(), max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true });
  // the server may end first
  pool.on('error', () => undefined);
  return pool;
}

/** Which change was the last of whatever belongs to a schema but its rows, and how much there is. It is the current one from now on. */
async function builtNow(schema: string): Promise<string | undefined> {
  const server = await keeper();
  await server.query(`set search_path = ${schema}`);
  const { rows } = await server.query<{ built: string }>(BUILT);
  return rows[0]?.built;
}

const parts = (catalogue: string, where: string): string =>
  `(select concat(count(*), '/', max(xmin::text::bigint)) from ${catalogue} where ${where})`;
const HERE = '(select oid from pg_namespace where nspname = current_schema())';
const TABLES = `(select oid from pg_class where relnamespace = ${HERE})`;
const BUILT = `select concat_ws(' ',
  (select concat(count(*), '/', string_agg(relacl::text, ',')) from pg_class where relnamespace = ${HERE}),
  ${parts('pg_namespace', 'nspname = current_schema()')},
  ${parts('pg_attribute', `attrelid in ${TABLES}`)},
  ${parts('pg_index', `indrelid in ${TABLES}`)},
  ${parts('pg_trigger', `tgrelid in ${TABLES}`)},
  ${parts('pg_rewrite', `ev_class in ${TABLES}`)},
  ${parts('pg_policy', `polrelid in ${TABLES}`)},
  ${parts('pg_constraint', `connamespace = ${HERE}`)},
  ${parts('pg_proc', `pronamespace = ${HERE}`)},
  (select string_agg(concat(key, '=', value), ' ' order by key) from meta)) as built`;

/** Without the guards of the ledger; only tables that hold, or held, something. */
const EMPTIED = `do $$
  declare filled text;
  begin
    set local session_replication_role = replica;
    select string_agg(format('%I', relname), ', ') into filled from pg_class
      where relnamespace = ${HERE} and relkind = 'r' and relname <> 'meta' and pg_relation_size(oid) > 0;
    if filled is not null then execute 'truncate ' || filled || ' cascade'; end if;
  end $$`;

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
