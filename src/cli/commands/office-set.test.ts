import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { listsCommand } from './lists.ts';
import { officeInitCommand } from './office-init.ts';
import { officeSetCommand } from './office-set.ts';

const NOWHERE = { db: '/nowhere/office.db' };

test.each([
  [{}, 'office set takes --minors names or initials; or --name-en NAME, --name-hu NAME, --name-ru NAME'],
  [
    { minors: 'numbers' },
    'office set takes --minors names or initials, not "numbers"; or --name-en NAME, --name-hu NAME, --name-ru NAME',
  ],
])('what an office cannot choose is told before anything is opened: %j', async (options, message) => {
  await expect(officeSetCommand({ ...NOWHERE, ...options })).rejects.toThrow(message);
});

test('a list that is only shown is not written for the public', async () => {
  await expect(listsCommand('fide', undefined, { ...NOWHERE, public: true })).rejects.toThrow(
    '--public needs --format',
  );
});

afterEach(() => void vi.restoreAllMocks());

test('names in other languages are given, stay, and are taken away by a hyphen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'elobook-office-set-'));
  let out = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text);
    return true;
  });
  const said = async (command: Promise<number>): Promise<readonly [number, unknown]> => {
    out = '';
    const exit = await command;
    return [exit, (JSON.parse(out) as { readonly value: { readonly names: unknown } }).value.names];
  };
  const options = { db: join(folder, 'office.db'), as: 'Eva', json: true };
  try {
    expect(await said(officeInitCommand({ ...options, name: 'Office', nameHu: 'Iroda' }))).toEqual([
      0,
      { hu: 'Iroda' },
    ]);
    expect(await said(officeSetCommand({ ...options, nameRu: 'Служба' }))).toEqual([0, { hu: 'Iroda', ru: 'Служба' }]);
    expect(await said(officeSetCommand({ ...options, nameHu: '-' }))).toEqual([0, { ru: 'Служба' }]);
    expect((await said(officeSetCommand({ ...options, name: 'League', timeZone: 'Europe/Budapest' })))[0]).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ value: { name: 'League', timeZone: 'Europe/Budapest' } });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
