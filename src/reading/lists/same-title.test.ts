/** Two events of one title in one period: each has its own games, wherever they are told. */
import { expect, test } from 'vitest';
import { BOOK as en } from '../../content/en/books/every-family.ts';
import { personId } from '../../ledger/ids.ts';
import type { ListRow, PoolRow } from '../../ledger/store.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { type GameSide, sidesOn } from '../analysis/games.ts';
import { publicExplanation } from '../public/explanation.ts';
import { openPublicOffice } from '../public/public-office.ts';
import { explainPlayer } from './explain-player.ts';
import {
  AS,
  acceptEvent,
  bring,
  enterPersons,
  openPool,
  type TestOffice,
  testOffice,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';

const store = testStore('sqlite');

/** Of the two opens the one with the higher number ended first, so that it is reported first. Player 5 has no rating. */
async function published(): Promise<TestOffice> {
  const office = await testOffice(store, '2024-06-15');
  await openPool(office, 'fide', 'fide', '2024-05');
  await enterPersons(
    office,
    1,
    Array.from({ length: 5 }, (_, at) => ({ name: `Player ${at + 1}`, birth: '1990-01-01' })),
  );
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900, 3: 1800, 4: 1700 });
  const open = { pool: 'fide', edition: 'fide-2024', list: '2024-06', facts: { name: 'City Open' } };
  await acceptEvent(office, {
    ...open,
    event: 1,
    start: '2024-05-20',
    end: '2024-05-26',
    persons: [1, 2, 5],
    games: [
      [1, 1, 2, '1-0'],
      [2, 2, 5, '1-0'],
    ],
  });
  await acceptEvent(office, {
    ...open,
    event: 2,
    start: '2024-05-10',
    end: '2024-05-12',
    persons: [1, 3, 4, 5],
    games: [
      [1, 3, 1, '1-0'],
      [2, 1, 4, '1/2-1/2'],
      [3, 5, 3, '1-0'],
    ],
  });
  await publishList(office, { pool: 'fide' }, AS);
  return office;
}

const OPPONENTS: Readonly<Record<1 | 5, Readonly<Record<string, readonly number[]>>>> = {
  1: { e1: [2], e2: [3, 4] },
  5: { e1: [2], e2: [3] },
};

test.each([1, 5] as const)('player %i is told of each event its own games', async (player) => {
  const office = await published();
  const asked = { player: personId(player), book: en };
  for (const [event, opponents] of Object.entries(OPPONENTS[player])) {
    const { value } = await explainPlayer(office, { ...asked, event });
    const games = value?.lines.filter(({ text }) => text.startsWith('Round')).map(({ text }) => text) ?? [];
    expect(games).toHaveLength(opponents.length);
    for (const opponent of opponents) expect(games.join('\n')).toContain(`Player ${opponent}`);
  }
  const found = await publicExplanation(openPublicOffice(office), {
    ...asked,
    pool: 'fide',
    of: '2024-06',
    noName: '',
  });
  const { events } = (found as { readonly explanation: { readonly events: readonly unknown[] } }).explanation;
  expect(events).toMatchObject(
    Object.entries(OPPONENTS[player]).map(([event, opponents]) => ({
      event,
      games: opponents.map((opponent) => ({ opponent: personId(opponent) })),
    })),
  );
});

test('and so are the files of an audit', async () => {
  const office = await published();
  const sides = await office.store.read(async (desk) => {
    const all: GameSide[] = [];
    const [pool, list] = [await desk.pool('fide'), await desk.list('fide', '2024-06-01')];
    for await (const some of sidesOn(desk, pool as PoolRow, list as ListRow)) all.push(...some);
    return all;
  });
  for (const player of [1, 5] as const) {
    for (const [event, opponents] of Object.entries(OPPONENTS[player])) {
      const own = sides.filter((side) => side.player === personId(player) && side.event === event);
      expect(own.map(({ opponent }) => opponent)).toEqual(opponents.map((each) => personId(each)));
    }
  }
});
