/** Accepted events as files for FIDE: what the office holds, the results that count, and nothing that `check` would find. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Day, parseDay } from '../../core/dates.ts';
import type { Report } from '../../core/report.ts';
import { convertReport } from '../../engine/convert.ts';
import { openReport } from '../../engine/files.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { changePlayer } from '../registry/players.ts';
import { erasePlayer } from '../registry/erase.ts';
import { correctEvent } from './correct.ts';
import {
  AS,
  codesOf,
  fileOf,
  type Game,
  GAMES,
  officeWith,
  PERSONS,
  players,
  submitOne,
  type TestOffice,
} from './event.fixture.ts';
import { exportEvent, exportMonth } from './export.ts';
import type { EventFile } from './export.ts';

const DAYS = { registered: '2024-05-01' };

const reportIn = ({ bytes }: Pick<EventFile, 'bytes'>): Report => openReport(bytes).report as Report;

const trf = async (office: TestOffice, event = 'e1', format: 'trf16' | 'trf26' = 'trf26') => {
  const { value, findings } = await exportEvent(office, { event, format });
  return { report: value === undefined ? undefined : reportIn(value), value, findings };
};

const ratingsOn = (office: TestOffice, date: string): Promise<readonly unknown[]> =>
  office.store.read(async (desk) => {
    const list = await desk.list('fide', date);
    const rows = await desk.standings(
      list?.list as number,
      PERSONS.map((_, place) => place + 1),
    );
    return rows.map(({ person, rating, games, change, k }) => [person, rating, games, change, k]);
  });

forEachStore((kind, store) => {
  describe('an accepted event as a file', () => {
    test('has numbers, names, titles, births and ratings of the office', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const { bytes } = fileOf({ event: DAYS, players: players().map(({ birth: _birth, ...player }) => player) });
      await submitOne(office, 'fide', {}, { files: [{ name: 'r.json', bytes }], accept: 'clean' });
      await changePlayer(office, { player: 'fide:700001', fields: { title: 'IM', birth: '1990-03-02' } }, AS);
      const { report, value, findings } = await trf(office);
      expect(findings).toEqual([]);
      expect(value).toMatchObject({ event: 'e1', name: 'e1.trfx', players: 4, games: 4 });
      expect(report?.players[0]).toMatchObject({
        name: 'Kovács, Anna',
        title: 'IM',
        fideId: '700001',
        federation: 'HUN',
        sex: 'f',
        rating: 2000,
        birth: { year: 1990, day: parseDay('1990-03-02') },
      });
      expect(report?.event).toMatchObject({ name: 'Spring Open', system: 'swiss' });
      expect(report?.games.map(({ round, white, black, result }) => [round, white, black, result])).toEqual(GAMES);
      const old = await trf(office, 'e1', 'trf16');
      expect(old.value?.name).toBe('e1.trf');
      const withoutPlace = (of: Report | undefined) => of?.players.map(({ at: _at, ...player }) => player);
      expect(withoutPlace(old.report)).toEqual(withoutPlace(report));
    });

    test('keeps byes, teams, places and starting numbers of the report', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const document: Report = {
        event: {
          id: 'x',
          name: 'Open',
          start: parseDay('2024-06-05') as Day,
          end: parseDay('2024-06-09') as Day,
          system: 'swiss',
        },
        players: PERSONS.map(({ name = '', fide = '' }, place) => ({
          id: String(place + 1),
          name,
          fideId: fide,
          startNumber: 4 - place,
          place: [2, 3, 1, 4][place] as number,
        })),
        games: GAMES.slice(0, 3).map(([round, white, black, result]) => ({ round, white, black, result })),
        byes: [{ player: '2', round: 2, kind: 'paired' }],
        teams: [
          { name: 'A', members: ['1', '2'] },
          { name: 'B', members: ['3', '4'] },
        ],
      };
      const { bytes = new Uint8Array() } = convertReport(document, 'trf26');
      await submitOne(office, 'fide', {}, { files: [{ name: 'r.trfx', bytes }], accept: 'clean' });
      const { report, findings } = await trf(office);
      expect(findings).toEqual([]);
      expect(report?.byes?.map(({ player, round, kind: bye }) => [player, round, bye])).toEqual([['3', 2, 'paired']]);
      expect(report?.teams).toEqual([
        { name: 'A', members: ['4', '3'] },
        { name: 'B', members: ['2', '1'] },
      ]);
      expect(report?.players.map(({ fideId, place }) => [fideId, place])).toEqual([
        ['700004', 4],
        ['700003', 1],
        ['700002', 3],
        ['700001', 2],
      ]);
    });

    test('has the corrected results, whichever of the two events is asked for', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await submitOne(office, 'fide', { event: DAYS }, { accept: 'clean' });
      office.on('2024-07-01');
      for (const date of ['2024-06', '2024-07']) await publishList(office, { pool: 'fide', date }, AS);
      const games: readonly Game[] = [[1, '1', '2', '0-1'], ...GAMES.slice(1)];
      const file = fileOf({ event: DAYS, games });
      await correctEvent(office, { event: 'e1', file, accept: 'at-once' }, { ...AS, ground: 'wrong result' });
      const { report, value, findings } = await trf(office);
      expect(value?.event).toBe('e2');
      expect(codesOf({ findings })).toEqual(['export.corrected']);
      expect(report?.games[0]?.result).toBe('0-1');
      expect((await trf(office, 'e2')).value?.bytes).toEqual(value?.bytes);
      const { value: month } = await exportMonth(office, { pool: 'fide', list: '2024-07', format: 'trf26' });
      expect(month?.map(({ event }) => event)).toEqual(['e2']);
    });

    test('tells who has no FIDE number, and who was erased with the copy of the report', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const newcomer = { id: '4', name: 'Új, Erik', birth: '2001-05-05', federation: 'HUN' };
      await submitOne(office, 'fide', { event: DAYS, players: [...players(3), newcomer] }, { accept: 'clean' });
      const { findings, report } = await trf(office);
      expect(findings.map(({ code, facts: { players: who } }) => [code, (who as readonly string[]).length])).toEqual([
        ['export.no-number', 1],
      ]);
      expect(report?.players[3]).toMatchObject({ name: 'Új, Erik' });
      expect(report?.players[3]).not.toHaveProperty('rating');
      await erasePlayer(office, 'fide:700003', { ...AS, ground: 'asked for it' });
      const erased = await trf(office);
      expect(codesOf(erased)).toEqual(
        expect.arrayContaining(['export.report-erased', 'export.nameless', 'export.no-number']),
      );
      expect(erased.report?.players).toHaveLength(4);
    });

    test('is not given out before it counts, nor in another game, nor of a list without events', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await submitOne(office, 'fide', { event: DAYS });
      expect(codesOf(await trf(office))).toEqual(['export.not-accepted']);
      expect(codesOf(await trf(office, 'e9'))).toEqual(['event.unknown']);
      const of = (pool: string, list: string) => exportMonth(office, { pool, list, format: 'trf16' });
      expect(codesOf(await of('fide', '2024-07'))).toEqual(['export.no-events']);
      expect(codesOf(await of('fide', 'July'))).toEqual(['export.bad-list']);
      expect(codesOf(await of('other', '2024-07'))).toEqual(['pool.unknown']);
    });
  });

  describe('an interim report', () => {
    const schedule = [
      { round: 1, date: '2024-06-05' },
      { round: 2, date: '2024-06-09' },
    ];

    test('has the rounds of its days, numbered anew, and only who played in them', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const games = GAMES.slice(0, 3);
      await submitOne(office, 'fide', { event: { ...DAYS, schedule }, games }, { accept: 'clean' });
      const { value, findings } = await exportEvent(office, { event: 'e1', format: 'trf26', from: '2024-06-06' });
      expect(findings).toEqual([
        {
          code: 'export.cut',
          weight: 'note',
          facts: { event: 'e1', rounds: [2], from: '2024-06-06', to: '2024-06-09', players: 2, left: 2 },
        },
      ]);
      const report = reportIn(value as EventFile);
      expect(report.event).toMatchObject({ start: parseDay('2024-06-09'), end: parseDay('2024-06-09'), rounds: 1 });
      expect(report.games).toMatchObject([{ round: 1, white: '1', black: '3', result: '0-1' }]);
      expect(report.players.map(({ halfPoints, place }) => [halfPoints, place])).toEqual([
        [0, 2],
        [2, 1],
      ]);
      const first = await exportEvent(office, { event: 'e1', format: 'trf26', to: '2024-06-05' });
      expect(reportIn(first.value as EventFile).games).toHaveLength(2);
    });

    test('needs the days of the rounds', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      await submitOne(office, 'fide', { event: DAYS }, { accept: 'clean' });
      const cut = (from: string) => exportEvent(office, { event: 'e1', format: 'trf26', from });
      expect(codesOf(await cut('2024-06-06'))).toEqual(['export.no-schedule']);
      expect(codesOf(await cut('June'))).toEqual(['event.bad-day']);
      const other = { ...DAYS, schedule, name: 'Other' };
      await submitOne(office, 'fide', { event: other, games: GAMES.slice(0, 2) }, { accept: 'clean', event: 'e1' });
      expect(codesOf(await cut('2024-06-07'))).toEqual(['export.no-rounds']);
    });
  });

  const RESULTS = ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-'] as const;
  const PAIRS = [
    ['1', '2'],
    ['3', '4'],
    ['1', '3'],
    ['2', '4'],
    ['1', '4'],
    ['2', '3'],
  ] as const;

  test('what is given out and comes into another office gives the same ratings', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...RESULTS), { minLength: 6, maxLength: 6 }),
        fc.constantFrom('trf16' as const, 'trf26' as const),
        async (results, format) => {
          const games = PAIRS.map(
            ([white, black], place): Game => [Math.floor(place / 2) + 1, white, black, results[place] ?? '1-0'],
          );
          const first = await officeWith(store, 'fide', '2024-06-12');
          await submitOne(first, 'fide', { event: DAYS, games }, { accept: 'clean' });
          const { value: files = [] } = await exportMonth(first, { pool: 'fide', list: '2024-07', format });
          const other = await officeWith(store, 'fide', '2024-06-12');
          await submitOne(other, 'fide', {}, { files, accept: 'clean' });
          for (const office of [first, other]) {
            office.on('2024-07-01');
            for (const date of ['2024-06', '2024-07']) await publishList(office, { pool: 'fide', date }, AS);
          }
          expect(await ratingsOn(other, '2024-07-01')).toEqual(await ratingsOn(first, '2024-07-01'));
        },
      ),
      { numRuns: kind === 'sqlite' ? 12 : 3 },
    );
  });
});
