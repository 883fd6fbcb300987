/** PostgreSQL: a server, any number of machines. Writers queue at one advisory lock of the database. */
import type { Socket } from 'node:net';
import { finished } from 'node:stream/promises';
import {
  type CompiledQuery,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  sql,
} from 'kysely';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  BATCH_ROWS,
  type Connection,
  type StoreEngine,
  type Migrations,
  type OpenStoreOptions,
  type OrderedTable,
  type StoredPage,
  type StoredRow,
  type StoredValue,
} from './engine.ts';
import { shownAddress, StoreError, type Unreachable } from './errors.ts';
import { keptAsFile } from './kept-as-file.ts';
import { checkedVersion, latest, migrate, refuseOlder } from './migrate.ts';
import { inPieces } from './pieces.ts';
import { whyMayWrite } from './public-role.ts';
import {
  connectionOf,
  type DialectParts,
  refuseNested,
  type TransactionSession,
  transact,
  TransactionGuard,
  CURRENT_WRITE,
} from './transaction.ts';
import { withRetries, TurnQueue } from './turns.ts';

const PARTS: DialectParts = {
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

/** Values as SQLite returns them: whole numbers and booleans as numbers, bytes as bytes. */
const PARSERS: Readonly<Record<number, (text: string) => StoredValue>> = {
  [pg.types.builtins.BOOL]: (text) => (text === 't' ? 1 : 0),
  [pg.types.builtins.INT8]: wholeNumber,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.BYTEA]: (text) => Uint8Array.from(Buffer.from(text.slice(2), 'hex')),
};

function wholeNumber(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`);
  return number;
}

const TYPES = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
} as pg.CustomTypesConfig;

/** Characters of one COPY; several follow each other, so that rows can be read in between. */
const COPY_CHARACTERS = 1 << 20;
/** Lines between two checks of its length. */
const COPY_LINES = 200;

interface StorePlace {
  readonly address: string;
  readonly wait: number;
}

const sqlState = (error: unknown): string | undefined => (error instanceof pg.DatabaseError ? error.code : undefined);

/** The server is up, but temporarily refuses. */
const passes = (error: unknown): boolean => ['53300', '57P03'].includes(sqlState(error) ?? '');

/** By SQLSTATE or the system's error code. */
const NOT_OPENED: Readonly<Record<string, Unreachable>> = {
  '28P01': 'password',
  '28000': 'password',
  '3D000': 'no-database',
  '3F000': 'no-database',
  '53300': 'full-house',
  '57P03': 'full-house',
  '42501': 'denied',
  ENOTFOUND: 'no-host',
  EAI_AGAIN: 'no-host',
  ECONNREFUSED: 'refused',
  ENOENT: 'refused',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate-name',
  CERT_HAS_EXPIRED: 'certificate-expired',
  CERT_NOT_YET_VALID: 'certificate-expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate',
  CERT_SIGNATURE_FAILURE: 'certificate',
  CERT_UNTRUSTED: 'certificate',
  ETIMEDOUT: 'timeout',
  EHOSTUNREACH: 'timeout',
  ENETUNREACH: 'timeout',
};

/** By the driver's message, where there is no code. */
const SAID: readonly (readonly [words: RegExp, reason: Unreachable])[] = [
  [/timeout/, 'timeout'],
  [/password/, 'password'],
  [/does not support SSL/, 'no-tls'],
];

function notOpened(error: unknown, address: string): StoreError {
  // without the cause, which would repeat the address with its password
  if ((error as { readonly input?: string }).input !== undefined) {
    return new StoreError('store.unreachable', { address, reason: 'address' });
  }
  const { code = '', message = '', syscall } = error as NodeJS.ErrnoException;
  // the only files opened on the way are certificates
  if (syscall === 'open') return new StoreError('store.unreachable', { address, reason: 'certificate-file' }, error);
  const silent = SAID.find(([words]) => words.test(message))?.[1] ?? 'other';
  return new StoreError('store.unreachable', { address, reason: NOT_OPENED[code] ?? silent }, error);
}

/** A driver's error as a store error; one that only a bug of ours can cause is unchanged. */
export function asPostgresError(
  error: unknown,
  { address, wait }: StorePlace,
  outcome: 'unchanged' | 'unknown' = 'unchanged',
): unknown {
  const state = sqlState(error);
  if (state === undefined) {
    return wentAway(error) ? new StoreError('store.lost', { address, outcome }, error) : error;
  }
  if (state === '25006' || state === '42501') return new StoreError('store.read-only', { address }, error);
  if (state === '55P03') return new StoreError('store.busy', { address, seconds: wait / 1000 }, error);
  if (state === '3F000') return notOpened(error, address);
  if (state === '42P01' || state === '42703') return new StoreError('store.not-built', { address }, error);
  if (state.startsWith('53')) return new StoreError('store.full', { address }, error);
  if (state.startsWith('XX00')) return new StoreError('store.damaged', { address }, error);
  return /^(?:08|40|57|58|25P03)/.test(state) ? new StoreError('store.lost', { address, outcome }, error) : error;
}

/** A socket's error has a system call; the driver's own have only a message. */
const wentAway = (error: unknown): boolean =>
  (error as { readonly syscall?: string }).syscall !== undefined ||
  /^Connection terminated|^Client has encountered a connection error|not queryable/.test((error as Error).message);

class PostgresSession implements TransactionSession {
  readonly #client: pg.PoolClient;
  readonly #place: StorePlace;
  readonly #begin: Begin;
  #cursors = 0;
  #lost = false;

  constructor(client: pg.PoolClient, place: StorePlace, begin: Begin) {
    this.#client = client;
    this.#place = place;
    this.#begin = begin;
  }

  async begin(): Promise<void> {
    await this.#told(() => this.#client.query(this.#begin.sql));
  }

  async commit(): Promise<void> {
    // nothing depends on the end of a read
    await this.#told(() => this.#client.query('commit'), this.#begin.reads ? 'unchanged' : 'unknown');
  }

  async rollback(): Promise<void> {
    await this.#told(() => this.#client.query('rollback')).catch(() => {
      this.#lost = true;
    });
  }

  /** Whether the connection is unusable. */
  get isLost(): boolean {
    return this.#lost;
  }

  async query({ sql, parameters }: CompiledQuery): Promise<QueryResult<unknown>> {
    const { rows, rowCount } = await this.#told(() => this.#client.query(sql, [...parameters]));
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
  }

  async insertMany(
    table: string,
    columns: readonly string[],
    rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
  ): Promise<number> {
    const sql = `copy ${quoted(table)} (${columns.map(quoted).join()}) from stdin`;
    let count = 0;
    for await (const { text, lines } of copyTexts(rows)) {
      await this.#told(async () => {
        const stream = this.#client.query(copyFrom(sql));
        stream.end(Buffer.from(text));
        await finished(stream);
      });
      count += lines;
    }
    return count;
  }

  async json(query: CompiledQuery): Promise<Uint8Array> {
    return Buffer.from(JSON.stringify(await this.rows(query)));
  }

  async rows({ sql, parameters }: CompiledQuery): Promise<readonly StoredRow[]> {
    const query = { text: sql, values: [...parameters], rowMode: 'array' as const };
    return (await this.#told(() => this.#client.query<StoredValue[]>(query))).rows;
  }

  async *batches(
    { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
    size: number,
  ): AsyncGenerator<readonly StoredRow[], void, undefined> {
    this.#cursors += 1;
    const cursor = `batches_${this.#cursors}`;
    await this.#told(() => this.#client.query(`declare ${cursor} no scroll cursor for ${sql}`, [...parameters]));
    const text = `fetch forward ${size} from ${cursor}`;
    for (;;) {
      const { rows } = await this.#told(() => this.#client.query<StoredValue[]>({ text, rowMode: 'array' }));
      if (rows.length > 0) yield rows;
      if (rows.length < size) break;
    }
    await this.#told(() => this.#client.query(`close ${cursor}`));
  }

  async *pages({ table, columns, digests, key }: OrderedTable): AsyncGenerator<StoredPage, void, undefined> {
    const told = (column: string): string =>
      digests?.includes(column) === true ? `encode(${quoted(column)}, 'hex')` : quoted(column);
    const names = key.map((column) => `${quoted(table)}.${quoted(column)}`).join();
    const query = { sql: `select ${columns.map(told).join()} from ${quoted(table)} order by ${names}`, parameters: [] };
    for await (const rows of this.batches(query, BATCH_ROWS)) yield { rows };
  }

  async #told<T>(act: () => Promise<T>, outcome: 'unchanged' | 'unknown' = 'unchanged'): Promise<T> {
    const { limit } = this.#begin;
    const late = limit === 0 ? undefined : setTimeout(() => hangUp(this.#client), limit);
    try {
      return await act();
    } catch (error) {
      throw asPostgresError(error, this.#place, outcome);
    } finally {
      clearTimeout(late);
    }
  }
}

/**
 * A server that has stopped answering would not answer a goodbye either. Pending queries are told that the connection
 * ended.
 */
function hangUp(client: pg.PoolClient): void {
  (client as unknown as { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The rows as texts of COPY, each of a suitable length. */
async function* copyTexts(
  rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
): AsyncGenerator<{ readonly text: string; readonly lines: number }, void, undefined> {
  let text = '';
  let lines = 0;
  for await (const piece of inPieces(rows, COPY_LINES)) {
    for (const row of piece) text += `${row.map(copyText).join('\t')}\n`;
    lines += piece.length;
    if (text.length >= COPY_CHARACTERS) {
      yield { text, lines };
      text = '';
      lines = 0;
    }
  }
  if (lines > 0) yield { text, lines };
}

const SPECIAL = /[\\\n\r\t]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function copyText(value: StoredValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return value.replaceAll(SPECIAL, (character) => ESCAPES[character] as string);
  if (typeof value === 'object') {
    return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  }
  return String(value);
}

/**
 * The server's own time limits must not apply to a transaction that waits for its turn; cursors are read to the end;
 * and a machine that stops answering blocks nobody for more than two minutes.
 */
const SETTINGS = [
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
  'cursor_tuple_fraction = 1',
  'tcp_keepalives_idle = 60',
  'tcp_keepalives_interval = 10',
  'tcp_keepalives_count = 6',
]
  .map((setting) => `set local ${setting}`)
  .join('; ');

/** How a transaction starts. */
interface Begin {
  readonly sql: string;
  readonly reads: boolean;
  /** Milliseconds that a query may take; 0: no limit. */
  readonly limit: number;
}

/**
 * Queries with thousands of keys, which a server that assumes a slow disk would answer by reading the whole table; and
 * the statistics do not know rows that were added a moment ago.
 */
const BY_KEY = 'set local enable_seqscan = off; set local jit = off';

/**
 * The snapshot is taken by the first query, so there is one at once. A query that only takes too long is ended by the
 * server itself.
 */
const beginRead = (limit: number): Begin => ({
  sql: `begin isolation level repeatable read read only; ${SETTINGS}; ${BY_KEY}; set local statement_timeout = ${limit}; select 1`,
  reads: true,
  limit,
});

/** "elob": ours among the advisory locks; each schema of a database has its own. */
const LOCK = 0x656c6f62;

/** Read committed, so that a writer that waited for the lock sees what the one before has written. */
const beginWrite = (milliseconds: number): Begin => ({
  sql: `begin isolation level read committed read write; ${SETTINGS}; ${BY_KEY}; set local lock_timeout = ${milliseconds};
    select pg_advisory_xact_lock(${LOCK}, hashtext(coalesce(current_schema(), '')))`,
  reads: false,
  limit: 0,
});

/** In parallel with the holder of the lock. */
const BEGIN_ASIDE: Begin = {
  sql: `begin isolation level read committed read write; ${SETTINGS}; set local lock_timeout = 1000`,
  reads: false,
  limit: 0,
};

class PostgresEngine<DB> implements StoreEngine<DB> {
  readonly kind = 'postgres';
  readonly address: string;
  readonly #pool: pg.Pool;
  readonly #wait: number;
  readonly #read: Begin;
  readonly #writes = new TurnQueue(1);
  readonly #reads: TurnQueue;
  #closed = false;

  constructor(address: string, { wait, connect, answer, connections }: Required<OpenStoreOptions>) {
    this.address = shownAddress(address);
    this.#wait = wait;
    this.#read = beginRead(answer);
    this.#reads = new TurnQueue(Math.max(1, connections - 1));
    this.#pool = new pg.Pool({
      connectionString: address,
      max: Math.max(2, connections),
      connectionTimeoutMillis: connect,
      application_name: 'elobook',
      keepAlive: true,
      types: TYPES,
    });
    // a connection that ends while it is idle is replaced by the next
    this.#pool.on('error', () => undefined);
    // the end of a connection in use is reported by the failing query, even after it was given up
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  get #place(): StorePlace {
    return { address: this.address, wait: this.#wait };
  }

  read<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T> {
    return this.#inTurn(this.#reads, this.#read.limit || this.#wait, () => this.#read, new TransactionGuard(), work);
  }

  async write<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T> {
    refuseNested(this);
    const deadline = performance.now() + this.#wait;
    const begin = (): Begin => beginWrite(Math.max(1, Math.ceil(deadline - performance.now())));
    const watch = new TransactionGuard();
    return await CURRENT_WRITE.run({ engine: this, watch }, () =>
      this.#inTurn(this.#writes, this.#wait, begin, watch, work),
    );
  }

  writeAside<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T> {
    return this.#inTurn(this.#reads, this.#wait, () => BEGIN_ASIDE, new TransactionGuard(), work);
  }

  async #inTurn<T>(
    turns: TurnQueue,
    patience: number,
    begin: () => Begin,
    watch: TransactionGuard,
    work: (connection: Connection<DB>) => Promise<T>,
  ): Promise<T> {
    if (!(await turns.take(patience))) {
      throw new StoreError('store.busy', { address: this.address, seconds: patience / 1000 });
    }
    try {
      if (this.#closed) throw new Error('the database is closed');
      const client = await this.#connected(patience);
      const session = new PostgresSession(client, this.#place, begin());
      try {
        return await transact(session, watch, connectionOf<DB>('postgres', PARTS, session, watch, BATCH_ROWS), work);
      } finally {
        client.release(session.isLost);
      }
    } finally {
      turns.leave();
    }
  }

  /** The tables are rewritten; the server's own logs and replicas are not our concern. */
  async purge(tables: readonly string[]): Promise<void> {
    refuseNested(this);
    const client = await this.#connected(this.#wait);
    try {
      await client.query(`set statement_timeout = 0; set lock_timeout = ${this.#wait}`);
      await client.query(`vacuum (full) ${tables.map(quoted).join()}`);
    } catch (error) {
      throw asPostgresError(error, this.#place);
    } finally {
      // its settings are no longer the usual ones
      client.release(true);
    }
  }

  async #connected(patience: number): Promise<pg.PoolClient> {
    try {
      return await withRetries(() => this.#pool.connect(), passes, performance.now() + patience);
    } catch (error) {
      throw notOpened(error, this.address);
    }
  }

  async encoding(): Promise<string> {
    return await this.read(async ({ db }) => {
      const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
      return (rows[0] as { server_encoding: string }).server_encoding;
    });
  }

  /** A process that promises only to read must be unable to write, whatever goes wrong in the program. */
  async refuseWriter(): Promise<void> {
    const writer = await this.read(({ db }) => whyMayWrite(db));
    if (writer !== undefined) throw new StoreError('store.may-write', { address: this.address, ...writer });
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#pool.end();
  }
}

export async function openPostgres<DB>(
  address: string,
  schema: Migrations,
  options: Required<OpenStoreOptions>,
): Promise<StoreEngine<DB>> {
  const engine = new PostgresEngine<DB>(address, options);
  try {
    const encoding = await engine.encoding();
    if (encoding !== 'UTF8') throw new StoreError('store.encoding', { address: engine.address, encoding });
    const version = await checkedVersion(engine, schema);
    if (options.access === 'read-only') {
      refuseOlder(version, schema, engine.address);
      await engine.refuseWriter();
      return engine;
    }
    if (version === 0 && options.create === 'never') throw new StoreError('store.empty', { address: engine.address });
    if (version === latest(schema)) return engine;
    const { upgrade } = options;
    let isOlder = false;
    let kept: string | undefined;
    await migrate(engine, schema, async (old, connection) => {
      isOlder = true;
      if (upgrade === 'unguarded' || upgrade.folder === undefined) return;
      kept = await keptAsFile(connection, { address: engine.address, version: old, schema, folder: upgrade.folder });
    });
    // without a folder, backing up is left to the server's operator; the upgrade is one transaction
    if (isOlder && upgrade !== 'unguarded') upgrade.onUpgraded?.(kept);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}
