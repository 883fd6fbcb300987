/** Whoever is erased with `--remember` on the command line is asked about there, too. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { busyOffice } from '../../keeping/keeping.fixture.ts';
import { UsageError } from '../exit.ts';
import { memoryHolderOf } from '../memory-place.ts';
import { officeStatusCommand } from './office-status.ts';
import { playersCommand } from './players.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-remember-'));
const at = (name: string): string => join(folder, name);
const db = at('office.db');
const AS = { as: 'Anna', db };
const ALSO = { ...AS, ground: 'her letter', clockIsRight: true };
const ID = personId(6);
const CARD = { name: 'Játékos 5', birth: '1985' };

let out = '';
beforeAll(async () => {
  const office = await busyOffice({ kind: 'sqlite', fresh: async () => db, open: () => Promise.reject() });
  await office.store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const said = async (command: Promise<number>): Promise<readonly [exit: number, text: string]> => {
  out = '';
  return [await command, out];
};

test('the erasure shows by what the person is recognised, and makes the key beside the database', async () => {
  const [, shown] = await said(playersCommand('erase', [ID], { ...ALSO, remember: true, dryRun: true }));
  expect(shown).toMatch(/Remembered by keyed digests: .*1 name with a birth year/);
  expect(existsSync(`${db}.memory`)).toBe(false);
  expect((await said(playersCommand('erase', [ID], { ...ALSO, remember: true })))[0]).toBe(0);
  expect(existsSync(`${db}.memory`)).toBe(true);
  await expect(playersCommand('erase', [ID], { ...ALSO, although: 'remembered' })).rejects.toThrow(UsageError);
});

test('a card and a list are asked about, and taken when that is wanted', async () => {
  expect(await said(playersCommand('add', [], { ...AS, ...CARD }))).toEqual([
    4,
    expect.stringContaining('not to come back unasked'),
  ]);
  writeFileSync(at('list.csv'), 'name;birth\nJátékos 5;1985\n');
  const [exit, text] = await said(playersCommand('import', [at('list.csv')], { ...AS, add: true }));
  expect([exit, text]).toEqual([0, expect.stringContaining('Player 1 of the list is left out')]);
  const back = { ...ALSO, although: 'remembered', add: true };
  expect((await said(playersCommand('add', [], { ...back, ...CARD, dryRun: true })))[0]).toBe(0);
  expect(await said(playersCommand('import', [at('list.csv')], { ...back, json: true }))).toEqual([
    0,
    expect.stringContaining('"import.entered-again"'),
  ]);
});

test('the state of the office tells that the key is not there', async () => {
  expect((await said(officeStatusCommand({ db })))[1]).not.toContain('memory key');
  const elsewhere = { db, memoryKey: at('none') };
  for (const [lang, words] of [
    ['en', 'the memory key is not there'],
    ['hu', 'nincs meg az emlékeztető kulcs'],
    ['ru', 'нет ключа памяти'],
  ] as const) {
    expect(await said(officeStatusCommand({ ...elsewhere, lang }))).toEqual([0, expect.stringContaining(words)]);
  }
});

test('the key lies beside the private key, or where it is said', async () => {
  const placeOf = async (options: object): Promise<string | undefined> => (await memoryHolderOf(options))?.place;
  expect(await placeOf({ db })).toBe(`${db}.memory`);
  expect(await placeOf({ db: 'postgres://host/office' })).toBeUndefined();
  vi.stubEnv('ELOBOOK_KEY_FILE', '/keys/office.key');
  expect(await placeOf({ db: 'postgres://host/office' })).toBe('/keys/office.memory');
  vi.stubEnv('ELOBOOK_MEMORY_KEY_FILE', '/keys/other');
  expect(await placeOf({ db })).toBe('/keys/other');
  expect(await placeOf({ db, memoryKey: 'mine' })).toBe('mine');
});
