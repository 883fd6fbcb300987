/** The files of lists: how many are made at a time, when they go, and what happens when the disk or the store fails. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, type ReadStream, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { personId } from '../ledger/ids.ts';
import { AS, bring, enterPersons, openPool, testOffice } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { TooManyWaiting } from '../reading/public/one-at-a-time.ts';
import { type PublicOffice, openPublicOffice } from '../reading/public/public-office.ts';
import { erasePlayer } from '../desk/registry/erase.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { buildServer } from './server.ts';
import { NewestFiles } from './newest-files.ts';
import { ListFileCache, type CachedListFile } from './shelf.ts';

const store = testStore('sqlite');
const CSV = { pool: 'fide', date: '2024-06-01', format: 'csv' } as const;
/** Longer than the disk takes to say that there is no such folder. */
const breath = (): Promise<void> => pause(30);
/** The first byte of what is packed. */
const GZIP = 0x1f;
const JSON_FILE = { ...CSV, format: 'json' } as const;

const reading = async (file: CachedListFile, form: 'plain' | 'gzip') => (await file.read(form)) as ReadStream;

async function filled(): Promise<PublicOffice> {
  const office = await testOffice(store);
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [{ name: 'Kiss, Anna', fide: '700100' }]);
  await bring(office, 'fide', '2024-06', { 1: 2000 });
  return openPublicOffice(office, breath);
}

test('a folder that has gone is a fault of that file alone, and is tried again', async () => {
  const shelf = new ListFileCache(await filled());
  const { path } = (await shelf.file(CSV)) as CachedListFile;
  rmSync(dirname(path), { recursive: true });
  await expect(shelf.file(JSON_FILE)).rejects.toThrow('ENOENT');
  mkdirSync(dirname(path));
  const again = (await shelf.file(JSON_FILE)) as CachedListFile;
  expect(await text(await reading(again, 'plain'))).toContain('Kiss, Anna');
  await shelf.close();
});

test('files that are asked for at once keep out of each other’s way', async () => {
  const shelf = new ListFileCache(await filled());
  const formats = ['csv', 'json', 'fide-txt', 'fide-xml'] as const;
  const files = (await Promise.all(formats.map((format) => shelf.file({ ...CSV, format })))) as CachedListFile[];
  expect(new Set(files.map(({ path }) => path)).size).toBe(4);
  for (const file of files) {
    const plain = await buffer(await reading(file, 'plain'));
    expect([file.format, createHash('sha256').update(plain).digest('hex')]).toEqual([file.format, file.sha256]);
    expect(gunzipSync(await buffer(await reading(file, 'gzip'))).equals(plain)).toBe(true);
  }
  await shelf.close();
});

test('a store that fails leaves no half of a file, and is asked again', async () => {
  const publicOffice = await filled();
  let isAway = false;
  const { store: reached } = publicOffice.office;
  const read: typeof reached.read = async (work) => {
    if (!isAway) return reached.read(work);
    await breath();
    throw new Error('the store is away');
  };
  const shelf = new ListFileCache({ ...publicOffice, office: { ...publicOffice.office, store: { ...reached, read } } });
  const { path } = (await shelf.file(CSV)) as CachedListFile;
  isAway = true;
  await expect(shelf.file(JSON_FILE)).rejects.toThrow('away');
  expect(readdirSync(dirname(path)).toSorted()).toEqual(['1', '1.gz']);
  isAway = false;
  expect((await shelf.file(JSON_FILE))?.format).toBe('json');
  await shelf.close();
  expect(() => readdirSync(dirname(path))).toThrow('ENOENT');
});

test('where there is room for one file only, the one that was asked for last stays', async () => {
  const shelf = new ListFileCache(await filled(), undefined, 1);
  const first = (await shelf.file(CSV)) as CachedListFile;
  const second = (await shelf.file(JSON_FILE)) as CachedListFile;
  expect((await shelf.file(JSON_FILE))?.path).toBe(second.path);
  expect((await shelf.file(CSV))?.path).not.toBe(first.path);
  await shelf.close();
});

test('a list that is not there, or has no such file, leaves nothing', async () => {
  const shelf = new ListFileCache(await filled());
  expect(await shelf.file({ ...CSV, date: '2024-05-01' })).toBeUndefined();
  expect(await shelf.file({ ...CSV, format: 'titles-csv' })).toBeUndefined();
  await shelf.close();
});

test('files of a newest list that is large are made before anybody asks, and again when another comes out', async () => {
  const { office, publicOffice, making } = await counted(['2024-04']);
  const shelf = new ListFileCache(publicOffice);
  const newest = new NewestFiles({ publicOffice, shelf }, { small: 0 });
  await newest.follow();
  expect(making.all).toBe(0);
  await Promise.all([newest.make(), newest.make()]);
  expect(making.all).toBe(FORMATS.length);
  expect((await shelf.file({ pool: 'fide', date: '2024-04-01', format: 'csv' }))?.players).toBe(1);
  await newest.follow();
  expect(making.all).toBe(FORMATS.length);
  await bring(office, 'fide', '2024-05', { 1: 2010 });
  office.on('2024-08-01');
  // it may be growing, as that of an import does that comes in part by part
  await newest.follow();
  expect(making.all).toBe(FORMATS.length);
  await newest.follow();
  expect(making.all).toBe(2 * FORMATS.length);
  await new NewestFiles({ publicOffice, shelf }).make();
  expect(making.all).toBe(2 * FORMATS.length);
  await shelf.close();
});

test('a file that is made ahead lets all others go first, until somebody waits for a file', async () => {
  let asked = 0;
  const publicOffice: PublicOffice = { ...(await filled()), pause: async () => void (asked += 1) };
  const shelf = new ListFileCache(publicOffice);
  let aside = 0;
  await shelf.ahead(CSV, async () => void (aside += 1));
  expect([asked, aside > 1]).toEqual([0, true]);
  aside = 0;
  let goOn = (): void => undefined;
  let ahead: ReturnType<typeof shelf.file> | undefined;
  // up to its first pause, which ends when somebody waits
  await new Promise<void>((waits) => {
    ahead = shelf.ahead(JSON_FILE, () => {
      aside += 1;
      waits();
      return new Promise((go) => {
        goOn = go;
      });
    });
  });
  const file = shelf.file(JSON_FILE);
  goOn();
  expect((await file)?.path).toBe((await ahead)?.path);
  expect([asked > 0, aside]).toEqual([true, 1]);
  await shelf.close();
});

test('a large file that is made ahead gives way to one that somebody waits for, and is made after the others', async () => {
  const { office, publicOffice, making } = await counted(['2024-04']);
  await enterPersons(office, 2, [{ name: 'Nagy, Pál', fide: '700101' }]);
  office.on('2024-07-02');
  // a list that says of itself that it is large
  const lists: PublicOffice['lists'] = async (pool) =>
    (await publicOffice.lists(pool)).map((list) => ({ ...list, players: 1_000_000 }));
  const shelf = new ListFileCache({ ...publicOffice, lists });
  const ahead = new NewestFiles({ publicOffice: { ...publicOffice, lists }, shelf }).make();
  await vi.waitFor(() => expect(making.now).toBe(1), { timeout: 300_000 });
  const last = await shelf.file({ pool: 'fide', date: '2024-04-01', format: 'json' });
  expect(last?.format).toBe('json');
  await ahead;
  // the first was begun twice
  expect(making.all).toBe(FORMATS.length + 1);
  const first = (await shelf.file({ pool: 'fide', date: '2024-04-01', format: 'fide-txt' })) as CachedListFile;
  expect([making.all, await text(await reading(first, 'plain'))]).toEqual([
    FORMATS.length + 1,
    expect.stringContaining('Kiss, Anna'),
  ]);
  await shelf.close();
});

/** An office with several lists, and what tells how many of its files are being made. */
async function counted(months: readonly string[]) {
  const office = await testOffice(store);
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [{ name: 'Kiss, Anna', fide: '700100' }]);
  for (const month of months) await bring(office, 'fide', month, { 1: 2000 });
  const { store: reached } = office;
  const making = { now: 0, most: 0, all: 0 };
  const read: typeof reached.read = (work) =>
    reached.read(async (desk) => {
      let isMaking = false;
      try {
        return await work({
          ...desk,
          // whoever writes a file goes through all standings of its list once
          standingBlocks: async (list, from) => {
            isMaking = true;
            making.now += 1;
            making.all += 1;
            making.most = Math.max(making.most, making.now);
            await breath();
            return desk.standingBlocks(list, from);
          },
        });
      } finally {
        if (isMaking) making.now -= 1;
      }
    });
  return { making, office, publicOffice: openPublicOffice({ ...office, store: { ...reached, read } }, breath) };
}

const MONTHS = ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05', '2024-06'];
const FORMATS = ['csv', 'json', 'fide-txt', 'fide-xml'] as const;

test('one file is made at a time, a file once for all who ask, and whoever finds no place to wait is told at once', async () => {
  const { publicOffice, making } = await counted(MONTHS);
  const shelf = new ListFileCache(publicOffice, undefined, undefined, { large: 0, small: 5 });
  const all = MONTHS.flatMap((month) => FORMATS.map((format) => ({ pool: 'fide', date: `${month}-01`, format })));
  await publicOffice.blocks.people();
  await publicOffice.lists('fide');
  const asked = await Promise.allSettled([...all, ...all, ...all].map((each) => shelf.file(each)));
  const got = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value as CachedListFile] : []));
  const sentAway = asked.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  // one that is made and five that wait, each for three askers
  expect([making.most, making.all, got.length, new Set(got.map(({ path }) => path)).size]).toEqual([1, 6, 18, 6]);
  expect(sentAway.filter((each) => !(each instanceof TooManyWaiting))).toEqual([]);
  // who comes back has it in the end
  for (const each of all) expect((await shelf.file(each))?.format).toBe(each.format);
  expect([making.most, making.all]).toEqual([1, all.length]);
  await shelf.close();
});

test('files that somebody reads count until they are read: with no room left no other is made', async () => {
  const { publicOffice } = await counted(MONTHS);
  const shelf = new ListFileCache(publicOffice, undefined, 1);
  const slow = await reading((await shelf.file(CSV)) as CachedListFile, 'plain');
  await expect(shelf.file(JSON_FILE)).rejects.toBeInstanceOf(TooManyWaiting);
  slow.destroy();
  await once(slow, 'close');
  expect((await shelf.file(JSON_FILE))?.format).toBe('json');
  await shelf.close();
});

test('a folder that somebody has cleared is no fault for ever', async () => {
  const shelf = new ListFileCache(await filled());
  const file = (await shelf.file(CSV)) as CachedListFile;
  for (const name of readdirSync(dirname(file.path))) rmSync(join(dirname(file.path), name));
  expect(await file.read('plain')).toBeUndefined();
  expect(await text(await reading((await shelf.file(CSV)) as CachedListFile, 'plain'))).toContain('Kiss, Anna');
  await shelf.close();
});

test('a file that is being made when the shelf is closed leaves nothing', async () => {
  const { publicOffice, making } = await counted(MONTHS);
  const shelf = new ListFileCache(publicOffice);
  const { path } = (await shelf.file(CSV)) as CachedListFile;
  const asked = Promise.allSettled([shelf.file(JSON_FILE), shelf.file({ ...CSV, format: 'fide-xml' })]);
  await vi.waitFor(() => expect(making.all).toBe(2), { timeout: 300_000 });
  await shelf.close();
  expect((await asked).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(() => readdirSync(dirname(path))).toThrow('ENOENT');
});

test('a file that was begun before an erasure and done after it is made again', async () => {
  const { publicOffice, making, office } = await counted(MONTHS);
  const shelf = new ListFileCache(publicOffice);
  const asked = shelf.file(CSV);
  await vi.waitFor(() => expect(making.now).toBe(1), { timeout: 300_000 });
  done(await erasePlayer(office, personId(1), AS));
  office.on('2024-06-16');
  const file = (await asked) as CachedListFile;
  expect([making.all, file.erased]).toEqual([2, 1]);
  const bytes = readdirSync(dirname(file.path)).map((name) => readFileSync(join(dirname(file.path), name)));
  expect(bytes.map((each) => (each[0] === GZIP ? gunzipSync(each) : each).includes('Kiss'))).toEqual([false, false]);
  await shelf.close();
});

test('whoever finds no place is answered with 503 and when to come back, in words, while the others wait for their file', async () => {
  const office = await testOffice(store);
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [{ name: 'Kiss, Anna', fide: '700100' }]);
  await bring(office, 'fide', '2024-06', { 1: 2000 });
  const { store: reached } = office;
  let openGate: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  let making = 0;
  const read: typeof reached.read = (work) =>
    reached.read((desk) =>
      work({
        ...desk,
        standingBlocks: async (list, from) => {
          making += 1;
          await gate;
          return desk.standingBlocks(list, from);
        },
      }),
    );
  const options = { assets: { names: {}, files: new Map() }, filePlaces: { large: 0, small: 1 } };
  const server = await buildServer({ ...office, store: { ...reached, read } }, options);
  const ask = (ending: string) =>
    server.inject({ url: `/files/fide-2024-06.${ending}`, headers: { 'accept-language': 'hu' } });
  const first = ask('csv');
  await vi.waitFor(() => expect(making).toBe(1), { timeout: 300_000 });
  // of two others one has the place, and the other is told before anything is made
  const others = [ask('json'), ask('xml')];
  const { statusCode, headers, body } = await Promise.race(others);
  expect([statusCode, headers['retry-after'], making]).toEqual([503, '30', 1]);
  expect(body).toContain('A kiszolgáló túlterhelt');
  openGate();
  const statuses = (await Promise.all([first, ...others])).map((each) => each.statusCode);
  expect([statuses.toSorted((a, b) => a - b), making]).toEqual([[200, 200, 503], 2]);
  await server.close();
});
