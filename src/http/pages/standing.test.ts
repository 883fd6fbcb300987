/** Where a player stands, and two players beside each other, as the server answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import {
  AS,
  acceptEvent,
  bring,
  enter,
  enterPersons,
  openPool,
  roundRobin,
  type TestEvent,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { personId } from '../../ledger/ids.ts';
import { publicStanding } from '../../reading/public/standing/standing.ts';
import { openPublicOffice } from '../../reading/public/public-office.ts';
import { publicAgainst } from '../../reading/public/standing/against.ts';
import { type ServedOffice, servedOffice } from './served.fixture.ts';

const PERSONS = [1, 2, 3, 4, 5, 6];
const MAY: TestEvent = {
  event: 1,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: PERSONS,
  // the first wins all games
  games: roundRobin(PERSONS, (white, black) => (white === 1 ? '1-0' : black === 1 ? '0-1' : '1/2-1/2')),
};

let served: ServedOffice;

beforeAll(async () => {
  served = await servedOffice('2024-06-15', async (office) => {
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(office, 1, [
      { name: 'First, Anna', birth: '1990-03-17', federation: 'HUN', sex: 'f' },
      { name: 'Young, Béla', birth: '2013-03-18', federation: 'HUN', sex: 'm' },
      { name: 'Third, Cili', birth: '1980-01-01', federation: 'AUT', sex: 'f' },
      { name: 'Fourth, Dani', birth: '1970-01-01', federation: 'HUN', sex: 'm' },
      { name: 'Fifth, Edit', birth: '1971-01-01', federation: 'HUN', sex: 'f' },
      { name: 'Sixth, Feri', birth: '1972-01-01', federation: 'HUN', sex: 'm' },
    ]);
    await bring(office, 'fide', '2024-05', { 1: 1990, 2: 1500, 3: 2100, 4: 1900, 5: 1800, 6: 1700 });
    await acceptEvent(office, MAY);
    await publishList(office, { pool: 'fide', date: '2024-06', early: true }, AS);
    await enter(office, { kind: 'office.set', data: { minors: 'initials' } });
  });
});
afterAll(() => served.close());

const standingOf = async (person: number) => {
  const found = await publicStanding(openPublicOffice(served.office), { player: personId(person) });
  if (found === undefined || 'merged' in found) throw new Error('no standing');
  return found.standing;
};

describe('where a player stands', () => {
  test('the place among all, in the federation, the age group and the sex, and how many are below', async () => {
    const { places, list } = await standingOf(4);
    expect(list).toBe('2024-06-01');
    expect(places).toEqual([
      { kind: 'all', place: 3, players: 6, below: 60 },
      { kind: 'federation', of: 'HUN', place: 2, players: 5, below: 75 },
      { kind: 'age', of: 's50', place: 1, players: 3, below: 100 },
      { kind: 'sex', of: 'm', place: 1, players: 3, below: 100 },
    ]);
  });

  test('all players of the list are in the spread of ratings', async () => {
    const { spread } = await standingOf(1);
    expect(spread?.counts.reduce((sum, count) => sum + count, 0)).toBe(6);
  });

  test('the best win, the best performance, runs, milestones and rivals', async () => {
    const { wins, performances, won, unbeaten, milestones, rivals, games } = await standingOf(1);
    expect(games).toBe(5);
    expect(wins[0]?.game.rating).toBe(2100);
    expect(wins[0]?.opponent).toEqual({ player: personId(3), name: 'Third, Cili' });
    expect(performances[0]).toMatchObject({ games: 5, halfPoints: 10 });
    expect(won).toMatchObject({ games: 5, goesOn: true });
    expect(unbeaten).toMatchObject({ games: 5 });
    expect(milestones.map(({ kind, rating }) => `${kind} ${rating}`)).toEqual([
      `highest ${milestones[0]?.rating}`,
      'hundred 2000',
      'first 1990',
    ]);
    expect(rivals).toHaveLength(5);
  });

  test('whoever is shown by initials is in no age group', async () => {
    const { places } = await standingOf(2);
    expect(places.map(({ kind }) => kind)).toEqual(['all', 'federation', 'sex']);
  });

  for (const language of LANGUAGES) {
    test(`the pages (${language})`, async () => {
      const { status, text } = await served.get(`/${language}/players/${personId(1)}/standing`);
      expect(status).toBe(200);
      expect(text).toContain('bar own');
      expect(text).toContain(`/${language}/players/${personId(1)}/against/${personId(3)}`);
      expect(text).not.toContain('undefined');
      const both = await served.get(`/${language}/players/${personId(1)}/against/${personId(3)}`);
      expect(both.status).toBe(200);
      expect(both.text).toContain('class="second"');
      expect(both.text).not.toContain('undefined');
    });
  }
});

describe('two players', () => {
  test('every game, from the side of the first', async () => {
    const found = await publicAgainst(openPublicOffice(served.office), { player: personId(3), other: personId(1) });
    if (found === undefined || 'merged' in found) throw new Error('nothing');
    expect(found.against).toMatchObject({ wins: 0, draws: 0, losses: 1 });
    expect(found.against.games[0]).toMatchObject({ rating: 1990, halfPoints: 0 });
  });

  test('a minor beside somebody is kept from search engines, by initials', async () => {
    const { text } = await served.get(`/en/players/${personId(1)}/against/${personId(2)}`);
    expect(text).toContain('noindex');
    expect(text).not.toContain('Young');
    expect(text).not.toContain('2013');
  });

  test('the form leads to one, offers several, and says that there is nobody', async () => {
    const from = `/en/players/${personId(1)}/against`;
    expect((await served.get(`${from}?other=Cili`)).headers['location']).toBe(`${from}/${personId(3)}`);
    expect((await served.get(`${from}?other=xyz`)).text).toContain('Nobody is found by “xyz”');
    expect((await served.get(`${from}?other=Anna`)).text).toContain('these two are one');
    expect((await served.get(`${from}?other=`)).headers['location']).toBe(`/en/players/${personId(1)}/standing`);
    expect((await served.get(`${from}/${personId(1)}`)).status).toBe(404);
  });
});
