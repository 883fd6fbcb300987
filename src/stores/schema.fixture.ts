/** Small schemas for the tests of the stores. */
import { columnCodecFor, strictTable, strictTableByKey } from './columns.ts';
import type { Migrations } from './engine.ts';

export interface Counted {
  counter: { value: number };
}

export const COUNTER: Migrations = [
  {
    version: 1,
    name: 'counter',
    up: async (db, kind) => {
      await db.schema
        .createTable('counter')
        .addColumn('value', columnCodecFor(kind).integer, (column) => column.notNull())
        .$call(strictTable(kind))
        .execute();
      await db.insertInto('counter').values({ value: 0 }).execute();
    },
  },
];

export interface Kept {
  things: { id: number; big: number | null; real: number | null; text: string | null; bytes: Uint8Array | null };
  words: { language: string; word: string };
}

export const THINGS: Migrations = [
  {
    version: 1,
    name: 'things',
    up: async (db, kind) => {
      const { integer, big, real, text, bytes } = columnCodecFor(kind);
      await db.schema
        .createTable('things')
        .addColumn('id', integer, (column) => column.primaryKey())
        .addColumn('big', big)
        .addColumn('real', real)
        .addColumn('text', text)
        .addColumn('bytes', bytes)
        .$call(strictTable(kind))
        .execute();
    },
  },
  {
    version: 2,
    name: 'words',
    up: async (db, kind) => {
      const { text } = columnCodecFor(kind);
      await db.schema
        .createTable('words')
        .addColumn('language', text, (column) => column.notNull())
        .addColumn('word', text, (column) => column.notNull())
        .addPrimaryKeyConstraint('words_key', ['language', 'word'])
        .$call(strictTableByKey(kind))
        .execute();
    },
  },
];
