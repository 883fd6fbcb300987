/** Licences of the players of an event, in a pool of the Hungarian federation. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { bring, enterPersons, type TestOffice, testOffice } from '../lists/office.fixture.ts';
import { changePlayer } from '../registry/players.ts';
import { openRatingPool } from '../registry/pools.ts';
import { acceptEvent } from './accept.ts';
import { AS, codesOf, type Game, PERSONS, submitOne } from './event.fixture.ts';

const GAMES: readonly Game[] = [
  [1, '1', '2', '1-0'],
  [2, '3', '1', '1/2-1/2'],
];
const EVENT = { name: 'Kupa', start: '2024-05-04', end: '2024-05-05', controls: [{ minutes: 90, increment: 30 }] };

async function opened(store: TestStore, family: 'mssz' | 'fide'): Promise<TestOffice> {
  const office = await testOffice(store, '2024-05-10');
  await openRatingPool(office, { pool: 'p', family, name: 'P', from: '2024-06' }, AS);
  await enterPersons(office, 1, PERSONS);
  await bring(office, 'p', '2024-05', { 1: 1500, 2: 2000, 3: 2100, 4: 1700 });
  return office;
}

const licence = async (office: TestOffice, person: number, year: string): Promise<void> => {
  const fields = { licences: { [year]: 'MTK' }, sex: 'm' as const };
  expect(codesOf(await changePlayer(office, { player: personId(person), fields }, AS))).toContain('player.komir-given');
};

const told = ({ findings }: { readonly findings: readonly { readonly code: string; readonly facts: object }[] }) =>
  findings.filter(({ code }) => code === 'event.without-licence').map(({ facts }) => facts);

forEachStore((_kind, store) => {
  describe('players without a licence for the year of an event', () => {
    test('are named when the report comes and when it is accepted, and stop nothing', async () => {
      const office = await opened(store, 'mssz');
      await licence(office, 1, '2024');
      await licence(office, 2, '2023');
      const submitted = await submitOne(office, 'p', { event: EVENT, games: GAMES });
      const expected = [{ year: '2024', players: [2, 3, 4].map(personId) }];
      expect(told(submitted)).toEqual(expected);
      const accepted = await acceptEvent(office, { event: 'e1' }, AS);
      expect(accepted.value?.state).toBe('accepted');
      expect(told(accepted)).toEqual(expected);
    });

    test('are named, too, where the report is accepted as it comes', async () => {
      const office = await opened(store, 'mssz');
      await licence(office, 1, '2024');
      const submitted = await submitOne(office, 'p', { event: EVENT, games: GAMES }, { accept: 'clean' });
      expect(submitted.events[0]?.state).toBe('accepted');
      expect(told(submitted)).toEqual([{ year: '2024', players: [2, 3, 4].map(personId) }]);
    });

    test('are nobody where the office keeps no licences, and none in other pools', async () => {
      const office = await opened(store, 'mssz');
      expect(told(await submitOne(office, 'p', { event: EVENT, games: GAMES }, { accept: 'clean' }))).toEqual([]);
      const fide = await opened(store, 'fide');
      await licence(fide, 1, '2024');
      expect(told(await submitOne(fide, 'p', { event: EVENT, games: GAMES }))).toEqual([]);
    });

    test('are nobody where each has one, or is of another federation', async () => {
      const office = await opened(store, 'mssz');
      for (const person of [1, 2, 4]) await licence(office, person, '2024');
      await changePlayer(office, { player: personId(3), fields: { federation: 'SVK' } }, AS);
      expect(told(await submitOne(office, 'p', { event: EVENT, games: GAMES }))).toEqual([]);
    });
  });
});
