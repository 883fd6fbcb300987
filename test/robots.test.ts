/** Which pages search engines may show, and by which address: over a real server, for every kind of page. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/content/languages.ts';
import type { Served } from '../src/http/serve.ts';
import { demoSite } from './site.fixture.ts';

let site: Served;
beforeAll(async () => {
  site = await demoSite('sqlite', { base: '/ratings' });
});
afterAll(() => site?.close());

interface Told {
  readonly status: number;
  /** The header and the element say the same. */
  readonly noindex: readonly [header: boolean, meta: boolean];
  readonly canonical: string | undefined;
  readonly alternates: Readonly<Record<string, string>>;
}

const below = (path: string): string => `/ratings${path}`;
const ask = (path: string): Promise<Response> => fetch(new URL(below(path), site.url), { redirect: 'manual' });

async function toldOf(path: string): Promise<Told> {
  const answer = await ask(path);
  const html = await answer.text();
  return {
    status: answer.status,
    noindex: [answer.headers.get('x-robots-tag') === 'noindex', html.includes('<meta name="robots" content="noindex"')],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="(\w\w)" href="([^"]+)"/g)].map(([, each, to]) => [each, to]),
    ),
  };
}

/** What a page says that is known by `address`, below its language. */
const known = (address: string, noindex: boolean): Told => ({
  status: 200,
  noindex: [noindex, noindex],
  canonical: below(`/en${address}`),
  alternates: Object.fromEntries(LANGUAGES.map((each) => [each, below(`/${each}${address}`)])),
});

const LIST = '/lists/fide/2026-11';

describe('pages at their own address are for search engines', () => {
  test.each([
    '/',
    '/ratings',
    LIST,
    '/events',
    '/calculators',
    '/calculators/change',
    '/rulebooks',
    '/rulebooks/fide-2026-01',
    '/drift/fide',
  ])('%s', async (path) => expect(await toldOf(`/en${path}`)).toEqual(known(path, false)));
});

describe('the same pages asked for otherwise are not, and name the address without the question', () => {
  test.each([
    [`${LIST}?federation=HUN`, LIST],
    [`${LIST}?age=u12&sort=born`, LIST],
    [`${LIST}?name=an`, LIST],
    [`${LIST}?sort=name`, LIST],
    [`${LIST}?rows=100`, LIST],
    [`${LIST}?page=2`, LIST],
    ['/events?pool=fide', '/events'],
    ['/events?pool=fide&list=2026-11', '/events'],
    ['/calculators/change?own=2011&k=20&games=2444:0.5,1890:1', '/calculators/change'],
    ['/rulebooks?from=elsewhere', '/rulebooks'],
    ['/rulebooks/', '/rulebooks'],
    ['/rulebook%73', '/rulebooks'],
    ['', '/'],
  ])('%s', async (path, address) => expect(await toldOf(`/en${path}`)).toEqual(known(address, true)));
});

describe('pages that are never for search engines', () => {
  test.each([
    ['/search', '/search'],
    ['/search?q=an', '/search'],
    ['/search?q=an&leads=why', '/search'],
    ['/mistake?about=fide+2026-11', '/mistake'],
    [`${LIST}/since/2026-10`, `${LIST}/since/2026-10`],
    [`${LIST}/since/2026-10?kind=gain&page=2`, `${LIST}/since/2026-10`],
  ])('%s', async (path, address) => expect(await toldOf(`/en${path}`)).toEqual(known(address, true)));

  test('a page that is not there has no address', async () => {
    expect(await toldOf('/en/nowhere')).toEqual({
      status: 404,
      noindex: [true, true],
      canonical: undefined,
      alternates: {},
    });
  });
});

interface Entry {
  readonly id: string;
  readonly birthYear?: number;
}

/** The demonstration is of 2026. */
const isMinor = ({ birthYear }: Entry): boolean => birthYear !== undefined && birthYear >= 2008;
const isAdult = ({ birthYear }: Entry): boolean => birthYear !== undefined && birthYear < 2008;

async function read<T>(path: string): Promise<T> {
  return (await ask(path)).json() as Promise<T>;
}

describe('pages about persons', () => {
  const ages = new Map<string, Entry>();
  beforeAll(async () => {
    for (const pool of ['fide', 'orr', 'mgsz']) {
      const { entries } = await read<{ entries: readonly Entry[] }>(`/api/v1/lists/${pool}/2026-11/entries?limit=1000`);
      for (const entry of entries) ages.set(entry.id, entry);
    }
  });

  test('a card is for search engines from the year on that follows the 18th birthday', async () => {
    const lists = [...ages.values()];
    const [oldest, youngest] = [
      lists.filter(isMinor).toSorted((a, b) => (a.birthYear as number) - (b.birthYear as number))[0] as Entry,
      lists.filter(isAdult).toSorted((a, b) => (b.birthYear as number) - (a.birthYear as number))[0] as Entry,
    ];
    expect(oldest.birthYear).toBeLessThan(2011);
    expect(await toldOf(`/en/players/${oldest.id}`)).toEqual(known(`/players/${oldest.id}`, true));
    expect(await toldOf(`/en/players/${youngest.id}`)).toEqual(known(`/players/${youngest.id}`, false));
    // another spelling of the id, and another page of the card
    expect(await toldOf(`/en/players/${youngest.id.toUpperCase()}`)).toEqual(known(`/players/${youngest.id}`, true));
    expect(await toldOf(`/en/players/${youngest.id}?opponents=2`)).toEqual(known(`/players/${youngest.id}`, true));
  });

  test('events and reasons are for search engines where everybody on them is', async () => {
    const { events } = await read<{ events: readonly { id: string; pool: string; state: string }[] }>(
      '/api/v1/events?limit=60',
    );
    const seen = { found: 0, hidden: 0 };
    for (const { id, state } of events) {
      const { players } = await read<{ players: readonly Partial<Entry>[] }>(`/api/v1/events/${id}`);
      const persons = players.map((player) => ages.get(player.id ?? ''));
      // of who is on no list of that day, this test knows no year
      if (state !== 'published' || persons.includes(undefined)) continue;
      const isHidden = !persons.every((each) => isAdult(each as Entry));
      expect([id, await toldOf(`/en/events/${id}`)]).toEqual([id, known(`/events/${id}`, isHidden)]);
      seen[isHidden ? 'hidden' : 'found'] += 1;
    }
    expect(seen.hidden).toBeGreaterThan(3);
    const adult = [...ages.values()].filter(isAdult).map(({ id }) => id);
    let [named, alone] = [0, 0];
    for (const id of adult.slice(0, 150)) {
      const answer = await ask(`/api/v1/players/${id}/explanations/fide/2026-11`);
      if (answer.status !== 200) continue;
      const text = await answer.text();
      const others = [...new Set(text.match(/"opponent":"(\w+)"/g)?.map((each) => each.slice(12, -1)))];
      if (others.length === 0 || others.some((each) => !ages.has(each))) continue;
      const isHidden = others.some((each) => !isAdult(ages.get(each) as Entry));
      const { noindex } = await toldOf(`/en/players/${id}/why/fide/2026-11`);
      expect([id, noindex]).toEqual([id, [isHidden, isHidden]]);
      if (isHidden) named += 1;
      else alone += 1;
    }
    expect([named > 0, alone > 0]).toEqual([true, true]);
  });
});

describe('robots.txt and the sitemaps', () => {
  const text = async (path: string): Promise<string> => (await ask(path)).text();
  const locsIn = (xml: string): readonly string[] =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc as string);

  test('lead to every public page and to no card of a minor', async () => {
    const robots = await (await fetch(new URL('/robots.txt', site.url))).text();
    expect(robots).toContain('Disallow: /ratings/api/');
    const [, index] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
    expect(new URL(index as string).pathname).toBe('/ratings/sitemap.xml');
    const parts = locsIn(await (await fetch(index as string)).text());
    expect(parts.length).toBe(2);
    const [pages, persons] = await Promise.all(parts.map(async (part) => locsIn(await (await fetch(part)).text())));
    for (const loc of (pages as readonly string[]).filter((each) => each.includes('/en/'))) {
      const answer = await fetch(loc, { redirect: 'manual' });
      expect([loc, answer.status, answer.headers.get('x-robots-tag')]).toEqual([loc, 200, null]);
    }
    const { entries } = await read<{ entries: readonly Entry[] }>('/api/v1/lists/fide/2026-11/entries?limit=1000');
    const listed = new Set((persons as readonly string[]).map((loc) => loc.slice(loc.lastIndexOf('/') + 1)));
    expect(entries.filter(isMinor).filter(({ id }) => listed.has(id))).toEqual([]);
    expect(entries.filter(isAdult).filter(({ id }) => !listed.has(id))).toEqual([]);
    expect((await ask('/sitemaps/2.xml')).status).toBe(404);
  });

  test('a host that is none is not repeated', async () => {
    expect(await text('/robots.txt')).toMatch(
      /^Sitemap: http:\/\/(127\.0\.0\.1|localhost):\d+\/ratings\/sitemap\.xml$/m,
    );
  });
});

describe('what messengers are told', () => {
  test('is said of pages that are not private, with a picture of adults alone', async () => {
    const { entries } = await read<{ entries: readonly Entry[] }>('/api/v1/lists/fide/2026-11/entries?limit=1000');
    const [adult, minor] = [entries.find(isAdult), entries.find(isMinor)] as [Entry, Entry];
    const html = await (await ask(`/hu/players/${adult.id}`)).text();
    const picture = `/ratings/pictures/hu/${adult.id}.png`;
    expect(html).toContain(`<meta property="og:image" content="${picture}"/>`);
    expect(html).toContain('<link rel="manifest" href="/ratings/site/hu.webmanifest"/>');
    const answer = await fetch(new URL(picture, site.url));
    const png = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);
    expect(await (await ask(`/hu/players/${minor.id}`)).text()).not.toContain('og:');
    expect((await ask(`/pictures/hu/${minor.id}.png`)).status).toBe(404);
    for (const path of ['/pictures/hu/nobody.png', '/pictures/de/x.png', `/pictures/hu/${adult.id}.jpg`])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
  });

  test('the icon and the manifest are there', async () => {
    expect((await fetch(new URL('/favicon.ico', site.url))).headers.get('content-type')).toBe('image/x-icon');
    const manifest = await read<{ lang: string; start_url: string; icons: readonly { src: string }[] }>(
      '/site/ru.webmanifest',
    );
    expect([manifest.lang, manifest.start_url]).toEqual(['ru', '/ratings/ru/']);
    for (const { src } of manifest.icons) expect((await fetch(new URL(src, site.url))).status).toBe(200);
  });
});
