/**
 * What every answer says to browsers, and how often one address may ask. Both are done here in a few lines, because as
 * plugins they took more time than all the rest of an answer that is ready (docs/decisions, `npm run bench -- http`).
 */
import { isIPv6 } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProblemError } from './problem.ts';
import type { EventLoopTurns } from './turns.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * What a page could do with the reader's machine, all refused: the site uses none of it. It copies the address of a page
 * to the clipboard where a reader asks for it, which is the one thing that it may.
 */
const REFUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
  'clipboard-read',
  'browsing-topics',
] as const;

/** The policy with some of it allowed to the page itself. */
export const permissionsWith = (allowed: readonly (typeof REFUSED)[number][]): string =>
  [...REFUSED.map((each) => `${each}=(${allowed.includes(each) ? 'self' : ''})`), 'clipboard-write=(self)'].join(', ');

/** Of TLS nothing is said: whether there is any, the proxy in front knows. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsWith([]),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What programs take, from any page too. Search engines are to find the pages, which say what they may show. */
export const CROSS_ORIGIN_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, repr-digest, retry-after',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
};

/**
 * For answers that go the framework's way; those that are ready have them among their own. What an answer says for itself
 * stays, as of what is open to all.
 */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers({ ...SECURITY_HEADERS, ...reply.getHeaders() });
    done();
  });
}

/** Programs are counted apart from people: a hall full of them behind one address is not to pay for a program that asks too often. */
export type CountOf = 'api' | 'pages';

export const countOf = (url: string): CountOf =>
  (url.split('?', 1)[0] as string).includes('/api/v1/') ? 'api' : 'pages';

/** Of one address, to the API. */
export const REQUESTS_PER_MINUTE = 600;
/** Of pages and what they load: a playing hall behind one address. */
export const PAGES_PER_MINUTE = 20 * REQUESTS_PER_MINUTE;

const MINUTE = 60_000;

/**
 * An address may send this many requests a minute. What takes long to make counts as several requests. The count of all begins anew
 * with each minute. It is kept in this process: behind several servers an address has the limit with each of them.
 */
export class RateLimiter {
  readonly #most: Readonly<Record<CountOf, number>>;
  readonly #asked = new Map<string, number>();
  #until = 0;

  /** `pages`: of all that is not the API. */
  constructor(perMinute: number, pages = perMinute) {
    this.#most = { api: perMinute, pages };
  }

  /** Seconds to wait; undefined for anybody who may come in. `cost`: as how many requests it counts. */
  wait(address: string, now: number, cost = 1, of: CountOf = 'pages'): number | undefined {
    if (now >= this.#until || now < this.#until - MINUTE) {
      this.#until = now + MINUTE;
      this.#asked.clear();
    }
    const key = `${of} ${address}`;
    const count = (this.#asked.get(key) ?? 0) + cost;
    this.#asked.set(key, count);
    return count <= this.#most[of] ? undefined : Math.ceil((this.#until - now) / 1000);
  }
}

/** A client with an IPv6 address has at least 2^64 of them, and they count as one: the first four groups. */
export function clientKey(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.split('::');
  const [first, last] = [before, after ?? ''].map((part) => (part === '' ? [] : part.split(':'))) as [
    string[],
    string[],
  ];
  const left = after === undefined ? 0 : 8 - first.length - last.length - (last.at(-1)?.includes('.') === true ? 1 : 0);
  const groups = [...first, ...Array.from({ length: left }, () => '0'), ...last];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** Many that come in at once do not hold the loop together. */
export function answerInTurns(server: FastifyInstance, turns: EventLoopTurns): void {
  server.server.on('connection', turns.connected);
  server.addHook('onRequest', ({ ip }, { raw }, done) => {
    raw.once('close', turns.answered);
    turns.admit(clientKey(ip), done);
  });
}

export function limitRequests(server: FastifyInstance, turnstile: RateLimiter): void {
  server.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    const seconds = turnstile.wait(clientKey(request.ip), Date.now(), 1, countOf(request.url));
    if (seconds === undefined) return done();
    reply.header('retry-after', seconds);
    done(new ProblemError('too-many-requests'));
  });
}

/** Nothing has a byte of zero in its address, and not every store can be asked for one. Which methods there are is said before. */
export function refuseZeroBytes(server: FastifyInstance): void {
  server.addHook('preHandler', ({ url, method }, _reply, done) => {
    if (!/^[^?]*%00/.test(url)) return done();
    done(new ProblemError(method === 'GET' && url.startsWith('/api/') ? 'wrong-parameter' : 'not-found'));
  });
}

const METHODS = 'GET, HEAD, OPTIONS';
/** More than any program sends by mistake. */
const LARGEST_BODY = 256 * 1024;

/** Milliseconds between two pieces of a body that nobody wants: so few a second do not fill the memory. */
const BODY_EVERY = 20;

/**
 * What is sent along is let in slowly and thrown away. A connection that was closed instead could lose the answer that says
 * why.
 */
export function discardBody({ raw: body }: Pick<FastifyRequest, 'raw'>): void {
  body.on('data', () => {
    body.pause();
    setTimeout(() => body.resume(), BODY_EVERY).unref();
  });
}

/**
 * Everything can only be read, but for what has a route of its own method, such as the acts of the API, which ask for a key before they
 * read what was sent, and for what takes forms. Elsewhere a body is not looked at, only how large it says it is.
 */
export function refuseWrites(server: FastifyInstance, takesForms: (request: FastifyRequest) => boolean): void {
  server.addHook('onRequest', (request, reply, done) => {
    const { method, headers } = request;
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead && (!request.is404 || (method === 'POST' && takesForms(request)))) return done();
    if ('content-length' in headers || 'transfer-encoding' in headers) discardBody(request);
    if (isRead) return done();
    reply.header('allow', METHODS);
    if (method !== 'OPTIONS') {
      return done(new ProblemError(Number(headers['content-length']) > LARGEST_BODY ? 'too-large' : 'wrong-method'));
    }
    reply
      .code(204)
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': '*',
        'access-control-max-age': '86400',
      })
      .send();
  });
}
