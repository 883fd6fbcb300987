import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { ANNA, done, refusals, testOffice } from '../office.fixture.ts';
import { fieldHistory } from '../../reading/field-history.ts';
import { listClubs, showClub } from './clubs.ts';
import { erasePlayer } from './erase.ts';
import { orderClub } from './order.ts';
import { addPlayer } from './players.ts';

const CARDS = [
  { name: 'Kovács Anna', club: 'Postás', licences: { 2023: 'MTK', 2024: 'Postás' }, order: 2 },
  { name: 'Nagy Béla', club: 'Postás', guestClub: 'MTK', licences: { 2024: 'Postás' }, order: 1 },
  { name: 'Tóth Cili', club: 'Postás', licences: { 2023: 'Postás' } },
  { name: 'Varga Dóra', club: 'MTK', guestClub: 'Postás', licences: { 2024: 'MTK' }, order: 3 },
  { name: 'Zsíros Ede' },
] as const;

forEachStore((_kind, store) => {
  describe('clubs of the registry', () => {
    async function withClubs() {
      const office = await testOffice(store);
      const ids: string[] = [];
      for (const { name, ...card } of CARDS) {
        const { order, ...others } = card as { readonly order?: number };
        const given = {
          name,
          birth: '1990-04-05',
          sex: 'f',
          federation: 'HUN',
          ...others,
          ...(order === undefined ? {} : { strengthOrder: { club: 'Postás', number: order } }),
        };
        ids.push(done(await addPlayer(office, given, ANNA)).player);
      }
      return { office, ids };
    }

    test('every club is counted with members, guests and places in its order', async () => {
      const { office } = await withClubs();
      expect(await listClubs(office)).toEqual([
        { club: 'MTK', members: 1, guests: 1, ordered: 0 },
        { club: 'Postás', members: 3, guests: 1, ordered: 3 },
      ]);
    });

    test('a club has its players by their places, with the licence of the year', async () => {
      const { office } = await withClubs();
      const { players, year } = done(await showClub(office, 'Postás', { year: '2024' }));
      expect(year).toBe('2024');
      expect(
        players.map(({ name, place, licence, isGuest, otherClub }) => [name, place, licence, isGuest, otherClub]),
      ).toEqual([
        ['Nagy Béla', 1, 'Postás', false, 'MTK'],
        ['Kovács Anna', 2, 'Postás', false, undefined],
        ['Varga Dóra', 3, 'MTK', true, 'MTK'],
        ['Tóth Cili', undefined, undefined, false, undefined],
      ]);
      expect(JSON.stringify(players)).not.toContain('1990-04');
    });

    test('who had a licence of the club that year is on its sheet, whatever the club is now', async () => {
      const { office } = await withClubs();
      const { players } = done(await showClub(office, 'MTK', { year: '2023' }));
      expect(players.map(({ name }) => name)).toEqual(['Kovács Anna', 'Nagy Béla', 'Varga Dóra']);
    });

    test('who was erased is in no club; a club on no card is told', async () => {
      const { office, ids } = await withClubs();
      done(await erasePlayer(office, ids[0] as string, { ...ANNA, ground: 'asked for it' }));
      expect(done(await showClub(office, 'Postás', { year: '2024' })).players).toHaveLength(3);
      expect(refusals(await showClub(office, 'Vasas'))).toEqual(['club.unknown']);
    });

    test('an order is put as a whole: own players and guests by number, and who is not named has no place', async () => {
      const { office, ids } = await withClubs();
      const [anna = '', bela = '', cili = '', dora = '', ede = ''] = ids;
      const dry = done(await orderClub(office, { club: 'Postás', players: [cili, dora] }, { ...ANNA, dryRun: true }));
      expect(dry.changed).toBe(4);
      const { value, findings } = await orderClub(office, { club: 'Postás', players: [cili, anna, dora] }, ANNA);
      expect(value?.players.map(({ name, was, place }) => [name, was, place])).toEqual([
        ['Tóth Cili', null, 1],
        ['Kovács Anna', 2, 2],
        ['Varga Dóra', 3, 3],
        ['Nagy Béla', 1, null],
      ]);
      expect([value?.changed, findings.map(({ code }) => code)]).toEqual([2, ['order.lost']]);
      expect(done(await showClub(office, 'Postás')).players.map(({ name, place }) => [name, place])).toEqual([
        ['Tóth Cili', 1],
        ['Kovács Anna', 2],
        ['Varga Dóra', 3],
        ['Nagy Béla', undefined],
      ]);
      const again = await orderClub(office, { club: 'Postás', players: [cili, anna, dora] }, ANNA);
      expect(again.findings.map(({ code }) => code)).toEqual(['order.unchanged']);
      const other = await orderClub(office, { club: 'MTK', players: [dora, bela] }, ANNA);
      expect(other.findings.map(({ code }) => code)).toEqual(['order.leaves']);
      expect(
        refusals(await orderClub(office, { club: 'Postás', players: [ede, anna, anna, '1abcdef'] }, ANNA)),
      ).toEqual(['order.elsewhere', 'order.twice', 'player.check-character']);
      expect(refusals(await orderClub(office, { club: ' ', players: [] }, ANNA))).toEqual(['club.unknown']);
    });

    test('the history of a card has every value with who wrote it, when and by which entry', async () => {
      const { office, ids } = await withClubs();
      const [, , cili = ''] = ids;
      done(await orderClub(office, { club: 'Postás', players: [cili] }, { author: 'Bea' }));
      const fields = await fieldHistory(office, cili);
      const order = fields.find(({ field }) => field === 'strengthOrder');
      expect(order?.values).toEqual([
        {
          value: { club: 'Postás', number: 1 },
          entry: expect.any(Number) as number,
          time: expect.any(String) as string,
          author: 'Bea',
        },
      ]);
      expect(fields.find(({ field }) => field === 'name')?.values).toMatchObject([
        { value: 'Tóth Cili', author: ANNA.author },
      ]);
      done(await erasePlayer(office, cili, { ...ANNA, ground: 'asked for it' }));
      expect(JSON.stringify(await fieldHistory(office, cili))).not.toContain('Cili');
      expect(await fieldHistory(office, 'nobody')).toEqual([]);
    });
  });
});
