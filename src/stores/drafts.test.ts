/** New databases take their place when they are complete; backups stay as they are. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../ledger/store.ts';
import { openNewStore, withCopy } from './drafts.ts';
import { StoreError } from './errors.ts';
import { testStore } from './harness.fixture.ts';
import { markedName } from './leftovers.ts';
import { openStore } from './store.ts';

vi.mock('node:fs/promises', { spy: true });

const server = testStore('postgres');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-drafts-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const open = (store: Store): Promise<void> => store.write((desk) => desk.putOffice({ name: 'Try', timeZone: 'UTC' }));

const nameIn = async (address: string): Promise<string | undefined> => {
  const store = await openStore(address, { create: 'never' });
  try {
    return (await store.read((desk) => desk.office()))?.name;
  } finally {
    await store.close();
  }
};

const refusal = async (act: Promise<unknown>): Promise<unknown> => {
  const error = await act.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(StoreError);
  const { code, facts } = error as StoreError;
  return [code, facts];
};

const system = (code: string, syscall = ''): Error => Object.assign(new Error(code), { code, syscall });

describe('a new store', () => {
  test('is in its place only when it is kept, and nothing else is left', async () => {
    const address = join(folder, 'office.db');
    const { store, keep } = await openNewStore(address);
    expect(store.kind).toBe('sqlite');
    await open(store);
    expect(existsSync(address)).toBe(false);
    expect(await keep()).toBe(true);
    expect(readdirSync(folder)).toEqual(['office.db']);
    expect(await nameIn(address)).toBe('Try');
  });

  test('is its owner’s alone, and so is what lies beside it; one that is there keeps its rights', async () => {
    const mask = process.umask(0o022);
    try {
      const address = join(folder, 'office.db');
      const { store: draft, keep } = await openNewStore(address);
      await open(draft);
      await keep();
      const store = await openStore(address);
      await open(store);
      for (const ending of ['', '-wal', '-shm']) expect(statSync(address + ending).mode & 0o777).toBe(0o600);
      await store.close();
      await (await openStore(join(folder, 'other.db'))).close();
      expect(statSync(join(folder, 'other.db')).mode & 0o777).toBe(0o600);
      const given = join(folder, 'shared.db');
      writeFileSync(given, '');
      chmodSync(given, 0o660);
      const shared = await openStore(given);
      await open(shared);
      for (const ending of ['', '-wal', '-shm']) expect(statSync(given + ending).mode & 0o777).toBe(0o660);
      await shared.close();
    } finally {
      process.umask(mask);
    }
  });

  test('that is dropped leaves nothing', async () => {
    const { store, drop } = await openNewStore(join(folder, 'office.db'));
    await open(store);
    await drop();
    expect(readdirSync(folder)).toEqual([]);
  });

  test('never takes the place of a file that came meanwhile', async () => {
    const address = join(folder, 'office.db');
    const { keep } = await openNewStore(address);
    writeFileSync(address, 'another');
    expect(await keep()).toBe(false);
    expect(readFileSync(address, 'utf8')).toBe('another');
    expect(readdirSync(folder)).toEqual(['office.db']);
  });

  test('takes its place also on disks that know no links, and where folders cannot be opened', async () => {
    const address = join(folder, 'office.db');
    const { store, keep } = await openNewStore(address);
    await open(store);
    vi.mocked(files.link).mockRejectedValueOnce(system('EPERM'));
    const { open: real } = await vi.importActual<typeof files>('node:fs/promises');
    vi.mocked(files.open).mockImplementation((path, ...rest) =>
      path === folder ? Promise.reject(system('EISDIR')) : real(path, ...rest),
    );
    expect(await keep()).toBe(true);
    expect(await nameIn(address)).toBe('Try');
  });

  test('at an address where there is a database already is that one', async () => {
    const address = join(folder, 'office.db');
    await (await openStore(address)).close();
    const { store, keep } = await openNewStore(address);
    await open(store);
    expect(await keep()).toBe(true);
    expect(await nameIn(address)).toBe('Try');
    await (await openNewStore(address)).drop();
    expect(await nameIn(address)).toBe('Try');
  });

  test('takes away what a killed process has left, also where it was killed after the place was taken', async () => {
    const address = join(folder, 'office.db');
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    const left = join(folder, markedName('.office.db-').replace(/\d+\.\d*\./, `${pid}..`));
    mkdirSync(left);
    const { keep } = await openNewStore(address);
    expect(await keep()).toBe(true);
    expect(readdirSync(folder)).toEqual(['office.db']);
    mkdirSync(left);
    await (await openNewStore(address)).drop();
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('on a server is the one that is there', async () => {
    const address = await server.fresh();
    const { store, keep } = await openNewStore(address);
    await open(store);
    await keep();
    expect(await nameIn(address)).toBe('Try');
  });

  test('without an address, or without a folder, or without room, says so by its own name', async () => {
    expect(await refusal(openNewStore(''))).toEqual(['store.unreachable', { address: '', reason: 'address' }]);
    const missing = join(folder, 'none', 'office.db');
    expect(await refusal(openNewStore(missing))).toEqual([
      'store.unreachable',
      { address: missing, reason: 'no-folder' },
    ]);
    const address = join(folder, 'office.db');
    vi.mocked(files.mkdtemp).mockRejectedValueOnce(system('ENOSPC'));
    expect(await refusal(openNewStore(address))).toEqual(['store.full', { address }]);
    vi.mocked(files.mkdtemp).mockRejectedValueOnce(system('EACCES'));
    expect(await refusal(openNewStore(address))).toEqual(['store.unreachable', { address, reason: 'denied' }]);
    const odd = join(folder, 'odd.db');
    vi.mocked(files.mkdtemp).mockResolvedValueOnce(join(folder, 'gone'));
    expect(await refusal(openNewStore(odd))).toEqual(['store.unreachable', { address: odd, reason: 'no-folder' }]);
  });

  test('tells what goes wrong in it by its own name, and what goes wrong elsewhere by that', async () => {
    const address = join(folder, 'office.db');
    const { store, drop } = await openNewStore(address);
    const other = new StoreError('store.full', { address: 'other.db' });
    await expect(store.read(() => Promise.reject(other))).rejects.toBe(other);
    for (const draft of readdirSync(folder)) rmSync(join(folder, draft), { recursive: true });
    expect(await refusal(open(store))).toEqual(['store.lost', { address, outcome: 'unchanged' }]);
    await drop();
  });
});

describe('a copy', () => {
  const made = async (): Promise<string> => {
    const address = join(folder, 'backup.db');
    const store = await openStore(address);
    await open(store);
    await store.close();
    return address;
  };

  test('is worked on, and the file stays as it is', async () => {
    const file = await made();
    const before = readFileSync(file);
    chmodSync(file, 0o400);
    const name = await withCopy(file, async (store) => {
      await store.write((desk) => desk.putOffice({ name: 'Other', timeZone: 'UTC' }));
      return (await store.read((desk) => desk.office()))?.name;
    });
    expect(name).toBe('Other');
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  test('has what still lies in the log of the file', async () => {
    const file = join(folder, 'backup.db');
    const store = await openStore(file);
    await open(store);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    expect(await withCopy(file, async (copy) => (await copy.read((desk) => desk.office()))?.name)).toBe('Try');
    await store.close();
  });

  test('of what is no database says so by the name of the file', async () => {
    const missing = join(folder, 'none.db');
    expect(await refusal(withCopy(missing, async () => 0))).toEqual(['store.empty', { address: missing }]);
    const letter = join(folder, 'letter.db');
    writeFileSync(letter, 'a letter, and no database\n'.repeat(50));
    expect(await refusal(withCopy(letter, async () => 0))).toEqual(['store.not-a-database', { address: letter }]);
    const inside = join(folder, 'folder.db');
    mkdirSync(inside);
    expect(await refusal(withCopy(inside, async () => 0))).toEqual([
      'store.unreachable',
      { address: inside, reason: expect.stringMatching(/folder|denied/) },
    ]);
    vi.mocked(files.copyFile).mockRejectedValueOnce(Object.assign(new Error(), { syscall: 'copyfile' }));
    expect(await refusal(withCopy(letter, async () => 0))).toEqual([
      'store.unreachable',
      { address: letter, reason: 'denied' },
    ]);
  });
});
