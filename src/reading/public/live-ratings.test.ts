/** Live ratings: what the next list then says, however the events came in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMonth } from '../../core/dates.ts';
import {
  AS,
  acceptEvent,
  bring,
  enterPersons,
  openPool,
  roundRobin,
  type TestEvent,
  testOffice,
  withdraw,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { randomEvent } from '../../desk/lists/season.fixture.ts';
import { changePlayer } from '../../desk/registry/players.ts';
import { personId } from '../../ledger/ids.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { publicEvent } from './event.ts';
import { eventWay } from './event-way.ts';
import { publicLiveList } from './live-list.ts';
import type { LivePlayer } from './live-ratings.ts';
import { openPublicOffice, type PublicOffice } from './public-office.ts';

const store = testStore('sqlite');
const PERSONS = 12;

const EDITIONS = [
  ['fide', 'fide-2014', '2016-05'],
  ['fide', 'fide-2017', '2019-05'],
  ['fide', 'fide-2022', '2022-05'],
  ['fide', 'fide-2024', '2024-05'],
  ['mssz', 'mssz-2017', '2018-05'],
] as const;

async function livePlayers(publicOffice: PublicOffice, pool: string): Promise<readonly LivePlayer[]> {
  const row = await publicOffice.look((desk) => desk.pool(pool));
  if (row === undefined) throw new Error('no such pool');
  return (await publicOffice.live.of(row)).players;
}

describe.each(EDITIONS)('live ratings of %s under %s', (family, edition, month) => {
  test('are those of the list that follows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 5 }), async (seeds) => {
        const office = await testOffice(store, `${month}-28`);
        let now = office.clock();
        const publicOffice = openPublicOffice({ ...office, clock: () => now });
        await openPool(office, family, family, month);
        await enterPersons(
          office,
          1,
          Array.from({ length: PERSONS }, (_, at) => ({ name: `Player ${at}`, birth: `${1980 + at}-01-01` })),
        );
        // every third is unrated
        const rated = Array.from({ length: PERSONS }, (_, at) => at + 1).filter((person) => person % 3 !== 0);
        await bring(office, family, month, Object.fromEntries(rated.map((person) => [person, 1500 + 60 * person])));
        for (const [at, seed] of seeds.entries()) {
          const asked = { event: at + 1, pool: family, edition, month: parseMonth(month) as number, day: 2 + at };
          await acceptEvent(office, randomEvent({ ...asked, seed: seed + 1, persons: PERSONS }));
          now += 1000;
          // some are asked for on the way, so that what is known already is taken over
          if (seed % 2 === 0) await livePlayers(publicOffice, family);
        }
        now += 1000;
        const live = await livePlayers(publicOffice, family);
        const date = `${month.slice(0, 5)}06`;
        await publishList(office, { pool: family, date, early: true }, AS);
        const listed = await office.store.read(async (desk) => {
          const list = await desk.list(family, `${date}-01`);
          const persons = live.map(({ person }) => person);
          return new Map((await desk.standings(list?.list ?? 0, persons)).map((row) => [row.person, row]));
        });
        expect(live.map(({ person, rating }) => [person, rating])).toEqual(
          live.map(({ person }) => [person, listed.get(person)?.rating]),
        );
        now += 1000;
        expect(await livePlayers(publicOffice, family)).toEqual([]);
      }),
      { numRuns: 8 },
    );
  });
});

const MAY: TestEvent = {
  event: 1,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 4],
  games: roundRobin([1, 2, 3, 4], (white) => (white === 4 ? '0-1' : '1/2-1/2')),
};

async function openedOffice() {
  const office = await testOffice(store, '2024-05-28');
  let now = office.clock();
  const publicOffice = openPublicOffice({ ...office, clock: () => now });
  await openPool(office, 'fide', 'fide', '2024-05');
  await openPool(office, 'orr', 'orr', '2024-01-01');
  await enterPersons(office, 1, [
    { name: 'First, Anna', birth: '1990-03-17', federation: 'HUN', title: 'IM' },
    { name: 'Second, Béla', birth: '1991-03-18' },
    { name: 'Third, Cili', birth: '1991-01-01' },
    { name: 'Fourth, Dani', birth: '1992-01-01' },
    { name: 'Fifth, Elek', birth: '1993-01-01' },
  ]);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1950, 5: 1950 });
  return { office, publicOffice, wait: () => (now += 1000) };
}

describe('the live list', () => {
  test('has the place among all active players, the gain, and the events', async () => {
    const { office, publicOffice } = await openedOffice();
    await acceptEvent(office, MAY);
    const live = await publicLiveList(publicOffice, { pool: 'fide' });
    expect(live).toMatchObject({
      list: '2024-05-01',
      next: { list: '2024-06', closes: '2024-05-29' },
      all: 4,
      events: [{ event: 'e1', players: 4, games: 6, list: '2024-06-01' }],
    });
    const [first, ...others] = live?.players ?? [];
    expect(first).toMatchObject({ id: personId(1), title: 'IM', federation: 'HUN', place: 1, before: 2000 });
    expect(first?.events).toEqual([{ event: 'e1', name: live?.events[0]?.name }]);
    // who played nothing has a place, too: 1950 stands above all who have less
    expect(others.map(({ place, rating }) => place === (rating > 1950 ? 2 : 3) || rating < 1950)).not.toContain(false);
    const gains = await publicLiveList(publicOffice, { pool: 'fide', order: 'change', rows: 1, page: 9 });
    expect(gains).toMatchObject({ page: 4, pages: 4 });
  });

  test('is nobody’s where events count at once, and there is none of a pool that is not there', async () => {
    const { publicOffice } = await openedOffice();
    expect(await publicLiveList(publicOffice, { pool: 'orr' })).toBeUndefined();
    expect(await publicLiveList(publicOffice, { pool: 'chess' })).toBeUndefined();
  });

  test('follows what is withdrawn, and what becomes known of a player', async () => {
    const { office, publicOffice, wait } = await openedOffice();
    await acceptEvent(office, MAY);
    const before = await livePlayers(publicOffice, 'fide');
    await changePlayer(office, { player: personId(1), fields: { birth: '2012-01-01' } }, AS);
    wait();
    const after = await livePlayers(publicOffice, 'fide');
    // K 40 below 18 with less than 2300 instead of 20
    const gain = (players: readonly LivePlayer[]): number => {
      const { rating, before: was } = players.find(({ person }) => person === 1) as LivePlayer;
      return rating - (was as number);
    };
    expect(Math.abs(gain(after))).toBeGreaterThan(Math.abs(gain(before)));
    await withdraw(office, 1);
    wait();
    expect(await livePlayers(publicOffice, 'fide')).toEqual([]);
  });
});

test('the way of an event says what has been reached, which list it waits for, and what it would do', async () => {
  const { office, publicOffice } = await openedOffice();
  await acceptEvent(office, MAY);
  const event = await publicOffice.look((desk) => publicEvent(desk, 'e1', '2024-05-28'));
  if (event === undefined) throw new Error('no event');
  const way = await eventWay(publicOffice, event);
  expect(way.steps.map(({ step, isReached }) => [step, isReached])).toEqual([
    ['submitted', true],
    ['accepted', true],
    ['published', false],
  ]);
  expect(way.steps.find(({ step }) => step === 'accepted')?.day).toBe('2024-05-28');
  expect(way.awaits).toEqual({ list: '2024-06', closes: '2024-05-29' });
  expect([...way.live.keys()].toSorted()).toEqual([1, 2, 3, 4].map(personId).toSorted());
});
