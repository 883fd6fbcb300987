/** Continuous pools: whatever order things come in, everybody stands where the order of their days puts them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import type { EventRow } from '../../ledger/store.ts';
import { forEachStore, testStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { changeOffice } from '../change.ts';
import type { Office } from '../office.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { importList } from '../registry/import.ts';
import { mergePlayers } from '../registry/merge.ts';
import { splitPlayer } from '../registry/split.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { decideStanding } from '../lists/decide.ts';
import { ratedAfterBrought } from './rate-again.ts';
import {
  acceptRated,
  AS,
  bring,
  enter,
  enterPersons,
  openPool,
  read,
  roundRobin,
  type TestEvent,
  type TestOffice,
  testOffice,
} from '../lists/office.fixture.ts';
import { publishList } from '../lists/publish.ts';
import { randomEvent } from '../lists/season.fixture.ts';
import { stateOfPresent } from '../../rating/states.ts';

const PERSONS = 8;
const MAY = 2024 * 12 + 4;
const EDITION = { orr: 'orr', mgsz: 'mgsz-2012' } as const;
type Family = keyof typeof EDITION;

const standing = (office: Office, pool: string) =>
  read(office, async (desk) => {
    const present: unknown[] = [];
    for await (const rows of desk.allPresent(pool))
      for (const row of rows) present.push([row.person, stateOfPresent(row)]);
    const results: unknown[] = [];
    for (const { event } of await desk.events({ pool, states: ['rated', 'published'] })) {
      for (const row of await desk.results(event)) results.push(row);
    }
    return { present, results };
  });

async function opened(office: TestOffice, family: Family): Promise<TestOffice> {
  await openPool(office, family, family, '2024-01-01');
  await enterPersons(
    office,
    1,
    // the last is a child of whom only the year is known: ORR asks for ages
    Array.from({ length: PERSONS }, (_, at) => ({
      name: `Player ${at + 1}`,
      birth: at + 1 === PERSONS ? '2016' : '1990-01-01',
    })),
  );
  await bring(office, family, '2024-01-01', { 1: 1500, 2: 1400, 3: 1650 });
  return office;
}

const event = (number: number, persons: readonly number[], end: string, pool: Family = 'orr'): TestEvent => ({
  event: number,
  pool,
  start: end,
  end,
  edition: EDITION[pool],
  persons,
  games: roundRobin(persons, () => '1-0'),
});

const sound = async (office: Office): Promise<void> => {
  const scratch = await openStore(':memory:');
  const { findings } = await verifyOffice(office, { scratch });
  await scratch.close();
  expect(findings).toEqual([]);
};

const store = testStore('sqlite');

test('ORR asks for ages: the one of the birth, and where that was erased, of the year that is still known', async () => {
  const office = await testOffice(store, '2024-12-01');
  await openPool(office, 'orr', 'orr', '2024-01-01');
  await enterPersons(office, 1, [{ birth: '2014-06-02' }, { birth: '2014' }, {}]);
  await enter(office, {
    kind: 'persons.entered',
    data: { persons: [{ person: personId(4), identity: '4'.padStart(64, '0'), facts: { birthYear: 2015 } }] },
  });
  await acceptRated(office, event(1, [1, 2, 3, 4], '2024-06-01'));
  const row = await read(office, (desk) => desk.event(1));
  expect(eventData(row as EventRow).ages).toEqual([9, 9, null, 8]);
});

const RUNS = Number(process.env['ELOBOOK_ORDERS'] ?? 8);

describe.each(['orr', 'mgsz'] as const)('a continuous pool of %s', (family) => {
  const days = fc.array(
    fc.record({ month: fc.nat(2), day: fc.integer({ min: 1, max: 20 }), seed: fc.integer({ min: 1, max: 1e6 }) }),
    { minLength: 2, maxLength: 6 },
  );
  const played = (asked: { month: number; day: number; seed: number }[], as: (person: number) => number) =>
    asked
      .map((each, at) =>
        randomEvent({
          event: at + 1,
          pool: family,
          edition: EDITION[family],
          month: MAY + each.month,
          day: each.day,
          seed: each.seed,
          persons: PERSONS,
        }),
      )
      // nobody meets the own other card
      .filter(({ persons }) => !(persons.includes(7) && persons.includes(8)))
      .map(
        (one): TestEvent => ({
          ...one,
          persons: one.persons.map(as),
          games: one.games.map(([round, white, black, result]) => [round, as(white), as(black), result]),
          ...(one.given === undefined
            ? {}
            : {
                given: Object.fromEntries(
                  Object.entries(one.given).map(([person, given]) => [as(Number(person)), given]),
                ),
              }),
        }),
      );

  test('two cards that become one stand as if they had been one from the beginning, and apart again as before', async () => {
    await fc.assert(
      fc.asyncProperty(days, async (asked) => {
        const office = await opened(await testOffice(store, '2024-12-01'), family);
        for (const each of played(asked, (person) => person)) await acceptRated(office, each);
        const apart = await standing(office, family);
        const { value } = await mergePlayers(office, { player: personId(8), into: personId(7) }, AS);
        expect(value).toBeDefined();
        const joined = await standing(office, family);
        const one = await opened(await testOffice(store, '2024-12-01'), family);
        for (const each of played(asked, (person) => (person === 8 ? 7 : person))) await acceptRated(one, each);
        expect(joined).toEqual(await standing(one, family));
        await splitPlayer(office, { player: personId(8) }, AS);
        expect(await standing(office, family)).toEqual(apart);
        await sound(office);
        await office.store.close();
        await one.store.close();
      }),
      { numRuns: RUNS },
    );
  });

  test('standings that come in after the events stand as if they had come before', async () => {
    await fc.assert(
      fc.asyncProperty(days, fc.integer({ min: 1000, max: 2000 }), async (asked, rating) => {
        const [late, early] = [
          await opened(await testOffice(store, '2024-12-01'), family),
          await opened(await testOffice(store, '2024-12-01'), family),
        ];
        const brought = { 2: { rating }, 4: { rating: rating + 50 }, 7: { rating: 1234 } };
        const events = played(asked, (person) => person);
        for (const each of events) await acceptRated(late, each);
        await bring(late, family, '2024-06-05', brought);
        await changeOffice(late, AS, async (changing) => {
          const pool = await changing.desk.pool(family);
          const again = await ratedAfterBrought(changing, pool as NonNullable<typeof pool>, '2024-06-05', [2, 4, 7]);
          return { value: again, findings: [] };
        });
        await bring(early, family, '2024-06-05', brought);
        for (const each of events) await acceptRated(early, each);
        expect(await standing(late, family)).toEqual(await standing(early, family));
        await sound(late);
        await late.store.close();
        await early.store.close();
      }),
      { numRuns: RUNS },
    );
  });
});

forEachStore((_kind, each) => {
  describe('what is no event, and reaches events that are rated', () => {
    test('a merge shows whom it moves, before it is done too', async () => {
      const office = await opened(await testOffice(each, '2024-07-01'), 'orr');
      await acceptRated(office, event(1, [1, 3], '2024-05-10'));
      await acceptRated(office, event(2, [3, 2], '2024-05-20'));
      const before = await standing(office, 'orr');
      const asked = { player: personId(2), into: personId(1) };
      const shown = await mergePlayers(office, asked, { ...AS, dryRun: true });
      expect(await standing(office, 'orr')).toEqual(before);
      const done = await mergePlayers(office, asked, AS);
      expect(done).toEqual(shown);
      expect(done.value?.rated).toEqual(['e1', 'e2']);
      expect(done.value?.standings.map(({ player, now }) => [player, now !== null])).toEqual([
        [personId(2), false],
        [personId(1), true],
        [personId(3), true],
      ]);
      expect(done.findings).toEqual([
        { code: 'lists.rated-again', weight: 'note', facts: { pool: 'orr', events: 2, players: 3 } },
      ]);
      await sound(office);
    });

    test('events that are given to another person are rated again with that person', async () => {
      const office = await opened(await testOffice(each, '2024-07-01'), 'orr');
      await acceptRated(office, event(1, [1, 3], '2024-05-10'));
      await acceptRated(office, event(2, [1, 2], '2024-05-20'));
      const { value } = await splitPlayer(
        office,
        { from: personId(1), events: ['e1'], to: { name: 'Somebody Else' } },
        AS,
      );
      expect(value?.rated).toEqual(['e1', 'e2']);
      const [first] = await read(office, (desk) => desk.results(2));
      expect(first).toMatchObject({ person: 1, before: 1500 });
      await sound(office);
    });

    test('decisions, openings and corrections of a merged card are the other’s, also over two merges', async () => {
      const office = await opened(await testOffice(each, '2024-07-01'), 'orr');
      await bring(office, 'orr', '2024-02-01', { 5: 1300 });
      await bring(office, 'orr', '2024-02-01', { 5: 1310 });
      const decision = { pool: 'orr', player: personId(5), indicator: 'rating', on: '2024-03-01', by: 'committee' };
      await decideStanding(office, { ...decision, value: 1350 }, AS);
      await mergePlayers(office, { player: personId(5), into: personId(6) }, AS);
      const { value } = await mergePlayers(office, { player: personId(6), into: personId(7) }, AS);
      expect(value).toMatchObject({
        rated: [],
        standings: [
          { player: personId(6), was: 1350, now: null },
          { player: personId(7), was: null, now: 1350 },
        ],
      });
      await acceptRated(office, event(1, [7, 1], '2024-02-15'));
      expect((await read(office, (desk) => desk.results(1))).map(({ person, before }) => [person, before])).toEqual([
        [1, 1500],
        [7, 1310],
      ]);
      await sound(office);
    });

    test('a list that comes in for a day before rated events leads to a new rating, and the same list again to none', async () => {
      const office = await opened(await testOffice(each, '2024-07-01'), 'orr');
      await acceptRated(office, event(1, [1, 2], '2024-05-10'));
      await acceptRated(office, event(2, [4, 2], '2024-05-20'));
      const csv = (rating: number) => ({
        open: async function* () {
          yield new TextEncoder().encode(
            `id;name;rating\n${personId(4)};Player 4;${rating}\n${personId(1)};Player 1;1500\n`,
          );
        },
        how: 'add' as const,
        pool: 'orr',
        asOf: '2024-01-01',
        ids: 'own' as const,
      });
      const dry = await importList(office, csv(1450), { ...AS, dryRun: true });
      const done = await importList(office, csv(1450), AS);
      expect(done).toEqual({ ...dry, value: { ...dry.value, import: 'i1' } });
      expect(done.findings.filter(({ code }) => code === 'lists.rated-again')).toEqual([
        { code: 'lists.rated-again', weight: 'note', facts: { pool: 'orr', events: 1, players: 2 } },
      ]);
      expect((await read(office, (desk) => desk.results(2))).map(({ before }) => before)[1]).toBe(1450);
      // a corrected list: only what it says otherwise comes in
      expect((await importList(office, csv(1460), AS)).value).toMatchObject({ standings: 0, inQuestion: 1 });
      const corrected = await importList(office, { ...csv(1460), takes: new Set(['ratings']) }, AS);
      expect(corrected.value).toMatchObject({ standings: 1, otherRatings: 1 });
      expect((await read(office, (desk) => desk.results(2)))[1]).toMatchObject({ person: 4, before: 1460 });
      await sound(office);
    });

    test('what comes in for the day of a snapshot counts from then on, and the snapshot stays', async () => {
      const office = await opened(await testOffice(each, '2024-05-01'), 'orr');
      const { value } = await publishList(office, { pool: 'orr' }, AS);
      await bring(office, 'orr', '2024-05-01', { 1: 1555 });
      await acceptRated(office, event(1, [1, 2], '2024-05-10'));
      expect((await read(office, (desk) => desk.results(1)))[0]).toMatchObject({ person: 1, before: 1555 });
      const list = await read(office, (desk) => desk.list('orr', '2024-05-01'));
      expect(list).toMatchObject({ digest: value?.digest, players: 3 });
      await sound(office);
    });
  });
});
