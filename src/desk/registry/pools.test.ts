import { expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { AS, testOffice } from '../lists/office.fixture.ts';
import { openPublicOffice } from '../../reading/public/public-office.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { openRatingPool, showPools } from './pools.ts';

forEachStore((_, store) => {
  test('a pool has names in other languages, where they were given', async () => {
    const office = await testOffice(store);
    const facts = { family: 'fide', name: 'Standard', from: '2024-07' };
    const { value } = await openRatingPool(
      office,
      { ...facts, pool: 'fide', names: { hu: ' Klasszikus ', ru: ' ', en: 'Standard ratings' } },
      AS,
    );
    expect(value?.names).toEqual({ hu: 'Klasszikus', en: 'Standard ratings' });
    expect((await openRatingPool(office, { ...facts, pool: 'rapid', names: { ru: '' } }, AS)).value).not.toHaveProperty(
      'names',
    );
    expect((await showPools(office)).map(({ pool, names }) => [pool, names])).toEqual([
      ['fide', { hu: 'Klasszikus', en: 'Standard ratings' }],
      ['rapid', undefined],
    ]);
    const { pools } = await openPublicOffice(office).look(sitePools);
    expect(pools.map(({ names }) => names?.hu)).toEqual(['Klasszikus', undefined]);
  });

  test('a pool that would begin in years to come is not opened: none can be taken back', async () => {
    const office = await testOffice(store, '2024-06-15');
    const open = async (pool: string, family: string, from: string) =>
      (await openRatingPool(office, { pool, family, name: 'X', from }, AS)).findings.map(({ code }) => code);
    expect(await open('a', 'fide', '2062-10')).toEqual(['pool.from-far']);
    expect(await open('b', 'orr', '2025-07-21')).toEqual(['pool.from-far']);
    expect(await open('c', 'orr', '2025-07-20')).toEqual([]);
    expect(await open('d', 'fide', '2025-07')).toEqual([]);
    await office.store.close();
  });
});
