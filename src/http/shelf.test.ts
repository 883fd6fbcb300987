/** What happens to the files of lists when the disk or the store fails. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bring, enterPersons, openPool, testOffice } from '../office/lists/office.fixture.ts';
import { type PublicOffice, publicOffice } from '../office/public/public-office.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { FileShelf, type ShelvedFile } from './shelf.ts';

const store = testStore('sqlite');
const CSV = { pool: 'fide', date: '2024-06-01', format: 'csv' } as const;
/** Longer than the disk takes to say that there is no such folder. */
const breath = (): Promise<void> => pause(30);
const JSON_FILE = { ...CSV, format: 'json' } as const;

async function filled(): Promise<PublicOffice> {
  const office = await testOffice(store);
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [{ name: 'Kiss, Anna', fide: '700100' }]);
  await bring(office, 'fide', '2024-06', { 1: 2000 });
  return publicOffice(office, breath);
}

test('a folder that has gone is a fault of that file alone, and is tried again', async () => {
  const shelf = new FileShelf(await filled());
  const { path } = (await shelf.file(CSV)) as ShelvedFile;
  rmSync(dirname(path), { recursive: true });
  await expect(shelf.file(JSON_FILE)).rejects.toThrow('ENOENT');
  mkdirSync(dirname(path));
  const again = (await shelf.file(JSON_FILE)) as ShelvedFile;
  expect(await text(again.read('plain'))).toContain('Kiss, Anna');
  await shelf.close();
});

test('files that are asked for at once keep out of each other’s way', async () => {
  const shelf = new FileShelf(await filled());
  const formats = ['csv', 'json', 'fide-txt', 'fide-xml'] as const;
  const files = (await Promise.all(formats.map((format) => shelf.file({ ...CSV, format })))) as ShelvedFile[];
  expect(new Set(files.map(({ path }) => path)).size).toBe(4);
  for (const file of files) {
    const plain = await buffer(file.read('plain'));
    expect([file.format, createHash('sha256').update(plain).digest('hex')]).toEqual([file.format, file.sha256]);
    expect(gunzipSync(await buffer(file.read('gzip'))).equals(plain)).toBe(true);
  }
  await shelf.close();
});

test('a store that fails leaves no half of a file, and is asked again', async () => {
  const open = await filled();
  let isAway = false;
  const { store: reached } = open.office;
  const read: typeof reached.read = async (work) => {
    if (!isAway) return reached.read(work);
    await breath();
    throw new Error('the store is away');
  };
  const shelf = new FileShelf({ ...open, office: { ...open.office, store: { ...reached, read } } });
  const { path } = (await shelf.file(CSV)) as ShelvedFile;
  isAway = true;
  await expect(shelf.file(JSON_FILE)).rejects.toThrow('away');
  expect(readdirSync(dirname(path)).toSorted()).toEqual(['1', '1.gz']);
  isAway = false;
  expect((await shelf.file(JSON_FILE))?.format).toBe('json');
  await shelf.close();
  expect(() => readdirSync(dirname(path))).toThrow('ENOENT');
});

test('where there is room for one file only, the one that was asked for last stays', async () => {
  const shelf = new FileShelf(await filled(), undefined, 1);
  const first = (await shelf.file(CSV)) as ShelvedFile;
  const second = (await shelf.file(JSON_FILE)) as ShelvedFile;
  expect((await shelf.file(JSON_FILE))?.path).toBe(second.path);
  expect((await shelf.file(CSV))?.path).not.toBe(first.path);
  await shelf.close();
});

test('a list that is not there, or has no such file, leaves nothing', async () => {
  const shelf = new FileShelf(await filled());
  expect(await shelf.file({ ...CSV, date: '2024-05-01' })).toBeUndefined();
  expect(await shelf.file({ ...CSV, format: 'titles-csv' })).toBeUndefined();
  await shelf.close();
});
