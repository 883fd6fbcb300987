/** What seldom happens to a list: by each clause that asks for it. */
import { describe, expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { FLAGS, type ListRow, type StandingRow } from '../../ledger/store.ts';
import { FIDE_NEEDS } from '../../rulebooks/fide/editions.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { openStore } from '../../stores/store.ts';
import { mergePlayers } from '../registry/merge.ts';
import { changePlayer } from '../registry/players.ts';
import { splitPlayer } from '../registry/split.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { decideStanding } from './decide.ts';
import { writeListFile } from '../../reading/lists/files.ts';
import { liveRating } from '../../reading/lists/live.ts';
import {
  AS,
  accepted,
  acceptEvent,
  acceptRated,
  bring,
  enter,
  enterPersons,
  officeOver,
  openPool,
  read,
  roundRobin,
  submission,
  type TestEvent,
  type TestOffice,
  testOffice,
} from './office.fixture.ts';
import { previewList, publishList } from './publish.ts';
import { admitted } from '../../rating/recall.ts';
import { rulebookMemoryIn } from '../../rating/states.ts';

const store = testStore('sqlite');

const event = (number: number, more: Partial<TestEvent> = {}): TestEvent => ({
  event: number,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 4],
  games: roundRobin(more.persons ?? [1, 2, 3, 4], () => '1-0'),
  ...more,
});

const old = (number: number, more: Partial<TestEvent> = {}): TestEvent =>
  event(number, {
    pool: 'old',
    edition: 'fide-2014',
    start: '2015-05-10',
    end: '2015-05-19',
    list: '2015-06',
    ...more,
  });

async function opened(day: string, pool: string, from: string, persons = 8): Promise<TestOffice> {
  const office = await testOffice(store, day);
  await openPool(office, pool, 'fide', from);
  await enterPersons(
    office,
    1,
    Array.from({ length: persons }, (_, at) => ({ name: `Player ${at + 1}`, birth: '1980-01-01' })),
  );
  return office;
}

const rowsOf = async (office: TestOffice, pool: string, date: string): Promise<ReadonlyMap<number, StandingRow>> =>
  read(office, async (desk) => {
    const rows = new Map<number, StandingRow>();
    const { list } = (await desk.list(pool, date)) as ListRow;
    for await (const batch of desk.allStandings(list)) for (const row of batch) rows.set(row.person, row);
    return rows;
  });

const codes = (outcome: { readonly findings: readonly { readonly code: string }[] }) =>
  outcome.findings.map(({ code }) => code);

const sound = async (office: TestOffice): Promise<void> => {
  const scratch = await openStore(':memory:');
  expect((await verifyOffice(office, { scratch })).findings).toEqual([]);
  await scratch.close();
};

describe('the first list of a pool', () => {
  test('rests on nothing before it', async () => {
    const office = await opened('2024-06-15', 'fide', '2024-06');
    await acceptEvent(office, event(1));
    const told: number[] = [];
    const { value, findings } = await publishList(office, { pool: 'fide', onProgress: (done) => told.push(done) }, AS);
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ previous: null, players: 0, events: 1 });
    expect(told).toEqual([0, 1]);
    await sound(office);
  });

  test('counts for events that began before it', async () => {
    const office = await opened('2024-06-15', 'fide', '2024-05');
    await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
    await acceptEvent(office, event(1, { start: '2024-04-25', end: '2024-05-02' }));
    expect((await publishList(office, { pool: 'fide' }, AS)).findings).toEqual([
      {
        code: 'lists.before-first-list',
        weight: 'warn',
        facts: { event: 'e1', start: '2024-04-25', list: '2024-05-01' },
      },
    ]);
  });

  test('of a continuous pool may be empty, or begin with what was brought in', async () => {
    const office = await testOffice(store, '2024-06-15');
    await openPool(office, 'orr', 'orr', '2024-01-01');
    await enterPersons(office, 1, [{ name: 'A' }, { name: 'B' }]);
    expect((await publishList(office, { pool: 'orr', date: '2024-05-01' }, AS)).value).toMatchObject({
      previous: null,
      players: 0,
    });
    await bring(office, 'orr', '2024-05-05', { 1: 1500, 2: { rest: { unsettled: true } } });
    await bring(office, 'orr', '2024-05-03', { 1: 1450 });
    await publishList(office, { pool: 'orr', date: '2024-06-01' }, AS);
    expect((await publishList(office, { pool: 'orr' }, AS)).value).toMatchObject({
      previous: '2024-06-01',
      changed: 0,
    });
    expect([...(await rowsOf(office, 'orr', '2024-06-15')).values()].map(({ rating }) => rating)).toEqual([1500, null]);
    await sound(office);
  });
});

describe('what a list is asked', () => {
  test('of an office that is not open is refused, as are live ratings of nobody', async () => {
    const office = officeOver(await openStore(await store.fresh()));
    expect(codes(await previewList(office, { pool: 'fide' }))).toEqual(['pool.unknown']);
    expect(codes(await liveRating(office, { pool: 'fide', player: personId(1) }))).toEqual(['pool.unknown']);
    await openPool(office, 'fide', 'fide', '2024-06');
    expect(codes(await liveRating(office, { pool: 'fide', player: personId(1) }))).toEqual(['player.unknown']);
    await enterPersons(office, 1, [{ name: 'A' }]);
    const { value } = await liveRating(office, { pool: 'fide', player: personId(1) });
    expect(value).toMatchObject({ list: null, before: null, rating: null });
    await office.store.close();
  });

  test('waits for reports with open questions, also where they do not say when the event ended', async () => {
    const office = await opened('2024-06-15', 'fide', '2024-06');
    const finding = { code: 'report.missing', weight: 'warn' as const, facts: {} };
    const { facts, ...data } = submission(event(1));
    const { end: _end, ...others } = facts;
    const questions = [{ question: 1, kind: 'fact' as const, field: 'end', finding }];
    await enter(office, { kind: 'event.submitted', data: { ...data, facts: others, questions } });
    const { findings, value } = await previewList(office, { pool: 'fide' });
    expect(findings).toMatchObject([{ code: 'lists.open-questions', facts: { events: ['e1'], questions: 1 } }]);
    expect(value?.report.left).toMatchObject([{ event: 'e1', why: 'questions', end: null }]);
  });

  test('an event without players changes nothing', async () => {
    const office = await opened('2024-06-15', 'fide', '2024-06');
    await acceptEvent(office, event(1, { persons: [], games: [] }));
    expect((await publishList(office, { pool: 'fide' }, AS)).value).toMatchObject({ events: 1, players: 0 });
  });

  test('what is accepted but cannot be read is our own mistake', () => {
    expect(() => admitted({ event: {}, players: [], games: [] } as never, FIDE_NEEDS)).toThrow('cannot be read');
  });
});

test('results that were brought in and cannot be read are none', () => {
  expect(rulebookMemoryIn('{"history":[{"games":"many"}],"hadEvent":true}')).toEqual({ history: [], hadEvent: true });
});

describe('files of rare lists', () => {
  test('stand in one order, also of equal names and equal ratings, and with a name that was erased', async () => {
    const office = await opened('2024-06-15', 'gap', '2013-05', 0);
    await enterPersons(office, 1, [
      { name: 'Same, Name', fide: '12' },
      { name: 'Same, Name', fide: '11' },
    ]);
    await enter(office, {
      kind: 'persons.entered',
      data: { persons: [{ person: personId(3), identity: '3'.padStart(64, '0'), facts: {} }] },
    });
    await bring(office, 'gap', '2013-05', { 1: 1500, 2: { rating: 1500 }, 3: { rating: 1400, inactive: true } });
    const text = async (format: string, date?: string) => {
      const pieces: Uint8Array[] = [];
      const asked = { pool: 'gap', format, ...(date === undefined ? {} : { date }) };
      const outcome = await writeListFile(office, asked, (bytes) => void pieces.push(bytes));
      return { outcome, text: Buffer.concat(pieces).toString('utf8') };
    };
    const { players } = JSON.parse((await text('json')).text) as { players: { id: string; inactive?: true }[] };
    expect(players.map(({ id, inactive }) => [id, inactive])).toEqual([
      [personId(1), undefined],
      [personId(2), undefined],
      [personId(3), true],
    ]);
    // a FIDE list has no place for anybody who has no FIDE number
    const xml = await text('fide-xml');
    expect(xml.text.match(/<fideid>\w+|<k>\w+/g)).toEqual(['<fideid>12', '<k>20', '<fideid>11', '<k>0']);
    expect(xml.outcome.value).toMatchObject({ players: 2 });
    expect(xml.outcome.findings).toEqual([{ code: 'lists.without-number', weight: 'note', facts: { players: 1 } }]);
    expect((await text('titles-csv')).outcome.findings).toMatchObject([{ facts: { rulebook: 'fide' } }]);
    expect(codes((await text('csv', '2020-13')).outcome)).toEqual(['lists.unknown-list']);
  });
});

describe('players whom lists treat apart', () => {
  test('by the 2014 text: blocked, deceased, exempt; newcomers below the floor; no birthday', async () => {
    const office = await testOffice(store, '2015-06-15');
    await openPool(office, 'old', 'fide', '2015-05');
    await enter(office, { kind: 'federation.set', data: { federation: 'XXX', status: 'not-a-member' } });
    await enterPersons(office, 1, [
      { federation: 'HUN', blocked: '2015-01-01' },
      { federation: 'HUN', deceased: '2015-01-01' },
      { federation: 'XXX', exempt: '2015-01-01' },
      { federation: 'XXX' },
      { federation: 'HUN' },
      {},
    ]);
    await bring(office, 'old', '2015-05', { 1: 2000, 2: 2000, 3: 2000, 4: 2000, 5: 1005, 6: 1000 });
    await enterPersons(office, 7, [{ name: 'New' }]);
    const persons = [5, 6, 7];
    const games = [
      [1, 5, 7, '1-0'],
      [2, 7, 6, '0-1'],
      [3, 5, 7, '1-0'],
      [4, 7, 6, '0-1'],
      [5, 5, 7, '1/2-1/2'],
    ] as const;
    await acceptEvent(office, old(1, { persons, games }));
    await publishList(office, { pool: 'old' }, AS);
    const rows = await rowsOf(office, 'old', '2015-06-01');
    const isOff = (person: number) => ((rows.get(person)?.flags as number) & FLAGS.notListed) !== 0;
    expect([1, 2, 3, 4].map(isOff)).toEqual([true, true, false, true]);
    // §8.31: what would lead below the floor is ignored, and nothing of it is kept
    expect(rows.get(7)).toBeUndefined();
    await sound(office);
  });

  test('by the 2024 text: deceased, and back after a fall off the list', async () => {
    const office = await opened('2024-07-15', 'fide', '2024-05');
    await changePlayer(office, { player: personId(5), fields: { deceased: '2024-05-05' } }, AS);
    await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1402, 5: 2000, 6: 1700, 7: 1650 });
    const lost = roundRobin([1, 2, 3, 4], (white, black) => (white === 4 ? '0-1' : black === 4 ? '1-0' : '1/2-1/2'));
    await acceptEvent(office, event(1, { games: lost }));
    await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
    const persons = [1, 2, 3, 4, 6, 7];
    const drawn = roundRobin(persons, () => '1/2-1/2');
    await acceptEvent(
      office,
      event(2, { persons, games: drawn, start: '2024-06-03', end: '2024-06-09', list: '2024-07' }),
    );
    await publishList(office, { pool: 'fide', date: '2024-07' }, AS);
    const rows = await rowsOf(office, 'fide', '2024-07-01');
    expect((rows.get(5)?.flags as number) & FLAGS.notListed).toBe(FLAGS.notListed);
    expect((rows.get(4)?.flags as number) & (FLAGS.returned | FLAGS.fresh)).toBe(FLAGS.returned);
    await sound(office);
  });

  test('results of newcomers that were brought in age by list or day, and are remembered when they drop out', async () => {
    const office = await opened('2024-07-15', 'fide', '2024-05');
    const kept = (more: object) => ({ rest: { history: [{ ...more, games: 3, avg: 1600, score: 1.5 }] } });
    await bring(office, 'fide', '2024-05', {
      1: 2000,
      2: kept({ list: '2024-01' }),
      3: kept({ end: '2024-01-10' }),
      4: kept({}),
      5: kept({ end: '2021-01-10' }),
      6: { rest: { hadEvent: true } },
      7: { rest: { history: [{ end: '2024-02-01', results: [{ opponent: 1600, score: 0.5 }] }] } },
    });
    const persons = [1, 6, 5];
    await acceptEvent(office, event(1, { persons, games: roundRobin(persons, () => '1/2-1/2') }));
    await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
    const rows = await rowsOf(office, 'fide', '2024-06-01');
    const restOf = (person: number) =>
      JSON.parse(rows.get(person)?.rest as string) as { history?: object[]; hadEvent?: true };
    expect([2, 3, 4, 7].map((person) => restOf(person).history?.length)).toEqual([1, 1, 1, 1]);
    expect(restOf(5)).toMatchObject({ history: [{ event: 'e1' }], hadEvent: true });
    expect(restOf(6)).toMatchObject({ history: [{ event: 'e1' }], hadEvent: true });
    await acceptEvent(office, event(2, { persons, start: '2024-06-03', end: '2024-06-09', list: '2024-07' }));
    expect((await liveRating(office, { pool: 'fide', player: personId(6) })).value).toMatchObject({ games: 1 });
    await sound(office);
  });

  test('a merge that was undone after a list leaves everybody only what is the own', async () => {
    const office = await opened('2024-07-15', 'fide', '2024-05');
    await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900 });
    await mergePlayers(office, { player: personId(1), into: personId(3) }, AS);
    const persons = [2, 3];
    await acceptEvent(office, event(1, { persons, start: '2024-05-05', end: '2024-05-06' }));
    await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
    // on the first day of the event the rating stood under the other number
    expect((await read(office, (desk) => desk.results(1))).map(({ person, n }) => [person, n])).toEqual([
      [2, 1],
      [3, 1],
    ]);
    await splitPlayer(office, { player: personId(1) }, AS);
    expect((await liveRating(office, { pool: 'fide', player: personId(3) })).value?.rating).toBeNull();
    expect((await liveRating(office, { pool: 'fide', player: personId(1) })).value?.rating).toBe(2000);
    await mergePlayers(office, { player: personId(5), into: personId(6) }, AS);
    await acceptEvent(office, event(2, { persons: [2, 6], start: '2024-06-05', end: '2024-06-06', list: '2024-07' }));
    await publishList(office, { pool: 'fide', date: '2024-07' }, AS);
    await sound(office);
  });

  test('time controls, handicaps and games that do not count reach the lean path as they are', async () => {
    const office = await opened('2024-07-15', 'fide', '2024-05');
    await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
    const facts = { controls: [{ moves: 40, minutes: 90, increment: 30 }] };
    const data = submission(event(1, { facts }));
    const special = { 0: { rated: false as const }, 1: { handicap: 2 } };
    await enter(office, { kind: 'event.submitted', data: { ...data, special } }, accepted(event(1)));
    await acceptEvent(office, event(2, { facts: { controls: [] } }));
    const third = accepted(event(3)) as Extract<ReturnType<typeof accepted>, { kind: 'event.accepted' }>;
    const waivers = [{ clause: '0.2.4', by: 'qc-chairman', ground: 'letter' }];
    await enter(
      office,
      { kind: 'event.submitted', data: submission(event(3)) },
      { ...third, data: { ...third.data, waivers } },
    );
    await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
    const games = (number: number) => read(office, async (desk) => (await desk.results(number)).map(({ n }) => n));
    expect((await games(1)).reduce((sum, n) => sum + n)).toBe(10);
    expect((await games(2)).reduce((sum, n) => sum + n)).toBe(12);
    expect((await games(3)).reduce((sum, n) => sum + n)).toBe(12);
    await sound(office);
  });
});

test('who was taken out of a corrected report and who came in for him are not merged: each has a result there', async () => {
  const office = await opened('2024-08-15', 'fide', '2024-05');
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700, 5: 1600 });
  await acceptEvent(office, event(1));
  await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
  // 5 played, not 4
  const other = event(2, { list: '2024-07', persons: [1, 2, 3, 5], games: roundRobin([1, 2, 3, 5], () => '1-0') });
  await enter(office, { kind: 'event.submitted', data: { ...submission(other), corrects: 'e1' } }, accepted(other));
  await publishList(office, { pool: 'fide', date: '2024-07' }, AS);
  const both = { events: ['e2'], count: 1 };
  for (const [player, into] of [
    [4, 5],
    [5, 4],
  ] as const) {
    const { value, findings } = await mergePlayers(office, { player: personId(player), into: personId(into) }, AS);
    expect(value).toBeUndefined();
    expect(findings).toContainEqual({ code: 'merge.same-event', weight: 'refuse', facts: both });
  }
  const given = await splitPlayer(office, { from: personId(5), events: ['e2'], to: personId(4) }, AS);
  expect(codes(given)).toEqual(['split.both-in-event']);
  await sound(office);
});

describe('decisions', () => {
  test('give no rating that a list does not show: 7.2.1 has 1400, the texts of 2014 have 1000 (7.21)', async () => {
    const office = await testOffice(store, '2026-07-01');
    await openPool(office, 'fide', 'fide', '2015-05');
    await openPool(office, 'mssz', 'mssz', '2018-05');
    await openPool(office, 'mgsz', 'mgsz', '2018-05-01');
    await enterPersons(office, 1, [{ name: 'A' }]);
    const decide = async (pool: string, on: string, value: number | null) => {
      const by = pool === 'fide' ? 'qc' : 'committee';
      const asked = { pool, player: personId(1), indicator: 'rating', value, although: value, on, by };
      const { value: taken, findings } = await decideStanding(office, { ...asked }, AS);
      return taken?.new === undefined ? findings.map(({ code }) => code) : taken.new;
    };
    expect(await decide('fide', '2024-03-01', 1399)).toEqual(['lists.out-of-range']);
    expect(await decide('fide', '2024-03-01', 1400)).toBe(1400);
    expect(await decide('fide', '2025-10-01', 1399)).toEqual(['lists.out-of-range']);
    expect(await decide('fide', '2015-05-01', 999)).toEqual(['lists.out-of-range']);
    expect(await decide('fide', '2015-05-01', 1000)).toBe(1000);
    expect(await decide('mssz', '2024-05-01', 999)).toEqual(['lists.out-of-range']);
    expect(await decide('mssz', '2024-05-01', 1000)).toBe(1000);
    expect(await decide('mssz', '2024-05-01', null)).toBe(null);
    expect(await decide('mgsz', '2024-05-01', -20)).toBe(-20);
    expect(await decide('fide', '2024-02-30', 1400)).toEqual(['lists.bad-date']);
  });

  test('on somebody whose name was erased name nobody', async () => {
    const office = await testOffice(store, '2024-07-01');
    await openPool(office, 'fide', 'fide', '2024-05');
    await enter(office, {
      kind: 'persons.entered',
      data: { persons: [{ person: personId(1), identity: '1'.padStart(64, '0'), facts: {} }] },
    });
    await bring(office, 'fide', '2024-05', { 1: 2000 });
    const asked = { pool: 'fide', player: personId(1), indicator: 'rating', value: 2010, by: 'qc' };
    const { value } = await decideStanding(office, asked, AS);
    expect(value).toEqual({
      pool: 'fide',
      list: '2024-06',
      player: personId(1),
      indicator: 'rating',
      old: 2000,
      new: 2010,
      events: [],
      moved: [],
    });
    expect((await liveRating(office, { pool: 'fide', player: personId(1) })).value).toEqual({
      player: personId(1),
      pool: 'fide',
      unofficial: true,
      list: '2024-05-01',
      before: 2000,
      rating: 2010,
      games: 0,
      events: [],
    });
  });

  test('are about what the book keeps of a player', async () => {
    const office = await testOffice(store, '2024-07-01');
    await openPool(office, 'fide', 'fide', '2024-05');
    await openPool(office, 'orr', 'orr', '2024-01-01');
    await openPool(office, 'mgsz', 'mgsz', '2024-01-01');
    await enterPersons(office, 1, [{ name: 'A' }, { name: 'B' }]);
    await bring(office, 'fide', '2024-05', { 1: 2000 });
    await bring(office, 'orr', '2024-01-01', { 1: 1500 });
    await bring(office, 'mgsz', '2024-01-01', {
      1: { rating: 1800, rest: { rank: '4k', reached: { '3k': 1, '2k': 1 } } },
    });
    const decide = async (pool: string, indicator: string, value: never, person = 1) => {
      const by = pool === 'fide' ? 'qc' : 'committee';
      const asked = { pool, player: personId(person), indicator, value, although: value, by };
      const { value: taken, findings } = await decideStanding(office, asked, AS);
      return taken === undefined ? findings.map(({ code }) => code) : [taken.old, taken.new];
    };
    const say = (value: unknown) => value as never;
    expect(await decide('fide', 'games', say(60))).toEqual([50, 60]);
    expect(await decide('fide', 'peak', say(2450))).toEqual([2000, 2450]);
    expect(await decide('fide', 'games', say(3), 2)).toEqual([null, 3]);
    expect(await decide('fide', 'peak', say(1500), 2)).toEqual([null, 1500]);
    expect(await decide('fide', 'games', say(1.5))).toEqual(['lists.bad-value']);
    expect(await decide('fide', 'games', say(-1))).toEqual(['lists.out-of-range']);
    expect(await decide('orr', 'unsettled', say('yes'))).toEqual(['lists.bad-value']);
    expect(await decide('orr', 'unsettled', say(true))).toEqual([false, true]);
    expect(await decide('orr', 'unsettled', say(false))).toEqual([true, false]);
    expect(await decide('orr', 'rating', say(null))).toEqual([1500, null]);
    expect(await decide('mgsz', 'grade', say('99k'))).toEqual(['lists.bad-value']);
    expect(await decide('mgsz', 'grade', say(3))).toEqual(['lists.bad-value']);
    expect(await decide('mgsz', 'grade', say('3k'))).toEqual(['4k', '3k']);
    expect(await decide('mgsz', 'grade', say('5k'), 2)).toEqual([null, '5k']);
    expect(await read(office, async (desk) => (await desk.present('mgsz', [1]))[0]?.rest)).toContain(
      '"reached":{"2k":1}',
    );
    await publishList(office, { pool: 'fide', date: '2024-06' }, AS);
    expect((await rowsOf(office, 'fide', '2024-06-01')).get(1)).toMatchObject({ k: 10, total: 60, peak: 2450 });
    await sound(office);
  });

  test('that take a rating away count for the events after them', async () => {
    const office = await testOffice(store, '2024-07-01');
    await openPool(office, 'orr', 'orr', '2024-01-01');
    await openPool(office, 'mgsz', 'mgsz', '2024-01-01');
    await enterPersons(office, 1, [{ name: 'A' }, { name: 'B' }, { name: 'C' }]);
    await bring(office, 'orr', '2024-01-01', { 1: 1500, 2: { rating: 1400, inactive: true } });
    await decideStanding(
      office,
      {
        pool: 'orr',
        player: personId(1),
        indicator: 'rating',
        value: null,
        although: null,
        on: '2024-03-01',
        by: 'committee',
      },
      AS,
    );
    const orr = { pool: 'orr', edition: 'orr', list: undefined as never };
    // nothing was played
    await acceptRated(office, event(1, { ...orr, persons: [1, 2], games: [[1, 1, 2, '+/-']] }));
    expect((await read(office, (desk) => desk.results(1)))[0]).toMatchObject({ person: 1, before: null, after: null });
    await acceptRated(office, event(2, { ...orr, persons: [1, 2], start: '2024-04-01', end: '2024-04-01' }));
    await bring(office, 'orr', '2024-05-25', { 3: { rating: 1300, inactive: true } });
    const history = [{ end: '2024-04-10', results: [{ opponent: 1600, score: 0.5 }] }];
    await bring(office, 'orr', '2024-05-26', { 1: { rating: 1450, rest: { unsettled: true, history } } });
    await acceptRated(office, event(3, { ...orr, persons: [1, 2], start: '2024-05-28', end: '2024-05-28' }));
    const [first] = await read(office, (desk) => desk.results(3));
    expect(JSON.parse(first?.rest as string)).toMatchObject({ unsettled: true, history: [{ games: 1 }, { games: 1 }] });
    await sound(office);
  });

  test('a Go player without a title, and one with marks, keep what they have', async () => {
    const office = await testOffice(store, '2024-07-01');
    await openPool(office, 'mgsz', 'mgsz', '2024-01-01');
    await enterPersons(office, 1, [{ name: 'A' }, { name: 'B' }]);
    await bring(office, 'mgsz', '2024-01-01', {
      1: { rating: 1800, rest: { rank: '4k', reached: { '2k': 1 } } },
      2: { rating: 1790 },
    });
    const facts = { board: 19, baseMinutes: 60, byoyomi: null, handicap: false, importance: [] };
    await acceptRated(
      office,
      event(1, { pool: 'mgsz', edition: 'mgsz-2012', list: undefined as never, persons: [1, 2], facts }),
    );
    const results = await read(office, (desk) => desk.results(1));
    expect(results.map(({ rest }) => JSON.parse(rest as string) as object)).toMatchObject([
      { rank: '4k', reached: { '2k': 1 } },
      {},
    ]);
    await sound(office);
  });
});
