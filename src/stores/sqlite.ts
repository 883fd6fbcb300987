/** SQLite: one file, any number of processes. One connection writes, others read; nobody waits for a reader. */
import { closeSync, openSync, realpathSync, rmSync, type Stats, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { AsyncResource } from 'node:async_hooks';
import { setImmediate as yieldToEventLoop, setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';
import { type CompiledQuery, type QueryResult, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { leftoverLog, refuseOldLog } from './beside.ts';
import { openDatabase } from './driver.ts';
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
import { fileRefusal, StoreError, type Unreachable } from './errors.ts';
import { temporaryFolder } from './leftovers.ts';
import { checkedVersion, latest, migrate, refuseOlder } from './migrate.ts';
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
import { keptBeforeUpgrade } from './upgrade.ts';

const PARTS: DialectParts = {
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

/** Values in one insert, as whole rows; more are hardly faster. SQLite's limit is 32,766. */
const VALUES = 2000;
/** After this many inserts, the rest of the process gets a turn. */
const INSERTS_PER_TURN = 50;
const STATEMENTS = 200;
/** Rows compared at once. */
const PAGE_ROWS = 2000;
const IDLE_READERS = 4;

const SETTINGS = 'pragma foreign_keys = on; pragma cache_size = -32768;';
/** There may be several connections, and the system caches pages of the file as well. */
const READING = 'pragma foreign_keys = on; pragma cache_size = -8192; pragma query_only = on';
/**
 * A committed write is on disk. The log is written back to the file when it reaches 64 MB, so that repeated changes of
 * a page are written back once; and it shrinks again after a long write.
 */
const WRITING = `${SETTINGS} pragma synchronous = full; pragma wal_autocheckpoint = 16384;
  pragma journal_size_limit = 67108864`;
const TEMPORARILY = `${SETTINGS} pragma synchronous = off`;
/**
 * Without a log, to which a long write would add every page each time it leaves memory; and with a larger cache, since
 * names and digests arrive in no order.
 */
const FOR_ONE = `${SETTINGS} pragma cache_size = -131072; pragma journal_mode = memory; pragma synchronous = off`;
/**
 * A draft has one writer and need not survive a crash: it is flushed once, when it is complete. Without a log it takes
 * no extra space, and there is no second file of which a part could be lost.
 */
const DRAFTING = `${SETTINGS} pragma journal_mode = memory; pragma synchronous = off`;

/** SQLite's result codes; the low byte of the extended ones. */
const CODES = {
  busy: 5,
  readOnly: 8,
  io: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notADatabase: 26,
} as const;

/** SQLite's own messages for them: when a query fails in the middle of its rows, the driver gives no code. */
const WORDS: Readonly<Record<string, number>> = {
  'database is locked': CODES.busy,
  'attempt to write a readonly database': CODES.readOnly,
  'disk I/O error': CODES.io,
  'database disk image is malformed': CODES.corrupt,
  'database or disk is full': CODES.full,
  'unable to open database file': CODES.cannotOpen,
  'file is not a database': CODES.notADatabase,
};

const codeOf = (error: unknown): number | undefined => {
  const { errcode, message } = error as { readonly errcode?: number; readonly message: string };
  return errcode === undefined ? WORDS[message] : errcode & 0xff;
};

const isBusy = (error: unknown): boolean => codeOf(error) === CODES.busy;

/** The path, and how long a write waits for its turn. */
interface StorePlace {
  readonly address: string;
  readonly wait: number;
}

/** Size of the file with which processes find pages in the log. */
const SHARED = 32_768;

/** Free bytes on the disk of a file. */
const roomAt = (address: string): number =>
  quietly(() => {
    const { bavail, bsize } = statfsSync(dirname(resolve(address)));
    return bavail * bsize;
  }, Number.POSITIVE_INFINITY);

/** A driver's error as a store error; one that only a bug of ours can cause is unchanged. */
export function asStoreError(
  error: unknown,
  { address, wait }: StorePlace,
  outcome: 'unchanged' | 'unknown' = 'unchanged',
  room: (address: string) => number = roomAt,
): unknown {
  switch (codeOf(error)) {
    case CODES.busy:
      return new StoreError('store.busy', { address, seconds: wait / 1000 }, error);
    case CODES.readOnly:
      return new StoreError('store.read-only', { address }, error);
    case CODES.io:
      // the memory shared by processes is on the disk too, and SQLite does not report that it has no space
      return outcome === 'unchanged' && room(address) < SHARED
        ? new StoreError('store.full', { address }, error)
        : new StoreError('store.lost', { address, outcome }, error);
    case CODES.corrupt:
      return new StoreError('store.damaged', { address }, error);
    case CODES.full:
      return new StoreError('store.full', { address }, error);
    case CODES.cannotOpen:
      return new StoreError('store.unreachable', { address, reason: whyNotOpened(address) }, error);
    case CODES.notADatabase:
      return new StoreError('store.not-a-database', { address }, error);
    default:
      return /^no such (?:table|column)/.test((error as Error).message)
        ? new StoreError('store.not-built', { address }, error)
        : error;
  }
}

function withStoreErrors<T>(place: StorePlace, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw asStoreError(error, place);
  }
}

const found = (path: string): Stats | undefined => statSync(path, { throwIfNoEntry: false });

/** Falls back where a file cannot be inspected: SQLite will report what is wrong with it. */
function quietly<T>(look: () => T, otherwise: T): T {
  try {
    return look();
  } catch {
    return otherwise;
  }
}

/** When a file was last written; undefined if unknown. */
const timeOf = (path: string): number | undefined => quietly(() => found(path)?.mtimeMs, undefined);

const whyNotOpened = (path: string): Unreachable =>
  quietly(() => {
    if (found(dirname(path))?.isDirectory() !== true) return 'no-folder';
    return found(path)?.isDirectory() === true ? 'folder' : 'denied';
  }, 'denied');

interface Prepared {
  readonly statement: StatementSyncInstance;
  /** Whether it returns rows. */
  readonly reads: boolean;
  /** The names of its columns. */
  readonly names: readonly string[];
}

/** Milliseconds. */
const OPENING = 10_000;

/** A connection, and its prepared statements. */
class SqliteConnection {
  readonly database: DatabaseSyncInstance;
  /** The file's modification time before it was opened. */
  readonly written: number | undefined;
  readonly #prepared = new Map<string, Prepared>();

  constructor(path: string, settings: string, written?: number) {
    this.written = written;
    // other processes may be opening or recovering it: that is over quickly; later we wait ourselves
    this.database = openDatabase(path, { timeout: OPENING });
    this.database.exec(`${settings}; pragma busy_timeout = 0`);
  }

  /** The most recently used are kept. */
  prepare(sql: string): Prepared {
    let prepared = this.#prepared.get(sql);
    if (prepared === undefined) {
      const statement = this.database.prepare(sql);
      const names = statement.columns().map(({ name }) => name);
      statement.setReturnArrays(true);
      prepared = { statement, reads: names.length > 0, names };
      if (this.#prepared.size >= STATEMENTS) this.#prepared.delete(this.#prepared.keys().next().value as string);
    } else this.#prepared.delete(sql);
    this.#prepared.set(sql, prepared);
    return prepared;
  }

  /**
   * All rows of a query in one JSON text, and their number: the driver returns each value separately, which takes
   * longer than parsing here.
   */
  gathered(sql: string, as: 'text' | 'bytes' = 'text'): StatementSyncInstance {
    const { names } = this.prepare(sql);
    const rows = `json_group_array(json_array(${names.map(quoted).join()}))`;
    const told = as === 'text' ? rows : `cast(${rows} as blob)`;
    return this.prepare(`select ${told}, count(*) from (${sql})`).statement;
  }

  close(): void {
    this.#prepared.clear();
    this.database.close();
  }
}

class SqliteSession implements TransactionSession {
  readonly #line: SqliteConnection;
  readonly #place: StorePlace;
  readonly #begin: string;
  readonly #deadline: number;
  /**
   * An unfinished query would hold its snapshot of the database. The statement is referenced as well: the driver's
   * iterator does not do so, and crashes once it is collected.
   */
  readonly #open = new Map<IterableIterator<StoredRow>, StatementSyncInstance>();

  constructor(line: SqliteConnection, place: StorePlace, begin: string, deadline: number) {
    this.#line = line;
    this.#place = place;
    this.#begin = begin;
    this.#deadline = deadline;
  }

  begin(): Promise<void> {
    return this.#patiently(() => {
      try {
        this.#line.database.exec(this.#begin);
      } catch (error) {
        this.#undo();
        throw error;
      }
    }, 'unchanged');
  }

  commit(): Promise<void> {
    this.#closeQueries();
    // nothing depends on the end of a read
    const outcome = this.#begin === BEGIN_WRITE ? 'unknown' : 'unchanged';
    return this.#patiently(() => this.#line.database.exec('commit'), outcome);
  }

  async rollback(): Promise<void> {
    this.#closeQueries();
    this.#undo();
  }

  exec(sql: string): void {
    this.#closeQueries();
    withStoreErrors(this.#place, () => this.#line.database.exec(sql));
  }

  /** Whether only what came after a savepoint is undone; after some errors SQLite undoes everything. */
  undoSince(savepoint: string): boolean {
    this.#closeQueries();
    if (!this.#line.database.isTransaction) return false;
    try {
      this.#line.database.exec(`rollback to ${savepoint}; release ${savepoint}`);
      return true;
    } catch {
      return false;
    }
  }

  async query({ sql, parameters }: CompiledQuery): Promise<QueryResult<unknown>> {
    return withStoreErrors(this.#place, () => {
      const { statement, reads, names } = this.#line.prepare(sql);
      if (reads) return { rows: named(statement.all(...parameters) as unknown as readonly StoredRow[], names) };
      const { changes, lastInsertRowid } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    });
  }

  async insertMany(
    table: string,
    columns: readonly string[],
    rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
  ): Promise<number> {
    const into = `insert into ${quoted(table)} (${columns.map(quoted).join()}) values `;
    const row = `(${columns.map(() => '?').join()})`;
    const atOnce = powerOfTwo(VALUES / columns.length);
    let values: StoredValue[] = [];
    let waiting = 0;
    let inserts = 0;
    let count = 0;
    /**
     * In batches of a few sizes, whose statements exist already: preparing one takes longer than inserting its rows.
     */
    const insert = async (): Promise<void> => {
      for (let left = waiting; left > 0; ) {
        const some = powerOfTwo(left);
        const sql = into + `${row},`.repeat(some - 1) + row;
        const own = some === waiting ? values : values.splice(0, some * columns.length);
        withStoreErrors(this.#place, () => this.#line.prepare(sql).statement.run(...own));
        left -= some;
      }
      count += waiting;
      values = [];
      waiting = 0;
      inserts += 1;
      if (inserts % INSERTS_PER_TURN === 0) await yieldToEventLoop();
    };
    // one by one: flattening the rows of a batch takes as long as inserting them
    const take = (each: StoredRow): boolean => {
      for (let i = 0; i < each.length; i += 1) values.push(each[i] as StoredValue);
      waiting += 1;
      return waiting === atOnce;
    };
    if (Symbol.iterator in rows) {
      for (const each of rows) if (take(each)) await insert();
    } else {
      for await (const each of rows) if (take(each)) await insert();
    }
    if (waiting > 0) await insert();
    return count;
  }

  async rows(
    { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
    mostly?: 'numbers',
  ): Promise<readonly StoredRow[]> {
    if (mostly === 'numbers') {
      return withStoreErrors(this.#place, () => {
        const [row] = this.#line.gathered(sql).all(...parameters) as unknown as readonly [readonly [string]];
        return JSON.parse(row[0]) as readonly StoredRow[];
      });
    }
    return withStoreErrors(
      this.#place,
      () => this.#line.prepare(sql).statement.all(...parameters) as unknown as readonly StoredRow[],
    );
  }

  async json({ sql, parameters }: CompiledQuery): Promise<Uint8Array> {
    return withStoreErrors(this.#place, () => {
      const [row] = this.#line.gathered(sql, 'bytes').all(...parameters) as unknown as readonly [readonly [Uint8Array]];
      return row[0];
    });
  }

  async *batches(
    { sql, parameters }: CompiledQuery,
    size: number,
  ): AsyncGenerator<readonly StoredRow[], void, undefined> {
    const statement = withStoreErrors(this.#place, () => this.#line.database.prepare(sql));
    statement.setReturnArrays(true);
    const rows = withStoreErrors(this.#place, () => statement.iterate(...parameters)) as IterableIterator<StoredRow>;
    this.#open.set(rows, statement);
    try {
      for (;;) {
        const batch = withStoreErrors(this.#place, () => taken(rows, size));
        if (batch.length > 0) yield batch;
        if (batch.length < size) return;
        await yieldToEventLoop();
      }
    } finally {
      rows.return?.();
      this.#open.delete(rows);
    }
  }

  async *pages({ table, columns, digests, key }: OrderedTable): AsyncGenerator<StoredPage, void, undefined> {
    const told = (column: string): string =>
      digests?.includes(column) === true
        ? `case when ${quoted(column)} is not null then lower(hex(${quoted(column)})) end as ${quoted(column)}`
        : quoted(column);
    const names = key.map((column) => `${quoted(table)}.${quoted(column)}`).join();
    const ordered = (selected: readonly string[], after: StoredRow): string =>
      `select ${selected.join()} from ${quoted(table)}
        ${after.length === 0 ? '' : `where (${names}) > (${after.map(() => '?').join()})`} order by ${names}`;
    let after: StoredRow | undefined = [];
    while (after !== undefined) {
      const from: StoredRow = after;
      yield withStoreErrors(this.#place, () =>
        this.#page(`${ordered(columns.map(told), from)} limit ${PAGE_ROWS}`, from),
      );
      const last = `${ordered(key.map(quoted), from)} limit 1 offset ${PAGE_ROWS - 1}`;
      [after] = await this.rows({ sql: last, parameters: from });
      await yieldToEventLoop();
    }
  }

  /** Bytes, which JSON cannot hold, occur in a page only where somebody has overwritten other values with them. */
  #page(sql: string, parameters: StoredRow): StoredPage {
    try {
      const [row] = this.#line.gathered(sql).all(...parameters) as unknown as readonly [readonly [string, number]];
      return { text: row[0], count: row[1] };
    } catch (error) {
      if (!(error as Error).message.includes('BLOB')) throw error;
      return { rows: this.#line.prepare(sql).statement.all(...parameters) as unknown as readonly StoredRow[] };
    }
  }

  #closeQueries(): void {
    for (const rows of this.#open.keys()) rows.return?.();
  }

  #undo(): void {
    if (this.#line.database.isTransaction) this.#line.database.exec('rollback');
  }

  async #patiently(act: () => void, outcome: 'unchanged' | 'unknown'): Promise<void> {
    try {
      await withRetries(act, isBusy, this.#deadline);
    } catch (error) {
      throw asStoreError(error, this.#place, outcome);
    }
  }
}

/** Arrays as objects: the driver itself takes twice as long. */
const named = (rows: readonly StoredRow[], names: readonly string[]): Record<string, StoredValue>[] =>
  rows.map((values) => {
    const row: Record<string, StoredValue> = {};
    for (let i = 0; i < names.length; i += 1) row[names[i] as string] = values[i] as StoredValue;
    return row;
  });

/** The largest power of two not above a number. */
const powerOfTwo = (number: number): number => 2 ** (31 - Math.clz32(number));

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Up to this many of the next items. */
function taken<T>(from: Iterator<T>, size: number): T[] {
  const some: T[] = [];
  while (some.length < size) {
    const next = from.next();
    if (next.done === true) break;
    some.push(next.value);
  }
  return some;
}

/**
 * In a read-only file SQLite starts a write transaction and refuses only the first write: by then a command has done
 * other things. The second statement changes nothing in our files, but counts as a write.
 */
const BEGIN_WRITE = 'begin immediate; pragma incremental_vacuum(1)';
/** The snapshot is taken by the first query, so there is one at once. */
const BEGIN_READ = 'begin; select 1 from sqlite_schema limit 1';

/** Temporary databases, removed at the latest when the process ends. */
const TEMPORARY = new Set<string>();
const removeTemporary = (folder: string): void => {
  TEMPORARY.delete(folder);
  rmSync(folder, { recursive: true, force: true });
};
process.once('exit', () => TEMPORARY.forEach(removeTemporary));

/**
 * `read-only`: cannot change anything. `still`: in a place where the files shared by processes cannot be created, so it
 * is read as it is. `draft`: not known to anybody else yet. `scratch`: never known to anybody else.
 */
type How = 'shared' | 'read-only' | 'still' | 'draft' | 'scratch';

function settingsFor(how: How, isTemporary: boolean): string {
  if (how === 'draft') return DRAFTING;
  if (how === 'scratch') return FOR_ONE;
  return isTemporary ? TEMPORARILY : WRITING;
}

/** Milliseconds for which waiting writes are committed together. */
const TOGETHER = 30;

/** A write that waits for its turn, or for the end of the commit that includes it. */
class WaitingWrite<DB, T> {
  readonly ended: Promise<T>;
  readonly watch: TransactionGuard;
  readonly #work: (connection: Connection<DB>) => Promise<T>;
  #value: T | undefined;
  #resolve: (value: T) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(work: (connection: Connection<DB>) => Promise<T>, watch: TransactionGuard) {
    this.#work = work;
    this.watch = watch;
    this.ended = new Promise<T>((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // by the time it fails, somebody awaits it
    this.ended.catch(() => undefined);
  }

  async run(connection: Connection<DB>): Promise<void> {
    this.#value = await this.#work(connection);
  }

  succeed(): void {
    this.#resolve(this.#value as T);
  }

  fail(error: unknown): void {
    this.#reject(error);
  }
}

class SqliteEngine<DB> implements StoreEngine<DB> {
  readonly kind = 'sqlite';
  readonly address: string;
  readonly #path: string;
  /** The path that SQLite opens. */
  readonly #name: string;
  readonly #folder: string | undefined;
  readonly #wait: number;
  readonly #writer: SqliteConnection;
  readonly #inode: number | undefined;
  readonly #turns = new TurnQueue(1);
  /** Writes that have not started. */
  readonly #joining: WaitingWrite<DB, unknown>[] = [];
  readonly #readers: SqliteConnection[] = [];
  /** Only tells whether somebody has written; what it says has a meaning for itself alone. */
  #watcher: SqliteConnection | undefined;
  #watchers = 0;
  #closed = false;

  constructor(address: string, path: string, folder: string | undefined, wait: number, how: How) {
    this.address = address;
    this.#path = path;
    const asked = how === 'still' ? '?immutable=1' : how === 'read-only' ? '?mode=ro' : undefined;
    this.#name = asked === undefined ? path : `${pathToFileURL(path).href}${asked}`;
    this.#folder = folder;
    this.#wait = wait;
    this.#writer = this.#connect(settingsFor(how, folder !== undefined));
    this.#inode = found(path)?.ino;
  }

  /** Errors of a temporary database are reported for the folder that it is in. */
  get #place(): StorePlace {
    return { address: this.#folder === undefined ? this.address : tmpdir(), wait: this.#wait };
  }

  #connect(settings: string, written?: number): SqliteConnection {
    return withStoreErrors(this.#place, () => new SqliteConnection(this.#name, settings, written));
  }

  /**
   * A connection caches pages, and SQLite trusts them until somebody writes through SQLite. If another file was copied
   * over ours, only the file's time shows it; so connections opened before that time are not used again.
   */
  #reader(): SqliteConnection {
    const written = timeOf(this.#path);
    for (let line = this.#readers.pop(); line !== undefined; line = this.#readers.pop()) {
      if (line.written === written) return line;
      line.close();
    }
    return this.#connect(READING, written);
  }

  version(): string | undefined {
    this.#refuseClosed();
    try {
      const written = timeOf(this.#path);
      if (this.#watcher === undefined || this.#watcher.written !== written) {
        this.#watcher?.close();
        this.#watcher = this.#connect(READING, written);
        this.#watchers += 1;
      }
      const [row] = this.#watcher.prepare('pragma data_version').statement.all() as unknown as readonly StoredRow[];
      return `${this.#watchers} ${row?.[0]}`;
    } catch {
      // whatever is wrong is reported to the next who reads
      return undefined;
    }
  }

  /** Readers then see the last state while somebody writes. A read-only one stays as it is. */
  async keepLog(): Promise<void> {
    const switched = (): void => this.#writer.database.exec('pragma journal_mode = wal');
    try {
      await withRetries(switched, isBusy, performance.now() + this.#wait);
    } catch (error) {
      if (codeOf(error) !== CODES.readOnly) throw asStoreError(error, this.#place);
    }
  }

  async read<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T> {
    this.#refuseClosed();
    const line = this.#reader();
    try {
      return await this.#transact(line, BEGIN_READ, performance.now() + this.#wait, new TransactionGuard(), work);
    } finally {
      if (this.#closed || this.#readers.length >= IDLE_READERS) line.close();
      else this.#readers.push(line);
    }
  }

  async write<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T> {
    this.#refuseClosed();
    refuseNested(this);
    // another write may run it, whose async context is not ours
    const watch = new TransactionGuard();
    const bound = AsyncResource.bind((connection: Connection<DB>) =>
      CURRENT_WRITE.run({ engine: this, watch }, () => work(connection)),
    );
    const own = new WaitingWrite<DB, T>(bound, watch);
    this.#joining.push(own as WaitingWrite<DB, unknown>);
    try {
      await this.#inTurn((deadline) => this.#writeTogether(own as WaitingWrite<DB, unknown>, deadline));
    } catch (error) {
      // if another commit has included it, it ends with that
      if (this.#left(own as WaitingWrite<DB, unknown>)) throw error;
    }
    return own.ended;
  }

  #left(own: WaitingWrite<DB, unknown>): boolean {
    const at = this.#joining.indexOf(own);
    if (at >= 0) this.#joining.splice(at, 1);
    return at >= 0;
  }

  /**
   * One write, followed by those that have queued meanwhile, as long as that takes only a moment: all of them are
   * flushed to disk once, and none is reported as done before. Each still succeeds as a whole or changes nothing, after
   * the ones before it.
   */
  async #writeTogether(first: WaitingWrite<DB, unknown>, deadline: number): Promise<void> {
    // another commit has included it
    if (!this.#joining.includes(first)) return;
    const session = new SqliteSession(this.#writer, this.#place, BEGIN_WRITE, deadline);
    await session.begin();
    const since = performance.now();
    const written: WaitingWrite<DB, unknown>[] = [];
    for (let next: WaitingWrite<DB, unknown> | undefined = first; next !== undefined; ) {
      this.#left(next);
      if (written.length > 0) session.exec('savepoint joined');
      const { watch } = next;
      try {
        await next.run(connectionOf<DB>('sqlite', PARTS, session, watch, BATCH_ROWS));
        watch.end();
        if (written.length > 0) session.exec('release joined');
        written.push(next);
      } catch (error) {
        watch.abandon();
        if (written.length === 0 || !session.undoSince('joined')) {
          await session.rollback();
          for (const each of [...written, next]) each.fail(error);
          return;
        }
        next.fail(error);
      }
      const isTime = !this.#closed && performance.now() - since < TOGETHER;
      next = isTime ? this.#joining[0] : undefined;
    }
    try {
      await session.commit();
    } catch (error) {
      await session.rollback();
      for (const each of written) each.fail(error);
      return;
    }
    for (const each of written) each.succeed();
  }

  /**
   * Rewrites every page, so that no deleted content remains; then the log, which held it too, is emptied into the file.
   * Waits for readers of an earlier moment.
   */
  async purge(): Promise<void> {
    await this.#inTurn(async (deadline) => {
      try {
        await withRetries(() => this.#writer.database.exec('vacuum'), isBusy, deadline);
        await withRetries(() => this.#cutLog(), isBusy, deadline);
      } catch (error) {
        throw asStoreError(error, this.#place);
      }
    });
  }

  /**
   * The file as it is, for a backup before it is changed. It is read through another connection, so that an unfinished
   * write is not in the copy.
   */
  oldFile(version: number): Parameters<typeof keptBeforeUpgrade>[0] {
    const size = this.#writer.database.prepare(
      'select page_count * page_size as bytes from pragma_page_count, pragma_page_size',
    );
    return {
      address: this.address,
      path: realOf(this.#path),
      version,
      bytes: (size.get() as { readonly bytes: number }).bytes,
      copy: (to) =>
        withStoreErrors(this.#place, () => {
          const reader = openDatabase(this.#path, { timeout: OPENING });
          try {
            reader.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
          } finally {
            reader.close();
          }
        }),
    };
  }

  #cutLog(): void {
    const [row] = this.#writer.database.prepare('pragma wal_checkpoint(truncate)').all() as { busy: number }[];
    if (row?.busy === 1) throw Object.assign(new Error('somebody reads'), { errcode: CODES.busy });
  }

  async #inTurn<T>(work: (deadline: number) => Promise<T>): Promise<T> {
    this.#refuseClosed();
    refuseNested(this);
    const deadline = performance.now() + this.#wait;
    if (!(await this.#turns.take(this.#wait))) {
      throw new StoreError('store.busy', { address: this.address, seconds: this.#wait / 1000 });
    }
    try {
      this.#refuseClosed();
      this.#refuseMoved();
      return await work(deadline);
    } finally {
      this.#turns.leave();
    }
  }

  #transact<T>(
    line: SqliteConnection,
    begin: string,
    deadline: number,
    watch: TransactionGuard,
    work: (connection: Connection<DB>) => Promise<T>,
  ): Promise<T> {
    const session = new SqliteSession(line, this.#place, begin, deadline);
    return transact(session, watch, connectionOf<DB>('sqlite', PARTS, session, watch, BATCH_ROWS), work);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#turns.take(this.#wait);
    if (this.#folder === undefined) this.#emptyLog();
    this.#watcher?.close();
    for (const line of [...this.#readers, this.#writer]) line.close();
    if (this.#folder !== undefined) removeTemporary(this.#folder);
  }

  /**
   * Leaves everything in the one file. SQLite would do so when the last connection closes, but the driver keeps
   * connections until their statements are collected. This only tidies up: what was committed is on disk in the log,
   * which stays next to the file if it cannot be written back, and the next process reads both. So it may fail
   * silently: others are working, the disk is full, the file is read-only or damaged. A draft, which must not have a
   * log, has none.
   */
  #emptyLog(): void {
    try {
      this.#writer.database.exec('pragma wal_checkpoint(truncate)');
    } catch {
      // the next one to close it tries again
    }
  }

  #refuseClosed(): void {
    if (this.#closed) throw new Error('the database is closed');
  }

  /** A deleted file can still be written to, and all of it would be lost. */
  #refuseMoved(): void {
    if (found(this.#path)?.ino !== this.#inode) {
      throw new StoreError('store.lost', { address: this.address, outcome: 'unchanged' });
    }
  }
}

const madeTemporary = (): Promise<string> =>
  temporaryFolder().catch((error) => {
    throw fileRefusal(error, tmpdir());
  });

export async function openSqlite<DB>(
  address: string,
  schema: Migrations,
  { wait, create, access, users, upgrade }: Required<OpenStoreOptions>,
): Promise<StoreEngine<DB>> {
  if (address === '') throw new StoreError('store.unreachable', { address, reason: 'address' });
  const folder = address === ':memory:' ? await madeTemporary() : undefined;
  if (folder !== undefined) TEMPORARY.add(folder);
  const path = folder === undefined ? resolve(address) : join(folder, 'temporary.db');
  await refuseOrphanedLog(path, address);
  const isForOne = folder !== undefined && users === 'one';
  const mustBeThere = (create === 'never' || access === 'read-only') && folder === undefined;
  if (mustBeThere && isMissing(path)) throw new StoreError('store.empty', { address });
  if (!mustBeThere) makePrivate(path);
  const opened = async (how: Exclude<How, 'draft' | 'scratch'>): Promise<StoreEngine<DB>> => {
    const engine = new SqliteEngine<DB>(address, path, folder, wait, isForOne ? 'scratch' : how);
    const checked = async (version: number): Promise<void> => {
      if (access === 'read-only') return refuseOlder(version, schema, address);
      if (mustBeThere && version === 0) throw new StoreError('store.empty', { address });
      if (!isForOne) await engine.keepLog();
    };
    return ready(engine, schema, checked, upgrade);
  };
  try {
    return await opened(access === 'read-only' ? 'read-only' : 'shared');
  } catch (error) {
    if (!isDenied(error) || !isStill(path)) throw error;
    return opened('still');
  }
}

/**
 * A database under construction, at a path that nobody else knows. It has no log: between writes everything is in its
 * one file.
 */
export async function openDraft<DB>(
  path: string,
  schema: Migrations,
  { wait, create }: Required<OpenStoreOptions>,
): Promise<StoreEngine<DB>> {
  if (create === 'if-missing') makePrivate(path);
  return ready(new SqliteEngine<DB>(path, path, undefined, wait, 'draft'), schema, async (version) => {
    if (create === 'never' && version < latest(schema)) throw new StoreError('store.empty', { address: path });
  });
}

/** With the program's tables. `checked`: called before a database with an older schema is changed. */
async function ready<DB>(
  engine: SqliteEngine<DB>,
  schema: Migrations,
  checked: (version: number) => Promise<void>,
  upgrade: OpenStoreOptions['upgrade'] = 'unguarded',
): Promise<StoreEngine<DB>> {
  try {
    const version = await checkedVersion(engine, schema);
    await checked(version);
    if (version === latest(schema)) return engine;
    let kept: string | undefined;
    await migrate(engine, schema, async (old) => {
      if (upgrade !== 'unguarded') kept = await keptBeforeUpgrade(engine.oldFile(old), upgrade);
    });
    if (kept !== undefined && upgrade !== 'unguarded') upgrade.onUpgraded?.(kept);
    return engine;
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/**
 * Does something with the file of a finished draft while nobody else can open it: processes that find it under its new
 * name wait. From then on it keeps a log, as offices' databases do. No statement is prepared, so that the connection
 * really ends when it is closed.
 */
export async function whileLocked<T>(path: string, act: () => Promise<T>): Promise<T> {
  const place = { address: path, wait: 0 };
  const database = withStoreErrors(place, () => openDatabase(`${pathToFileURL(path).href}?mode=rw`));
  try {
    withStoreErrors(place, () =>
      database.exec(`pragma locking_mode = exclusive; pragma journal_mode = memory; pragma synchronous = full;
        pragma journal_mode = wal`),
    );
    return await act();
  } finally {
    database.close();
  }
}

const PRIVATE = 0o600;

/**
 * An office contains names and birth dates: a new file is readable by its owner only, and SQLite gives the files next
 * to it the same rights. An existing file keeps its rights.
 */
function makePrivate(path: string): void {
  try {
    closeSync(openSync(path, 'wx', PRIVATE));
  } catch {
    // it is there, or cannot be made: SQLite will say so
  }
}

/** Milliseconds that another process may take for the first page of a new file. */
const BEGINNING = 3000;
const LOOK_AGAIN = 20;

/**
 * Next to an empty file there is a log: of an earlier database, or of a process that is just creating this one. The
 * latter is soon over, and its log is new.
 */
async function refuseOrphanedLog(path: string, address: string): Promise<void> {
  for (let waited = 0; isBlank(path); waited += LOOK_AGAIN) {
    const log = leftoverLog(realOf(path));
    if (log === undefined) return;
    const age = Date.now() - (found(log)?.mtimeMs ?? Date.now());
    if (waited >= BEGINNING || age >= BEGINNING) return refuseOldLog(realOf(path), address);
    await pause(LOOK_AGAIN);
  }
}

/** No file, or an empty one. */
const isBlank = (path: string): boolean => quietly(() => (found(path)?.size ?? 0) === 0, false);

/** The path next to which SQLite puts its files: the target of a symbolic link. */
const realOf = (path: string): string => quietly(() => realpathSync(path), path);

const isMissing = (path: string): boolean => quietly(() => found(path) === undefined, false);

const isDenied = (error: unknown): boolean =>
  error instanceof StoreError &&
  (error.code === 'store.read-only' ||
    (error.code === 'store.unreachable' && 'reason' in error.facts && error.facts.reason === 'denied'));

/** A database with an empty log: everything is in the file, and nobody is working. */
const isStill = (path: string): boolean =>
  quietly(() => found(path)?.isFile() === true && leftoverLog(realOf(path)) === undefined, false);
