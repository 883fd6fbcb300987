/** What both stores share: a query builder bound to one transaction, and a guard for it. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type { Connection, OrderedTable, StoredPage, StoredRow } from './engine.ts';

export type DialectParts = Pick<Dialect, 'createAdapter' | 'createIntrospector' | 'createQueryCompiler'>;

/** One transaction on one connection. */
export interface TransactionSession {
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** After an error: must not throw. */
  rollback(): Promise<void>;
  query(query: CompiledQuery): Promise<QueryResult<unknown>>;
  insertMany(
    table: string,
    columns: readonly string[],
    rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
  ): Promise<number>;
  rows(query: CompiledQuery, mostly?: 'numbers'): Promise<readonly StoredRow[]>;
  json(query: CompiledQuery): Promise<Uint8Array>;
  batches(query: CompiledQuery, size: number): AsyncGenerator<readonly StoredRow[], void, undefined>;
  pages(table: OrderedTable): AsyncGenerator<StoredPage, void, undefined>;
}

/**
 * Prevents queries after the end, and commits after a failure: PostgreSQL silently rolls back such a transaction at its
 * end, and SQLite would keep a part.
 */
export class TransactionGuard {
  #over = false;
  #failure: { readonly error: unknown } | undefined;

  async over<T>(act: () => Promise<T>): Promise<T> {
    this.#check();
    try {
      return await act();
    } catch (error) {
      this.#failure ??= { error };
      throw error;
    }
  }

  async *overEach<T>(acts: () => AsyncGenerator<T, void, undefined>): AsyncGenerator<T, void, undefined> {
    this.#check();
    const each = acts();
    try {
      for (;;) {
        const next = await this.over(() => each.next());
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await each.return();
    }
  }

  #check(): void {
    if (this.#over) throw new Error('the transaction is over');
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  /** Ends it; throws the earlier error, if any. */
  end(): void {
    this.#check();
    this.#over = true;
  }

  abandon(): void {
    this.#over = true;
  }

  get isOver(): boolean {
    return this.#over;
  }
}

/** The write that the present work is part of. */
export const CURRENT_WRITE = new AsyncLocalStorage<{ readonly engine: object; readonly watch: TransactionGuard }>();

/** Does the work between beginning and end of a transaction. */
export async function transact<DB, T>(
  session: TransactionSession,
  watch: TransactionGuard,
  connection: Connection<DB>,
  work: (connection: Connection<DB>) => Promise<T>,
): Promise<T> {
  try {
    await session.begin();
    const result = await work(connection);
    watch.end();
    await session.commit();
    return result;
  } catch (error) {
    watch.abandon();
    await session.rollback();
    throw error;
  }
}

/** A write waits for its turn, so a nested one would wait for itself. */
export function refuseNested(engine: object): void {
  const outer = CURRENT_WRITE.getStore();
  if (outer?.engine === engine && !outer.watch.isOver) throw new Error('a write within a write');
}

/** The connection that the work is given. */
export function connectionOf<DB>(
  kind: Connection<DB>['kind'],
  parts: DialectParts,
  session: TransactionSession,
  watch: TransactionGuard,
  batchRows: number,
): Connection<DB> {
  const line: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) => watch.over(() => session.query(query)) as Promise<QueryResult<R>>,
    streamQuery: () => {
      throw new Error('batches() streams');
    },
  };
  return {
    kind,
    db: new Kysely<DB>({ dialect: { ...parts, createDriver: () => new BoundDriver(line) } }),
    insertMany: (table, columns, rows) => watch.over(() => session.insertMany(table, columns, rows)),
    rows: (query, mostly) => watch.over(() => session.rows('compile' in query ? query.compile() : query, mostly)),
    json: (query) => watch.over(() => session.json('compile' in query ? query.compile() : query)),
    batches: (query, size = batchRows) =>
      watch.overEach(() => session.batches('compile' in query ? query.compile() : query, size)),
    pages: (table) => watch.overEach(() => session.pages(table)),
  };
}

/** All queries go to the one connection; the transaction exists already. */
class BoundDriver implements Driver {
  readonly #line: DatabaseConnection;

  constructor(line: DatabaseConnection) {
    this.#line = line;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#line;
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(_connection: DatabaseConnection, _settings: TransactionSettings): Promise<void> {
    throw new Error('read() and write() are the transactions');
  }

  async commitTransaction(): Promise<void> {}

  async rollbackTransaction(): Promise<void> {}

  async destroy(): Promise<void> {}
}
