/**
 * One bit of whatever an office keeps or gives out is turned over, by chance: each is found, with its place, or nothing that can be read has changed.
 * The short run is `tampering.test.ts`, the long one `npm run tamper`.
 */
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import type { Finding } from '../core/finding.ts';
import { seeded } from '../formats/fuzz.fixture.ts';
import { isSameBytes } from '../ledger/log/bytes.ts';
import { isSignedBy, readCheckpoint } from '../ledger/log/checkpoint.ts';
import {
  hashAt,
  hashesInTiles,
  readTilePath,
  rootOfHashes,
  TILE_WIDTH,
  type TilePlace,
  tilePath,
} from '../ledger/log/tiles.ts';
import { HASH_BYTES, rootOfRange } from '../ledger/log/tree.ts';
import { verifyEd25519 } from '../ledger/log-keys.ts';
import type { Store } from '../ledger/store.ts';
import { StoreError } from '../stores/errors.ts';
import { openStore } from '../stores/store.ts';
import { verifyList } from '../desk/keys/verify-list.ts';
import { verifyProof } from '../desk/keys/verify-proof.ts';
import { officeOver } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { restoreOffice } from './backup.ts';
import { type GivenOut, LIST_NAME, undoing } from './given-out.fixture.ts';
import { importOffice } from './import.ts';
import { inChunks } from './keeping.fixture.ts';
import { checkedBeside } from './checking.fixture.ts';
import { verifyOffice } from './verify.ts';

/** Numbers from 0 up to, but without, `below`. */
type Chance = (below: number) => number;

/** Where the bit was seen; nothing where it is without effect. */
export type Place = string | undefined;

export interface Tampering {
  /** Turns one bit, looks what is said of it, and turns it back. Throws where it changes something in silence. */
  readonly flip: (chance: Chance) => Promise<Place>;
  readonly close?: () => Promise<void>;
}

export interface TamperingGround {
  readonly folder: string;
  readonly given: GivenOut;
  /** The address of an empty database on PostgreSQL. */
  readonly postgres: () => Promise<string>;
}

export interface TamperingKind {
  readonly name: string;
  /** Of ten thousand. */
  readonly share: number;
  readonly open: (ground: TamperingGround) => Promise<Tampering>;
}

class Silent extends Error {}

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  // a copy: a slice of a Buffer would be the same bytes
  const other = Uint8Array.from(bytes);
  other[bit >> 3] = (other[bit >> 3] as number) ^ (1 << (bit & 7));
  return other;
}

/** One of its bits is turned. */
function flippedBy(chance: Chance, bytes: Uint8Array): readonly [Uint8Array, number] {
  const bit = chance(bytes.length * 8);
  return [flipped(bytes, bit), bit];
}

type Cell = number | string | Uint8Array | null;
type Row = Readonly<Record<string, Cell>>;

/** Somebody who has all rights in the database, and puts its guards back. */
interface Intruder {
  readonly tables: () => Promise<readonly string[]>;
  readonly keyOf: (table: string) => Promise<readonly string[]>;
  readonly rows: (table: string) => Promise<readonly Row[]>;
  /** Throws where the database does not take the value. */
  readonly set: (
    table: string,
    column: string,
    value: Cell,
    key: readonly (readonly [string, Cell])[],
  ) => Promise<void>;
  readonly close: () => Promise<void>;
}

function intruderIn(path: string): Intruder {
  const database = new DatabaseSync(path);
  database.exec('pragma synchronous = off');
  const all = (sql: string): readonly Row[] => database.prepare(sql).all() as unknown as readonly Row[];
  const guards = all("select name, sql from sqlite_schema where type = 'trigger'");
  return {
    tables: async () => all("select name from sqlite_schema where type = 'table'").map(({ name }) => name as string),
    keyOf: async (table) =>
      all(`select name from pragma_table_info('${table}') where pk > 0`).map(({ name }) => name as string),
    rows: async (table) => all(`select * from "${table}"`),
    set: async (table, column, value, key) => {
      database.exec(['begin', ...guards.map(({ name }) => `drop trigger ${name}`)].join(';'));
      try {
        database
          .prepare(`update "${table}" set "${column}" = ? where ${key.map(([name]) => `"${name}" = ?`).join(' and ')}`)
          .run(value, ...key.map(([, cell]) => cell));
      } finally {
        database.exec([...guards.map(({ sql }) => sql), 'commit'].join(';'));
      }
    },
    close: async () => database.close(),
  };
}

/** A superuser, whom triggers do not concern. */
async function intruderAt(address: string): Promise<Intruder> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query('set session_replication_role = replica');
  const all = async (sql: string): Promise<readonly Row[]> => (await client.query(sql)).rows as readonly Row[];
  return {
    tables: async () =>
      (
        await all(`select table_name as name from information_schema.tables
          where table_schema = current_schema() and table_type = 'BASE TABLE'`)
      ).map(({ name }) => name as string),
    keyOf: async (table) =>
      (
        await all(`select a.attname as name from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
          where i.indrelid = '"${table}"'::regclass and i.indisprimary`)
      ).map(({ name }) => name as string),
    rows: (table) => all(`select * from "${table}"`),
    set: async (table, column, value, key) => {
      const where = key.map(([name], at) => `"${name}" = $${at + 2}`).join(' and ');
      const asked = [value, ...key.map(([, cell]) => cell)];
      const { rowCount } = await client.query(`update "${table}" set "${column}" = $1 where ${where}`, asked);
      if (rowCount !== 1) throw new Error(`${rowCount} rows of ${table} have this key`);
    },
    close: () => client.end(),
  };
}

/** Who turns a bit of a text gets other bytes, which are a text of their own. */
function otherCell(value: Cell, chance: Chance): Cell {
  if (typeof value === 'number') return value ^ (1 << chance(8));
  if (value === null) return chance(10_000);
  const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
  if (bytes.length === 0) return typeof value === 'string' ? 'x' : Uint8Array.of(1);
  const [other] = flippedBy(chance, bytes);
  return typeof value === 'string' ? Buffer.from(other).toString('latin1') : other;
}

/** Where the place is named otherwise than by a table. */
const PLACES: Readonly<Record<string, RegExp>> = {
  entries: /"entry":\d+/,
  papers: /"paper":"[0-9a-f]{64}"|"projection":"papers"/,
  identities: /"paper":"[0-9a-f]{64}"|"projection":"identities"/,
  meta: /"name":"meta /,
};

/** What an account may keep beside the ledger, and nothing follows from. */
const BESIDE = ['imports'];

/** Cells by chance: of all tables, or of the entries alone. */
async function cells(
  store: Store,
  { intruder, scratch, only }: { readonly intruder: Intruder; readonly scratch: Store; readonly only?: string },
): Promise<Tampering> {
  const office = officeOver(store);
  const full: { readonly table: string; readonly key: readonly string[] }[] = [];
  for (const table of await intruder.tables()) {
    if (BESIDE.includes(table) || (only !== undefined && table !== only)) continue;
    if ((await intruder.rows(table)).length > 0) full.push({ table, key: await intruder.keyOf(table) });
  }
  const flip = async (chance: Chance): Promise<Place> => {
    for (;;) {
      const { table, key } = full[chance(full.length)] as (typeof full)[number];
      const rows = await intruder.rows(table);
      const row = rows[chance(rows.length)] as Row;
      const columns = Object.keys(row).filter((name) => only === undefined || ['text', 'packed'].includes(name));
      const column = columns[chance(columns.length)] as string;
      const value = row[column] as Cell;
      const other = otherCell(value, chance);
      const at = (cells_: Row): (readonly [string, Cell])[] => key.map((name) => [name, cells_[name] as Cell]);
      try {
        await intruder.set(table, column, other, at(row));
      } catch {
        // a key that there is already, or a value that the database does not take
        continue;
      }
      const { value: verified, findings } = await verifyOffice(checkedBeside(office), { scratch });
      await intruder.set(table, column, value, at({ ...row, [column]: other }));
      const place = JSON.stringify(findings.map(({ code, facts }) => ({ code, ...facts })));
      const isNamed = (PLACES[table] ?? new RegExp(`"projection":"${table}"`)).test(place);
      if (verified !== undefined || !isNamed) throw new Silent(`${table}.${column}: ${place}`);
      const isEntry = only === undefined || findings.some(({ facts }) => facts['entry'] === Number(row['no']));
      if (!isEntry) throw new Silent(`entry ${String(row['no'])}: ${place}`);
      return `${table}.${column}`;
    }
  };
  return {
    flip,
    close: async () => {
      // everything was put back
      const { findings } = await verifyOffice(office, { scratch });
      await intruder.close();
      await store.close();
      await scratch.close();
      if (findings.length > 0) throw new Silent(`it is not as it was: ${JSON.stringify(findings)}`);
    },
  };
}

const scratchStore = async (): Promise<Store> => undoing(await openStore(':memory:'));

async function inFile({ folder, given }: TamperingGround, only?: string): Promise<Tampering> {
  const path = join(folder, `tampered-${only ?? 'rows'}.db`);
  writeFileSync(path, given.database);
  const asked = { intruder: intruderIn(path), scratch: await scratchStore(), ...(only === undefined ? {} : { only }) };
  return cells(await openStore(path), asked);
}

async function onPostgres({ folder, given, postgres }: TamperingGround): Promise<Tampering> {
  const path = join(folder, 'restored.db');
  writeFileSync(path, given.database);
  const from = officeOver(await openStore(path));
  const address = await postgres();
  const target = await openStore(address);
  done(await restoreOffice(target, { office: from }));
  await from.store.close();
  return cells(target, { intruder: await intruderAt(address), scratch: await scratchStore() });
}

/** Everything that can be read from a database, by whoever has the file alone. */
function contentOf(file: string): string {
  const database = new DatabaseSync(file);
  try {
    const all = (sql: string): readonly Row[] => database.prepare(sql).all() as unknown as readonly Row[];
    const schema = all('select type, name, tbl_name, sql from sqlite_schema order by name');
    const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => name as string);
    const rows = tables.map((table) =>
      all(`select * from "${table}"`)
        .map((row) => JSON.stringify(row))
        .sort(),
    );
    return JSON.stringify([schema, rows]);
  } finally {
    database.close();
  }
}

async function bytesOfFile({ folder, given: { database } }: TamperingGround): Promise<Tampering> {
  const scratch = await scratchStore();
  const untouched = join(folder, 'untouched.db');
  writeFileSync(untouched, database);
  const before = contentOf(untouched);
  /** What the program says of a database that it is to open and verify; nothing where it is sound. */
  const said = async (file: string): Promise<string | undefined> => {
    try {
      const store = await openStore(file, { create: 'never' });
      try {
        return (await verifyOffice(officeOver(store), { scratch })).findings[0]?.code;
      } finally {
        await store.close();
      }
    } catch (error) {
      if (error instanceof StoreError) return error.code;
      throw error;
    }
  };
  const flip = async (chance: Chance): Promise<Place> => {
    const [other, bit] = flippedBy(chance, database);
    const file = join(folder, 'flipped.db');
    try {
      writeFileSync(file, other);
      const code = await said(file);
      if (code === undefined && contentOf(file) !== before) throw new Silent(`bit ${bit} of the file`);
      return code;
    } finally {
      for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
    }
  };
  return { flip, close: () => scratch.close() };
}

/** Of a file by itself: what is said of it with one bit turned; `same` where it still says what it said. */
const ofBytes = (
  bytes: Uint8Array,
  look: (other: Uint8Array) => Promise<readonly Finding[] | 'same'>,
  isPlaced: (findings: readonly Finding[]) => boolean = () => true,
): Tampering => ({
  flip: async (chance) => {
    const [other, bit] = flippedBy(chance, bytes);
    const findings = await look(other);
    if (findings === 'same') return undefined;
    const [first] = findings;
    if (first === undefined || !isPlaced(findings)) throw new Silent(`bit ${bit}: ${first?.code ?? 'nothing is said'}`);
    return first.code;
  },
});

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A list, and its signature, is good as it is. */
async function ofList({ given: { list, signature, keys } }: TamperingGround, part: 'list' | 'signature') {
  const look = async (other: Uint8Array): Promise<readonly Finding[]> =>
    verifyList({
      name: LIST_NAME,
      keys,
      sha256: sha256(part === 'list' ? other : list),
      signature: part === 'list' ? signature : other,
    }).findings;
  const bytes = part === 'list' ? list : signature;
  if ((await look(bytes)).length > 0) throw new Error('it is not good as it is');
  return ofBytes(bytes, look);
}

async function ofExport({ given }: TamperingGround): Promise<Tampering> {
  const scratch = await scratchStore();
  const look = async (other: Uint8Array): Promise<readonly Finding[]> => {
    const { value, findings } = await importOffice(scratch, { file: inChunks(other, 4096) });
    if (value !== undefined) throw new Silent('it was imported');
    return findings;
  };
  const placed = ofBytes(given.export, look, (findings) =>
    findings.some(({ code, facts }) => code === 'keeping.not-an-export' || typeof facts['line'] === 'number'),
  );
  return { ...placed, close: () => scratch.close() };
}

/** Whoever has all tiles: those below come to the hashes of those above, and all of them to the root that was signed. */
async function wrongTile(tiles: ReadonlyMap<string, Uint8Array>, checkpoint: string): Promise<string | undefined> {
  const { size, root } = readCheckpoint(checkpoint) ?? { size: 0, root: new Uint8Array() };
  for (const [path, bytes] of tiles) {
    const { level, tile, width } = readTilePath(path) as TilePlace;
    if (width < TILE_WIDTH) continue;
    const above = { level: level + 1, tile: Math.floor(tile / TILE_WIDTH) };
    const [, parent] = [...tiles].find(([each]) => {
      const place = readTilePath(each) as TilePlace;
      return place.level === above.level && place.tile === above.tile;
    }) ?? ['', new Uint8Array()];
    const hashes = Array.from({ length: bytes.length / HASH_BYTES }, (_, at) => hashAt(bytes, at));
    if (!isSameBytes(rootOfHashes(hashes), hashAt(parent, tile % TILE_WIDTH))) return path;
  }
  const whole = await rootOfRange(
    hashesInTiles(async (place) => tiles.get(tilePath(place)) as Uint8Array, size),
    size,
  );
  return isSameBytes(whole, root) ? undefined : 'root';
}

async function ofTiles({ given: { tiles, checkpoint } }: TamperingGround): Promise<Tampering> {
  if ((await wrongTile(tiles, checkpoint)) !== undefined) throw new Error('the tiles are not the log’s');
  const flip = async (chance: Chance): Promise<Place> => {
    const [path, bytes] = [...tiles][chance(tiles.size)] as [string, Uint8Array];
    const [other, bit] = flippedBy(chance, bytes);
    const place = await wrongTile(new Map([...tiles, [path, other]]), checkpoint);
    if (place === undefined) throw new Silent(`bit ${bit} of ${path}`);
    return place;
  };
  return { flip };
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const utf8 = (said: string): Uint8Array => new TextEncoder().encode(said);
const refusal = (code: string): readonly Finding[] => [{ code, weight: 'refuse', facts: {} }];

async function ofCheckpoint({ given: { checkpoint, logKey } }: TamperingGround): Promise<Tampering> {
  return ofBytes(utf8(checkpoint), async (other) => {
    const read = readCheckpoint(text(other));
    if (read === undefined) return refusal('damaged');
    return (await isSignedBy(read.note, logKey, verifyEd25519)) ? [] : refusal('not-signed');
  });
}

async function ofProof({ given }: TamperingGround, form: 'proof' | 'code'): Promise<Tampering> {
  const { keys } = given;
  const original = done(await verifyProof({ text: given[form], keys }));
  return ofBytes(utf8(given[form]), async (other) => {
    const { value, findings } = await verifyProof({ text: text(other), keys });
    if (value === undefined) return findings;
    // blanks around a code mean nothing
    return JSON.stringify(value) === JSON.stringify(original) ? 'same' : [];
  });
}

export const TAMPERINGS: readonly TamperingKind[] = [
  { name: 'entries', share: 300, open: (ground) => inFile(ground, 'entries') },
  { name: 'rows (SQLite)', share: 300, open: (ground) => inFile(ground) },
  { name: 'rows (PostgreSQL)', share: 150, open: onPostgres },
  { name: 'database file', share: 250, open: bytesOfFile },
  { name: 'list', share: 2500, open: (ground) => ofList(ground, 'list') },
  { name: 'signature', share: 2000, open: (ground) => ofList(ground, 'signature') },
  { name: 'export', share: 1000, open: ofExport },
  { name: 'tile', share: 1000, open: ofTiles },
  { name: 'checkpoint', share: 1000, open: ofCheckpoint },
  { name: 'proof', share: 1000, open: (ground) => ofProof(ground, 'proof') },
  { name: 'code of a proof', share: 500, open: (ground) => ofProof(ground, 'code') },
];

export interface Tampered {
  readonly found: number;
  /** Flips that changed nothing that can be read. */
  readonly without: number;
  /** How often each place was named. */
  readonly places: ReadonlyMap<string, number>;
}

/** Turns so many bits, one after the other. Throws, with the seed, at the first that nobody sees. */
export async function tampered(
  { name, open }: TamperingKind,
  ground: TamperingGround,
  { count, seed }: { readonly count: number; readonly seed: number },
): Promise<Tampered> {
  const tampering = await open(ground);
  const places = new Map<string, number>();
  let without = 0;
  try {
    for (let at = 0; at < count; at += 1) {
      try {
        const place = await tampering.flip(seeded(seed + at));
        if (place === undefined) without += 1;
        else places.set(place, (places.get(place) ?? 0) + 1);
      } catch (fault) {
        throw new Error(`${name}, seed ${seed + at}: ${String(fault)}`, { cause: fault });
      }
    }
  } finally {
    await tampering.close?.();
  }
  return { found: count - without, without, places };
}

/** Somebody with all rights in a database, on either store. */
export const tamperingIntruder = async (kind: 'sqlite' | 'postgres', address: string): Promise<Intruder> =>
  kind === 'sqlite' ? intruderIn(address) : intruderAt(address);
