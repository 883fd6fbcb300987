/** Events as the public finds them: what counts or will, from the newest back. */
import { expect, test } from 'vitest';
import type { EventRow, EventState } from '../../ledger/store.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { testOffice } from '../../desk/lists/office.fixture.ts';
import { type PublicEventsQuery, publicEvents } from './events.ts';

const store = testStore('sqlite');

const row = (event: number, state: EventState, more: Partial<EventRow> = {}): EventRow => ({
  event,
  pool: 'fide',
  state,
  name: `Open ${event}`,
  start: '2024-05-01',
  end: '2024-05-09',
  edition: 'fide-2024',
  listDate: '2024-06-01',
  submission: null,
  report: null,
  partOf: null,
  players: 10,
  games: 45,
  openQuestions: 0,
  data: '{}',
  corrects: null,
  origin: null,
  correctedBy: null,
  broughtRatings: 0,
  ...more,
});

/** Ids of a page, and where the next begins. */
async function found(rows: readonly EventRow[], query: PublicEventsQuery): Promise<unknown> {
  const office = await testOffice(store, '2024-06-15');
  await office.store.write((desk) => desk.putEvents(rows));
  const page = await office.store.read((desk) => publicEvents(desk, query));
  return page === undefined ? undefined : [page.events.map(({ event }) => event), page.next];
}

const MIXED = [
  row(1, 'published'),
  row(2, 'submitted'),
  row(3, 'refused'),
  row(4, 'corrected'),
  row(5, 'withdrawn'),
  row(6, 'rated', { pool: 'orr', listDate: null }),
  row(7, 'accepted', { listDate: '2024-07-01' }),
  row(8, 'registered'),
];

test('only accepted, rated and published ones are shown, whatever lies between them', async () => {
  expect(await found(MIXED, { limit: 10 })).toEqual([['e7', 'e6', 'e1'], undefined]);
  expect(await found(MIXED, { limit: 2 })).toEqual([['e7', 'e6'], 'e6']);
  expect(await found(MIXED, { limit: 2, before: 'e6' })).toEqual([['e1'], undefined]);
  expect(await found(MIXED, { limit: 1, before: 'e6' })).toEqual([['e1'], undefined]);
});

test('of a pool, and for a list', async () => {
  expect(await found(MIXED, { limit: 10, pool: 'orr' })).toEqual([['e6'], undefined]);
  expect(await found(MIXED, { limit: 10, pool: 'fide', list: '2024-07-01' })).toEqual([['e7'], undefined]);
});

test('pages meet without a gap, also where the last one is full', async () => {
  const all = Array.from({ length: 6 }, (_, at) => row(at + 1, 'published'));
  expect(await found(all, { limit: 3 })).toEqual([['e6', 'e5', 'e4'], 'e4']);
  expect(await found(all, { limit: 3, before: 'e4' })).toEqual([['e3', 'e2', 'e1'], undefined]);
});

test('what is no id of an event begins nothing', async () => {
  expect(await found(MIXED, { limit: 3, before: 'first' })).toBeUndefined();
});
