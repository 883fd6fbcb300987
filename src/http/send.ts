/** How an answer goes out: whole, packed, or only as the tag that the asker has already. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logFault } from './fault-log.ts';
import { SECURITY_HEADERS } from './guard.ts';
import type { CachedResponse } from './kept.ts';

/** Pages and answers may be kept by anybody, and are asked for again by their tag. */
export const CACHE_AND_REVALIDATE = 'public, max-age=60, stale-while-revalidate=600';
/** What follows from the rules alone changes only with the program. */
export const CACHE_FOR_A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** What is ready goes straight to the connection. */
export function send(request: FastifyRequest, reply: FastifyReply, answer: CachedResponse): FastifyReply {
  const { status, headers, bytes } = formFor(request, answer);
  // before the reply is taken from the framework, which answers for a header that cannot be sent
  reply.raw.writeHead(status, [...rawHeaders(reply), ...headers]);
  reply.hijack();
  reply.raw.end(bytes);
  return reply;
}

/** The same where the framework has not seen the question. */
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

/** What an answer is chosen by. */
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

/** What was set before. */
const rawHeaders = (reply: FastifyReply): readonly string[] =>
  Object.entries(reply.getHeaders()).flatMap(([name, value]) => [name, String(value)]);

export const takesGzip = ({ headers }: Question): boolean =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:[,\s]|$))/i.test(headers['accept-encoding'] ?? '');

/** Whether the asker has what the tag stands for. Proxies that repack an answer call its tag weak. */
export function isTagged({ headers }: Question, etag: string): boolean {
  const known = headers['if-none-match'];
  if (known === undefined || known === etag) return known !== undefined;
  return known.split(',').some((each) => ['*', etag, `W/${etag}`].includes(each.trim()));
}

/** Whether no bytes are sent: the asker has them, or does not want them. */
export const isOnlyHead = (request: FastifyRequest, etag: string): boolean =>
  request.method === 'HEAD' || isTagged(request, etag);

export interface StreamedBody {
  readonly etag: string;
  readonly type: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Where the bytes are packed already, or will be by `read`. */
  readonly isPacked: boolean;
  /** Where it is known before. */
  readonly length?: number;
  readonly read: () => readonly [NodeJS.ReadableStream, ...NodeJS.ReadWriteStream[]];
}

/** Bytes that are not kept, as fast as the asker takes them. Nothing is read for a client that has them, or asks for the head alone. */
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

/** Whoever went away before the end is no fault. */
function logBroken(request: FastifyRequest, error: NodeJS.ErrnoException | null | undefined): void {
  if (error == null || error.code === 'ERR_STREAM_PREMATURE_CLOSE') return;
  logFault(request.log, error);
}
