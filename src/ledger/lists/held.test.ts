import { describe, expect, test } from 'vitest';
import { bring, enterPersons, openPool, testOffice } from '../../desk/lists/office.fixture.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import type { Desk } from '../store.ts';
import { HeldLists } from './held.ts';

describe('a list that is held', () => {
  const store = testStore('sqlite');

  test('answers as the store does, and is read again where somebody has written', async () => {
    const office = await testOffice(store);
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(office, 1, [{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    await bring(office, 'fide', '2024-05', { 1: 2000, 2: { rating: 1900, k: 20, games: 40, peak: 1950 } });
    const held = new HeldLists();
    const asked = (persons: readonly number[]) =>
      office.store.read(async (desk) => {
        const [list] = await desk.lists('fide');
        const number = list?.list as number;
        expect(await held.over(desk).standings(number, persons)).toEqual(await desk.standings(number, persons));
        return (await desk.head()).no;
      });
    const head = await asked([1]);
    expect(held.since).toBe(head);
    await asked([2, 1, 2, 3, 99]);
    held.forgetBefore(head);
    expect(held.since).toBe(head);
    held.forgetBefore(head + 1);
    expect(held.since).toBeUndefined();
    await asked([3, 2, 1]);
  });

  test('is not read before a good part of it was asked for', async () => {
    const office = await testOffice(store);
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(
      office,
      1,
      Array.from({ length: 40 }, (_, at) => ({ name: `Player ${at}` })),
    );
    await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900 });
    const held = new HeldLists();
    await office.store.read(async (desk) => {
      const [list] = await desk.lists('fide');
      const rows = await held.over(desk).standings(list?.list as number, [1, 2]);
      expect(rows.map(({ rating }) => rating)).toEqual([2000, 1900]);
      expect(held.since).toBeUndefined();
      await held.over(desk).standings(list?.list as number, [2]);
      expect(held.since).toBeDefined();
    });
  });

  test('gives every row as it stands, whatever of it is known, and asks the store no more', async () => {
    const bare = { k: null, games: 0, total: 0, peak: null, change: null, flags: 0, last: null, rest: null };
    const rows = [
      { ...bare, person: 1, rating: null },
      {
        person: 2,
        rating: 1500,
        k: 20,
        games: 3,
        total: 40,
        peak: 1600,
        change: -12,
        flags: 5,
        last: 24_293,
        rest: '{}',
      },
      { ...bare, person: 4, rating: 1400, change: 0 },
    ];
    let reads = 0;
    const desk = {
      lastPerson: async () => 4,
      head: async () => ({ no: 9, hash: '', time: '' }),
      allStandings: async function* () {
        reads += 1;
        yield rows.slice(0, 2);
        yield rows.slice(2);
      },
    } as unknown as Desk;
    const held = new HeldLists();
    expect(await held.over(desk).standings(1, [4, 2, 3, 1, 2])).toEqual(rows);
    expect(await held.over(desk).standings(1, [2])).toEqual([rows[1]]);
    expect([reads, held.since]).toEqual([1, 9]);
    held.forgetBefore(10);
    expect(await held.over(desk).standings(1, [1])).toEqual([rows[0]]);
    expect(reads).toBe(2);
  });
});
