import { describe, expect, test } from 'vitest';
import { officeWithPools, take } from '../../desk/registry/import/import.fixture.ts';
import { ANNA, done, refusals } from '../../desk/office.fixture.ts';
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
      done(await take(office, TEXT, { how: 'add', pool, asOf: '2024-05' }));
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
});
