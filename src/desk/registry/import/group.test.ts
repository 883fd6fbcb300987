/** FIDE's combined list comes into the three pools of a group in one go, wholly or not at all, and goes again as one. */
import { describe, expect, test } from 'vitest';
import type { FideListPlayer, FideListRating } from '../../../formats/fide-list/records.ts';
import { type ListForm, writeList } from '../../../formats/fide-list/write.ts';
import type { Store } from '../../../ledger/store.ts';
import { countedStore } from '../../../stores/counted.fixture.ts';
import { forEachStore, type TestStore } from '../../../stores/harness.fixture.ts';
import { enter, type TestOffice, testOffice } from '../../lists/office.fixture.ts';
import { codes, done, projectionsOf, refusals } from '../../office.fixture.ts';
import type { Office } from '../../office.ts';
import { showPlayer } from '../show.ts';
import { importList } from '../import.ts';
import { type ImportedGroupList, importGroup } from './group.ts';
import { ratingsOn, sound } from './import.fixture.ts';
import { listImports } from './log.ts';
import { undoImport } from './undo.ts';

const ILKA = { author: 'Ilka', ground: 'letter' } as const;
const GROUP = 'hun';
const POOLS = ['hun', 'hun-rapid', 'hun-blitz'] as const;
const CONTROLS = ['standard', 'rapid', 'blitz'] as const;

/** The pool of blitz is opened first: their order is that of the time controls all the same. */
async function officeWithGroup(store: TestStore): Promise<TestOffice> {
  const office = await testOffice(store, '2024-06-15');
  for (const at of [2, 0, 1] as const) {
    const settings = { calendar: 'monthly', control: CONTROLS[at], group: GROUP };
    const data = { pool: POOLS[at], family: 'fide', name: POOLS[at], from: '2024-07', settings } as const;
    await enter(office, { kind: 'pool.opened', data });
  }
  return office;
}

const rated = (rating: number, k: number): FideListRating => ({ rating, games: 2, k });
const ANNA: FideListPlayer = {
  fideId: '1',
  name: 'Kiss, Anna',
  federation: 'HUN',
  sex: 'f',
  standard: rated(2100, 20),
  rapid: rated(2050, 20),
  blitz: rated(2000, 20),
  birthYear: 1990,
  inactive: false,
};
const BELA: FideListPlayer = {
  ...ANNA,
  fideId: '2',
  name: 'Nagy, Bela',
  sex: 'm',
  standard: { games: 0 },
  rapid: rated(1800, 40),
  blitz: { games: 0 },
};

/** What is asked of a desk that changes something. */
const WRITING: ReadonlySet<string> = new Set([
  'keepEntries',
  'keepSubjects',
  'keepPapers',
  'putImport',
  'addPersons',
  'addCards',
  'addList',
  'putList',
  'addStandings',
  'addStandingColumns',
]);

class Failed extends Error {}

/** A store that fails at its so manieth change. */
const failingAt = (store: Store, at: number): Store => ({
  ...store,
  write: (work) =>
    store.write((desk) => {
      let left = at;
      const failing = Object.entries(desk).map(([name, member]) => [
        name,
        !WRITING.has(name)
          ? member
          : (...given: unknown[]) => {
              left -= 1;
              if (left === 0) throw new Failed();
              return (member as (...given: unknown[]) => unknown)(...given);
            },
      ]);
      return work(Object.fromEntries(failing) as typeof desk);
    }),
});

const COMBINED: ListForm = { form: 'text', layout: 'combined' };
const bytesOf = (players: readonly FideListPlayer[], form: ListForm = COMBINED): readonly Uint8Array[] => [
  ...writeList(players, form),
];

const take = (office: Office, file: readonly Uint8Array[], more: Partial<ImportedGroupList> = {}, options = {}) =>
  importGroup(
    office,
    { open: () => file, group: GROUP, asOf: '2024-05', how: 'whole', ...more },
    { ...ILKA, ...options },
  );

const ratings = (office: Office, month = '2024-05') =>
  Promise.all(POOLS.map((pool) => ratingsOn(office, pool, `${month}-01`)));

const IN_MAY = [
  [[1, 2100]],
  [
    [1, 2050],
    [2, 1800],
  ],
  [[1, 2000]],
];

forEachStore((_kind, store) => {
  describe('a combined list', () => {
    test.each(['text', 'xml'] as const)(
      'as %s comes into every pool of the group, each with its ratings',
      async (form) => {
        const office = await officeWithGroup(store);
        const file = bytesOf([ANNA, BELA], { form, layout: 'combined' });
        const tried = done(await take(office, file, {}, { dryRun: true }));
        expect(tried.pools.map(({ pool, standings }) => [pool, standings])).toEqual([
          ['hun', 1],
          ['hun-rapid', 2],
          ['hun-blitz', 1],
        ]);
        expect(await ratings(office)).toEqual([undefined, undefined, undefined]);
        const { pools } = done(await take(office, file));
        expect(pools.map(({ pool, import: id }) => [pool, id])).toEqual([
          ['hun', 'i1'],
          ['hun-rapid', 'i2'],
          ['hun-blitz', 'i3'],
        ]);
        expect((await ratings(office)).map((rows) => rows?.filter(([, rating]) => rating !== null))).toEqual(IN_MAY);
        await sound(office);
      },
    );

    test('of the next month stands on lists of its own, and the same again changes nothing', async () => {
      const office = await officeWithGroup(store);
      done(await take(office, bytesOf([ANNA, BELA])));
      const june = bytesOf([{ ...ANNA, rapid: rated(2060, 20) }, BELA]);
      done(await take(office, june, { asOf: '2024-06' }));
      const [, rapid] = await ratings(office, '2024-06');
      expect(rapid).toContainEqual([1, 2060]);
      const again = done(await take(office, june, { asOf: '2024-06' }));
      expect(again.pools.every(({ import: id, standings }) => id === undefined && standings === 0)).toBe(true);
    });

    test('is taken back as one, by the number of any of its imports', async () => {
      const office = await officeWithGroup(store);
      done(await take(office, bytesOf([ANNA, BELA])));
      const undone = done(await undoImport(office, 'i2', ILKA));
      expect([undone, ...(undone.also ?? [])].map((each) => each.import)).toEqual(['i2', 'i3', 'i1']);
      expect(await ratings(office)).toEqual([undefined, undefined, undefined]);
      expect((await listImports(office)).every((each) => each.undone !== null && each.group === GROUP)).toBe(true);
      expect(refusals(await showPlayer(office, 'fide:1'))).toEqual(['player.number-unknown']);
      await sound(office);
    });

    test('comes in wholly or not at all: where one pool refuses, no pool has anything', async () => {
      const office = await officeWithGroup(store);
      const settings = { calendar: 'monthly', control: 'blitz', group: 'other' };
      const late = { pool: 'late', family: 'fide', name: 'late', from: '2024-03', settings } as const;
      await enter(office, { kind: 'pool.opened', data: late });
      const standard = {
        ...late,
        pool: 'soon',
        from: '2024-07',
        settings: { ...settings, control: 'standard' },
      } as const;
      await enter(office, { kind: 'pool.opened', data: standard });
      const outcome = await take(office, bytesOf([ANNA]), { group: 'other' });
      expect(refusals(outcome)).toEqual(['import.other-date']);
      expect(outcome.findings).toMatchObject([{ facts: { pool: 'late' } }]);
      expect(await ratingsOn(office, 'soon', '2024-05-01')).toBeUndefined();
      expect(await listImports(office)).toEqual([]);
    });

    test('is one write: where the store fails at any of its steps, nothing of it is there', async () => {
      const counting = await officeWithGroup(store);
      const counted = countedStore(counting.store);
      const { calls, writes } = await counted.during(() =>
        take({ ...counting, store: counted }, bytesOf([ANNA, BELA])),
      );
      expect(writes).toBe(1);
      const steps = calls.filter((name) => WRITING.has(name)).length;
      expect(steps).toBeGreaterThan(15);
      const office = await officeWithGroup(store);
      const before = await projectionsOf(office, []);
      for (const at of [1, Math.floor(steps / 3), Math.floor((2 * steps) / 3), steps]) {
        const failing = { ...office, store: failingAt(office.store, at) };
        await expect(take(failing, bytesOf([ANNA, BELA]))).rejects.toThrow(Failed);
        expect(await projectionsOf(office, [])).toEqual(before);
        expect(await listImports(office)).toEqual([]);
      }
      done(await take(office, bytesOf([ANNA, BELA])));
      await sound(office);
    });

    test('is tried as it would come in: who is new is new once', async () => {
      const office = await officeWithGroup(store);
      const tried = done(await take(office, bytesOf([ANNA, BELA]), {}, { dryRun: true }));
      expect(tried.pools.map(({ import: id, entered }) => [id, entered])).toEqual([
        [undefined, 2],
        [undefined, 0],
        [undefined, 0],
      ]);
      expect((await office.store.read((desk) => desk.lastPerson())) > 0).toBe(false);
      const { pools } = done(await take(office, bytesOf([ANNA, BELA])));
      expect(pools.map(({ import: _id, ...each }) => each)).toEqual(tried.pools);
    });

    test('that one pool would lose ratings by is shown for all of them, and nothing is done', async () => {
      const office = await officeWithGroup(store);
      done(await take(office, bytesOf([ANNA, BELA])));
      const before = await projectionsOf(office, []);
      const outcome = await take(office, bytesOf([ANNA]));
      expect(refusals(outcome)).toEqual(['import.ratings-lost']);
      expect(outcome.findings).toMatchObject([{ facts: { pool: 'hun-rapid', count: 1 } }]);
      expect(outcome.effect?.pools.map(({ import: id, lost }) => [id, lost])).toEqual([
        [undefined, 0],
        [undefined, 1],
        [undefined, 0],
      ]);
      expect(await projectionsOf(office, [])).toEqual(before);
    });

    test('without a word is only shown', async () => {
      const office = await officeWithGroup(store);
      const outcome = await importGroup(office, { open: () => bytesOf([ANNA]), group: GROUP, asOf: '2024-05' }, ILKA);
      expect(codes(outcome)).toContain('import.which');
      expect(outcome.effect?.pools).toHaveLength(3);
      expect(await listImports(office)).toEqual([]);
    });
  });

  test('a list that is not for the group is refused', async () => {
    const office = await officeWithGroup(store);
    expect((await take(office, bytesOf([ANNA]), { group: 'x' })).findings).toMatchObject([
      { code: 'import.no-group', facts: { group: 'x', groups: [GROUP] } },
    ]);
    const single: ListForm = { form: 'text', layout: 'single', control: 'rapid', month: 2024 * 12 + 4 };
    expect(refusals(await take(office, bytesOf([ANNA], single)))).toEqual(['import.not-combined']);
    const text = bytesOf([ANNA])
      .map((piece) => new TextDecoder().decode(piece))
      .join('');
    const cut = [new TextEncoder().encode(text.replace('BRtng', '     '))];
    expect((await take(office, cut)).findings).toMatchObject([
      { code: 'import.no-ratings-for', facts: { controls: ['blitz'] } },
    ]);
    for (const [pool, expected] of [
      ['hun-blitz', ['import.no-ratings-for']],
      ['hun-rapid', []],
    ] as const) {
      const one = await importList(office, { open: () => cut, pool, asOf: '2024-05', how: 'whole' }, ILKA);
      expect(refusals(one)).toEqual(expected);
    }
    expect(refusals(await take(office, [new TextEncoder().encode('nothing')]))).toContain('list.unknown-form');
  });
});
