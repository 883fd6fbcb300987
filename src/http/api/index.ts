/** The API: every route validates its requests by the schema that the documentation shows. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inSlices } from '../../core/slices.ts';
import { CROSS_ORIGIN_HEADERS } from '../guard.ts';
import { type CachedResponse, cachedResponse, withCompressedForm, etagOf } from '../kept.ts';
import { isLanguage } from '../../content/languages.ts';
import { CACHE_AND_REVALIDATE, sendStream, CACHE_FOR_A_DAY, send, takesGzip } from '../send.ts';
import type { ServerContext } from '../serving.ts';
import { VERSION } from '../version.ts';
import { warmUp } from '../warm-up.ts';
import { BOOK_ROUTES } from './books.ts';
import { CLUB_ROUTES } from './clubs.ts';
import { HEALTH } from './health.ts';
import { LIST_ROUTES } from './lists.ts';
import { LOG_ROUTES } from './log.ts';
import { jsonSlices } from './json-text.ts';
import { openApi } from './openapi.ts';
import { EVENT_ROUTES } from './events.ts';
import { PEOPLE_ROUTES } from './people.ts';
import { RouteChecker } from './questions.ts';
import { API, type ApiRoute, isRedirect, isStreamed, type CacheLifetime, type Streamed } from './route.ts';
import { STANDING_ROUTES } from './standing.ts';
import { flowing } from './stream.ts';
import { KEYED_ROUTES, serveWriting } from './writing.ts';

export const API_ROUTES: readonly ApiRoute[] = [
  ...LIST_ROUTES,
  ...PEOPLE_ROUTES,
  ...STANDING_ROUTES,
  ...CLUB_ROUTES,
  ...EVENT_ROUTES,
  ...BOOK_ROUTES,
  ...LOG_ROUTES,
  HEALTH,
];

const JSON_TYPE = 'application/json; charset=utf-8';

const CACHING: Readonly<Record<CacheLifetime, string>> = {
  'till-the-ledger-grows': CACHE_AND_REVALIDATE,
  'with-the-program': CACHE_FOR_A_DAY,
  'for-now': 'no-store',
};

export async function serveApi(server: FastifyInstance, serving: ServerContext): Promise<void> {
  const asked = API_ROUTES.map((route) => ({ route, questions: new RouteChecker(route) }));
  for (const { route, questions } of asked) {
    const answer = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      answered(request, reply, route, questions, serving);
    server.get(`${API}${route.path}`, answer);
    // where monitoring looks first
    if (route === HEALTH) server.get(HEALTH.path, answer);
  }
  const keyed = serving.access === 'read-only' ? [] : KEYED_ROUTES;
  if (keyed.length > 0) serveWriting(server, serving);
  warmUp(server, () => makeReady(asked, serving));
  let document: CachedResponse | undefined;
  server.get(`${API}/openapi.json`, async (request, reply) => {
    const text = (): string => JSON.stringify(openApi(API_ROUTES, API, serving.base, VERSION, keyed));
    document ??= answerOf(text(), 'till-the-ledger-grows');
    return send(request, reply, document);
  });
}

/** Prepares the validation of requests. */
async function makeReady(
  asked: readonly { readonly questions: RouteChecker }[],
  { publicOffice }: ServerContext,
): Promise<void> {
  for (const { questions } of asked) {
    await publicOffice.pause();
    await questions.ready();
  }
}

const answerOf = (text: string, lasting: CacheLifetime): CachedResponse =>
  cachedResponse(200, JSON_TYPE, text, { ...CROSS_ORIGIN_HEADERS, 'cache-control': CACHING[lasting] });

async function answered(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ApiRoute,
  questions: RouteChecker,
  serving: ServerContext,
): Promise<FastifyReply> {
  const { lasting = 'till-the-ledger-grows' } = route;
  const { params, query } = request as { readonly params: object; readonly query: Readonly<Record<string, unknown>> };
  const make = async (): Promise<CachedResponse | Streamed> => {
    const made = await route.make({
      serving,
      params: params as never,
      query: query as never,
      language: isLanguage(query['lang']) ? query['lang'] : 'en',
    });
    if (isStreamed(made)) return made;
    if (isRedirect(made)) return movedTo(`${made.movedTo}${searchOf(request)}`);
    return withCompressedForm(answerOf(await inSlices(jsonSlices(made), serving.publicOffice.pause), lasting));
  };
  // health is asked for when the server is unwell: it waits neither for the ledger nor for a turn
  if (lasting === 'for-now') {
    await questions.check({ params, query });
    return send(request, reply, (await make()) as CachedResponse);
  }
  const { mark, hash } = await serving.publicOffice.head();
  const before = serving.answers.get(mark, request.url);
  if (before !== undefined) return send(request, reply, before);
  await questions.check({ params, query });
  const keep = async (): Promise<CachedResponse | Streamed> => {
    const answer = await make();
    if (!isStreamed(answer)) serving.answers.put(mark, request.url, answer, request.routeOptions.url as string);
    return answer;
  };
  const known = (): CachedResponse | undefined => serving.answers.get(mark, request.url);
  const asked = { key: `${mark} ${request.url}`, cost: route.cost?.(query as never) ?? 1, make: keep, known };
  const made = await serving.making.made(request, reply, asked);
  if (!isStreamed(made)) return send(request, reply, made);
  await serving.making.stream(request, reply);
  // the same request at the same state of the ledger has the same bytes
  const tag = etagOf(`${VERSION} ${hash} ${request.url}`);
  const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': CACHING[lasting] };
  return sendStream(request, reply, flowing(made, tag, headers, takesGzip(request) ? 'gzip' : 'plain'));
}

/** The query string is kept in a redirect. */
const searchOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const movedTo = (location: string): CachedResponse =>
  cachedResponse(301, JSON_TYPE, '', { ...CROSS_ORIGIN_HEADERS, location, 'cache-control': CACHE_AND_REVALIDATE });
