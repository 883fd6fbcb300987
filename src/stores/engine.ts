/**
 * A database, whichever it is: transactions, many rows at once, and nothing about the office. `read` sees one moment;
 * `write` is alone in the whole database, waits for its turn, and happens wholly or not at all.
 */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { UpgradeBackup } from './upgrade.ts';

export const STORE_KINDS = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** What a column holds. Whole numbers come back as numbers, also from columns of eight bytes. */
export type StoredValue = number | string | bigint | Uint8Array | null;
export type StoredRow = readonly StoredValue[];

export interface Connection<DB> {
  readonly kind: StoreKind;
  /** Bound to this transaction, and of no use after it. */
  readonly db: Kysely<DB>;
  /** Many rows at once; resolves to how many. The rows may be read from this same connection meanwhile. */
  insertMany(
    table: string,
    columns: readonly string[],
    rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
  ): Promise<number>;
  /**
   * The rows of a query as arrays in the order of its columns: where there are many, objects take twice as long. `numbers`: most
   * columns are whole numbers, and there are no bytes among them; from SQLite such rows come in half the time.
   */
  rows(query: Compilable | CompiledQuery, mostly?: 'numbers'): Promise<readonly StoredRow[]>;
  /** The same as one JSON text in UTF-8, an array of arrays without blanks; there are no bytes among the values. */
  json(query: Compilable | CompiledQuery): Promise<Uint8Array>;
  /**
   * The rows of a query as arrays in the order of its columns, some at a time, so that memory stays bounded.
   * While it runs, nobody changes the tables that it reads.
   */
  batches(query: Compilable | CompiledQuery, size?: number): AsyncGenerator<readonly StoredRow[], void, undefined>;
  /** All rows of a table in the order of its key, some at a time, for whoever has the same table elsewhere. */
  pages(table: OrderedTable): AsyncGenerator<StoredPage, void, undefined>;
}

/** A table without bytes, or with columns that are none, or digests, which are told in letters. */
export interface OrderedTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly digests?: readonly string[];
  /** No two rows have the same. */
  readonly key: readonly string[];
}

/** Rows as they come, or in one JSON text: to compare two texts takes a fraction of the time that their rows would. */
export type StoredPage = { readonly rows: readonly StoredRow[] } | { readonly text: string; readonly count: number };

export interface StoreEngine<DB> {
  readonly kind: StoreKind;
  /** Without its password. */
  readonly address: string;
  /** One moment of the database; several at once. */
  read<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T>;
  /**
   * The only writer. Not within another write. A statement that failed lets the whole write fail, also if the error was
   * caught on the way.
   */
  write<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T>;
  /** Writes without waiting for whoever else writes: only for rows that nobody else changes. Absent where there can be one writer only. */
  writeAside?<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T>;
  /** What was deleted is gone from the files, too. SQLite does it for all tables at once. */
  purge(tables: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** One step of the schema. Versions are 1, 2, 3 … in order. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  // biome-ignore lint: a step is written against the schema as it was then, which no type describes
  up(db: Kysely<any>, kind: StoreKind): Promise<void>;
}
export type Migrations = readonly Migration[];

export interface OpenStoreOptions {
  /** How long a write waits for its turn, in milliseconds. */
  readonly wait?: number;
  /** How long a server may take to answer at first, in milliseconds. */
  readonly connect?: number;
  /** How long a server may take for one question of a reading, in milliseconds; 0: as long as it takes. */
  readonly answer?: number;
  /** Whether a database that is not there, or is empty, is made. */
  readonly create?: 'if-missing' | 'never';
  /** Connections to a server at once. */
  readonly connections?: number;
  /** `read-only`: nothing is changed, not even brought up to date, and on a server whoever opens it must not be able to. */
  readonly access?: 'read-write' | 'read-only';
  /** Of a temporary one: `one`, where nobody reads it while it is written to, which is quicker by far once it is large. */
  readonly users?: 'many' | 'one';
  /** Whether the file of an older program is kept as it was before it is brought up to date. */
  readonly upgrade?: 'unguarded' | UpgradeBackup;
}

export const OPEN_DEFAULTS: Required<OpenStoreOptions> = {
  wait: 60_000,
  connect: 10_000,
  answer: 0,
  create: 'if-missing',
  connections: 10,
  access: 'read-write',
  users: 'many',
  upgrade: 'unguarded',
};

export const BATCH_ROWS = 5000;
