/** Lists on the command line: an office in a file, and what the commands print of it. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import {
  acceptEvent,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  roundRobin,
} from '../../desk/lists/office.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { UsageError } from '../exit.ts';
import { explainPlayerCommand } from './explain-player.ts';
import { listsCommand } from './lists.ts';
import { previewCommand } from './preview.ts';
import { publishCommand } from './publish.ts';
import { verifyCommand } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-lists-'));
const db = join(folder, 'office.db');

beforeAll(async () => {
  const office = officeOver(await openStore(db), '2024-06-15');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-05');
  await enterPersons(
    office,
    1,
    ['Arany', 'Bartók', 'Csonka', 'Dózsa', 'Eötvös'].map((name, at) => ({
      name,
      birth: '1990-01-01',
      ...(at === 4 ? {} : { fide: `70000${at}` }),
    })),
  );
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  await acceptEvent(office, {
    event: 1,
    pool: 'fide',
    start: '2024-05-10',
    end: '2024-05-19',
    edition: 'fide-2024',
    list: '2024-06',
    persons: [1, 2, 3, 4, 5],
    games: roundRobin([1, 2, 3, 4, 5], () => '1-0'),
  });
  await acceptEvent(office, {
    event: 2,
    pool: 'fide',
    start: '2024-06-03',
    end: '2024-06-09',
    edition: 'fide-2024',
    list: '2024-07',
    persons: [2, 3, 4],
    games: roundRobin([2, 3, 4], () => '1-0'),
  });
  await office.store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

let out = '';
beforeEach(() => {
  vi.setSystemTime(new Date('2024-07-02T12:00:00Z'));
  out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('lists on the command line', () => {
  test('a preview shows the changes and seals nothing', async () => {
    expect(await previewCommand('fide', { db })).toBe(0);
    expect(out).toContain('fide: list of 1 June 2024');
    expect(out).toContain('Largest changes');
    expect(out).toMatch(/\n {2}e2 .*: accepted for a later list \(July 2024\)\n/);
    out = '';
    expect(await listsCommand('fide', undefined, { db })).toBe(0);
    expect(out).toMatch(/^fide {2}2024-05-01 {2}4 players {2}brought in\n {2}Entry 4, hash [0-9a-f]{64}\n$/);
  });

  test('a rating between two lists is marked as unofficial', async () => {
    expect(await previewCommand('fide', { db, player: personId(1), json: true })).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ value: { before: 2000, unofficial: true, events: ['e1'] } });
  });

  test('a rating between two lists goes by id and name', async () => {
    expect(await previewCommand('fide', { db, player: personId(1) })).toBe(0);
    expect(out).toMatch(new RegExp(`^${personId(1)} Arany: 2000 → \\d{4}  e1\n`));
  });

  test('what is no format, or has no pool, is a mistake in the command', async () => {
    await expect(listsCommand('fide', undefined, { db, format: 'pdf' })).rejects.toThrow(
      '--format takes one of fide-txt, fide-xml, fide-combined-txt, fide-combined-xml, csv, json, titles-csv, titles-json, ranking-csv, recomputed-csv, csv-exact, titles-csv-exact, members-csv, not "pdf"',
    );
    await expect(listsCommand(undefined, undefined, { db, format: 'csv' })).rejects.toThrow(UsageError);
    await expect(listsCommand('fide', undefined, { db, to: 'list.csv' })).rejects.toThrow('--to needs --format');
  });

  test('nothing is sealed without an author, nor a list before its closing day', async () => {
    expect(await publishCommand('fide', { db })).toBe(4);
    expect(await publishCommand('fide', { db, as: 'Éva', date: '2126-12' })).toBe(4);
    expect(await publishCommand('none', { db, as: 'Éva' })).toBe(4);
  });

  test('a list is sealed, written, explained and verified', async () => {
    expect(await publishCommand('fide', { db, as: 'Éva', date: '2024-06' })).toBe(0);
    expect(out).toMatch(/\nSeal [0-9a-f]{64}\nMerkle root [0-9a-f]{64}\nEntry \d+, hash [0-9a-f]{64}\n$/);
    out = '';
    expect(await listsCommand('fide', '2024-06', { db, json: true })).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      value: [{ date: '2024-06-01', entry: expect.any(Number), hash: expect.any(String) }],
    });
    out = '';
    expect(await explainPlayerCommand({ db, player: personId(1), list: '2024-05' })).toBe(0);
    expect(out).toContain('brought in with this list');
    const file = join(folder, 'list.csv');
    expect(await listsCommand('fide', '2024-06', { db, format: 'csv', to: file })).toBe(0);
    expect(readFileSync(file, 'utf8').split('\r\n')[0]).toBe(
      'id;name;title;rating;k;games;birth;sex;federation;fideId;inactive',
    );
    out = '';
    expect(await listsCommand('fide', undefined, { db, format: 'fide-xml' })).toBe(0);
    expect(out).toMatch(/^<playerslist>\r\n<!-- log elobook\/[0-9a-f]{16} \d+ \S{44} -->\r\n<player>\r\n<fideid>/);
    out = '';
    expect(await explainPlayerCommand({ db, player: personId(1), list: '2024-06' })).toBe(0);
    expect(out).toMatch(/^Arany: 2000 → \d{4}\nfide: list of 1 June 2024\n\nThe rating of 2000/);
    out = '';
    expect(await explainPlayerCommand({ db, player: personId(5), event: 'e1', lang: 'hu' })).toBe(0);
    expect(out).toContain('Eötvös');
    out = '';
    expect(await verifyCommand({ db })).toBe(0);
    expect(out).toContain('Everything follows: ');
  });

  test('a changed row is found by verify, which then fails as a check does', async () => {
    const store = await openStore(db);
    await store.write(async (desk) => {
      const row = await desk.event(1);
      await desk.putEvents([{ ...(row as NonNullable<typeof row>), name: 'Another' }]);
    });
    await store.close();
    expect(await verifyCommand({ db })).toBe(1);
    expect(out).toContain('does not follow from the entries');
  });

  test('explain asks for an event or a list', async () => {
    await expect(explainPlayerCommand({ db, player: personId(1) })).rejects.toThrow('--event or --list');
  });
});
