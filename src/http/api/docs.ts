/** The documentation to browse: a page in every language, to which `/api` leads. */
import type { FastifyInstance } from 'fastify';
import type { TObject } from 'typebox';
import { API_WORDS, type ApiWords } from '../../content/en/pages/api.ts';
import { listKey } from '../../web/addresses.ts';
import { type ApiOperation, type ApiParameter, apiPage } from '../../web/pages/api/page.tsx';
import type { SitePool } from '../../web/site.ts';
import { PAGES_PER_MINUTE, REQUESTS_PER_MINUTE } from '../guard.ts';
import { redirectToLanguage } from '../language.ts';
import type { PageRoute } from '../page-route.ts';
import { PROBLEM_CODES } from '../problem.ts';
import { API_ROUTES } from './index.ts';
import { documentedPath, type Parameter, parametersOf } from './openapi.ts';
import { API, type ApiRoute } from './route.ts';
import { SAMPLES } from './samples.ts';
import type { KeyedRoute } from './write-route.ts';
import { WriteQuerySchema } from './write-schemas.ts';
import { KEYED_ROUTES } from './writing.ts';

export function serveDocs(server: FastifyInstance, base: string): void {
  server.get(API, async (_request, reply) => reply.redirect(`${base}/api`, 302));
  server.get('/api', async (request, reply) => redirectToLanguage(request, reply, base, '/api'));
}

export const API_PAGE: PageRoute = {
  path: '/api',
  make: ({ site }) => {
    const newest = site.pools.find(({ list }) => list !== undefined);
    const words = site.pages.api;
    const operations = [
      ...API_ROUTES.map((route) => operationOf(route, site.base, newest, words)),
      ...KEYED_ROUTES.map((route) => keyedOperation(route, site.base, words)),
    ];
    const ofActs = parametersOf(WriteQuerySchema, 'query').map((each) => inWords(each, words));
    const perMinute = { api: REQUESTS_PER_MINUTE, pages: PAGES_PER_MINUTE };
    return apiPage({ operations, ofActs, codes: PROBLEM_CODES, perMinute }, site);
  },
};

function operationOf(route: ApiRoute, base: string, newest: SitePool | undefined, words: ApiWords): ApiOperation {
  const { name, path, tag, params, query } = route;
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    path: `${base}${documentedPath(API, route)}`,
    summary: words.summaries[name],
    tag,
    parameters: parameters.map((each) => inWords(each, words)),
    sample: SAMPLES[name],
    example: exampleOf(`${base}${API}${path}`, newest),
  };
}

/** What all acts take is told once. */
function keyedOperation(route: KeyedRoute, base: string, words: ApiWords): ApiOperation {
  const { method, name, tag, query, body, scopes } = route;
  const parameters = parametersOf(query, 'query').filter(
    (each) => !Object.hasOwn(WriteQuerySchema.properties, each.name),
  );
  return {
    method,
    path: `${base}${documentedPath(API, route)}`,
    summary: words.acts[name],
    tag,
    parameters: parameters.map((each) => inWords(each, words)),
    scopes,
    ...(body === undefined ? {} : { body: parametersOf(body as TObject, 'query') }),
  };
}

type Meaning = keyof ApiWords['meanings'];
const MEANINGS = new Map(Object.entries(API_WORDS.meanings).map(([name, text]) => [text, name as Meaning]));

/** A parameter with its meaning in the words of the page; the shapes have it in English. */
function inWords({ description, ...parameter }: Parameter, { meanings }: ApiWords): ApiParameter {
  const meaning = description === undefined ? undefined : MEANINGS.get(description);
  return meaning === undefined ? parameter : { ...parameter, description: meanings[meaning] };
}

/** Where the address needs nothing but a list, or an edition. */
function exampleOf(path: string, newest: SitePool | undefined): string | undefined {
  const filled = path
    .replace(':pool', newest?.pool ?? ':pool')
    .replace(':date', newest?.list === undefined ? ':date' : listKey(newest.list.date))
    .replace('/:club', '/Tiszav%C3%A1ri%20SE')
    .replace('/:federation', '/HUN')
    .replace(':edition', 'fide-2025-10')
    .replace(':clause', '8.3.1')
    .replace('/:name', '/expected?own=2145&opponent=2300');
  if (filled.endsWith('/search')) return `${filled}?q=an`;
  return filled.includes(':') ? undefined : filled;
}
