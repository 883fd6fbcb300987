/**
 * Who was given birth dates or the whole registry. The record only grows, except for rows older than a recorded
 * removal: the removal is recorded first, and only then may the rows go. Nothing depends on these rows, and no entry
 * refers to them.
 */
import { type Kysely, sql } from 'kysely';
import { columnCodecFor, strictTable } from '../columns.ts';
import type { StoreKind, Migration } from '../engine.ts';

// biome-ignore lint: see engine.ts
type AnyDatabase = Kysely<any>;

async function createReadings(db: AnyDatabase, kind: StoreKind): Promise<void> {
  const { integer, text } = columnCodecFor(kind);
  await db.schema
    .createTable('readings')
    .addColumn('no', integer, (column) => column.notNull().primaryKey())
    .addColumn('time', text, (column) => column.notNull())
    .addColumn('reader', text, (column) => column.notNull())
    .addColumn('what', text, (column) => column.notNull())
    .addColumn('about', text)
    .addColumn('persons', integer)
    .addColumn('ground', text)
    .$call(strictTable(kind))
    .execute();
}

/** In SQLite an insert can also replace a row, without firing a trigger for deletions. */
async function refuseChangesOfReadings(db: AnyDatabase, kind: StoreKind): Promise<void> {
  if (kind === 'sqlite') {
    await sql`create trigger readings_are_not_changed before update on readings
      begin select raise(abort, 'readings only grow'); end`.execute(db);
    await sql`create trigger readings_are_removed_by_a_removal before delete on readings
      when not exists (select 1 from readings where what = 'removal' and about > old.time)
      begin select raise(abort, 'readings only grow'); end`.execute(db);
    await sql`create trigger readings_are_not_replaced before insert on readings
      when exists (select 1 from readings where no = new.no)
      begin select raise(abort, 'readings only grow'); end`.execute(db);
    return;
  }
  await sql`create function readings_only_grow() returns trigger language plpgsql as
    $$ begin raise exception 'readings only grow'; end $$`.execute(db);
  await sql`create function readings_removed_by_a_removal() returns trigger language plpgsql as
    $$ begin
      if exists (select 1 from readings where what = 'removal' and about > old.time) then return old; end if;
      raise exception 'readings only grow';
    end $$`.execute(db);
  await sql`create trigger readings_are_not_changed before update or truncate on readings
    for each statement execute function readings_only_grow()`.execute(db);
  await sql`create trigger readings_are_removed_by_a_removal before delete on readings
    for each row execute function readings_removed_by_a_removal()`.execute(db);
}

export const READINGS_MIGRATION: Migration = {
  version: 2,
  name: 'readings',
  up: async (db, kind) => {
    await createReadings(db, kind);
    await refuseChangesOfReadings(db, kind);
  },
};
