/**
 * Commands that make a database, on a disk that ends after N bytes, for every N from nothing to three times what they write. Where nobody
 * may mount a disk of his own, the end of the disk is brought about where our code meets the driver: SQLite really writes, into real
 * files; after every statement their sizes are summed up, and where the sum is more than N, the file that has grown is cut to what
 * would have fitted, and the statement fails as SQLite fails on a full disk. What is written back from a log is measured while
 * the log is still there. The limit of the size of files (`ulimit -f`) would not do: it bounds one file, and a disk holds several. The
 * same on a real disk, by the built program: `npm run full-disk`, and a few runs of it at the end of `full-disk.test.ts`.
 */
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { DatabaseSync } from '@photostructure/sqlite';
import type * as Driver from '@photostructure/sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupCommand } from '../src/cli/commands/backup.ts';
import { exportCommand } from '../src/cli/commands/export.ts';
import { importCommand } from '../src/cli/commands/import.ts';
import { officeInitCommand } from '../src/cli/commands/office-init.ts';
import { restoreCommand } from '../src/cli/commands/restore.ts';
import { busyOffice } from '../src/keeping/keeping.fixture.ts';
import { enterPersons } from '../src/desk/lists/office.fixture.ts';
import { testStore } from '../src/stores/harness.fixture.ts';

const disk = vi.hoisted(() => ({ folder: '', bytes: Number.POSITIVE_INFINITY, after: (): void => undefined }));

vi.mock('@photostructure/sqlite', async (real) => {
  const actual = await real<typeof Driver>();
  class Bounded extends actual.DatabaseSync {
    readonly #isOnDisk: boolean;

    constructor(path: string, options: ConstructorParameters<typeof actual.DatabaseSync>[1] = {}) {
      super(path, options);
      this.#isOnDisk = path.includes(disk.folder);
    }

    override exec(sql: string): void {
      // so that file and log are seen side by side, as they lie on the disk on the way
      if (sql.includes('wal_checkpoint')) super.exec('pragma wal_checkpoint(passive)');
      if (this.#isOnDisk && sql.includes('wal_checkpoint')) disk.after();
      super.exec(sql);
      if (this.#isOnDisk && sql !== 'rollback') disk.after();
    }

    override prepare(sql: string): Driver.StatementSyncInstance {
      const statement = super.prepare(sql);
      if (!this.#isOnDisk) return statement;
      const run = statement.run.bind(statement);
      const bounded: typeof statement.run = (...values) => {
        const answer = run(...values);
        disk.after();
        return answer;
      };
      return Object.defineProperty(statement, 'run', { value: bounded });
    }
  }
  return { ...actual, DatabaseSync: Bounded };
});

const root = mkdtempSync(join(tmpdir(), 'elobook-bounded-'));
disk.folder = join(root, 'disk');
const at = (name: string): string => join(root, name);
const on = (name: string): string => join(disk.folder, name);
afterAll(() => rmSync(root, { recursive: true }));

const filesOnDisk = (): readonly string[] =>
  readdirSync(disk.folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

let sizes = new Map<string, number>();
disk.after = () => {
  const before = sizes;
  sizes = new Map(filesOnDisk().map((file) => [file, statSync(file).size]));
  const excess = [...sizes.values()].reduce((sum, size) => sum + size, 0) - disk.bytes;
  if (excess <= 0) return;
  const growth = ([file, size]: readonly [string, number]): number => size - (before.get(file) ?? 0);
  const [grown] = [...sizes].sort((a, b) => growth(b) - growth(a));
  // the index of a log is memory that is shared, and is not cut
  if (grown !== undefined && !grown[0].endsWith('-shm')) truncateSync(grown[0], Math.max(0, grown[1] - excess));
  throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
};

beforeEach(() => {
  vi.stubEnv('ELOBOOK_AUTHOR', 'Éva');
  vi.stubEnv('ELOBOOK_KEY_FILE', at('new.key'));
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const PLAYERS = 2600;
const server = testStore('postgres');
const db = at('office.db');
const [untouched, kept, exported] = [at('untouched.db'), at('kept.db'), at('kept.gz')];
beforeAll(async () => {
  const office = await busyOffice({ ...server, kind: 'sqlite', fresh: async () => db });
  const persons = Array.from({ length: PLAYERS }, (_, no) => ({ name: `Játékos ${no}, Éva`, birth: '1980-02-03' }));
  await enterPersons(office, 11, persons);
  await office.store.close();
  copyFileSync(db, untouched);
  vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  expect(await backupCommand(kept, { db })).toBe(0);
  expect(await exportCommand(exported, { db })).toBe(0);
});

const NEW = on('new.db');

/** Whether the pages hang together, how many rows each table has, and the last entry, whose hash stands for all before it. */
function contentOf(file: string): readonly unknown[] {
  const database = new DatabaseSync(file);
  const asked = (sql: string): readonly unknown[] => database.prepare(sql).all();
  const tables = asked("select name from sqlite_schema where type = 'table'") as readonly { readonly name: string }[];
  const counts = tables.map(({ name }) => [name, asked(`select count(*) as rows from "${name}"`)]);
  const last = asked('select hash from entries order by no desc limit 1');
  const content = [asked('pragma integrity_check'), counts, last];
  database.close();
  return content;
}

/** Backup takes all steps; the others go the same way in the end, and take fewer. */
const VERBS: Readonly<Record<string, { readonly percent: number; readonly run: () => Promise<number> }>> = {
  backup: { percent: 2, run: () => backupCommand(NEW, { db }) },
  restore: { percent: 10, run: () => restoreCommand(kept, { db: NEW, quick: true }) },
  import: { percent: 20, run: () => importCommand(exported, { db: NEW }) },
  'office init': { percent: 10, run: () => officeInitCommand({ name: 'New', db: NEW }) },
};

/** Percent: beyond what a draft takes, fewer steps show that nothing else is written. */
const [WELL_ENOUGH, COARSE] = [120, 20];

const upTo = (most: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);

describe.each(Object.entries(VERBS))('%s on a disk that ends', (name, { percent, run }) => {
  const once = async (bytes: number): Promise<number> => {
    // a backup is recorded in the office: each begins with the same record
    copyFileSync(untouched, db);
    rmSync(disk.folder, { recursive: true, force: true });
    rmSync(at('new.key'), { force: true });
    mkdirSync(disk.folder);
    sizes = new Map();
    disk.bytes = bytes;
    return run();
  };

  test('is complete, or ends with 6 and leaves nothing', async () => {
    expect(await once(Number.POSITIVE_INFINITY)).toBe(0);
    const whole = readFileSync(NEW);
    const content = contentOf(NEW);
    const ends = { complete: 0, refused: 0 };
    const shares = [...upTo(WELL_ENOUGH, percent), ...upTo(300, COARSE).filter((share) => share > WELL_ENOUGH)];
    for (const share of shares) {
      const bytes = Math.floor((whole.length * share) / 100);
      const exit = await once(bytes);
      const left = [...filesOnDisk(), ...readdirSync(disk.folder)].map((file) => file.replace(disk.folder, ''));
      const isSame = exit === 0 && (name === 'office init' || isDeepStrictEqual(contentOf(NEW), content));
      const hasKey = readdirSync(root).includes('new.key');
      if (exit === 0) {
        expect([share, isSame, statSync(NEW).size]).toEqual([share, true, whole.length]);
        expect([share, left, hasKey]).toEqual([share, ['/new.db', 'new.db'], name === 'office init']);
        ends.complete += 1;
      } else {
        expect([share, exit, left, hasKey]).toEqual([share, 6, [], false]);
        ends.refused += 1;
      }
    }
    // a draft has no log: as much room as it has bytes is enough
    const refused = shares.filter((share) => share < 100).length;
    expect(ends).toEqual({ complete: shares.length - refused, refused });
  });
});
