/** What a decision is kept from: numbers that no rating has, days that are none of its own, slips of the pen; and how it is taken back. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import type { EntryJson } from '../../ledger/entries.ts';
import type { ListRow, StandingRow } from '../../ledger/store.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { diffLists } from '../../reading/analysis/diff.ts';
import type { ChangeOptions } from '../change.ts';
import { mergePlayers } from '../registry/merge.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { type DecisionInput, decideStanding } from './decide.ts';
import {
  acceptRated,
  AS,
  bring,
  enterPersons,
  openPool,
  read,
  roundRobin,
  type TestOffice,
  testOffice,
} from './office.fixture.ts';
import { publishList } from './publish.ts';
import { type RevocationInput, revokeDecision } from './revoke-decision.ts';

const BY = { fide: 'qc', mssz: 'committee', orr: 'committee', mgsz: 'committee' } as const;
type Pool = keyof typeof BY;

forEachStore((_kind, store) => {
  const opened = async (): Promise<TestOffice> => {
    const office = await testOffice(store, '2024-06-15');
    await openPool(office, 'fide', 'fide', '2024-06');
    await openPool(office, 'mssz', 'mssz', '2024-06');
    await openPool(office, 'orr', 'orr', '2024-01-01');
    await openPool(office, 'mgsz', 'mgsz', '2024-01-01');
    await enterPersons(office, 1, [{ name: 'Á, B' }, { name: 'C, D' }, { name: 'E, F' }, { name: 'G, H' }]);
    for (const pool of ['fide', 'mssz'] as const) await bring(office, pool, '2024-05', { 1: 2000, 2: 2100, 3: 1900 });
    for (const pool of ['orr', 'mgsz'] as const) await bring(office, pool, '2024-02-01', { 1: 2000, 2: 2100 });
    return office;
  };
  const decide = async (
    office: TestOffice,
    pool: Pool,
    value: EntryJson,
    more: Partial<DecisionInput> = {},
    options: ChangeOptions = AS,
  ) => {
    const asked = { pool, player: personId(1), indicator: 'rating', value, by: BY[pool], ...more };
    const { value: taken, findings } = await decideStanding(office, asked, options);
    return taken === undefined ? findings.map(({ code }) => code).join(' ') : [taken.old, taken.new];
  };
  const revoke = async (office: TestOffice, more: Partial<RevocationInput> = {}, options: ChangeOptions = AS) => {
    const asked = { pool: 'fide', player: personId(1), indicator: 'rating', by: 'qc', ...more };
    const { value: taken, findings } = await revokeDecision(office, asked, options);
    return taken === undefined ? findings.map(({ code }) => code).join(' ') : [taken.old, taken.new];
  };
  const sound = async (office: TestOffice): Promise<void> => {
    const scratch = await openStore(':memory:');
    expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
    await scratch.close();
    await office.store.close();
  };
  const presentIn = (office: TestOffice, pool: string) => read(office, (desk) => desk.present(pool, [1, 2, 3, 4]));
  const rowOn = (office: TestOffice, date: string, person: number): Promise<StandingRow | undefined> =>
    read(office, async (desk) => {
      const { list } = (await desk.list('fide', date)) as ListRow;
      return (await desk.standings(list, [person]))[0];
    });

  describe('a decision', () => {
    test('gives no rating outside 1 to 4000, or −1000 to 5000 in ORR and Go, however often it is said', async () => {
      const office = await opened();
      for (const pool of ['fide', 'mssz'] as const) {
        for (const value of [9999, 4001, 0, -1, -5000]) {
          expect(await decide(office, pool, value, { although: value })).toBe('lists.out-of-range');
          expect(await decide(office, pool, value, { although: value, indicator: 'peak' })).toBe('lists.out-of-range');
        }
        expect(await decide(office, pool, 4000, { although: 4000 })).toEqual([2000, 4000]);
      }
      for (const pool of ['orr', 'mgsz'] as const) {
        for (const value of [9999, 5001, -1001, -5000]) {
          expect(await decide(office, pool, value, { although: value })).toBe('lists.out-of-range');
        }
        expect(await decide(office, pool, -1000, { although: -1000 })).toEqual([2000, -1000]);
        expect(await decide(office, pool, 5000, { although: 5000 })).toEqual([-1000, 5000]);
      }
      await office.store.close();
    });

    test('that moves a rating by more than 200 points needs its number twice, and the same one', async () => {
      const office = await opened();
      expect(await decide(office, 'fide', 1799)).toBe('lists.say-twice');
      expect(await decide(office, 'fide', 1799, { although: 1979 })).toBe('lists.said-otherwise');
      expect(await decide(office, 'fide', 1990, { although: 1979 })).toBe('lists.said-otherwise');
      expect(await decide(office, 'fide', 1800)).toEqual([2000, 1800]);
      expect(await decide(office, 'fide', 1599, { although: 1599 })).toEqual([1800, 1599]);
      expect(await decide(office, 'orr', 1799)).toBe('lists.say-twice');
      expect(await decide(office, 'fide', 2301, { indicator: 'peak' })).toBe('lists.say-twice');
      // who has none gets one, up to the highest
      expect(await decide(office, 'fide', 2100, { player: personId(4) })).toEqual([null, 2100]);
      await office.store.close();
    });

    test('that sets somebody above everybody, or takes a rating away, needs it, too', async () => {
      const office = await opened();
      expect(await decide(office, 'fide', 2101)).toBe('lists.say-twice');
      expect(await decide(office, 'fide', 2100)).toEqual([2000, 2100]);
      expect(await decide(office, 'mgsz', 2101)).toBe('lists.say-twice');
      expect(await decide(office, 'fide', 2110, { player: personId(2), although: 2110 })).toEqual([2100, 2110]);
      // it is the present ratings that count, not those of the last list
      expect(await decide(office, 'fide', 2110)).toEqual([2100, 2110]);
      expect(await decide(office, 'fide', null)).toBe('lists.say-twice');
      expect(await decide(office, 'fide', null, { although: null })).toEqual([2110, null]);
      const { findings } = await decideStanding(
        office,
        { pool: 'fide', player: personId(3), indicator: 'rating', value: 2700, by: 'qc' },
        AS,
      );
      expect(findings[0]?.facts).toEqual({
        player: personId(3),
        indicator: 'rating',
        old: 1900,
        value: 2700,
        doubts: ['far', 'highest'],
        most: 200,
        highest: 2110,
      });
      await office.store.close();
    });

    test('counts from a day between the last list and today', async () => {
      const office = await opened();
      for (const on of ['2024-06-16', '2031-01-01', '2024-04-30', '2019-05-01']) {
        expect(await decide(office, 'fide', 1990, { on })).toBe('lists.day-outside');
      }
      expect(await decide(office, 'orr', 1990, { on: '2024-01-31' })).toBe('lists.day-outside');
      expect(await decide(office, 'fide', 1990, { on: '2024-05-01' })).toEqual([2000, 1990]);
      expect(await decide(office, 'orr', 1990, { on: '2024-02-01' })).toEqual([2000, 1990]);
      // a list is out before the day that it bears
      office.on('2024-06-29');
      await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
      await publishList(office, { pool: 'fide', date: '2024-07' }, AS);
      expect(await decide(office, 'fide', 1995, { on: '2024-06-28' })).toBe('lists.day-outside');
      expect(await decide(office, 'fide', 1995, { on: '2024-06-30' })).toBe('lists.day-outside');
      expect(await decide(office, 'fide', 1995)).toEqual([1990, 1995]);
      // a pool without a list begins with its first day
      await openPool(office, 'new', 'orr', '2024-06-10');
      expect(await decide(office, 'new' as Pool, 1500, { by: 'committee', on: '2024-06-09' })).toBe(
        'lists.day-outside',
      );
      expect(await decide(office, 'new' as Pool, 1500, { by: 'committee', on: '2024-06-10' })).toEqual([null, 1500]);
      await office.store.close();
    });

    test('puts a highest rating right that was published and never reached, and K with it', async () => {
      const office = await opened();
      await decide(office, 'fide', 2700, { although: 2700 });
      await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
      expect(await rowOn(office, '2024-06-01', 1)).toMatchObject({ rating: 2700, peak: 2700, k: 10 });
      expect(await decide(office, 'fide', 2000, { indicator: 'peak', although: 2000 })).toBe('lists.peak-below-rating');
      const right = { pool: 'fide', player: personId(1), indicator: 'rating', value: 2000, although: 2000, by: 'qc' };
      const { value, findings } = await decideStanding(office, right, AS);
      expect(value).toMatchObject({ old: 2700, new: 2000 });
      expect(findings).toEqual([
        { code: 'lists.peak-stays', weight: 'note', facts: { player: personId(1), peak: 2700 } },
      ]);
      expect(await decide(office, 'fide', 2000, { indicator: 'peak' })).toBe('lists.say-twice');
      expect(await decide(office, 'fide', 2000, { indicator: 'peak', although: 2000 })).toEqual([2700, 2000]);
      office.on('2024-06-29');
      await publishList(office, { pool: 'fide', date: '2024-07' }, AS);
      expect(await rowOn(office, '2024-07-01', 1)).toMatchObject({ rating: 2000, peak: 2000, k: 20 });
      await sound(office);
    });
  });

  describe('a decision that no list has yet', () => {
    test('can be revoked, the last first, and leaves nothing behind', async () => {
      const office = await opened();
      await decide(office, 'fide', 1990);
      await decide(office, 'fide', 1980);
      await decide(office, 'fide', 60, { indicator: 'games' });
      await decide(office, 'fide', 1500, { player: personId(4) });
      await decide(office, 'fide', 1600, { player: personId(4), indicator: 'peak' });
      expect(await revoke(office, {}, { ...AS, dryRun: true })).toEqual([1980, 1990]);
      expect(await revoke(office)).toEqual([1980, 1990]);
      expect(await revoke(office)).toEqual([1990, 2000]);
      expect(await revoke(office)).toBe('lists.nothing-to-revoke');
      expect((await presentIn(office, 'fide')).map(({ person }) => person)).toEqual([1, 4]);
      expect(await revoke(office, { indicator: 'games' })).toEqual([60, 50]);
      expect(await revoke(office, { player: personId(4) })).toEqual([1500, null]);
      expect(await revoke(office, { player: personId(4), indicator: 'peak' })).toEqual([1600, null]);
      expect(await presentIn(office, 'fide')).toEqual([]);
      expect(await read(office, (desk) => desk.decisions('fide'))).toEqual([]);
      await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
      expect(await rowOn(office, '2024-06-01', 1)).toMatchObject({ rating: 2000, total: 50, peak: 2000 });
      expect(await rowOn(office, '2024-06-01', 4)).toBeUndefined();
      const { value } = await diffLists(office, 'fide:2024-05', 'fide:2024-06');
      expect(value?.changes.flatMap(({ causes }) => causes)).not.toContainEqual(
        expect.objectContaining({ cause: 'decision' }),
      );
      await sound(office);
    });

    test('is revoked by whom the rulebook names, on a ground, and about what the pool keeps', async () => {
      const office = await opened();
      await decide(office, 'fide', 1990);
      expect(await revoke(office, {}, { author: 'Éva' })).toBe('lists.no-ground');
      expect(await revoke(office, { by: 'committee' })).toBe('lists.wrong-authority');
      expect(await revoke(office, { indicator: 'grade' })).toBe('lists.unknown-indicator');
      expect(await revoke(office, { pool: 'none' })).toBe('pool.unknown');
      expect(await revoke(office, { player: '0000000' })).toBe('player.number-unknown');
      expect(await revoke(office, {}, { ground: 'x' })).toBe('office.no-author');
      await office.store.close();
    });

    test('stays once a list has it, or once a merge or an import has made another standing of it', async () => {
      const office = await opened();
      await decide(office, 'fide', 1990);
      await decide(office, 'mssz', 1990);
      await bring(office, 'mssz', '2024-05', { 2: 2105 });
      await bring(office, 'mssz', '2024-05', { 1: 1985 });
      expect(await revoke(office, { pool: 'mssz', by: 'committee' })).toBe('lists.changed-since');
      await decide(office, 'fide', 1890, { player: personId(3) });
      await mergePlayers(office, { player: personId(3), into: personId(4) }, AS);
      expect(await revoke(office, { player: personId(3) })).toBe('lists.changed-since');
      await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
      expect(await revoke(office)).toBe('lists.decision-published');
      await sound(office);
    });

    test('is taken out of its place in a pool that rates at once, and what follows is rated again', async () => {
      const office = await opened();
      const event = {
        event: 1,
        pool: 'orr',
        start: '2024-06-10',
        end: '2024-06-10',
        edition: 'orr',
        persons: [1, 2],
        games: roundRobin([1, 2], () => '1-0'),
      };
      await acceptRated(office, event);
      const before = await presentIn(office, 'orr');
      expect(await decide(office, 'orr', 1850, { on: '2024-03-01' })).toEqual([2000, 1850]);
      expect(await presentIn(office, 'orr')).not.toEqual(before);
      expect(await revoke(office, { pool: 'orr', by: 'committee' })).toEqual([1850, 2000]);
      expect(await presentIn(office, 'orr')).toEqual(before);
      expect(await decide(office, 'mgsz', '3k', { indicator: 'grade' })).toEqual([null, '3k']);
      expect(await revoke(office, { pool: 'mgsz', indicator: 'grade', by: 'committee' })).toEqual(['3k', null]);
      await decide(office, 'orr', 1850, { on: '2024-03-01' });
      await publishList(office, { pool: 'orr' }, AS);
      expect(await revoke(office, { pool: 'orr', by: 'committee' })).toBe('lists.decision-published');
      await sound(office);
    });
  });
});
