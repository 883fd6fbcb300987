/** The addresses that are asked for, and those that are written into answers. */
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from './serving.ts';

/** A host name that may be part of an address; any other value is replaced by this machine's. */
const HOST = /^[\w.-]+(?::\d{1,5})?$|^\[[\da-f:]+\](?::\d{1,5})?$/i;

/**
 * The beginning of whole addresses in feeds, `robots.txt` and sitemaps. Where the operator has named the public address,
 * it is that one: the host of a request can be chosen by anybody who asks, and a cache in front could give the answer to
 * others.
 */
export const publicOriginOf = ({ publicUrl }: ServerContext, { protocol, host }: FastifyRequest): string =>
  publicUrl ?? `${protocol}://${HOST.test(host) ? host : 'localhost'}`;

/** `http://ratings.example.org` in a request that names the host in its first line, as requests to proxies do. */
const BEFORE_PATH = /^https?:\/\/[^/?#]*/i;

/** Escapes of letters, digits, `-`, `.`, `_` and `~`, which mean the same without them (RFC 3986, 6.2.2.2). */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/**
 * Gives an address the one spelling by which requests are counted, limited and cached. The router takes `/%61pi/v1` for
 * `/api/v1`, and so has everything else.
 */
export function oneSpelling(url: string): string {
  const from = url.startsWith('/') ? url : url.replace(BEFORE_PATH, '') || '/';
  if (!from.includes('%')) return from;
  const [path = '', ...query] = from.split('?');
  return [path.replace(NEEDLESS_ESCAPE, decodeURIComponent), ...query].join('?');
}

/**
 * The address by which a page is made and kept. A page that is asked for in another spelling has a mark, which no address
 * has: it is not offered to search engines, and is kept once, however it is spelled.
 */
export const pageAddress = ({ url, originalUrl }: Pick<FastifyRequest, 'url' | 'originalUrl'>): string =>
  originalUrl.includes('%') && oneSpelling(originalUrl) !== originalUrl ? `${url}#` : url;
