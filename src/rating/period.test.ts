/** A list that was made on the lean path, event by event, against the clauses, all events at once. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { eventId, eventNumber, personId } from '../ledger/ids.ts';
import type { Desk, EventRow, ListRow, PoolRow, StandingRow } from '../ledger/store.ts';
import { testStore } from '../stores/harness.fixture.ts';
import { explainPlayer } from '../reading/lists/explain-player.ts';
import { liveRating } from '../reading/lists/live.ts';
import {
  acceptEvent,
  AS,
  bring,
  enterPersons,
  openPool,
  read,
  type TestOffice,
  testOffice,
} from '../desk/lists/office.fixture.ts';
import { parseListMonth } from './period.ts';
import { publishList } from '../desk/lists/publish.ts';
import { monthName, randomEvent } from '../desk/lists/season.fixture.ts';
import { rateSomePlayers } from './some-players.ts';
import { stateOfStanding } from './states.ts';

const PERSONS = 12;
const POOLS = [
  ['fide', 'fide', 'fide-2024', 2024 * 12 + 4],
  ['fide', 'fide', 'fide-2025-10', 2025 * 12 + 10],
  ['old', 'fide', 'fide-2014', 2015 * 12 + 4],
  ['mssz', 'mssz', 'mssz-2017', 2018 * 12 + 4],
] as const;

const store = testStore('sqlite');

async function opened(pool: string, family: PoolRow['family'], month: number): Promise<TestOffice> {
  const office = await testOffice(store, '2026-06-15');
  await openPool(office, pool, family, monthName(month));
  await enterPersons(
    office,
    1,
    Array.from({ length: PERSONS }, (_, at) => ({
      name: `Player ${at + 1}`,
      birth: ['1990-01-01', '1997-05-20', '2000-05-15', '2006-06-10', '2007'][at % 5] as string,
    })),
  );
  await bring(office, pool, monthName(month), {
    1: 2000,
    2: { rating: 1900, k: 40, games: 10 },
    3: 1800,
    4: { rating: 1412, k: 20 },
    5: { rating: 1003, k: 20 },
    6: { rating: 2395, k: 20 },
    7: 1700,
  });
  return office;
}

const rowsOf = async (desk: Desk, list: ListRow): Promise<ReadonlyMap<number, StandingRow>> => {
  const rows = new Map<number, StandingRow>();
  for await (const batch of desk.allStandings(list.list)) for (const row of batch) rows.set(row.person, row);
  return rows;
};

/** Every number of a list, as the clauses give it for the whole period at once. */
async function checkList(desk: Desk, pool: PoolRow, list: ListRow, previous: ListRow): Promise<void> {
  const [now, before] = [await rowsOf(desk, list), await rowsOf(desk, previous)];
  const entry = JSON.parse((await desk.entry(list.no))?.text ?? '{}') as {
    readonly data: { readonly events: readonly string[]; readonly minors: Record<string, readonly string[]> };
  };
  const events: readonly EventRow[] = await desk.events({
    events: entry.data.events.map((id) => eventNumber(id) as number),
  });
  if (events.length === 0) return;
  const { result } = await rateSomePlayers(desk, pool, {
    month: parseListMonth(list.date) as number,
    events,
    baseOf: (person) => before.get(person)?.rating ?? null,
    stateOf: (person) => (before.has(person) ? stateOfStanding(before.get(person) as StandingRow) : undefined),
    minors: entry.data.minors,
  });
  for (const [id, player] of Object.entries(result.players)) {
    const person = [...Array(PERSONS + 1).keys()].find((each) => each > 0 && personId(each) === id) as number;
    const row = now.get(person);
    expect([id, row?.rating ?? null, row?.games ?? 0]).toEqual([id, player.after, (player as { n?: number }).n]);
    if (player.before !== null && player.change !== null && row?.games !== 0) {
      expect(row?.change).toBe(Math.round(player.change * 100));
    }
  }
  for (const { event } of events) {
    const kept = await desk.results(event);
    expect(
      Object.fromEntries(
        kept.map(({ person, n, score, expected, k, change }) => [
          personId(person),
          {
            n,
            w: score / 2,
            we: expected === null ? null : expected / 100,
            k,
            change: change === null ? null : change / 100,
          },
        ]),
      ),
    ).toEqual(result.events[eventId(event)]?.players);
  }
}

const RUNS = Number(process.env['ELOBOOK_PERIODS'] ?? 6);

/** Two events of a newcomer end on the same day: the one that began first, and came in last, has no point. */
const SAME_LAST_DAY = [
  { month: 0, day: 20, seed: 506_916 },
  { month: 0, day: 1, seed: 2 },
  { month: 0, day: 16, seed: 582_765 },
  { month: 1, day: 1, seed: 1 },
  { month: 1, day: 1, seed: 1 },
  { month: 1, day: 1, seed: 1 },
];

describe.each(POOLS)('lists of the pool %s (%s, %s)', (pool, family, edition, month) => {
  test('are those of the clauses, explanations lead to them, and live ratings become them', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({ month: fc.nat(3), day: fc.integer({ min: 1, max: 20 }), seed: fc.integer({ min: 1, max: 1e6 }) }),
          {
            minLength: 6,
            maxLength: 16,
          },
        ),
        async (asked) => {
          const office = await opened(pool, family, month);
          for (const [at, each] of asked.entries()) {
            await acceptEvent(
              office,
              randomEvent({
                event: at + 1,
                pool,
                edition,
                month: month + each.month,
                day: each.day,
                seed: each.seed,
                persons: PERSONS,
              }),
            );
          }
          for (let next = 1; next <= 4; next += 1) {
            const { findings } = await publishList(office, { pool, date: monthName(month + next) }, AS);
            expect(findings.filter(({ code }) => code !== 'lists.event-not-rated')).toEqual([]);
            await read(office, async (desk) => {
              const [list, previous] = [
                (await desk.list(pool, `${monthName(month + next)}-01`)) as ListRow,
                (await desk.list(pool, `${monthName(month + next - 1)}-01`)) as ListRow,
              ];
              await checkList(desk, (await desk.pool(pool)) as PoolRow, list, previous);
            });
            for (let person = 1; person <= PERSONS; person += 1) {
              const told = await explainPlayer(office, {
                player: personId(person),
                pool,
                list: monthName(month + next),
                book: en,
              });
              expect(told.findings.filter(({ code }) => code !== 'lists.not-there')).toEqual([]);
            }
          }
          await office.store.close();
        },
      ),
      { numRuns: RUNS, examples: [[SAME_LAST_DAY]] },
    );
  });

  test('a live rating is the one of the next list for who plays in events of that list only', async () => {
    const office = await opened(pool, family, month);
    const event = randomEvent({ event: 1, pool, edition, month, day: 3, seed: 77, persons: PERSONS });
    await acceptEvent(office, event);
    const live = new Map<number, number | null>();
    for (const person of event.persons) {
      const { value } = await liveRating(office, { pool, player: personId(person) });
      live.set(person, value?.rating ?? null);
    }
    await publishList(office, { pool, date: monthName(month + 1) }, AS);
    const list = (await read(office, (desk) => desk.list(pool, `${monthName(month + 1)}-01`))) as ListRow;
    const rows = await read(office, (desk) => rowsOf(desk, list));
    expect([...live]).toEqual(event.persons.map((person) => [person, rows.get(person)?.rating ?? null]));
    await office.store.close();
  });
});
