/** `/api`: the documentation to browse. */
import type { FastifyInstance } from 'fastify';
import { type ApiOperation, type ApiParameter, apiPage } from '../../web/pages/api/page.tsx';
import { PROBLEM_CODES } from '../problem.ts';
import { pageAnswer, send, type Serving, siteOf } from '../server.ts';
import { API, API_ROUTES } from './index.ts';
import type { ApiRoute } from './route.ts';

export function serveDocs(server: FastifyInstance, serving: Serving): void {
  server.get('/api', async (request, reply) => {
    const site = await siteOf(serving, 'en');
    const newest = site.pools.find(({ list }) => list !== undefined);
    const operations = API_ROUTES.map((route) => operationOf(route, serving.base, newest));
    return send(request, reply, pageAnswer(apiPage(operations, Object.keys(PROBLEM_CODES), site), site, '/'));
  });
}

type Newest = { readonly pool: string; readonly list?: { readonly date: string } } | undefined;

function operationOf(
  { path, summary, tag, params, query, answer }: ApiRoute,
  base: string,
  newest: Newest,
): ApiOperation {
  const shown = `${base}${API}${path.replaceAll(/:(\w+)/g, '{$1}')}`;
  return {
    path: shown,
    summary,
    tag,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    answer,
    example: exampleOf(`${base}${API}${path}`, newest),
  };
}

function parametersOf(schema: ApiRoute['params'] | undefined, place: string): readonly ApiParameter[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: each,
    ...(typeof each['description'] === 'string' ? { description: each['description'] } : {}),
  }));
}

/** Where the address needs nothing but a list, or an edition. */
function exampleOf(path: string, newest: Newest): string | undefined {
  const filled = path
    .replace(':pool', newest?.pool ?? ':pool')
    .replace(':date', newest?.list?.date.slice(0, 7) ?? ':date')
    .replace(':edition', 'fide-2025-10')
    .replace(':clause', '8.3.1')
    .replace('/:name', '/expected?own=2145&opponent=2300');
  if (filled.endsWith('/search')) return `${filled}?q=an`;
  return filled.includes(':') ? undefined : filled;
}
