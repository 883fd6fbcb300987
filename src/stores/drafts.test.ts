/** New databases take their place when they are complete; backups stay as they are. */
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawnSync } from 'node:child_process';
import * as files from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
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

const open = (store: Store): Promise<void> =>
  store.write((desk) => desk.putOffice({ name: 'Try', timeZone: 'UTC', minors: 'names' }));

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
    // nor what belongs to it, and may be in use
    for (const ending of ['-shm', '-wal']) writeFileSync(address + ending, '');
    expect(await keep()).toBe(false);
    expect(readFileSync(address, 'utf8')).toBe('another');
    expect(readdirSync(folder)).toEqual(['office.db', 'office.db-shm', 'office.db-wal']);
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

  const draftIn = (): string => {
    const [name] = readdirSync(folder).filter((each) => each.startsWith('.'));
    return join(folder, name as string, 'draft.db');
  };

  const spoil: Readonly<Record<string, (draft: string) => Promise<void>>> = {
    'the end of its pages is missing': (draft) => files.truncate(draft, statSync(draft).size - 4096),
    'nothing of it is there': (draft) => files.truncate(draft, 0),
    'a page of it was never written': (draft) =>
      overwritten(draft, statSync(draft).size - 2 * 4096, Buffer.alloc(4096)),
    'it has more than its pages': (draft) => files.appendFile(draft, Buffer.alloc(4096)),
    'a part of it is still in a log': (draft) => files.writeFile(`${draft}-wal`, 'frames'),
    'it is whole, but another': async (draft) => {
      const other = join(folder, 'other.db');
      const store = await openStore(other);
      await store.write((desk) =>
        desk.keepEntries([{ no: 1, kind: 'office.opened', time: '', author: 'x', hash: 'x', text: '{}' }]),
      );
      await store.close();
      await files.rename(other, draft);
      for (const ending of ['-wal', '-shm']) rmSync(other + ending, { force: true });
    },
  };

  test.each(Object.entries(spoil))('does not take its place where %s', async (_, act) => {
    const address = join(folder, 'office.db');
    const { store, keep } = await openNewStore(address);
    await open(store);
    // the disk did otherwise than it said, before the last look
    const close = vi.spyOn(store, 'close');
    close.mockImplementation(async () => act(draftIn()));
    expect(await refusal(keep())).toEqual(['store.not-whole', { address }]);
    expect(readdirSync(folder)).toEqual([]);
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

const overwritten = async (path: string, at: number, bytes: Uint8Array): Promise<void> => {
  const file = await files.open(path, 'r+');
  await file.write(bytes, 0, bytes.length, at);
  await file.close();
};

describe('the log of an earlier database', () => {
  /** As it is left where only the database itself was moved away: all that was written to it is in the log. */
  async function left(address: string): Promise<Buffer> {
    const store = await openStore(address);
    await open(store);
    const [moved, log] = [`${address}.moved`, readFileSync(`${address}-wal`)];
    renameSync(address, moved);
    await store.close();
    writeFileSync(`${address}-wal`, log);
    rmSync(`${address}-shm`, { force: true });
    rmSync(moved);
    return log;
  }

  test('stays as it is, and nothing comes to lie beside it', async () => {
    const address = join(folder, 'office.db');
    const log = await left(address);
    const refused = ['store.old-log', { address, file: `${address}-wal` }];
    expect(await refusal(openNewStore(address))).toEqual(refused);
    expect(await refusal(openStore(address))).toEqual(refused);
    // SQLite itself would delete it beside an empty file
    writeFileSync(address, '');
    expect(await refusal(openNewStore(address))).toEqual(refused);
    expect(await refusal(openStore(address, { create: 'never' }))).toEqual(refused);
    expect(readFileSync(`${address}-wal`).equals(log)).toBe(true);
    expect(readdirSync(folder).sort()).toEqual(['office.db', 'office.db-wal']);
    rmSync(address);
    renameSync(`${address}-wal`, `${address}-journal`);
    expect(await refusal(openNewStore(address))).toEqual(['store.old-log', { address, file: `${address}-journal` }]);
  });

  test('that comes after the first look, or at the very moment, is seen too', async () => {
    const address = join(folder, 'office.db');
    const log = await left(address);
    const [place, aside] = [`${address}-wal`, join(folder, 'aside')];
    renameSync(place, aside);
    const early = await openNewStore(address);
    await open(early.store);
    renameSync(aside, place);
    expect(await refusal(early.keep())).toEqual(['store.old-log', { address, file: place }]);
    renameSync(place, aside);
    const late = await openNewStore(address);
    await open(late.store);
    const { link } = await vi.importActual<typeof files>('node:fs/promises');
    vi.mocked(files.link).mockImplementationOnce(async (from, to) => {
      await link(from, to);
      renameSync(aside, place);
      // whoever opens it now waits, and has not read the log before the name is gone again
      const other = new DatabaseSync(address, { timeout: 0 });
      expect(() => other.exec('select count(*) from sqlite_schema')).toThrow('database is locked');
      other.close();
    });
    expect(await refusal(late.keep())).toEqual(['store.old-log', { address, file: place }]);
    expect(readdirSync(folder)).toEqual(['office.db-wal']);
    expect(readFileSync(place).equals(log)).toBe(true);
  });

  test('is no hindrance where nothing is in it', async () => {
    const address = join(folder, 'office.db');
    for (const ending of ['-wal', '-journal']) writeFileSync(address + ending, '');
    writeFileSync(`${address}-shm`, 'an index of nothing');
    const { store, keep } = await openNewStore(address);
    await open(store);
    expect(await keep()).toBe(true);
    expect(readdirSync(folder)).toEqual(['office.db']);
    expect(await nameIn(address)).toBe('Try');
  });
});

describe('a link', () => {
  test('to nothing stays, and the database comes to lie where it points', async () => {
    const [target, address] = [join(folder, 'there', 'real.db'), join(folder, 'office.db')];
    mkdirSync(join(folder, 'there'));
    symlinkSync(join('there', 'real.db'), address);
    writeFileSync(`${target}-wal`, 'old');
    expect(await refusal(openNewStore(address))).toEqual(['store.old-log', { address, file: `${target}-wal` }]);
    rmSync(`${target}-wal`);
    const { store, keep } = await openNewStore(address);
    await open(store);
    expect(await keep()).toBe(true);
    expect([lstatSync(address).isSymbolicLink(), lstatSync(target).isFile()]).toEqual([true, true]);
    expect(readdirSync(join(folder, 'there'))).toEqual(['real.db']);
    expect(await nameIn(address)).toBe('Try');
    // an empty file that a link points to is filled, and its log is looked for beside it
    const [empty, other] = [join(folder, 'there', 'empty.db'), join(folder, 'other.db')];
    writeFileSync(empty, '');
    symlinkSync(empty, other);
    writeFileSync(`${empty}-wal`, 'old');
    expect(await refusal(openNewStore(other))).toEqual(['store.old-log', { address: other, file: `${empty}-wal` }]);
  });

  test('that leads to itself is not replaced', async () => {
    const address = join(folder, 'office.db');
    symlinkSync(address, address);
    const { keep } = await openNewStore(address);
    expect(await keep()).toBe(false);
    expect([lstatSync(address).isSymbolicLink(), readdirSync(folder)]).toEqual([true, ['office.db']]);
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
      await store.write((desk) => desk.putOffice({ name: 'Other', timeZone: 'UTC', minors: 'names' }));
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
    vi.mocked(files.copyFile).mockRejectedValueOnce(system('ENOSPC', 'copyfile'));
    expect(await refusal(withCopy(letter, async () => 0))).toEqual(['store.full', { address: tmpdir() }]);
    vi.mocked(files.copyFile).mockRejectedValueOnce(Object.assign(new Error(), { syscall: 'copyfile' }));
    expect(await refusal(withCopy(letter, async () => 0))).toEqual([
      'store.unreachable',
      { address: letter, reason: 'denied' },
    ]);
  });
});
