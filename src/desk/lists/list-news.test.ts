/** Before a list is sealed, and when it is, everything is named that makes it another one than the last. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { changePlayer } from '../registry/players.ts';
import { mergePlayers } from '../registry/merge.ts';
import { decideStanding } from './decide.ts';
import {
  acceptEvent,
  acceptRated,
  AS,
  accepted,
  bring,
  enter,
  enterPersons,
  openPool,
  roundRobin,
  submission,
  type TestEvent,
  testOffice,
} from './office.fixture.ts';
import { previewList, publishList } from './publish.ts';
import { revokeDecision } from './revoke-decision.ts';

const NOTHING = {
  newcomers: [],
  decisions: [],
  imports: [],
  corrections: [],
  delisted: [],
  notEntered: [],
  merges: [],
};
const event = (number: number, more: Partial<TestEvent> = {}): TestEvent => ({
  event: number,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 9],
  games: roundRobin([1, 2, 3, 9], () => '1-0'),
  ...more,
});

forEachStore((_kind, store) => {
  const opened = async () => {
    const office = await testOffice(store, '2024-06-15');
    await openPool(office, 'fide', 'fide', '2024-06');
    await openPool(office, 'orr', 'orr', '2024-01-01');
    await enterPersons(
      office,
      1,
      Array.from({ length: 12 }, (_, at) => ({
        name: `Player, ${'ABCDEFGHIJKL'[at]}`,
        birth: '1990',
        federation: 'HUN',
      })),
    );
    await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700, 5: 1600, 6: 1500 });
    await bring(office, 'orr', '2024-02-01', { 1: 1500, 2: 1400 });
    return office;
  };

  describe('a list that is shown or sealed', () => {
    test('names newcomers, decisions, imports, delistings and merges since the last one', async () => {
      const office = await opened();
      expect((await previewList(office, { pool: 'fide' })).value?.report).toMatchObject({ changed: 0, since: NOTHING });
      await bring(office, 'fide', '2024-05', { 7: 1555, 8: 1666 });
      const decide = (person: number, value: number | null) =>
        decideStanding(
          office,
          { pool: 'fide', player: personId(person), indicator: 'rating', value, although: value, by: 'qc' },
          AS,
        );
      await decide(1, 2700);
      await decide(2, 1950);
      await revokeDecision(office, { pool: 'fide', player: personId(2), indicator: 'rating', by: 'qc' }, AS);
      await decide(4, null);
      await changePlayer(office, { player: personId(5), fields: { deceased: '2024-06-01' } }, AS);
      await mergePlayers(office, { player: personId(6), into: personId(10) }, AS);
      // cards of nobody in the pool
      await mergePlayers(office, { player: personId(12), into: personId(11) }, AS);
      await acceptEvent(office, event(1));
      const { value: preview } = await previewList(office, { pool: 'fide' });
      const name = (letter: string): string => `Player, ${letter}`;
      expect(preview?.report.since).toEqual({
        newcomers: [
          { player: personId(7), name: name('G'), rating: 1555, by: 'import' },
          { player: personId(8), name: name('H'), rating: 1666, by: 'import' },
          { player: personId(10), name: name('J'), rating: 1500, by: 'merge' },
        ],
        decisions: [
          {
            player: personId(1),
            name: name('A'),
            entry: expect.any(Number),
            indicator: 'rating',
            old: 2000,
            new: 2700,
            by: 'qc',
          },
          {
            player: personId(4),
            name: name('D'),
            entry: expect.any(Number),
            indicator: 'rating',
            old: 1700,
            new: null,
            by: 'qc',
          },
        ],
        imports: [{ import: null, entry: expect.any(Number), as: '2024-05', players: 2 }],
        corrections: [],
        delisted: [
          { player: personId(4), name: name('D'), rating: 1700, why: 'unrated' },
          { player: personId(5), name: name('E'), rating: 1600, why: 'not-listed' },
        ],
        notEntered: [],
        merges: [{ entry: expect.any(Number), player: personId(6), into: personId(10), name: name('J') }],
      });
      // a decision is a change, too
      expect(preview?.report.largest[0]).toMatchObject({ player: personId(1), before: 2000 });
      const { value: list } = await publishList(office, { pool: 'fide' }, AS);
      expect(list?.since).toEqual(preview?.report.since);
      expect((await previewList(office, { pool: 'fide' })).value?.report.since).toEqual(NOTHING);
      await office.store.close();
    });

    test('names corrected reports', async () => {
      const office = await opened();
      await acceptEvent(office, event(1, { persons: [1, 2, 3], games: roundRobin([1, 2, 3], () => '1-0') }));
      await publishList(office, { pool: 'fide' }, AS);
      const right = event(2, { list: '2024-07', persons: [1, 2, 3], games: roundRobin([1, 2, 3], () => '0-1') });
      await enter(office, { kind: 'event.submitted', data: { ...submission(right), corrects: 'e1' } }, accepted(right));
      office.on('2024-06-29');
      const { value } = await publishList(office, { pool: 'fide' }, AS);
      expect(value?.since).toEqual({ ...NOTHING, corrections: [{ event: 'e2', name: 'Event 2', corrects: 'e1' }] });
      await office.store.close();
    });

    test('names them in a pool that rates at once', async () => {
      const office = await opened();
      const { list: _list, ...orr } = event(1, {
        pool: 'orr',
        edition: 'orr',
        persons: [1, 2],
        games: [[1, 1, 2, '1-0']],
      });
      await acceptRated(office, orr);
      const asked = { pool: 'orr', indicator: 'rating', by: 'committee' };
      await decideStanding(office, { ...asked, player: personId(3), value: 1450 }, AS);
      await bring(office, 'orr', '2024-02-01', { 4: 1300 });
      const { value } = await publishList(office, { pool: 'orr' }, AS);
      expect(value?.since).toMatchObject({
        newcomers: [
          { player: personId(3), rating: 1450, by: 'decision' },
          { player: personId(4), rating: 1300, by: 'import' },
        ],
        decisions: [{ player: personId(3), old: null, new: 1450, by: 'committee' }],
        imports: [{ as: '2024-02-01', players: 1 }],
        delisted: [],
        merges: [],
      });
      await office.store.close();
    });
  });
});
