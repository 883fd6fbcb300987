/** The public office as files: the server's own bytes, links that lead somewhere, names that are found, cards in shards. */
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { fromKeptJson, shardOf } from '../../engine/copy-shards.ts';
import { beginsWithSlip, partOf, wordsFile, wordsIn, wordsPartsNear } from '../../engine/name-parts.ts';
import { personId } from '../../ledger/ids.ts';
import { addressesIn } from '../../web/addresses.ts';
import type { KeptCard, ReasonsFile } from '../../web/pages/copy/shards.ts';
import { type ServedOffice, servedOffice } from '../pages/served.fixture.ts';
import { withoutJsonEnding, pageAsQuery } from '../server.ts';
import { isShownWithoutServer, linksIn } from './links.ts';
import { placeInFolder } from './place-in-folder.ts';
import { fillForCopy, PERSONS } from './small-office.fixture.ts';
import { type WrittenSite, writeStaticSite } from './write-site.ts';

const NO_ASSETS = { names: {}, files: new Map() };

let served: ServedOffice;
const copies: Record<'pages' | 'shards', { readonly files: Map<string, Buffer>; site: WrittenSite }> = {
  pages: { files: new Map(), site: undefined as never },
  shards: { files: new Map(), site: undefined as never },
};

beforeAll(async () => {
  served = await servedOffice('2024-06-15', fillForCopy);
  for (const [kind, copy] of Object.entries(copies)) {
    copy.site = await writeStaticSite(served.office, {
      assets: NO_ASSETS,
      write: async (place, bytes) => void copy.files.set(place, bytes),
      ...(kind === 'shards' ? { shardsAbove: 0 } : {}),
    });
  }
});
afterAll(() => served.close());

describe('a place in a folder', () => {
  for (const [url, type, place] of [
    ['/en/', 'text/html; charset=utf-8', 'en/index.html'],
    ['/', 'text/html', 'index.html'],
    ['/en/players/bb', 'text/html', 'en/players/bb/index.html'],
    ['/en/lists/fide/2024-06?page=2', 'text/html', 'en/lists/fide/2024-06/_/page=2/index.html'],
    ['/check/check-en.html', 'text/html', 'check/check-en.html'],
    ['/files/fide-2024-06.csv', 'text/csv', 'files/fide-2024-06.csv'],
    ['/api/v1/players/bb', 'application/json; charset=utf-8', 'api/v1/players/bb.json'],
    ['/api/v1/openapi.json', 'application/json', 'api/v1/openapi.json'],
    ['/en/clubs/A%20%3CKlub%3E', 'text/html', 'en/clubs/A <Klub>/index.html'],
    ['/en/clubs/..%2F..%2Fetc', 'text/html', undefined],
    ['/en/%2e%2e/x', 'text/html', undefined],
    ['/en/%zz', 'text/html', undefined],
  ] as const) {
    test(`${url} lies in ${place ?? 'none'}`, () => expect(placeInFolder(url, type)).toBe(place));
  }
});

test('an answer of the API has the ending that it has in a copy', async () => {
  const player = personId(1);
  const [plain, ended] = [
    await served.get(`/api/v1/players/${player}`),
    await served.get(`/api/v1/players/${player}.json`),
  ];
  expect([ended.status, ended.text]).toEqual([200, plain.text]);
  expect(withoutJsonEnding('/x/api/v1/pools.json?lang=hu', '/x')).toBe('/x/api/v1/pools?lang=hu');
  expect(withoutJsonEnding('/api/v1/openapi.json', '')).toBe('/api/v1/openapi.json');
  expect(withoutJsonEnding('/files/fide.json', '')).toBe('/files/fide.json');
});

test('a page of a list has an address without a question, which the server answers, too', async () => {
  for (const [url, base, asked] of [
    ['/en/lists/fide/2024-06/page/2', '', '/en/lists/fide/2024-06?page=2'],
    ['/r/hu/lists/fide/2024-06/since/2024-05/page/3', '/r', '/r/hu/lists/fide/2024-06/since/2024-05?page=3'],
    ['/en/events/e1/page/2?under=fide-2014', '', '/en/events/e1?page=2&under=fide-2014'],
    ['/en/players/page/2', '', '/en/players/page/2'],
    ['/en/lists/fide/2024-06?q=/page/2', '', '/en/lists/fide/2024-06?q=/page/2'],
  ] as const) {
    expect([url, pageAsQuery(url, base)]).toEqual([url, asked]);
  }
  const { list, events } = addressesIn('en');
  expect(list('fide', '2024-06-01', { page: 2 })).toBe('/en/lists/fide/2024-06/page/2');
  expect(list('fide', '2024-06-01', { page: 1 })).toBe('/en/lists/fide/2024-06');
  expect(list('fide', '2024-06-01', { sex: 'f', page: 2 })).toBe('/en/lists/fide/2024-06?sex=f&page=2');
  expect(events({ pool: 'fide' })).toBe('/en/events?pool=fide');
  // the only page is the first
  const { status, headers } = await served.get('/en/lists/fide/2024-06/page/1');
  expect([status, headers['location']]).toEqual([302, '/en/lists/fide/2024-06']);
});

describe('a copy with a page for every card', () => {
  test('has the bytes of the server', async () => {
    const { files, site } = copies.pages;
    expect(site.shardedCards).toBe(0);
    const player = personId(1);
    const alike = [
      ...LANGUAGES.flatMap((language) =>
        [
          '/',
          '/ratings',
          '/lists/fide/2024-06',
          '/events/e1',
          '/clubs',
          '/federations/HUN',
          '/rulebooks/fide-2024',
        ].map((path) => `/${language}${path}`),
      ),
      `/en/players/${player}`,
      `/ru/players/${player}/why/fide/2024-06`,
      `/hu/players/${player}/standing`,
      '/files/fide-2024-06.csv',
      '/files/fide-2024-06.csv.sha256',
      '/api/v1/pools',
      '/api/v1/events/e1',
      '/api/v1/lists/fide/2024-06',
      `/api/v1/players/${player}`,
      `/api/v1/players/${player}/history`,
      `/api/v1/players/${player}/explanations/fide/2024-06`,
      '/.well-known/elobook-keys.json',
    ];
    for (const url of alike) {
      const { status, text, headers } = await served.get(url);
      const place = placeInFolder(url, String(headers['content-type'])) as string;
      expect([url, status, files.get(place)?.toString()]).toEqual([url, 200, text]);
    }
  });

  test('leads nowhere where it has nothing, but to what asks a server', () => {
    const { files } = copies.pages;
    const astray = new Set<string>();
    let links = 0;
    for (const [place, bytes] of files) {
      if (!place.endsWith('.html')) continue;
      for (const link of linksIn(bytes.toString(), '')) {
        links += 1;
        if (!isShownWithoutServer(link) || link.startsWith('/assets/')) continue;
        const places = ['text/html', 'text/plain', 'application/json'].map((type) => placeInFolder(link, type) ?? '');
        if (!places.some((each) => files.has(each))) astray.add(link);
      }
    }
    expect(links).toBeGreaterThan(1000);
    // a page that cannot be a place, and pictures and installed scripts, which come with a built program
    expect([...astray].filter((link) => !/^\/(?:pictures|check)\/|%2F/.test(link))).toEqual([]);
  });

  test('leads from the address of the newest list to it', () => {
    expect(copies.pages.files.get('en/lists/fide/index.html')?.toString()).toContain(
      'http-equiv="refresh" content="0; url=/en/lists/fide/2024-06"',
    );
  });

  test('has no day of birth, and minors by initials', () => {
    for (const [place, bytes] of copies.pages.files) {
      expect([place, /1990-03-17|2013-03-18|Young|17\.03\.1990/.test(bytes.toString())]).toEqual([place, false]);
    }
  });
});

describe('the index of names', () => {
  const rowsFor = (text: string): string[] => {
    const [word = ''] = wordsIn(text);
    const bytes = copies.pages.files.get(`search-index/${partOf(word)}.json`);
    return bytes === undefined ? [] : (JSON.parse(bytes.toString()) as [string][]).map(([id]) => id);
  };

  test('has everybody by each word, in the letters of each page, and by number', () => {
    expect(rowsFor('else')).toEqual([personId(1)]);
    expect(rowsFor('Anna')).toEqual([personId(1)]);
    expect(rowsFor('Тре')).toEqual([personId(3)]);
    expect(rowsFor('Tretyakov')).toEqual([personId(3)]);
    expect(rowsFor('712346').toSorted()).toEqual([personId(1), personId(2)].toSorted());
    expect(rowsFor('xyz')).toEqual([]);
  });

  test('has words by their third letter, for those who write the first two otherwise', () => {
    const words = (letter: string): unknown =>
      JSON.parse(String(copies.pages.files.get(`search-index/${wordsFile(letter)}.json`)));
    for (const asked of ['leseo', 'alseo', 'ellseo', 'lseo']) {
      const near = wordsPartsNear(asked).filter((letter) =>
        copies.pages.files.has(`search-index/${wordsFile(letter)}.json`),
      );
      const meant = near.flatMap((letter) => words(letter) as string[]).filter((word) => beginsWithSlip(asked, word));
      expect([asked, meant]).toEqual([asked, ['elseo']]);
    }
    expect(wordsPartsNear('els')).toEqual([]);
  });

  test('has tournaments, and minors by initials only', () => {
    expect(JSON.parse(String(copies.pages.files.get('search-index/events.json')))).toMatchObject([{ event: 'e1' }]);
    expect(copies.pages.files.get('search-index/clubs.json')?.toString()).toBe('[]\n');
    expect(rowsFor('Young')).toEqual([]);
    expect(rowsFor('Béla')).not.toContain(personId(2));
  });
});

describe('a copy with cards in shards', () => {
  const kept = (person: number): KeptCard | undefined => {
    const id = personId(person);
    const file = copies.shards.files.get(`shards/players/${shardOf(id)}.json`);
    return fromKeptJson<Record<string, KeptCard>>(String(file))[id];
  };

  test('has every card, with why its rating changed, and a table without a script', () => {
    const { files, site } = copies.shards;
    expect(site.shardedCards).toBe(PERSONS.length);
    expect([...files.keys()].filter((place) => /^\w\w\/players\/(?!shard|index)/.test(place))).toEqual([]);
    const card = kept(1);
    if (card === undefined || 'merged' in card) throw new Error('no card');
    expect(card.player.name).toBe('Elseő, Ánna');
    const packed = files.get('shards/reasons/fide/e1-0.json.gz') as Buffer;
    const reasons = fromKeptJson<ReasonsFile>(gunzipSync(packed).toString());
    expect(Object.keys(reasons).toSorted()).toEqual(PERSONS.map(personId).toSorted());
    expect(Object.keys(reasons[personId(1)] ?? {})).toEqual(['2024-06']);
    expect(reasons[personId(1)]?.['2024-06']?.explanation.names.get(personId(3))).toBe('Третьяков, Юрий');
    expect(files.get('hu/players/shard/0/index.html')?.toString()).toContain('Elseő, Ánna'.replace(',', ''));
    expect(files.get('en/players/index.html')?.toString()).toContain('/en/players/shard/0');
  });

  test('has lists, events and answers as the server has them', async () => {
    for (const url of ['/en/lists/fide/2024-06', '/ru/events/e1', '/api/v1/events/e1']) {
      const { text, headers } = await served.get(url);
      expect([
        url,
        copies.shards.files.get(placeInFolder(url, String(headers['content-type'])) as string)?.toString(),
      ]).toEqual([url, text]);
    }
  });
});
