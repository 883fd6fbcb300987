/** What a player is told about a list, or about one event. */
import { describe, expect, test } from 'vitest';
import { BOOK as en } from '../../content/en/books/every-family.ts';
import { personId } from '../../ledger/ids.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { mergePlayers } from '../../desk/registry/merge.ts';
import { splitPlayer } from '../../desk/registry/split.ts';
import { decideStanding } from '../../desk/lists/decide.ts';
import { type ExplainPlayerInput, explainPlayer } from './explain-player.ts';
import {
  AS,
  acceptEvent,
  acceptRated,
  bring,
  enter,
  enterPersons,
  openPool,
  roundRobin,
  type TestEvent,
  type TestOffice,
  testOffice,
  withdraw,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';

const store = testStore('sqlite');

const event = (number: number, more: Partial<TestEvent> = {}): TestEvent => ({
  event: number,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 4],
  games: roundRobin([1, 2, 3, 4], () => '1-0'),
  ...more,
});

async function opened(): Promise<TestOffice> {
  const office = await testOffice(store, '2024-06-15');
  await openPool(office, 'fide', 'fide', '2024-05');
  await openPool(office, 'orr', 'orr', '2024-01-01');
  await enterPersons(
    office,
    1,
    Array.from({ length: 6 }, (_, at) => ({ name: `Player ${at + 1}`, birth: '1990-01-01' })),
  );
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700, 5: 1600 });
  await bring(office, 'orr', '2024-01-01', { 1: 1500, 2: 1400, 3: 1650 });
  return office;
}

const explained = (office: TestOffice, person: number, input: Omit<ExplainPlayerInput, 'player' | 'book'>) =>
  explainPlayer(office, { player: personId(person), book: en, ...input });

const codes = async (work: Promise<{ readonly findings: readonly { readonly code: string }[] }>) =>
  (await work).findings.map(({ code }) => code);

describe('an explanation', () => {
  test('of an event or a list that is not there, or has nothing to do with the player, is refused', async () => {
    const office = await opened();
    await acceptEvent(office, event(1));
    await acceptEvent(office, event(2));
    await withdraw(office, 2);
    await publishList(office, { pool: 'fide' }, AS);
    expect(await codes(explained(office, 99, { event: 'e1' }))).toEqual(['player.unknown']);
    expect(await codes(explained(office, 1, { event: 'x' }))).toEqual(['lists.unknown-event']);
    expect(await codes(explained(office, 1, { event: 'e9' }))).toEqual(['lists.unknown-event']);
    expect(await codes(explained(office, 5, { event: 'e1' }))).toEqual(['lists.not-there']);
    expect(await codes(explained(office, 1, { event: 'e2' }))).toEqual(['lists.not-there']);
    expect(await codes(explained(office, 1, { list: '2024-06', pool: 'none' }))).toEqual(['pool.unknown']);
    expect(await codes(explained(office, 1, { list: 'June' }))).toEqual(['lists.bad-date']);
    expect(await codes(explained(office, 1, {}))).toEqual(['lists.bad-date']);
    expect(await codes(explained(office, 1, { list: '2024-09' }))).toEqual(['lists.unknown-list']);
    expect(await codes(explained(office, 6, { list: '2024-06' }))).toEqual(['lists.not-there']);
    expect((await explained(office, 1, { list: '2024-09', pool: 'fide' })).findings).toMatchObject([
      { facts: { count: 2, first: '2024-05-01', last: '2024-06-01' } },
    ]);
    const empty = await testOffice(store);
    await enterPersons(empty, 1, [{ name: 'A' }]);
    expect(await codes(explained(empty, 1, { list: '2024-06' }))).toEqual(['pool.unknown']);
  });

  test('of a list that several pools have with the player on it asks which is meant', async () => {
    const office = await opened();
    await openPool(office, 'mssz', 'mssz', '2024-05');
    await bring(office, 'mssz', '2024-05', { 1: 2010 });
    expect((await explained(office, 1, { list: '2024-05' })).findings).toMatchObject([
      { code: 'lists.which-pool', weight: 'refuse', facts: { date: '2024-05', pools: ['fide', 'mssz'] } },
    ]);
    expect((await explained(office, 1, { list: '2024-05', pool: 'mssz' })).value).toMatchObject({ after: 2010 });
    expect((await explained(office, 2, { list: '2024-05' })).value).toMatchObject({ pool: 'fide', after: 1900 });
  });

  test('says where nothing was calculated, and why', async () => {
    const office = await opened();
    await decideStanding(office, { pool: 'fide', player: personId(5), indicator: 'rating', value: 1650, by: 'qc' }, AS);
    await publishList(office, { pool: 'fide' }, AS);
    await publishList(office, { pool: 'orr', date: '2024-06-01' }, AS);
    const said = async (person: number, list: string, pool: string) => {
      const { value } = await explained(office, person, { list, pool });
      return [value?.before, value?.after, value?.nothing, value?.between];
    };
    expect(await said(1, '2024-05-01', 'fide')).toEqual([2000, 2000, 'brought-in', undefined]);
    expect(await said(1, '2024-06', 'fide')).toEqual([2000, 2000, 'no-games', undefined]);
    expect(await said(5, '2024-06', 'fide')).toEqual([1600, 1650, 'no-games', true]);
    expect(await said(1, '2024-06-01', 'orr')).toEqual([1500, 1500, 'no-games', undefined]);
    expect((await explained(office, 1, { list: '2024-01-01' })).value).toMatchObject({ pool: 'orr' });
  });

  test('of one event stands within its period: of the others it says only what they came to', async () => {
    const office = await opened();
    const decision = { pool: 'fide', indicator: 'rating', value: 2010, although: 2010, by: 'qc' };
    await decideStanding(office, { ...decision, player: personId(1) }, AS);
    await acceptEvent(office, event(1));
    await acceptEvent(office, event(2, { facts: { name: undefined } }));
    const before = await explained(office, 1, { event: 'e1' });
    expect(before.findings.map(({ code }) => code)).toEqual(['lists.unofficial']);
    expect(before.value).toMatchObject({ official: false, list: null, before: 2010, between: true });
    await publishList(office, { pool: 'fide' }, AS);
    const whole = (await explained(office, 1, { list: '2024-06' })).value;
    const [first, second] = [
      (await explained(office, 1, { event: 'e1' })).value,
      (await explained(office, 1, { event: 'e2' })).value,
    ];
    expect(first).toMatchObject({ before: 2010, after: whole?.after, events: ['e1', 'e2'], list: '2024-06-01' });
    expect(before.value?.lines).toEqual(first?.lines);
    const games = (told: typeof whole) => told?.lines.filter(({ text }) => text.startsWith('Round')).length;
    expect([games(whole), games(first), games(second)]).toEqual([6, 3, 3]);
    const changes = (told: typeof whole) => told?.lines.filter(({ depth }) => depth <= 1).map(({ text }) => text);
    expect(changes(first)).toEqual(changes(whole));
    expect(changes(second)).toEqual(changes(whole));
  });

  test('of a list from before a merge knows the two as they were', async () => {
    const office = await opened();
    await acceptEvent(office, event(1));
    await acceptEvent(office, event(2, { persons: [2, 3, 5], games: roundRobin([2, 3, 5], () => '0-1') }));
    await publishList(office, { pool: 'fide' }, AS);
    const told = async (person: number, input: Omit<ExplainPlayerInput, 'player' | 'book'>) => {
      const { value, findings } = await explained(office, person, input);
      return { value, codes: findings.map(({ code }) => code).filter((code) => code !== 'player.led-on') };
    };
    const asked = [
      [5, { list: '2024-06' }],
      [1, { list: '2024-06' }],
      [2, { list: '2024-06' }],
      [3, { list: '2024-06' }],
      [5, { event: 'e2' }],
    ] as const;
    const before = await Promise.all(asked.map(([person, of]) => told(person, of)));
    expect(before.map(({ codes: found }) => found)).toEqual([[], [], [], [], []]);
    await mergePlayers(office, { player: personId(5), into: personId(1), although: ['ratings'] }, AS);
    const after = await Promise.all(asked.map(([person, of]) => told(person, of)));
    expect(after).toEqual(before);
    // of a card that was not on the list, the one is explained that was
    await enterPersons(office, 7, [{ name: 'Player 7' }]);
    const fourth = await told(4, { list: '2024-06' });
    await mergePlayers(office, { player: personId(4), into: personId(7), although: ['ratings'] }, AS);
    expect(await told(7, { list: '2024-06' })).toEqual(fourth);
    expect(await told(1, { event: 'e1' })).toMatchObject({ codes: [], value: { player: personId(1) } });
    // a third one into whom two go was not on that list
    await mergePlayers(office, { player: personId(1), into: personId(6), although: ['ratings'] }, AS);
    expect(await Promise.all(asked.map(([person, of]) => told(person, of)))).toEqual(before);
    expect((await told(6, { list: '2024-06' })).codes).toEqual(['lists.not-there']);
    expect((await told(6, { event: 'e2' })).value).toEqual(before[4]?.value);
  });

  test('of a list from before a merge is the other’s, where only the other was on it', async () => {
    const office = await opened();
    await publishList(office, { pool: 'fide' }, AS);
    await mergePlayers(office, { player: personId(5), into: personId(6), although: ['ratings'] }, AS);
    expect((await explained(office, 6, { list: '2024-06' })).value).toMatchObject({ player: personId(5), after: 1600 });
  });

  test('of a list of a continuous pool has its events by their days, in whatever order they came', async () => {
    const office = await opened();
    const orr = { pool: 'orr', edition: 'orr', list: undefined as never, persons: [1, 3] };
    const games = roundRobin([1, 3], () => '1-0');
    for (const [number, day] of [
      [1, '2024-05-20'],
      [2, '2024-05-10'],
      [3, '2024-05-15'],
    ] as const) {
      await acceptRated(office, event(number, { ...orr, games, start: day, end: day }));
    }
    await publishList(office, { pool: 'orr', date: '2024-06-01' }, AS);
    const { value } = await explained(office, 1, { list: '2024-06-01', pool: 'orr' });
    expect(value?.lines.filter(({ depth }) => depth === 0).map(({ text }) => text)).toEqual([
      'Event 2 (e2)',
      'Event 3 (e3)',
      'Event 1 (e1)',
    ]);
  });

  test('uses the rating of whoever was merged before', async () => {
    const office = await opened();
    await mergePlayers(office, { player: personId(5), into: personId(6), although: ['ratings'] }, AS);
    await acceptEvent(office, event(1, { persons: [1, 6], games: roundRobin([1, 6], () => '1-0') }));
    const live = (await explained(office, 6, { event: 'e1' })).value;
    expect(live).toMatchObject({ before: 1600 });
    await publishList(office, { pool: 'fide' }, AS);
    const { value, findings } = await explained(office, 6, { list: '2024-06' });
    expect(findings).toEqual([]);
    expect(value).toMatchObject({ before: 1600, after: live?.after });
  });

  test('of a list of a continuous pool goes through its events, and tells what else has changed the rating', async () => {
    const office = await opened();
    const orr = { pool: 'orr', edition: 'orr', list: undefined as never, persons: [1, 3] };
    const games = roundRobin([1, 3], () => '1-0');
    await acceptRated(office, event(1, { ...orr, games }));
    await acceptRated(office, event(2, { ...orr, games, start: '2024-05-20', end: '2024-05-20' }));
    const both = (await explained(office, 1, { event: 'e2' })).value;
    expect(both).toMatchObject({ events: ['e2'], list: null, official: true });
    expect(both?.lines[0]).toEqual({ text: 'Event 2 (e2)', depth: 0 });
    await publishList(office, { pool: 'orr', date: '2024-06-01' }, AS);
    const plain = (await explained(office, 1, { list: '2024-06-01', pool: 'orr' })).value;
    expect(plain).toMatchObject({ before: 1500, events: ['e1', 'e2'], list: '2024-06-01' });
    expect(plain?.between).toBeUndefined();
    expect(plain?.lines.filter(({ depth }) => depth === 0).map(({ text }) => text)).toEqual([
      'Event 1 (e1)',
      'Event 2 (e2)',
    ]);
    for (const [on, number] of [
      ['2024-06-03', 3],
      ['2024-06-05', 4],
      ['2024-06-07', 5],
    ] as const) {
      await acceptRated(office, event(number, { ...orr, games, start: on, end: on }));
    }
    const decision = { pool: 'orr', indicator: 'rating', by: 'committee' };
    await decideStanding(
      office,
      { ...decision, player: personId(3), value: 1700, although: 1700, on: '2024-06-04' },
      AS,
    );
    await decideStanding(office, { ...decision, player: personId(1), value: 1444, on: '2024-06-08' }, AS);
    office.on('2024-06-20');
    await publishList(office, { pool: 'orr' }, AS);
    expect((await explained(office, 1, { list: '2024-06-20', pool: 'orr' })).value).toMatchObject({
      after: 1444,
      between: true,
    });
    expect((await explained(office, 3, { list: '2024-06-20', pool: 'orr' })).value).toMatchObject({ between: true });
    // an event that comes late moves where the others began
    await acceptRated(office, event(6, { ...orr, games, start: '2024-05-15', end: '2024-05-15' }));
    expect((await explained(office, 1, { list: '2024-06-01', pool: 'orr' })).value).toMatchObject({ between: true });
  });

  test('says where steps from what is known today lead elsewhere than what was published', async () => {
    const office = await opened();
    await acceptEvent(office, event(1));
    await publishList(office, { pool: 'fide' }, AS);
    // an opponent was found to be somebody else, who was rated otherwise
    await splitPlayer(office, { from: personId(2), events: ['e1'], to: personId(5) }, AS);
    const { findings } = await explained(office, 1, { list: '2024-06', pool: 'fide' });
    expect(findings.map(({ code }) => code)).toEqual(['lists.explained-otherwise']);
  });

  test('of somebody whose name was erased goes by the id', async () => {
    const office = await opened();
    await enter(office, {
      kind: 'persons.entered',
      data: { persons: [{ person: personId(7), identity: '7'.padStart(64, '0'), facts: {} }] },
    });
    const persons = [1, 2, 7];
    await acceptEvent(office, event(1, { persons, games: roundRobin(persons, () => '1/2-1/2') }));
    const orr = { pool: 'orr', edition: 'orr', list: undefined as never, persons };
    await acceptRated(office, event(2, { ...orr, games: roundRobin(persons, () => '1/2-1/2') }));
    await publishList(office, { pool: 'fide' }, AS);
    expect((await explained(office, 7, { event: 'e1' })).value).toMatchObject({ name: personId(7), before: null });
    expect((await explained(office, 7, { event: 'e2' })).value).toMatchObject({ name: personId(7) });
    expect((await explained(office, 1, { event: 'e1' })).findings).toEqual([]);
  });

  test('of the first list of a pool needs no list before it', async () => {
    const office = await testOffice(store, '2024-06-15');
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(
      office,
      1,
      Array.from({ length: 4 }, () => ({ birth: '1990-01-01' })),
    );
    await acceptEvent(office, event(1));
    expect((await explained(office, 1, { event: 'e1' })).value).toMatchObject({ before: null, after: null });
    await publishList(office, { pool: 'fide' }, AS);
    expect((await explained(office, 1, { event: 'e1' })).value).toMatchObject({ before: null, list: '2024-06-01' });
  });
});

describe.each(['fide', 'mssz'] as const)('a newcomer whose results count for nothing, in a pool of %s', (family) => {
  /** Player 6 has no rating and loses all games. */
  async function lostAll(): Promise<TestOffice> {
    const office = await testOffice(store, '2024-06-15');
    await openPool(office, 'own', family, '2024-05');
    await enterPersons(
      office,
      1,
      Array.from({ length: 6 }, () => ({ birth: '1990-01-01' })),
    );
    await bring(office, 'own', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
    const persons = [1, 2, 3, 4, 6];
    const games = roundRobin(persons, (white, black) => (black === 6 ? '1-0' : white === 6 ? '0-1' : '1/2-1/2'));
    const edition = family === 'fide' ? 'fide-2024' : 'mssz-2017';
    await acceptEvent(office, event(1, { pool: 'own', edition, persons, games }));
    await publishList(office, { pool: 'own' }, AS);
    return office;
  }

  test('is told the same by the list as by the event', async () => {
    const office = await lostAll();
    const byEvent = await explained(office, 6, { event: 'e1' });
    const byList = await explained(office, 6, { list: '2024-06' });
    expect(byList).toEqual(byEvent);
    expect(byList.findings).toEqual([]);
    expect(byList.value).toMatchObject({ before: null, after: null, list: '2024-06-01', events: ['e1'] });
    expect(byList.value?.lines.some(({ text }) => text.includes('disregarded'))).toBe(true);
  });

  test('is not there on a list for which nothing was played', async () => {
    const office = await lostAll();
    expect(await codes(explained(office, 6, { list: '2024-05' }))).toEqual(['lists.not-there']);
    expect(await codes(explained(office, 5, { list: '2024-06' }))).toEqual(['lists.not-there']);
  });
});
