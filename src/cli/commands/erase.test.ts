/** A person is erased on the command line, and what other commands print afterwards. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { busyOffice } from '../../keeping/keeping.fixture.ts';
import { UsageError } from '../exit.ts';
import { auditFilesCommand } from './audit-files.ts';
import { keysCommand } from './keys.ts';
import { listsCommand } from './lists.ts';
import { playersCommand } from './players.ts';
import { verifyListCommand } from './verify-list.ts';
import { verifyCommand } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-erase-'));
const at = (name: string): string => join(folder, name);
const db = at('office.db');
const AS = { as: 'Anna', ground: 'her letter', db };
const ID = personId(6);

let out = '';
beforeAll(async () => {
  const office = await busyOffice({ kind: 'sqlite', fresh: async () => db, open: () => Promise.reject() });
  await office.store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));
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

const said = async (command: Promise<number>): Promise<readonly [exit: number, text: string]> => {
  out = '';
  return [await command, out];
};

test('a person is shown, erased, and gone from lists, whose signatures say so', async () => {
  await expect(playersCommand('erase', [], AS)).rejects.toThrow(UsageError);
  expect((await said(keysCommand('new', [], AS)))[0]).toBe(0);
  expect((await said(keysCommand('export', [at('keys.json')], AS)))[0]).toBe(0);
  const signed = { db, format: 'csv' };
  expect((await said(listsCommand('fide', '2024-06', { ...signed, to: at('before-2024-06.csv') })))[0]).toBe(0);
  const [, shown] = await said(playersCommand('erase', [ID], { ...AS, dryRun: true }));
  expect(shown).toContain('Name: Játékos 5');
  expect(shown).toContain('Born: 1985-02-03');
  expect((await said(playersCommand('erase', [ID], { ...AS, ground: undefined })))[0]).toBe(4);
  const [exit, text] = await said(playersCommand('erase', [ID], AS));
  expect(exit).toBe(0);
  expect(text).toContain(`Erased: ${ID}`);
  expect(text).not.toContain('Játékos');
  expect((await said(playersCommand('show', [ID], { db })))[1]).toMatch(/erased on .* \(entry \d+\)/);
  expect((await said(verifyCommand({ db })))[1]).toMatch(/\(\d+ erased, with 2 persons\)/);

  const [, lists] = await said(listsCommand('fide', undefined, { db }));
  expect(lists.match(/1 player has been erased since/g)).toHaveLength(2);
  const [, one] = await said(listsCommand('fide', '2024-06', { db }));
  expect(one).toMatch(/csv now: SHA-256 [0-9a-f]{64}/);
  const [, written] = await said(listsCommand('fide', '2024-06', { ...signed, to: at('after-2024-06.csv') }));
  expect(written).toContain('1 player has been erased since');
  expect(written).toMatch(/Seal [0-9a-f]{64}/);
  expect(readFileSync(at('after-2024-06.csv'), 'utf8')).toContain(`${ID};(erased);`);
  const sha256 = /csv now: SHA-256 (\S+)/.exec(one)?.[1] as string;
  expect(written).toContain(sha256);

  const keys = { keys: at('keys.json') };
  expect(await said(verifyListCommand(at('before-2024-06.csv'), keys))).toEqual([0, expect.stringContaining('Good')]);
  const [good, checked] = await said(verifyListCommand(at('after-2024-06.csv'), keys));
  expect([good, checked]).toEqual([0, expect.stringContaining('without the names of 1 player')]);
  const digest = /Digest of its rows: (\w+)/;
  const [, before] = await said(verifyListCommand(at('before-2024-06.csv'), keys));
  expect(digest.exec(before)?.[1]).toBe(digest.exec(checked)?.[1]);
  copyFileSync(at('before-2024-06.csv'), at('after-2024-06.csv'));
  expect((await said(verifyListCommand(at('after-2024-06.csv'), keys)))[0]).toBe(1);
});

test('the words are those of the language', async () => {
  for (const [lang, words] of [
    ['hu', 'már törölte'],
    ['ru', 'уже стёрт'],
  ] as const) {
    expect(await said(playersCommand('erase', [ID], { ...AS, lang }))).toEqual([0, expect.stringContaining(words)]);
  }
});

test('audit files that are refused leave no folder behind', async () => {
  expect((await said(auditFilesCommand(at('audit'), { db, pool: 'nope' })))[0]).toBe(4);
  expect(() => readFileSync(at('audit'))).toThrow('ENOENT');
  expect((await said(auditFilesCommand(at('audit'), { db, pool: 'fide' })))[0]).toBe(0);
  expect(readFileSync(at('audit/players.csv'), 'utf8')).not.toContain('Játékos 5');
});
