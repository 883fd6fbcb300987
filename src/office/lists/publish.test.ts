import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import type { ListRow, StandingRow } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import type { Office } from '../change.ts';
import {
  acceptEvent,
  AS,
  bring,
  enter,
  enterPersons,
  openPool,
  read,
  roundRobin,
  type TestEvent,
  testOffice,
} from './office.fixture.ts';
import { previewList, publishList } from './publish.ts';

const everyone = async (office: Office, pool: string, date: string): Promise<readonly StandingRow[]> =>
  read(office, async (desk) => {
    const rows: StandingRow[] = [];
    for await (const batch of desk.allStandings(((await desk.list(pool, date)) as ListRow).list)) rows.push(...batch);
    return rows;
  });

const event = (number: number, more: Partial<TestEvent> = {}): TestEvent => ({
  event: number,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 4],
  games: roundRobin([1, 2, 3, 4], () => '1-0'),
  ...more,
});

forEachStore((_kind, store) => {
  describe('a periodic pool', () => {
    const opened = async () => {
      const office = await testOffice(store, '2024-06-15');
      await openPool(office, 'fide', 'fide', '2024-05');
      await enterPersons(
        office,
        1,
        Array.from({ length: 8 }, (_, at) => ({ name: `Player ${at + 1}`, birth: '1990-01-01', federation: 'HUN' })),
      );
      await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1405, 5: 2390 });
      return office;
    };

    test('the changes of the events are added to the list before, and everybody else stands as he did', async () => {
      const office = await opened();
      await acceptEvent(office, event(1));
      const { value, findings } = await publishList(office, { pool: 'fide' }, AS);
      expect(findings).toEqual([]);
      expect(value).toMatchObject({
        date: '2024-06-01',
        events: 1,
        games: 6,
        players: 4,
        changed: 3,
        previous: '2024-05-01',
      });
      const rows = await everyone(office, 'fide', '2024-06-01');
      expect(rows.map(({ person, rating, games, total }) => [person, rating, games, total])).toEqual([
        [1, 2013, 3, 53],
        [2, 1909, 3, 53],
        [3, 1784, 3, 53],
        [4, null, 3, 53],
        [5, 2390, 0, 50],
      ]);
    });
  });
});
