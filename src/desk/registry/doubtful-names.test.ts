/** Names and clubs on their way onto a card. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { ANNA, codes, done, refusals, testOffice } from '../office.fixture.ts';
import { importList } from './import.ts';
import { addPlayer, changePlayer } from './players.ts';
import { showPlayer } from './show.ts';

const SPOOFED = 'Kiss\u202eannA';
const although = 'names' as const;
const csv = (text: string) => ({ how: 'add' as const, open: () => [new TextEncoder().encode(text)] });

forEachStore((_kind, store) => {
  describe('a card', () => {
    test('takes a doubtful name or club only if somebody says that it is right', async () => {
      const office = await testOffice(store);
      for (const card of [
        { name: '=HYPERLINK("http://x")' },
        { name: 'Kiss, Anna', club: '<b>Postás</b>' },
        { name: 'Kiss, Anna', guestClub: '@SUM' },
        { name: 'Kiss, Anna', strengthOrder: { club: '+1+cmd', number: 1 } },
      ]) {
        expect(refusals(await addPlayer(office, card, ANNA))[0], JSON.stringify(card)).toBe('player.text-doubtful');
      }
      expect(refusals(await addPlayer(office, { name: 'A', licences: { 2024: '=A', 2023: null } }, ANNA))).toContain(
        'player.text-doubtful',
      );
      done(await addPlayer(office, { name: '=Kiss' }, { ...ANNA, although }));
      done(await addPlayer(office, { name: "O'Connor, H.-P." }, ANNA));
      const change = { player: personId(2), fields: { name: 'Ivаnov' } };
      expect(refusals(await changePlayer(office, change, ANNA))).toEqual(['player.text-doubtful']);
      done(await changePlayer(office, change, { ...ANNA, although }));
      expect((await showPlayer(office, personId(2))).value?.name).toBe('Ivаnov');
    });

    test('never takes what nobody can see', async () => {
      const office = await testOffice(store);
      for (const name of [SPOOFED, 'Kiss\tAnna', 'Kiss\nAnna']) {
        expect(refusals(await addPlayer(office, { name }, { ...ANNA, although }))).toEqual(['player.text-doubtful']);
      }
    });
  });

  describe('a list', () => {
    const LIST = `fideId;name;club\n1;Kiss, Anna;\n2;=Nagy;\n3;${SPOOFED};\n4;Tóth, Csaba;@SUM\n`;

    test('with doubtful names is not taken in, and tells them together', async () => {
      const office = await testOffice(store);
      const outcome = await importList(office, csv(LIST), ANNA);
      expect(outcome.findings.filter(({ weight }) => weight === 'refuse')).toEqual([
        {
          code: 'import.names-doubtful',
          weight: 'refuse',
          facts: { rows: [2, 4], count: 2, doubts: ['formula'] },
        },
        { code: 'import.names-doubtful', weight: 'refuse', facts: { rows: [3], count: 1, doubts: ['bidi'] } },
        { code: 'import.faults', weight: 'refuse', facts: { count: 2 } },
      ]);
    });

    test('is taken in as it stands, or without them; what nobody can see stays outside in both', async () => {
      const office = await testOffice(store);
      expect(refusals(await importList(office, { ...csv(LIST), although }, ANNA))).toEqual([
        'import.names-doubtful',
        'import.faults',
      ]);
      const left = done(await importList(office, { ...csv(LIST), faulty: 'left-out' }, ANNA));
      expect(left).toMatchObject({ players: 4, entered: 2, leftOut: 2 });
      expect((await showPlayer(office, 'fide:4')).value).toMatchObject({ name: 'Tóth, Csaba' });
      expect((await showPlayer(office, 'fide:4', 'officer')).value?.club).toBeUndefined();
      const second = LIST.replace('Kiss, Anna', 'Kiss, Anna Mária').replace(`3;${SPOOFED};\n`, '');
      const all = await importList(office, { ...csv(second), although }, ANNA);
      expect(done(all)).toMatchObject({ players: 3, entered: 1, leftOut: 0 });
      expect((await showPlayer(office, 'fide:2')).value).toMatchObject({ name: '=Nagy' });
    });

    test('changes nobody’s name into a doubtful one, and brings the rest of the row', async () => {
      const office = await testOffice(store);
      done(await importList(office, csv('fideId;name\n1;Kiss, Anna\n'), ANNA));
      const outcome = await importList(
        office,
        { ...csv('fideId;name;federation\n1;=Szabó;HUN\n'), faulty: 'left-out' },
        ANNA,
      );
      expect(codes(outcome)).toContain('import.names-doubtful');
      expect(done(outcome)).toMatchObject({ entered: 0, changed: 1, leftOut: 0 });
      expect((await showPlayer(office, 'fide:1')).value).toMatchObject({ name: 'Kiss, Anna', federation: 'HUN' });
    });
  });
});
