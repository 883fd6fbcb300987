/** Backups and exports on the command line: an office lost and found again. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { busyOffice } from '../../keeping/keeping.fixture.ts';
import { StoreError } from '../../stores/errors.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { OutputError } from '../exit.ts';
import { fillStore } from '../keeping.ts';
import { backupCommand } from './backup.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { officeInitCommand } from './office-init.ts';
import { restoreCommand } from './restore.ts';
import { verifyCommand } from './verify.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-keeping-'));
const db = join(folder, 'office.db');
const server = testStore('postgres');
const at = (name: string): string => join(folder, name);

beforeAll(async () => {
  const office = await busyOffice({ ...server, kind: 'sqlite', fresh: async () => db });
  await office.store.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

let out = '';
let bytes: Uint8Array[] = [];
beforeEach(() => {
  out = '';
  bytes = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    if (typeof text === 'string') out += text;
    else bytes.push(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const headIn = async (address: string): Promise<string> => {
  out = '';
  expect(await verifyCommand({ db: address, json: true })).toBe(0);
  return (JSON.parse(out) as { value: { head: string } }).value.head;
};

describe('a backup on the command line', () => {
  test('is made, and restored into a file and into PostgreSQL', async () => {
    const file = at('backup.db');
    expect(await backupCommand(file, { db })).toBe(0);
    expect(out).toMatch(
      /backup\.db: the whole office, 24 entries, \d+ rows\.\nHash of the last entry: [0-9a-f]{64}\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = readFileSync(file);
    for (const target of [at('restored.db'), await server.fresh()]) {
      out = '';
      expect(await restoreCommand(file, { db: target })).toBe(0);
      expect(out).toMatch(/^Restored: 24 entries, \d+ rows\./);
      expect(await headIn(target)).toBe(await headIn(db));
      out = '';
      expect(await restoreCommand(file, { db: target, lang: 'hu' })).toBe(4);
      expect(out).toContain('Itt már van egy iroda');
    }
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('never takes the place of a file, not even of the office', async () => {
    const before = readFileSync(db);
    expect(await backupCommand(db, { db })).toBe(4);
    expect(out).toContain('is the database of the office');
    expect(await exportCommand(db, { db, lang: 'ru' })).toBe(4);
    expect(out).toContain('это база данных службы');
    expect(readFileSync(db).equals(before)).toBe(true);
  });

  test('in a hurry is restored as it is, with a note', async () => {
    // this process may still hold the office itself, until what it opened is collected
    execFileSync('cp', [db, at('copied.db')]);
    const exit = await restoreCommand(at('copied.db'), { db: at('quick.db'), quick: true });
    expect([exit, out]).toEqual([0, expect.stringContaining('elobook verify')]);
  });

  test('in which something does not follow is not restored, and leaves no database', async () => {
    const file = at('wrong.db');
    expect(await backupCommand(file, { db })).toBe(0);
    const store = await openStore(file);
    await store.write((desk) => desk.dropPresent('orr', [1]));
    await store.close();
    expect(await restoreCommand(file, { db: at('none.db'), json: true })).toBe(3);
    expect(existsSync(at('none.db'))).toBe(false);
  });

  test('that is none, or is not there, is told', async () => {
    expect(await restoreCommand(at('nowhere.db'), { db: at('none.db') })).toBe(4);
    writeFileSync(at('letter.db'), 'a letter, and no database\n'.repeat(50));
    expect(await restoreCommand(at('letter.db'), { db: at('none.db') })).toBe(5);
    expect(await backupCommand(at('no-folder/backup.db'), { db })).toBe(6);
    expect(existsSync(at('none.db'))).toBe(false);
  });
});

describe('an export on the command line', () => {
  const file = at('office.export.gz');

  test('is made, checked, and imported into a file and into PostgreSQL', async () => {
    expect(await exportCommand(file, { db })).toBe(0);
    expect(out).toMatch(
      /office\.export\.gz: the whole office, 24 entries, 14 papers\.\nHash of the last entry: [0-9a-f]{64}\nSHA-256 of the file: [0-9a-f]{64}\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    out = '';
    expect(await importCommand(file, { db: at('dry.db'), dryRun: true })).toBe(0);
    expect(out).toMatch(/^The file is sound, and everything follows: 24 entries, 14 papers, 1 list\.\n/);
    expect(existsSync(at('dry.db'))).toBe(false);
    for (const target of [at('imported.db'), await server.fresh()]) {
      out = '';
      expect(await importCommand(file, { db: target })).toBe(0);
      expect(out).toMatch(/^Imported, and everything follows: 24 entries, 14 papers, 1 list\.\n/);
      expect(await headIn(target)).toBe(await headIn(db));
      expect(await importCommand(file, { db: target })).toBe(4);
    }
  });

  test('goes to standard output alone', async () => {
    expect(await exportCommand('-', { db })).toBe(0);
    expect(out).toBe('');
    expect(Buffer.concat(bytes).equals(readFileSync(file))).toBe(true);
  });

  test('that was changed is unreadable input: the place is named, and no database is left', async () => {
    const changed = readFileSync(file);
    changed[changed.length >> 1] = (changed[changed.length >> 1] as number) ^ 4;
    writeFileSync(at('changed.gz'), changed);
    expect(await importCommand(at('changed.gz'), { db: at('none.db') })).toBe(3);
    expect(out).toMatch(/ine \d+ of the file, at entry \d+/);
    writeFileSync(at('letter.txt'), 'a letter\n');
    expect(await importCommand(at('letter.txt'), { db: at('none.db') })).toBe(3);
    expect(await importCommand(at('nowhere.gz'), { db: at('none.db'), lang: 'hu' })).toBe(3);
    mkdirSync(at('a-folder'));
    expect(await importCommand(at('a-folder'), { db: at('none.db') })).toBe(3);
    expect(existsSync(at('none.db'))).toBe(false);
    expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  test('of an office that is not sound is refused, and leaves no file', async () => {
    const store = await openStore(at('unsound.db'));
    await store.write(async (desk) => {
      await desk.putOffice({ name: 'Try', timeZone: 'UTC', minors: 'names' });
      await desk.keepEntries([{ no: 1, kind: 'office.opened', time: '', author: 'x', hash: 'x', text: '{}' }]);
    });
    await store.close();
    expect(await exportCommand(at('unsound.gz'), { db: at('unsound.db') })).toBe(3);
    expect(existsSync(at('unsound.gz'))).toBe(false);
  });

  test('without an office, or without a folder, is not written', async () => {
    await expect(exportCommand('-', { db: at('nowhere.db') })).resolves.toBe(4);
    await expect(exportCommand(at('no-folder/office.gz'), { db })).rejects.toThrow(OutputError);
  });
});

describe('the log of an earlier office', () => {
  test('is named in the user’s language, stays as it is, and once it is moved away the office comes in', async () => {
    const [old, file] = [at('old-log.db-wal'), at('for-old-log.gz')];
    expect(await exportCommand(file, { db })).toBe(0);
    for (const [act, lang, said] of [
      [(options: object) => restoreCommand(db, options), 'en', 'do not delete it, but move it'],
      [(options: object) => importCommand(file, options), 'hu', 'nem szabad törölni'],
      [(options: object) => officeInitCommand({ name: 'Új', as: 'Éva', ...options }), 'ru', 'не удаляйте его'],
    ] as const) {
      const target = at('old-log.db');
      writeFileSync(old, 'the last changes');
      out = '';
      expect(await act({ db: target, lang })).toBe(4);
      expect(out).toContain(said);
      expect(out).toContain(old);
      expect([existsSync(target), readFileSync(old, 'utf8')]).toEqual([false, 'the last changes']);
      rmSync(old);
      expect(await act({ db: target, lang })).toBe(0);
      expect(await verifyCommand({ db: target })).toBe(0);
      for (const ending of ['', '-wal', '-shm', '.key']) rmSync(target + ending, { force: true });
    }
    expect(await backupCommand(at('old-log.db'), { db })).toBe(0);
    writeFileSync(at('next.db-wal'), 'old');
    expect(await backupCommand(at('next.db'), { db })).toBe(4);
  });
});

describe('a store that is filled', () => {
  test('leaves nothing after a fault, and never replaces what came meanwhile', async () => {
    const address = at('filled.db');
    const full = new StoreError('store.full', { address });
    await expect(fillStore(address, () => Promise.reject(full))).rejects.toBe(full);
    expect(existsSync(address)).toBe(false);
    const outcome = await fillStore(address, async () => {
      writeFileSync(address, 'another');
      return { value: 1, findings: [] };
    });
    expect(outcome.findings).toMatchObject([{ code: 'keeping.file-there' }]);
    expect(readFileSync(address, 'utf8')).toBe('another');
  });
});
