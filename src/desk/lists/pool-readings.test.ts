/** Readings of open clauses that a pool chooses: from the report to the sealed list, its explanation, verify and rerate. */
import { BOOK as en } from '../../content/en/books/every-family.ts';
import { describe, expect, test } from 'vitest';
import { verifyOffice } from '../../keeping/verify.ts';
import { personId } from '../../ledger/ids.ts';
import { readingsOfList } from '../../ledger/rows/standings.ts';
import { FLAGS, type ListRow, type StandingRow } from '../../ledger/store.ts';
import { rerateLists } from '../../reading/analysis/rerate.ts';
import { explainPlayer } from '../../reading/lists/explain-player.ts';
import { liveRating } from '../../reading/lists/live.ts';
import type { ChosenReadings } from '../../rulebooks/readings.ts';
import { forEachStore, type TestStore } from '../../stores/harness.fixture.ts';
import { AS, codesOf, type Game, PERSONS, submitOne } from '../events/event.fixture.ts';
import { openRatingPool, setPool, showPools } from '../registry/pools.ts';
import { withScratchStore } from '../wire.ts';
import { applyRerating } from './apply-rerating.ts';
import { bring, enterPersons, type TestOffice, testOffice } from './office.fixture.ts';
import { publishList } from './publish.ts';

const [ANNA, DORA] = [1, 4];
/** Anna, 1500, draws with 2000 and 2100. */
const GAMES: readonly Game[] = [
  [1, '1', '2', '1/2-1/2'],
  [2, '3', '1', '1/2-1/2'],
];
const eventIn = (month: string) => ({
  event: { name: month, start: `${month}-07`, end: `${month}-08`, controls: [{ minutes: 90, increment: 30 }] },
  games: GAMES,
});

const FACTS = { pool: 'fide', family: 'fide', name: 'FIDE', from: '2023-02' } as const;

async function officeBy(store: TestStore, readings?: Readonly<Record<string, string>>): Promise<TestOffice> {
  const office = await testOffice(store, '2023-01-10');
  const facts = { ...FACTS, ...(readings === undefined ? {} : { readings }) };
  expect(codesOf(await openRatingPool(office, facts, AS))).toEqual([]);
  await enterPersons(office, 1, PERSONS);
  await bring(office, 'fide', '2022-02', { 1: 1500, 2: 2000, 3: 2100, 4: 1700 });
  return office;
}

async function play(office: TestOffice, month: string, list: string): Promise<void> {
  office.on(`${month}-10`);
  const { events } = await submitOne(office, 'fide', eventIn(month), { accept: 'clean' });
  expect(events[0]?.state).toBe('accepted');
  office.on(`${list}-01`);
  expect(codesOf(await publishList(office, { pool: 'fide', date: list }, AS))).toEqual([]);
}

const lastList = async (office: TestOffice, pool = 'fide'): Promise<ListRow> =>
  (await office.store.read((desk) => desk.lists(pool))).at(-1) as ListRow;

async function onList(office: TestOffice, person: number, pool = 'fide'): Promise<StandingRow> {
  const { list } = await lastList(office, pool);
  return (await office.store.read((desk) => desk.standings(list, [person])))[0] as StandingRow;
}

const faultsOf = async (office: TestOffice): Promise<readonly string[]> =>
  (await withScratchStore((scratch) => verifyOffice(office, { scratch }))).findings
    .filter(({ weight }) => weight === 'refuse')
    .map(({ code }) => code);

forEachStore((_kind, store) => {
  describe('readings of a pool', () => {
    // −500 and −600: both count as 400 (.08 each), one of them and the other as it is (.04), or none (.04 and .02); K 20
    test.each([
      [undefined, 1517],
      ['always', 1517],
      ['once', 1518],
      ['never', 1519],
    ] as const)('cap.lower: %s gives a list of its own, which says so and verifies', async (lower, rating) => {
      const office = await officeBy(store, lower === undefined ? undefined : { 'cap.lower': lower });
      await play(office, '2023-01', '2023-02');
      expect(await onList(office, ANNA)).toMatchObject({ rating });
      expect(readingsOfList(await lastList(office))).toEqual(lower === undefined ? {} : { 'cap.lower': lower });
      const explained = await explainPlayer(office, {
        player: personId(ANNA),
        pool: 'fide',
        list: '2023-02',
        book: en,
      });
      expect(explained.value?.after).toBe(rating);
      expect(JSON.stringify(explained.value?.steps)).toContain(`"lower":"${lower ?? 'always'}"`);
      expect(codesOf(explained)).toEqual(lower === undefined ? [] : ['lists.readings']);
      expect(await faultsOf(office)).toEqual([]);
    });

    test('chosen later hold for lists to come, and what is out stays as it was made', async () => {
      const office = await officeBy(store);
      await play(office, '2023-01', '2023-02');
      const chosen = { pool: 'fide', readings: { 'cap.lower': 'never' } };
      expect(codesOf(await setPool(office, chosen, { ...AS, dryRun: true }))).toEqual(['pool.readings-ahead']);
      const set = await setPool(office, chosen, AS);
      expect(set).toMatchObject({ value: { readings: { 'cap.lower': 'never' } } });
      expect(codesOf(set)).toEqual(['pool.readings-ahead']);
      expect(codesOf(await setPool(office, chosen, AS))).toEqual(['pool.unchanged']);
      await setPool(office, { pool: 'fide', readings: { 'inactive.longUntil': '2023-06' } }, AS);
      expect((await showPools(office))[0]?.readings).toEqual({ 'cap.lower': 'never', 'inactive.longUntil': '2023-06' });
      // of the next list before it is out: 1517 against 2000 is .05 below, against 2100 .02
      office.on('2023-02-10');
      const { events } = await submitOne(office, 'fide', eventIn('2023-02'), { accept: 'clean' });
      expect(events[0]?.state).toBe('accepted');
      expect((await liveRating(office, { player: personId(ANNA), pool: 'fide' })).value?.rating).toBe(1536);
      office.on('2023-03-01');
      expect(codesOf(await publishList(office, { pool: 'fide', date: '2023-03' }, AS))).toEqual([]);
      expect(await onList(office, ANNA)).toMatchObject({ rating: 1536 });
      expect(await faultsOf(office)).toEqual([]);
      const first = { player: personId(ANNA), pool: 'fide', list: '2023-02', book: en };
      expect((await explainPlayer(office, first)).value?.after).toBe(1517);
    });

    // Dóra, 1500, draws twice, .08 expected of each, three weeks after she was 18: K 40 to the end of the year, 20 from the birthday on
    test.each([
      [undefined, 1534, 1517],
      ['birthday', 1517, 1534],
    ] as const)(
      'juniorUntil: %s asks for the birthday, is kept with the list and compared',
      async (until, rating, other) => {
        const office = await testOffice(store, '2019-02-10');
        const readings = until === undefined ? {} : { readings: { juniorUntil: until } };
        await openRatingPool(office, { ...FACTS, from: '2019-03', ...readings }, AS);
        await enterPersons(office, 1, PERSONS);
        await bring(office, 'fide', '2018-03', { 1: 1700, 2: 2000, 3: 2100, 4: 1500 });
        const games: readonly Game[] = [
          [1, '4', '2', '1/2-1/2'],
          [2, '3', '4', '1/2-1/2'],
        ];
        await submitOne(office, 'fide', { ...eventIn('2019-02'), games }, { accept: 'clean' });
        office.on('2019-03-01');
        await publishList(office, { pool: 'fide', date: '2019-03' }, AS);
        expect(await onList(office, DORA)).toMatchObject({ rating });
        const asked = { player: personId(DORA), pool: 'fide', list: '2019-03', book: en };
        expect((await explainPlayer(office, asked)).value?.after).toBe(rating);
        expect(await faultsOf(office)).toEqual([]);
        const juniorUntil = until === undefined ? 'birthday' : 'year-end';
        const again = await rerateLists(office, { from: '2019-03-01', readings: { juniorUntil } });
        const changes = again.value?.[0]?.lists.flatMap((list) => list.changes);
        expect(changes?.filter(({ player }) => player === personId(DORA))).toMatchObject([{ was: rating, now: other }]);
      },
    );

    // Anna, 1500, with K = 20 wins all of 40 games against 1700 (.24 expected of each): 30.4 × 20, or 30.4 × 17 from the day on
    test.each([
      [undefined, 2017],
      ['2017-09-01', 2108],
      ['2017-08-08', 2017],
    ] as const)('kLimit.from: %s says from which day on many games limit K', async (from, rating) => {
      const office = await testOffice(store, '2017-08-10');
      const readings = from === undefined ? {} : { readings: { 'kLimit.from': from } };
      await openRatingPool(office, { ...FACTS, from: '2017-09', ...readings }, AS);
      await enterPersons(office, 1, PERSONS);
      await bring(office, 'fide', '2017-08', { 1: 1500, 2: 1700, 3: 1900, 4: 1500 });
      const games = Array.from({ length: 40 }, (_, at): Game => [at + 1, '1', '2', '1-0']);
      const event = { name: 'E', start: '2017-08-08', end: '2017-08-20', controls: [{ minutes: 90, increment: 30 }] };
      office.on('2017-08-25');
      const { events } = await submitOne(office, 'fide', { event, games }, { accept: 'clean' });
      expect(events[0]?.state).toBe('accepted');
      office.on('2017-09-01');
      expect(codesOf(await publishList(office, { pool: 'fide', date: '2017-09' }, AS))).toEqual([]);
      expect(await onList(office, ANNA)).toMatchObject({ rating });
      const told = await explainPlayer(office, { player: personId(ANNA), pool: 'fide', list: '2017-09', book: en });
      expect(told.value?.after).toBe(rating);
      expect(told.findings.flatMap(({ facts }) => facts['readings'] ?? [])).toEqual(
        from === undefined ? [] : [`kLimit.from: ${from}`],
      );
      expect(await faultsOf(office)).toEqual([]);
      const other = from === '2017-09-01' ? '2017-07-01' : '2017-09-01';
      const again = await rerateLists(office, { from: '2017-09-01', readings: { 'kLimit.from': other } });
      const changes = again.value?.[0]?.lists.flatMap((list) => list.changes);
      expect(changes?.filter(({ player }) => player === personId(ANNA))).toMatchObject([
        { was: rating, now: rating === 2017 ? 2108 : 2017 },
      ]);
    });

    test('are compared by rerate, list by list with those by which each was made', async () => {
      const office = await officeBy(store);
      await play(office, '2023-01', '2023-02');
      await setPool(office, { pool: 'fide', readings: { 'cap.lower': 'never' } }, AS);
      await play(office, '2023-02', '2023-03');
      const again = async (readings?: Readonly<Record<string, string>>) =>
        (
          await rerateLists(office, { from: '2023-02-01', ...(readings === undefined ? {} : { readings }) })
        ).value?.[0]?.lists.map(({ changes }) =>
          changes.filter(({ player }) => player === personId(ANNA)).map(({ was, now }) => [was, now]),
        );
      expect(await again()).toEqual([[], []]);
      expect(await again({ 'cap.lower': 'never' })).toEqual([[[1517, 1519]], [[1536, 1538]]]);
      expect(await again({ 'cap.lower': 'always' })).toEqual([[], [[1536, 1534]]]);
      const wrong = await rerateLists(office, { from: '2023-02-01', readings: { 'cap.lower': 'x' } });
      expect(codesOf(wrong)).toEqual(['pool.reading-value']);
    });

    test('that were not those of a list can be applied to the next one', async () => {
      const office = await officeBy(store);
      await play(office, '2023-01', '2023-02');
      const input = { pool: 'fide', by: 'qc', from: '2023-02-01' };
      const wrong = await applyRerating(office, { ...input, readings: { 'cap.upper': 'x' } }, AS);
      expect(codesOf(wrong)).toEqual(['pool.reading-unknown']);
      const applied = await applyRerating(office, { ...input, readings: { 'cap.lower': 'never' } }, AS);
      expect(applied).toMatchObject({ value: { list: '2023-03', affected: 1, points: 2 } });
      office.on('2023-03-01');
      await publishList(office, { pool: 'fide', date: '2023-03' }, AS);
      expect(await onList(office, ANNA)).toMatchObject({ rating: 1519 });
      expect(await faultsOf(office)).toEqual([]);
    });

    test.each([
      [undefined, FLAGS.inactive],
      ['2023-02', 0],
      ['2023-01', FLAGS.inactive],
    ] as const)('inactive.longUntil: %s says after how long a player is inactive', async (until, flags) => {
      const office = await officeBy(store, until === undefined ? undefined : { 'inactive.longUntil': until });
      await play(office, '2023-01', '2023-02');
      expect((await onList(office, DORA)).flags).toBe(flags);
      const told = await explainPlayer(office, { player: personId(DORA), pool: 'fide', list: '2023-02', book: en });
      expect(told.findings.map(({ facts }) => facts['readings'])).toEqual(
        until === undefined ? [] : [[`inactive.longUntil: ${until}`]],
      );
      expect(await faultsOf(office)).toEqual([]);
    });

    // .92 expected of 2450 against 2000: a draw is −.42, and a win against 2100 (.88) +.12
    test.each([
      [undefined, 2447],
      ['none', 2438],
    ] as const)('newToList.k10From: %s gives a master who is new to a rapid list his K', async (from, rating) => {
      const office = await testOffice(store, '2024-05-10');
      for (const control of ['standard', 'rapid'] as const) {
        const readings: ChosenReadings = control === 'rapid' && from !== undefined ? { 'newToList.k10From': from } : {};
        const facts = { pool: control, family: 'fide', name: control, from: '2024-06', control, group: 'g', readings };
        expect(codesOf(await openRatingPool(office, facts, AS))).toEqual([]);
      }
      await enterPersons(office, 1, PERSONS);
      await bring(office, 'standard', '2024-05', { 1: 2450 });
      await bring(office, 'rapid', '2024-05', { 2: 2000, 3: 2100 });
      const event = { name: 'R', start: '2024-05-04', end: '2024-05-05', controls: [{ minutes: 15, increment: 10 }] };
      const games: readonly Game[] = [
        [1, '1', '2', '1/2-1/2'],
        [2, '3', '1', '0-1'],
      ];
      const { events } = await submitOne(office, 'rapid', { event, games }, { accept: 'clean' });
      expect(events[0]?.state).toBe('accepted');
      office.on('2024-06-01');
      expect(codesOf(await publishList(office, { pool: 'rapid', date: '2024-06' }, AS))).toEqual([]);
      expect(await onList(office, ANNA, 'rapid')).toMatchObject({ rating });
      const told = await explainPlayer(office, { player: personId(ANNA), pool: 'rapid', list: '2024-06', book: en });
      expect(told.value?.after).toBe(rating);
      expect(JSON.stringify(told.value?.steps)).toContain('k-new-to-list');
      expect(await faultsOf(office)).toEqual([]);
    });

    test('are refused where the texts of the pool have no such choice', async () => {
      const office = await officeBy(store);
      const open = async (facts: object) =>
        codesOf(await openRatingPool(office, { ...FACTS, pool: 'other', ...facts }, AS));
      expect(await open({ readings: { 'cap.upper': 'once' } })).toEqual(['pool.reading-unknown']);
      expect(await open({ readings: { 'newToList.k10From': 'none' } })).toEqual(['pool.reading-unknown']);
      expect(await open({ family: 'mssz', readings: { 'cap.lower': 'once' } })).toEqual(['pool.reading-unknown']);
      const atOnce = { family: 'orr', from: '2023-01-05', readings: { 'cap.lower': 'once' } };
      expect(await open(atOnce)).toEqual(['pool.reading-unknown']);
      expect(await open({ readings: { 'cap.lower': 'twice', 'inactive.longUntil': '2025-01' } })).toEqual([
        'pool.reading-value',
        'pool.reading-value',
      ]);
      const { findings } = await setPool(office, { pool: 'fide', readings: { 'inactive.longUntil': 'x' } }, AS);
      expect(findings).toMatchObject([{ facts: { expected: ['2022-01 … 2024-03'] } }]);
    });
  });
});
