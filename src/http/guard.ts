/**
 * Security headers and rate limits. They are a few lines here because as plugins they took more time than the rest of a
 * cached answer (docs/decisions, `npm run bench -- http`).
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
 * Browser features that a page could use, all switched off: the site needs none of them. Copying a page's address to
 * the clipboard on request is the one exception.
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

/** The policy with some features allowed to the page itself. */
export const permissionsWith = (allowed: readonly (typeof REFUSED)[number][]): string =>
  [...REFUSED.map((each) => `${each}=(${allowed.includes(each) ? 'self' : ''})`), 'clipboard-write=(self)'].join(', ');

/** Nothing about TLS: only the proxy in front knows whether there is any. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissionsWith([]),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For programs, and from any origin. Search engines may index pages, which set their own rules. */
export const CROSS_ORIGIN_HEADERS: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag, repr-digest, retry-after',
  'cross-origin-resource-policy': 'cross-origin',
  'x-robots-tag': 'noindex',
};

/**
 * For answers sent by the framework; cached ones have these among their own headers. An answer's own headers are kept,
 * such as those of public resources.
 */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers({ ...SECURITY_HEADERS, ...reply.getHeaders() });
    done();
  });
}

/**
 * Programs are counted apart from people: a hall full of people behind one address is not affected by a program that
 * sends too many requests.
 */
export type CountOf = 'api' | 'pages';

export const countOf = (url: string): CountOf =>
  (url.split('?', 1)[0] as string).includes('/api/v1/') ? 'api' : 'pages';

/** From one address, to the API. */
export const REQUESTS_PER_MINUTE = 600;
/** For pages and what they load: a playing hall behind one address. */
export const PAGES_PER_MINUTE = 20 * REQUESTS_PER_MINUTE;

const MINUTE = 60_000;

/**
 * Limits the requests of an address in a minute. Expensive answers count as several requests. All counts restart every
 * minute. They are kept in this process: with several servers an address has the limit at each of them.
 */
export class RateLimiter {
  readonly #most: Readonly<Record<CountOf, number>>;
  readonly #asked = { api: new Map<string, number>(), pages: new Map<string, number>() };
  #until = 0;

  /** `pages`: for everything that is not the API. */
  constructor(perMinute: number, pages = perMinute) {
    this.#most = { api: perMinute, pages };
  }

  /** Seconds to wait; undefined where the request is allowed. `cost`: number of requests that it counts as. */
  wait(address: string, now: number, cost = 1, of: CountOf = 'pages'): number | undefined {
    if (now >= this.#until || now < this.#until - MINUTE) {
      this.#until = now + MINUTE;
      this.#asked.api.clear();
      this.#asked.pages.clear();
    }
    const asked = this.#asked[of];
    const count = (asked.get(address) ?? 0) + cost;
    asked.set(address, count);
    return count <= this.#most[of] ? undefined : Math.ceil((this.#until - now) / 1000);
  }
}

/** A client with an IPv6 address has at least 2^64 of them, which count as one: the first four groups. */
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

/** Requests that arrive together do not block the event loop. */
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

/** U+0000 is never valid in an address, and not every store accepts it. Wrong methods are reported first. */
export function refuseZeroBytes(server: FastifyInstance): void {
  server.addHook('preHandler', ({ url, method }, _reply, done) => {
    if (!/^[^?]*%00/.test(url)) return done();
    done(new ProblemError(method === 'GET' && url.startsWith('/api/') ? 'wrong-parameter' : 'not-found'));
  });
}

const METHODS = 'GET, HEAD, OPTIONS';
/** More than any program sends by mistake. */
const LARGEST_BODY = 256 * 1024;

/** Milliseconds between two pieces of an unwanted body: so slow that it does not fill the memory. */
const BODY_EVERY = 20;

/** Reads the body slowly and discards it. Closing the connection instead could lose the answer that says why. */
export function discardBody({ raw: body }: Pick<FastifyRequest, 'raw'>): void {
  body.on('data', () => {
    body.pause();
    setTimeout(() => body.resume(), BODY_EVERY).unref();
  });
}

/**
 * Everything is read-only, except for routes with their own method, such as the acts of the API, which check a key
 * before reading the body, and routes that take forms. Elsewhere a body is not read; only its declared size is checked.
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
