/** Clubs, federations and the best of groups, as the server answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { bring, enter, enterPersons, openPool } from '../../desk/lists/office.fixture.ts';
import { personId } from '../../ledger/ids.ts';
import { publicGroup } from '../../reading/public/clubs/clubs.ts';
import { openPublicOffice } from '../../reading/public/public-office.ts';
import { type ServedOffice, servedOffice } from './served.fixture.ts';

const PLAYERS = 60;
const isYoung = (at: number): boolean => at % 10 === 9;

let served: ServedOffice;

beforeAll(async () => {
  served = await servedOffice('2024-06-15', async (office) => {
    await openPool(office, 'fide', 'fide', '2024-07');
    await enterPersons(
      office,
      1,
      Array.from({ length: PLAYERS }, (_, at) => ({
        name: `Player ${String(at + 1).padStart(3, '0')}`,
        federation: at % 2 === 0 ? 'HUN' : 'RUS',
        sex: at % 3 === 0 ? ('f' as const) : ('m' as const),
        birth: isYoung(at) ? '2010-05-05' : '1980-05-05',
      })),
    );
    const ratings = (plus: number) =>
      Object.fromEntries(Array.from({ length: PLAYERS }, (_, at) => [at + 1, 2500 - 5 * at + (at === 4 ? plus : 0)]));
    await bring(office, 'fide', '2024-05', ratings(0));
    await bring(office, 'fide', '2024-06', ratings(3));
  });
});
afterAll(() => served.close());

describe('a federation', () => {
  test('its players by rating, the average of the first ten, gains, juniors and history', async () => {
    const found = await publicGroup(openPublicOffice(served.office), { kind: 'federation', name: 'HUN', page: 1 });
    expect(found).toMatchObject({ players: 30, all: 30, averageOf: 10, pages: 1 });
    // 2500, 2490, 2483 (of 2480 and 3), 2470 …
    expect(found?.average).toBe(Math.round((10 * 2455 + 3) / 10));
    expect(found?.lines.map(({ rating }) => rating).slice(0, 3)).toEqual([2500, 2490, 2483]);
    expect(found?.gains.map(({ id, change }) => [id, change])).toEqual([[personId(5), 3]]);
    expect(found?.history.map(({ date, average }) => [date, average])).toEqual([
      ['2024-06-01', 2455],
      ['2024-05-01', 2455],
    ]);
  });

  test('one that nobody has is not there', async () => {
    expect((await served.get('/en/federations/XYZ')).status).toBe(404);
    expect((await served.get('/en/clubs/Nowhere')).status).toBe(404);
  });

  for (const language of LANGUAGES) {
    test(`the pages (${language})`, async () => {
      for (const path of [
        'clubs',
        'federations',
        'federations/HUN',
        'top/fide',
        'top/fide/RUS/all/f',
        'top/fide/all/s65',
      ]) {
        const { status, text } = await served.get(`/${language}/${path}`);
        expect([path, status]).toEqual([path, 200]);
        expect(text).not.toContain('undefined');
      }
    });
  }
});

describe('the best of a group', () => {
  test('equal ratings share a place, and the address has federation, age and sex', async () => {
    const { text } = await served.get('/en/top/fide/RUS/u20');
    expect(text).toContain('Player 010');
    expect(text).not.toContain('Player 002');
    expect(text).toContain('/en/top/fide/RUS/u20/f"');
    expect((await served.get('/en/top/fide/all/u20/m')).text).toContain('U20, men and boys');
  });

  test('what is no group, no pool or no federation is not there', async () => {
    for (const path of ['top/none', 'top/fide/XYZ', 'top/fide/all/u99', 'top/fide/all/all/x'])
      expect([path, (await served.get(`/en/${path}`)).status]).toEqual([path, 404]);
    expect((await served.get('/en/top')).headers['location']).toBe('/en/top/fide');
  });

  test('the code of a federation may be written small', async () => {
    const { status, headers } = await served.get('/en/federations/hun?pool=fide');
    expect([status, headers['location']]).toEqual([302, '/en/federations/HUN?pool=fide']);
    expect((await served.get('/en/federations/xyz')).headers['location']).toBe('/en/federations/XYZ');
    expect((await served.get('/en/federations/XYZ')).status).toBe(404);
  });

  test('whoever is shown by initials is in no group of age', async () => {
    await enter(served.office, { kind: 'office.set', data: { minors: 'initials' } });
    served.office.on('2024-06-16');
    const { text } = await served.get('/en/top/fide/all/u20/m');
    expect(text).not.toContain('2010');
    expect(text).toContain('Nobody of this kind');
  });
});
