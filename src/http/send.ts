/** How an answer is sent: plain, compressed, or only as the tag that the client already has. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFault } from './fault-log.ts';
import { SECURITY_HEADERS } from './guard.ts';
import type { CachedResponse } from './kept.ts';

/** Pages and answers may be cached by anybody, and are revalidated by their tag. */
export const CACHE_AND_REVALIDATE = 'public, max-age=60, stale-while-revalidate=600';
/** What depends on the rules alone changes only with the program. */
export const CACHE_FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** Cached answers are written directly to the connection. */
export function send(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): FastifyReply {
  const { status, headers, bytes } = formFor(request, answer);
  // before the reply is taken from the framework, which reports invalid headers
  reply.raw.writeHead(status, [...rawHeaders(reply), ...headers]);
  reply.hijack();
  reply.raw.end(bytes);
  return reply;
}

/** The same where the framework has not seen the request. */
export function sendRaw(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  more: readonly string[] = [],
): void {
  const { status, headers, bytes } = formFor(request, answer);
  response.writeHead(status, more.length === 0 ? (headers as string[]) : [...headers, ...more]);
  response.end(bytes);
}

/** The headers that select an answer. */
type Question = Pick<IncomingMessage, 'headers'>;

interface SentForm {
  readonly status: number;
  readonly headers: readonly string[];
  readonly bytes: Buffer | undefined;
}

function formFor(request: Question & { readonly method?: string | undefined }, answer: CachedResponse): SentForm {
  const form = takesGzip(request) ? answer.gzipped : answer.plain;
  if (answer.status === 200 && isTagged(request, form.etag))
    return { status: 304, headers: form.known, bytes: undefined };
  return { status: answer.status, headers: form.headers, bytes: request.method === 'HEAD' ? undefined : form.bytes };
}

/** Headers that were set before. */
const rawHeaders = (reply: FastifyReply): readonly string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);

/** What askers say, and whether it takes packed bytes: browsers say one of a few things. */
const KNOWN_ENCODINGS = new Map<string, boolean>();
const MOST_KNOWN = 64;

export function takesGzip({ headers }: Question): boolean {
  const accepted = headers['accept-encoding'] ?? '';
  const known = KNOWN_ENCODINGS.get(accepted);
  if (known !== undefined) return known;
  const takes = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))/i.test(accepted);
  if (KNOWN_ENCODINGS.size < MOST_KNOWN && accepted.length < 100) KNOWN_ENCODINGS.set(accepted, takes);
  return takes;
}

/** Whether the client has the version of this tag. Proxies that recompress an answer make its tag weak. */
export function isTagged({ headers }: Question, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || known === etag) return known !== undefined;
  return known.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));
}

/** Whether no bytes are sent: the client has them, or does not want them. */
export const isOnlyHead = (request: FastifyRequest, etag: string): boolean =>
  request.method === 'HEAD' || isTagged(request, etag);

export interface StreamedBody {
  readonly etag: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the bytes are compressed already, or will be by `read`. */
  readonly isPacked: boolean;
  /** If it is known beforehand. */
  readonly length?: number;
  readonly read: () => readonly [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]];
}

/**
 * Bytes that are not cached, at the client's speed. Nothing is read for a client that has them, or that requests only
 * the headers.
 */
export function sendStream(request: FastifyRequest, reply: FastifyReply, answer: StreamedBody): FastifyReply {
  const { etag, type, headers, isPacked, length, read } = answer;
  const isKnown = isTagged(request, etag);
  const known = { ...SECURITY_HEADERS, etag, vary: 'accept-encoding', ...headers };
  const sent = {
    ...known,
    'content-type': type,
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    ...(length === undefined ? {} : { 'content-length': String(length) }),
  };
  const { raw } = reply;
  raw.writeHead(isKnown ? 304 : 200, [...rawHeaders(reply), ...Object.entries(isKnown ? known : sent).flat()]);
  reply.hijack();
  if (isOnlyHead(request, etag)) raw.end();
  else pipeline([...read(), raw], (error) => logBroken(request, error));
  return reply;
}

/** A client that goes away early is not an error. */
function logBroken(request: FastifyRequest, error: NodeJS.ErrnoException | null | undefined): void {
  if (error == null || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  logFault(request.log, error);
}
