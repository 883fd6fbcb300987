/** ORR's star, wherever an event shows the ratings that its players came with and left with. */
import { describe, expect, test } from 'vitest';
import { BOOK as en } from '../../content/en/books/every-family.ts';
import { acceptRated, bring, enterPersons, openPool, roundRobin, testOffice } from '../../desk/lists/office.fixture.ts';
import { showEvent } from '../../desk/events/show.ts';
import { personId } from '../../ledger/ids.ts';
import { explainPlayer } from '../lists/explain-player.ts';
import { publicEvent } from './event.ts';
import { publicPlayer } from './player.ts';
import { openPublicOffice } from './public-office.ts';
import { testStore } from '../../stores/harness.fixture.ts';

const PERSONS = [1, 2, 3, 4];
/** Who has no rating when the first event begins. */
const NEWCOMER = 4;

describe.each(['sqlite', 'postgres'] as const)('the star of an unsettled rating, on %s', (kind) => {
  const store = testStore(kind);

  async function played() {
    const office = await testOffice(store, '2024-06-15');
    await openPool(office, 'orr', 'orr', '2024-01-01');
    const born = PERSONS.map((person) => ({ name: `Player ${person}`, birth: '1990-01-01' }));
    await enterPersons(office, 1, born);
    await bring(office, 'orr', '2024-01-01', { 1: 1500, 2: 1400, 3: 1650 });
    const event = (number: number, day: string) => ({
      event: number,
      pool: 'orr',
      start: day,
      end: day,
      edition: 'orr' as const,
      list: undefined as never,
      persons: PERSONS,
      games: roundRobin(PERSONS, () => '1/2-1/2'),
    });
    await acceptRated(office, event(1, '2024-05-10'));
    await acceptRated(office, event(2, '2024-05-20'));
    return office;
  }

  test('stands on the rating after the first event, and on both of the second', async () => {
    const office = await played();
    for (const [id, stars] of [
      ['e1', { unsettled: true }],
      ['e2', { unsettledBefore: true, unsettled: true }],
    ] as const) {
      const entrants = (await showEvent(office, id)).value?.entrants ?? [];
      const page = await office.store.read((desk) => publicEvent(desk, id, '2024-06-15'));
      for (const person of PERSONS) {
        const expected = person === NEWCOMER ? stars : {};
        const { unsettled, unsettledBefore } = entrants[person - 1]?.result ?? {};
        expect({ unsettled, unsettledBefore }).toEqual({
          unsettled: undefined,
          unsettledBefore: undefined,
          ...expected,
        });
        const line = page?.players.find(({ player }) => player === personId(person));
        expect([line?.unsettledBefore, line?.unsettled]).toEqual([unsettledBefore, unsettled]);
      }
      const { value } = await explainPlayer(office, { player: personId(NEWCOMER), event: id, book: en });
      expect(value).toMatchObject(stars);
      expect(value?.parts?.[0]).toMatchObject(stars);
    }
  });

  test('stands on the events of the card, whose change leads from one rating to the other', async () => {
    const office = await played();
    const found = await publicPlayer(openPublicOffice(office), { player: personId(NEWCOMER) });
    if (found === undefined || !('player' in found)) throw new Error('there is no card');
    const [pool] = found.player.pools;
    const [first, second] = pool?.steps.flatMap(({ events }) => events) ?? [];
    expect(first).toMatchObject({ before: null, unsettled: true });
    expect(second).toMatchObject({ unsettledBefore: true, unsettled: true });
    const moved = (second?.after as number) - (second?.before as number);
    // the change of the rulebook is counted from the new estimate, which is not the rating before
    expect(Math.round((second?.change as number) / 100)).not.toBe(moved);
    expect(pool).toMatchObject({ change: moved, unsettled: true });
    expect(pool?.steps[0]).toMatchObject({ unsettled: true });
  });
});
