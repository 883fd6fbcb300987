/**
 * A database of either kind: transactions, and many rows at once, without any knowledge of the office. `read` sees one
 * moment; `write` runs alone in the whole database, waits for its turn, and either succeeds as a whole or changes
 * nothing.
 */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { UpgradeBackup } from './upgrade.ts';

export const STORE_KINDS = ['sqlite', 'postgres'] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** The value of a column. Whole numbers are returned as numbers, also from columns of eight bytes. */
export type StoredValue = number | string | bigint | Uint8Array | null;
export type StoredRow = readonly StoredValue[];

export interface Connection<DB> {
  readonly kind: StoreKind;
  /** Bound to this transaction, and unusable after it. */
  readonly db: Kysely<DB>;
  /** Many rows at once; resolves to their number. The rows may meanwhile be read through this same connection. */
  insertMany(
    table: string,
    columns: readonly string[],
    rows: Iterable<StoredRow> | AsyncIterable<StoredRow>,
  ): Promise<number>;
  /**
   * The rows of a query as arrays in the order of its columns: for many rows, objects take twice as long. `numbers`:
   * most columns are whole numbers, and none are bytes; SQLite returns such rows in half the time.
   */
  rows(query: Compilable | CompiledQuery, mostly?: 'numbers'): Promise<readonly StoredRow[]>;
  /** The same as one JSON text in UTF-8, an array of arrays without white space; none of the values are bytes. */
  json(query: Compilable | CompiledQuery): Promise<Uint8Array>;
  /**
   * The rows of a query as arrays in the order of its columns, in batches, so that memory stays bounded. While it runs,
   * its tables must not be changed.
   */
  batches(query: Compilable | CompiledQuery, size?: number): AsyncGenerator<readonly StoredRow[], void, undefined>;
  /** All rows of a table sorted by key, in batches, for comparison with the same table elsewhere. */
  pages(table: OrderedTable): AsyncGenerator<StoredPage, void, undefined>;
}

/** A table whose columns are not bytes, except for digests, which are returned as digits. */
export interface OrderedTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly digests?: readonly string[];
  /** No two rows have the same. */
  readonly key: readonly string[];
}

/** Rows, or one JSON text of them: comparing two texts takes a fraction of the time of comparing their rows. */
export type StoredPage = { readonly rows: readonly StoredRow[] } | { readonly text: string; readonly count: number };

export interface StoreEngine<DB> {
  readonly kind: StoreKind;
  /** Without its password. */
  readonly address: string;
  /** One moment of the database; several at the same time are possible. */
  read<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T>;
  /** The only writer. Must not be nested. A failed statement fails the whole write, even if its error was caught. */
  write<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T>;
  /**
   * Writes without waiting for other writers: only for rows that nobody else changes. Absent where there can be only
   * one writer.
   */
  writeAside?<T>(work: (connection: Connection<DB>) => Promise<T>): Promise<T>;
  /** Removes deleted data from the files, too. SQLite does it for all tables at once. */
  purge(tables: readonly string[]): Promise<void>;
  /** As long as it is the same, nobody has written. Absent, or undefined, where that is not known. */
  version?(): string | undefined;
  close(): Promise<void>;
}

/** One step of the schema. Versions are 1, 2, 3 … in order. */
export interface Migration {
  readonly version: number;
  readonly name: string;
  // biome-ignore lint: a migration is written for the schema of its time, which has no type
  up(db: Kysely<any>, kind: StoreKind): Promise<void>;
}
export type Migrations = readonly Migration[];

export interface OpenStoreOptions {
  /** How long a write waits for its turn, in milliseconds. */
  readonly wait?: number;
  /** How long a server may take to answer the first time, in milliseconds. */
  readonly connect?: number;
  /** How long a server may take for one query of a read, in milliseconds; 0: no limit. */
  readonly answer?: number;
  /** Whether a missing or empty database is created. */
  readonly create?: 'if-missing' | 'never';
  /** Connections to a server at once. */
  readonly connections?: number;
  /**
   * `read-only`: nothing is changed, not even to upgrade the schema, and on a server the connected role must not be
   * able to write.
   */
  readonly access?: 'read-write' | 'read-only';
  /** For a temporary one: `one`, if nobody reads while it is written to, which is much faster once it is large. */
  readonly users?: 'many' | 'one';
  /** Whether the file of an older program is backed up before it is upgraded. */
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
