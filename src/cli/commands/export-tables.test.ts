/** `export --parquet` on the command line: whole files in a folder of their own, and nothing else touched. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { busyOffice } from '../../keeping/keeping.fixture.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { OutputError, UsageError } from '../exit.ts';
import { exportTablesCommand } from './export-tables.ts';
import { exportCommand } from './export.ts';
import { officeInitCommand } from './office-init.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-tables-'));
const db = join(folder, 'office.db');
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  const office = await busyOffice({ ...testStore('sqlite'), fresh: async () => db });
  await office.store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

let out = '';
beforeEach(() => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const filesIn = (parquet: string): readonly string[] =>
  (readdirSync(parquet, { recursive: true }) as string[]).filter((name) => name.includes('.')).sort();

describe('export --parquet', () => {
  test('writes whole files into a new folder, and says how many', async () => {
    expect(await exportTablesCommand(undefined, { db, parquet: at('new/tables') })).toBe(0);
    expect(out).toMatch(/tables: 3 lists in 9 Parquet files, \d+ rows\.\n$/);
    expect(filesIn(at('new/tables'))).toEqual([
      'events/fide-2024-06-01.parquet',
      'games/fide-2024-06-01.parquet',
      'players/fide-2024-05-01.parquet',
      'players/fide-2024-06-01.parquet',
      'players/orr-2024-05-01.parquet',
      'ratings/fide-2024-05-01.parquet',
      'ratings/fide-2024-06-01.parquet',
      'ratings/orr-2024-05-01.parquet',
      'results/fide-2024-06-01.parquet',
    ]);
    for (const name of filesIn(at('new/tables'))) {
      const bytes = readFileSync(join(at('new/tables'), name));
      expect([bytes.subarray(0, 4).toString(), bytes.subarray(-4).toString()]).toEqual(['PAR1', 'PAR1']);
    }
  });

  test('takes one month after another into the same folder, and replaces a file only where that is asked for', async () => {
    const parquet = at('months');
    expect(await exportTablesCommand(undefined, { db, parquet, month: '2024-05' })).toBe(0);
    expect(await exportTablesCommand(undefined, { db, parquet, month: '2024-06' })).toBe(0);
    expect(filesIn(parquet)).toHaveLength(9);
    out = '';
    expect(await exportTablesCommand(undefined, { db, parquet, json: true })).toBe(4);
    expect(JSON.parse(out)).toMatchObject({ value: null, findings: [{ code: 'output.there' }] });
    expect(await exportTablesCommand(undefined, { db, parquet, replace: true })).toBe(0);
  });

  test('only shows what it would write with --dry-run', async () => {
    expect(await exportTablesCommand(undefined, { db, parquet: at('dry'), dryRun: true, json: true })).toBe(0);
    const { value, dryRun } = JSON.parse(out) as {
      value: { files: { file: string; rows: number }[] };
      dryRun: boolean;
    };
    expect([value.files.length, value.files.every(({ rows }) => rows > 0), dryRun]).toEqual([9, true, true]);
    expect(existsSync(at('dry'))).toBe(false);
  });

  test.each(['notes.txt', 'games/notes.txt', 'games/old/fide-2024-06-01.parquet', 'office.db'])(
    'refuses a folder that holds %s, whatever else is asked for',
    async (other) => {
      const parquet = at(`with-${other.replaceAll('/', '-')}`);
      mkdirSync(join(parquet, other, '..'), { recursive: true });
      writeFileSync(join(parquet, other), 'mine');
      expect(await exportTablesCommand(undefined, { db, parquet, replace: true, json: true })).toBe(4);
      const named = other.split('/').slice(0, 2).join('/');
      expect(JSON.parse(out)).toMatchObject({ findings: [{ code: 'output.folder', facts: { other: named } }] });
      expect(filesIn(parquet)).toEqual([other]);
    },
  );

  test('goes on where a killed command has left a draft', async () => {
    const parquet = at('killed');
    mkdirSync(join(parquet, 'games'), { recursive: true });
    writeFileSync(join(parquet, 'games/.fide-2024-06-01.parquet.1.part'), 'half');
    expect(await exportTablesCommand(undefined, { db, parquet })).toBe(0);
  });

  test('says what is wrong with what is asked', async () => {
    const parquet = at('none');
    writeFileSync(at('a-file'), '');
    await expect(exportTablesCommand('x.gz', { db, parquet })).rejects.toThrow(UsageError);
    await expect(exportTablesCommand(undefined, { db, parquet, month: '2024-13' })).rejects.toThrow(UsageError);
    await expect(exportTablesCommand(undefined, { db, parquet: true })).rejects.toThrow(UsageError);
    await expect(exportTablesCommand(undefined, { db, parquet: at('a-file') })).rejects.toThrow(OutputError);
    await expect(exportCommand(undefined, { db })).rejects.toThrow(UsageError);
    await expect(exportCommand('x.gz', { db, month: '2024-06' })).rejects.toThrow('--month goes with --parquet');
    await expect(exportCommand('x.gz', { db, dryRun: true })).rejects.toThrow('--dry-run goes with --parquet');
    expect(await exportTablesCommand(undefined, { db, parquet, month: '2023-01', json: true })).toBe(4);
    expect(JSON.parse(out)).toMatchObject({ findings: [{ code: 'lists.no-tables' }] });
    const empty = at('empty.db');
    expect(await officeInitCommand({ db: empty, as: 'Éva', name: 'Empty' })).toBe(0);
    expect(await exportTablesCommand(undefined, { db: empty, parquet })).toBe(4);
    expect(existsSync(parquet)).toBe(false);
  });
});
