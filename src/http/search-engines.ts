/**
 * `/robots.txt` and the sitemaps: what search engines may read, and where it is. Cards of minors, and of persons who
 * asked to be harder to find, are left out. Sitemaps have whole addresses: those of `--public-url`, otherwise those of
 * the request.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LANGUAGES } from '../content/languages.ts';
import { listCalculators, listEditions } from '../engine/index.ts';
import { personId } from '../ledger/ids.ts';
import { personsForSearch } from '../reading/public/persons-for-search.ts';
import { sitePools } from '../reading/public/pools.ts';
import { addressesIn } from '../web/addresses.ts';
import { publicOriginOf } from './request-address.ts';
import { type CachedResponse, cachedResponse } from './kept.ts';
import { ProblemError } from './problem.ts';
import { CACHE_FOR_A_DAY, send } from './send.ts';
import type { ServerContext } from './serving.ts';

const XML = 'application/xml; charset=utf-8';
/** Three addresses for each: a sitemap may have at most fifty thousand. */
const PERSONS = 10_000;
const COST = 20;

/** Prefixes that are not for search engines: files and answers for programs, the desk, and queries. */
const REFUSED = ['/api/', '/files/', '/language/', '/*/office', '/*/search', '/*/mistake'];

export function serveForSearchEngines(server: FastifyInstance, serving: ServerContext): void {
  const { base } = serving;
  for (const path of new Set(['/robots.txt', `${base}/robots.txt`])) {
    server.get(path, async (request, reply) => send(request, reply, robots(serving, request)));
  }
  server.get(`${base}/sitemap.xml`, async (request, reply) =>
    send(request, reply, await kept(serving, request, 1, () => index(serving, request))),
  );
  server.get<{ Params: { part: string } }>(`${base}/sitemaps/:part`, async (request, reply) => {
    const [, part] = /^(pages|\d{1,4})\.xml$/.exec(request.params.part) ?? [];
    if (part === undefined) return reply.callNotFound();
    return send(
      request,
      reply,
      await kept(serving, request, COST, () =>
        part === 'pages' ? pages(serving, request) : players(serving, request, Number(part)),
      ),
    );
  });
}

/** For one state of the ledger and one origin. */
async function kept(
  serving: ServerContext,
  request: FastifyRequest,
  cost: number,
  make: () => Promise<CachedResponse>,
): Promise<CachedResponse> {
  const { mark } = await serving.publicOffice.head();
  const key = `${publicOriginOf(serving, request)} ${request.url}`;
  const before = serving.answers.get(mark, key);
  if (before !== undefined) return before;
  serving.making.charge(request, cost);
  const made = await make();
  serving.answers.put(mark, key, made, request.routeOptions.url as string);
  return made;
}

function robots(serving: ServerContext, request: FastifyRequest): CachedResponse {
  const { base } = serving;
  const lines = [
    'User-agent: *',
    ...REFUSED.map((path) => `Disallow: ${base}${path}`),
    '',
    `Sitemap: ${publicOriginOf(serving, request)}${base}/sitemap.xml`,
  ];
  return cachedResponse(200, 'text/plain; charset=utf-8', `${lines.join('\n')}\n`, {
    'cache-control': CACHE_FOR_A_DAY,
  });
}

const xml = (text: string): CachedResponse =>
  cachedResponse(200, XML, `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`, { 'cache-control': CACHE_FOR_A_DAY });

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

async function index(serving: ServerContext, request: FastifyRequest): Promise<CachedResponse> {
  const { publicOffice, base } = serving;
  const last = await publicOffice.look((desk) => desk.lastPerson());
  const parts = ['pages', ...Array.from({ length: Math.ceil(last / PERSONS) }, (_, part) => String(part + 1))];
  const at = `${publicOriginOf(serving, request)}${base}/sitemaps`;
  const maps = parts.map((part) => `<sitemap><loc>${at}/${part}.xml</loc></sitemap>`);
  return xml(`<sitemapindex ${NAMESPACE}>${maps.join('')}</sitemapindex>`);
}

const urls = (origin: string, paths: readonly string[]): string =>
  `<urlset ${NAMESPACE}>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('\n')}</urlset>`;

async function pages(serving: ServerContext, request: FastifyRequest): Promise<CachedResponse> {
  const { pools } = await serving.publicOffice.look(sitePools);
  const paths = LANGUAGES.flatMap((language) => {
    const to = addressesIn(language, serving.base);
    return [
      to.home,
      to.ratings,
      to.events(),
      to.calculators,
      to.rulebooks,
      to.check,
      to.about,
      to.api,
      ...pools.flatMap(({ pool, list }) => (list === undefined ? [] : [to.list(pool, list.date), to.drift(pool)])),
      ...listCalculators().map(({ name }) => to.calculator(name)),
      ...listEditions().map(({ id }) => to.rulebook(id)),
    ];
  });
  return xml(urls(publicOriginOf(serving, request), paths));
}

async function players(serving: ServerContext, request: FastifyRequest, part: number): Promise<CachedResponse> {
  const persons = await personsForSearch(serving.publicOffice, (part - 1) * PERSONS + 1, part * PERSONS);
  if (persons === undefined) throw new ProblemError('not-found');
  const paths = LANGUAGES.flatMap((language) => {
    const to = addressesIn(language, serving.base);
    return persons.map((person) => to.player(personId(person)));
  });
  return xml(urls(publicOriginOf(serving, request), paths));
}
