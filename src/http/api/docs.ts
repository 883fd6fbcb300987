/** The documentation for people: a page in every language, to which `/api` redirects. */
import type { FastifyInstance } from 'fastify';
import type { TObject } from 'typebox';
import { API_WORDS, type ApiWords } from '../../content/en/pages/api.ts';
import { inSlices } from '../../core/slices.ts';
import { publicEvents } from '../../reading/public/events.ts';
import { publicLine } from '../../reading/public/list.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
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
  make: async ({ site, publicOffice }) => {
    const newest = await examplesFrom(publicOffice, site.pools);
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

function operationOf(route: ApiRoute, base: string, newest: Examples, words: ApiWords): ApiOperation {
  const { name, path, tag, params, query } = route;
  const parameters = [...parametersOf(params, 'path'), ...parametersOf(query, 'query')];
  return {
    path: `${base}${documentedPath(API, route)}`,
    summary: words.summaries[name],
    tag,
    parameters: parameters.map((each) => inWords(each, words)),
    sample: SAMPLES[name],
    example: exampleOf(`${base}${API}`, path, newest),
  };
}

/** The parameters that all acts share are documented once. */
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

/** A parameter with its description in the language of the page; the schemas have it in English. */
function inWords({ description, ...parameter }: Parameter, { meanings }: ApiWords): ApiParameter {
  const meaning = description === undefined ? undefined : MEANINGS.get(description);
  return meaning === undefined ? parameter : { ...parameter, description: meanings[meaning] };
}

/** Example values for the parts of an address: things that exist. */
type Examples = Readonly<Record<string, string | undefined>>;

const FIXED: Examples = { edition: 'fide-2025-10', clause: '8.3.1', name: 'expected' };
const QUESTIONS: Readonly<Record<string, string>> = {
  '/calculators/:name': '?own=2145&opponent=2300',
  '/search': '?q=an',
  '/players/:player/next': '?opponents=2012,1890,1733&goal=2000',
};

/** The two best players of the first newest list, the first one's club and federation, and the last event. */
async function examplesFrom(publicOffice: PublicOffice, pools: readonly SitePool[]): Promise<Examples> {
  const newest = pools.find(({ list }) => list !== undefined);
  if (newest?.list === undefined) return FIXED;
  const block = await publicOffice.blocks.list(newest.pool, newest.list.date);
  const [first, second] =
    block === undefined ? [] : (await inSlices(block.filtered({}), publicOffice.pause)).subarray(0, 2);
  const line = block === undefined || first === undefined ? undefined : publicLine(block.line(first));
  const other = block === undefined || second === undefined ? undefined : publicLine(block.line(second));
  const events = await publicOffice.look((desk) => publicEvents(desk, { pool: newest.pool, limit: 1 }));
  return {
    ...FIXED,
    pool: newest.pool,
    date: 'latest',
    of: 'latest',
    player: line?.id,
    other: other?.id,
    club: line?.club,
    federation: line?.federation,
    event: events?.events[0]?.event,
  };
}

/** Where all parts of the address are known. */
function exampleOf(api: string, path: string, examples: Examples): string | undefined {
  const parts = path.split('/').map((part) => (part.startsWith(':') ? examples[part.slice(1)] : part));
  if (parts.includes(undefined)) return undefined;
  return `${api}${parts.map((part) => encodeURIComponent(part as string)).join('/')}${QUESTIONS[path] ?? ''}`;
}
