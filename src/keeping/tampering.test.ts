/**
 * One bit of whatever an office keeps or gives out is turned over: of entries, papers and rows, of the database's file, of list
 * files, signatures and exports. Each is found, and the place is named; or nothing that can be read has changed.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Finding } from '../core/finding.ts';
import { eventId } from '../ledger/ids.ts';
import { keyPairOf, publicKeysText, SEED_LENGTH } from '../ledger/signatures.ts';
import type { Store } from '../ledger/store.ts';
import { StoreError } from '../stores/errors.ts';
import { openStore } from '../stores/store.ts';
import { importOffice } from './import.ts';
import { busyOffice, dice, exported, inChunks } from './keeping.fixture.ts';
import { publicKeys } from '../desk/keys/announced.ts';
import { newKey } from '../desk/keys/new-key.ts';
import { signerOf } from '../desk/keys/sign.ts';
import { verifyList } from '../desk/keys/verify-list.ts';
import { writeListFile } from '../reading/lists/files.ts';
import { AS, enter, officeOver, type TestOffice } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { verifyOffice } from './verify.ts';

/** Two thousand together. */
const FLIPS = { entries: 200, rows: 60, file: 80, list: 600, signature: 600, export: 460 } as const;

const folder = mkdtempSync(join(tmpdir(), 'elobook-tampering-'));
const path = join(folder, 'office.db');
let office: TestOffice;
let scratch: Store;
let closed: Uint8Array;

const UNDONE = new Error('undone');

/** An empty store that stays empty, whatever is written: a new one for each of this many would take longer than to verify. */
const undoing = (store: Store): Store => ({
  ...store,
  write: async <T>(work: Parameters<typeof store.write<T>>[0]): Promise<T> => {
    const answers: T[] = [];
    const undo = store.write(async (desk) => {
      answers.push(await work(desk));
      throw UNDONE;
    });
    await undo.catch((error) => {
      if (error !== UNDONE) throw error;
    });
    return answers[0] as T;
  },
});

beforeAll(async () => {
  const made = await busyOffice({ kind: 'sqlite', fresh: async () => path, open: () => Promise.reject() });
  const long = Array.from({ length: 300 }, (_, at) => `Round ${at}`).join(', ');
  const registered = [90, 91, 92].map((event) => ({
    kind: 'event.registered' as const,
    data: { event: eventId(event), pool: 'fide', facts: { name: `Summer ${event}`, note: long } },
  }));
  await enter(made, ...registered);
  await made.store.close();
  closed = new Uint8Array(readFileSync(path));
  office = officeOver(await openStore(path));
  scratch = undoing(await openStore(':memory:'));
});

afterAll(async () => {
  await office.store.close();
  await scratch.close();
  rmSync(folder, { recursive: true });
});

function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const other = bytes.slice();
  other[bit >> 3] = (other[bit >> 3] as number) ^ (1 << (bit & 7));
  return other;
}

type Cell = number | string | Uint8Array | null;
type Row = Readonly<Record<string, Cell>>;

/** Everything that can be read from a database, by whoever has the file alone. */
function contentOf(file: string): string {
  const database = new DatabaseSync(file);
  try {
    const all = (sql: string): readonly Row[] => database.prepare(sql).all() as unknown as readonly Row[];
    const schema = all('select type, name, tbl_name, sql from sqlite_schema order by name');
    const tables = schema.filter(({ type }) => type === 'table').map(({ name }) => name as string);
    return JSON.stringify([
      schema,
      tables.map((table) =>
        all(`select * from "${table}"`)
          .map((row) => JSON.stringify(row))
          .sort(),
      ),
    ]);
  } finally {
    database.close();
  }
}

describe('a bit of the database', () => {
  /** Somebody who has the rights of the database, and puts the guards back. */
  function intruder(): {
    readonly run: (sql: string, ...values: Cell[]) => void;
    readonly rows: (sql: string) => readonly Row[];
  } {
    const database = new DatabaseSync(path);
    database.exec('pragma synchronous = off');
    const guards = database.prepare("select name, sql from sqlite_schema where type = 'trigger'").all() as {
      name: string;
      sql: string;
    }[];
    return {
      rows: (sql) => database.prepare(sql).all() as unknown as readonly Row[],
      run: (sql, ...values) => {
        database.exec(['begin', ...guards.map(({ name }) => `drop trigger ${name}`)].join(';'));
        try {
          database.prepare(sql).run(...values);
        } finally {
          database.exec([...guards.map((guard) => guard.sql), 'commit'].join(';'));
        }
      },
    };
  }

  const found = async (): Promise<Finding> => {
    const { value, findings } = await verifyOffice(office, { scratch });
    expect(value).toBeUndefined();
    // of how the database is built every part is reported: one under another name is missing, and one too many
    expect(findings.filter(({ code }) => code !== 'verify.schema').length).toBeLessThanOrEqual(1);
    return findings[0] as Finding;
  };

  test(`each of ${FLIPS.entries} in the entries is found, and the entry is named`, async () => {
    const { run, rows } = intruder();
    const next = dice(11);
    // as it lies: a text, or packed
    type Kept = { readonly no: number; readonly column: 'text' | 'packed'; readonly text: Uint8Array };
    const entries = rows(`select no, case when packed is null then 'text' else 'packed' end as "column",
      coalesce(packed, cast(text as blob)) as text from entries order by no`) as unknown as Kept[];
    expect(new Set(entries.map(({ column }) => column))).toEqual(new Set(['text', 'packed']));
    const write = ({ no, column }: Kept, bytes: Uint8Array): void =>
      run(`update entries set ${column} = ${column === 'text' ? 'cast(? as text)' : '?'} where no = ?`, bytes, no);
    for (let flip = 0; flip < FLIPS.entries; flip += 1) {
      const entry = entries[next(entries.length)] as Kept;
      const { no, text } = entry;
      const bit = next(text.length * 8);
      write(entry, flipped(text, bit));
      const { code, facts } = await found();
      expect([code.startsWith('ledger.'), facts['entry']], `entry ${no}, bit ${bit}: ${code}`).toEqual([true, no]);
      write(entry, text);
    }
    expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
  });

  test(`each of ${FLIPS.rows} in papers, rows and beside entries is found, and the table is named`, async () => {
    const { run, rows } = intruder();
    const next = dice(13);
    const tables = rows("select name from sqlite_schema where type = 'table' and name <> 'imports'").map(
      ({ name }) => name as string,
    );
    const full = tables.filter((table) => rows(`select 1 from "${table}" limit 1`).length > 0);
    for (let flip = 0; flip < FLIPS.rows; ) {
      const table = full[next(full.length)] as string;
      const key = (rows(`select name from pragma_table_info('${table}') where pk > 0`) as { name: string }[]).map(
        ({ name }) => name,
      );
      const all = rows(`select * from "${table}"`);
      const row = all[next(all.length)] as Row;
      const column = Object.keys(row)[next(Object.keys(row).length)] as string;
      const other = otherCell(row[column] as Cell, next(10_000));
      const where = key.map((name) => `"${name}" = ?`).join(' and ');
      try {
        run(`update "${table}" set "${column}" = ? where ${where}`, other, ...key.map((name) => row[name] as Cell));
      } catch {
        // a key that there is already, or a type that the database does not take
        continue;
      }
      const { code, facts } = await found();
      const [kind] = code.split('.');
      expect(['verify', 'ledger'], code).toContain(kind);
      const place = JSON.stringify({ code, ...facts });
      expect(place, `${table}.${column}`).toMatch(PLACES[table] ?? new RegExp(`"projection":"${table}"`));
      const now = { ...row, [column]: other };
      run(
        `update "${table}" set "${column}" = ? where ${where}`,
        row[column] as Cell,
        ...key.map((name) => now[name] as Cell),
      );
      flip += 1;
    }
    expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
  });

  /** Where the place is named otherwise than by a table. */
  const PLACES: Readonly<Record<string, RegExp>> = {
    entries: /"entry":\d+/,
    papers: /"paper":"[0-9a-f]{64}"|"projection":"papers"/,
    identities: /"paper":"[0-9a-f]{64}"|"projection":"identities"/,
    meta: /"name":"meta /,
  };

  function otherCell(value: Cell, at: number): Cell {
    if (typeof value === 'number') return value ^ (1 << (at % 8));
    if (value === null) return at;
    const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
    if (bytes.length === 0) return typeof value === 'string' ? 'x' : Uint8Array.of(1);
    const other = flipped(bytes, ((at >> 3) % bytes.length) * 8 + (at & 7));
    return typeof value === 'string' ? Buffer.from(other).toString('latin1') : other;
  }

  test(`each of ${FLIPS.file} in the file is found, or nothing that can be read has changed`, async () => {
    const next = dice(17);
    const untouched = join(folder, 'untouched.db');
    writeFileSync(untouched, closed);
    const before = contentOf(untouched);
    let harmless = 0;
    for (let flip = 0; flip < FLIPS.file; flip += 1) {
      const bit = next(closed.length * 8);
      const file = join(folder, `flipped-${flip}.db`);
      writeFileSync(file, flipped(closed, bit));
      const said = await whatIsSaidOf(file);
      if (said === undefined) {
        harmless += 1;
        expect(contentOf(file) === before, `bit ${bit} is silent`).toBe(true);
      }
      for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true });
    }
    expect(harmless).toBeLessThan(FLIPS.file);
  });

  /** What the program says of a database that it is to open and verify; nothing where it is sound. */
  async function whatIsSaidOf(file: string): Promise<string | undefined> {
    try {
      const store = await openStore(file, { create: 'never' });
      try {
        const { findings } = await verifyOffice(officeOver(store), { scratch });
        return findings[0]?.code;
      } finally {
        await store.close();
      }
    } catch (error) {
      if (error instanceof StoreError) return error.code;
      throw error;
    }
  }
});

describe('a bit of a file', () => {
  const seed = new Uint8Array(SEED_LENGTH).fill(7);
  const pair = keyPairOf(seed);
  const holder = { place: 'memory', read: async () => ({ keys: [pair], findings: [] }) };
  let list: { bytes: Uint8Array; signature: Uint8Array; keys: Uint8Array };

  beforeAll(async () => {
    const copy = join(folder, 'signing.db');
    writeFileSync(copy, closed);
    const signing = officeOver(await openStore(copy));
    done(await newKey(signing, holder, AS));
    const pieces: Uint8Array[] = [];
    const file = done(
      await writeListFile(signing, { pool: 'fide', format: 'csv' }, (bytes) => void pieces.push(bytes)),
    );
    const signer = done(await signerOf(signing, holder));
    const utf8 = new TextEncoder();
    list = {
      bytes: Uint8Array.from(Buffer.concat(pieces)),
      signature: utf8.encode((await signer(file)).text),
      keys: utf8.encode(publicKeysText(await publicKeys(signing))),
    };
    await signing.store.close();
  });

  const said = (bytes: Uint8Array, signature: Uint8Array): readonly string[] => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return verifyList({ name: 'fide-2024-06.csv', sha256, signature, keys: list.keys }).findings.map(
      ({ code }) => code,
    );
  };

  test(`of a list: each of ${FLIPS.list} is found`, () => {
    expect(said(list.bytes, list.signature)).toEqual([]);
    const next = dice(19);
    for (let flip = 0; flip < FLIPS.list; flip += 1) {
      const bit = next(list.bytes.length * 8);
      expect(said(flipped(list.bytes, bit), list.signature), `bit ${bit}`).toEqual(['signature.changed-file']);
    }
  });

  test(`of a signature: each of ${FLIPS.signature} is found`, () => {
    const next = dice(23);
    for (let flip = 0; flip < FLIPS.signature; flip += 1) {
      const bit = next(list.signature.length * 8);
      const [code] = said(list.bytes, flipped(list.signature, bit));
      expect(code, `bit ${bit}`).toMatch(/^signature\.(?:damaged|wrong|unknown-key)$/);
    }
  });

  test(`of an export: each of ${FLIPS.export} is found with its line, and nothing is imported`, async () => {
    const file = await exported(office);
    const next = dice(29);
    for (let flip = 0; flip < FLIPS.export; flip += 1) {
      const bit = next(file.length * 8);
      const { value, findings } = await importOffice(scratch, { file: inChunks(flipped(file, bit), 4096) });
      expect(value, `bit ${bit}`).toBeUndefined();
      const facts = Object.assign({}, ...findings.map((each) => each.facts)) as Record<string, unknown>;
      const isNone = findings[0]?.code === 'keeping.not-an-export';
      expect(isNone || typeof facts['line'] === 'number', `bit ${bit}: ${findings[0]?.code}`).toBe(true);
    }
  });
});
