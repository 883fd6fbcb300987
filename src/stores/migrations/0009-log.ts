/** The public log: its hashes in tiles, derived from the entries, and the checkpoints signed by the office. */
import type { Kysely } from 'kysely';
import { leavesOfEntries, tilesAfter } from '../../ledger/log-tiles.ts';
import { columnCodecFor, strictTable, strictTableByKey } from '../columns.ts';
import type { Migration } from '../engine.ts';

/** Entries of a tile. */
const WIDTH = 256;

interface Filled {
  entries: { no: number; hash: string };
  tiles: { level: number; tile: number; hashes: Uint8Array };
}

/** The tiles for existing entries. */
async function fill(db: Kysely<Filled>): Promise<void> {
  const growing = new Map<string, Uint8Array>();
  for (let tile = 0; ; tile += 1) {
    const rows = await db
      .selectFrom('entries')
      .select('hash')
      .where('no', '>', tile * WIDTH)
      .orderBy('no')
      .limit(WIDTH)
      .execute();
    if (rows.length < WIDTH) break;
    const full = { level: 0, tile, hashes: leavesOfEntries(rows.map(({ hash }) => hash)) };
    const [own, ...above] = await tilesAfter(full, async (level, of) => growing.get(`${level}/${of}`));
    if (own !== undefined) await db.insertInto('tiles').values(own).execute();
    for (const each of above) growing.set(`${each.level}/${each.tile}`, each.hashes);
  }
  for (const [place, hashes] of growing) {
    const [level, tile] = place.split('/').map(Number) as [number, number];
    await db.insertInto('tiles').values({ level, tile, hashes }).execute();
  }
}

export const LOG_MIGRATION: Migration = {
  version: 9,
  name: 'log',
  up: async (db, kind) => {
    const { integer, text, bytes } = columnCodecFor(kind);
    await db.schema
      .createTable('tiles')
      .addColumn('level', integer, (column) => column.notNull())
      .addColumn('tile', integer, (column) => column.notNull())
      .addColumn('hashes', bytes, (column) => column.notNull())
      .addPrimaryKeyConstraint('tiles_primary_key', ['level', 'tile'])
      .$call(strictTableByKey(kind))
      .execute();
    await db.schema
      .createTable('checkpoints')
      .addColumn('size', integer, (column) => column.primaryKey().notNull())
      .addColumn('text', text, (column) => column.notNull())
      .$call(strictTable(kind))
      .execute();
    await fill(db as unknown as Kysely<Filled>);
  },
};
