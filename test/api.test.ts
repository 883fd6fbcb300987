/** The API over the demonstration office, on both stores: every route by its own shape, and nothing that breaks it. */
import { createRequire } from 'node:module';
import type { Ajv2020 as Checker } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiProblem, type ElobookClient, elobookClient, type EntryAnswer } from '../src/client/index.ts';
import type { Served } from '../src/http/serve.ts';
import { personId } from '../src/ledger/ids.ts';
import { openOffice } from '../src/desk/wire.ts';
import { demoCopy } from './demo.fixture.ts';
import { demoSite, STORES } from './site.fixture.ts';

const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as { readonly Ajv2020: typeof Checker };

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Readonly<Record<string, object>>;
  /** Only what needs a key has it. */
  readonly security?: readonly object[];
}

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** The text between slashes of a JSON pointer. */
const pointed = (text: string): string => text.replaceAll('~', '~0').replaceAll('/', '~1');

describe.each(STORES)('the API on %s', (kind) => {
  let site: Served;
  let client: ElobookClient;
  let document: OpenApi;
  const at = (path: string): string => new URL(path, site.url).href;
  const get = (path: string, options?: RequestInit): Promise<Response> => fetch(at(path), options);

  beforeAll(async () => {
    site = await demoSite(kind);
    client = elobookClient({ url: site.url });
    document = (await (await get('/api/v1/openapi.json')).json()) as OpenApi;
  });
  afterAll(() => site?.close());

  /** What anybody may ask for. */
  const openPaths = (): readonly (readonly [path: string, operation: Operation])[] =>
    Object.entries(document.paths).flatMap(([path, { get: operation }]) =>
      operation === undefined || (operation.security ?? []).length > 0 ? [] : [[path, operation] as const],
    );

  /** One address for every route of the document that needs no key. */
  async function samples(): Promise<ReadonlyMap<string, string>> {
    const { pools } = await client.pools();
    const fide = pools.find(({ pool }) => pool === 'fide');
    const date = fide?.list?.date.slice(0, 7) as string;
    const { entries } = await client.entries('fide', date, { sort: 'games', direction: 'down', limit: 1 });
    const player = entries[0]?.id as string;
    const { pools: played } = await client.history(player, { pool: 'fide' });
    const event = played[0]?.lists.flatMap(({ events }) => events)[0]?.event as string;
    const values: Readonly<Record<string, string>> = {
      pool: 'fide',
      date,
      player,
      event,
      of: date,
      edition: 'fide-2024',
      clause: '8.3.1',
      name: 'expected',
      other: (await client.standing(player, { pool: 'fide' })).rivals[0]?.id as string,
      club: (await client.clubs({ pool: 'fide', limit: 1 })).groups[0]?.name as string,
      federation: 'HUN',
    };
    const queries: Readonly<Record<string, string>> = {
      '/api/v1/search': '?q=an',
      '/api/v1/calculators/{name}': '?own=2145&opponent=2300',
    };
    return new Map(
      openPaths().map(([path]) => [
        path,
        path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] as string)) +
          (queries[path] ?? ''),
      ]),
    );
  }

  test('every route of the document answers by its shape', async () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(document, 'document');
    const addresses = await samples();
    expect(addresses.size).toBe(28);
    // a server without the key of the office has neither; with it `src/http/log.test.ts` asks for both
    const isSigned = (await get('/log/checkpoint')).status === 200;
    for (const [path, address] of addresses) {
      const answer = await get(address);
      if (!isSigned && /\/log\/|\/proofs\//.test(path)) {
        expect([address, answer.status]).toEqual([address, 404]);
        continue;
      }
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}(-gzip)?"$/);
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
      const at = ['paths', pointed(path), 'get', 'responses', '200', 'content', pointed('application/json'), 'schema'];
      const value = (await answer.json()) as unknown;
      const validate = ajv.compile({ $ref: `document#/${at.join('/')}` });
      expect([address, validate(value), validate.errors]).toEqual([address, true, null]);
      expect(JSON.stringify(value)).not.toMatch(/:null\b/);
      expect([address, namesIn(value).filter((name) => !/^[a-z][a-zA-Z0-9]*$/.test(name))]).toEqual([address, []]);
    }
  });

  /** Names of fields; of what stands under the name of a thing, such as a player's place or an edition, only its own. */
  function namesIn(value: unknown): readonly string[] {
    if (Array.isArray(value)) return value.flatMap(namesIn);
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([name, each]) => [name, ...namesIn(each)]);
  }

  test('the document is sound: every reference leads somewhere, every parameter of an address is told, every shape is one', () => {
    expect(document.openapi).toBe('3.1.0');
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)) {
      expect(Object.keys(document.components.schemas)).toContain(name);
    }
    const ajv = new Ajv2020();
    for (const [name, shape] of Object.entries(document.components.schemas)) {
      expect([name, ajv.validateSchema(shape), ajv.errors]).toEqual([name, true, null]);
    }
    const operations = Object.entries(document.paths).flatMap(([path, of]) =>
      Object.values(of).map((operation) => [path, operation] as const),
    );
    for (const [path, operation] of operations) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const told = operation.parameters.filter((each) => each.in === 'path');
      expect([path, told.map(({ name }) => name)]).toEqual([path, named]);
      expect(told.every(({ required }) => required)).toBe(true);
      const statuses = [
        '200',
        ...((operation.security ?? []).length === 0 ? ['304'] : ['401', '403', '422']),
        '400',
        '429',
        '503',
      ];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses));
    }
    const all = operations.map(([, { operationId }]) => operationId);
    expect(new Set(all).size).toBe(all.length);
    const ids = openPaths().map(([, { operationId }]) => operationId);
    const keyed = [
      'act',
      'confirmRequest',
      'declineRequest',
      'deliveries',
      'job',
      'jobs',
      'me',
      'report',
      'requests',
      'sendReport',
      'startJobAgain',
      'forms',
      'personData',
      'form',
      'webhooks',
    ];
    expect(ids.toSorted()).toEqual(
      Object.keys(client)
        .filter((name) => name !== 'allEntries' && !keyed.includes(name))
        .toSorted(),
    );
  });

  test('what has not changed is not sent again', async () => {
    for (const path of ['/api/v1/pools', '/api/v1/lists/fide/2026-11/entries?format=csv']) {
      const first = await get(path);
      await first.text();
      const again = await get(path, { headers: { 'if-none-match': first.headers.get('etag') as string } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
  });

  test.each([
    ['/api/v1/pools', 'public, max-age=60, stale-while-revalidate=600'],
    ['/api/v1/rulebooks/fide-2024', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/api/v1/calculators/expected?own=2145&opponent=2300', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['/api/v1/health', 'no-store'],
    ['/api/v1/players/zzzzzzz', 'no-cache'],
  ])('how long %s may be kept', async (path, control) => {
    expect((await get(path)).headers.get('cache-control')).toBe(control);
  });

  test('a list comes page by page, or as a whole', async () => {
    const { pools } = await client.pools();
    for (const { pool, list } of pools) {
      const date = list?.date as string;
      const paged: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.entries(pool, date, { limit: 40, ...(cursor === undefined ? {} : { cursor }) });
        paged.push(...page.entries.map(({ id }) => id));
        cursor = page.next;
      } while (cursor !== undefined);
      const whole: string[] = [];
      for await (const { id } of client.allEntries(pool, date)) whole.push(id);
      expect(whole).toEqual(paged);
      expect(new Set(whole).size).toBe(whole.length);
      const csv = await (await get(`/api/v1/lists/${pool}/${date}/entries?format=csv`)).text();
      expect(csv.split('\r\n')).toHaveLength(whole.length + 2);
    }
  });

  test('filters and orders hold', async () => {
    const { pools } = await client.pools();
    const date = pools.find(({ pool }) => pool === 'fide')?.list?.date as string;
    const { entries } = await client.entries('fide', date, {
      federation: 'HUN',
      from: 1500,
      sort: 'rating',
      direction: 'down',
      limit: 1000,
    });
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.every(({ federation, rating }) => federation === 'HUN' && rating >= 1500)).toBe(true);
    expect(entries.map(({ rating }) => rating)).toEqual(entries.map(({ rating }) => rating).toSorted((a, b) => b - a));
  });

  const WRONG: readonly (readonly [path: string, status: number, code: string])[] = [
    ['/api/v1/nothing', 404, 'not-found'],
    ['/api/v1/pools/none/lists', 404, 'unknown-pool'],
    ['/api/v1/lists/none/2024-06', 404, 'unknown-list'],
    ['/api/v1/lists/fide/1999-01', 404, 'unknown-list'],
    ['/api/v1/lists/fide/2024-13/entries', 404, 'unknown-list'],
    ['/api/v1/lists/fide/yesterday', 400, 'wrong-parameter'],
    ['/api/v1/lists/fide/2026-11/entries?sort=height', 400, 'wrong-parameter'],
    ['/api/v1/lists/fide/2026-11/entries?limit=0', 400, 'wrong-parameter'],
    ['/api/v1/lists/fide/2026-11/entries?limit=many', 400, 'wrong-parameter'],
    ['/api/v1/lists/fide/2026-11/entries?cursor=zzz', 400, 'wrong-parameter'],
    ['/api/v1/lists/fide/2026-11/entries?colour=red', 400, 'wrong-parameter'],
    ['/api/v1/lists/fide/2026-11/entries?limit=1&limit=2', 400, 'wrong-parameter'],
    ['/api/v1/lists/fide/2026-11/entries?format=csv&limit=5', 400, 'wrong-parameter'],
    ['/api/v1/lists/fide/2026-11/entries?format=ndjson&cursor=cGxhY2UgMQ', 400, 'wrong-parameter'],
    ['/api/v1/players/zzzzzzz', 404, 'unknown-player'],
    ['/api/v1/players/ZZZ', 400, 'wrong-parameter'],
    ['/api/v1/players/%00', 400, 'wrong-parameter'],
    ['/api/v1/players/%ff', 400, 'malformed-request'],
    ['/api/v1/players/%', 400, 'malformed-request'],
    [`/api/v1/players/${'a'.repeat(201)}`, 414, 'address-too-long'],
    [`/api/v1/search?q=${'a'.repeat(101)}`, 400, 'wrong-parameter'],
    [`/api/v1/search?q=${'a'.repeat(20_000)}`, 431, 'headers-too-large'],
    ['/api/v1/players/__proto__', 400, 'wrong-parameter'],
    ['/api/v1/search?q=a&__proto__=1', 400, 'wrong-parameter'],
    ['/api/v1/events/zzz', 404, 'unknown-event'],
    ['/api/v1/search', 400, 'wrong-parameter'],
    ['/api/v1/search?q=', 400, 'wrong-parameter'],
    ['/api/v1/rulebooks/fide-1999', 404, 'unknown-edition'],
    ['/api/v1/rulebooks/fide-2024/clauses/99', 404, 'unknown-clause'],
    ['/api/v1/calculators/abacus', 404, 'unknown-calculator'],
    ['/api/v1/calculators/expected?own=x&opponent=1', 422, 'wrong-input'],
    ['/api/v1/calculators/expected?own=1&opponent=1&rules=chess', 404, 'unknown-edition'],
    ['/api/v1/calculators/expected?own=1&opponent=1&lang=de', 400, 'wrong-parameter'],
    ['/api/v1/rulebooks?lang=de', 400, 'wrong-parameter'],
  ];
  test.each(WRONG)('%s is told as a problem', async (path, status, code) => {
    const answer = await get(path);
    const problem = (await answer.json()) as { readonly code: string; readonly status: number };
    expect([answer.status, problem.status, problem.code]).toEqual([status, status, code]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const isProblem = new Ajv2020({ strict: false }).compile(document.components.schemas['Problem'] as object);
    expect([problem, isProblem(problem)]).toEqual([problem, true]);
  });

  test('everything that is wrong with a question is told at once', async () => {
    const answer = await get('/api/v1/lists/fide/june/entries?limit=0&sort=height&colour=red&from=a');
    const { errors } = (await answer.json()) as { readonly errors: readonly { readonly parameter: string }[] };
    expect(errors.map(({ parameter }) => parameter).toSorted()).toEqual(['colour', 'date', 'from', 'limit', 'sort']);
  });

  test('another method is refused, whatever it brings, and so is a body that is too large', async () => {
    const json = { 'content-type': 'application/json' };
    const refused = async (path: string, method: string, body?: string): Promise<readonly unknown[]> => {
      const answer = await get(path, { method, headers: json, ...(body === undefined ? {} : { body }) });
      return [answer.status, answer.headers.get('allow'), ((await answer.json()) as { readonly code: string }).code];
    };
    const wrong = [405, 'GET, HEAD, OPTIONS', 'wrong-method'];
    expect(await refused('/api/v1/search', 'POST', '{}')).toEqual(wrong);
    expect(await refused('/api/v1/search', 'POST', '['.repeat(100_000))).toEqual(wrong);
    expect(await refused('/api/v1/openapi.json', 'PUT', '{"a":')).toEqual(wrong);
    expect(await refused('/api/v1/players/%00', 'DELETE')).toEqual(wrong);
    expect(await refused('/api/v1/health', 'PROPFIND')).toEqual(wrong);
    const large = await refused('/api/v1/search', 'POST', JSON.stringify('x'.repeat(1_000_000)));
    expect(large).toEqual([413, 'GET, HEAD, OPTIONS', 'too-large']);
    const page = await get('/hu/', { method: 'POST' });
    expect([page.status, page.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect(page.headers.get('content-type')).toContain('text/html');
  });

  test('pages of other sites may ask, also with a tag, and may read a refusal', async () => {
    const asked = await get('/api/v1/pools', { method: 'OPTIONS' });
    expect([asked.status, asked.headers.get('access-control-allow-headers')]).toEqual([204, '*']);
    for (const path of [
      '/api/v1/pools',
      '/api/v1/nothing',
      '/files/fide-2026-11.csv',
      '/.well-known/elobook-keys.json',
    ]) {
      expect([path, (await get(path)).headers.get('access-control-allow-origin')]).toEqual([path, '*']);
    }
  });

  test('the head of a file or a stream is the head alone', async () => {
    const csv = await (
      await get('/files/fide-2026-11.csv', { headers: { 'accept-encoding': 'identity' } })
    ).arrayBuffer();
    const head = await get('/files/fide-2026-11.csv', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.headers.get('content-length')).toBe(String(csv.byteLength));
    const stream = await get('/api/v1/lists/fide/2026-11/entries?format=csv', { method: 'HEAD' });
    expect([stream.status, stream.headers.get('content-type'), await stream.text()]).toEqual([
      200,
      'text/csv; charset=utf-8',
      '',
    ]);
  });

  test('a wish for a language leads to a page of this site, written as an address', async () => {
    const led = async (to: string): Promise<string | null> =>
      (await get(`/language/hu?to=${encodeURIComponent(to)}`, { redirect: 'manual' })).headers.get('location');
    expect(await led('/hu/search?q=Kov%C3%A1cs')).toBe('/hu/search?q=Kov%C3%A1cs');
    expect(await led('/hu/search?q=ű\r\nx-evil: 1')).toBe('/hu/search?q=%C5%B1x-evil:%201');
    for (const away of ['https://example.org/', '//example.org/', '/hu/..//example.org/', '/en/', 'hu/']) {
      expect([away, (await led(away))?.startsWith('/hu/')]).toEqual([away, true]);
    }
  });

  test('a change is explained in every pool, by a list and by an event, with rows that add up', async () => {
    const { pools } = await client.pools();
    for (const { pool, list } of pools) {
      const date = list?.date as string;
      const played = { sort: 'games', direction: 'down', limit: 1 } as const;
      const [{ id, rating }] = (await client.entries(pool, date, played)).entries as [EntryAnswer];
      const byDay = await client.explanation(id, pool, date);
      expect([pool, byDay.after, byDay.events.length > 0]).toEqual([pool, rating, true]);
      if (date.endsWith('-01')) expect(await client.explanation(id, pool, date.slice(0, 7))).toEqual(byDay);
      for (const { event, games, sums } of byDay.events) {
        expect([event, games.length]).toEqual([event, sums.games]);
        expect(games.reduce((sum, { score }) => sum + score, 0)).toBe(sums.score);
        const alone = await client.explanation(id, pool, event, 'hu');
        expect(alone.events.map((each) => each.event)).toEqual([event]);
        expect([alone.lang, alone.text.length > 0]).toEqual(['hu', true]);
      }
      expect(byDay.steps.length).toBeGreaterThan(0);
    }
  });

  test('who was merged is found where the other is, with the same question', async () => {
    const { file, drop } = await demoCopy();
    const { store } = await openOffice(file);
    const merged = await store.read(async (desk) => {
      for await (const batch of desk.allPersons()) for (const row of batch) if (row.mergedInto !== null) return row;
      return undefined;
    });
    await store.close();
    drop();
    const [from, to] = [merged?.person as number, merged?.mergedInto as number].map(personId);
    const led = async (path: string): Promise<readonly unknown[]> => {
      const answer = await get(path, { redirect: 'manual' });
      return [answer.status, answer.headers.get('location')];
    };
    expect(await led(`/api/v1/players/${from}`)).toEqual([301, `/api/v1/players/${to}`]);
    const second = 'history?pool=fide&page=2';
    expect(await led(`/api/v1/players/${from}/${second}`)).toEqual([301, `/api/v1/players/${to}/${second}`]);
    const why = 'explanations/fide/2026-11?lang=hu';
    expect(await led(`/api/v1/players/${from}/${why}`)).toEqual([301, `/api/v1/players/${to}/${why}`]);
  });

  test('a player is found by the numbers of other registries, in every question about one', async () => {
    const { entries } = await client.entries('fide', 'latest', { limit: 5 });
    const { id, numbers } = entries.find(({ numbers: own }) => own?.fide !== undefined) as EntryAnswer;
    const fide = `fide:${numbers?.fide}`;
    expect((await client.player(fide)).id).toBe(id);
    expect((await client.player(fide)).numbers).toEqual(numbers);
    expect((await client.standing(fide)).id).toBe(id);
    expect((await client.next(`fide:00${numbers?.fide}`)).id).toBe(id);
    expect((await client.history(fide, { pool: 'fide' })).id).toBe(id);
    expect((await client.search(fide)).players[0]).toMatchObject({ id, numbers });
    expect((await client.explanation(fide, 'fide', 'latest')).list).toBe((await client.list('fide', 'latest')).date);
    const fault = (await client.player('fide:1').catch((error: unknown) => error)) as ApiProblem;
    expect(fault.problem.code).toBe('unknown-player');
    const { entries: german } = await client.entries('mgsz', 'latest', { limit: 50 });
    expect(german.some(({ numbers: own }) => own?.pin !== undefined)).toBe(true);
  });

  test('every long answer goes on where `next` says', async () => {
    const read = async <T extends { readonly next?: string }>(
      ask: (cursor: object) => Promise<T>,
      idsIn: (part: T) => readonly string[],
    ): Promise<readonly string[]> => {
      const ids: string[] = [];
      for (let cursor: object | undefined = {}; cursor !== undefined; ) {
        const part: T = await ask(cursor);
        ids.push(...idsIn(part));
        cursor = part.next === undefined ? undefined : { cursor: part.next };
      }
      expect(new Set(ids).size).toBe(ids.length);
      return ids;
    };
    const live = await read(
      (cursor) => client.live('fide', { limit: 7, ...cursor }),
      ({ players }) => players.map(({ id }) => id),
    );
    expect(live).toHaveLength((await client.live('fide')).found);
    const found = await read(
      (cursor) => client.search('d', { limit: 20, ...cursor }),
      ({ players }) => players.map(({ id }) => id),
    );
    expect(found).toHaveLength((await client.search('d')).found);
    const clubs = await read(
      (cursor) => client.clubs({ pool: 'fide', limit: 5, ...cursor }),
      ({ groups }) => groups.map(({ name }) => name),
    );
    expect(clubs).toHaveLength((await client.clubs({ pool: 'fide' })).found);
    const members = await read(
      (cursor) => client.federation('HUN', { pool: 'fide', limit: 30, ...cursor }),
      ({ entries }) => entries.map(({ id }) => id),
    );
    expect(members).toHaveLength((await client.federation('HUN', { pool: 'fide' })).active);
    const { entries } = await client.entries('fide', 'latest', { sort: 'games', direction: 'down', limit: 1 });
    const player = entries[0]?.id as string;
    const dates = await read(
      async (cursor) => {
        const [own] = (await client.history(player, { pool: 'fide', ...cursor })).pools;
        return own as NonNullable<typeof own>;
      },
      ({ lists }) => lists.map(({ date }) => date as string),
    );
    expect(dates.length).toBeGreaterThan(12);
    const wrong = (await client.search('d', { cursor: 'xyz' }).catch((error: unknown) => error)) as ApiProblem;
    expect(wrong.problem.errors).toEqual([{ parameter: 'cursor', detail: 'is not one of ours' }]);
  });

  test('CSV has semicolons as files have, and for spreadsheets a mark of UTF-8', async () => {
    const bytes = async (path: string): Promise<string> =>
      Buffer.from(await (await get(path)).arrayBuffer()).toString('utf8');
    const [first, one] = (await bytes('/api/v1/lists/fide/latest/entries?format=csv')).split('\r\n');
    expect(first).toBe(
      '\ufeffplace;id;name;title;federation;club;sex;birthYear;rating;unsettled;change;games;k;grade;status;fideId;komirId;orrId;pin',
    );
    expect(one).toMatch(/^1;\w{7};.*;\d{8};\d*;;$/);
    expect((await bytes('/api/v1/lists/fide/latest/entries?format=csv-exact')).slice(0, 8)).toBe('"place";');
    expect((await bytes('/files/fide-2026-11.csv')).slice(0, 3)).toBe('id;');
    expect((await bytes('/files/fide-2026-11.exact.csv')).slice(0, 5)).toBe('"id";');
  });

  test('what next tells all that is wrong at once, in the words of `lang`', async () => {
    const { entries } = await client.entries('fide', 'latest', { limit: 1 });
    const asked = { pool: 'fide', opponents: '9999,Nobody Atall', goal: 'x', score: '7', lang: 'hu' } as const;
    const fault = (await client.next(entries[0]?.id as string, asked).catch((error: unknown) => error)) as ApiProblem;
    expect(fault.problem.errors?.map(({ parameter }) => parameter)).toEqual(['opponents', 'opponents', 'goal']);
    const told = await client.next(entries[0]?.id as string, {
      pool: 'fide',
      opponents: '2400,2300',
      goal: '2500',
      score: '1.5',
    });
    expect(told.results.map(({ score }) => score)).toEqual([0, 0.5, 1, 1.5, 2]);
    expect([told.goal?.rating, told.explained?.score, (told.explained?.text.length ?? 0) > 0]).toEqual([
      2500,
      1.5,
      true,
    ]);
  });

  test('a page of a history is one of a pool: without it nobody can say of which', async () => {
    const { entries } = await client.entries('fide', '2026-11', { sort: 'games', direction: 'down', limit: 1 });
    const player = entries[0]?.id as string;
    const [first] = (await client.history(player, { pool: 'fide' })).pools;
    expect([first?.page, (await client.history(player)).pools.find(({ pool }) => pool === 'fide')]).toEqual([1, first]);
    const [last] = (await client.history(player, { pool: 'fide', page: 99_999 })).pools;
    expect(last?.page).toBe(first?.pages);
    const fault = (await client.history(player, { page: 2 }).catch((error: unknown) => error)) as ApiProblem;
    expect([fault.problem.code, fault.problem.errors]).toEqual([
      'wrong-parameter',
      [{ parameter: 'pool', detail: 'is needed with a page' }],
    ]);
  });

  test('the client tells a problem by its code', async () => {
    const fault = await client.player('zzzzzzz').catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ApiProblem);
    expect((fault as ApiProblem).problem.code).toBe('unknown-player');
  });
});
