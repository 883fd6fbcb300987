/** `elobook site`: into a folder of its own, again and again; what is no more goes, and nobody else's file is touched. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AS, officeOver, enter, type TestOffice } from '../../desk/lists/office.fixture.ts';
import { erasePlayer } from '../../desk/registry/erase.ts';
import { fillForCopy } from '../../http/static/small-office.fixture.ts';
import { personId } from '../../ledger/ids.ts';
import { openStore } from '../../stores/store.ts';
import { siteCommand } from './site.ts';

const folder = mkdtempSync(join(tmpdir(), 'elobook-site-test-'));
const db = join(folder, 'office.db');
/** Written once, and again when something has changed. */
const site = join(folder, 'site');
const options = { db, json: true, shards: true };
let office: TestOffice;

beforeAll(async () => {
  office = officeOver(await openStore(db), '2024-06-15');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await fillForCopy(office);
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockImplementation((_text, ...more) => {
    for (const each of more) if (typeof each === 'function') (each as () => void)();
    return true;
  });
});
afterAll(async () => {
  await office.store.close();
  rmSync(folder, { recursive: true, force: true });
});

const cards = (): string => readFileSync(join(site, 'shards/players/0.json'), 'utf8');

test('a folder that is not a copy is named and left alone', async () => {
  const other = join(folder, 'papers');
  mkdirSync(other);
  writeFileSync(join(other, 'letter.txt'), 'mine');
  expect(await siteCommand(other, options)).toBe(4);
  expect(existsSync(join(other, 'elobook-site-files.txt'))).toBe(false);
});

test('what a call that was broken off has left is its own', async () => {
  mkdirSync(join(site, 'en'), { recursive: true });
  writeFileSync(join(site, 'en/index.html'), 'half a page');
  writeFileSync(join(site, 'elobook-site-files.txt'), 'en/index.html\nen/players/gone/index.html\n');
  expect(await siteCommand(site, options)).toBe(0);
  expect(readFileSync(join(site, 'en/index.html'), 'utf8')).toContain('</html>');
});

test('a file of somebody else in a folder of ours is named, and stays', async () => {
  const mixed = join(folder, 'mixed');
  mkdirSync(mixed);
  writeFileSync(join(mixed, 'elobook-site-files.txt'), '');
  writeFileSync(join(mixed, 'favicon.ico'), 'mine');
  expect(await siteCommand(mixed, options)).toBe(4);
  expect(readFileSync(join(mixed, 'favicon.ico'), 'utf8')).toBe('mine');
  // what it had written by then is known, and that file is still not its own
  const known = readFileSync(join(mixed, 'elobook-site-files.txt'), 'utf8').split('\n');
  expect([known.includes('en/index.html'), known.includes('favicon.ico')]).toEqual([true, false]);
  // the next call goes on: what is there of the same moment is not made again
  rmSync(join(mixed, 'favicon.ico'));
  writeFileSync(join(mixed, 'en/index.html'), '<a href="/en/about">as it was written</a>');
  expect(await siteCommand(mixed, options)).toBe(0);
  expect(readFileSync(join(mixed, 'en/index.html'), 'utf8')).toContain('as it was written');
  expect(existsSync(join(mixed, 'shards/reasons/fide/e1-0.json.gz'))).toBe(true);
  expect(existsSync(join(mixed, 'elobook-site-progress.txt'))).toBe(false);
});

test('a second call writes only what has changed, and removes what is no more', async () => {
  expect(cards()).toContain('Fourth, Dani');
  const before = statSync(join(site, 'en/rulebooks/fide-2024/index.html')).mtimeMs;
  writeFileSync(join(site, 'gone.html'), 'an earlier page');
  writeFileSync(join(site, 'mine.txt'), 'of somebody else');
  const files = join(site, 'elobook-site-files.txt');
  writeFileSync(files, `${readFileSync(files, 'utf8')}\ngone.html`);
  await erasePlayer(office, personId(4), { ...AS, ground: 'asked to' });
  expect(await siteCommand(site, options)).toBe(0);
  expect(cards()).not.toContain('Fourth, Dani');
  expect(existsSync(join(site, 'gone.html'))).toBe(false);
  expect(readFileSync(join(site, 'mine.txt'), 'utf8')).toBe('of somebody else');
  expect(statSync(join(site, 'en/rulebooks/fide-2024/index.html')).mtimeMs).toBe(before);
});
