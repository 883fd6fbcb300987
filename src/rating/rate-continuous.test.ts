import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { eventId, personId } from '../ledger/ids.ts';
import { eventData } from '../ledger/rows/events.ts';
import { FLAGS, type ListRow, type PoolRow, type StandingRow } from '../ledger/store.ts';
import type { AtOnceColumns } from '../rulebooks/at-once.ts';
import { atOnceRules } from '../rulebooks/office-rules.ts';
import { forEachStore, testStore } from '../stores/harness.fixture.ts';
import type { Office } from '../desk/office.ts';
import { decideStanding } from '../desk/lists/decide.ts';
import { erasePlayer } from '../desk/registry/erase.ts';
import { explainPlayer } from '../reading/lists/explain-player.ts';
import { liveRating } from '../reading/lists/live.ts';
import {
  acceptEvent,
  acceptRated,
  AS,
  bring,
  enterPersons,
  openPool,
  read,
  roundRobin,
  type TestEvent,
  type TestOffice,
  testOffice,
  withdraw,
} from '../desk/lists/office.fixture.ts';
import { previewList, publishList } from '../desk/lists/publish.ts';
import { randomEvent } from '../desk/lists/season.fixture.ts';
import { rateByClauses, rateKept } from './rate-continuous.ts';
import { rateInColumns } from './rate-in-columns.ts';
import { type RecalledEvent, recallEvents } from './recall.ts';
import { stateOfPresent } from './states.ts';
import { eventKey, Timelines } from './timeline.ts';

const PERSONS = 10;
const MAY = 2024 * 12 + 4;

async function opened(office: TestOffice, family: 'orr' | 'mgsz'): Promise<TestOffice> {
  await openPool(office, family, family, '2024-01-01');
  await enterPersons(
    office,
    1,
    Array.from({ length: PERSONS }, (_, at) => ({
      name: `Player ${at + 1}`,
      birth: ['1990-01-01', '2010-05-20', '1960-05-15', '2006'][at % 4] as string,
    })),
  );
  await bring(office, family, '2024-01-01', {
    1: { rating: 1500, rest: family === 'mgsz' ? { rank: '6k' } : {} },
    2: { rating: 1400 },
    3: { rating: 1650 },
  });
  return office;
}

/** Everybody's present standing and every result, without what only numbers the rows. */
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

const EDITION = { orr: 'orr', mgsz: 'mgsz-2012' } as const;

const store = testStore('sqlite');
const RUNS = Number(process.env['ELOBOOK_ORDERS'] ?? 8);

describe.each(['orr', 'mgsz'] as const)('a continuous pool of %s', (family) => {
  const asked = fc
    .array(
      fc.record({ month: fc.nat(2), day: fc.integer({ min: 1, max: 20 }), seed: fc.integer({ min: 1, max: 1e6 }) }),
      {
        minLength: 3,
        maxLength: 7,
      },
    )
    .chain((events) =>
      fc.record({
        events: fc.constant(events),
        order: fc.shuffledSubarray(
          events.map((_, at) => at),
          { minLength: events.length },
        ),
        gone: fc.subarray(events.map((_, at) => at)),
        decided: fc.option(
          fc.record({
            after: fc.nat(6),
            day: fc.integer({ min: 1, max: 28 }),
            value: fc.integer({ min: 1300, max: 1800 }),
          }),
        ),
      }),
    );

  test('stands alike in whatever order events come, go and are decided upon', async () => {
    await fc.assert(
      fc.asyncProperty(asked, async ({ events, order, gone, decided }) => {
        const all = events.map(({ month, day, seed }, at) =>
          randomEvent({
            event: at + 1,
            pool: family,
            edition: EDITION[family],
            month: MAY + month,
            day,
            seed,
            persons: PERSONS,
          }),
        );
        const decide = async (office: Office): Promise<void> => {
          if (decided === null) return;
          const on = `2024-06-${String(decided.day).padStart(2, '0')}`;
          const decision = {
            pool: family,
            player: personId(1),
            indicator: 'rating',
            value: decided.value,
            although: decided.value,
            on,
            by: 'committee',
          };
          await decideStanding(office, decision, AS);
        };
        const late = await opened(await testOffice(store, '2025-01-10'), family);
        // the other office learns of nothing that does not stay, and of everything in its order
        const inOrder = await opened(await testOffice(store, '2025-01-10'), family);
        for (const [at, place] of order.entries()) {
          await acceptRated(late, all[place] as TestEvent);
          if (at === decided?.after) await decide(late);
        }
        if (decided !== null && decided.after >= order.length) await decide(late);
        for (const place of gone) await withdraw(late, place + 1, family);
        const stays = all
          .filter((_, at) => !gone.includes(at))
          .sort((a, b) =>
            a.end < b.end ? -1 : a.end > b.end ? 1 : a.start < b.start ? -1 : a.start > b.start ? 1 : a.event - b.event,
          );
        for (const event of stays) await acceptRated(inOrder, event);
        await decide(inOrder);
        expect(await standing(late, family)).toEqual(await standing(inOrder, family));
        await late.store.close();
        await inOrder.store.close();
      }),
      { numRuns: RUNS },
    );
  });

  test('explains every event with the numbers that are kept', async () => {
    const office = await opened(await testOffice(store, '2025-01-10'), family);
    const all = [5, 9, 3].map((seed, at) =>
      randomEvent({
        event: at + 1,
        pool: family,
        edition: EDITION[family],
        month: MAY + at,
        day: 4,
        seed,
        persons: PERSONS,
      }),
    );
    for (const event of [all[1], all[0], all[2]]) await acceptRated(office, event as TestEvent);
    for (const { event, persons } of all) {
      for (const person of persons) {
        const { value, findings } = await explainPlayer(office, {
          player: personId(person),
          event: eventId(event),
          book: en,
        });
        expect(findings).toEqual([]);
        expect(value?.official).toBe(true);
      }
    }
    await office.store.close();
  });
});

describe.each(['orr', 'mgsz'] as const)('a replay of %s in columns', (family) => {
  const PLAYERS = Array.from({ length: PERSONS }, (_, at) => at + 1);

  /** Every event by both ways, from where everybody stood before it. */
  const bothWays = (office: Office, asked: 'numbers' | 'findings', told: Partial<RecalledEvent['content']> = {}) =>
    read(office, async (desk) => {
      const pool = (await desk.pool(family)) as PoolRow;
      const timelines = await Timelines.of(desk, pool);
      await timelines.load(PLAYERS);
      return (await recallEvents(desk, await desk.events({ pool: family, states: ['rated'] }))).map((recalled) => {
        const kept = { ...recalled, content: { ...recalled.content, ...told } };
        const stateOf = (person: number) => timelines.before(person, eventKey(kept.row));
        const { ages } = eventData(kept.row);
        const columns = atOnceRules(kept.row.edition as string).inColumns as AtOnceColumns;
        return {
          isInColumns:
            rateInColumns(columns, kept, stateOf, asked === 'findings' ? (ages ?? []) : undefined) !== undefined,
          rated: rateKept(pool, kept, stateOf, ages, asked),
          byClauses: rateByClauses(pool, kept, stateOf, ages),
        };
      });
    });

  const everybody = async (): Promise<TestOffice> => {
    const office = await testOffice(store, '2025-01-10');
    await openPool(office, family, family, '2024-01-01');
    await enterPersons(
      office,
      1,
      PLAYERS.map((at) => ({ name: `Player ${at}`, birth: `${1960 + 5 * at}-05-20` })),
    );
    const rest = (at: number) => (family === 'orr' || at % 3 === 0 ? {} : { rank: at % 2 === 0 ? '6k' : '3k' });
    await bring(
      office,
      family,
      '2024-01-01',
      Object.fromEntries(PLAYERS.map((at) => [at, { rating: 1100 + 97 * at, rest: rest(at) }])),
    );
    return office;
  };

  const eventOf = (event: number): TestEvent => {
    const { given: _given, ...random } = randomEvent({
      event,
      pool: family,
      edition: EDITION[family],
      month: MAY,
      day: event,
      seed: 31 * event,
      persons: PERSONS,
    });
    return random;
  };

  test('comes to the same results and standings as the clauses, and with findings where nothing is to be said', async () => {
    const office = await everybody();
    for (let event = 1; event <= 8; event += 1) await acceptRated(office, eventOf(event));
    const played = await bothWays(office, 'numbers');
    expect(played.map(({ isInColumns }) => isInColumns)).toEqual(played.map(() => true));
    for (const { rated, byClauses } of played) expect(rated).toEqual({ ...byClauses, findings: [] });
    const special = { 0: { handicap: 3 }, 1: { rated: false as const }, 2: { handicap: 1 } };
    for (const { isInColumns, rated, byClauses } of await bothWays(office, 'numbers', { special })) {
      expect([isInColumns, rated]).toEqual([true, { ...byClauses, findings: [] }]);
    }
    const disordered = [2, 0, 1, 0, 1, 2, 3, 1];
    for (const { isInColumns, rated, byClauses } of await bothWays(office, 'numbers', { games: disordered })) {
      expect([isInColumns, rated]).toEqual([false, byClauses]);
    }
    const asked = await bothWays(office, 'findings');
    for (const { rated, byClauses } of asked) expect(rated).toEqual(byClauses);
    expect(asked.map(({ isInColumns }) => isInColumns)).toEqual(
      asked.map(({ byClauses }) => byClauses.findings.length === 0),
    );
    await office.store.close();
  });

  test('leaves an event to the clauses in which somebody is new, or of which a report tells what the pool does not know', async () => {
    const office = await opened(await testOffice(store, '2025-01-10'), family);
    await acceptRated(office, { ...eventOf(1), given: { 1: { entryRank: '5k' }, 2: { member: true } } });
    const newcomers = randomEvent({
      event: 2,
      pool: family,
      edition: EDITION[family],
      month: MAY,
      day: 2,
      seed: 7,
      persons: PERSONS,
    });
    await acceptRated(office, newcomers);
    for (const { isInColumns, rated, byClauses } of await bothWays(office, 'numbers')) {
      expect([isInColumns, rated]).toEqual([false, byClauses]);
    }
    await office.store.close();
  });
});

forEachStore((_kind, each) => {
  describe('late events and snapshots', () => {
    const event = (number: number, persons: readonly number[], end: string): TestEvent => ({
      event: number,
      pool: 'orr',
      start: end,
      end,
      edition: 'orr',
      persons,
      games: roundRobin(persons, () => '1-0'),
    });

    const rows = (office: Office, date: string): Promise<readonly StandingRow[]> =>
      read(office, async (desk) => {
        const found: StandingRow[] = [];
        for await (const batch of desk.allStandings(((await desk.list('orr', date)) as ListRow).list))
          found.push(...batch);
        return found;
      });

    test('a late event rates again only what it reaches, and a sealed snapshot never changes', async () => {
      const office = await opened(await testOffice(each, '2024-07-01'), 'orr');
      await acceptRated(office, event(1, [1, 2], '2024-05-20'));
      await acceptRated(office, event(2, [4, 5], '2024-05-25'));
      await acceptRated(office, event(3, [2, 3], '2024-06-01'));
      const { findings, value } = await publishList(office, { pool: 'orr' }, AS);
      expect(findings).toEqual([]);
      expect(value).toMatchObject({ date: '2024-07-01', events: 3, previous: '2024-01-01' });
      const sealed = await rows(office, '2024-07-01');
      const { events, moved } = await acceptRated(office, event(4, [1, 3], '2024-05-10'));
      expect(events).toEqual(['e4', 'e1', 'e3']);
      expect(moved.map(({ person }) => person)).toEqual([1, 3]);
      expect(await rows(office, '2024-07-01')).toEqual(sealed);
      await withdraw(office, 4, 'orr');
      const { value: again } = await liveRating(office, { pool: 'orr', player: personId(1) });
      expect(again).toMatchObject({ unofficial: true, rating: again?.before, list: '2024-07-01' });
      // the next one counts from this one on, and leaves out whom the office erased
      await acceptRated(office, event(5, [1, 2], '2024-06-20'));
      await erasePlayer(office, personId(3), AS);
      office.on('2024-07-02');
      expect((await publishList(office, { pool: 'orr' }, AS)).value?.players).toBe((value?.players as number) - 1);
      const counted = (all: readonly StandingRow[]) =>
        all.map(({ games, change, flags }) => [games, Math.sign(change ?? 0), flags]);
      expect(counted(sealed)).toEqual([
        [1, 1, 0],
        [2, 1, 0],
        [1, -1, 0],
        [1, 0, FLAGS.fresh],
      ]);
      const [first, second, ...others] = await rows(office, '2024-07-02');
      expect(counted([first, second, ...others] as StandingRow[])).toEqual([
        [1, 1, 0],
        [1, -1, 0],
        [0, 0, FLAGS.notListed],
        [0, 0, 0],
      ]);
      expect(first?.change).toBe(100 * ((first?.rating as number) - (sealed[0]?.rating as number)));
      await office.store.close();
    });

    test('a snapshot is not dated before what it holds, nor into the future', async () => {
      const office = await opened(await testOffice(each, '2024-07-01'), 'orr');
      await acceptRated(office, event(1, [1, 2], '2024-05-20'));
      const codes = async (date: string): Promise<readonly string[]> =>
        (await previewList(office, { pool: 'orr', date })).findings.map(({ code }) => code);
      expect(await codes('2024-05-19')).toEqual(['lists.later-event']);
      expect(await codes('2024-07-02')).toEqual(['lists.future']);
      expect(await codes('2023-12-31')).toEqual(['lists.not-after']);
      expect(await codes('2024-07')).toEqual(['lists.bad-date']);
      expect(await codes('2024-05-20')).toEqual([]);
      await office.store.close();
    });

    test('a decision counts from its day on, with its ground and authority', async () => {
      const office = await opened(await testOffice(each, '2024-07-01'), 'orr');
      await acceptRated(office, event(1, [1, 2], '2024-05-20'));
      await acceptRated(office, event(2, [1, 3], '2024-06-20'));
      const asked = {
        pool: 'orr',
        player: personId(1),
        indicator: 'rating',
        value: 1600,
        on: '2024-06-01',
        by: ' Committee',
      };
      const codes = async (more: object, options: object = AS): Promise<readonly string[]> =>
        (await decideStanding(office, { ...asked, ...more }, options)).findings.map(({ code }) => code);
      expect(await codes({ pool: 'none' })).toEqual(['pool.unknown']);
      expect(await codes({ player: '0000000' })).toEqual(['player.number-unknown']);
      expect(await codes({ indicator: 'grade' })).toEqual(['lists.unknown-indicator']);
      expect(await codes({ value: 'much' })).toEqual(['lists.bad-value']);
      expect(await codes({ by: ' ' }, { author: 'Éva' })).toEqual(['lists.no-ground', 'lists.no-authority']);
      expect(await codes({ by: 'qc' })).toEqual(['lists.wrong-authority']);
      expect(await codes({ on: 'soon' })).toEqual(['lists.bad-date']);
      expect(await codes({ old: 1 })).toEqual(['lists.other-value']);
      expect(await codes({}, { ...AS, author: undefined })).toEqual(['office.no-author']);
      const { value } = await decideStanding(office, asked, AS);
      expect(value).toMatchObject({ indicator: 'rating', new: 1600, events: ['e2'] });
      const [recorded] = await read(office, (desk) => desk.decisions('orr'));
      expect(JSON.parse(recorded?.data as string)).toMatchObject({ by: 'committee' });
      expect(await codes({})).toEqual(['lists.nothing-decided']);
      const results = await read(office, (desk) => desk.results(2));
      expect(results[0]).toMatchObject({ person: 1, before: 1600 });
      await office.store.close();
    });

    test('an accepted event waits until it is rated', async () => {
      const office = await opened(await testOffice(each, '2024-07-01'), 'orr');
      await acceptEvent(office, event(1, [1, 2], '2024-05-20'));
      expect((await read(office, (desk) => desk.event(1)))?.state).toBe('accepted');
      await office.store.close();
    });
  });
});
