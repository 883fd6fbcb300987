/** A change of all ratings on lists that were brought in without their events: FIDE's of 1 March 2024. */
import { describe, expect, test } from 'vitest';
import { bring, enterPersons, openPool, type TestOffice, testOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { personId } from '../../ledger/ids.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { homePools } from '../public/home.ts';
import { publicPlayer } from '../public/player.ts';
import { openPublicOffice } from '../public/public-office.ts';
import { drift } from './drift.ts';

const FEBRUARY = { 1: 1500, 2: 1402, 3: 1900, 4: 2300, 5: 1500, 6: 1600 };
/** The fifth has lost 20 in February and the fourth has won 10; the sixth was left out, as a correction of FIDE's. */
const MARCH = { 1: 1700, 2: 1641, 3: 1940, 4: 2310, 5: 1688, 6: 1600 };

forEachStore((_kind, store) => {
  async function archive(
    after: Readonly<Record<number, number>>,
    months = ['2024-02', '2024-03'],
  ): Promise<TestOffice> {
    const office = await testOffice(store, '2024-05-20');
    await openPool(office, 'fide', 'fide', '2024-04');
    await enterPersons(
      office,
      1,
      Array.from({ length: 6 }, (_, at) => ({ name: `Player, No ${at + 1}`, birth: '1990-01-01', federation: 'HUN' })),
    );
    await bring(office, 'fide', months[0] as string, FEBRUARY);
    await bring(office, 'fide', months[1] as string, after);
    return office;
  }

  const stepOf = async (office: TestOffice, person: number) => {
    const found = await publicPlayer(openPublicOffice(office), { player: personId(person) });
    return (found as { player: { pools: readonly { steps: readonly object[] }[] } }).player.pools[0]?.steps[0];
  };

  describe('the list of March 2024', () => {
    test('is no play: neither a gain nor a movement of the scale, and the card says what was given', async () => {
      const office = await archive(MARCH);
      const [pool] = await homePools(openPublicOffice(office));
      expect(pool?.list?.gains.map(({ id, change }) => [id, change])).toEqual([[personId(4), 10]]);
      expect(await stepOf(office, 1)).toMatchObject({ rating: 1700, change: 0, adjusted: 200 });
      expect(await stepOf(office, 5)).toMatchObject({ rating: 1688, change: -20, adjusted: 208 });
      for (const person of [4, 6]) expect(await stepOf(office, person)).not.toHaveProperty('adjusted');
      const { lists, moved } = done(await drift(office, { pool: 'fide' }));
      expect(lists.map(({ adjusted }) => adjusted === true)).toEqual([false, true]);
      expect(moved.mean).toBeCloseTo(-10 / 6);
    });

    test('is believed only where the numbers agree', async () => {
      const office = await archive({ 1: 1510, 2: 1400, 3: 1900, 4: 2310, 5: 1480, 6: 1600 });
      expect(await stepOf(office, 1)).toMatchObject({ rating: 1510, change: 10 });
      expect(await stepOf(office, 1)).not.toHaveProperty('adjusted');
      expect(done(await drift(office, { pool: 'fide' })).lists[1]).not.toHaveProperty('adjusted');
    });

    test('is the only one: in another month the same numbers were won', async () => {
      const office = await archive(MARCH, ['2024-01', '2024-02']);
      expect(await stepOf(office, 1)).toMatchObject({ rating: 1700, change: 200 });
    });
  });
});
