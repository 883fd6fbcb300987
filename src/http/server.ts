/** The server: pages, API, files and assets on one port. */
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { LANGUAGES, type Language, pageContentIn } from '../content/languages.ts';
import { ReportsTogether } from './reports-together.ts';
import { oneSpelling, pageAddress } from './request-address.ts';
import type { Office } from '../desk/office.ts';
import type { KeyHolder } from '../desk/keys/holder.ts';
import { removeTemporary } from '../desk/leftovers.ts';
import { publicDrift } from '../reading/public/drift.ts';
import { homePools } from '../reading/public/home.ts';
import { orderlyIn } from '../reading/public/list.ts';
import { sitePools } from '../reading/public/pools.ts';
import { openPublicOffice } from '../reading/public/public-office.ts';
import { serveDocs } from './api/docs.ts';
import { serveApi } from './api/index.ts';
import { type LoggedAnswer, logAnswer, REQUEST_HEADER, REQUEST_LABEL, requestIds } from './answer-log.ts';
import { type BuiltAssets, builtAssets } from './assets.ts';
import type { DeskOptions } from './desk/desk-route.ts';
import { answerClientError, answerFault, answerFaults } from './faults.ts';
import {
  addSecurityHeaders,
  answerInTurns,
  limitRequests,
  refuseZeroBytes,
  PAGES_PER_MINUTE,
  RateLimiter,
  refuseWrites,
  REQUESTS_PER_MINUTE,
} from './guard.ts';
import { type CachedResponse, ResponseCache, withCompressedForm } from './kept.ts';
import { KeptListFiles } from './kept-files.ts';
import { serveCheckOffline } from './check-offline.ts';
import { serveFollow } from './follow/serve-follow.ts';
import { makeFirstPages } from './first-pages.ts';
import { serveLanguage } from './language.ts';
import { serveListFiles } from './list-files.ts';
import { serveLog } from './log.ts';
import { AnswerMaker } from './making.ts';
import { NAME_ORDERS } from './name-order.ts';
import { pageAnswer, siteOf } from './page-answer.ts';
import type { PageRoute } from './page-route.ts';
import { PictureMaker } from './picture-maker.ts';
import { servePictures } from './pictures.ts';
import { serveForSearchEngines } from './search-engines.ts';
import { serveSiteFiles } from './site-files.ts';
import { PAGE_ROUTES } from './pages/index.ts';
import { ProblemError } from './problem.ts';
import { serveReadiness } from './readiness.ts';
import { sendReadyFirst } from './ready.ts';
import { serveSecurityContact } from './security-contact.ts';
import { send } from './send.ts';
import type { ServerContext } from './serving.ts';
import { type ListFileFolders, ListFileCache } from './shelf.ts';
import { EventLoopTurns } from './turns.ts';
import { warmUp } from './warm-up.ts';
import type { ServerWatch } from './watch.ts';
import { WebhookSender } from './webhooks.ts';
import { WitnessAsker, type AskedWitnesses } from './witness-asker.ts';
import { NewestFiles } from './newest-files.ts';

export interface ServerOptions {
  /** The path of the site: empty, or `/ratings`. */
  readonly base?: string;
  /** Proxies whose statement of the client's address is trusted: as Fastify's `trustProxy`. */
  readonly trustProxy?: boolean | string;
  /**
   * Requests in a minute from one address, separately for the API and for the rest; absent: twenty times as many for
   * the rest.
   */
  readonly perMinute?: number;
  /** Where log lines are written; absent: nowhere. */
  readonly log?: { readonly write: (line: string) => void };
  /** Called with every answer, and at the start with what can be measured. */
  readonly watch?: ServerWatch;
  readonly assets?: BuiltAssets;
  /** How many requests may wait for the file of a list, while another is made. */
  readonly filePlaces?: ListFileFolders;
  /** Milliseconds between two checks for superseded files of lists, while there are no requests. */
  readonly sweepEvery?: number;
  /** Hosts that webhooks may reach at any address, by name. */
  readonly webhookHosts?: readonly string[];
  /** Witnesses that are asked to cosign the log. */
  readonly witnesses?: AskedWitnesses;
  /** Called for every stored job, so that a worker can be started. */
  readonly onJob?: () => void;
  /** Nothing can be changed here, by anybody. */
  readonly access?: 'read-only';
  /** Where the office's private key is stored; without it the files of lists have no signatures here. */
  readonly keys?: KeyHolder | undefined;
  /** The officers' desk; without it everything is read-only. */
  readonly desk?: DeskOptions;
  /** The public address, `https://ratings.example.org`; without it pages have addresses without a host. */
  readonly publicUrl?: string;
  /** The contact for security problems: `mailto:` or `https:`. */
  readonly securityContact?: string;
}

const SECOND = 1000;
const SWEEP_EVERY = 2 * SECOND;

/** Our routes validate requests themselves, and send bytes: the framework's means for both need not be loaded. */
const UNUSED = (): never => {
  throw new Error('no route has a schema of the framework');
};

export async function buildServer(office: Office, options: ServerOptions = {}): Promise<FastifyInstance> {
  const { base = '', trustProxy = false, perMinute = REQUESTS_PER_MINUTE, log } = options;
  const turns = new EventLoopTurns();
  const publicOffice = openPublicOffice(office, turns.pause);
  const turnstile = new RateLimiter(perMinute, options.perMinute ?? PAGES_PER_MINUTE);
  const closing = new AbortController();
  const serving: ServerContext = {
    office,
    publicOffice,
    access: options.access,
    shelf: new ListFileCache(publicOffice, options.keys, undefined, options.filePlaces, KeptListFiles.of(office)),
    base,
    assets: options.assets ?? builtAssets(),
    answers: new ResponseCache(),
    making: new AnswerMaker(turnstile, publicOffice.pause),
    reports: new ReportsTogether(office, publicOffice.pause),
    pictures: PictureMaker.here(),
    publicUrl: options.publicUrl?.replace(/\/$/, ''),
    onJob: options.onJob,
    closing: closing.signal,
  };
  const server = fastify({
    trustProxy,
    // headers have to arrive within ten seconds, a body within two minutes, and an answer must not stall for thirty
    // seconds
    requestTimeout: (options.access === 'read-only' ? 10 : 120) * SECOND,
    connectionTimeout: 30 * SECOND,
    keepAliveTimeout: 10 * SECOND,
    // a busy or slow machine may take its time to load the server's parts
    pluginTimeout: 0,
    http: { headersTimeout: 10 * SECOND, connectionsCheckingInterval: SECOND },
    // an answer of the API as a file, as in copies of the site, is the same answer
    rewriteUrl: ({ url = '/' }) => pageAsQuery(withoutJsonEnding(oneSpelling(url), base), base),
    genReqId: requestIds(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    ...(log === undefined ? {} : { logger: { stream: log, base: null } }),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: REQUEST_LABEL }),
    return503OnClosing: false,
    schemaController: { compilersFactory: { buildValidator: UNUSED, buildSerializer: UNUSED } },
    frameworkErrors: (error, request, reply) => void answerFault(error, request, reply, serving),
    clientErrorHandler: answerClientError,
  });
  server.addHook('preClose', async () => closing.abort());
  // for work that nobody waits for yet
  const ahead: ServerContext = { ...serving, publicOffice: { ...publicOffice, pause: turns.pauseBehind } };
  const newest = new NewestFiles(ahead);
  warmUp(server, async () => {
    await makeReady(ahead);
    await newest.make();
  });
  forgetSuperseded(server, serving, newest, options.sweepEvery ?? SWEEP_EVERY);
  if (options.access !== 'read-only') {
    runBeside(server, new WebhookSender(office, { allowed: options.webhookHosts ?? [] }));
    if (options.witnesses !== undefined) runBeside(server, new WitnessAsker(serving, options.witnesses));
  }
  const onAnswer = options.watch?.answered.bind(options.watch);
  options.watch?.open({ office, publicOffice, turns, making: serving.making });
  logWithoutPersons(server, log !== undefined, onAnswer);
  addSecurityHeaders(server);
  answerInTurns(server, turns);
  limitRequests(server, turnstile);
  refuseZeroBytes(server);
  refuseWrites(server, ({ url }) => options.desk !== undefined && isDesk(url, base));
  answerFaults(server, serving);
  serveSecurityContact(server, base, options.securityContact, office.clock);
  serveForSearchEngines(server, serving);
  serveSiteFiles(server, serving);
  await server.register(
    async (below) => {
      serveAssets(below, serving);
      serveListFiles(below, serving);
      serveLog(below, serving);
      serveReadiness(below, serving);
      serveCheckOffline(below, serving);
      serveFollow(below, serving);
      servePictures(below, serving);
      await below.register(async (own) => {
        await serveLanguage(own, base);
        serveDocs(own, base);
      });
      await below.register((api) => serveApi(api, serving));
      const { desk } = options;
      if (desk !== undefined) {
        await below.register(async (own) =>
          (await import('./desk/serve-desk.ts')).serveDesk(own, office, serving, desk),
        );
      }
      for (const language of LANGUAGES) for (const page of PAGE_ROUTES) servePage(below, serving, language, page);
    },
    { prefix: base },
  );
  const nextId = log === undefined ? undefined : requestIds();
  if (trustProxy === false) sendReadyFirst(server, { serving, turns, turnstile, nextId, onAnswer });
  return server;
}

/** `/api/v1/players/bb.json` is `/api/v1/players/bb`. */
export const withoutJsonEnding = (url: string, base: string): string =>
  url.startsWith(`${base}/api/v1/`) && !url.startsWith(`${base}/api/v1/openapi`)
    ? url.replace(/^([^?]*)\.json(?=$|\?)/, '$1')
    : url;

/** For pages of a longer list: `/en/lists/fide/2026-11/page/2`. */
const PAGE = /^(\/\w\w\/(?:lists|events|clubs|federations)(?:\/[^?]*)?)\/page\/(\d+)(?:\?(.*))?$/;

/** Translates a page in the path into `?page=2`. */
export function pageAsQuery(url: string, base: string): string {
  const [, path, page, rest] = url.startsWith(`${base}/`) ? (PAGE.exec(url.slice(base.length)) ?? []) : [];
  return path === undefined ? url : `${base}${path}?page=${page}${rest === undefined ? '' : `&${rest}`}`;
}

/** `/hu/office/events` */
const isDesk = (url: string, base: string): boolean =>
  url.startsWith(base) && /^\/[a-z]{2}\/office(?:[/?]|$)/.test(url.slice(base.length));

async function makeReady(serving: ServerContext): Promise<void> {
  const { publicOffice } = serving;
  const pools = await homePools(publicOffice);
  for (const { pool, list } of pools) if (list !== undefined) await publicOffice.blocks.list(pool, list.date);
  for (const language of LANGUAGES) {
    await publicOffice.pause();
    await (await pageContentIn(language, publicOffice.pause)).loadClauses();
    await orderlyIn(publicOffice, NAME_ORDERS[language]);
  }
  for (const { pool } of (await publicOffice.look(sitePools)).pools) await publicDrift(publicOffice, pool);
  await makeFirstPages(serving);
}

/**
 * Files of lists that may contain the name of a person erased since: they are removed with the next request, whatever
 * it asks for, and without one soon after. Files left by a killed server are removed at the start.
 */
function forgetSuperseded(server: FastifyInstance, { shelf }: ServerContext, newest: NewestFiles, every: number): void {
  // if the store is away, the next check will reach it
  const sweep = (): Promise<void> => shelf.sweep().catch(() => undefined);
  const renew = (): Promise<void> => sweep().then(() => newest.follow().catch(() => undefined));
  const timer = setInterval(() => void renew(), every).unref();
  server.addHook('onRequest', (_request, _reply, done) => {
    void sweep();
    done();
  });
  server.addHook('onListen', () => removeTemporary());
  server.addHook('onClose', async () => {
    clearInterval(timer);
    await shelf.close();
  });
}

/** Pending work at the time of closing is done by the next server. */
function runBeside(server: FastifyInstance, sender: WebhookSender | WitnessAsker): void {
  server.addHook('onListen', async () => sender.start());
  server.addHook('onClose', () => sender.stop());
}

function logWithoutPersons(
  server: FastifyInstance,
  isLogged: boolean,
  onAnswer: ((answer: LoggedAnswer) => void) | undefined,
): void {
  if (isLogged) {
    server.addHook('onRequest', (request, reply, done) => {
      reply.header(REQUEST_HEADER, request.id);
      done();
    });
  }
  server.addHook('onResponse', async ({ log, method, routeOptions }, { statusCode, elapsedTime }) => {
    const told = { method, route: routeOptions.url ?? 'none', status: statusCode, milliseconds: elapsedTime };
    logAnswer(log, told);
    onAnswer?.(told);
  });
}

function servePage(server: FastifyInstance, serving: ServerContext, language: Language, route: PageRoute): void {
  server.get(`/${language}${route.path}`, async (request, reply) => {
    const { publicOffice, answers } = serving;
    const { mark } = await publicOffice.head();
    const address = pageAddress(request);
    const before = answers.get(mark, address);
    if (before !== undefined) return send(request, reply, before);
    const query = firstOfEach(request.query as Record<string, unknown>);
    const make = async (): Promise<CachedResponse> => {
      const site = await siteOf(serving, language);
      await publicOffice.pause();
      const params = request.params as Record<string, string>;
      const made = await route.make({ publicOffice, shelf: serving.shelf, site, params, query });
      if (made === undefined) throw new ProblemError('not-found');
      const path = address.slice(serving.base.length + language.length + 1);
      // the data and its page are two turns
      await publicOffice.pause();
      const answer = await withCompressedForm(await pageAnswer(made, site, path, publicOffice.pause));
      answers.put(mark, address, answer, request.routeOptions.url as string);
      return answer;
    };
    const known = (): CachedResponse | undefined => answers.get(mark, address);
    const asked = { key: `${mark} ${address}`, cost: route.cost?.(query) ?? 1, make, known };
    return send(request, reply, await serving.making.made(request, reply, asked));
  });
}

const firstOfEach = (query: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String([value].flat()[0] ?? '')]));

function serveAssets(server: FastifyInstance, { assets }: ServerContext): void {
  server.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
    const file = assets.files.get(request.params.file);
    if (file === undefined) return reply.callNotFound();
    return send(request, reply, file());
  });
}
