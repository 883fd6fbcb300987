/** The API over the demonstration office, on both stores: every route by its own shape, and nothing that breaks it. */
import { createRequire } from 'node:module';
import type { Ajv2020 as Checker } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiProblem, type ElobookClient, elobookClient } from '../src/client/index.ts';
import type { Served } from '../src/http/serve.ts';
import { demoSite, STORES } from './site.fixture.ts';

const { Ajv2020 } = createRequire(import.meta.url)('ajv/dist/2020.js') as { readonly Ajv2020: typeof Checker };

interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly responses: Readonly<
            Record<string, { readonly content: Readonly<Record<string, { readonly schema: object }>> }>
          >;
        };
      }
    >
  >;
}

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
  }, 120_000);
  afterAll(() => site?.close());

  /** One address for every route of the document. */
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
    };
    const queries: Readonly<Record<string, string>> = {
      '/api/v1/search': '?q=an',
      '/api/v1/calculators/{name}': '?own=2145&opponent=2300',
    };
    return new Map(
      Object.keys(document.paths).map((path) => [
        path,
        path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] as string) + (queries[path] ?? ''),
      ]),
    );
  }

  test('every route of the document answers by its shape', async () => {
    expect(document.openapi).toBe('3.1.0');
    const ajv = new Ajv2020({ strict: false });
    const addresses = await samples();
    expect(addresses.size).toBeGreaterThan(14);
    for (const [path, address] of addresses) {
      const answer = await get(address);
      expect([address, answer.status]).toEqual([address, 200]);
      expect(answer.headers.get('etag')).toMatch(/^"[\w-]{22}"$/);
      const schema = document.paths[path]?.get.responses['200']?.content['application/json']?.schema as object;
      const validate = ajv.compile(schema);
      const value = (await answer.json()) as unknown;
      expect([address, validate(value), validate.errors]).toEqual([address, true, null]);
      expect(JSON.stringify(value)).not.toMatch(/:null\b/);
    }
  });

  test('what has not changed is not sent again', async () => {
    const first = await get('/api/v1/pools');
    const again = await get('/api/v1/pools', { headers: { 'if-none-match': first.headers.get('etag') as string } });
    expect([again.status, await again.text()]).toEqual([304, '']);
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
    ['/api/v1/players/zzzzzzz', 404, 'unknown-player'],
    ['/api/v1/players/ZZZ', 400, 'wrong-parameter'],
    ['/api/v1/players/%00', 400, 'wrong-parameter'],
    ['/api/v1/events/zzz', 404, 'unknown-event'],
    ['/api/v1/search', 400, 'wrong-parameter'],
    ['/api/v1/search?q=', 400, 'wrong-parameter'],
    ['/api/v1/rulebooks/fide-1999', 404, 'unknown-edition'],
    ['/api/v1/rulebooks/fide-2024/clauses/99', 404, 'unknown-clause'],
    ['/api/v1/calculators/abacus', 404, 'unknown-calculator'],
    ['/api/v1/calculators/expected?own=x&opponent=1', 422, 'wrong-input'],
    ['/api/v1/calculators/expected?own=1&opponent=1&rules=chess', 404, 'unknown-edition'],
    ['/api/v1/rulebooks?lang=de', 400, 'wrong-parameter'],
  ];
  test.each(WRONG)('%s is told as a problem', async (path, status, code) => {
    const answer = await get(path);
    const problem = (await answer.json()) as { readonly code: string; readonly status: number };
    expect([answer.status, problem.status, problem.code]).toEqual([status, status, code]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  test('another method is refused, and so is a body that is too large', async () => {
    const posted = await get('/api/v1/pools', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const large = await get('/api/v1/pools', {
      method: 'POST',
      body: JSON.stringify('x'.repeat(1_000_000)),
      headers: { 'content-type': 'application/json' },
    });
    expect(((await large.json()) as { readonly code: string }).code).toBe('too-large');
  });

  test('the client tells a problem by its code', async () => {
    const fault = await client.player('zzzzzzz').catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(ApiProblem);
    expect((fault as ApiProblem).problem.code).toBe('unknown-player');
  });
});
