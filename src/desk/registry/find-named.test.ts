import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { ANNA, done, refusals, testOffice } from '../office.fixture.ts';
import { erasePlayer } from './erase.ts';
import { findNamed } from './find-named.ts';
import { mergePlayers } from './merge.ts';
import { addPlayer } from './players.ts';

forEachStore((_kind, store) => {
  describe('finding a player by name', () => {
    test('by the beginning of any word, in any order, spelling and alphabet; the very name first', async () => {
      const office = await testOffice(store);
      for (const name of ['Kovács Annamária', 'Kovács Anna', 'Tóth Anna', 'Пономарёв Руслан']) {
        done(await addPlayer(office, { name, birth: '1990-04-05', club: 'Postás' }, ANNA));
      }
      const found = async (asked: string): Promise<readonly string[]> =>
        done(await findNamed(office, asked)).players.map(({ name }) => name);
      expect(await found('kovacs anna')).toEqual(['Kovács Anna', 'Kovács Annamária']);
      expect(await found('Anna Kov')).toEqual(['Kovács Anna', 'Kovács Annamária']);
      expect(await found('anna')).toEqual(['Kovács Anna', 'Kovács Annamária', 'Tóth Anna']);
      expect(await found('Ponomariov')).toEqual(['Пономарёв Руслан']);
      expect(refusals(await findNamed(office, 'Nagy'))).toEqual(['player.none-named']);
    });

    test('SQL in a name, and in what is asked for, is nothing but a name', async () => {
      const office = await testOffice(store);
      const name = `O'Drop'); delete from persons; --, "Anna" \\`;
      done(await addPlayer(office, { name }, ANNA));
      expect(done(await findNamed(office, `o'drop'); delete`)).players.map((each) => each.name)).toEqual([name]);
      for (const asked of [`' or 1=1 --`, `%`, `_drop`]) {
        expect(refusals(await findNamed(office, asked)), asked).toEqual(['player.none-named']);
      }
    });

    test('what tells namesakes apart is shown, a day of birth never', async () => {
      const office = await testOffice(store);
      const card = { name: 'Kovács Anna', birth: '1990-04-05', club: 'Postás', fide: '703303', federation: 'HUN' };
      done(await addPlayer(office, card, ANNA));
      const { players } = done(await findNamed(office, 'Kovács'));
      expect(players).toEqual([
        {
          player: expect.any(String) as string,
          name: 'Kovács Anna',
          birthYear: 1990,
          club: 'Postás',
          federation: 'HUN',
          numbers: { fide: '703303' },
          standings: [],
        },
      ]);
    });

    test('a merged person is found as the one who stays, and who was erased not at all', async () => {
      const office = await testOffice(store);
      const [stays, goes, erased] = [
        done(await addPlayer(office, { name: 'Tóth Anna' }, ANNA)).player,
        done(await addPlayer(office, { name: 'Tóth Annuska' }, ANNA)).player,
        done(await addPlayer(office, { name: 'Tóth Anna', birth: '2001' }, ANNA)).player,
      ];
      done(await mergePlayers(office, { player: goes, into: stays }, ANNA));
      done(await erasePlayer(office, erased, { ...ANNA, ground: 'asked for it' }));
      expect(done(await findNamed(office, 'Tóth')).players.map(({ player }) => player)).toEqual([stays]);
      expect(done(await findNamed(office, 'Annuska')).players.map(({ player }) => player)).toEqual([stays]);
    });

    test('of many the best are shown, and the others counted', async () => {
      const office = await testOffice(store);
      for (let born = 1950; born < 1982; born += 1) {
        done(await addPlayer(office, { name: 'Nagy János', birth: `${born}` }, ANNA));
      }
      const { value, findings } = await findNamed(office, 'Nagy');
      expect([value?.found, value?.players.length]).toEqual([32, 30]);
      expect(findings).toMatchObject([{ code: 'player.more-named', facts: { more: 2 } }]);
    });
  });
});
