/** Persons on whom nothing rests, on the command line: shown, taken out by their number or by name, and put back. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { AS, officeWith, players, submitOne } from '../../desk/events/event.fixture.ts';
import { withdrawEvent } from '../../desk/events/withdraw.ts';
import { UsageError } from '../exit.ts';
import { playersCommand } from './players.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-tidy-'));
const db = join(folder, 'office.db');
const OPTIONS = { as: 'Anna', db };

let out = '';
beforeAll(async () => {
  const office = await officeWith({ kind: 'sqlite', fresh: async () => db, open: () => Promise.reject() }, 'fide');
  const report = { players: [...players(3), { id: '4', name: 'Barna, Pál', birth: '1990' }] };
  await submitOne(office, 'fide', report, { accept: 'clean' });
  await withdrawEvent(office, { event: 'e1' }, AS);
  await office.store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  vi.setSystemTime(new Date('2024-07-02T12:00:00Z'));
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += typeof text === 'string' ? text : Buffer.from(text).toString('utf8');
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const said = async (args: readonly string[], more: object = {}): Promise<readonly [exit: number, text: string]> => {
  out = '';
  return [await playersCommand('tidy', args, { ...OPTIONS, ...more }), out];
};

test('tidy shows, takes out where the number is said, and puts back', async () => {
  const [exit, shown] = await said([]);
  expect(exit).toBe(0);
  expect(shown).toContain(`${personId(5)}  Barna, Pál, 1990  by a report`);
  expect(shown).toContain('“players tidy --all 1”');
  await expect(said([personId(5)], { all: '1' })).rejects.toThrow(UsageError);
  await expect(said([], { all: 'many' })).rejects.toThrow(UsageError);
  expect((await said([], { all: '2' }))[0]).toBe(4);
  expect((await said([], { all: '1' }))[1]).toContain('Taken out of the registry: 1 person.');
  expect((await said([]))[1]).toContain('There is nobody in the registry on whom nothing rests.');
  expect((await said([], { undo: personId(5) }))[1]).toContain(`Put back into the registry: ${personId(5)}.`);
  expect((await said([personId(1)]))[0]).toBe(4);
  expect((await said([personId(5)], { lang: 'hu' }))[1]).toContain('jegyzőkönyvből');
});
