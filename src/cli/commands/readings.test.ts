/** Whoever is given birth dates or the whole registry is recorded before, and `office readings` tells who. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { busyOffice, textOf } from '../../keeping/keeping.fixture.ts';
import { recordReading } from '../../desk/readings/record.ts';
import { removeReadings, showReadings } from '../../desk/readings/show.ts';
import { officeOver } from '../../desk/wire.ts';
import { StoreError } from '../../stores/errors.ts';
import { forEachStore, testStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { backupCommand } from './backup.ts';
import { exportCommand } from './export.ts';
import { officeReadingsCommand } from './office-readings.ts';
import { playersCommand } from './players.ts';
import { restoreCommand } from './restore.ts';
import { verifyCommand } from './verify.ts';

const ID = personId(6);
const SHOWN = 'Born';
const NOBODY = 65_534;

let folder: string;
let out = '';
let errors = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-readings-'));
  vi.stubEnv('ELOBOOK_AUTHOR', '');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('latin1');
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    errors += String(text);
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string): string => join(folder, name);

const said = async (command: Promise<number>): Promise<readonly [exit: number, text: string]> => {
  [out, errors] = ['', ''];
  return [await command, out];
};

const readingsIn = async (db: string): Promise<readonly (readonly unknown[])[]> => {
  const store = await openStore(db);
  try {
    const rows = await store.read((desk) => desk.readings());
    return rows.map(({ reader, what, about, persons }) => [reader, what, about, persons]);
  } finally {
    await store.close();
  }
};

forEachStore((_kind, store) => {
  test('every command that gives birth dates is recorded, and no other; a copy has the record, an export has not', async () => {
    const db = await store.fresh();
    const office = await busyOffice({ ...store, fresh: async () => db });
    const persons = await office.store.read((desk) => desk.lastPerson());
    await office.store.close();
    const commands = [
      () => playersCommand('show', [ID], { db, full: true, as: 'Anna' }),
      () => playersCommand('show', [ID], { db, full: true, as: ' ' }),
      () => playersCommand('export', [at('all.csv')], { db, full: true, as: 'Béla' }),
      () => playersCommand('erase', [ID], { db, as: 'Anna', ground: 'letter', clockIsRight: true, dryRun: true }),
      () => exportCommand(at('office.gz'), { db, as: 'Anna' }),
      () => backupCommand(at('backup.db'), { db, as: 'Anna' }),
      // these give out no day of birth
      () => playersCommand('show', [ID], { db }),
      () => playersCommand('export', [at('public.csv')], { db }),
      () => verifyCommand({ db }),
      // nor does what is refused
      () => playersCommand('show', ['fide:1'], { db, full: true }),
    ];
    const exits: number[] = [];
    for (const command of commands) exits.push((await said(command()))[0]);
    expect(exits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 4]);
    const recorded = [
      ['Anna', 'players.show', ID, 1],
      [userInfo().username, 'players.show', ID, 1],
      ['Béla', 'players.export', null, persons],
      ['Anna', 'players.erase', ID, 1],
      ['Anna', 'export', null, persons],
      ['Anna', 'backup', null, persons],
    ];
    expect(await readingsIn(db)).toEqual(recorded);
    // and whatever file has them is for its owner alone
    for (const name of ['all.csv', 'office.gz', 'backup.db']) expect(statSync(at(name)).mode & 0o777, name).toBe(0o600);
    expect(await readingsIn(at('backup.db'))).toEqual(recorded);
    expect(textOf(readFileSync(at('office.gz')))).not.toMatch(/players\.show|Béla/u);
    expect((await said(restoreCommand(at('backup.db'), { db: at('again.db') })))[0]).toBe(0);
    expect(await readingsIn(at('again.db'))).toEqual(recorded);
    expect((await said(verifyCommand({ db: at('again.db') })))[0]).toBe(0);
  });
});

const sqlite = testStore('sqlite');

async function filled(): Promise<string> {
  const db = at('office.db');
  const office = await busyOffice({ ...sqlite, fresh: async () => db });
  await office.store.close();
  return db;
}

describe('the record', () => {
  test('is shown in three languages and as JSON, and what is old goes by a removal that is recorded', async () => {
    const db = await filled();
    expect((await said(officeReadingsCommand({ db })))[1]).toBe('Nothing is recorded.\n');
    const times = ['2024-01-05T10:00:00Z', '2024-03-05T10:00:00Z', '2024-06-15T10:00:00Z'];
    const store = await openStore(db);
    const offices = times.map((time) => officeOver(store, { clock: () => Date.parse(time) }));
    for (const office of offices) await recordReading(office, { reader: 'Anna', what: 'backup' });
    const [, , last] = offices as [unknown, unknown, (typeof offices)[0]];
    const codesOf = async (before: string, options: object) =>
      (await removeReadings(last, before, options)).findings.map(({ code }) => code);
    expect(await codesOf('2024-02-01', {})).toEqual(['office.no-author', 'readings.no-ground']);
    const BY = { author: 'Béla', ground: 'kept for five months' };
    expect(await codesOf('February', BY)).toEqual(['readings.bad-day']);
    expect(await codesOf('2024-06-16', BY)).toEqual(['readings.later']);
    expect((await removeReadings(last, '2024-03-01', { ...BY, dryRun: true })).value?.readings).toBe(1);
    expect((await removeReadings(last, '2024-03-01', BY)).value).toEqual({ before: '2024-03-01', readings: 1 });
    expect((await showReadings(last, 'x')).findings).toMatchObject([{ code: 'readings.bad-day' }]);
    await store.close();
    const [, text] = await said(officeReadingsCommand({ db }));
    expect(text.replaceAll(/\d+ persons/g, 'N persons')).toBe(
      [
        '2024-03-05 10:00  Anna: the whole office as a backup (N persons)',
        '2024-06-15 10:00  Anna: the whole office as a backup (N persons)',
        '2024-06-15 10:00  Béla: removed 1 reading before 1 March 2024',
        '    Ground: kept for five months',
        '',
        '3 readings',
        '',
      ].join('\n'),
    );
    for (const [lang, words] of [
      ['hu', '3 feljegyzés'],
      ['ru', '3 отметки'],
    ] as const) {
      expect((await said(officeReadingsCommand({ db, lang })))[1]).toContain(words);
    }
    const [, json] = await said(officeReadingsCommand({ db, json: true, since: '2024-06-01' }));
    expect((JSON.parse(json) as { value: unknown[] }).value).toHaveLength(2);
    const remove = { db, as: 'Anna', ground: 'law', removeBefore: '2024-06-01' };
    expect((await said(officeReadingsCommand(remove)))[1]).toContain('1 reading before 1 June 2024 removed');
    expect((await said(verifyCommand({ db })))[0]).toBe(0);
  });

  test('where it cannot be written, a warning says so, and what was asked for is given', async () => {
    const db = await filled();
    const store = await openStore(db);
    for (const [code, reason] of [
      ['store.read-only', 'read-only'],
      ['store.full', 'full'],
      ['store.busy', 'busy'],
    ] as const) {
      const write = () => Promise.reject(new StoreError(code, { address: db } as never));
      const findings = await recordReading(officeOver({ ...store, write }), { reader: 'Anna', what: 'export' });
      expect(findings).toEqual([{ code: 'readings.not-recorded', weight: 'warn', facts: { reason } }]);
    }
    const write = () => Promise.reject(new StoreError('store.damaged', { address: db }));
    await expect(recordReading(officeOver({ ...store, write }), { reader: 'A', what: 'export' })).rejects.toThrow();
    await store.close();
  });

  test.skipIf(process.platform === 'win32')(
    'of a file that nobody may write to is a warning, beside an export on standard error',
    async () => {
      const db = await filled();
      chmodSync(db, 0o444);
      chmodSync(folder, 0o555);
      // root may write everywhere
      const isRoot = process.getuid?.() === 0;
      if (isRoot) process.seteuid?.(NOBODY);
      try {
        const [exit, text] = await said(playersCommand('show', [ID], { db, full: true, as: 'Anna' }));
        expect([exit, text]).toEqual([0, expect.stringContaining(SHOWN)]);
        expect(text).toContain('the database can only be read');
        expect((await said(exportCommand('-', { db, as: 'Anna' })))[0]).toBe(0);
        expect(errors).toContain('the database can only be read');
        expect((await said(playersCommand('export', ['-'], { db, full: true, as: 'Anna' })))[0]).toBe(0);
        expect(errors).toContain('the database can only be read');
      } finally {
        if (isRoot) process.seteuid?.(0);
        chmodSync(folder, 0o755);
      }
    },
  );

  test('comes before the output: nothing is given where the record fails otherwise', async () => {
    const db = await filled();
    const { DatabaseSync } = await import('@photostructure/sqlite');
    const raw = new DatabaseSync(db);
    raw.exec('drop table readings');
    raw.close();
    const shown = await said(playersCommand('show', [ID], { db, full: true, as: 'Anna' }));
    expect(shown).toEqual([5, expect.not.stringContaining(SHOWN)]);
    expect((await said(exportCommand(at('x.gz'), { db, as: 'Anna' })))[0]).toBe(5);
    expect(existsSync(at('x.gz'))).toBe(false);
  });
});
