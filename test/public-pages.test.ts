/** What the pages of the public site say, over a real server with the demonstration office. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/content/languages.ts';
import type { Served } from '../src/http/serve.ts';
import { demoSite } from './site.fixture.ts';

let site: Served;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => site?.close());

const at = (path: string): URL => new URL(path, site.url);
const read = async (path: string): Promise<string> => (await fetch(at(path))).text();

/** The words of a page, without its elements. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the demonstration', () => {
  test.each([
    ['en', 'all persons, clubs and tournaments on these pages are invented'],
    ['hu', 'mind kitaláltak'],
    ['ru', 'вымышлены'],
  ])('says on every page that its persons are invented (%s)', async (language, words) => {
    for (const path of ['/', '/lists/fide/2026-11', '/events', '/calculators/change', '/rulebooks', '/search?q=an'])
      expect([path, textOf(await read(`/${language}${path}`))]).toEqual([path, expect.stringContaining(words)]);
  });
});

describe('a card', () => {
  test('has as the highest rating one of its own pool: who is new to a rapid list began from the standard one', async () => {
    const [, player = ''] = /"id":"(\w+)"/.exec(await read('/api/v1/search?q=Hartmere+Basil')) ?? [];
    const [, rapid = ''] = /"pool":"fide-rapid"(.*?"peak":\d+)/s.exec(await read(`/api/v1/players/${player}`)) ?? [];
    const history = await read(`/api/v1/players/${player}/history?pool=fide-rapid`);
    const ratings = [...history.matchAll(/"rating":(\d+)/g)].map(([, rating]) => Number(rating));
    expect(ratings.length).toBeGreaterThan(1);
    expect(Number(/"peak":(\d+)/.exec(rapid)?.[1])).toBe(Math.max(...ratings));
  });
});

describe('a list', () => {
  test('that is filtered says so in its heading and its title, and how many of how many it shows', async () => {
    const html = await read('/en/lists/fide/2026-11?federation=HUN&sex=f&age=u18');
    const rows = html.match(/<a class="row"/g)?.length;
    expect(rows).toBeGreaterThan(0);
    expect(html).toContain('<h1>FIDE standard, November\u00a02026 · HUN · women · U18</h1>');
    expect(html).toMatch(/<title>FIDE standard, November\u00a02026 · HUN · women · U18/);
    expect(textOf(html)).toContain(`${rows} of 237 players`);
    expect(textOf(await read('/en/lists/fide/2026-11'))).toContain('237 players');
  });

  test('says under the name why somebody has no place, for windows too narrow for the column', async () => {
    expect(await read('/en/lists/fide/2026-11')).toContain(
      '<span class="narrow small quiet under">HUN · 1982 · inactive</span>',
    );
  });

  test.each(LANGUAGES)(
    'and every other page has office, address and day for whoever prints it (%s)',
    async (language) => {
      for (const path of ['/', '/lists/fide/2026-11?federation=HUN', '/events']) {
        const [, printed] = /<p class="printed">(.*?)<\/p>/.exec(await read(`/${language}${path}`)) ?? [];
        expect(textOf(printed ?? '')).toMatch(/\S+ · \/\w\w\/\S* {1,2}· .*2026/);
      }
    },
  );
});

describe('the search', () => {
  const found = async (path: string): Promise<string> => textOf(await read(path));

  test('forgives a slip of the finger, and says so', async () => {
    for (const slip of ['Szendloid', 'Szendldi', 'Dzendlodi', 'Дубеьов']) {
      const text = await found(`/en/search?q=${encodeURIComponent(slip)}`);
      expect([slip, text]).toEqual([
        slip,
        expect.stringMatching(/Nobody is written .*(Szendlődi, Örs|Dubetov, Maksim)/),
      ]);
    }
    expect(await found('/en/search?q=Szendlodi')).not.toContain('Nobody is written');
    expect(await found('/en/search?q=Qqqqqqqq')).toContain('Nothing was found');
  });

  test('finds clubs with their lists, tournaments and clauses, and names the pool beside a rating', async () => {
    const club = await read('/en/search?q=tiszavari');
    expect(club).toMatch(/href="\/en\/lists\/fide\/2026-11\?club=Tiszav%C3%A1ri%20SE">FIDE standard \(\d+\)/);
    expect(textOf(await read('/en/search?q=hegyfo'))).toMatch(/Tournaments .*Hegyfő Kupa 236/);
    expect(await read('/hu/search?q=8.3.1')).toContain('href="/hu/rulebooks/fide-2026-01#8.3.1"');
    expect(await read('/en/search?q=rounding')).toMatch(/href="\/en\/rulebooks\/[\w-]+#[\w.%-]+"/);
    expect(textOf(await read('/en/search?q=Csorvari'))).toContain('FIDE standard 2483');
  });

  test('shows all, page by page', async () => {
    const first = await read('/en/search?q=d');
    const [, all] = /(\d+) players found/.exec(textOf(first)) ?? [];
    expect(Number(all)).toBeGreaterThan(30);
    const ids = new Set<string>();
    for (let page = 1; page <= Math.ceil(Number(all) / 30); page += 1) {
      const html = await read(`/en/search?q=d&page=${page}`);
      for (const [, id] of html.matchAll(/<a class="row" href="\/en\/players\/(\w+)"/g)) ids.add(id as string);
    }
    expect(ids.size).toBe(Number(all));
  });

  test('for the question why leads to the reasons, where only one fits', async () => {
    const answer = await fetch(at('/en/search?q=Csorvari&leads=why'));
    expect(new URL(answer.url).pathname).toMatch(/^\/en\/players\/\w+\/why\/fide\/2026-\d\d$/);
  });
});

describe('tournaments', () => {
  test('are found by words, days and federation, alone and together', async () => {
    const names = async (query: string): Promise<readonly string[]> =>
      [...(await read(`/en/events?${query}`)).matchAll(/<a class="row" href="\/en\/events\/\w+">(.*?)<\/a>/g)].map(
        ([, name]) => name as string,
      );
    const all = await names('q=hegyfo');
    expect(all.length).toBeGreaterThan(3);
    expect(all.every((name) => name.startsWith('Hegyfő'))).toBe(true);
    expect((await names('q=hegyfp')).length).toBeGreaterThan(3);
    const late = await names('q=hegyfo&from=2026-06-01&to=2026-09-30');
    expect(late.length).toBeGreaterThan(0);
    expect(late.length).toBeLessThan(all.length);
    const english = await names('federation=eng');
    expect(english.length).toBeGreaterThan(0);
    expect(await names('federation=ENG&q=hegyfo')).toEqual([]);
    // what is no day is not asked for
    expect(await names('q=hegyfo&from=yesterday')).toEqual(all);
  });
});

describe('a card', () => {
  test('leads from place, federation and club to the rows of a list, and from an opponent to the games', async () => {
    const [, card] = /href="(\/en\/players\/\w+)">Csorvári, Luca/.exec(await read('/en/search?q=Csorvari')) ?? [];
    const html = await read(card as string);
    expect(html).not.toContain(`<code>${card?.slice(-7)}</code>`);
    for (const link of ['/federations/HUN"', '/clubs/Tiszav%C3%A1ri%20SE"', '?activity=active"'])
      expect(html).toContain(link);
    const [, games] = /href="(\/en\/players\/\w+\/against\/\w+)"/.exec(html) ?? [];
    expect((await fetch(at(games as string))).status).toBe(200);
  });
});

describe('countries', () => {
  test('have three letters on every list and card', async () => {
    const { entries } = (await (await fetch(at('/api/v1/lists/mgsz/2026-11/entries?limit=1000'))).json()) as {
      entries: readonly { federation?: string }[];
    };
    const codes = new Set(entries.flatMap(({ federation }) => federation ?? []));
    expect(codes.size).toBeGreaterThan(0);
    expect([...codes].filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  });
});

describe('pages', () => {
  test('of the busiest players weigh less than 100 KB in every language', async () => {
    // who has played most this month, and who has been on lists for longest
    const lists = [await read('/en/lists/fide/2026-11?sort=games'), await read('/en/lists/mssz/2026-11')];
    const cards = lists.flatMap((list) =>
      [...list.matchAll(/href="\/en(\/players\/\w+)"/g)].slice(0, 10).map(([, path]) => path as string),
    );
    for (const language of LANGUAGES) {
      for (const path of cards) {
        const { byteLength } = await (await fetch(at(`/${language}${path}`))).arrayBuffer();
        expect([language, path, byteLength < 100_000]).toEqual([language, path, true]);
      }
    }
  });
});
