/**
 * What every answer says to browsers, and how often one address may ask. Both are done here in a few lines, because as
 * plugins they took more time than all the rest of an answer that is ready (docs/decisions, `npm run bench -- http`).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Of TLS nothing is said: whether there is any, the proxy in front knows. */
export const GUARDING: Readonly<Record<string, string>> = {
  'content-security-policy': POLICY,
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** For answers that go the framework's way; those that are ready have them among their own. */
export function guardAnswers(server: FastifyInstance): void {
  server.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(GUARDING);
    done();
  });
}

const MINUTE = 60_000;

/** An address may ask so often in a minute. The count of all begins anew with each minute. */
export class Turnstile {
  readonly #most: number;
  readonly #asked = new Map<string, number>();
  #until = 0;

  constructor(perMinute: number) {
    this.#most = perMinute;
  }

  /** Seconds to wait; undefined for who may come in. */
  wait(address: string, now: number): number | undefined {
    if (now >= this.#until || now < this.#until - MINUTE) {
      this.#until = now + MINUTE;
      this.#asked.clear();
    }
    const count = (this.#asked.get(address) ?? 0) + 1;
    this.#asked.set(address, count);
    return count <= this.#most ? undefined : Math.ceil((this.#until - now) / 1000);
  }
}

class TooMany extends Error {
  readonly statusCode = 429;
}

export function limitRequests(server: FastifyInstance, perMinute: number): void {
  const turnstile = new Turnstile(perMinute);
  server.addHook('onRequest', (request: FastifyRequest, reply, done) => {
    const seconds = turnstile.wait(request.ip, Date.now());
    if (seconds === undefined) return done();
    reply.header('retry-after', seconds);
    done(new TooMany('too many requests'));
  });
}
