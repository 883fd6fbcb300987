import { describe, expect, test } from 'vitest';
import { verifyOffice } from '../../keeping/verify.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { ANNA, done, refusals, testOffice } from '../office.fixture.ts';
import { withScratchStore } from '../wire.ts';
import { attachForm, detachForm, listForms, openForm } from './attachments.ts';
import { erasePlayer } from './erase.ts';
import { mergePlayers } from './merge.ts';
import { addPlayer } from './players.ts';

const PDF = new TextEncoder().encode('%PDF-1.7\nA form, signed\n');
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const CARD = {
  name: 'Kovács Anna',
  birth: '1990-04-05',
  sex: 'f',
  federation: 'HUN',
  club: 'Postás',
  licences: { 2024: 'Postás' },
};
const GROUND = { ...ANNA, ground: 'asked for it' };

forEachStore((_kind, store) => {
  describe('forms of a member', () => {
    const begun = async () => {
      const office = await testOffice(store);
      const { player, komir } = done(await addPlayer(office, CARD, ANNA));
      return { office, player, komir: `komir:${komir}` };
    };

    test('are kept under the KOMIR number, listed, and given back byte by byte', async () => {
      const { office, komir } = await begun();
      const first = {
        player: komir,
        form: 'licence',
        file: { name: 'C:\\forms\\Kovács Anna.pdf', bytes: PDF },
      } as const;
      const { entry } = done(await attachForm(office, first, ANNA));
      done(await attachForm(office, { player: komir, form: 'other', file: { bytes: PNG } }, ANNA));
      expect(done(await listForms(office, komir))).toMatchObject([
        { entry, form: 'licence', type: 'pdf', size: PDF.length, name: 'Kovács Anna.pdf', author: ANNA.author },
        { form: 'other', type: 'png', name: 'other.png' },
      ]);
      const opened = done(await openForm(office, { player: komir, entry }));
      expect([opened.name, opened.type, [...opened.bytes]]).toEqual(['Kovács Anna.pdf', 'pdf', [...PDF]]);
      const texts = await office.store.read(async (desk) => (await desk.entry(entry))?.text);
      expect(texts).not.toContain('Kovács');
      expect(refusals(await openForm(office, { player: komir, entry: entry - 1 }))).toEqual(['attachment.unknown']);
    });

    test('are PDF, PNG or JPEG, bounded in size, of somebody with a KOMIR number', async () => {
      const { office, player, komir } = await begun();
      const bytes = new TextEncoder().encode('<html><script>alert(1)</script>');
      const huge = new Uint8Array(5 * 1024 * 1024 + 1);
      huge.set(PDF);
      const refusedFor = async (of: string, file: { readonly name: string; readonly bytes: Uint8Array }) =>
        refusals(await attachForm(office, { player: of, form: 'other', file }, ANNA));
      expect(await refusedFor(komir, { name: 'form.pdf', bytes })).toEqual(['attachment.type']);
      expect(await refusedFor(komir, { name: 'form.pdf', bytes: huge })).toEqual(['attachment.size']);
      const { player: without } = done(await addPlayer(office, { name: 'Nagy Béla' }, ANNA));
      expect(await refusedFor(without, { name: 'form.pdf', bytes: PDF })).toEqual(['attachment.no-komir']);
      expect(await refusedFor('komir:99', { name: 'form.pdf', bytes: PDF })).toEqual(['player.number-unknown']);
      done(await erasePlayer(office, player, GROUND));
      expect(await refusedFor(player, { name: 'form.pdf', bytes: PDF })).toEqual(['player.erased']);
    });

    test('are deleted for good with a ground, and the office is whole all the same', async () => {
      const { office, komir } = await begun();
      const { entry } = done(await attachForm(office, { player: komir, form: 'transfer', file: { bytes: PDF } }, ANNA));
      expect(refusals(await detachForm(office, { player: komir, entry }, ANNA))).toEqual(['attachment.no-ground']);
      expect(refusals(await detachForm(office, { player: komir, entry: 1 }, GROUND))).toEqual(['attachment.unknown']);
      done(await detachForm(office, { player: komir, entry }, { ...GROUND, dryRun: true }));
      expect(done(await listForms(office, komir))).toHaveLength(1);
      done(await detachForm(office, { player: komir, entry }, GROUND));
      expect(done(await listForms(office, komir))).toEqual([]);
      expect(refusals(await detachForm(office, { player: komir, entry }, GROUND))).toEqual(['attachment.unknown']);
      const verified = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
      expect(refusals(verified)).toEqual([]);
    });

    test('go with the person who is erased, also those of a card that was merged', async () => {
      const { office, player, komir } = await begun();
      done(await attachForm(office, { player: komir, form: 'registration', file: { bytes: PDF } }, ANNA));
      const { player: other } = done(await addPlayer(office, { name: 'Kovács Anna' }, ANNA));
      done(await mergePlayers(office, { player, into: other }, ANNA));
      expect(done(await listForms(office, other))).toHaveLength(1);
      const erased = done(await erasePlayer(office, other, GROUND));
      expect(erased.forms).toBe(1);
      const left = await office.store.read(async (desk) => [
        ...(await desk.papersOf('attachment', 1)),
        ...(await desk.papersOf('attachment', 2)),
      ]);
      expect(left).toEqual([]);
      const verified = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
      expect(refusals(verified)).toEqual([]);
    });
  });
});
