/**
 * `/`, `/check` and `/api` use the cookie, then the browser's preferences; every page has its language in the address.
 */
import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../content/languages.ts';
import { normalisedAddress } from './written.ts';

const COOKIE = 'language';
const A_YEAR = 365 * 24 * 60 * 60;

export async function serveLanguage(server: FastifyInstance, base: string): Promise<void> {
  await server.register(cookie);
  server.get('/', async (request, reply) => redirectToLanguage(request, reply, base, '/'));
  server.get('/check', async (request, reply) => redirectToLanguage(request, reply, base, '/check'));
  server.get<{ Params: { language: string }; Querystring: { to?: unknown } }>(
    '/language/:language',
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language)) return reply.callNotFound();
      const home = `${base}/${language}/`;
      const { to } = request.query;
      const wanted = typeof to === 'string' ? normalisedAddress(to) : home;
      return reply
        .setCookie(COOKIE, language, { path: `${base}/`, maxAge: A_YEAR, sameSite: 'lax', httpOnly: true })
        .header('cache-control', 'no-store')
        .redirect(wanted.startsWith(home) ? wanted : home, 303);
    },
  );
}

/** Redirects from an address without a language to the same in the visitor's. */
export function redirectToLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  base: string,
  path: string,
): FastifyReply {
  const remembered = request.cookies[COOKIE];
  const language = isLanguage(remembered) ? remembered : wishedLanguage(request.headers['accept-language']);
  return reply
    .header('vary', 'cookie, accept-language')
    .header('cache-control', 'private, no-cache')
    .redirect(`${base}/${language}${path}`, 302);
}

/** `hu-HU,hu;q=0.9,en;q=0.8`: the most preferred of our languages; English by default. */
export function wishedLanguage(header = ''): Language {
  const wishes = header
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().split(';');
      const weight = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
      return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return wishes.map(({ language }) => language).find(isLanguage) ?? 'en';
}
