/** Clubs, guests, licences and strength orders of many players at once. */
import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../../stores/harness.fixture.ts';
import { ANNA, done, refusals } from '../../office.fixture.ts';
import { exportPlayers } from '../export.ts';
import { addPlayer, changePlayer } from '../players.ts';
import { showPlayer } from '../show.ts';
import { officeWithPools, sound, take } from './import.fixture.ts';

const HEAD = 'fideId;name;birth;sex;federation;komir;club;guestClub;strengthOrder;licences';
const list = (...rows: readonly string[]): string => [HEAD, ...rows, ''].join('\n');
const ADD = { how: 'add' } as const;

const PERSON = { birth: '1990-01-02', sex: 'f', federation: 'HUN' } as const;

forEachStore((_kind, store) => {
  describe('a list of members', () => {
    test('brings clubs, guests, orders and licences, and numbers with the first licence', async () => {
      const office = await officeWithPools(store);
      const text = list(
        '1;Kiss, Anna;1990-01-02;f;HUN;205;Postás;;Postás:2;"2023=Postás; 2024=Postás"',
        '2;Nagy, Béla;1985-01-02;m;HUN;;MTK;Postás;Postás:1;2024=MTK',
        '3;Tóth, Cili;2001-01-02;f;HUN;;ELTE;;;2024=ELTE',
        '4;Más, Éva;2001-01-03;f;HUN;;;;;',
      );
      const taken = await take(office, text, ADD);
      expect(taken.findings.filter(({ code }) => code === 'import.komirs-given')).toMatchObject([
        { weight: 'note', facts: { count: 2, first: '206', last: '207' } },
      ]);
      expect(done(await showPlayer(office, 'komir:205', 'officer'))).toMatchObject({
        club: 'Postás',
        strengthOrder: { club: 'Postás', number: 2 },
        licences: { 2023: 'Postás', 2024: 'Postás' },
      });
      expect(done(await showPlayer(office, 'fide:2', 'officer'))).toMatchObject({
        numbers: { komir: '206' },
        club: 'MTK',
        guestClub: 'Postás',
        strengthOrder: { club: 'Postás', number: 1 },
        licences: { 2024: 'MTK' },
      });
      expect(done(await showPlayer(office, 'fide:4', 'officer')).numbers).toEqual({ fide: '4' });
      await sound(office);
    });

    test('an export of everything is such a list again', async () => {
      const office = await officeWithPools(store);
      const text = list('2;Nagy, Béla;1985-01-02;m;HUN;7;MTK;Postás;Postás:1;"2023=MTK; 2024=MTK"');
      done(await take(office, text, ADD));
      const written: Uint8Array[] = [];
      await exportPlayers(office, { format: 'csv', view: 'officer', write: (bytes) => void written.push(bytes) });
      const exported = Buffer.concat(written).toString('utf8');
      expect(exported).toContain('Postás:1');
      expect(exported).toContain('2023=MTK; 2024=MTK');
      const again = await take(office, exported, { ...ADD, ids: 'own' });
      expect(done(again)).toMatchObject({ entered: 0, changed: 0 });
      const open: Uint8Array[] = [];
      await exportPlayers(office, { format: 'csv', view: 'public', write: (bytes) => void open.push(bytes) });
      expect(Buffer.concat(open).toString('utf8')).not.toContain('2023=MTK');
    });

    test('whoever is known gets a licence more, and loses one that is named without a club', async () => {
      const office = await officeWithPools(store);
      done(await take(office, list('1;Kiss, Anna;1990-01-02;f;HUN;;Postás;;;2023=Postás'), ADD));
      done(await take(office, list('1;Kiss, Anna;1990-01-02;f;HUN;;;;;"2023=; 2024=MTK"'), ADD));
      expect(done(await showPlayer(office, 'fide:1', 'officer'))).toMatchObject({
        numbers: { komir: '1' },
        club: 'Postás',
        licences: { 2024: 'MTK' },
      });
    });

    test.each([
      ['1;Kiss, Anna;1990-01-02;f;HUN;;Postás;;Postás;', 'player.field-unreadable'],
      ['1;Kiss, Anna;1990-01-02;f;HUN;;Postás;;Postás:0;', 'player.field-unreadable'],
      ['1;Kiss, Anna;1990-01-02;f;HUN;;Postás;;;Postás', 'player.field-unreadable'],
      ['1;Kiss, Anna;1990-01-02;f;HUN;;Postás;;;24=Postás', 'player.field-unreadable'],
      ['1;Kiss, Anna;1990-01-02;f;HUN;;Postás;ELTE;MTK:1;', 'import.order-elsewhere'],
      ['1;Kiss, Anna;1990-01-02;f;HUN;;;;MTK:1;', 'import.order-elsewhere'],
    ])('%s is refused: %s', async (row, code) => {
      const office = await officeWithPools(store);
      expect(refusals(await take(office, list(row), ADD))).toContain(code);
    });

    test('a place is one player’s: in the list, and here, unless the holder gets another by the list', async () => {
      const office = await officeWithPools(store);
      const twice = list('1;Kiss, Anna;1990-01-02;f;HUN;;MTK;;MTK:1;', '2;Nagy, Béla;1985-01-02;m;HUN;;MTK;;MTK:1;');
      expect(refusals(await take(office, twice, ADD))).toEqual(['import.order-twice']);
      done(await take(office, list('1;Kiss, Anna;1990-01-02;f;HUN;;MTK;;MTK:1;'), ADD));
      const taken = list('2;Nagy, Béla;1985-01-02;m;HUN;;MTK;;MTK:1;');
      expect(refusals(await take(office, taken, ADD))).toEqual(['import.order-taken']);
      const exchanged = list('1;Kiss, Anna;1990-01-02;f;HUN;;;;MTK:2;', '2;Nagy, Béla;1985-01-02;m;HUN;;MTK;;MTK:1;');
      done(await take(office, exchanged, ADD));
      expect(done(await showPlayer(office, 'fide:1', 'officer')).strengthOrder).toEqual({ club: 'MTK', number: 2 });
      await sound(office);
    });
  });

  test('an order outside the own or the guest club is refused on a card, too', async () => {
    const office = await officeWithPools(store);
    const order = { strengthOrder: { club: 'MTK', number: 1 } };
    const bare = await addPlayer(office, { name: 'Kiss, Anna', ...PERSON, ...order }, ANNA);
    expect(bare.findings).toEqual([
      { code: 'player.order-elsewhere', weight: 'refuse', facts: { club: 'MTK', clubs: [] } },
    ]);
    const { player } = done(await addPlayer(office, { name: 'Kiss, Anna', ...PERSON, club: 'MTK', ...order }, ANNA));
    const moved = await changePlayer(office, { player, fields: { club: 'ELTE' } }, ANNA);
    expect(moved.findings).toEqual([
      { code: 'player.order-elsewhere', weight: 'refuse', facts: { club: 'MTK', clubs: ['ELTE'] } },
    ]);
    expect(refusals(await changePlayer(office, { player, fields: { club: 'ELTE', guestClub: 'MTK' } }, ANNA))).toEqual(
      [],
    );
  });
});
