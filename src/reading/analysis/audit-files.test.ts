import { describe, expect, test } from 'vitest';
import { forEachStore, testStore } from '../../stores/harness.fixture.ts';
import type { Office } from '../../desk/office.ts';
import {
  acceptEvent,
  accepted,
  AS,
  enter,
  openPool,
  submission,
  type TestEvent,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { auditFiles } from './audit-files.ts';
import { continuousOffice, E, MAY, officeWithLists, P } from './analysis.fixture.ts';

async function written(office: Office, asked: { readonly list?: string; readonly pool?: string }) {
  let [games, players] = ['', ''];
  const outcome = await auditFiles(office, {
    ...asked,
    games: async (text) => {
      games += text;
    },
    players: async (text) => {
      players += text;
    },
  });
  return { ...outcome, games, players };
}

forEachStore((_kind, store) => {
  describe('the tables of an audit', () => {
    test('have a row for each game and side, and for each player and list', async () => {
      const office = await officeWithLists(store);
      const { value, games, players } = await written(office, { pool: 'fide' });
      expect(value).toMatchObject({ lists: 2 });
      expect(games).toMatchSnapshot();
      expect(players).toMatchSnapshot();
    });

    test('of one list, or of the last of each pool', async () => {
      const office = await officeWithLists(store);
      await openPool(office, 'empty', 'fide', '2024-05');
      const one = await written(office, { list: 'fide:2024-07' });
      const last = await written(office, {});
      expect(one.games).toBe(last.games);
      expect(one.players).toBe(last.players);
      expect((await written(office, { pool: 'none' })).findings.map(({ code }) => code)).toEqual(['pool.unknown']);
      expect((await written(office, { list: 'fide:2023-07' })).findings).toHaveLength(1);
    });

    test('the changes of a player add up to the exact change, which is rounded once', async () => {
      const office = await officeWithLists(store);
      const { games, players } = await written(office, { pool: 'fide' });
      const rows = (text: string) =>
        text
          .trim()
          .split('\n')
          .slice(1)
          .map((line) => line.split(','));
      for (const row of rows(players)) {
        if (row.at(-1) !== 'rated') continue;
        const sum = rows(games)
          .filter((game) => game[1] === row[1] && game[4] === row[2])
          .reduce((total, game) => total + Math.round(100 * Number(game.at(-2))), 0);
        expect(sum).toBe(Math.round(100 * Number(row.at(-4))));
      }
    });

    for (const family of ['orr', 'mgsz'] as const) {
      test(`are written for ${family}`, async () => {
        const office = await continuousOffice(store, family);
        const { games, players } = await written(office, { pool: family });
        expect(games).toMatchSnapshot();
        expect(players).toMatchSnapshot();
      });
    }
  });
});

const sqlite = testStore('sqlite');

describe('the way to a rating', () => {
  test('tells who only had games that were not played, and what a corrected report changed', async () => {
    const office = await officeWithLists(sqlite);
    const forfeit: TestEvent = {
      ...MAY,
      event: 4,
      start: '2024-07-20',
      end: '2024-07-21',
      list: '2024-08',
      persons: [3, 4, 8],
    };
    await acceptEvent(office, {
      ...forfeit,
      games: [
        [1, 3, 4, '1-0'],
        [2, 8, 3, '+/-'],
      ],
    });
    const corrected = { ...MAY, event: 9, list: '2024-08' };
    const games = MAY.games.map(
      ([round, white, black, result]) => [round, white, black, white === 5 ? '1-0' : result] as const,
    );
    await enter(
      office,
      { kind: 'event.submitted', data: { ...submission({ ...corrected, games }), corrects: E(1) } },
      accepted(corrected),
    );
    office.on('2024-07-31');
    expect(
      (await publishList(office, { pool: 'fide' }, AS)).findings.filter(({ weight }) => weight === 'refuse'),
    ).toEqual([]);
    const { players } = await written(office, { list: 'fide:2024-08' });
    const paths = new Map(
      players
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => [line.split(',')[2], line.split(',').at(-1)]),
    );
    expect([paths.get(P(8)), paths.get(P(5)), paths.get(P(7))]).toEqual(['no-games', 'corrected', 'rated']);
  });
});
