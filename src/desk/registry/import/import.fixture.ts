/** Offices and small lists for the tests of imports. */
import { expect } from 'vitest';
import type { TestStore } from '../../../stores/harness.fixture.ts';
import type { ChangeOptions } from '../../change.ts';
import type { Office } from '../../office.ts';
import { ANNA, done, testOffice } from '../../office.fixture.ts';
import { verifyOffice } from '../../../keeping/verify.ts';
import { withScratchStore } from '../../wire.ts';
import { importList } from '../import.ts';
import { openRatingPool } from '../pools.ts';
import type { ImportedList } from './asked.ts';

/** It is 15 June 2024; the pools with lists by date publish from July on. */
export async function officeWithPools(store: TestStore): Promise<Office> {
  const office = await testOffice(store);
  for (const [pool, from] of [
    ['fide', '2024-06'],
    ['orr', '2024-05-01'],
    ['mgsz', '2024-05-01'],
  ] as const) {
    done(await openRatingPool(office, { pool, family: pool, name: pool, from }, ANNA));
  }
  return office;
}

export const MAY = { pool: 'fide', asOf: '2024-05' } as const;

const UTF_8 = new TextEncoder();

/** A CSV of players with FIDE numbers: `1;Kiss Anna;1990;f;HUN;1500`. */
export const csv = (...rows: readonly string[]): string =>
  ['fideId;name;birth;sex;federation;rating', ...rows, ''].join('\n');

export const ANNA_ROW = '1;Kiss, Anna;1990;f;HUN;1500';
export const BELA_ROW = '2;Nagy, Béla;1985;m;HUN;1600';
export const CILI_ROW = '3;Tóth, Cili;2001;f;HUN;1700';

/** Without a word the effect is only shown. */
export const take = (office: Office, text: string, more: Partial<ImportedList> = {}, options: ChangeOptions = ANNA) =>
  importList(office, { open: () => [UTF_8.encode(text)], ...more }, options);

/** What a list holds: numbers of persons and ratings. */
export const ratingsOn = (office: Office, pool: string, date: string) =>
  office.store.read(async (desk) => {
    const list = await desk.list(pool, date);
    const rows = list === undefined ? undefined : await desk.standings(list.list, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    return rows?.map(({ person, rating }) => [person, rating]);
  });

/** Everything follows from the entries. */
export async function sound(office: Office): Promise<void> {
  await withScratchStore(async (scratch) => {
    expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
  });
}

/** The number of the last entry. */
export const head = (office: Office): Promise<number> => office.store.read(async (desk) => (await desk.head()).no);
