/** Files of lists that outlive a process: who makes and takes them, and when they go. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { AS, bring, enterPersons, openPool, testOffice } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import type { Office } from '../desk/office.ts';
import { changePlayer } from '../desk/registry/players.ts';
import { erasePlayer } from '../desk/registry/erase.ts';
import { openOffice } from '../desk/wire.ts';
import { personId } from '../ledger/ids.ts';
import { openPublicOffice } from '../reading/public/public-office.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { makeFilesAhead } from './files-ahead.ts';
import { KeptListFiles } from './kept-files.ts';
import { NewestFiles } from './newest-files.ts';
import { type CachedListFile, ListFileCache } from './shelf.ts';

const store = testStore('sqlite');
const root = mkdtempSync(join(tmpdir(), 'kept-files-'));
afterAll(() => rmSync(root, { recursive: true }));

const CSV = { pool: 'fide', date: '2024-06-01', format: 'csv' } as const;
const FILES = 4;
let folders = 0;

/** An office whose one list counts as large, and where its files lie; a server has been there. */
async function served() {
  const office = await testOffice(store);
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [
    { name: 'Kiss, Anna', fide: '700100' },
    { name: 'Nagy, Pál', fide: '700101' },
  ]);
  await bring(office, 'fide', '2024-06', { 1: 2000, 2: 2010 });
  folders += 1;
  const keptFiles = join(root, String(folders));
  mkdirSync(keptFiles);
  const own: Office & { on: (day: string) => void } = { ...office, keptFiles };
  return { office: own, keptFiles };
}

/** A server that starts now, and how often it has looked at the rows of a list. */
function started({ office }: Awaited<ReturnType<typeof served>>, small = 0) {
  let looks = 0;
  const { store: reached } = office;
  const read: typeof reached.read = (work) =>
    reached.read((desk) =>
      work({
        ...desk,
        standingBlocks: (list, from) => {
          looks += 1;
          return desk.standingBlocks(list, from);
        },
      }),
    );
  const publicOffice = openPublicOffice({ ...office, store: { ...reached, read } });
  const kept = KeptListFiles.of(office, small);
  const shelf = new ListFileCache(publicOffice, undefined, undefined, undefined, kept);
  return { shelf, newest: new NewestFiles({ publicOffice, shelf }, { small }), looks: () => looks };
}

const plainOf = async (file: CachedListFile | undefined): Promise<string> => {
  const stream = await file?.read('plain');
  return stream === undefined ? '' : text(stream);
};

const namesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.gz'))
    .map((name) => gunzipSync(readFileSync(join(folder, name))).toString())
    .filter((each) => each.includes('Kiss'));

test('whoever published makes them, and a server that starts takes them as they are', async () => {
  const there = await served();
  const told: unknown[] = [];
  await makeFilesAhead(there.office, { small: 0, progress: (count, of) => told.push([count, of]) });
  expect(told).toEqual([1, 2, 3, 4].map((count) => [count, FILES]));
  const { shelf, looks } = started(there);
  const file = await shelf.file(CSV);
  expect([looks(), await plainOf(file), file?.players]).toEqual([0, expect.stringContaining('Kiss, Anna'), 2]);
  const other = started({ ...there, office: { ...there.office, keptFiles: join(root, 'none') } });
  const made = await other.shelf.file(CSV);
  expect([other.looks() > 0, made?.sha256, await plainOf(made)]).toEqual([true, file?.sha256, await plainOf(file)]);
  await shelf.close();
  await other.shelf.close();
  expect(readdirSync(there.keptFiles)).toHaveLength(2 * FILES);
});

test('nobody makes any where no server has been, or of a small list', async () => {
  const there = await served();
  await makeFilesAhead(there.office);
  expect(readdirSync(there.keptFiles)).toEqual([]);
  rmSync(there.keptFiles, { recursive: true });
  await makeFilesAhead(there.office, { small: 0 });
  expect(existsSync(there.keptFiles)).toBe(false);
  // a server does, for the next one
  const { shelf, newest } = started(there);
  await newest.make();
  await shelf.close();
  expect(readdirSync(there.keptFiles)).toHaveLength(2 * FILES);
});

test('one with another name in it is neither taken nor left', async () => {
  const there = await served();
  await makeFilesAhead(there.office, { small: 0 });
  done(await changePlayer(there.office, { player: personId(1), fields: { name: 'Kovács, Anna' } }, AS));
  expect(namesIn(there.keptFiles)).toHaveLength(FILES);
  const { shelf, looks } = started(there);
  const file = await plainOf(await shelf.file(CSV));
  expect([looks() > 0, file.includes('Kovács'), file.includes('Kiss')]).toEqual([true, true, false]);
  await shelf.sweep();
  expect(namesIn(there.keptFiles)).toEqual([]);
  await shelf.close();
});

test('those of an older list go when the next one is out', async () => {
  const there = await served();
  await makeFilesAhead(there.office, { small: 0 });
  const before = readdirSync(there.keptFiles);
  await bring(there.office, 'fide', '2024-07', { 1: 2000, 2: 2020 });
  there.office.on('2024-08-01');
  await makeFilesAhead(there.office, { small: 0 });
  const now = readdirSync(there.keptFiles);
  expect([now.length, now.filter((name) => before.includes(name))]).toEqual([2 * FILES, []]);
});

test('what somebody has spoilt is made again, and what is no note is passed over', async () => {
  const there = await served();
  await makeFilesAhead(there.office, { small: 0 });
  for (const name of readdirSync(there.keptFiles))
    if (name.endsWith('.gz')) writeFileSync(join(there.keptFiles, name), 'x');
  writeFileSync(join(there.keptFiles, 'other.json'), '{');
  const { shelf, newest } = started(there);
  await newest.make();
  expect(await plainOf(await shelf.file(CSV))).toContain('Kiss, Anna');
  expect(namesIn(there.keptFiles)).toHaveLength(FILES);
  await shelf.close();
});

test('a server waits for whoever makes them, but not for one that is no more', async () => {
  const there = await served();
  const { shelf, newest, looks } = started(there);
  await newest.make();
  const before = looks();
  await bring(there.office, 'fide', '2024-07', { 1: 2000, 2: 2020 });
  there.office.on('2024-08-01');
  const over = await new KeptListFiles(there.keptFiles).busy();
  for (let look = 0; look < 3; look += 1) await newest.follow();
  expect(looks()).toBe(before);
  utimesSync(join(there.keptFiles, 'busy'), 0, 0);
  for (let look = 0; look < 2; look += 1) await newest.follow();
  expect(looks()).toBeGreaterThan(before);
  await over();
  await shelf.close();
});

test('they go with whatever is purged from the database beside them, and before it', async () => {
  const address = join(root, 'office.db');
  const office = await openOffice(address);
  const folder = `${address}-files`;
  expect(office.keptFiles).toBe(folder);
  // where there are none, there is nothing to do
  await office.store.purge();
  mkdirSync(folder);
  writeFileSync(join(folder, 'x.gz'), '');
  await office.store.purge();
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');
  await expect(office.store.purge()).rejects.toThrow('store.unreachable');
  await office.store.close();
  const readOnly = await openOffice(address, { access: 'read-only' });
  expect(readOnly.keptFiles).toBeUndefined();
  await readOnly.store.close();
});

test('an erasure empties them', async () => {
  const there = await served();
  await makeFilesAhead(there.office, { small: 0 });
  const { emptyKeptFiles } = await import('../stores/kept-files.ts');
  const own = there.office.store;
  const purge = () => emptyKeptFiles(there.keptFiles, 'office.db').then(() => own.purge());
  done(await erasePlayer({ ...there.office, store: { ...own, purge } }, personId(1), AS));
  expect(readdirSync(there.keptFiles)).toEqual([]);
});
