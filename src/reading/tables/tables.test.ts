/** Lists as tables for analysis, read back by another program. */
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import { describe, expect, test } from 'vitest';
import {
  AS,
  acceptEvent,
  bring,
  enter,
  enterPersons,
  openPool,
  roundRobin,
  type TestOffice,
  testOffice,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { done } from '../../desk/office.fixture.ts';
import { erasePlayer } from '../../desk/registry/erase.ts';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { officeForPublic } from '../public/shown-persons.ts';
import { isTablePath, writeTables } from './tables.ts';

type Cells = Record<string, unknown>;

async function tablesOf(office: TestOffice, month?: string) {
  const files = new Map<string, ArrayBuffer>();
  const outcome = await writeTables(officeForPublic(office), {
    ...(month === undefined ? {} : { month }),
    sink: async (file, bytes) => void files.set(file, bytes.slice().buffer as ArrayBuffer),
  });
  const rows = async (file: string): Promise<readonly Cells[]> =>
    parquetReadObjects({ file: files.get(file) as ArrayBuffer });
  return { ...outcome, names: [...files.keys()], files, rows };
}

forEachStore((_kind, store) => {
  describe('tables of an office', () => {
    const opened = async () => {
      const office = await testOffice(store, '2024-06-15');
      await openPool(office, 'fide', 'fide', '2024-05');
      await enterPersons(office, 1, [
        { name: 'Kovács, Éva', birth: '1990-03-04', federation: 'HUN', sex: 'f', fide: '700001' },
        { name: 'Szabó, Ida', birth: '2012-05-06', federation: 'HUN' },
        { name: 'Gone, Soon', birth: '1980-01-01', federation: 'SVK' },
        { name: 'New, Comer', birth: '1999-01-01', federation: 'AUT' },
      ]);
      await bring(office, 'fide', '2024-05', { 1: 2001, 2: 1502, 3: 1803 });
      await acceptEvent(office, {
        event: 1,
        pool: 'fide',
        start: '2024-05-10',
        end: '2024-05-19',
        edition: 'fide-2024',
        list: '2024-06',
        persons: [1, 2, 3, 4],
        games: [...roundRobin([1, 2, 3, 4], () => '1-0'), [9, 1, 2, '+/-']],
      });
      done(await publishList(office, { pool: 'fide' }, AS));
      return office;
    };

    test('hold lists, players, events, games and results, a file each for every list', async () => {
      const office = await opened();
      const { value, names, rows, files } = await tablesOf(office);
      const all = ['players', 'ratings', 'events', 'games', 'results'];
      expect(names).toEqual([
        'players/fide-2024-05-01.parquet',
        'ratings/fide-2024-05-01.parquet',
        ...all.map((table) => `${table}/fide-2024-06-01.parquet`),
      ]);
      expect(names.every(isTablePath)).toBe(true);
      expect(value).toMatchObject({ lists: 2, rows: 6 + 4 + 3 + 1 + 7 + 4 });
      const of = { pool: 'fide', list: '2024-06-01' };
      const games = await rows('games/fide-2024-06-01.parquet');
      expect(games).toHaveLength(7);
      expect(games.find(({ white, black }) => white === personId(1) && black === personId(2))).toEqual({
        ...of,
        event: 'e1',
        round: expect.any(Number) as number,
        white: personId(1),
        black: personId(2),
        result: '1-0',
        white_score: 1,
        black_score: 0,
        white_rating: 2001,
        black_rating: 1502,
        handicap: null,
        set_aside: false,
      });
      expect(games.at(-1)).toMatchObject({ round: 9, result: '+/-', white_score: null, black_score: null });
      expect(games.some(({ black, black_rating }) => black === personId(4) && black_rating === null)).toBe(true);
      expect(await rows('events/fide-2024-06-01.parquet')).toEqual([
        {
          ...of,
          event: 'e1',
          name: 'Event 1',
          first_day: '2024-05-10',
          last_day: '2024-05-19',
          edition: 'fide-2024',
          players: 4,
          games: 7,
          corrects: null,
          corrected_by: null,
        },
      ]);
      const results = await rows('results/fide-2024-06-01.parquet');
      expect(results[0]).toMatchObject({ ...of, event: 'e1', player: personId(1), rating: 2001 });
      expect(results.map(({ score }) => score)).toEqual([2, 1, 0, 1]);
      expect((await rows('ratings/fide-2024-05-01.parquet')).map(({ player, rating }) => [player, rating])).toEqual([
        [personId(1), 2001],
        [personId(2), 1502],
        [personId(3), 1803],
      ]);
      const { key_value_metadata: about } = parquetMetadata(files.get('games/fide-2024-06-01.parquet') as ArrayBuffer);
      expect(JSON.parse(about?.find(({ key }) => key === 'elobook')?.value ?? '')).toMatchObject(of);
    });

    test('show nobody’s day of birth, of minors what the office shows, and of who was erased the id', async () => {
      const office = await opened();
      const players = async () => (await tablesOf(office, '2024-06')).rows('players/fide-2024-06-01.parquet');
      expect((await players())[0]).toEqual({
        pool: 'fide',
        list: '2024-06-01',
        player: personId(1),
        name: 'Kovács, Éva',
        fide_id: '700001',
        federation: 'HUN',
        title: null,
        sex: 'f',
        birth_year: 1990,
      });
      expect((await players())[1]).toMatchObject({ name: 'Szabó, Ida', birth_year: 2012 });
      await enter(office, { kind: 'office.set', data: { minors: 'initials' } });
      done(await erasePlayer(office, personId(3), { ...AS, ground: 'asked for it' }));
      const after = await players();
      expect(after[1]).toMatchObject({ birth_year: null });
      expect(after[1]?.['name']).not.toContain('Szabó');
      expect(after[2]).toMatchObject({ player: personId(3), name: null, federation: null, birth_year: null });
      const { files } = await tablesOf(office);
      for (const file of files.values()) {
        const text = Buffer.from(file).toString('latin1');
        for (const hidden of ['-03-04', '-05-06', 'Gone, Soon']) expect(text).not.toContain(hidden);
      }
    });

    test('are the same bytes each time', async () => {
      const office = await opened();
      const [first, again] = [await tablesOf(office), await tablesOf(office)];
      expect([...again.files]).toEqual([...first.files]);
    });

    test('of a month without a list are refused, and it is said which lists there are', async () => {
      const office = await opened();
      expect((await tablesOf(office, '2024-07')).findings).toMatchObject([
        { code: 'lists.no-tables', facts: { month: '2024-07', first: '2024-05-01', last: '2024-06-01' } },
      ]);
      const empty = await testOffice(store, '2024-06-15');
      expect((await tablesOf(empty)).findings).toMatchObject([
        { code: 'lists.no-tables', facts: { month: '', first: null, last: null } },
      ]);
    });
  });
});

test('the path of a table is told from any other', () => {
  expect(isTablePath('games/fide-2024-06-01.parquet')).toBe(true);
  for (const path of [
    'games/fide-2024-06.parquet',
    'games/x/fide-2024-06-01.parquet',
    'toString/fide-2024-06-01.parquet',
    'notes.txt',
    'games',
  ]) {
    expect(isTablePath(path)).toBe(false);
  }
});
