/** Whoever follows a link to a reason gets it, or hears why there is none. */
import { EVERY } from '../../content/every-language.fixture.ts';
import { expect, test } from 'vitest';
import { personId } from '../../ledger/ids.ts';
import { acceptEvent, AS, bring, enterPersons, openPool, testOffice } from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { openPublicOffice } from '../../reading/public/public-office.ts';
import { erasePlayer } from '../../desk/registry/erase.ts';
import { testStore } from '../../stores/harness.fixture.ts';
import { siteIn } from '../../web/site.ts';
import type { PageAnswer, PageRequest } from '../page-route.ts';
import { WHY_PAGE } from './why.ts';

const store = testStore('sqlite');

test('a reason of somebody who was erased leads to the card, one that never was to nothing', async () => {
  const office = await testOffice(store, '2024-06-15');
  await openPool(office, 'fide', 'fide', '2024-06');
  await enterPersons(office, 1, [{ name: 'First, Anna' }, { name: 'Second, Béla' }]);
  await bring(office, 'fide', '2024-05', { 1: 2000, 2: 1900 });
  await acceptEvent(office, {
    event: 1,
    pool: 'fide',
    start: '2024-05-10',
    end: '2024-05-11',
    edition: 'fide-2024',
    list: '2024-06',
    persons: [1, 2],
    games: [[1, 1, 2, '1-0']],
  });
  await publishList(office, { pool: 'fide', date: '2024-06', early: true }, AS);
  const site = siteIn('en', EVERY.en, { office: 'Office', pools: [], base: '', assets: {} });
  const why = async (person: number, of: string): Promise<PageAnswer> => {
    const params = { player: personId(person), pool: 'fide', of };
    return WHY_PAGE.make({
      publicOffice: openPublicOffice(office),
      shelf: { signer: async () => undefined },
      site,
      params,
      query: {},
    } as unknown as PageRequest);
  };
  expect(await why(2, '2024-06')).toMatchObject({ title: expect.stringContaining('1900') });
  await erasePlayer(office, personId(2), AS);
  const card = { to: `/en/players/${personId(2)}`, status: 302 };
  expect(await why(2, '2024-06')).toEqual(card);
  expect(await why(2, 'e1')).toEqual(card);
  expect(await why(1, '2024-07')).toBeUndefined();
  expect(await why(9, '2024-06')).toBeUndefined();
});
