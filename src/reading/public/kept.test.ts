/** What takes long is kept: the difference between two lists, and the drift of a pool. */
import { beforeEach, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { bring, enterPersons, openPool, type TestOffice, testOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { changePlayer } from '../../desk/registry/players.ts';
import { publicDifference } from './difference.ts';
import { publicDrift } from './drift.ts';
import { type PublicOffice, openPublicOffice } from './public-office.ts';

const store = testStore('sqlite');
const MONTHS = ['2024-01', '2024-02', '2024-03', '2024-04', '2024-05', '2024-06'];

let office: TestOffice;
let publicOffice: PublicOffice;
let reads = 0;
let isAway = false;

beforeEach(async () => {
  const made = await testOffice(store);
  const { store: reached } = made;
  const read: typeof reached.read = (work) => {
    reads += 1;
    return isAway ? Promise.reject(new Error('the store is away')) : reached.read(work);
  };
  office = { ...made, store: { ...reached, read } };
  await openPool(office, 'fide', 'fide', '2024-07');
  await enterPersons(office, 1, [{ name: 'Kiss, Anna' }, { name: 'Nagy, Béla' }]);
  for (const [at, month] of MONTHS.entries()) await bring(office, 'fide', month, { 1: 2000 + 10 * at, 2: 1900 });
  publicOffice = openPublicOffice(office);
});

const change = async (from: string, to = '2024-06-01'): Promise<readonly unknown[]> => {
  const difference = await publicDifference(publicOffice, { pool: 'fide', from, to, page: 1 });
  const [first] = difference?.changes ?? [];
  return [first?.name, first?.before.rating, first?.after.rating, difference?.same];
};

test('the difference to any list before, asked for again and again, and after the ledger has grown', async () => {
  for (const round of [1, 2]) {
    for (const [at, month] of MONTHS.slice(0, -1).entries()) {
      expect([round, await change(`${month}-01`)]).toEqual([round, ['Kiss, Anna', 2000 + 10 * at, 2050, 1]]);
    }
  }
  const fields = { name: 'Kiss-Tóth, Anna' };
  done(await changePlayer(office, { player: personId(1), fields }, { author: 'Éva', ground: 'test' }));
  office.on('2024-06-16');
  expect(await change('2024-05-01')).toEqual(['Kiss-Tóth, Anna', 2040, 2050, 1]);
});

test('a difference that could not be made is tried again', async () => {
  await publicOffice.lists('fide');
  await publicOffice.remember('pools', (desk) => desk.pools());
  isAway = true;
  await expect(change('2024-05-01')).rejects.toThrow('away');
  isAway = false;
  expect(await change('2024-05-01')).toEqual(['Kiss, Anna', 2040, 2050, 1]);
});

test('two lists that there are not, or in the wrong order, have no difference', async () => {
  for (const [pool, from, to] of [
    ['fide', '2024-06-01', '2024-05-01'],
    ['fide', '2024-06-01', '2024-06-01'],
    ['fide', '2023-12-01', '2024-06-01'],
    ['go', '2024-05-01', '2024-06-01'],
  ] as const) {
    expect(await publicDifference(publicOffice, { pool, from, to, page: 1 })).toBeUndefined();
  }
});

test('the drift is made once a list, and again where it could not be made', async () => {
  await publicOffice.lists('fide');
  isAway = true;
  await expect(publicDrift(publicOffice, 'fide')).rejects.toThrow('away');
  isAway = false;
  const made = await publicDrift(publicOffice, 'fide');
  expect(made?.lists.map(({ date }) => date)).toEqual(MONTHS.map((month) => `${month}-01`));
  await enterPersons(office, 3, [{ name: 'Later, Lea' }]);
  office.on('2024-06-16');
  await publicOffice.lists('fide');
  const before = reads;
  expect(await publicDrift(publicOffice, 'fide')).toBe(made);
  expect(reads).toBe(before);
  await bring(office, 'fide', '2024-07', { 1: 2100, 2: 1900 });
  office.on('2024-06-17');
  expect((await publicDrift(publicOffice, 'fide'))?.lists).toHaveLength(MONTHS.length + 1);
});
