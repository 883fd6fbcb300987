/** Persons on whom nothing rests leave the registry, and nobody is given their ids. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { changeOffice } from '../change.ts';
import { ANNA, done, projectionsOf, refusals, testOffice } from '../office.fixture.ts';
import { verifiedShortly } from '../../keeping/checking.fixture.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../wire.ts';
import { exportPlayers } from './export.ts';
import { addPlayer, changePlayer } from './players.ts';
import { removalOf } from './remove.ts';
import { showPlayer } from './show.ts';

forEachStore((_kind, store) => {
  describe('the KOMIR number of somebody who was removed', () => {
    const card = (name: string) =>
      ({ name, birth: '1990-02-03', sex: 'f', federation: 'HUN', licences: { 2024: 'Postás' } }) as const;

    test('is not given again, also by a copy of the office', async () => {
      const office = await testOffice(store);
      for (const name of ['Kiss Anna', 'Nagy Ida']) done(await addPlayer(office, card(name), ANNA));
      done(
        await changeOffice(office, ANNA, async ({ desk, post }) => ({
          value: await post(...(await removalOf(desk, [2]))),
          findings: [],
        })),
      );
      expect(done(await addPlayer(office, card('Tóth Éva'), { ...ANNA, dryRun: true })).komir).toBe('101');
      await withScratchStore(async (scratch) => {
        const copy = { ...office, store: scratch };
        const { findings } = await verifyOffice(office, { scratch });
        expect(findings).toEqual([]);
        expect(done(await addPlayer(copy, card('Tóth Éva'), { ...ANNA, dryRun: true })).komir).toBe('101');
      });
      expect(done(await addPlayer(office, card('Tóth Éva'), ANNA)).komir).toBe('101');
    });
  });

  describe('persons who are removed', () => {
    test('leave nothing that names them, and their ids are given to nobody else', async () => {
      const office = await testOffice(store);
      for (const name of ['Kiss Anna', 'Nagy Béla', 'Tóth Csaba']) {
        done(await addPlayer(office, { name, birth: '1990-02-03', federation: 'HUN' }, ANNA));
      }
      done(await changePlayer(office, { player: personId(3), fields: { fide: '77' } }, ANNA));
      const removed = await changeOffice(office, ANNA, async ({ desk, post }) => ({
        value: await post(...(await removalOf(desk, [2, 3]))),
        findings: [],
      }));
      expect(done(removed)).toHaveLength(1);
      const shown: string[] = [];
      await exportPlayers(office, {
        format: 'jsonl',
        view: 'officer',
        write: (bytes) => void shown.push(new TextDecoder().decode(bytes)),
      });
      expect(shown.join('')).toMatch(/^[^\n]*Kiss Anna[^\n]*\n$/);
      expect(JSON.stringify(await projectionsOf(office))).not.toMatch(/Nagy|Csaba|"77"/);
      expect(await office.store.read(async (desk) => (await desk.papersOf('identity', 3)).length)).toBe(0);
      expect(refusals(await showPlayer(office, 'fide:77'))).toEqual(['player.number-unknown']);
      expect(refusals(await changePlayer(office, { player: personId(2), fields: { sex: 'm' } }, ANNA))).toEqual([
        'player.erased',
      ]);
      expect(done(await addPlayer(office, { name: 'Új Dóra', fide: '77' }, ANNA)).player).toBe(personId(4));
      const { value, findings, begun } = await verifiedShortly(office, 'one');
      expect([findings, begun]).toEqual([[], 1]);
      expect(value).toMatchObject({ erased: 3, persons: 2 });
    });
  });
});
