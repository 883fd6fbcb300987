/** What corrected reports come to on the next list: for rated players, for newcomers, and for the few odd cases. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Result } from '../core/game.ts';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { eventId, personId } from '../ledger/ids.ts';
import { FLAGS, type StandingRow, type Store } from '../ledger/store.ts';
import { openStore } from '../stores/store.ts';
import { done } from '../desk/office.fixture.ts';
import { mergePlayers } from '../desk/registry/merge.ts';
import { verifyOffice } from '../keeping/verify.ts';
import { adjustPool } from '../desk/lists/adjust.ts';
import { decideStanding } from '../desk/lists/decide.ts';
import {
  accepted,
  acceptEvent,
  AS,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  read,
  roundRobin,
  type Standings,
  submission,
  type TestEvent,
  type TestGame,
  type TestOffice,
} from '../desk/lists/office.fixture.ts';
import { explainPlayer } from '../reading/lists/explain-player.ts';
import { liveRating } from '../reading/lists/live.ts';
import { publishList } from '../desk/lists/publish.ts';

const stores: Store[] = [];
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

/** Twelve persons, of whom these are rated in a pool that begins in May. */
async function officeIn(edition: string, standings: Standings): Promise<TestOffice> {
  const store = await openStore(':memory:');
  stores.push(store);
  const office = officeOver(store, '2030-01-10');
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  const year = edition === 'fide-2024' ? '2024' : edition === 'fide-2014' ? '2015' : '2018';
  await openPool(office, 'p', edition === 'mssz-2017' ? 'mssz' : 'fide', `${year}-06`);
  await enterPersons(
    office,
    1,
    Array.from({ length: 12 }, (_, at) => ({ name: `Player ${at + 1}`, birth: at === 0 ? '2000-06-20' : '1980' })),
  );
  await bring(office, 'p', `${year}-05`, standings);
  return office;
}

const event = (
  number: number,
  month: string,
  games: readonly TestGame[],
  more: Partial<TestEvent> = {},
): TestEvent => ({
  event: number,
  pool: 'p',
  start: `${month}-05`,
  end: `${month}-09`,
  edition: month < '2020' ? 'fide-2014' : 'fide-2024',
  list: nextMonth(month),
  persons: [...new Set(games.flatMap(([, white, black]) => [white, black]))].sort((a, b) => a - b),
  games,
  ...more,
});

const nextMonth = (month: string): string =>
  `${month.slice(0, 5)}${String(Number(month.slice(5)) + 1).padStart(2, '0')}`;

const correct = (office: TestOffice, corrects: number, corrected: TestEvent) =>
  enter(
    office,
    { kind: 'event.submitted', data: { ...submission(corrected), corrects: eventId(corrects) } },
    accepted(corrected),
  );

const publish = async (office: TestOffice, date: string) => done(await publishList(office, { pool: 'p', date }, AS));

const standing = (office: TestOffice, date: string, person: number): Promise<StandingRow | undefined> =>
  read(office, async (desk) => {
    const list = await desk.list('p', `${date}-01`);
    return (await desk.standings(list?.list as number, [person]))[0];
  });

const rating = async (office: TestOffice, date: string, person: number) =>
  (await standing(office, date, person))?.rating ?? null;

async function sound(office: TestOffice): Promise<void> {
  const scratch = await openStore(':memory:');
  const { findings } = await verifyOffice(office, { scratch });
  await scratch.close();
  expect(findings.filter(({ code }) => code !== 'verify.paper-missing')).toEqual([]);
}

const RATED: Standings = { 1: 2000, 2: 1900, 3: 1800, 4: 1700, 5: 1600, 6: 1500 };

/** One player against the rated ones from the second on, with these results for white. */
const against = (person: number, results: readonly Result[]): readonly TestGame[] =>
  results.map((result, at) => [at + 1, person, at + 2, result] as const);

describe('who was rated on the list before', () => {
  test('gets the difference of the changes before rounding, together with what the next period brings', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', [[1, 1, 2, '1-0']]));
    await publish(office, '2024-06');
    // 20 × (1 − 0.64) = 7.2; 20 × (0.5 − 0.64) = −2.8; 20 × (0.5 − 0.76) = −5.2
    await correct(office, 1, event(2, '2024-05', [[1, 1, 2, '1/2-1/2']], { list: '2024-07' }));
    await acceptEvent(office, event(3, '2024-06', [[1, 1, 3, '1/2-1/2']]));
    await publish(office, '2024-07');
    expect(await rating(office, '2024-06', 1)).toBe(2007);
    const row = await standing(office, '2024-07', 1);
    // 2007 − 10 − 5.4 (own rating 2007 against 1800: 0.77)
    expect(row).toMatchObject({ rating: 1992, change: -1540, games: 1, total: 52 });
    expect(await read(office, (desk) => desk.results(2))).toMatchObject([
      { person: 1, change: -1000, n: 0, score: -1 },
      { person: 2, change: 1000, n: 0, score: 1 },
    ]);
    await sound(office);
  });

  test('is measured over the whole period: K is limited by all games of it', async () => {
    const office = await officeIn('fide-2024', { ...RATED, 1: { rating: 2000, k: 40, games: 0 } });
    const many = Array.from({ length: 17 }, (_, at): TestGame => [at + 1, 1, 2, '1/2-1/2']);
    await acceptEvent(office, event(1, '2024-05', many));
    await acceptEvent(office, event(2, '2024-05', [[1, 1, 3, '1-0']], { start: '2024-05-11', end: '2024-05-12' }));
    await publish(office, '2024-06');
    // 18 games at K 38; without four of them 14 games at K 40
    await correct(office, 1, event(3, '2024-05', many.slice(0, 13), { list: '2024-07' }));
    await publish(office, '2024-07');
    const was = 38 * (17 * -14 + 24);
    const now = 40 * (13 * -14 + 24);
    expect(await standing(office, '2024-06', 1)).toMatchObject({ change: was, total: 18 });
    expect(await standing(office, '2024-07', 1)).toMatchObject({ change: now - was, total: 14 });
    const results = await read(office, (desk) => desk.results(3));
    expect(results.find(({ person }) => person === 1)).toMatchObject({ change: now - was, n: -4, k: 40 });
    await sound(office);
  });

  test('has the sum of several corrections, each event its part; of other lists too', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', [[1, 1, 2, '1-0']]));
    await acceptEvent(office, event(2, '2024-05', [[1, 1, 3, '1-0']]));
    await publish(office, '2024-06');
    await acceptEvent(office, event(3, '2024-06', [[1, 1, 4, '1-0']]));
    await publish(office, '2024-07');
    for (const [corrects, corrected, opponent, month] of [
      [1, 4, 2, '2024-05'],
      [2, 5, 3, '2024-05'],
      [3, 6, 4, '2024-06'],
    ] as const) {
      await correct(office, corrects, event(corrected, month, [[1, 1, opponent, '0-1']], { list: '2024-08' }));
    }
    await publish(office, '2024-08');
    expect(await standing(office, '2024-08', 1)).toMatchObject({ change: -6000 });
    for (const corrected of [4, 5, 6]) {
      const [own] = await read(office, (desk) => desk.results(corrected));
      expect(own).toMatchObject({ person: 1, change: -2000 });
    }
    await sound(office);
  });

  test('gets a rating back that was lost by the mistake, unless there is a new one', async () => {
    const office = await officeIn('fide-2024', { ...RATED, 6: { rating: 1402, k: 20, games: 50 } });
    await acceptEvent(
      office,
      event(1, '2024-05', [
        [1, 6, 5, '0-1'],
        [2, 6, 5, '0-1'],
      ]),
    );
    await publish(office, '2024-06');
    expect(await standing(office, '2024-06', 6)).toMatchObject({ rating: null, flags: FLAGS.delisted });
    await correct(
      office,
      1,
      event(
        2,
        '2024-05',
        [
          [1, 6, 5, '1-0'],
          [2, 6, 5, '0-1'],
        ],
        { list: '2024-07' },
      ),
    );
    await publish(office, '2024-07');
    // 1402 + 20 × (1 − 0.48)
    expect(await rating(office, '2024-07', 6)).toBe(1412);
    await sound(office);
  });

  test('falls below the floor by a correction as by any change, and comes back with the next one', async () => {
    const office = await officeIn('fide-2024', { ...RATED, 6: { rating: 1410, k: 20, games: 50 } });
    await acceptEvent(office, event(1, '2024-05', [[1, 6, 5, '1-0']]));
    await publish(office, '2024-06');
    await correct(
      office,
      1,
      event(
        2,
        '2024-05',
        [
          [1, 6, 5, '0-1'],
          [2, 6, 5, '0-1'],
          [3, 6, 5, '0-1'],
        ],
        { list: '2024-07' },
      ),
    );
    await publish(office, '2024-07');
    expect(await standing(office, '2024-07', 6)).toMatchObject({ rating: null, flags: FLAGS.delisted });
    await correct(office, 2, event(3, '2024-05', [[1, 6, 5, '0-1']], { list: '2024-08' }));
    await publish(office, '2024-08');
    expect(await rating(office, '2024-08', 6)).toBe(1405);
    await sound(office);
  });

  test('is active by the list of the event itself; who did not play after all is as before', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', [[1, 1, 2, '1-0']]));
    await publish(office, '2024-06');
    const month = 2024 * 12 + 5;
    expect(await standing(office, '2024-06', 2)).toMatchObject({ last: month });
    await correct(office, 1, event(2, '2024-05', [[1, 1, 3, '1-0']], { list: '2024-07' }));
    await publish(office, '2024-07');
    expect(await standing(office, '2024-07', 2)).toMatchObject({ last: month - 1, total: 50, rating: 1900 });
    expect(await standing(office, '2024-07', 3)).toMatchObject({ last: month, total: 51, rating: 1795 });
    await sound(office);
  });

  test('is found under the number that was merged since, with the rating of then', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(
      office,
      event(1, '2024-05', [
        [1, 1, 2, '1-0'],
        [2, 1, 9, '1-0'],
      ]),
    );
    await publish(office, '2024-06');
    done(await mergePlayers(office, { player: personId(2), into: personId(12) }, AS));
    await correct(
      office,
      1,
      event(
        2,
        '2024-05',
        [
          [1, 1, 12, '0-1'],
          [2, 1, 9, '1-0'],
        ],
        { list: '2024-07' },
      ),
    );
    await publish(office, '2024-07');
    expect(await standing(office, '2024-07', 12)).toMatchObject({ rating: 1913, change: 2000 });
    expect(await rating(office, '2024-07', 1)).toBe(1987);
    await sound(office);
  });
});

describe('who was rated on the list before and is off it since', () => {
  // 20 × −0.38 and 20 × −0.37: 1402 on the list of June, below the floor on that of July
  const lost = async (rule?: string): Promise<TestOffice> => {
    const office = await officeIn('fide-2024', { ...RATED, 7: 1410 });
    await acceptEvent(office, event(1, '2024-05', [[1, 7, 6, '0-1']]));
    if (rule !== undefined) {
      done(await adjustPool(office, { pool: 'p', rule, list: '2024-06', order: 'after-events', by: 'council' }, AS));
    }
    await publish(office, '2024-06');
    await acceptEvent(office, event(2, '2024-06', [[1, 7, 6, '0-1']]));
    await publish(office, '2024-07');
    return office;
  };

  test.each([
    [undefined, 1402],
    ['towards:1410:1/2', 1406],
  ])('has nothing to be corrected (rule %s)', async (rule, june) => {
    const office = await lost(rule);
    expect(await rating(office, '2024-06', 7)).toBe(june);
    expect(await standing(office, '2024-07', 7)).toMatchObject({ rating: null, flags: FLAGS.delisted });
    await correct(office, 1, event(3, '2024-05', [[1, 7, 6, '1-0']], { list: '2024-08' }));
    await publish(office, '2024-08');
    expect(await rating(office, '2024-08', 7)).toBe(null);
    const [own] = await read(office, async (desk) => (await desk.results(3)).filter(({ person }) => person === 7));
    expect(own).toMatchObject({ after: null, change: null });
    // the opponent gives back what was won
    expect(await standing(office, '2024-08', 6)).toMatchObject({ change: -2000 });
    await sound(office);
  });

  test('is rated again where the report that took the rating was wrong', async () => {
    const office = await lost();
    await correct(office, 2, event(3, '2024-06', [[1, 7, 6, '1/2-1/2']], { list: '2024-08' }));
    await publish(office, '2024-08');
    // 1402 and 20 × 0.13 more
    expect(await standing(office, '2024-08', 7)).toMatchObject({ rating: 1405 });
    await sound(office);
  });
});

describe('who was unrated on the list before', () => {
  test('has other results kept, and gets a rating on the next list where they are enough, without a further game', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', against(9, ['1-0', '0-1', '1/2-1/2', '1-0'])));
    await publish(office, '2024-06');
    expect(await standing(office, '2024-06', 9)).toMatchObject({ rating: null, games: 4 });
    const five = against(9, ['1-0', '0-1', '1/2-1/2', '1-0', '1-0']);
    await correct(office, 1, event(2, '2024-05', five, { list: '2024-07' }));
    await publish(office, '2024-07');
    const row = await standing(office, '2024-07', 9);
    expect(row).toMatchObject({
      rating: 1831,
      total: 5,
      games: 0,
      flags: FLAGS.fresh,
      last: 2024 * 12 + 5,
      rest: null,
    });
    const [own] = await read(office, async (desk) => (await desk.results(2)).filter(({ person }) => person === 9));
    expect(own).toMatchObject({ before: null, after: 1831, change: null, n: 1 });
    await sound(office);
  });

  test('stays unrated with the corrected results, at their place among the others', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', against(9, ['1-0'])));
    await acceptEvent(office, event(2, '2024-05', against(9, ['1/2-1/2']), { start: '2024-05-11', end: '2024-05-12' }));
    await publish(office, '2024-06');
    await correct(office, 1, event(3, '2024-05', [...against(9, ['0-1']), [2, 10, 3, '1-0']], { list: '2024-07' }));
    await publish(office, '2024-07');
    const kept = async (date: string, person: number) =>
      JSON.parse((await standing(office, date, person))?.rest ?? 'null');
    expect(await kept('2024-07', 9)).toMatchObject({
      history: [
        { event: 'e3', list: '2024-06', halfPoints: 0 },
        { event: 'e2', halfPoints: 1 },
      ],
    });
    expect(await kept('2024-07', 10)).toMatchObject({ history: [{ event: 'e3', list: '2024-06', halfPoints: 2 }] });
    // taken out altogether
    await correct(office, 3, event(4, '2024-05', [[2, 10, 3, '1-0']], { list: '2024-08' }));
    await publish(office, '2024-08');
    expect(await kept('2024-08', 9)).toMatchObject({ history: [{ event: 'e2' }] });
    await sound(office);
  });

  test('moves by the difference of the first ratings, or loses a rating that rests on the mistake', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', against(9, ['1-0', '0-1', '1/2-1/2', '1-0', '1-0'])));
    await acceptEvent(office, event(2, '2024-05', against(10, ['1-0', '0-1', '1/2-1/2', '1-0', '1-0'])));
    await publish(office, '2024-06');
    expect(await rating(office, '2024-06', 9)).toBe(1831);
    await correct(
      office,
      1,
      event(3, '2024-05', against(9, ['1-0', '1-0', '1/2-1/2', '1-0', '1-0']), { list: '2024-07' }),
    );
    await correct(office, 2, event(4, '2024-05', against(10, ['1-0', '0-1', '1/2-1/2', '1-0']), { list: '2024-07' }));
    await publish(office, '2024-07');
    expect(await standing(office, '2024-07', 9)).toMatchObject({ rating: 1959, total: 5 });
    expect(await standing(office, '2024-07', 10)).toMatchObject({
      rating: null,
      total: 0,
      peak: 1831,
      flags: FLAGS.delisted,
    });
    // and has its results, so that one more game makes a rating again
    await acceptEvent(office, event(5, '2024-07', [[1, 10, 6, '1-0']]));
    await publish(office, '2024-08');
    expect(await rating(office, '2024-08', 10)).toBeGreaterThan(1800);
    await sound(office);
  });

  test('moves by what the results would have given on the later list that used them', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', against(9, ['1-0', '0-1', '1/2-1/2', '1-0'])));
    await acceptEvent(office, event(2, '2024-05', against(10, ['1-0', '0-1', '1/2-1/2', '1-0'])));
    await publish(office, '2024-06');
    await acceptEvent(
      office,
      event(3, '2024-06', [
        [1, 9, 6, '1-0'],
        [1, 10, 6, '1-0'],
      ]),
    );
    await publish(office, '2024-07');
    const first = (await rating(office, '2024-07', 9)) as number;
    await correct(office, 1, event(4, '2024-05', against(9, ['1-0', '1-0', '1/2-1/2', '1-0']), { list: '2024-08' }));
    await correct(office, 2, event(5, '2024-05', against(10, ['1-0', '0-1']), { list: '2024-08' }));
    await publish(office, '2024-08');
    // the same pool with two half points more
    const other = await officeIn('fide-2024', RATED);
    await acceptEvent(other, event(1, '2024-05', against(9, ['1-0', '1-0', '1/2-1/2', '1-0'])));
    await publish(other, '2024-06');
    await acceptEvent(other, event(2, '2024-06', [[1, 9, 6, '1-0']]));
    await publish(other, '2024-07');
    expect(await rating(office, '2024-08', 9)).toBe(await rating(other, '2024-07', 9));
    expect(await rating(office, '2024-08', 9)).toBeGreaterThan(first);
    expect(await standing(office, '2024-08', 10)).toMatchObject({ rating: null, flags: FLAGS.delisted });
    await sound(office);
  });

  test('keeps a rating that was decided or brought in: it rests on no results', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', [...against(9, ['1-0', '0-1']), ...against(10, ['1-0'])]));
    await publish(office, '2024-06');
    const decision = { pool: 'p', indicator: 'rating', on: '2024-06-10', by: 'QC' };
    done(await decideStanding(office, { ...decision, player: personId(9), value: 1700 }, AS));
    await publish(office, '2024-07');
    done(await decideStanding(office, { ...decision, on: '2024-07-10', player: personId(10), value: 1650 }, AS));
    await correct(
      office,
      1,
      event(2, '2024-05', [...against(9, ['1-0', '1-0']), ...against(10, ['0-1'])], { list: '2024-08' }),
    );
    await publish(office, '2024-08');
    expect(await rating(office, '2024-08', 9)).toBe(1700);
    expect(await rating(office, '2024-08', 10)).toBe(1650);
    await sound(office);
  });

  test('who was rated on the list and is off it since has nothing to be corrected', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', against(9, ['0-1', '0-1', '0-1', '0-1', '1/2-1/2'])));
    await publish(office, '2024-06');
    const first = (await rating(office, '2024-06', 9)) as number;
    expect(first).toBeLessThan(1500);
    await acceptEvent(
      office,
      event(
        2,
        '2024-06',
        Array.from({ length: 12 }, (_, at): TestGame => [at + 1, 9, 6, '0-1']),
      ),
    );
    await publish(office, '2024-07');
    expect(await rating(office, '2024-07', 9)).toBe(null);
    await correct(
      office,
      1,
      event(3, '2024-05', against(9, ['0-1', '0-1', '0-1', '1/2-1/2', '1/2-1/2']), { list: '2024-08' }),
    );
    await publish(office, '2024-08');
    expect(await rating(office, '2024-08', 9)).toBe(null);
    await sound(office);
  });
});

describe('the texts of 2014', () => {
  test('reckon all events of the list again, for round robins hang together; the first birthday is not asked again', async () => {
    const office = await officeIn('mssz-2017', RATED);
    const persons = [1, 2, 3, 4, 9];
    const games = roundRobin(persons, (white, black) => (white === 9 ? '0-1' : black === 9 ? '1-0' : '1/2-1/2'));
    const facts = { system: 'round-robin', rounds: 5 };
    await acceptEvent(office, event(1, '2018-05', against(9, ['1-0', '0-1', '1-0']), { edition: 'mssz-2017' }));
    await acceptEvent(
      office,
      event(2, '2018-05', games, { edition: 'mssz-2017', facts, start: '2018-05-11', end: '2018-05-13' }),
    );
    await publish(office, '2018-06');
    const corrected = against(9, ['0-1', '0-1', '0-1']);
    await correct(office, 1, event(3, '2018-05', corrected, { edition: 'mssz-2017', list: '2018-07' }));
    await publish(office, '2018-07');
    const rows = await read(office, (desk) => desk.results(3));
    // who has no point in a first event is taken out of the round robin: its games do not count for anybody, also for
    // the first player, who is in that event only
    expect(rows.map(({ person, change }) => [person, (change ?? 0) < 0])).toEqual([
      [1, true],
      [2, true],
      [3, true],
      [4, true],
      [9, false],
    ]);
    await correct(
      office,
      3,
      event(4, '2018-05', against(9, ['1-0', '0-1']), { edition: 'mssz-2017', list: '2018-08' }),
    );
    await publish(office, '2018-08');
    await sound(office);
  });

  test('a correction that the ratings of then speak against is refused with the list', async () => {
    const office = await officeIn('fide-2014', RATED);
    const facts = { controls: [{ minutes: 90 }] };
    await acceptEvent(office, event(1, '2015-05', [[1, 1, 2, '1-0']], { facts }));
    await publish(office, '2015-06');
    await correct(
      office,
      1,
      event(2, '2015-05', [[1, 1, 2, '0-1']], { facts: { controls: [{ minutes: 60 }] }, list: '2015-07' }),
    );
    const { findings } = await publishList(office, { pool: 'p', date: '2015-07' }, AS);
    expect(findings.map(({ code }) => code)).toContain('lists.event-not-rated');
    expect((await read(office, (desk) => desk.event(2)))?.state).toBe('refused');
    expect(await rating(office, '2015-07', 1)).toBe(await rating(office, '2015-06', 1));
    await sound(office);
  });
});

describe('explaining a correction', () => {
  const explain = async (
    office: TestOffice,
    person: number,
    asked: { readonly list?: string; readonly event?: string },
  ) => explainPlayer(office, { player: personId(person), pool: 'p', book: en, ...asked });

  test('names it on the list that it entered, with what was and what is; also of who has no game, or is out of the report', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', [[1, 1, 2, '1-0']]));
    await publish(office, '2024-06');
    await correct(office, 1, event(2, '2024-05', [[1, 1, 3, '1-0']], { list: '2024-07' }));
    await acceptEvent(office, event(3, '2024-06', [[1, 1, 4, '1-0']]));
    const live = async (person: number) => done(await liveRating(office, { player: personId(person), pool: 'p' }));
    const ahead = { 1: await live(1), 2: await live(2), 3: await live(3), 5: await live(5) };
    expect(ahead).toMatchObject({
      1: { rating: 2007, games: 1, events: ['e3', 'e2'] },
      2: { rating: 1900, games: 0, events: ['e2'] },
      3: { rating: 1795, games: 0, events: ['e2'] },
      5: { rating: 1600, events: [] },
    });
    await publish(office, '2024-07');
    for (const person of [1, 2, 3] as const) expect(await rating(office, '2024-07', person)).toBe(ahead[person].rating);
    const [first, second, third] = [
      await explain(office, 1, { list: '2024-07' }),
      await explain(office, 2, { list: '2024-07' }),
      await explain(office, 3, { list: '2024-07' }),
    ];
    for (const { findings } of [first, second, third]) expect(findings).toEqual([]);
    expect(done(first)).toMatchObject({ before: 2007, after: 2007, events: ['e3', 'e2'] });
    expect(done(second)).toMatchObject({ before: 1893, after: 1900, events: ['e2'] });
    expect(done(second).lines.map(({ text }) => text)).toEqual([
      'The rating of 1893 and the change of +7.2, rounded to +7, give 1900 (8.3.4).',
      'Event 2: the report was corrected after the list of June 2024: the change was −7.2 and is none; with the ratings of then the difference is +7.2, which is added now (8.3.2).',
      'The changes of the period (0) and of corrected reports (+7.2) add up to +7.2 (8.3.2).',
    ]);
    const report = await explain(office, 1, { event: 'e2' });
    expect(done(report)).toMatchObject({ list: '2024-06-01', before: 2000, after: 2005, official: false });
    expect(report.findings).toEqual([
      {
        code: 'lists.corrected-report',
        weight: 'note',
        facts: { event: 'e2', corrects: 'e1', list: '2024-06-01', enters: '2024-07-01' },
      },
    ]);
  });

  test('tells the results that a newcomer has now', async () => {
    const office = await officeIn('fide-2024', RATED);
    await acceptEvent(office, event(1, '2024-05', against(9, ['1-0', '0-1', '1/2-1/2', '1-0'])));
    await publish(office, '2024-06');
    const five = against(9, ['1-0', '0-1', '1/2-1/2', '1-0', '1-0']);
    await correct(office, 1, event(2, '2024-05', five, { list: '2024-07' }));
    expect(done(await liveRating(office, { player: personId(9), pool: 'p' }))).toMatchObject({ rating: 1831 });
    await publish(office, '2024-07');
    const { value, findings } = await explain(office, 9, { list: '2024-07' });
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ before: null, after: 1831, events: ['e2'] });
    expect(value?.lines.map(({ text }) => text)[0]).toContain('1831');
  });

  test('of a round robin of the 2014 text tells who is reached by it elsewhere', async () => {
    const office = await officeIn('mssz-2017', RATED);
    const games = roundRobin([1, 2, 3, 4, 9], (white, black) =>
      white === 9 ? '0-1' : black === 9 ? '1-0' : '1/2-1/2',
    );
    const facts = { system: 'round-robin', rounds: 5 };
    const mssz = { edition: 'mssz-2017' };
    await acceptEvent(office, event(1, '2018-05', against(9, ['1-0', '0-1', '1-0']), mssz));
    await acceptEvent(office, event(2, '2018-05', games, { ...mssz, facts, start: '2018-05-11', end: '2018-05-13' }));
    await publish(office, '2018-06');
    await correct(office, 1, event(3, '2018-05', against(9, ['0-1', '0-1', '0-1']), { ...mssz, list: '2018-07' }));
    await publish(office, '2018-07');
    const { value, findings } = await explain(office, 1, { list: '2018-07' });
    expect(findings).toEqual([]);
    expect(value?.events).toEqual(['e3']);
    expect(value?.lines.some(({ text }) => text.includes('the report was corrected'))).toBe(true);
  });
});
