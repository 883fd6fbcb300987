/** Blocks over a ledger that grows, and the search in them, on both stores. */
import { expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { bring, enter, enterPersons, openPool, type TestOffice, testOffice } from '../../desk/lists/office.fixture.ts';
import { changePlayer } from '../../desk/registry/players.ts';
import { done } from '../../desk/office.fixture.ts';
import { BlockCache } from './blocks.ts';
import { homePools } from './home.ts';
import { publicList } from './list.ts';
import { type PublicOffice, openPublicOffice } from './public-office.ts';
import { searchPlayers } from './search.ts';

const EVA = { author: 'Éva', ground: 'test' };
const NAMES = { language: 'hu', compare: (a: string, b: string): number => (a < b ? -1 : 1) };
const ASKED = { filter: {}, order: 'rating', direction: 'down', page: 1, rows: 2 } as const;

async function filled(office: TestOffice): Promise<PublicOffice> {
  await openPool(office, 'fide', 'fide', '2024-07');
  await openPool(office, 'orr', 'orr', '2024-01-01');
  await enterPersons(office, 1, [
    { name: 'Kasparov, Garry', federation: 'HUN', birth: '1990-05-01', fide: '700100' },
    { name: 'Каспаров, Иван', federation: 'RUS' },
    { name: 'Müller, Éva', federation: 'GER', sex: 'f' },
    { name: 'Kása, Péter' },
  ]);
  await bring(office, 'fide', '2024-05', { 1: 2800, 2: 2100, 3: 2300, 4: 1500 });
  await bring(office, 'fide', '2024-06', { 1: 2790, 2: 2150, 3: 2300, 4: { rating: 1500, inactive: true } });
  await bring(office, 'orr', '2024-05-31', { 2: { rating: 1345, rest: { unsettled: true } } });
  return openPublicOffice(office);
}

const names = async (publicOffice: PublicOffice, text: string): Promise<readonly string[]> =>
  (await searchPlayers(publicOffice, text, 10)).players.map(({ name }) => name);

forEachStore((_, store) => {
  test('a list has its change to the one before, and pages', async () => {
    const publicOffice = await filled(await testOffice(store));
    const list = await publicList(publicOffice, { pool: 'fide', date: '2024-06-01' }, ASKED, NAMES);
    expect(list).toMatchObject({ players: 4, found: 4, pages: 2, opening: true, dates: ['2024-06-01', '2024-05-01'] });
    expect(list?.lines.map(({ id, rating, change, place }) => [id, rating, change, place])).toEqual([
      [personId(1), 2790, -10, 1],
      [personId(3), 2300, 0, 2],
    ]);
    const last = await publicList(publicOffice, { pool: 'fide', date: '2024-06-01' }, { ...ASKED, page: 99 }, NAMES);
    expect(last?.query.page).toBe(2);
    expect(last?.lines.map(({ id, change, status }) => [id, change, status])).toEqual([
      [personId(2), 50, undefined],
      [personId(4), 0, 'inactive'],
    ]);
    const first = await publicList(
      publicOffice,
      { pool: 'fide', date: '2024-05-01' },
      { ...ASKED, order: 'name' },
      NAMES,
    );
    expect(first?.lines[0]).not.toHaveProperty('change');
    expect(await publicList(publicOffice, { pool: 'fide', date: '2024-07-01' }, ASKED, NAMES)).toBeUndefined();
    expect(await publicList(publicOffice, { pool: 'go', date: '2024-07-01' }, ASKED, NAMES)).toBeUndefined();
  });

  test('what later entries say of persons is shown, also on lists that were kept', async () => {
    const office = await testOffice(store);
    const publicOffice = await filled(office);
    const lines = async () =>
      (await publicList(publicOffice, { pool: 'fide', date: '2024-06-01' }, ASKED, NAMES))?.lines ?? [];
    expect((await lines())[0]).toMatchObject({ name: 'Kasparov, Garry', federation: 'HUN' });
    const { version } = await publicOffice.blocks.people();
    office.on('2024-06-16');
    done(
      await changePlayer(office, { player: personId(1), fields: { name: 'Kasparova, Klára', federation: 'CRO' } }, EVA),
    );
    await enterPersons(office, 5, [{ name: 'Newcomer, Nora' }]);
    office.on('2024-06-17');
    // the federation stays that of the day of the list; the name is the one of now
    expect((await lines())[0]).toMatchObject({ name: 'Kasparova, Klára', federation: 'HUN' });
    expect((await publicOffice.blocks.people()).version).toBeGreaterThan(version);
    expect(await names(publicOffice, 'newc')).toEqual(['Newcomer, Nora']);
    expect(await names(publicOffice, 'kasparova')).toEqual(['Kasparova, Klára']);
    const erasure = { person: personId(1), formerly: [], papers: [], events: [] };
    await enter(office, { kind: 'person.erased', data: erasure });
    office.on('2024-06-18');
    expect((await lines())[0]).toEqual({
      id: personId(1),
      place: 1,
      name: null,
      rating: 2790,
      change: -10,
      games: 0,
      k: 20,
    });
    expect(await names(publicOffice, 'kasparova')).toEqual([]);
  });

  test('where the store is away while an erasure is taken over, kept lists take it over later', async () => {
    const office = await testOffice(store);
    const publicOffice = await filled(office);
    let isAway = false;
    const blocks = new BlockCache({
      ...publicOffice,
      look: (work) => (isAway ? Promise.reject(new Error('the store is away')) : publicOffice.look(work)),
    });
    const nameOn = async (): Promise<string | null | undefined> =>
      (await blocks.list('fide', '2024-06-01'))?.line(0).name;
    expect(await nameOn()).toBe('Kasparov, Garry');
    await enter(office, { kind: 'person.erased', data: { person: personId(1), formerly: [], papers: [], events: [] } });
    office.on('2024-06-16');
    isAway = true;
    const [one, other] = await Promise.allSettled([blocks.people(), blocks.people()]);
    expect([one?.status, other?.status]).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await nameOn()).toBeNull();
  });

  test('who is merged is found under the other, until it is undone', async () => {
    const office = await testOffice(store);
    const publicOffice = await filled(office);
    expect(await names(publicOffice, 'kasa')).toEqual(['Kása, Péter']);
    const [person, other] = [personId(4), personId(3)];
    await enter(office, {
      kind: 'persons.merged',
      data: { person, into: other, moved: { numbers: [], events: [], present: [] } },
    });
    office.on('2024-06-16');
    expect((await searchPlayers(publicOffice, 'kasa', 10)).players.map(({ id, name }) => [id, name])).toEqual([
      [other, 'Müller, Éva'],
    ]);
    await enter(office, {
      kind: 'persons.split',
      data: { person, from: other, moved: { numbers: [], events: [], present: [] } },
    });
    office.on('2024-06-17');
    expect((await searchPlayers(publicOffice, 'kasa', 10)).players.map(({ id }) => id)).toEqual([person]);
  });

  test('a list that is brought in part by part grows, and with it what is kept', async () => {
    const office = await testOffice(store);
    const publicOffice = await filled(office);
    const bringPart = (part: number, person: number, rating: number) =>
      enter(office, {
        kind: 'standings.brought',
        data: {
          pool: 'fide',
          as: '2024-07',
          standings: [{ person: personId(person), rating, k: 20, games: 50 }],
          source: { sha256: '0'.repeat(64), part, ...(part === 2 ? { last: true } : {}) },
        },
      });
    const changes = async (): Promise<readonly unknown[]> => {
      const block = await publicOffice.blocks.list('fide', '2024-07-01');
      return Array.from({ length: block?.size ?? 0 }, (_, row) => block?.line(row).change);
    };
    await bringPart(0, 1, 2800);
    office.on('2024-06-16');
    expect(await changes()).toEqual([10]);
    await bringPart(1, 2, 2100);
    office.on('2024-06-17');
    expect(await changes()).toEqual([10, -50]);
    await bringPart(2, 3, 2300);
    office.on('2024-06-18');
    expect(await changes()).toEqual([10, -50, 0]);
  });

  test('what becomes known of a person while a list is being made is on it', async () => {
    const office = await testOffice(store);
    const publicOffice = await filled(office);
    let [pauses, late] = [0, Number.POSITIVE_INFINITY];
    const pause = async (): Promise<void> => {
      pauses += 1;
      if (pauses !== late) return;
      await enter(office, {
        kind: 'person.erased',
        data: { person: personId(1), formerly: [], papers: [], events: [] },
      });
      office.on('2024-06-16');
      await second.people();
    };
    const [first, second] = [new BlockCache({ ...publicOffice, pause }), new BlockCache({ ...publicOffice, pause })];
    await first.list('fide', '2024-06-01');
    // what is known of persons has been taken over by then, and the list is not ready yet
    late = 2 * pauses - 1;
    const block = await second.list('fide', '2024-06-01');
    expect(pauses).toBeGreaterThan(late);
    expect(block?.line(0)).toMatchObject({ name: null, rating: 2790 });
    expect(block?.line(0)).not.toHaveProperty('federation');
  });

  test('lists are made one after the other, and one that several ask for is made once', async () => {
    const publicOffice = await filled(await testOffice(store));
    await publicOffice.blocks.people();
    const read: string[] = [];
    const lists = await publicOffice.lists('fide');
    const look: typeof publicOffice.look = (work) =>
      publicOffice.look((desk) =>
        work({
          ...desk,
          standingBlocks: (list, from) => {
            read.push(lists.find((each) => each.list === list)?.date ?? '');
            return desk.standingBlocks(list, from);
          },
        }),
      );
    const blocks = new BlockCache({ ...publicOffice, look });
    const dates = ['2024-05-01', '2024-06-01', '2024-05-01'];
    const made = await Promise.all(dates.map((date) => blocks.list('fide', date)));
    expect(made[0]).toBe(made[2]);
    // a page of each; the second has the first in memory already
    expect(read).toEqual(['2024-05-01', '2024-06-01']);
  });

  test('only so many lists are kept: the one asked for last stays, and one that went is read again', async () => {
    const publicOffice = await filled(await testOffice(store));
    let reads = 0;
    const look: typeof publicOffice.look = (work) => {
      reads += 1;
      return publicOffice.look(work);
    };
    const room = (await publicOffice.blocks.list('fide', '2024-06-01'))?.bytes ?? 0;
    const blocks = new BlockCache({ ...publicOffice, look }, room);
    const readsFor = async (date: string): Promise<number> => {
      const before = reads;
      expect((await blocks.list('fide', date))?.of.date).toBe(date);
      return reads - before;
    };
    await readsFor('2024-06-01');
    expect(await readsFor('2024-06-01')).toBe(0);
    expect(await readsFor('2024-05-01')).toBeGreaterThan(0);
    expect(await readsFor('2024-05-01')).toBe(0);
    expect(await readsFor('2024-06-01')).toBeGreaterThan(0);
  });

  test('names are found without marks, in both alphabets, by their beginnings; the best fit and the higher rating first', async () => {
    const publicOffice = await filled(await testOffice(store));
    expect(await names(publicOffice, 'kas')).toEqual(['Kasparov, Garry', 'Kása, Péter', 'Каспаров, Иван']);
    expect(await names(publicOffice, 'Каспаров')).toEqual(['Каспаров, Иван', 'Kasparov, Garry']);
    expect(await names(publicOffice, 'garry kasp')).toEqual(['Kasparov, Garry']);
    expect(await names(publicOffice, 'mueller')).toEqual(['Müller, Éva']);
    expect(await names(publicOffice, 'kasa')).toEqual(['Kása, Péter']);
    expect(await names(publicOffice, 'xyz')).toEqual([]);
    expect(await names(publicOffice, '  ')).toEqual([]);
    const { players } = await searchPlayers(publicOffice, 'иван', 1);
    expect(players).toEqual([
      {
        id: personId(2),
        name: 'Каспаров, Иван',
        federation: 'RUS',
        ratings: [
          { pool: 'fide', rating: 2150 },
          { pool: 'orr', rating: 1345, unsettled: true },
        ],
      },
    ]);
  });

  test('a number leads to one player', async () => {
    const publicOffice = await filled(await testOffice(store));
    for (const text of ['700100', 'fide 700100', 'FIDE:0700100', personId(1)]) {
      const found = await searchPlayers(publicOffice, text, 10);
      expect(found.exact, text).toBe(personId(1));
      expect(found.players).toHaveLength(1);
    }
    expect(await searchPlayers(publicOffice, '999', 10)).toEqual({ players: [], found: 0 });
    expect((await searchPlayers(publicOffice, 'pin 700100', 10)).exact).toBeUndefined();
  });

  test('the home page has the newest list of each pool', async () => {
    const publicOffice = await filled(await testOffice(store));
    const [fide, orr] = await homePools(publicOffice);
    expect(fide).toMatchObject({
      pool: 'fide',
      list: { date: '2024-06-01', players: 4, previous: '2024-05-01', fresh: 0 },
    });
    expect(fide?.list?.top.map(({ id }) => id)).toEqual([1, 3, 2].map(personId));
    expect(fide?.list?.gains.map(({ id, change }) => [id, change])).toEqual([[personId(2), 50]]);
    expect(orr).toMatchObject({ pool: 'orr', list: { date: '2024-05-31', players: 1 } });
  });

  test('the home page reads nobody but those whom it names, and lists once; it is the same when everybody is there', async () => {
    const office = await testOffice(store);
    const before = await filled(office);
    await enter(office, { kind: 'person.erased', data: { person: personId(1), formerly: [], papers: [], events: [] } });
    office.on('2024-06-16');
    let [everybody, named, pieces] = [0, 0, 0];
    const look: typeof before.look = (work) =>
      before.look((desk) =>
        work({
          ...desk,
          shownPersons: (after) => {
            everybody += 1;
            return desk.shownPersons(after);
          },
          shownAmong: (persons) => {
            named += persons.length;
            return desk.shownAmong(persons);
          },
          standingBlocks: (list, from) => {
            pieces += 1;
            return desk.standingBlocks(list, from);
          },
        }),
      );
    const publicOffice: PublicOffice = { ...before, look, blocks: new BlockCache({ ...before, look }) };
    const first = await homePools(publicOffice);
    expect([everybody, named, pieces]).toEqual([0, 4, 3]);
    expect(first[0]?.list?.top.map(({ name, federation, rating, place }) => [name, federation, rating, place])).toEqual(
      [
        [null, undefined, 2790, 1],
        ['Müller, Éva', 'GER', 2300, 2],
        ['Каспаров, Иван', 'RUS', 2150, 3],
      ],
    );
    expect(first[1]?.list?.top).toMatchObject([{ rating: 1345, unsettled: true }]);
    // what was read is there for the block, and for the page again
    for (const { pool, list } of first) await publicOffice.blocks.list(pool, list?.date ?? '');
    expect(pieces).toBe(3);
    expect(everybody).toBeGreaterThan(0);
    expect(await homePools(publicOffice)).toEqual(first);
    expect(pieces).toBe(3);
  });
});
