/** `/api`: the documentation to browse. */
import type { FastifyInstance } from 'fastify';
import { listKey } from '../../web/addresses.ts';
import { type ApiOperation, apiPage } from '../../web/pages/api/page.tsx';
import { PROBLEM_CODES } from '../problem.ts';
import { pageAnswer, siteOf } from '../page-answer.ts';
import { send } from '../send.ts';
import type { ServerContext } from '../serving.ts';
import { API, API_ROUTES } from './index.ts';
import { documentedPath, parametersOf } from './openapi.ts';
import type { ApiRoute } from './route.ts';

export function serveDocs(server: FastifyInstance, serving: ServerContext): void {
  server.get(API, async (_request, reply) => reply.redirect(`${serving.base}/api`, 302));
  server.get('/api', async (request, reply) => {
    const site = await siteOf(serving, 'en');
    const newest = site.pools.find(({ list }) => list !== undefined);
    const operations = API_ROUTES.map((route) => operationOf(route, serving.base, newest));
    return send(request, reply, pageAnswer(apiPage(operations, PROBLEM_CODES, site), site, '/'));
  });
}

type Newest = { readonly pool: string; readonly list?: { readonly date: string } } | undefined;

function operationOf(route: ApiRoute, base: string, newest: Newest): ApiOperation {
  const { path, summary, tag, params, query, answer } = route;
  return {
    path: `${base}${documentedPath(API, route)}`,
    summary,
    tag,
    parameters: [...parametersOf(params, 'path'), ...parametersOf(query, 'query')],
    answer,
    example: exampleOf(`${base}${API}${path}`, newest),
  };
}

/** Where the address needs nothing but a list, or an edition. */
function exampleOf(path: string, newest: Newest): string | undefined {
  const filled = path
    .replace(':pool', newest?.pool ?? ':pool')
    .replace(':date', newest?.list === undefined ? ':date' : listKey(newest.list.date))
    .replace(':edition', 'fide-2025-10')
    .replace(':clause', '8.3.1')
    .replace('/:name', '/expected?own=2145&opponent=2300');
  if (filled.endsWith('/search')) return `${filled}?q=an`;
  return filled.includes(':') ? undefined : filled;
}
