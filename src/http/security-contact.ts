/**
 * `/.well-known/security.txt` (RFC 9116): the contact for security problems. Without a contact there is no such file.
 */
import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '../content/languages.ts';
import { CROSS_ORIGIN_HEADERS } from './guard.ts';
import { cachedResponse } from './kept.ts';
import { CACHE_AND_REVALIDATE, send } from './send.ts';

const PATH = '/.well-known/security.txt';
const DAY = 24 * 60 * 60 * 1000;

/**
 * The text is valid for a year from the beginning of the present day, in UTC, so that it stays the same for a day. Only
 * the proxy in front knows the public address of the site: `Canonical` is left out.
 */
export function securityText(contact: string, now: number): string {
  const expires = new Date((Math.floor(now / DAY) + 365) * DAY).toISOString().replace('.000Z', 'Z');
  return `Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: ${LANGUAGES.join(', ')}\n`;
}

/** At the root of the host, where clients look for it, and below the base, where the proxy may lead to it. */
export function serveSecurityContact(
  server: FastifyInstance,
  base: string,
  contact: string | undefined,
  clock: () => number,
): void {
  if (contact === undefined) return;
  for (const path of new Set([PATH, `${base}${PATH}`])) {
    server.get(path, async (request, reply) =>
      send(
        request,
        reply,
        cachedResponse(200, 'text/plain; charset=utf-8', securityText(contact, clock()), {
          ...CROSS_ORIGIN_HEADERS,
          'cache-control': CACHE_AND_REVALIDATE,
        }),
      ),
    );
  }
}
