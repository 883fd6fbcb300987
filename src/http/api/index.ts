/** The API: every route checks its question by the shape that the documentation shows. */
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { LANGUAGES, type Language } from '../../explain/language.ts';
import { kept } from '../kept.ts';
import { ProblemError } from '../problem.ts';
import { ASK_AGAIN, send, type Serving, takesGzip } from '../server.ts';
import { BOOK_ROUTES } from './books.ts';
import { HEALTH } from './health.ts';
import { LIST_ROUTES } from './lists.ts';
import { PEOPLE_ROUTES } from './people.ts';
import { type ApiRoute, isMoved, isStreamed, type Streamed, withoutNulls } from './route.ts';
import { ProblemShape } from './schemas.ts';

export const API_ROUTES: readonly ApiRoute[] = [...LIST_ROUTES, ...PEOPLE_ROUTES, ...BOOK_ROUTES, HEALTH];
export const API = '/api/v1';

const JSON_TYPE = 'application/json; charset=utf-8';

export async function serveApi(server: FastifyInstance, serving: Serving): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Elobook',
        version: '1',
        description: 'Rating lists, players, events and explanations of a rating office. Reading needs no key.',
      },
      servers: [{ url: serving.base === '' ? '/' : serving.base }],
      tags: ['lists', 'players', 'events', 'calculators', 'rulebooks', 'server'].map((name) => ({ name })),
    },
    stripBasePath: true,
  });
  server.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  for (const route of API_ROUTES) {
    server.get(`${API}${route.path}`, { schema: schemaOf(route) }, (request, reply) =>
      answered(request, reply, route, serving),
    );
    refuseOtherMethods(server, `${API}${route.path}`);
  }
  server.get(`${API}/openapi.json`, { schema: { hide: true } as FastifySchema }, async (request, reply) =>
    send(request, reply, kept(200, JSON_TYPE, JSON.stringify(server.swagger()), { 'cache-control': ASK_AGAIN })),
  );
}

const schemaOf = ({ summary, tag, params, query, answer }: ApiRoute): FastifySchema =>
  ({
    summary,
    tags: [tag],
    ...(params === undefined ? {} : { params }),
    querystring: query,
    response: {
      200: { description: 'The answer', content: { 'application/json': { schema: answer } } },
      '4xx': { description: 'What is wrong', content: { 'application/problem+json': { schema: ProblemShape } } },
    },
  }) as FastifySchema;

function refuseOtherMethods(server: FastifyInstance, url: string): void {
  server.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    url,
    schema: { hide: true } as FastifySchema,
    handler: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD');
      throw new ProblemError('wrong-method');
    },
  });
}

const isLanguage = (text: unknown): text is Language => (LANGUAGES as readonly unknown[]).includes(text);

async function answered(
  request: FastifyRequest,
  reply: FastifyReply,
  route: ApiRoute,
  serving: Serving,
): Promise<FastifyReply> {
  const { no } = await serving.open.head();
  const before = serving.answers.get(no, request.url);
  if (before !== undefined) return send(request, reply, before);
  const query = request.query as Readonly<Record<string, unknown>>;
  const made = await route.make({
    serving,
    params: request.params as never,
    query: query as never,
    language: isLanguage(query['lang']) ? query['lang'] : 'en',
  });
  if (isMoved(made)) return reply.redirect(made.movedTo, 301);
  if (isStreamed(made)) return stream(request, reply, made);
  const answer = kept(200, JSON_TYPE, JSON.stringify(withoutNulls(made)), { 'cache-control': ASK_AGAIN });
  serving.answers.put(no, request.url, answer);
  return send(request, reply, answer);
}

/** As fast as the asker takes it; nothing of it is kept. */
function stream(request: FastifyRequest, reply: FastifyReply, { type, lines }: Streamed): FastifyReply {
  reply.type(type).header('cache-control', ASK_AGAIN).header('vary', 'accept-encoding');
  const text = Readable.from(lines, { objectMode: false, encoding: 'utf8' });
  if (!takesGzip(request)) return reply.send(text);
  return reply.header('content-encoding', 'gzip').send(text.pipe(createGzip({ level: 5 })));
}
