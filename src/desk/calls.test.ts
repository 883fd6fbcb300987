/** How much is asked of the store: bounds that hold on every machine. */
import { describe, expect, test, vi } from 'vitest';
import { BOOK as en } from '../content/en/books/every-family.ts';
import { personId } from '../ledger/ids.ts';
import { type CountedStore, countedStore } from '../stores/counted.fixture.ts';
import { forEachStore, testStore, type TestStore } from '../stores/harness.fixture.ts';
import { openStore } from '../stores/store.ts';
import { bring, enterPersons, officeOver, openPool, enter, type TestOffice } from './lists/office.fixture.ts';
import { publishList } from './lists/publish.ts';
import { done } from './office.fixture.ts';
import { publicExplanation } from '../reading/public/explanation.ts';
import { openPublicOffice } from '../reading/public/public-office.ts';
import { correctEvent } from './events/correct.ts';
import { AS, fileOf, type Game, type Player, submitOne, type TestReport } from './events/event.fixture.ts';

const SIZE = 12;
const PLACES = Array.from({ length: SIZE }, (_, at) => at + 1);

const PLAYERS = PLACES.map((place) => ({
  id: String(place),
  name: `Player, ${'ABCDEFGHIJKL'[place - 1]}nna`,
  birth: `19${60 + place}-03-01`,
  fideId: String(700000 + place),
  federation: 'HUN',
  sex: 'f' as const,
}));

/** Everybody against who stands half a table away, and once more against the next. */
const GAMES: readonly Game[] = [
  ...PLACES.slice(0, 6).map((place): Game => [1, String(place), String(place + 6), '1-0']),
  ...PLACES.slice(0, 6).map((place): Game => [2, String((place % 6) + 7), String(place), '1/2-1/2']),
];

const FIRST: TestReport = { players: PLAYERS as readonly Player[], games: GAMES };
const RIGHT: TestReport = { ...FIRST, games: GAMES.map((game, at): Game => (at === 0 ? [1, '1', '7', '0-1'] : game)) };

type CountedOffice = TestOffice & { readonly store: CountedStore };

/** Twelve players, and an event of them that a list has counted. */
async function countedOffice(store: TestStore, family: 'fide' | 'orr'): Promise<CountedOffice> {
  const opened = countedStore(await openStore(await store.fresh('tables')));
  store.closing?.(() => opened.close());
  const office = { ...officeOver(opened, '2024-06-12'), store: opened };
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, family, family, family === 'fide' ? '2024-06' : '2024-05-01');
  await enterPersons(
    office,
    1,
    PLAYERS.map(({ fideId, id: _id, ...person }) => ({ ...person, fide: fideId })),
  );
  const standings = Object.fromEntries(PLACES.map((place) => [place, 2000 - 20 * place]));
  await bring(office, family, family === 'fide' ? '2024-05' : '2024-05-01', standings);
  await submitOne(office, family, FIRST, { accept: 'clean' });
  office.on('2024-07-01');
  done(await publishList(office, { pool: family, date: family === 'fide' ? '2024-07' : '2024-07-01', skip: true }, AS));
  office.on('2024-07-10');
  return office;
}

/** How often the column of an event that holds what entries say of it is parsed. */
async function parsesOfEvents(work: () => Promise<unknown>): Promise<number> {
  const parse = vi.spyOn(JSON, 'parse');
  try {
    await work();
    const isOfEvent = (text: unknown): boolean => typeof text === 'string' && text.includes('"field":');
    return parse.mock.calls.filter(([text]) => isOfEvent(text)).length;
  } finally {
    parse.mockRestore();
  }
}

const correct = async (office: TestOffice): Promise<unknown> =>
  done(await correctEvent(office, { event: 'e1', file: fileOf(RIGHT) }, AS));

forEachStore((_kind, store) => {
  for (const [family, most, ofPage] of [
    ['fide', 35, 12],
    ['orr', 46, 14],
  ] as const) {
    test(`a corrected result of twelve players in ${family} asks ${most} times, reads once and writes once`, async () => {
      const office = await countedOffice(store, family);
      const { reads, writes, calls } = await office.store.during(() => correct(office));
      expect([reads, writes]).toEqual([1, 1]);
      expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(most);
    });

    test(`the first request of a page that explains a rating of ${family} asks ${ofPage} times, and reads once`, async () => {
      const office = await countedOffice(store, family);
      const of = family === 'fide' ? '2024-07' : '2024-07-01';
      const asked = { player: personId(1), pool: family, of, book: en, noName: '-' };
      for (const each of [asked, { ...asked, of: 'e1' }]) {
        const { reads, calls } = await office.store.during(async () => {
          const found = await publicExplanation(openPublicOffice(office), each);
          expect(found).toMatchObject({ explanation: { events: [{ games: [{}, {}] }] } });
        });
        expect(reads).toBe(1);
        expect(calls.length, calls.join(' ')).toBeLessThanOrEqual(ofPage);
      }
    });
  }
});

describe('on sqlite', () => {
  const store = testStore('sqlite');

  test('what is kept of the two events of a correction is parsed twelve times at most', async () => {
    const office = await countedOffice(store, 'fide');
    expect(await parsesOfEvents(() => correct(office))).toBeLessThanOrEqual(12);
  });
});
