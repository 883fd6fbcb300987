/** Feeds, calendars, badges and cards for other pages, as the server answers. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SaxesParser } from 'saxes';
import {
  AS,
  acceptEvent,
  bring,
  enterPersons,
  openPool,
  roundRobin,
  type TestEvent,
} from '../../desk/lists/office.fixture.ts';
import { publishList } from '../../desk/lists/publish.ts';
import { changePlayer } from '../../desk/registry/players.ts';
import { LANGUAGES } from '../../content/languages.ts';
import { personId } from '../../ledger/ids.ts';
import { type ServedOffice, servedOffice } from '../pages/served.fixture.ts';
import { buildServer } from '../server.ts';

const PERSONS = [1, 2, 3, 4];
const MAY: TestEvent = {
  event: 1,
  pool: 'fide',
  start: '2024-05-10',
  end: '2024-05-19',
  edition: 'fide-2024',
  list: '2024-06',
  persons: PERSONS,
  games: roundRobin(PERSONS, () => '1/2-1/2'),
  facts: { name: 'Open <of> R & D' },
};

let served: ServedOffice;

beforeAll(async () => {
  served = await servedOffice('2024-06-15', async (office) => {
    await openPool(office, 'fide', 'fide', '2024-06');
    await enterPersons(office, 1, [
      { name: 'First, Anna', birth: '1990-03-17' },
      { name: 'Young, Béla', birth: '2013-03-18' },
      { name: 'Third, Cili', birth: '1980-01-01' },
      { name: 'Shy, Dani', birth: '1970-01-01' },
    ]);
    await bring(office, 'fide', '2024-05', { 1: 1990, 2: 1500, 3: 2100, 4: 1900 });
    await acceptEvent(office, MAY);
    await publishList(office, { pool: 'fide', date: '2024-06', early: true }, AS);
    await changePlayer(office, { player: personId(4), fields: { private: '2024-06-14' } }, AS);
  });
});
afterAll(() => served.close());

/** Throws where a text is no XML. */
function elementsIn(xml: string): readonly string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => names.push(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return names;
}

describe('feeds', () => {
  for (const language of LANGUAGES) {
    test(`of a pool, as Atom and as JSON Feed (${language})`, async () => {
      const atom = await served.get(`/${language}/feeds/fide.atom`);
      expect(atom.status).toBe(200);
      expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(elementsIn(atom.text).filter((name) => name === 'entry')).toHaveLength(3);
      expect(atom.text).toContain('R &amp; D');
      const json = JSON.parse((await served.get(`/${language}/feeds/fide.json`)).text) as {
        readonly items: readonly { readonly title: string; readonly url: string }[];
      };
      expect(json.items).toHaveLength(3);
      expect(json.items.some(({ title }) => title.includes('Open <of> R & D'))).toBe(true);
      expect(json.items.every(({ url }) => url.startsWith('http://'))).toBe(true);
    });
  }

  test('of a player: each list with its change and its tournaments', async () => {
    const { text } = await served.get(`/en/feeds/fide/players/${personId(1)}.json`);
    expect(text).toContain('First, Anna: ');
    expect(text).toContain(`/players/${personId(1)}/why/fide/2024-06`);
    expect(text).toContain('Open &lt;of&gt; R &amp; D');
  });

  test('nobody who is or may be a minor, or asked for it, is spread by feed, badge or card', async () => {
    for (const person of [2, 4]) {
      const id = personId(person);
      for (const path of [
        `feeds/fide/players/${id}.atom`,
        `badges/fide/${id}.svg`,
        `embed/fide/${id}`,
        `players/${id}/follow`,
      ])
        expect([path, (await served.get(`/en/${path}`)).status]).toEqual([path, 404]);
    }
  });

  test('what is no pool, no form or no player is not there', async () => {
    for (const path of [
      'feeds/none.atom',
      'feeds/fide.rss',
      'feeds/fide/players/0000000.atom',
      'calendar/none.ics',
      'calendar/fide',
    ])
      expect([path, (await served.get(`/en/${path}`)).status]).toEqual([path, 404]);
  });
});

describe('calendars', () => {
  test('lists, closing days and tournaments as whole days, the same bytes each time', async () => {
    const { text, headers } = await served.get('/en/calendar/fide.ics');
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(text.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(text).toContain('UID:list-fide-2024-06-01@elobook');
    expect(text).toContain('UID:closing-fide-2024-07@elobook');
    expect(text).toMatch(/UID:event-fide-e1@elobook[\s\S]*DTSTART;VALUE=DATE:20240510[\s\S]*DTEND;VALUE=DATE:20240520/);
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBe(text.match(/END:VEVENT/g)?.length);
    expect((await served.get('/en/calendar.ics')).text.match(/UID:/g)).toHaveLength(
      text.match(/UID:/g)?.length as number,
    );
  });
});

describe('for other pages', () => {
  test('a badge is a picture without anything from elsewhere', async () => {
    const { text, headers } = await served.get(`/hu/badges/fide/${personId(1)}.svg`);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(elementsIn(text)[0]).toBe('svg');
    expect(text).not.toMatch(/href|script|url\(/);
  });

  test('the card may be framed, and no other page', async () => {
    const card = await served.get(`/en/embed/fide/${personId(1)}`);
    expect(card.status).toBe(200);
    expect(card.headers['content-security-policy']).toContain('frame-ancestors *');
    expect(card.headers['content-security-policy']).not.toContain('script');
    expect(card.headers['x-frame-options']).toBeUndefined();
    expect(card.text).toContain('noindex');
    expect(card.text).not.toContain('<script');
    const page = await served.get(`/en/players/${personId(1)}/follow`);
    expect(page.headers['x-frame-options']).toBe('DENY');
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(page.text).toContain('&lt;iframe');
    expect((await served.get('/en/follow')).text).toContain('/en/feeds/fide.atom');
  });

  test('a host that is none does not get into a feed', async () => {
    const { text } = await served.get('/en/feeds/fide.atom');
    expect(text).toContain('http://localhost');
  });
});

test('whole addresses have the public host, whatever host the asker names', async () => {
  const assets = { names: {}, files: new Map() };
  const server = await buildServer(served.office, { assets, trustProxy: true, publicUrl: 'https://ratings.example' });
  const headers = { host: 'elsewhere.example', 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'http' };
  const embedded = `/en/embed/fide/${personId(1)}`;
  for (const url of ['/en/feeds/fide.atom', '/en/calendar.ics', embedded, '/robots.txt', '/sitemap.xml']) {
    const { body } = await server.inject({ url, headers });
    expect([url, body.includes('elsewhere.example')]).toEqual([url, false]);
    expect([url, body.includes('https://ratings.example/')]).toEqual([url, true]);
  }
  await server.close();
});
