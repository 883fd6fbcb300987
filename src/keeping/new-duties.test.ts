/** Entries of changed events, named arbiters and closed pools are derived again by verify. */
import { expect, test } from 'vitest';
import { eraseArbiters, nameArbiters } from '../desk/events/arbiters.ts';
import { changeEvent } from '../desk/events/change.ts';
import { AS, facts, officeWith, submitOne } from '../desk/events/event.fixture.ts';
import { registerEvent } from '../desk/events/register.ts';
import { publishList } from '../desk/lists/publish.ts';
import { erasePlayer } from '../desk/registry/erase.ts';
import { closeRatingPool, renameRatingPool, reopenRatingPool } from '../desk/registry/change-pool.ts';
import { forEachStore } from '../stores/harness.fixture.ts';
import { verifiedShortly } from './checking.fixture.ts';

const GROUND = { ...AS, ground: 'asked for it' };

forEachStore((_kind, store) => {
  test('what is changed, named, closed and erased follows from the entries', async () => {
    const office = await officeWith(store, 'fide', '2024-06-12');
    await registerEvent(office, { pool: 'fide', facts: facts({ name: 'Cup', start: '2024-06-20', rounds: 9 }) }, AS);
    await changeEvent(office, { event: 'e1', facts: { name: 'Summer Cup' }, clear: ['rounds'] }, AS);
    await changeEvent(office, { event: 'e1', facts: {}, postponeTo: '2024-07-20' }, AS);
    const event = { registered: '2024-05-01', arbiters: [{ name: 'Bíró, Béla' }] };
    await submitOne(office, 'fide', { event }, { accept: 'clean' });
    await changeEvent(office, { event: 'e2', facts: facts({ end: '2024-06-08' }) }, AS);
    await nameArbiters(office, { event: 'e2', arbiters: [{ name: 'Kovács, Anna', licence: 'A-1' }] }, AS);
    await nameArbiters(office, { event: 'e1', arbiters: [{ name: 'Kovács, Anna', role: 'chief' }] }, AS);
    await submitOne(office, 'fide', { event: { ...event, name: 'Third' } }, { accept: 'clean' });
    await eraseArbiters(office, { event: 'e3' }, GROUND);
    await renameRatingPool(office, { pool: 'fide', name: 'FIDE', names: { hu: 'FIDE-lista' } }, AS);
    await closeRatingPool(office, { pool: 'fide', after: '2024-12' }, AS);
    await reopenRatingPool(office, { pool: 'fide' }, AS);
    await closeRatingPool(office, { pool: 'fide', after: '2025-01' }, AS);
    await erasePlayer(office, 'fide:700001', GROUND);
    office.on('2024-07-01');
    for (const date of ['2024-06', '2024-07']) await publishList(office, { pool: 'fide', date }, AS);
    const { value, findings, begun } = await verifiedShortly(office, 'two');
    expect([findings, begun]).toEqual([[], 1]);
    const kinds = await office.store.read(async (desk) => {
      const all = new Set<string>();
      for await (const batch of desk.entriesFrom(1)) for (const { kind } of batch) all.add(kind);
      return all;
    });
    for (const kind of ['event.changed', 'event.arbiters', 'pool.changed', 'pool.closed', 'pool.reopened']) {
      expect(kinds.has(kind), kind).toBe(true);
    }
    expect(value?.erased).toBeGreaterThan(1);
  });
});
