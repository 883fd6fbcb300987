/**
 * Column types with which both stores hold and sort the same values: whole numbers, text sorted by bytes, bytes.
 * Booleans are 1 and 0, JSON is text, days are ISO text.
 */
import { type CreateTableBuilder, type RawBuilder, sql } from 'kysely';
import type { StoreKind } from './engine.ts';

export interface ColumnCodec {
  /** Up to 2,147,483,647. */
  readonly integer: 'integer';
  /** Up to 2^53. */
  readonly big: 'integer' | 'bigint';
  /** SQLite's driver reads values closer to 0 than 2.2e-16 as 0. */
  readonly real: 'real' | 'double precision';
  /** Compared byte by byte; PostgreSQL would use the server's collation. It cannot hold U+0000 there. */
  readonly text: 'text' | RawBuilder<unknown>;
  readonly bytes: 'blob' | 'bytea';
}

export const columnCodecFor = (kind: StoreKind): ColumnCodec =>
  kind === 'sqlite'
    ? { integer: 'integer', big: 'integer', real: 'real', text: 'text', bytes: 'blob' }
    : { integer: 'integer', big: 'bigint', real: 'double precision', text: sql`text collate "C"`, bytes: 'bytea' };

/** For `$call`: makes SQLite enforce column types, as PostgreSQL always does. */
export const strictTable =
  (kind: StoreKind) =>
  <T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C> =>
    kind === 'sqlite' ? table.modifyEnd(sql`strict`) : table;

/**
 * For `$call`, with a primary key of several columns or of text: rows are stored in the order of the key, without a
 * second index.
 */
export const strictTableByKey =
  (kind: StoreKind) =>
  <T extends string, C extends string>(table: CreateTableBuilder<T, C>): CreateTableBuilder<T, C> =>
    kind === 'sqlite' ? table.modifyEnd(sql`strict, without rowid`) : table;

const DIGEST = /^[0-9a-f]{64}$/;

/** A digest as its 32 bytes: half as long as its digits, and as fast to compare. */
export function digestBytes(digest: string): Uint8Array {
  if (!DIGEST.test(digest)) throw new RangeError('a digest has 64 hexadecimal digits');
  return Buffer.from(digest, 'hex');
}

/** The digits of a digest that is stored as bytes. They sort in the same order. */
export const hexOf = (kind: StoreKind, column: string): RawBuilder<string> =>
  kind === 'sqlite'
    ? sql<string>`case when ${sql.ref(column)} is not null then lower(hex(${sql.ref(column)})) end`
    : sql<string>`encode(${sql.ref(column)}, 'hex')`;
