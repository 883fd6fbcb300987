/** Error answers: problems below `/api`, pages elsewhere. Of an internal error they say only that it happened. */
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pageContentIn, isLanguage, type Language } from '../content/languages.ts';
import { TooManyWaiting } from '../reading/public/one-at-a-time.ts';
import { storeFinding } from '../desk/wire.ts';
import { type Page, messagePage } from '../web/page.tsx';
import { type Site, siteIn } from '../web/site.ts';
import { HEALTH } from './api/health.ts';
import { REQUEST_HEADER } from './answer-log.ts';
import { logFault } from './fault-log.ts';
import { SECURITY_HEADERS, CROSS_ORIGIN_HEADERS } from './guard.ts';
import { type CachedResponse, cachedResponse } from './kept.ts';
import { wishedLanguage } from './language.ts';
import { pageAnswer, siteOf } from './page-answer.ts';
import { type Problem, type ProblemCode, PROBLEM_TYPE, ProblemError, problemOf, PROBLEMS } from './problem.ts';
import { READY } from './readiness.ts';
import { send } from './send.ts';
import type { ServerContext } from './serving.ts';

type Fault = Error & { readonly statusCode?: number };

export function answerFaults(server: FastifyInstance, serving: ServerContext): void {
  server.setNotFoundHandler((request, reply) => answerFault(new ProblemError('not-found'), request, reply, serving));
  server.setErrorHandler<Fault>((error, request, reply) => answerFault(error, request, reply, serving));
}

export async function answerFault(
  error: Fault,
  request: FastifyRequest,
  reply: FastifyReply,
  serving: ServerContext,
): Promise<FastifyReply> {
  const problem = error instanceof ProblemError ? error.problem : problemOf(codeOf(error));
  if (problem.code === 'internal-error') logFault(request.log, error);
  forgetHeaders(reply);
  const seconds = error instanceof ProblemError ? error.retryAfter : undefined;
  const later = seconds ?? RETRY_AFTER[problem.code];
  if (later !== undefined) reply.header('retry-after', later);
  if (isApi(request, serving)) return send(request, reply, problemAnswer(problem));
  const site = await siteFor(problem, request, serving);
  return send(request, reply, await pageAnswer(faultPage(problem, site), site, '/'));
}

/** Seconds after which a retry makes sense: a database being restarted, or a few files being made, take as long. */
const RETRY_AFTER: Partial<Record<ProblemCode, number>> = { 'store-unavailable': 10, busy: 30 };

/** The page that reports an unavailable store does not ask it again. */
const siteFor = async ({ code }: Problem, request: FastifyRequest, serving: ServerContext): Promise<Site> =>
  code === 'store-unavailable'
    ? bareSite(serving, request)
    : siteOf(serving, languageOf(request, serving.base)).catch(() => bareSite(serving, request));

const LASTING: readonly string[] = ['allow', 'retry-after', REQUEST_HEADER];

/** Headers meant for the answer that failed. */
function forgetHeaders(reply: FastifyReply): void {
  for (const name of Object.keys(reply.getHeaders())) {
    if (!LASTING.includes(name)) reply.removeHeader(name);
  }
}

const isApi = ({ url }: FastifyRequest, { base }: ServerContext): boolean =>
  [`${base}/api/`, `${base}${HEALTH.path}`, `${base}${READY}`].some((path) => url.startsWith(path));

/** Problems that do not depend on the request: two hundred parallel refusals are quick. */
const USUAL = new Map<ProblemCode, CachedResponse>();

function problemAnswer(problem: Problem): CachedResponse {
  const { code, detail, errors } = problem;
  const isUsual = errors === undefined && detail === PROBLEMS[code].detail;
  const before = isUsual ? USUAL.get(code) : undefined;
  if (before !== undefined) return before;
  const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': 'no-cache' };
  const answer = cachedResponse(problem.status, PROBLEM_TYPE, JSON.stringify(problem), headers);
  if (isUsual) USUAL.set(code, answer);
  return answer;
}

function faultPage({ code, status }: Problem, site: Site): Page {
  const { notFound, notFoundText, tooMany, tooManyText, failed, failedText, busy, busyText, away, awayText } =
    site.words;
  if (code === 'too-many-requests') return messagePage(site, tooMany, tooManyText, status);
  if (code === 'busy') return messagePage(site, busy, busyText, status);
  if (code === 'store-unavailable') return messagePage(site, away, awayText, status);
  return status < 500
    ? messagePage(site, notFound, notFoundText, status)
    : messagePage(site, failed, failedText, status);
}

/** Without the store nothing is known of the office; the page is still in the reader's language. */
async function bareSite({ base, assets }: ServerContext, request: FastifyRequest): Promise<Site> {
  const language = languageOf(request, base);
  return siteIn(language, await pageContentIn(language), { office: 'Elobook', pools: [], base, assets: assets.names });
}

const languageOf = ({ url, headers }: FastifyRequest, base: string): Language => {
  const first = url.slice(base.length).split(/[/?]/)[1];
  return isLanguage(first) ? first : wishedLanguage(headers['accept-language']);
};

const BY_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not-found',
  413: 'too-large',
  414: 'address-too-long',
  415: 'wrong-media-type',
  429: 'too-many-requests',
};

function codeOf(error: Fault): ProblemCode {
  if (storeFinding(error) !== undefined) return 'store-unavailable';
  if (error instanceof TooManyWaiting) return 'busy';
  const { statusCode = 500 } = error;
  return BY_STATUS[statusCode] ?? (statusCode < 500 ? 'malformed-request' : 'internal-error');
}

const BY_CLIENT_ERROR: Readonly<Record<string, ProblemCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timed-out',
  HPE_HEADER_OVERFLOW: 'headers-too-large',
};

/** Input that never became a request. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const problem = problemOf(BY_CLIENT_ERROR[error.code ?? ''] ?? 'malformed-request');
  const body = JSON.stringify(problem);
  const headers = {
    ...SECURITY_HEADERS,
    connection: 'close',
    'content-type': PROBLEM_TYPE,
    'content-length': String(Buffer.byteLength(body)),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  if (socket.writable)
    socket.write(`HTTP/1.1 ${problem.status} ${problem.title}\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
