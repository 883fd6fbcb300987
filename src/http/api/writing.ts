/** Routes for programs with a key. The key is checked before the body is read. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accessFinding } from '../../desk/findings/access.ts';
import { type KeyHolderAccount, scopeRefusal } from '../../desk/accounts/api-keys.ts';
import { isLanguage, type Language } from '../../content/languages.ts';
import { inSlices } from '../../core/slices.ts';
import type { Finding } from '../../core/finding.ts';
import { Gate } from '../gate.ts';
import { discardBody } from '../guard.ts';
import { ProblemError } from '../problem.ts';
import { logSecurity } from '../security-log.ts';
import type { ServerContext } from '../serving.ts';
import { jsonSlices } from './json-text.ts';
import { KeyHolders } from './key-holders.ts';
import { RouteChecker } from './questions.ts';
import { API } from './route.ts';
import { ACT_ROUTES } from './write-acts.ts';
import { refusedAnswer } from './write-answers.ts';
import { bodyLimitOf } from './write-bodies.ts';
import { FORM_ROUTES } from './write-forms.ts';
import { JOB_ROUTES } from './write-jobs.ts';
import { REPORT_ROUTES } from './write-reports.ts';
import { REQUEST_ROUTES } from './write-requests.ts';
import type { KeyedAnswer, KeyedRequest, KeyedRoute } from './write-route.ts';

export const KEYED_ROUTES: readonly KeyedRoute[] = [
  ...REPORT_ROUTES,
  ...ACT_ROUTES,
  ...FORM_ROUTES,
  ...REQUEST_ROUTES,
  ...JOB_ROUTES,
];

/** Each request holds its body in memory; the others wait without one. */
const WORK = { atOnce: 16, atOnceEach: 12, waiting: 500, waitingEach: 250 };
/** Reports are small, and many of them are submitted together. */
const REPORTS = { atOnce: 128, atOnceEach: 96, waiting: 500, waitingEach: 250 };
const SMALL = 128 * 1024;
/** An unknown key counts as this many requests. */
const UNKNOWN_KEY_COSTS = 20;
/** Milliseconds. A publication may take minutes, in which nothing is sent. */
const LONGEST_ACT = 10 * 60_000;

/** `Bearer elk_…`. */
const secretIn = ({ headers: { authorization = '' } }: FastifyRequest): string | undefined =>
  /^Bearer +(\S{1,200}) *$/i.exec(authorization)?.[1];

const languageOf = ({ query }: FastifyRequest): Language => {
  const { lang } = query as { readonly lang?: unknown };
  return isLanguage(lang) ? lang : 'en';
};

interface Admitted {
  readonly holder: KeyHolderAccount;
  /** For a report, to be called when it is there. */
  readonly arrived?: (() => void) | undefined;
}

/** The owner of the key, if the key has the scope. */
async function admittedBy(
  request: FastifyRequest,
  route: KeyedRoute,
  { making }: ServerContext,
  holders: KeyHolders,
): Promise<Admitted | Finding> {
  const secret = secretIn(request);
  if (secret === undefined) return accessFinding('access.key-needed', {});
  const { value: holder, findings } = await holders.holderOf(secret);
  if (holder === undefined) {
    making.charge(request, UNKNOWN_KEY_COSTS);
    return findings[0] as Finding;
  }
  return (route.scopes.length === 0 ? undefined : scopeRefusal(holder.scopes, route.scopes)) ?? { holder };
}

async function sendAnswer(
  reply: FastifyReply,
  { status, value, headers = {} }: KeyedAnswer,
  { publicOffice }: ServerContext,
): Promise<FastifyReply> {
  const text = await inSlices(jsonSlices(value), publicOffice.pause);
  return reply
    .code(status)
    .headers({ ...headers, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('application/json; charset=utf-8')
    .send(text);
}

/** `attachment; filename="open.trf"`. */
function fileNameIn({ headers }: FastifyRequest): string | undefined {
  const text = headers['content-disposition'] ?? '';
  const [, encoded] = /filename\*=utf-8''([^;]+)/i.exec(text) ?? [];
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded.trim());
    } catch {
      throw new ProblemError('malformed-request');
    }
  }
  const [, quoted, plain] = /filename="([^"]*)"|filename=([^;\s]+)/i.exec(text) ?? [];
  return quoted ?? plain;
}

const LONGEST_KEY = 200;

function idempotencyKeyIn({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || key === '' || key.length > LONGEST_KEY) throw new ProblemError('malformed-request');
  return key;
}

export function serveWriting(server: FastifyInstance, serving: ServerContext): void {
  const [work, reports] = [new Gate(WORK), new Gate(REPORTS)];
  const holders = new KeyHolders(serving.office);
  const gateFor = (route: KeyedRoute, { headers }: FastifyRequest): Gate =>
    route.name === 'events.submit' && Number(headers['content-length']) <= SMALL ? reports : work;
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const route of KEYED_ROUTES) {
    const questions = new RouteChecker(route);
    const bodyLimit = bodyLimitOf(route);
    const enter = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | void> => {
      const arrived = route.name === 'events.submit' ? serving.reports.expect() : undefined;
      if (arrived !== undefined) reply.raw.once('close', arrived);
      const who = await admittedBy(request, route, serving, holders);
      if (!('holder' in who)) {
        logSecurity(request.log, 'key-refused');
        discardBody(request);
        return sendAnswer(reply, await refusedAnswer(who, languageOf(request)), serving);
      }
      if (Number(request.headers['content-length']) > bodyLimit) {
        discardBody(request);
        throw new ProblemError('too-large');
      }
      try {
        await questions.check({ params: request.params, query: request.query });
        const leave = await gateFor(route, request).enter(who.holder.account.account, () => reply.raw.destroyed);
        reply.raw.once('close', leave);
      } catch (error) {
        discardBody(request);
        throw error;
      }
      request.raw.socket.setTimeout(LONGEST_ACT);
      admitted.set(request, { ...who, arrived });
    };
    server.route({
      method: route.method,
      url: `${API}${route.path}`,
      bodyLimit,
      onRequest: enter,
      handler: async (request, reply) => {
        const { holder, arrived } = admitted.get(request) as Admitted;
        arrived?.();
        const { params, query, headers } = request as typeof request & Pick<KeyedRequest, 'params' | 'query'>;
        const body = (request.body ?? new Uint8Array()) as Uint8Array;
        const answer = await route.make({
          serving,
          holder,
          params,
          query,
          body,
          type: headers['content-type'] ?? '',
          fileName: fileNameIn(request),
          idempotencyKey: idempotencyKeyIn(request),
          language: languageOf(request),
          address: request.url,
        });
        return sendAnswer(reply, answer, serving);
      },
    });
  }
}
