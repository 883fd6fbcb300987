/**
 * The hashes of the public log, in tiles: full ones, and above the lowest level the last, which grows with each full
 * one below.
 */
import type { Desk, WritingDesk } from '../ledger/store.ts';
import { leavesOfEntries, tilesAfter } from '../ledger/log-tiles.ts';
import type { Connection } from './engine.ts';
import type { Tables } from './tables.ts';

type Connected = Connection<Tables>;

/** Leaves of a tile. */
const WIDTH = 256;

type TilesDesk = Pick<Desk, 'entryHashes' | 'tile' | 'checkpoints' | 'checkpoint'>;

const entryHashes = async ({ db }: Connected, after: number, upTo: number): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('entries')
      .select('hash')
      .where('no', '>', after)
      .where('no', '<=', upTo)
      .orderBy('no')
      .execute()
  ).map(({ hash }) => hash);

const tileAt = async ({ db }: Connected, level: number, tile: number): Promise<Uint8Array | undefined> =>
  (await db.selectFrom('tiles').select('hashes').where('level', '=', level).where('tile', '=', tile).executeTakeFirst())
    ?.hashes;

export const readingTiles = (connection: Connected): TilesDesk => ({
  entryHashes: (after, upTo) => entryHashes(connection, after, upTo),
  tile: (level, tile) => tileAt(connection, level, tile),
  checkpoints: async () =>
    (await connection.db.selectFrom('checkpoints').select('size').orderBy('size').execute()).map(({ size }) => size),
  checkpoint: async (size) =>
    (
      await (size === undefined
        ? connection.db.selectFrom('checkpoints').select('text').orderBy('size', 'desc').limit(1)
        : connection.db.selectFrom('checkpoints').select('text').where('size', '=', size)
      ).executeTakeFirst()
    )?.text,
});

/** Stores the tiles that became full by the entries after one and up to another. */
export async function keepTiles(connection: Connected, after: number, upTo: number): Promise<void> {
  const { db, insertMany } = connection;
  for (let tile = Math.floor(after / WIDTH); (tile + 1) * WIDTH <= upTo; tile += 1) {
    const hashes = await entryHashes(connection, tile * WIDTH, (tile + 1) * WIDTH);
    const full = { level: 0, tile, hashes: leavesOfEntries(hashes) };
    for (const each of await tilesAfter(full, (level, of) => tileAt(connection, level, of))) {
      await db.deleteFrom('tiles').where('level', '=', each.level).where('tile', '=', each.tile).execute();
      await insertMany('tiles', ['level', 'tile', 'hashes'], [[each.level, each.tile, each.hashes]]);
    }
  }
}

export const writingTiles = ({ db, insertMany }: Connected): Pick<WritingDesk, 'putCheckpoint'> => ({
  putCheckpoint: async (size, text) => {
    await db.deleteFrom('checkpoints').where('size', '=', size).execute();
    await insertMany('checkpoints', ['size', 'text'], [[size, text]]);
  },
});
