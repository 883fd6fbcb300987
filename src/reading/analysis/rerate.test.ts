import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { decideStanding } from '../../desk/lists/decide.ts';
import {
  AS,
  accepted,
  acceptRated,
  bring,
  enter,
  openPool,
  submission,
  type TestEvent,
} from '../../desk/lists/office.fixture.ts';
import { revokeDecision } from '../../desk/lists/revoke-decision.ts';
import { done } from '../../desk/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { mergePlayers } from '../../desk/registry/merge.ts';
import { continuousOffice, MAY, officeWithLists, P } from './analysis.fixture.ts';
import { rerateLists, type RerateInput } from './rerate.ts';

const FROM = '2024-06-01';

type Office = Awaited<ReturnType<typeof officeWithLists>>;

const again = async (office: Office, input: Partial<RerateInput> = {}) => {
  const { value, findings } = await rerateLists(office, { pool: 'fide', from: FROM, ...input });
  if (value === undefined) throw new Error(JSON.stringify(findings));
  return value[0]?.lists ?? [];
};

const codes = async (office: Office, input: Partial<RerateInput>): Promise<readonly string[]> =>
  (await rerateLists(office, { from: FROM, ...input })).findings.map(({ code }) => code);

/** Without the player 6, and Béla beat Arany. */
const CORRECTED: TestEvent = {
  ...MAY,
  event: 4,
  list: '2024-08',
  games: MAY.games.map(([round, white, black, result]) => [
    round,
    white,
    black,
    white === 1 && black === 2 ? '0-1' : result,
  ]),
};

forEachStore((_kind, store) => {
  describe('the lists again', () => {
    test('are the same where nothing was corrected, with decisions, merges and imports between them', async () => {
      const office = await officeWithLists(store);
      const head = await office.store.read((desk) => desk.head());
      await bring(office, 'fide', '2024-07', { 3: 1999 });
      const decision = { pool: 'fide', player: P(3), indicator: 'peak', value: 2100, by: 'qc' };
      done(await decideStanding(office, decision, AS));
      // what is of another pool, was revoked or was taken back changes none of these lists
      await openPool(office, 'other', 'fide', '2024-06');
      await bring(office, 'other', '2024-05', { 4: 1511 });
      const rating = { ...decision, player: P(4), indicator: 'rating' };
      done(await decideStanding(office, { ...rating, pool: 'other', value: 1600 }, AS));
      const [back] = await bring(office, 'fide', '2024-07', { 4: 1234 });
      const undone = { import: 'i1', brought: [back?.no as number], kept: [] };
      await enter(office, { kind: 'import.undone', data: undone });
      done(await decideStanding(office, { ...rating, value: 1900 }, AS));
      done(await revokeDecision(office, rating, AS));
      office.on('2024-07-31');
      await publishList(office, { pool: 'fide' }, AS);
      const progress: number[] = [];
      const lists = await again(office, { onProgress: (done, of) => void progress.push(done, of) });
      expect(lists.map(({ list, differ, mean, changes }) => [list, differ, mean, changes])).toEqual([
        ['2024-06-01', 0, 0, []],
        // the two cards are one person from the beginning
        ['2024-07-01', 0, 0, []],
        ['2024-08-01', 0, 0, []],
      ]);
      expect(progress).toEqual([1, 3, 2, 3, 3, 3]);
      expect((await office.store.read((desk) => desk.head())).no).toBeGreaterThan(head.no);
    });

    test('have a corrected report in the place of the first one, and no difference later', async () => {
      const office = await officeWithLists(store);
      await enter(
        office,
        { kind: 'event.submitted', data: { ...submission(CORRECTED), corrects: 'e1' } },
        accepted(CORRECTED),
      );
      office.on('2024-07-31');
      await publishList(office, { pool: 'fide' }, AS);
      const lists = await again(office);
      expect(lists.map(({ list, events }) => [list, events])).toEqual([
        ['2024-06-01', 1],
        ['2024-07-01', 1],
        ['2024-08-01', 1],
      ]);
      // what was played with the ratings between is rated with the right ones
      for (const { was, now } of lists[2]?.changes ?? [])
        expect(Math.abs((now as number) - (was as number))).toBeLessThan(4);
      expect(lists[0]?.changes.map(({ name, was, now }) => [name, (now as number) - (was as number)])).toEqual([
        ['Arany, János', -20],
        ['Bartók', 20],
      ]);
      // from a later list on, the first list is as it is, and the difference stays where it was added
      const later = await again(office, { from: '2024-07-01' });
      expect(later.map(({ differ, events }) => [differ, events])).toEqual([
        [0, 1],
        [0, 2],
      ]);
    });

    test('have a corrected report that is accepted already in the place of the first one', async () => {
      const office = await officeWithLists(store);
      const submitted = { kind: 'event.submitted' as const, data: { ...submission(CORRECTED), corrects: 'e1' } };
      await enter(office, submitted);
      expect((await again(office)).map(({ differ }) => differ)).toEqual([0, 0]);
      await enter(office, accepted(CORRECTED));
      const [june] = await again(office);
      expect(june?.changes.map(({ name, was, now }) => [name, (now as number) - (was as number)])).toEqual([
        ['Arany, János', -20],
        ['Bartók', 20],
      ]);
    });

    test('by another edition or with other settings tell who would differ, and what would not be rated', async () => {
      const office = await officeWithLists(store);
      const [june] = await again(office, { settings: { k: new Map([[20, 10]]) } });
      expect(june).toMatchObject({ list: '2024-06-01', events: 1, players: 10, came: 0, gone: 0 });
      expect(june?.changes.length).toBeGreaterThan(3);
      const wide = await again(office, { settings: { maxGap: Number.POSITIVE_INFINITY } });
      expect(wide[0]?.differ).toBeGreaterThan(0);
      const old = await again(office, { edition: 'fide-2014' });
      expect(old.map(({ list }) => list)).toEqual(['2024-06-01', '2024-07-01']);
      expect(old[0]?.differ).toBeGreaterThan(0);
      const told: string[] = [];
      await again(office, { onList: async (pool, { list }) => void told.push(`${pool} ${list}`) });
      expect(told).toEqual(['fide 2024-06-01', 'fide 2024-07-01']);
    });

    test('of a pool that rates at once are what the events of today give on their days', async () => {
      const office = await continuousOffice(store, 'orr');
      const lists = await again(office, { pool: 'orr', from: '2024-01-01' });
      expect(lists.map(({ list, events }) => [list, events])).toEqual([
        ['2024-04-01', 1],
        ['2024-05-31', 2],
      ]);
      // an event that came late is before the first of them
      expect(lists[0]?.differ).toBeGreaterThan(0);
      expect(lists[1]?.differ).toBe(0);
      await acceptRated(office, {
        ...CORRECTED,
        pool: 'orr',
        edition: 'orr',
        persons: [1, 2],
        games: [[1, 1, 2, '1-0']],
      });
      expect((await again(office, { pool: 'orr', from: '2024-05-01' }))[0]?.differ).toBe(2);
    });

    test('cards that were merged since are one person', async () => {
      const office = await officeWithLists(store);
      await mergePlayers(office, { player: P(7), into: P(9), although: ['ratings'] }, AS);
      const lists = await again(office);
      // with a rating from the beginning, so that opponents gained or lost by the games
      expect(lists.map(({ changes }) => changes[0]?.player)).toEqual([P(9), P(9)]);
      expect(lists[0]?.differ).toBe(7);
    });

    test('ask for a day, for a pool with lists, and for rules that make them', async () => {
      const office = await officeWithLists(store);
      expect(await codes(office, { pool: 'x' })).toEqual(['pool.unknown']);
      expect(await codes(office, { from: 'June' })).toEqual(['analysis.bad-day']);
      expect(await codes(office, { from: '2030-01-01' })).toEqual(['rerate.no-lists']);
      expect(await codes(office, { pool: 'fide', edition: 'orr' })).toEqual(['rerate.other-rules']);
      const atOnce = await continuousOffice(store, 'orr');
      expect(await codes(atOnce, { pool: 'orr', edition: 'fide-2014' })).toEqual(['rerate.no-settings']);
      expect((await rerateLists(office, { from: FROM })).value?.map(({ pool }) => pool)).toEqual(['fide']);
    });
  });
});
