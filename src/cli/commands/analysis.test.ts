/** The verbs that only read, on the command line: an office in a file, and what the commands print of it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { enter, officeOver, openPool } from '../../desk/lists/office.fixture.ts';
import { fillLists, question } from '../../reading/analysis/analysis.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { auditCommand } from './audit.ts';
import { auditFilesCommand } from './audit-files.ts';
import { diffCommand } from './diff.ts';
import { driftCommand } from './drift.ts';
import { gapsCommand } from './gaps.ts';
import { listsCommand } from './lists.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-analysis-'));
const db = join(folder, 'office.db');
const file = (name: string): string => join(folder, name);
const LANGUAGES = ['en', 'hu', 'ru'] as const;

beforeAll(async () => {
  const office = officeOver(await openStore(db), '2024-05-01');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await fillLists(office);
  await enter(office, question(4, [7]));
  await openPool(office, 'empty', 'orr', '2024-01-01');
  await office.store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

let out = '';
beforeEach(() => {
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const json = (): { readonly value: never; readonly findings: readonly { readonly code: string }[] } => JSON.parse(out);

describe.each(LANGUAGES)('in %s', (lang) => {
  test('an audit tells entries in words, with their grounds', async () => {
    expect(await auditCommand({ db, lang, list: 'fide:2024-07' })).toBe(0);
    expect(out).toMatchSnapshot();
  });

  test('a difference tells causes, and how many more there are', async () => {
    expect(await diffCommand('fide:2024-05', 'fide:2024-07', { db, lang })).toBe(0);
    expect(out).toMatchSnapshot();
  });

  test('a drift ends with plain sentences', async () => {
    expect(await driftCommand({ db, lang, pool: 'fide' })).toBe(0);
    expect(out).toMatchSnapshot();
  });

  test('gaps stand in the order of their points', async () => {
    expect(await gapsCommand({ db, lang })).toBe(0);
    expect(out).toMatchSnapshot();
  });

  test('files are named with their rows', async () => {
    expect(await auditFilesCommand(file('tables'), { db, lang, pool: 'fide', replace: true })).toBe(0);
    expect(out.replaceAll(folder, '')).toMatchSnapshot();
    expect(readFileSync(file('tables/games.csv'), 'utf8').split('\n')[0]).toContain('countedD');
  });
});

describe('on the command line', () => {
  test('an audit without anybody or anything is wrong usage; of nobody it says so', async () => {
    await expect(auditCommand({ db })).rejects.toThrow('audit takes');
    expect(await auditCommand({ db, by: 'nobody' })).toBe(0);
    expect(out).toBe('There are no such entries.\n');
    expect(await auditCommand({ db, player: 'x' })).toBe(4);
  });

  test('with --json everything is printed as data', async () => {
    expect(await diffCommand('fide:2024-05', 'fide:2024-07', { db, json: true })).toBe(0);
    expect((json().value as { readonly changes: readonly unknown[] }).changes).toHaveLength(10);
  });

  test('a list of ours and a file of it do not differ, in either order; a file alone is refused', async () => {
    await listsCommand('fide', '2024-07', { db, format: 'csv', to: file('list.csv') });
    out = '';
    expect(await diffCommand('fide', file('list.csv'), { db, ids: 'own' })).toBe(0);
    expect(out).toContain('Nobody stands otherwise.');
    expect(await diffCommand(file('list.csv'), 'fide', { db, ids: 'own', all: true })).toBe(0);
    expect(await diffCommand(file('list.csv'), file('list.csv'), { db })).toBe(4);
    await expect(diffCommand('fide', file('list.csv'), { db, ids: 'passport' })).rejects.toThrow('--ids takes');
  });

  test('likely causes stand beside each difference, the largest first', async () => {
    writeFileSync(
      file('other.csv'),
      `id,name,rating,k,fideId\n${personId(1)},Arany,2000,20,700000\n2,Bartok,1955,40,700001\n3,Nobody,1500,20,\n`,
    );
    for (const lang of LANGUAGES) await diffCommand('fide', file('other.csv'), { db, lang });
    expect(out.replaceAll(folder, '')).toMatchSnapshot();
  });

  test('many differences are cut off, and --all shows them', async () => {
    const rows = Array.from({ length: 50 }, (_, at) => `${at},Nobody ${at},1500,${800_000 + at}`);
    writeFileSync(file('many.csv'), `id,name,rating,fideId\n${rows.join('\n')}\n`);
    await diffCommand('fide', file('many.csv'), { db });
    expect(out).toMatch(/… and \d+ more/);
    out = '';
    await diffCommand('fide', file('many.csv'), { db, all: true });
    expect(out).not.toContain('more');
  });

  test('a file that is not there is unreadable', async () => {
    expect(await diffCommand('fide', file('none.xml'), { db })).toBe(3);
  });

  test('a drift needs a pool with lists, and a number of lists', async () => {
    await expect(driftCommand({ db })).rejects.toThrow('--pool is needed');
    await expect(driftCommand({ db, pool: 'fide', lists: 'x' })).rejects.toThrow('--lists takes');
    await expect(driftCommand({ db, pool: 'fide', lists: '1' })).rejects.toThrow('--lists takes');
    expect(await driftCommand({ db, pool: 'fide', lists: '2' })).toBe(0);
    expect(await driftCommand({ db, pool: 'empty' })).toBe(4);
  });

  test('a pool without gaps says so', async () => {
    expect(await gapsCommand({ db, pool: 'empty' })).toBe(0);
    expect(out).toBe('Nothing is missing that a rating hangs on.\n');
    expect(await gapsCommand({ db, all: true })).toBe(0);
  });

  test('tables are not left half written', async () => {
    expect(await auditFilesCommand(file('none'), { db, list: 'fide:1999-01' })).toBe(4);
    await expect(auditFilesCommand(file('x'), { db, list: 'fide', pool: 'fide' })).rejects.toThrow('--list or --pool');
    await expect(auditFilesCommand(join(db, 'below'), { db })).rejects.toThrow('cannot be written');
    expect(await auditFilesCommand(file('last'), { db, list: 'fide:2024-07' })).toBe(0);
  });
});
