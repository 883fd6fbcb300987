/** FIDE's combined list, written from the lists of one date in the pools of a group. */
import { expect, test } from 'vitest';
import { readWholeList } from '../../formats/whole.fixture.ts';
import { bring, enter, enterPersons, openPool, type TestOffice, testOffice } from '../../desk/lists/office.fixture.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { writeListFile } from './files.ts';

const POOLS = { standard: 'hun', rapid: 'hun-rapid', blitz: 'hun-blitz' } as const;

async function withGroup(store: TestStore): Promise<TestOffice> {
  const office = await testOffice(store, '2024-06-15');
  for (const [control, pool] of Object.entries(POOLS)) {
    const settings = { calendar: 'monthly', control, group: 'hun' };
    await enter(office, { kind: 'pool.opened', data: { pool, family: 'fide', name: pool, from: '2024-07', settings } });
  }
  await openPool(office, 'alone', 'fide', '2024-07');
  const named = ['Tóth, Cili', 'Kiss, Anna', 'Nagy, Béla'].map((name, at) => ({ name, fide: String(at + 1) }));
  await enterPersons(office, 1, [...named, { name: 'Más, Éva' }]);
  return office;
}

async function written(office: TestOffice, pool: string, format: string) {
  const pieces: Uint8Array[] = [];
  const outcome = await writeListFile(office, { pool, format }, (piece) => void pieces.push(piece));
  return { ...outcome, ...readWholeList(Buffer.concat(pieces)), told: outcome.findings };
}

forEachStore((_kind, store) => {
  test.each(['fide-combined-txt', 'fide-combined-xml'])('%s has the ratings of every pool', async (format) => {
    const office = await withGroup(store);
    await bring(office, POOLS.standard, '2024-06', { 1: 2000, 2: 1900, 4: 1700 });
    await bring(office, POOLS.rapid, '2024-06', { 2: 1850, 3: 1750 });
    const early = await written(office, POOLS.standard, format);
    expect(early.told.filter(({ code }) => code.startsWith('lists.'))).toMatchObject([
      { code: 'lists.without-number', facts: { players: 1 } },
      { code: 'lists.not-in-combined', facts: { pool: POOLS.blitz, date: '2024-06-01' } },
    ]);
    await bring(office, POOLS.blitz, '2024-06', { 3: 1650 });
    // by names, whichever pool it is asked of
    for (const pool of Object.values(POOLS)) {
      const { players, value } = await written(office, pool, format);
      expect(value).toMatchObject({ players: 3, name: `${pool}-2024-06-combined.${format.slice(-3)}` });
      const ratings = players.map(({ fideId, standard, rapid, blitz }) => [
        fideId,
        standard?.rating,
        rapid?.rating,
        blitz?.rating,
      ]);
      expect(ratings).toEqual([
        ['2', 1900, 1850, undefined],
        ['3', undefined, 1750, 1650],
        ['1', 2000, undefined, undefined],
      ]);
    }
  });

  test('a pool that belongs to no group has none', async () => {
    const office = await withGroup(store);
    await bring(office, 'alone', '2024-06', { 1: 2000 });
    const { told } = await written(office, 'alone', 'fide-combined-txt');
    expect(told).toMatchObject([{ code: 'lists.wrong-format' }]);
  });
});
