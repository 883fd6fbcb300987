/** An office with something of everything: lists, decisions, merges, newcomers, forfeits and gaps. */
import type { TestStore } from '../../stores/harness.fixture.ts';
import { eventId, personId } from '../../ledger/ids.ts';
import type { Posting } from '../../projection/post.ts';
import { decideStanding } from '../../desk/lists/decide.ts';
import {
  acceptEvent,
  acceptRated,
  AS,
  bring,
  enter,
  enterPersons,
  openPool,
  roundRobin,
  submission,
  type TestEvent,
  type TestGame,
  testOffice,
  type TestOffice,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { mergePlayers } from '../../desk/registry/merge.ts';
import { changePlayer } from '../../desk/registry/players.ts';

const CONTROLS = { controls: [{ minutes: 90, increment: 30 }] };

/** Persons 1 to 8 rated, 9 unrated and born nobody knows when, 10 a second card of 8. */
export const MAY: TestEvent = {
  event: 1,
  pool: 'fide',
  start: '2024-05-03',
  end: '2024-05-12',
  edition: 'fide-2024',
  list: '2024-06',
  persons: [1, 2, 3, 4, 5, 6, 9],
  games: roundRobin([1, 2, 3, 4, 5, 6, 9], (white, black) => (white < black ? '1-0' : '1/2-1/2')),
  facts: { system: 'round-robin', rounds: 7, ...CONTROLS },
};

/** No thinking time is known; 4 is not there for a game, and 6 loses to the end. */
export const JUNE: TestEvent = {
  event: 2,
  pool: 'fide',
  start: '2024-06-03',
  end: '2024-06-12',
  edition: 'fide-2024',
  list: '2024-07',
  persons: [1, 2, 3, 4, 5, 6, 9, 11],
  games: [
    [1, 3, 11, '1-0'],
    [1, 6, 9, '1-0'],
    [2, 1, 6, '1-0'],
    [3, 6, 2, '0-1'],
    [4, 3, 6, '1-0'],
    [5, 5, 6, '1-0'],
    [1, 1, 2, '1/2-1/2'],
    [2, 3, 4, '+/-'],
    [3, 4, 9, '1-0'],
    [4, 9, 1, '1/2-1/2'],
    [5, 9, 3, '1-0'],
    [3, 5, 1, '0-1'],
  ] satisfies TestGame[],
  facts: { rounds: 5 },
};

const july = (event: number, list: string): TestEvent => ({
  ...MAY,
  event,
  start: '2024-07-03',
  end: '2024-07-12',
  list,
  persons: [1, 2, 7],
  games: [
    [1, 1, 2, '0-1'],
    [2, 7, 1, '1-0'],
    [3, 2, 7, '1/2-1/2'],
  ],
  facts: CONTROLS,
});

const ok = <T>(outcome: { readonly value?: T; readonly findings: readonly unknown[] }): T => {
  if (outcome.value === undefined) throw new Error(JSON.stringify(outcome.findings));
  return outcome.value;
};

export async function officeWithLists(store: TestStore): Promise<TestOffice> {
  const office = await testOffice(store, '2024-05-01');
  await fillLists(office);
  return office;
}

export async function fillLists(office: TestOffice): Promise<void> {
  await openPool(office, 'fide', 'fide', '2024-05');
  await enterPersons(
    office,
    1,
    ['Arany', 'Bartók', 'Csonka', 'Dózsa', 'Eötvös', 'Fáy', 'Gárdonyi', 'Herczeg'].map((name, at) => ({
      name,
      birth: `${1980 + at}-03-0${at + 1}`,
      fide: String(700_000 + at),
      federation: 'HUN',
    })),
  );
  await enterPersons(office, 9, [{ name: 'Ismeretlen' }, { name: 'Herczeg', birth: '1987-03-08' }]);
  // of whom the name was erased
  await enter(office, {
    kind: 'persons.entered',
    data: { persons: [{ person: personId(11), identity: 'e'.repeat(64), facts: {} }] },
  });
  await bring(office, 'fide', '2024-05', {
    11: { rating: 1500, k: 20, games: 50 },
    1: 2000,
    2: 1950,
    3: 1900,
    4: 1850,
    5: 1800,
    6: { rating: 1410, k: 20, games: 40 },
    7: { rating: 2450, k: 20, games: 90, peak: 2450 },
    8: { rating: 1700, k: 20, games: 60, inactive: true },
    10: 1650,
  });
  await acceptEvent(office, MAY);
  office.on('2024-05-31');
  ok(await publishList(office, { pool: 'fide' }, AS));
  office.on('2024-06-14');
  await acceptEvent(office, JUNE);
  ok(await changePlayer(office, { player: personId(1), fields: { federation: 'ROU', name: 'Arany, János' } }, AS));
  ok(
    await decideStanding(
      office,
      { pool: 'fide', player: personId(5), indicator: 'rating', value: 1990, although: 1990, by: 'qc' },
      AS,
    ),
  );
  ok(await mergePlayers(office, { player: personId(10), into: personId(8), although: ['ratings'] }, AS));
  office.on('2024-06-30');
  ok(await publishList(office, { pool: 'fide' }, AS));
  office.on('2024-07-14');
  await acceptEvent(office, july(3, '2024-08'));
}

/** A report in which nobody knows who the third player is. */
export const question = (event: number, candidates: readonly number[]): Posting => {
  const of = { ...july(event, '2024-08'), persons: [1, 2, 7] };
  const { players, ...content } = submission(of);
  return {
    kind: 'event.submitted',
    data: {
      ...content,
      players: [players[0] as object, players[1] as object, {}],
      questions: [
        {
          question: 1,
          kind: 'identity',
          player: 2,
          candidates: candidates.map(personId),
          finding: { code: 'identify.several', weight: 'warn', facts: {} },
        },
      ],
    },
  };
};

/** A pool that rates at once, with two snapshots and an event that came late. */
export async function continuousOffice(store: TestStore, family: 'orr' | 'mgsz'): Promise<TestOffice> {
  const office = await testOffice(store, '2024-05-01');
  await openPool(office, family, family, '2024-01-01');
  await enterPersons(office, 1, [
    { name: 'Анна', birth: '1990-01-01' },
    { name: 'Борис', birth: '1991-01-01' },
    { name: 'Вера', birth: '2014-05-05' },
    { name: 'Глеб' },
  ]);
  await bring(office, family, '2024-02-01', { 1: 1600, 2: 1500, 3: 1400 });
  const edition = family === 'orr' ? 'orr' : 'mgsz-2012';
  const event = (number: number, month: string): TestEvent => ({
    event: number,
    pool: family,
    start: `2024-${month}-03`,
    end: `2024-${month}-05`,
    edition,
    persons: [1, 2, 3, 4],
    games: [...roundRobin([1, 2, 3, 4], (white, black) => (white < black ? '1-0' : '0-1')), [4, 1, 2, '+/-']],
    facts:
      family === 'orr'
        ? { system: 'round-robin', rounds: 4 }
        : { board: 19, baseMinutes: 60, byoyomi: null, handicap: false, importance: [] },
    ...(family === 'mgsz'
      ? {
          given: Object.fromEntries(
            [1, 2, 3, 4].map((each) => [each, { entryRank: '5k', registered: each < 4, entering: each === 4 }]),
          ),
        }
      : {}),
  });
  await acceptRated(office, event(1, '03'));
  ok(await publishList(office, { pool: family, date: '2024-04-01' }, AS));
  await acceptRated(office, event(2, '04'));
  await acceptRated(office, event(3, '02'));
  office.on('2024-05-31');
  ok(await publishList(office, { pool: family, date: '2024-05-31' }, AS));
  return office;
}

export const E = eventId;
export const P = personId;
export { enter };
