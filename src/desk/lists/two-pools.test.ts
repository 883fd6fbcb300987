/** The federation's rating is FIDE's (MSSZ 2. § left sheet, 6), in an office that keeps a pool of each. */
import { expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { bring, enterPersons, type TestOffice, testOffice, AS } from './office.fixture.ts';
import { openRatingPool } from '../registry/pools.ts';
import { previewList, publishList } from './publish.ts';

const PERSONS = Array.from({ length: 12 }, (_, at) => ({ name: `Player, No ${at + 1}`, federation: 'HUN' }));
const from = (rating: number) => Object.fromEntries(PERSONS.map((_, at) => [at + 1, rating + at]));

async function opened(store: Parameters<typeof testOffice>[0], second: object): Promise<TestOffice> {
  const office = await testOffice(store, '2024-06-05');
  await openRatingPool(office, { pool: 'komir', family: 'mssz', name: 'K', from: '2024-06' }, AS);
  await openRatingPool(office, { pool: 'other', family: 'fide', name: 'F', from: '2024-06', ...second }, AS);
  await enterPersons(office, 1, PERSONS);
  return office;
}

const told = (outcome: { readonly findings: readonly { readonly code: string; readonly facts: object }[] }) =>
  outcome.findings.filter(({ code }) => code === 'lists.two-ratings').map(({ facts }) => facts);

forEachStore((_kind, store) => {
  test('lists of one date that differ are told, with ten players at most', async () => {
    const office = await opened(store, {});
    await bring(office, 'komir', '2024-05', { ...from(1500), 1: 1499, 12: 1600 });
    await bring(office, 'other', '2024-05', from(1500));
    expect(told(await publishList(office, { pool: 'other', date: '2024-06' }, AS))).toEqual([]);
    const differing = [
      {
        pool: 'komir',
        other: 'other',
        date: '2024-06-01',
        count: 2,
        players: [
          { player: personId(1), here: 1499, there: 1500 },
          { player: personId(12), here: 1600, there: 1511 },
        ],
      },
    ];
    expect(told(await previewList(office, { pool: 'komir', date: '2024-06' }))).toEqual(differing);
    expect(told(await publishList(office, { pool: 'komir', date: '2024-06' }, AS))).toEqual(differing);
  });

  test('of many the first ten are named', async () => {
    const office = await opened(store, {});
    await bring(office, 'komir', '2024-05', from(1500));
    await bring(office, 'other', '2024-05', from(1501));
    await publishList(office, { pool: 'komir', date: '2024-06' }, AS);
    const [facts] = told(await publishList(office, { pool: 'other', date: '2024-06' }, AS)) as { players: unknown[] }[];
    expect(facts).toMatchObject({ pool: 'other', other: 'komir', count: 12 });
    expect(facts?.players).toHaveLength(10);
  });

  test('a rapid pool has ratings of its own', async () => {
    const office = await opened(store, { control: 'rapid' });
    await bring(office, 'komir', '2024-05', from(1500));
    await bring(office, 'other', '2024-05', from(1600));
    for (const pool of ['other', 'komir']) {
      expect(told(await publishList(office, { pool, date: '2024-06' }, AS))).toEqual([]);
    }
  });
});
