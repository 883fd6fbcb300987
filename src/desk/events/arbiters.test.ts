/** Who the arbiters of an event are: from its report or named by an officer, on papers that can be erased. */
import { describe, expect, test } from 'vitest';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { eventData } from '../../ledger/rows/events.ts';
import type { EventRow } from '../../ledger/store.ts';
import { erasePlayer } from '../registry/erase.ts';
import { acceptEvent } from './accept.ts';
import { eraseArbiters, nameArbiters } from './arbiters.ts';
import { AS, codesOf, facts, officeWith, players, submitOne, type TestOffice } from './event.fixture.ts';
import { exportEvent } from './export.ts';
import { registerEvent } from './register.ts';
import { showEvent } from './show.ts';

const GROUND = { ...AS, ground: 'asked for it' };
const ANNA = { name: 'Kovács, Anna', fideId: '700001', licence: 'A-1', role: 'chief' } as const;
const BELA = { name: 'Bíró, Béla', role: 'deputy' } as const;

const shown = async (office: TestOffice, event = 'e1') => (await showEvent(office, event)).value?.arbiters;

const entriesText = (office: TestOffice): Promise<string> =>
  office.store.read(async (desk) => {
    const texts: string[] = [];
    for await (const batch of desk.entriesFrom(1)) texts.push(...batch.map(({ text }) => text));
    return texts.join('\n');
  });

const papersOf = (office: TestOffice, kind: 'arbiters' | 'report', event = 1): Promise<number> =>
  office.store.read(async (desk) => (await desk.papersOf(kind, event)).length);

forEachStore((_kind, store) => {
  describe('arbiters of an event', () => {
    test('are those of its report, until somebody names others; no entry has their names', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const event = { registered: '2024-05-01', arbiters: [{ name: 'Bíró, Béla', licence: 'B-2' }] };
      await submitOne(office, 'fide', { event });
      expect(await shown(office)).toEqual([{ name: 'Bíró, Béla', licence: 'B-2' }]);
      const { value } = await nameArbiters(
        office,
        { event: 'e1', arbiters: [{ ...ANNA, name: ' Kovács, Anna ' }, BELA] },
        AS,
      );
      expect(value).toEqual({ event: 'e1', arbiters: [ANNA, BELA] });
      expect(await shown(office)).toEqual([ANNA, BELA]);
      const row = (await office.store.read((desk) => desk.event(1))) as EventRow;
      expect(eventData(row).also?.['arbiters']).toEqual([{ licence: 'A-1' }, {}]);
      expect(codesOf(await nameArbiters(office, { event: 'e1', arbiters: [ANNA, BELA] }, AS))).toEqual([
        'event.unchanged',
      ]);
      await acceptEvent(office, { event: 'e1' }, AS);
      const { value: file } = await exportEvent(office, { event: 'e1', format: 'trf26' });
      const text = new TextDecoder().decode(file?.bytes);
      expect(text).toContain('102 Kovács, Anna (700001)\r\n112 Bíró, Béla\r\n');
      const entries = await entriesText(office);
      for (const word of ['Bíró', '700001']) expect(entries).not.toContain(word);
    });

    test('are named with the registration, and stay when the report comes', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      await registerEvent(office, { pool: 'fide', facts: { ...facts({ name: 'Open' }), arbiters: [ANNA] } }, AS);
      expect(await shown(office)).toEqual([ANNA]);
      office.on('2024-06-12');
      await submitOne(office, 'fide', {}, { event: 'e1' });
      expect(await shown(office)).toEqual([ANNA]);
      const given = { players: new Map(), event: { arbiters: [BELA] } };
      await submitOne(office, 'fide', { event: { name: 'Other' } }, { facts: given });
      expect(await shown(office, 'e2')).toEqual([BELA]);
      expect(await entriesText(office)).not.toContain('Bíró');
    });

    test('have a name each, a right number, and one chief', async () => {
      const office = await officeWith(store, 'fide', '2024-06-01');
      await registerEvent(office, { pool: 'fide', facts: facts({ name: 'Open' }) }, AS);
      const codes = async (...arbiters: Parameters<typeof nameArbiters>[1]['arbiters']) =>
        codesOf(await nameArbiters(office, { event: 'e1', arbiters }, AS));
      expect(await codes({ name: ' ', fideId: '12' })).toEqual(['event.arbiter-nameless', 'event.arbiter-number']);
      expect(await codes(ANNA, { ...BELA, role: 'chief' })).toEqual(['event.arbiters-chief']);
      expect(await codes(ANNA)).toEqual([]);
      expect(await codes()).toEqual([]);
      expect(await shown(office)).toBeUndefined();
      expect(codesOf(await nameArbiters(office, { event: 'e9', arbiters: [] }, AS))).toEqual(['event.unknown']);
    });

    test('are erased with the copies of reports that name them, once these are not needed any more', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const event = { registered: '2024-05-01', arbiters: [{ name: 'Bíró, Béla' }] };
      await submitOne(office, 'fide', { event });
      await nameArbiters(office, { event: 'e1', arbiters: [ANNA] }, AS);
      expect(codesOf(await eraseArbiters(office, { event: 'e1' }, { author: 'Anna' }))).toEqual([
        'event.arbiters-ground',
      ]);
      expect(codesOf(await eraseArbiters(office, { event: 'e1' }, GROUND))).toEqual(['event.arbiters-waiting']);
      await acceptEvent(office, { event: 'e1' }, AS);
      const dry = await eraseArbiters(office, { event: 'e1' }, { ...GROUND, dryRun: true });
      expect(dry.value).toEqual({ event: 'e1', papers: 2, reports: 1 });
      expect(await shown(office)).toEqual([ANNA]);
      const { value, findings } = await eraseArbiters(office, { event: 'e1' }, GROUND);
      expect(value).toEqual({ event: 'e1', papers: 2, reports: 1 });
      expect(codesOf({ findings })).toEqual(['event.arbiters-erased']);
      expect(await shown(office)).toBeUndefined();
      expect([await papersOf(office, 'arbiters'), await papersOf(office, 'report')]).toEqual([0, 0]);
      expect(codesOf(await eraseArbiters(office, { event: 'e1' }, GROUND))).toEqual(['event.unchanged']);
      expect(codesOf(await eraseArbiters(office, { event: 'e9' }, GROUND))).toEqual(['event.unknown']);
    });

    test('go with a person who is erased, by number or by name', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      for (const name of ['One', 'Two', 'Three']) {
        await registerEvent(office, { pool: 'fide', facts: facts({ name }) }, AS);
      }
      await nameArbiters(office, { event: 'e1', arbiters: [{ name: 'A. K.', fideId: '700001' }] }, AS);
      await nameArbiters(office, { event: 'e2', arbiters: [{ name: 'KOVÁCS, Anna' }] }, AS);
      await nameArbiters(office, { event: 'e3', arbiters: [BELA] }, AS);
      await erasePlayer(office, 'fide:700001', GROUND);
      expect([await shown(office, 'e1'), await shown(office, 'e2'), await shown(office, 'e3')]).toEqual([
        undefined,
        undefined,
        [BELA],
      ]);
    });

    test('are looked for in reports of events that the person did not play in', async () => {
      const office = await officeWith(store, 'fide', '2024-06-12');
      const event = { registered: '2024-05-01' };
      const without = players().filter(({ id }) => id !== '1');
      const games = [[1, '2', '3', '1-0']] as const;
      await submitOne(office, 'fide', {
        event: { ...event, arbiters: [{ name: 'Anna Kovács' }] },
        players: without,
        games,
      });
      await submitOne(office, 'fide', { event: { ...event, name: 'Two', arbiters: [BELA] }, players: without, games });
      const { findings } = await erasePlayer(office, 'fide:700001', GROUND);
      expect(codesOf({ findings })).toEqual(['erase.for-good']);
      expect([await papersOf(office, 'report', 1), await papersOf(office, 'report', 2)]).toEqual([0, 1]);
    });
  });
});
