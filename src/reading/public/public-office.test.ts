import { expect, test } from 'vitest';
import { testStore } from '../../stores/harness.fixture.ts';
import { enterPersons, testOffice } from '../../desk/lists/office.fixture.ts';
import { openPublicOffice } from './public-office.ts';

const store = testStore('sqlite');

test('what was made is made again only when the ledger has grown', async () => {
  const office = await testOffice(store);
  const publicOffice = openPublicOffice(office);
  let made = 0;
  const ask = (): Promise<number> => publicOffice.remember('it', async () => (made += 1));
  expect([await ask(), await ask()]).toEqual([1, 1]);
  await enterPersons(office, 1, [{ name: 'Kiss, Anna' }]);
  expect(await ask()).toBe(1);
  office.on('2024-06-16');
  expect([await ask(), await ask()]).toEqual([2, 2]);
});

test('what could not be made is tried again', async () => {
  const publicOffice = openPublicOffice(await testOffice(store));
  await expect(publicOffice.remember('it', () => Promise.reject(new Error('the store is away')))).rejects.toThrow(
    'away',
  );
  expect(await publicOffice.remember('it', async () => 1)).toBe(1);
});

test('what is asked for again and again is not pushed out by what is asked for once', async () => {
  const publicOffice = openPublicOffice(await testOffice(store));
  let made = 0;
  for (let at = 0; at < 4000; at += 1) {
    await publicOffice.remember('often', async () => (made += 1));
    await publicOffice.remember(`once ${at}`, async () => at);
  }
  expect(made).toBe(1);
  expect(await publicOffice.remember('once 0', async () => 'made again')).toBe('made again');
});
