/** What lies ahead of a player, as the server answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { bring, enter, enterPersons, openPool } from '../../desk/lists/office.fixture.ts';
import { personId } from '../../ledger/ids.ts';
import { type ServedOffice, servedOffice } from './served.fixture.ts';

let served: ServedOffice;
const page = (url: string) => served.get(url);

beforeAll(async () => {
  served = await servedOffice('2026-11-18', async (office) => {
    await openPool(office, 'fide', 'fide', '2026-12');
    await enterPersons(office, 1, [
      { name: 'First, Anna', birth: '1990-03-17' },
      { name: 'Young, Béla', birth: '2013-03-18' },
      { name: 'Third, <b>Cili</b>', birth: '1980-01-01' },
    ]);
    await bring(office, 'fide', '2026-11', { 1: 1950, 2: { rating: 1500, k: 40, games: 60 }, 3: 1700 });
    await enter(office, { kind: 'office.set', data: { minors: 'initials' } });
  });
});
afterAll(() => served.close());

describe('what next', () => {
  for (const language of LANGUAGES) {
    test(`every result, the goal and one result with its steps (${language})`, async () => {
      const { status, text } = await page(
        `/${language}/players/${personId(1)}/next?pool=fide&opponents=2012,1890&goal=1960&score=1.5`,
      );
      expect(status).toBe(200);
      expect(text.match(/#how"/g)).toHaveLength(5);
      expect(text).toContain('1½');
      expect(text).toContain('id="how"');
      expect(text).not.toContain('undefined');
    });
  }

  test('blank fields lead to the shortest address', async () => {
    const { status, headers } = await page(`/en/players/${personId(1)}/next?pool=fide&opponents=2012&goal=&event=`);
    expect([status, headers['location']]).toEqual([302, `/en/players/${personId(1)}/next?pool=fide&opponents=2012`]);
  });

  test('what is wrong is told, and nothing that was written becomes part of the page', async () => {
    const { text } = await page(`/en/players/${personId(1)}/next?opponents=%3Ci%3Ex,1890&goal=abc&score=9`);
    expect(text).not.toContain('<i>x');
    expect(text).toContain('&lt;i>x');
    expect(text).toContain('abc” is not a goal');
    expect(text).toContain('9” is not a score');
  });

  test('who is shown by initials is told no year, and is kept from search engines', async () => {
    const { text } = await page(`/en/players/${personId(2)}/next?opponents=${personId(1)}`);
    expect(text).toContain('noindex');
    expect(text).toContain('K is 40');
    expect(text).not.toContain('2013');
    expect(text).not.toContain('2032');
    expect(text).not.toContain('Young');
  });

  test('nobody has nothing', async () => {
    expect((await page('/en/players/0000000/next')).status).toBe(404);
  });
});
