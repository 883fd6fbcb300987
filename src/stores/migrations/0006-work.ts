/**
 * What accounts work with outside the ledger: sign-in data, requests that wait for a second officer, unfinished input.
 * No entry refers to these rows, and no rating depends on them.
 */
import { columnCodecFor, strictTableByKey } from '../columns.ts';
import type { Migration } from '../engine.ts';

export const WORK_MIGRATION: Migration = {
  version: 6,
  name: 'work',
  up: async (db, kind) => {
    const { text, bytes } = columnCodecFor(kind);
    await db.schema
      .createTable('work')
      .addColumn('kind', text, (column) => column.notNull())
      .addColumn('key', text, (column) => column.notNull())
      .addColumn('owner', text, (column) => column.notNull())
      .addColumn('time', text, (column) => column.notNull())
      .addColumn('until', text)
      .addColumn('data', text, (column) => column.notNull())
      .addColumn('content', bytes)
      .addPrimaryKeyConstraint('work_primary_key', ['kind', 'key'])
      .$call(strictTableByKey(kind))
      .execute();
    await db.schema.createIndex('work_by_kind_owner').on('work').columns(['kind', 'owner']).execute();
  },
};
