/** Lists of players on the command line: what is asked back, shown, done and taken back. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openOffice } from '../../desk/wire.ts';
import { openOfficeBooks } from '../../desk/registry/open.ts';
import { openRatingPool } from '../../desk/registry/pools.ts';
import { UsageError } from '../exit.ts';
import { playersCommand } from './players.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-players-import-'));
const at = (name: string): string => join(folder, name);
const db = at('office.db');
const AS = { as: 'Anna', db };
const MAY = { ...AS, pool: 'fide', asOf: '2024-05' };

let out = '';
beforeAll(async () => {
  const office = await openOffice(db);
  await openOfficeBooks(office, { name: 'Test', timeZone: 'UTC' }, { author: 'Anna' });
  await openRatingPool(office, { pool: 'fide', family: 'fide', name: 'FIDE', from: '2024-06' }, { author: 'Anna' });
  await office.store.close();
  const head = 'fideId;name;birth;sex;federation;rating';
  writeFileSync(at('all.csv'), `${head}\n1;Kiss, Anna;1990;f;HUN;1500\n2;Nagy, Béla;1985;m;HUN;1600\n`);
  writeFileSync(at('one.csv'), `${head}\n1;Kiss, Anna;1990;f;AUT;1500\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

const players = async (action: string, args: readonly string[], options: object) => {
  out = '';
  return [await playersCommand(action, args, options), out] as const;
};

test('without a word the effect is shown, the two ways on are named, and the command ends with 4', async () => {
  const [exit, text] = await players('import', [at('all.csv')], MAY);
  expect(exit).toBe(4);
  expect(text).toContain('2 players in the list: 2 new, 0 changed, 0 unchanged, 0 in question, 0 left out.');
  expect(text).toContain('fide, 2024-05: 2 ratings brought in.');
  expect(text).toMatch(/--whole.*--add/);
  const [, json] = await players('import', [at('all.csv')], { ...MAY, json: true });
  expect(JSON.parse(json)).toMatchObject({ value: null, effect: { entered: 2, standings: 2 } });
  expect((await players('imports', [], AS))[1]).toBe('There are no imports.\n');
});

test('the two words exclude each other, and others are not known', async () => {
  for (const more of [
    { whole: true, add: true },
    { add: true, although: 'everything' },
  ]) {
    await expect(playersCommand('import', [at('all.csv')], { ...MAY, ...more })).rejects.toThrow(UsageError);
  }
  await expect(playersCommand('import', [at('all.csv')], { ...AS, undo: 'i1' })).rejects.toThrow(UsageError);
  await expect(playersCommand('imports', ['i1'], AS)).rejects.toThrow(UsageError);
});

test('an import prints its number; what the whole would take away is refused and named; it can be taken back', async () => {
  expect((await players('import', [at('all.csv')], { ...MAY, whole: true }))[1]).toMatch(/^Import i1: 2 players/);
  const [exit, text] = await players('import', [at('one.csv')], { ...MAY, whole: true });
  expect(exit).toBe(4);
  expect(text).toMatch(/Nagy, Béla \([0-9a-z]{7}, 1600\).*--although ratings.*--add/);
  const [done, told] = await players('import', [at('one.csv')], { ...MAY, whole: true, although: 'ratings' });
  expect([done, told]).toEqual([0, expect.stringContaining('1 player loses the rating')]);
  expect(told).toContain('Federation: 1 card');
  const listed = (await players('imports', [], AS))[1];
  expect(listed).toMatch(/^i1 .*Anna .*fide 2024-05, whole; 2 new, 0 changed, 2 ratings .*SHA-256 [0-9a-f]{12}…\ni2 /);
  const undone = await players('import', [], { ...AS, undo: 'i2', dryRun: true });
  expect(undone).toEqual([
    0,
    expect.stringContaining('Import i2 is taken back: 0 persons leave the registry, 1 card goes'),
  ]);
  expect((await players('import', [], { ...AS, undo: 'i2' }))[0]).toBe(0);
  expect((await players('imports', [], AS))[1]).toContain('taken back on');
  expect((await players('import', [], { ...AS, undo: 'i7' }))[0]).toBe(4);
});
