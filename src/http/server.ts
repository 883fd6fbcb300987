/** The server: pages, API, files and assets on one port. */
import { setImmediate as breath } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchemaValidationError,
} from 'fastify';
import { LANGUAGES, type Language } from '../explain/language.ts';
import { type PublicOffice, publicOffice } from '../office/public/public-office.ts';
import { homePools } from '../office/public/home.ts';
import { orderlyIn } from '../office/public/list.ts';
import { sitePools } from '../office/public/pools.ts';
import type { Office } from '../office/change.ts';
import type { KeyHolder } from '../office/keys/holder.ts';
import { storeFinding } from '../office/wire.ts';
import { type Page, renderPage, saying } from '../web/page.tsx';
import { type Site, siteIn } from '../web/site.ts';
import { serveDocs } from './api/docs.ts';
import { serveApi } from './api/index.ts';
import { type BuiltAssets, builtAssets } from './assets.ts';
import { guardAnswers, limitRequests } from './guard.ts';
import { kept, type Kept, KeptAnswers } from './kept.ts';
import { serveListFiles } from './list-files.ts';
import { NAME_ORDERS } from './name-order.ts';
import type { Elsewhere, PageRoute } from './page-route.ts';
import { PAGES } from './pages/index.ts';
import { FileShelf } from './shelf.ts';
import { PROBLEM_TYPE, type ProblemCode, ProblemError, problemOf } from './problem.ts';

export interface ServerOptions {
  /** The path below which everything lies: empty, or `/ratings`. */
  readonly base?: string;
  /** Whose word about the asker's address is taken: as Fastify's `trustProxy`. */
  readonly trustProxy?: boolean | string;
  /** Requests a minute from one address. */
  readonly perMinute?: number;
  /** Where log lines go; without it there are none. */
  readonly log?: { readonly write: (line: string) => void };
  readonly assets?: BuiltAssets;
  /** Where the office's private key lies; without it the files of lists have no signatures here. */
  readonly keys?: KeyHolder | undefined;
}

/** What routes have at hand. */
export interface Serving {
  readonly open: PublicOffice;
  readonly base: string;
  readonly assets: BuiltAssets;
  readonly answers: KeptAnswers;
  readonly shelf: FileShelf;
}

const PER_MINUTE = 600;
const HTML = 'text/html; charset=utf-8';
/** Pages and answers may be kept by anybody, and are asked for again by their tag. */
export const ASK_AGAIN = 'public, max-age=60, stale-while-revalidate=600';
const FOR_EVER = 'public, max-age=31536000, immutable';

export async function buildServer(office: Office, options: ServerOptions = {}): Promise<FastifyInstance> {
  const { base = '', trustProxy = false, perMinute = PER_MINUTE, log } = options;
  const server = fastify({
    trustProxy,
    bodyLimit: 256 * 1024,
    requestTimeout: 10_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 10_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    ...(log === undefined ? {} : { logger: { stream: log, base: null } }),
    logController: new LogController({ disableRequestLogging: true }),
    return503OnClosing: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: true } },
  });
  const open = publicOffice(office, () => breath());
  const serving: Serving = {
    open,
    shelf: new FileShelf(open, options.keys),
    base,
    assets: options.assets ?? builtAssets(),
    answers: new KeptAnswers(),
  };
  server.addHook('onClose', () => serving.shelf.close());
  server.addHook('onListen', async () => void warmUp(open));
  logWithoutPersons(server);
  guardAnswers(server);
  limitRequests(server, perMinute);
  answerFaults(server, serving);
  await server.register(
    async (below) => {
      serveAssets(below, serving);
      serveListFiles(below, serving);
      await below.register(async (own) => {
        await own.register(cookie);
        serveLanguage(own, serving);
      });
      await below.register((api) => serveApi(api, serving));
      serveDocs(below, serving);
      for (const language of LANGUAGES) for (const page of PAGES) servePage(below, serving, language, page);
    },
    { prefix: base },
  );
  return server;
}

/** The newest lists and the orders of names, before anybody asks; whatever is wrong is told to who asks. */
async function warmUp(open: PublicOffice): Promise<void> {
  try {
    await homePools(open);
    for (const language of LANGUAGES) await orderlyIn(open, NAME_ORDERS[language]);
  } catch {
    // the store is away, or the server is closing
  }
}

/** Neither addresses nor what was searched for: the route, the answer's number, and how long it took. */
function logWithoutPersons(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}

export async function siteOf({ open, base, assets }: Serving, language: Language): Promise<Site> {
  return open.remember(`site ${language}`, async (desk) =>
    siteIn(language, { ...(await sitePools(desk)), base, assets: assets.names }),
  );
}

function servePage(server: FastifyInstance, serving: Serving, language: Language, route: PageRoute): void {
  server.get(`/${language}${route.path}`, async (request, reply) => {
    const { open, answers } = serving;
    const { no } = await open.head();
    const before = answers.get(no, request.url);
    if (before !== undefined) return send(request, reply, before);
    const site = await siteOf(serving, language);
    const made = await route.make({
      open,
      shelf: serving.shelf,
      site,
      params: request.params as Record<string, string>,
      query: firstOfEach(request.query as Record<string, unknown>),
    });
    const path = request.url.slice(serving.base.length + language.length + 1);
    const answer = pageAnswer(made ?? notFound(site), site, path);
    answers.put(no, request.url, answer);
    return send(request, reply, answer);
  });
}

const notFound = (site: Site): Page => saying(site, site.words.notFound, site.words.notFoundText, 404);

export function pageAnswer(made: Page | Elsewhere, site: Site, path: string): Kept {
  if ('to' in made) return kept(made.status, HTML, '', { location: made.to });
  return kept(made.status ?? 200, HTML, renderPage(made, site, path), {
    'cache-control': made.status === undefined || made.status === 200 ? ASK_AGAIN : 'no-cache',
    'content-language': site.language,
    ...(made.isPrivate === true ? { 'x-robots-tag': 'noindex' } : {}),
  });
}

const firstOfEach = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String([value].flat()[0] ?? '')]));

/**
 * With its tag; only the tag where the asker has the bytes; smaller where the asker can unpack. What is ready goes straight
 * to the connection.
 */
export function send(request: FastifyRequest, reply: FastifyReply, answer: Kept): FastifyReply {
  const isKnown = request.headers['if-none-match'] === answer.etag;
  const form = isKnown ? 'known' : takesGzip(request) ? 'gzipped' : 'plain';
  reply.hijack();
  reply.raw.writeHead(isKnown ? 304 : answer.status, [...rawHeaders(reply), ...answer.raw[form]]);
  const isEmpty = isKnown || request.method === 'HEAD';
  reply.raw.end(isEmpty ? undefined : form === 'gzipped' ? answer.gzipped : answer.bytes);
  return reply;
}

/** What was set before. */
const rawHeaders = (reply: FastifyReply): readonly string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);

export const takesGzip = ({ headers }: FastifyRequest): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))/i.test(headers['accept-encoding'] ?? '');

function serveAssets(server: FastifyInstance, { assets }: Serving): void {
  server.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const file = assets.files.get(request.params.file);
    if (file === undefined) return reply.callNotFound();
    reply.type(file.type).header('cache-control', FOR_EVER).header('vary', 'accept-encoding');
    return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(file.gzipped) : reply.send(file.bytes);
  });
}

const COOKIE = 'language';
const A_YEAR = 365 * 24 * 60 * 60;

const isLanguage = (text: string | undefined): text is Language => (LANGUAGES as readonly unknown[]).includes(text);

/** The first page looks at the cookie, then at what the browser wishes; every other has its language in the address. */
function serveLanguage(server: FastifyInstance, { base }: Serving): void {
  server.get('/', async (request, reply) => {
    const language = isLanguage(request.cookies[COOKIE])
      ? request.cookies[COOKIE]
      : wishedLanguage(request.headers['accept-language']);
    return reply
      .header('vary', 'cookie, accept-language')
      .header('cache-control', 'private, no-cache')
      .redirect(`${base}/${language}/`, 302);
  });
  server.get<{ Params: { language: string }; Querystring: { to?: unknown } }>(
    '/language/:language',
    async (request, reply) => {
      const { language } = request.params;
      if (!isLanguage(language)) return reply.callNotFound();
      const home = `${base}/${language}/`;
      const { to } = request.query;
      const wanted = typeof to === 'string' && to.startsWith(home) ? to : home;
      return reply
        .setCookie(COOKIE, language, { path: `${base}/`, maxAge: A_YEAR, sameSite: 'lax', httpOnly: true })
        .header('cache-control', 'no-store')
        .redirect(wanted, 303);
    },
  );
}

/** `hu-HU,hu;q=0.9,en;q=0.8`: the first of ours in the order of wishes; else English. */
export function wishedLanguage(header = ''): Language {
  const wishes = header
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().split(';');
      const weight = parameters.map((each) => /^\s*q=([\d.]+)$/.exec(each)?.[1]).find((each) => each !== undefined);
      return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .toSorted((a, b) => b.weight - a.weight);
  return wishes.map(({ language }) => language).find(isLanguage) ?? 'en';
}

/** Problems below `/api`, pages elsewhere. No answer tells more of a fault of ours than that there was one. */
function answerFaults(server: FastifyInstance, serving: Serving): void {
  const isApi = (request: FastifyRequest): boolean => request.url.startsWith(`${serving.base}/api/`);

  const answerProblem = (reply: FastifyReply, problem: ProblemError['problem']): FastifyReply =>
    reply.code(problem.status).header('content-type', PROBLEM_TYPE).header('cache-control', 'no-cache').send(problem);

  server.setNotFoundHandler(async (request, reply) => {
    if (isApi(request)) return answerProblem(reply, problemOf('not-found'));
    const site = await siteOf(serving, languageOf(request, serving.base));
    return send(request, reply, pageAnswer(notFound(site), site, '/'));
  });

  server.setErrorHandler<Error & { statusCode?: number; validation?: readonly FastifySchemaValidationError[] }>(
    async (error, request, reply) => {
      const code = codeOf(error);
      if (code === 'internal-error') logFault(request.log, error);
      if (error instanceof ProblemError) return answerProblem(reply, error.problem);
      const problem = problemOf(
        code,
        error.validation === undefined ? {} : { errors: error.validation.map(wrongParameter) },
      );
      if (isApi(request)) return answerProblem(reply, problem);
      const site = await siteOf(serving, languageOf(request, serving.base)).catch(() => bareSite(serving, request));
      const { words } = site;
      const page =
        code === 'too-many-requests'
          ? saying(site, words.tooMany, words.tooManyText, 429)
          : problem.status < 500
            ? saying(site, words.notFound, words.notFoundText, problem.status)
            : saying(site, words.failed, words.failedText, problem.status);
      return send(request, reply, pageAnswer(page, site, '/'));
    },
  );
}

/** Which parameter, and what was expected of it. */
function wrongParameter({ instancePath, message = 'is wrong', params }: FastifySchemaValidationError): {
  readonly parameter: string;
  readonly detail: string;
} {
  const { additionalProperty, missingProperty, allowedValues } = params as Readonly<Record<string, unknown>>;
  if (typeof additionalProperty === 'string') return { parameter: additionalProperty, detail: 'is not known here' };
  if (typeof missingProperty === 'string') return { parameter: missingProperty, detail: 'is needed' };
  const detail = Array.isArray(allowedValues) ? `takes one of ${allowedValues.join(', ')}` : message;
  return { parameter: instancePath.slice(1), detail };
}

/** Where the store is away, nothing is known of the office; the page still speaks the asker's language. */
const bareSite = ({ base, assets }: Serving, request: FastifyRequest): Site =>
  siteIn(languageOf(request, base), { office: 'Elobook', pools: [], base, assets: assets.names });

const languageOf = ({ url, headers }: FastifyRequest, base: string): Language => {
  const first = url.slice(base.length).split(/[/?]/)[1];
  return isLanguage(first) ? first : wishedLanguage(headers['accept-language']);
};

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  400: 'wrong-parameter',
  404: 'not-found',
  406: 'not-acceptable',
  413: 'too-large',
  414: 'address-too-long',
  415: 'wrong-input',
  429: 'too-many-requests',
};

function codeOf(error: Error & { statusCode?: number }): ProblemCode {
  if (error instanceof ProblemError) return error.problem.code;
  if (storeFinding(error) !== undefined) return 'store-unavailable';
  const { statusCode = 500 } = error;
  return BY_STATUS[statusCode] ?? (statusCode < 500 ? 'wrong-parameter' : 'internal-error');
}

const logFault = (log: FastifyBaseLogger, error: Error): void => log.error({ fault: error.name, stack: error.stack });
