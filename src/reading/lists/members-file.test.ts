import { describe, expect, test } from 'vitest';
import { officeWithPools, take } from '../../desk/registry/import/import.fixture.ts';
import { ANNA, codes, done, refusals } from '../../desk/office.fixture.ts';
import type { Office } from '../../desk/office.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { changePlayer } from '../../desk/registry/players.ts';
import { setOffice } from '../../desk/registry/settings.ts';
import { withScratchStore } from '../../desk/wire.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { officeForPublic } from '../public/shown-persons.ts';
import { writeListFile } from './files.ts';
import { openRatingPool } from '../../desk/registry/pools.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { membersFile } from './members-file.ts';

const TEXT = [
  'fideId;name;rating;birth;sex;federation;komir;club;guestClub;strengthOrder;licences',
  '1;Kiss, Anna;1800;1990-01-02;f;HUN;205;Postás;MTK;MTK:2;"2023=MTK; 2024=Postás"',
  '2;Nagy, Béla;2100;1985-01-02;m;HUN;206;MTK;;;2023=MTK',
  '',
].join('\n');

forEachStore((_kind, store) => {
  describe('the list of the federation for officers', () => {
    test('has KOMIR number, club, guest club and the licence of its year, and no day of birth', async () => {
      const office = await officeWithPools(store);
      const pool = 'mssz';
      done(await openRatingPool(office, { pool, family: 'mssz', name: 'MSSZ', from: '2024-06' }, ANNA));
      const taken = await take(office, TEXT, { how: 'add', pool, asOf: '2024-05' });
      expect([done(taken).entered, codes(taken).includes('csv.unknown-column')]).toEqual([2, false]);
      const { name, bytes, players } = done(await membersFile(office, { pool, date: '2024-05' }));
      expect([name, players]).toEqual([`${pool}-2024-05-members.csv`, 2]);
      const [head, first = '', second = ''] = new TextDecoder().decode(bytes).split('\r\n');
      expect(head).toContain('komirId;club;guestClub;licence;strengthOrder');
      expect(first).toContain(';206;MTK;;;;');
      expect(second).toContain(';205;Postás;MTK;Postás;MTK:2;');
      expect(second).not.toContain('1990-01');
      expect(refusals(await membersFile(office, { pool: 'nowhere' }))).toEqual(['pool.unknown']);
    });
  });

  describe('the CSV of a list of the federation', () => {
    const csvOf = async (office: Office, date: string, format = 'csv'): Promise<readonly string[]> => {
      const pieces: Uint8Array[] = [];
      done(await writeListFile(office, { pool: 'mssz', date, format }, (bytes) => void pieces.push(bytes)));
      return Buffer.concat(pieces).toString('utf8').split('\r\n');
    };

    test('has KOMIR number, club and licence as they were when it was sealed; lists of before stay as they were', async () => {
      const office = await officeWithPools(store);
      const pool = 'mssz';
      done(await openRatingPool(office, { pool, family: 'mssz', name: 'MSSZ', from: '2024-06' }, ANNA));
      const third = '3;Kis, Éva;1500;2012-01-02;f;HUN;207;MTK;;;2024=MTK';
      done(await take(office, `${TEXT}${third}\n`, { how: 'add', pool, asOf: '2024-05' }));
      expect((await csvOf(office, '2024-05'))[0]).not.toContain('komirId');
      const before = { fields: { club: 'Postás', licences: { 2024: 'Postás' } } };
      done(await changePlayer(office, { player: 'komir:206', ...before }, ANNA));
      done(await publishList(office, { pool, date: '2024-06' }, ANNA));
      const published = await csvOf(office, '2024-06');
      const [head, first, second, minor] = published;
      expect(head).toContain('fideId;komirId;club;licence;inactive');
      expect([first, second, minor]).toEqual([
        expect.stringContaining(';2;206;Postás;Postás;'),
        expect.stringContaining(';1;205;Postás;Postás;'),
        expect.stringContaining(';3;207;MTK;MTK;'),
      ]);
      // a transfer, and what was known first
      done(await changePlayer(office, { player: 'komir:206', fields: { club: 'MTK' } }, ANNA));
      done(await changePlayer(office, { player: 'komir:205', fields: { club: 'MTK' } }, ANNA));
      expect(await csvOf(office, '2024-06')).toEqual(published);
      expect((await csvOf(office, '2024-06', 'csv-exact'))[1]).toContain('206');
      expect(await csvOf(office, '2024-06', 'json')).not.toContain('206');
      // who is shown by initials, and who wished not to be spread
      done(await changePlayer(office, { player: 'komir:205', fields: { private: '2024-06-10' } }, ANNA));
      done(await setOffice(office, { minors: 'initials' }, ANNA));
      const shown = await csvOf(officeForPublic(office), '2024-06');
      expect(shown[1]).toEqual(first);
      for (const line of shown.slice(2, 4)) expect(line).not.toMatch(/20[57]|Postás|MTK/);
      expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);
    });
  });
});
