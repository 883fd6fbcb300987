/** Lists, their files, the difference between them, the search and the home page, as the server answers. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../content/languages.ts';
import { personId } from '../ledger/ids.ts';
import { keyPairOf, privateKeysText } from '../ledger/signatures.ts';
import { fixedKeyHolder } from '../desk/keys/holder.ts';
import { newKey } from '../desk/keys/new-key.ts';
import { verifyList } from '../desk/keys/verify-list.ts';
import { bring, enter, enterPersons, officeOver, openPool } from '../desk/lists/office.fixture.ts';
import { done } from '../desk/office.fixture.ts';
import { openStore } from '../stores/store.ts';
import { fileNamed } from './list-files.ts';
import { listQueryIn } from './pages/list.ts';
import { buildServer } from './server.ts';

const ASSETS = { names: {}, files: new Map() };
const KEY = fixedKeyHolder(privateKeysText([keyPairOf(new Uint8Array(32).fill(1))]), 'KEY');
const PLAYERS = 120;

let folder: string;
let server: FastifyInstance;
const toClose: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  const office = officeOver(await openStore(join(folder, 'office.db')));
  await enter(office, { kind: 'office.opened', data: { name: 'Test', timeZone: 'UTC', format: 1 } });
  await openPool(office, 'fide', 'fide', '2024-07');
  await openPool(office, 'orr', 'orr', '2024-01-01');
  await enterPersons(
    office,
    1,
    Array.from({ length: PLAYERS }, (_, at) => ({
      name: at === 0 ? 'Ördög <b>, Éva' : `Player ${String(at + 1).padStart(3, '0')}`,
      federation: at % 2 === 0 ? 'HUN' : 'RUS',
      sex: at % 3 === 0 ? ('f' as const) : ('m' as const),
      birth: '1990-07-17',
      fide: String(700_000 + at),
    })),
  );
  const ratings = (plus: number) =>
    Object.fromEntries(Array.from({ length: PLAYERS }, (_, at) => [at + 1, 2500 - at + (at === 9 ? plus : 0)]));
  await bring(office, 'fide', '2024-05', ratings(0));
  await bring(office, 'fide', '2024-06', ratings(30));
  await bring(office, 'orr', '2024-05-31', { 1: 1500 });
  await bring(office, 'orr', '2024-06-01', { 1: 1500 });
  done(await newKey(office, KEY, { author: 'Éva' }));
  server = await buildServer(office, { assets: ASSETS, keys: KEY, perMinute: 100_000 });
  const unsigned = await buildServer(office, { assets: ASSETS, perMinute: 100_000 });
  toClose.push(
    () => server.close(),
    () => unsigned.close(),
    () => office.store.close(),
  );
  withoutKey = unsigned;
});
let withoutKey: FastifyInstance;
afterAll(async () => {
  for (const close of toClose) await close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const page = async (url: string): Promise<string> => {
  const { statusCode, body } = await get(url);
  expect(statusCode, url).toBe(200);
  return body;
};
const ids = (html: string): readonly string[] =>
  [...html.matchAll(/class="row" href="\/\w\w\/players\/(\w+)"/g)].map((found) => found[1] as string);
const of = (...persons: readonly number[]): readonly string[] => persons.map(personId);

describe('a list', () => {
  test.each([
    ['/en/lists/%C5%B1/2024-06-01', '/en/lists/%C5%B1/2024-06'],
    ['/en/lists/fi%0D%0Ade/2024-06-01', '/en/lists/fide/2024-06'],
    ['/en/lists/%C5%B1/2024-05/since/2024-06', '/en/lists/%C5%B1/2024-06/since/2024-05'],
    ['/hu/lists/fide/2024-06-01?%0Ax=%C5%B1%0A', '/hu/lists/fide/2024-06?x=%C5%B1%0A'],
    ['/hu/lists/fide/2024-06?%0Ax=%C5%B1', '/hu/lists/fide/2024-06'],
  ])('that is asked for as %s is led on to %s', async (url, to) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode === 301 || statusCode === 302, headers['location']]).toEqual([true, to]);
  });

  test.each(LANGUAGES)('in %s has its rows, one heading, its words, and little weight', async (language) => {
    const html = await page(`/${language}/lists/fide/2024-06?rows=100`);
    expect(ids(html)).toHaveLength(100);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
    expect(html).not.toContain('07-17');
    // Hungarian names have no comma
    expect(html).toContain(language === 'hu' ? 'Ördög &lt;b> Éva' : 'Ördög &lt;b>, Éva');
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  });

  test('is filtered, sorted and paged by its address', async () => {
    expect(ids(await page('/en/lists/fide/2024-06'))).toHaveLength(50);
    expect(ids(await page('/en/lists/fide/2024-06?page=3'))).toHaveLength(20);
    expect(ids(await page('/en/lists/fide/2024-06?federation=RUS&sex=f&from=2390')).slice(0, 2)).toEqual(of(10, 4));
    const byName = await page('/hu/lists/fide/2024-06?sort=name&direction=down');
    expect(ids(byName)[0]).toBe(personId(PLAYERS));
    expect(byName).toContain('aria-sort="descending"');
    expect(ids(await page('/hu/lists/fide/2024-06?name=ordog'))).toEqual(of(1));
    expect(await page('/en/lists/fide/2024-06?name=nobody')).toContain('Nobody on this list matches');
    expect(ids(await page('/en/lists/fide/2024-06?sort=change'))[0]).toBe(personId(10));
  });

  test('a wrong query is as if it were not there', async () => {
    const wrong =
      'sort=x&direction=y&page=-1&rows=7&sex=q&age=u99&activity=z&from=a&to=1e9&page=0&federation=&name=%20&fed=HUN';
    const leads = async (query: string): Promise<unknown> => {
      const { statusCode, headers } = await get(`/en/lists/fide/2024-06?${query}`);
      return [statusCode, headers.location];
    };
    expect(await leads(wrong)).toEqual([302, '/en/lists/fide/2024-06']);
    expect(await leads('name=&federation=rus&club=&sex=f&rows=50&page=1')).toEqual([
      302,
      '/en/lists/fide/2024-06?federation=RUS&sex=f',
    ]);
    expect(await leads('page=999&direction=down&sort=name')).toEqual([
      302,
      '/en/lists/fide/2024-06?sort=name&direction=down&page=3',
    ]);
    expect(await leads('sort=name&federation=RUS')).toEqual([200, undefined]);
    expect(listQueryIn({})).toEqual({ filter: {}, order: 'rating', direction: 'down', page: 1, rows: 50 });
    expect(listQueryIn({ sort: 'name', club: ' x ', title: 'GM', rows: '100', page: '7' })).toEqual({
      filter: { club: 'x', title: 'GM' },
      order: 'name',
      direction: 'up',
      page: 7,
      rows: 100,
    });
  });

  test('bare pools lead to the newest list, dates to their own, two dates to the difference', async () => {
    const leads = async (url: string): Promise<unknown> => {
      const { statusCode, headers } = await get(url);
      return [statusCode, headers.location];
    };
    expect(await leads('/en/lists/fide')).toEqual([302, '/en/lists/fide/2024-06']);
    expect(await leads('/en/lists/fide?date=2024-05')).toEqual([302, '/en/lists/fide/2024-05']);
    expect(await leads('/en/lists/fide?date=2024-06&compare=2024-05')).toEqual([
      302,
      '/en/lists/fide/2024-06/since/2024-05',
    ]);
    expect(await leads('/en/lists/fide/2024-06-01?sort=name')).toEqual([301, '/en/lists/fide/2024-06?sort=name']);
    expect(await leads('/en/lists/fide/2024-05/since/2024-06')).toEqual([301, '/en/lists/fide/2024-06/since/2024-05']);
    expect(ids(await page('/en/lists/orr/2024-05-31'))).toEqual(of(1));
    for (const url of ['/en/lists/x', '/en/lists/fide/2020-01', '/en/lists/fide/x', '/en/lists/fide/2024-06/since/x']) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });

  test.each(LANGUAGES)('the difference to another list in %s names who changed, and why', async (language) => {
    const html = await page(`/${language}/lists/fide/2024-06/since/2024-05`);
    expect(ids(html)).toContain(personId(10));
    expect(html).toContain('+30');
    expect(html).not.toMatch(/undefined|\[object|NaN/);
    expect((await get(`/${language}/lists/fide/2024-06/since/2024-05?page=x`)).statusCode).toBe(200);
    const gains = ids(await page(`/${language}/lists/fide/2024-06/since/2024-05?kind=gain`));
    const losses = ids(await page(`/${language}/lists/fide/2024-06/since/2024-05?kind=loss`));
    expect([gains.includes(personId(10)), losses.includes(personId(10))]).toEqual([true, false]);
    expect(ids(await page(`/${language}/lists/fide/2024-06/since/2024-05?kind=x`))).toEqual(ids(html));
  });
});

describe('the files of a list', () => {
  const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

  test.each(['txt', 'xml', 'csv', 'json'])(
    '%s comes with its tag, packed where it may be, with digest and signature',
    async (ending) => {
      const name = `fide-2024-06.${ending}`;
      const plain = await get(`/files/${name}`);
      expect(plain.statusCode).toBe(200);
      expect(plain.headers['content-disposition']).toBe(`attachment; filename="${name}"`);
      expect(Number(plain.headers['content-length'])).toBe(plain.rawPayload.length);
      expect(plain.body).toContain('Player 002');
      expect(plain.body).not.toContain('1990-07');
      const packed = await get(`/files/${name}`, { 'accept-encoding': 'gzip' });
      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload);
      expect(packed.headers.etag).not.toBe(plain.headers.etag);
      const again = await get(`/files/${name}`, { 'if-none-match': String(plain.headers.etag) });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      const digest = sha256(plain.rawPayload);
      expect((await get(`/files/${name}.sha256`)).body).toBe(`${digest}  ${name}\n`);
      const keys = (await get('/.well-known/elobook-keys.json')).rawPayload;
      const signature = (await get(`/files/${name}.sig`)).rawPayload;
      expect(done(verifyList({ name, sha256: digest, signature, keys }))).toMatchObject({ list: 'fide/2024-06-01' });
      expect(await page('/en/lists/fide/2024-06')).toContain(digest);
    },
  );

  test('the exact CSV has its own name, and a signature of its own', async () => {
    const name = 'fide-2024-06.exact.csv';
    const { statusCode, headers, body, rawPayload } = await get(`/files/${name}`);
    expect([statusCode, headers['content-disposition']]).toEqual([200, `attachment; filename="${name}"`]);
    expect(body.startsWith('"id";"name";')).toBe(true);
    const [keys, signature] = [
      (await get('/.well-known/elobook-keys.json')).rawPayload,
      (await get(`/files/${name}.sig`)).rawPayload,
    ];
    expect(done(verifyList({ name, sha256: sha256(rawPayload), signature, keys }))).toMatchObject({
      form: 'csv-exact',
    });
  });

  test('a server without the key signs nothing, and says nothing of signatures', async () => {
    expect((await withoutKey.inject('/files/fide-2024-06.csv')).statusCode).toBe(200);
    expect((await withoutKey.inject('/files/fide-2024-06.csv.sig')).statusCode).toBe(404);
    expect((await withoutKey.inject('/en/lists/fide/2024-06')).body).not.toContain('.sig');
    expect(await page('/en/lists/fide/2024-06')).toContain('/files/fide-2024-06.csv.sig');
  });

  test.each(['fide/2024-06', 'orr/2024-05-31', 'orr/2024-06-01'])(
    'of %s are where its page and the API say',
    async (list) => {
      const { files } = (await get(`/api/v1/lists/${list}`)).json<{ readonly files: readonly string[] }>();
      expect(files.length).toBeGreaterThan(1);
      const html = await page(`/en/lists/${list.replace(/-01$/, '')}`);
      for (const file of files) {
        expect([file, (await get(file)).statusCode, html.includes(`href="${file}"`)]).toEqual([file, 200, true]);
      }
    },
  );

  test('continuous pools have files of a day; what is not there is not found', async () => {
    expect((await get('/files/orr-2024-05-31.json')).statusCode).toBe(200);
    for (const name of [
      'orr-2024-05-31.txt',
      'fide-2024-06-01.csv',
      'fide-2024-06.exe',
      'x-2024-06.csv',
      'fide.csv',
      'fide-2024-06-titles.csv',
    ]) {
      expect((await get(`/files/${name}`)).statusCode, name).toBe(404);
    }
    for (const beside of ['', '.sha256', '.sig']) {
      const { statusCode, headers } = await get(`/files/orr-2024-06.csv${beside}`);
      expect([statusCode, headers.location]).toEqual([302, `/files/orr-2024-06-01.csv${beside}`]);
    }
    expect((await get('/files/orr-2024-05.csv')).statusCode).toBe(404);
    expect(fileNamed('a-b-2024-06.csv.sig')).toEqual({
      pool: 'a-b',
      date: '2024-06-01',
      format: 'csv',
      beside: '.sig',
    });
  });
});

describe('finding a player', () => {
  test.each(LANGUAGES)('the search in %s shows who was found, or that nobody was', async (language) => {
    expect(ids(await page(`/${language}/search?q=player+00`))).toHaveLength(8);
    expect(ids(await page(`/${language}/search?q=zzz`))).toEqual([]);
    expect(await page(`/${language}/search`)).toContain('<h1');
    expect(await page(`/${language}/search?q=%3Cscript%3E`)).not.toContain('<script>');
    expect(await page(`/${language}/search?q=%25`)).not.toContain('/events/');
    const factor = { en: 'K-factor', hu: 'K-faktor', ru: 'K-фактор' }[language];
    expect(await page(`/${language}/search?q=${encodeURIComponent(factor)}`)).toContain('8.3.3');
    const byNumber = await get(`/${language}/players/fide:700004`);
    expect([byNumber.statusCode, (await get(`/${language}/players/fide:1`)).statusCode]).toEqual([302, 404]);
    const { statusCode, headers } = await get(`/${language}/search?q=700004`);
    expect([statusCode, headers.location]).toEqual([302, `/${language}/players/${personId(5)}`]);
  });

  test.each(LANGUAGES)('the home page in %s leads to reasons in one click, and to cards', async (language) => {
    const html = await page(`/${language}/`);
    expect(html).toContain(`/${language}/players/${personId(10)}/why/fide/2024-06`);
    expect(html).toContain(`/${language}/lists/fide/2024-06`);
    expect(html).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('the page of events', () => {
  test.each(LANGUAGES)('in %s leads from the list to what it counts, and from there back', async (language) => {
    const html = await page(`/${language}/events`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain(`href="/${language}/events?pool=fide"`);
    expect(await page(`/${language}/events?pool=orr`)).toContain('aria-current="true"');
  });

  test('what is wrong in the address is as if it were not there, but for where to begin', async () => {
    const all = /<main[^]*<\/main>/.exec(await page('/en/events'))?.[0];
    for (const query of ['pool=nothing', 'list=2024-06', 'pool=%00']) {
      expect(/<main[^]*<\/main>/.exec(await page(`/en/events?${query}`))?.[0]).toBe(all);
    }
    expect((await get('/en/events?before=x')).statusCode).toBe(404);
    expect((await get('/api/v1/events?cursor=x')).json()).toMatchObject({ status: 400, code: 'wrong-parameter' });
    expect((await get('/api/v1/events?pool=nothing')).json()).toMatchObject({ status: 404, code: 'unknown-pool' });
    expect((await get('/api/v1/events?pool=fide&list=2020-01')).json()).toMatchObject({ code: 'unknown-list' });
    expect((await get('/api/v1/events?list=2024-06')).json()).toMatchObject({ code: 'wrong-parameter' });
  });
});
