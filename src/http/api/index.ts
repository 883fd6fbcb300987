/** The API: every route checks its question by the shape that the documentation shows. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inSlices } from '../../core/slices.ts';
import { OPEN_TO_ALL } from '../guard.ts';
import { type Kept, kept, packed, tagOf } from '../kept.ts';
import { isLanguage } from '../../content/languages.ts';
import { ASK_AGAIN, flow, FOR_A_DAY, send, takesGzip } from '../send.ts';
import type { Serving } from '../serving.ts';
import { VERSION } from '../version.ts';
import { warmUp } from '../warm-up.ts';
import { BOOK_ROUTES } from './books.ts';
import { HEALTH } from './health.ts';
import { LIST_ROUTES } from './lists.ts';
import { jsonText } from './json-text.ts';
import { openApi } from './openapi.ts';
import { EVENT_ROUTES } from './events.ts';
import { PEOPLE_ROUTES } from './people.ts';
import { Questions } from './questions.ts';
import { type ApiRoute, isMoved, isStreamed, type Lasting, type Streamed } from './route.ts';
import { flowing } from './stream.ts';

export const API_ROUTES: readonly ApiRoute[] = [
  ...LIST_ROUTES,
  ...PEOPLE_ROUTES,
  ...EVENT_ROUTES,
  ...BOOK_ROUTES,
  HEALTH,
];
export const API = '/api/v1';

const JSON_TYPE = 'application/json; charset=utf-8';

const CACHING: Readonly<Record<Lasting, string>> = {
  'till-the-ledger-grows': ASK_AGAIN,
  'with-the-program': FOR_A_DAY,
  'for-now': 'no-store',
};

export async function serveApi(server: FastifyInstance, serving: Serving): Promise<void> {
  const asked = API_ROUTES.map((route) => ({ route, questions: new Questions(route) }));
  for (const { route, questions } of asked) {
    const answer = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
      answered(request, reply, route, questions, serving);
    server.get(`${API}${route.path}`, answer);
    // where those who watch servers look first
    if (route === HEALTH) server.get(HEALTH.path, answer);
  }
  warmUp(server, () => makeReady(asked, serving));
  let document: Kept | undefined;
  server.get(`${API}/openapi.json`, async (request, reply) => {
    const text = (): string => JSON.stringify(openApi(API_ROUTES, API, serving.base, VERSION));
    document ??= answerOf(text(), 'till-the-ledger-grows');
    return send(request, reply, document);
  });
}

/** The checks of questions. */
async function makeReady(asked: readonly { readonly questions: Questions }[], { open }: Serving): Promise<void> {
  for (const { questions } of asked) {
    await open.pause();
    await questions.ready();
  }
}

const answerOf = (text: string, lasting: Lasting): Kept =>
  kept(200, JSON_TYPE, text, { ...OPEN_TO_ALL, 'cache-control': CACHING[lasting] });

async function answered(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ApiRoute,
  questions: Questions,
  serving: Serving,
): Promise<FastifyReply> {
  const { lasting = 'till-the-ledger-grows' } = route;
  const { params, query } = request as { readonly params: object; readonly query: Readonly<Record<string, unknown>> };
  const make = async (): Promise<Kept | Streamed> => {
    const made = await route.make({
      serving,
      params: params as never,
      query: query as never,
      language: isLanguage(query['lang']) ? query['lang'] : 'en',
    });
    if (isStreamed(made)) return made;
    if (isMoved(made)) return movedTo(`${made.movedTo}${searchOf(request)}`);
    return packed(answerOf(await inSlices(jsonText(made), serving.open.pause), lasting));
  };
  // whether the server is well is asked when it is not: neither the ledger nor a turn is waited for
  if (lasting === 'for-now') {
    await questions.check({ params, query });
    return send(request, reply, (await make()) as Kept);
  }
  const { mark, hash } = await serving.open.head();
  const before = serving.answers.get(mark, request.url);
  if (before !== undefined) return send(request, reply, before);
  await questions.check({ params, query });
  const keep = async (): Promise<Kept | Streamed> => {
    const answer = await make();
    if (!isStreamed(answer)) serving.answers.put(mark, request.url, answer);
    return answer;
  };
  const known = (): Kept | undefined => serving.answers.get(mark, request.url);
  const asked = { key: `${mark} ${request.url}`, cost: route.cost?.(query as never) ?? 1, make: keep, known };
  const made = await serving.making.made(request, reply, asked);
  if (!isStreamed(made)) return send(request, reply, made);
  await serving.making.stream(request, reply);
  // the same question of the same ledger has the same bytes
  const tag = tagOf(`${VERSION} ${hash} ${request.url}`);
  const headers = { ...OPEN_TO_ALL, 'cache-control': CACHING[lasting] };
  return flow(request, reply, flowing(made, tag, headers, takesGzip(request) ? 'gzip' : 'plain'));
}

/** The question behind the address goes along. */
const searchOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

const movedTo = (location: string): Kept =>
  kept(301, JSON_TYPE, '', { ...OPEN_TO_ALL, location, 'cache-control': ASK_AGAIN });
