/**
 * A newer version meets an office of an older one: the file is kept as it was before anything is changed, the keeper is told where, and going
 * back is rehearsed; where it cannot be kept, nothing is changed.
 */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
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
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { testStore } from '../src/stores/harness.fixture.ts';
import { keptBeforeUpgrade } from '../src/stores/upgrade.ts';
import { loadDump, type Numbers } from './kept.ts';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const KEPT = fileURLToPath(new URL('kept/0.1.0/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'elobook-upgrade-'));
afterAll(() => rmSync(folder, { recursive: true }));

const unpacked = (name: string): Buffer => gunzipSync(readFileSync(join(KEPT, name)));

function elobook(args: readonly string[], more: NodeJS.ProcessEnv = {}): readonly [number | null, string, string] {
  const env = { PATH: process.env['PATH'], ELOBOOK_AUTHOR: 'Ilka', ...more };
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return [status, stdout, stderr];
}

/** A file of version 0.1.0 in a folder of its own. */
function oldOffice(name: string): string {
  mkdirSync(join(folder, name));
  const file = join(folder, name, 'office.db');
  writeFileSync(file, unpacked('quiet.db.gz'));
  return file;
}

const { verified } = JSON.parse(unpacked('quiet.db.numbers.json.gz').toString('utf8')) as Numbers;

test('the file is kept beside it, is told, and brings the office back', () => {
  const file = oldOffice('beside');
  const [code, , told] = elobook(['office', 'status', '--db', file]);
  expect(code).toBe(0);
  const [, kept = ''] = /lies in “(.+?)”/.exec(told) ?? [];
  expect(kept).toMatch(/office\.db\.version-\d+\.backup$/);
  expect(statSync(kept).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'beside')).filter((name) => name.startsWith('.'))).toEqual([]);
  // once: the next command finds nothing to do
  expect(elobook(['office', 'status', '--db', file])[2]).toBe('');
  const back = join(folder, 'back.db');
  expect(elobook(['restore', kept, '--db', back])).toMatchObject([
    0,
    expect.stringContaining(String(verified['head'])),
    '',
  ]);
  const [same, said] = elobook(['verify', '--db', back]);
  expect([same, said.includes(String(verified['head']))]).toEqual([0, true]);
  // a restore has not touched the copy: it is still of the old version, and a second upgrade replaces no copy
  copyFileSync(kept, file);
  rmSync(`${file}-wal`, { force: true });
  rmSync(`${file}-shm`, { force: true });
  expect(elobook(['office', 'status', '--db', file])[2]).toContain(kept.replace('.backup', '-2.backup'));
});

test('another folder, or none', () => {
  const [file, other] = [oldOffice('elsewhere'), join(folder, 'copies')];
  mkdirSync(other);
  expect(elobook(['office', 'status', '--db', file], { ELOBOOK_UPGRADE_BACKUP: other })[2]).toContain(other);
  expect(readdirSync(other)).toHaveLength(1);
  const without = oldOffice('without');
  expect(elobook(['office', 'status', '--db', without], { ELOBOOK_UPGRADE_BACKUP: 'none' })).toMatchObject([0, {}, '']);
  expect(readdirSync(join(folder, 'without')).filter((name) => name.includes('backup'))).toEqual([]);
});

describe('where it cannot be kept', () => {
  test('nothing is changed, and what to do is told', () => {
    const file = oldOffice('refused');
    const before = readFileSync(file);
    const [code, out] = elobook(['office', 'status', '--db', file, '--lang', 'hu'], {
      ELOBOOK_UPGRADE_BACKUP: join(folder, 'nowhere'),
    });
    expect([code, out]).toEqual([5, expect.stringContaining('ebbe a mappába nem lehet írni')]);
    expect(out).toContain('ELOBOOK_UPGRADE_BACKUP=none');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(join(folder, 'nowhere'))).toBe(false);
  });

  test('no room is seen before it is begun', async () => {
    const path = oldOffice('full');
    const asked = { address: path, path, version: 1, bytes: Number.MAX_SAFE_INTEGER, copy: () => expect.unreachable() };
    await expect(keptBeforeUpgrade(asked, {})).rejects.toMatchObject({
      code: 'store.no-backup',
      facts: { reason: 'full' },
    });
    expect(readdirSync(join(folder, 'full'))).toEqual(['office.db']);
  });

  test('no room while it is written leaves nothing behind', async () => {
    const path = oldOffice('filling');
    const full = (): never => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
    };
    const asked = { address: path, path, version: 1, bytes: 1, copy: full };
    await expect(keptBeforeUpgrade(asked, {})).rejects.toMatchObject({
      code: 'store.no-backup',
      facts: { reason: 'full' },
    });
    expect(readdirSync(join(folder, 'filling'))).toEqual(['office.db']);
  });
});

describe('on PostgreSQL', () => {
  const postgres = testStore('postgres');

  test('the change is one transaction, and a copy is the keeper’s own business, which is told', async () => {
    const address = await postgres.fresh();
    await loadDump(address, unpacked('quiet.sql.gz').toString('utf8'));
    const [code, , told] = elobook(['office', 'status', '--db', address]);
    expect([code, told.includes('pg_dump')]).toEqual([0, true]);
    expect(elobook(['office', 'status', '--db', address])[2]).toBe('');
  });

  test('where a folder is named, the office is kept there as a file, which brings it back on either store', async () => {
    const copies = join(folder, 'server-copies');
    mkdirSync(copies);
    const address = await postgres.fresh();
    await loadDump(address, unpacked('quiet.sql.gz').toString('utf8'));
    const nowhere = { ELOBOOK_UPGRADE_BACKUP: join(folder, 'not-there') };
    const [refused, why] = elobook(['office', 'status', '--db', address], nowhere);
    expect([refused, why]).toEqual([5, expect.stringContaining('ELOBOOK_UPGRADE_BACKUP')]);
    const [code, , told] = elobook(['office', 'status', '--db', address], { ELOBOOK_UPGRADE_BACKUP: copies });
    const [, kept = ''] = /lies in “(.+?)”/.exec(told) ?? [];
    expect([code, readdirSync(copies)]).toEqual([0, [kept.slice(copies.length + 1)]]);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    const [head = 'none'] = /[0-9a-f]{64}/.exec(elobook(['verify', '--db', address])[1]) ?? [];
    for (const back of [await postgres.fresh(), join(folder, 'from-server.db')]) {
      const [restored, said] = elobook(['restore', kept, '--db', back]);
      expect([restored, said]).toEqual([0, expect.stringContaining(head)]);
      expect(elobook(['verify', '--db', back])[1]).toContain(head);
    }
  });
});
