import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import {
  bring,
  openPool,
  roundRobin,
  acceptEvent,
  AS,
  enterPersons,
  testOffice,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { continuousOffice, officeWithLists } from './analysis.fixture.ts';
import { drift } from './drift.ts';

forEachStore((_kind, store) => {
  describe('the drift of a scale', () => {
    test('has for each list who is active, stayed, came and left, and scores by band', async () => {
      const office = await officeWithLists(store);
      const seen: (readonly [number, number])[] = [];
      const { value } = await drift(office, { pool: 'fide', onProgress: (done, of) => seen.push([done, of]) });
      expect(value).toMatchSnapshot();
      expect(seen).toEqual([
        [0, 2],
        [1, 2],
      ]);
      expect((await drift(office, { pool: 'fide', lists: 2 })).value?.lists.map(({ date }) => date)).toEqual([
        '2024-06-01',
        '2024-07-01',
      ]);
    });

    for (const family of ['orr', 'mgsz'] as const) {
      test(`is told of ${family} too`, async () => {
        const office = await continuousOffice(store, family);
        const { value } = await drift(office, { pool: family });
        expect(value?.byClass).toMatchSnapshot();
        expect(value?.stronger.verdict).toBe('unclear');
      });
    }

    test('of many events some are taken, and it says how many; others have their turn meanwhile', async () => {
      const office = await continuousOffice(store, 'orr');
      const all = (await drift(office, { pool: 'orr' })).value;
      let pauses = 0;
      const pause = async (): Promise<void> => {
        pauses += 1;
      };
      expect((await drift(office, { pool: 'orr', mostEvents: 100, pause })).value).toEqual(all);
      expect(pauses).toBeGreaterThan(3);
      // one on the first list, two on the second
      const { events, of } = (await drift(office, { pool: 'orr', mostEvents: 1 })).value?.sample ?? {
        events: 0,
        of: 0,
      };
      expect([events, of]).toEqual([2, 3]);
    });

    test('a pool of one list cannot have moved, and a pool must be there', async () => {
      const office = await officeWithLists(store);
      await openPool(office, 'new', 'fide', '2024-05');
      await bring(office, 'new', '2024-05', { 1: 2000 });
      const codes = async (pool: string): Promise<readonly string[]> =>
        (await drift(office, { pool })).findings.map(({ code }) => code);
      expect(await codes('new')).toEqual(['drift.too-few-lists']);
      expect(await codes('none')).toEqual(['pool.unknown']);
      await bring(office, 'new', '2024-06', { 1: 2010 });
      expect((await drift(office, { pool: 'new' })).value?.stronger.games).toBe(0);
    });

    test('where the stronger always win, differences are too small', async () => {
      const office = await testOffice(store, '2024-05-01');
      await openPool(office, 'fide', 'fide', '2024-05');
      await enterPersons(
        office,
        1,
        Array.from({ length: 40 }, (_, at) => ({ name: `P${at}`, birth: '1990-01-01' })),
      );
      await bring(
        office,
        'fide',
        '2024-05',
        Object.fromEntries(Array.from({ length: 40 }, (_, at) => [at + 1, 2300 - 10 * at])),
      );
      const persons = Array.from({ length: 40 }, (_, at) => at + 1);
      await acceptEvent(office, {
        event: 1,
        pool: 'fide',
        start: '2024-05-03',
        end: '2024-05-20',
        edition: 'fide-2024',
        list: '2024-06',
        persons,
        games: roundRobin(persons, (white, black) => (white < black ? '1-0' : '0-1')),
      });
      office.on('2024-05-31');
      await publishList(office, { pool: 'fide' }, AS);
      const { value } = await drift(office, { pool: 'fide' });
      expect(value?.stronger).toMatchObject({ games: 780, score: 1, verdict: 'up' });
      expect(value?.moved.n).toBe(40);
    });
  });
});
