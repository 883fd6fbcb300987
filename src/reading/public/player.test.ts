/** A player's card: what the public sees of somebody. */
import { describe, expect, test } from 'vitest';
import { eventId, personId } from '../../ledger/ids.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import {
  AS,
  acceptEvent,
  acceptRated,
  bring,
  enterPersons,
  openPool,
  roundRobin,
  type TestEvent,
  type TestOffice,
  testOffice,
} from '../../desk/lists/office.fixture.ts';
import { decideStanding } from '../../desk/lists/decide.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { erasePlayer } from '../../desk/registry/erase.ts';
import { mergePlayers } from '../../desk/registry/merge.ts';
import { changePlayer } from '../../desk/registry/players.ts';
import { publicList, type PublicListQuery } from './list.ts';
import { publicLiveList } from './live-list.ts';
import { publicPlayer } from './player.ts';
import type { PublicPlayer } from './card/card.ts';
import { openPublicOffice } from './public-office.ts';
import { searchPlayers } from './search.ts';

const store = testStore('sqlite');

const MAY: TestEvent = {
  event: 1,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 4],
  games: roundRobin([1, 2, 3, 4], (white, black) => (white === 1 && black !== 3 ? '1-0' : '1/2-1/2')),
};
const JULY: TestEvent = {
  ...MAY,
  event: 2,
  start: '2024-07-10',
  end: '2024-07-12',
  list: '2024-08',
  persons: [1, 2],
  games: [
    [1, 1, 2, '0-1'],
    [2, 2, 1, '+/-'],
  ],
};

async function opened(): Promise<TestOffice> {
  const office = await testOffice(store, '2024-06-15');
  await openPool(office, 'fide', 'fide', '2024-06');
  await openPool(office, 'orr', 'orr', '2024-01-01');
  await enterPersons(office, 1, [
    { name: 'First, Anna', birth: '1990-03-17', fide: '700001', federation: 'HUN', title: 'IM', sex: 'f' },
    { name: 'Second, Béla', birth: '2014-03-18', federation: 'HUN' },
    { name: 'Third, Cili', birth: '1991-01-01' },
    { name: 'Fourth, Dani', birth: '1992-01-01' },
    { name: 'Fourth, Dániel' },
  ]);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  await bring(office, 'orr', '2024-01-01', { 1: 1500, 2: 1400 });
  await acceptEvent(office, MAY);
  await publishList(office, { pool: 'fide', date: '2024-06', early: true }, AS);
  return office;
}

async function cardOf(office: TestOffice, person: number): Promise<PublicPlayer> {
  const found = await publicPlayer(openPublicOffice(office), { player: personId(person) });
  if (found === undefined || 'merged' in found) throw new Error('no card');
  return found.player;
}

describe('a card', () => {
  test('has a gap where lists from elsewhere do not have somebody', async () => {
    const office = await testOffice(store, '2024-06-15');
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(office, 1, [{ name: 'First, Anna' }, { name: 'Second, Béla' }, { name: 'Third, Cili' }]);
    await bring(office, 'fide', '2024-01', { 1: 2000, 2: 1900, 3: 1800 });
    await bring(office, 'fide', '2024-02', { 1: 2010 });
    await bring(office, 'fide', '2024-03', { 1: 2020 });
    await bring(office, 'fide', '2024-04', { 1: 2005, 2: 1950 });
    const points = async (person: number): Promise<readonly (readonly [string, number | null])[]> =>
      ((await cardOf(office, person)).pools[0]?.points ?? []).map(({ date, rating }) => [date, rating]);
    expect(await points(1)).toEqual([
      ['2024-01-01', 2000],
      ['2024-02-01', 2010],
      ['2024-03-01', 2020],
      ['2024-04-01', 2005],
    ]);
    expect((await cardOf(office, 1)).pools[0]).toMatchObject({ rating: 2005, peak: 2020 });
    expect(await points(2)).toEqual([
      ['2024-01-01', 1900],
      ['2024-02-01', null],
      ['2024-04-01', 1950],
    ]);
    expect((await cardOf(office, 2)).pools[0]?.steps.map(({ date, change }) => [date, change])).toEqual([
      ['2024-04-01', null],
      ['2024-01-01', null],
    ]);
    expect(await points(3)).toEqual([
      ['2024-01-01', 1800],
      ['2024-02-01', null],
    ]);
  });

  test('of a pool that rates at once ends at the present rating, also where a decision came after the last list and event', async () => {
    const office = await opened();
    office.on('2024-06-15');
    const decision = {
      pool: 'orr',
      player: personId(1),
      indicator: 'rating',
      value: 1544,
      although: 1544,
      by: 'committee',
    };
    expect((await decideStanding(office, { ...decision, on: '2024-06-10' }, AS)).findings).toEqual([]);
    const orr = (await cardOf(office, 1)).pools.find(({ pool }) => pool === 'orr');
    expect(orr).toMatchObject({ rating: 1544, peak: 1544 });
    expect(orr?.points.at(-1)).toEqual({ date: '2024-06-10', rating: 1544, events: [] });
    expect(orr?.steps[0]).toMatchObject({
      date: null,
      rating: 1544,
      change: 44,
      beside: [{ kind: 'decision', day: '2024-06-10', indicator: 'rating', old: 1500, new: 1544 }],
    });
    const untouched = (await cardOf(office, 2)).pools.find(({ pool }) => pool === 'orr');
    expect(untouched?.steps.some(({ date }) => date === null)).toBe(false);
  });

  test('has the year of birth and never the day, the numbers, and each list with its events', async () => {
    const office = await opened();
    const card = await cardOf(office, 1);
    expect(card).toMatchObject({
      player: personId(1),
      name: 'First, Anna',
      birthYear: 1990,
      federation: 'HUN',
      title: 'IM',
      numbers: { fide: '700001' },
      isPrivate: false,
    });
    expect(JSON.stringify(card)).not.toContain('03-17');
    const [fide, orr] = card.pools;
    expect(fide).toMatchObject({
      pool: 'fide',
      list: '2024-06-01',
      k: 20,
      games: 53,
      place: { place: 1, of: 4, federation: { federation: 'HUN', place: 1, of: 2 } },
      pages: { page: 1, of: 1 },
    });
    expect(
      fide?.steps.map(({ date, rating, change, opening, events }) => [date, rating, change, opening, events.length]),
    ).toEqual([
      ['2024-06-01', fide?.rating, (fide?.rating ?? 0) - 2000, undefined, 1],
      ['2024-05-01', 2000, null, true, 0],
    ]);
    const [event] = fide?.steps[0]?.events ?? [];
    // five half points of three games against an average of 1800: p = .83, dp = 273
    expect(event).toMatchObject({ event: eventId(1), name: 'Event 1', games: 3, halfPoints: 5, performance: 2073 });
    expect(orr).toMatchObject({ pool: 'orr', rating: 1500, calendar: 'at-once' });
    expect(card.opponents.shown.map(({ name, wins, draws, losses }) => [name, wins, draws, losses])).toEqual([
      ['Second, Béla', 1, 0, 0],
      ['Third, Cili', 0, 1, 0],
      ['Fourth, Dani', 1, 0, 0],
    ]);
  });

  test('shows what is on no list yet as live, and counts a forfeit among no games', async () => {
    const office = await opened();
    office.on('2024-07-20');
    await acceptEvent(office, JULY);
    const { pools, opponents } = await cardOf(office, 1);
    const [fide] = pools;
    expect(fide?.live?.events.map(({ event }) => event)).toEqual([eventId(2)]);
    expect(fide?.live?.games).toBe(1);
    expect(fide?.live?.rating).toBeLessThan(fide?.rating ?? 0);
    expect(opponents.shown[0]).toMatchObject({ name: 'Second, Béla', wins: 1, draws: 0, losses: 1 });
  });

  test('has the pools of one group side by side, the slowest first, and their lists lead to each other', async () => {
    const office = await testOffice(store, '2024-06-15');
    const [names, orders] = [
      { language: 'en', compare: () => 0 },
      { filter: {}, order: 'place', direction: 'up' },
    ];
    for (const control of ['blitz', 'rapid', 'standard'] as const)
      await openPool(office, control, 'fide', '2024-06', { control, group: 'fide' });
    await openPool(office, 'orr', 'orr', '2024-01-01');
    await enterPersons(office, 1, [{ name: 'First, Anna' }]);
    await bring(office, 'orr', '2024-01-01', { 1: 1500 });
    for (const [pool, rating] of [
      ['blitz', 1800],
      ['rapid', 1900],
      ['standard', 2000],
    ] as const)
      await bring(office, pool, '2024-05', { 1: rating });
    await bring(office, 'blitz', '2024-06', { 1: 1810 });
    const { pools } = await cardOf(office, 1);
    expect(pools.map(({ pool, control, group, rating }) => [pool, control, group, rating])).toEqual([
      ['standard', 'standard', 'fide', 2000],
      ['rapid', 'rapid', 'fide', 1900],
      ['blitz', 'blitz', 'fide', 1810],
      ['orr', 'standard', undefined, 1500],
    ]);
    const publicOffice = openPublicOffice(office);
    const query = { ...orders, page: 1, rows: 10 } as PublicListQuery;
    const shown = (pool: string) => publicList(publicOffice, { pool, date: '2024-05-01' }, query, names);
    expect([(await shown('blitz'))?.control, (await shown('standard'))?.control]).toEqual(['blitz', undefined]);
    const [found] = (await searchPlayers(publicOffice, 'First', 10)).players;
    expect(found?.ratings).toEqual([
      { pool: 'standard', rating: 2000 },
      { pool: 'rapid', control: 'rapid', rating: 1900 },
      { pool: 'blitz', control: 'blitz', rating: 1810 },
      { pool: 'orr', rating: 1500 },
    ]);
    expect(await publicLiveList(publicOffice, { pool: 'rapid' })).toMatchObject({ control: 'rapid' });
    const sisters = async (pool: string, date: string) =>
      (await publicList(publicOffice, { pool, date }, query, names))?.sisters;
    expect(await sisters('blitz', '2024-05-01')).toEqual(['standard', 'rapid']);
    expect(await sisters('blitz', '2024-06-01')).toEqual([]);
    expect(await sisters('orr', '2024-01-01')).toEqual([]);
  });

  test('of a pool that rates at once has the rating after each event, and what is missing until it is settled', async () => {
    const office = await opened();
    const orr: TestEvent = {
      event: 3,
      pool: 'orr',
      start: '2024-06-10',
      end: '2024-06-12',
      edition: 'orr',
      persons: [1, 2, 3],
      games: roundRobin([1, 2, 3], () => '1/2-1/2'),
    };
    await acceptRated(office, orr);
    const newcomer = (await cardOf(office, 3)).pools.find(({ pool }) => pool === 'orr');
    expect(newcomer).toMatchObject({ unsettled: true, missing: { games: 9, events: 1 } });
    expect(newcomer?.points).toEqual([
      { date: '2024-06-12', rating: newcomer?.rating, unsettled: true, events: ['Event 3'] },
    ]);
    expect(newcomer?.steps.map(({ date }) => date)).toEqual([null]);
    // a first rating is no change; the highest is that after the event, although no list has it yet
    expect(newcomer).toMatchObject({ last: { of: 'e3', event: 'Event 3', change: null }, peak: newcomer?.rating });
  });

  test('is not for search engines where the player may be a minor, or asked for it', async () => {
    const office = await opened();
    expect((await cardOf(office, 2)).isPrivate).toBe(true);
    expect((await cardOf(office, 3)).isPrivate).toBe(false);
    await changePlayer(office, { player: personId(3), fields: { private: '2024-06-14' } }, AS);
    expect((await cardOf(office, 3)).isPrivate).toBe(true);
  });

  test('of who was merged is that of the other one; of who was erased there is nothing; numbers are no addresses', async () => {
    const office = await opened();
    await mergePlayers(office, { player: personId(5), into: personId(4) }, AS);
    expect(await publicPlayer(openPublicOffice(office), { player: personId(5) })).toEqual({ merged: personId(4) });
    expect((await erasePlayer(office, personId(3), AS)).findings.filter(({ weight }) => weight === 'refuse')).toEqual(
      [],
    );
    expect(await cardOf(office, 3)).toEqual({
      player: personId(3),
      name: null,
      numbers: {},
      isPrivate: true,
      pools: [],
      opponents: { all: 0, pages: { page: 1, of: 1 }, shown: [] },
    });
    expect((await cardOf(office, 1)).opponents.shown.map(({ name }) => name)).toContain(null);
    for (const player of ['700001', 'fide:700001', 'nobody', personId(99)]) {
      expect(await publicPlayer(openPublicOffice(office), { player })).toBeUndefined();
    }
  });
});
