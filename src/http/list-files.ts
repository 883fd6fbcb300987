/** `/files/fide-2026-10.csv`, its signature `.sig` and its digest `.sha256`; and the office's public keys. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicKeys, publicKeysText } from '../desk/keys/announced.ts';
import { ENDINGS, type ListFormat } from '../reading/lists/files.ts';
import { listDateIn } from '../reading/public/list.ts';
import { TooManyWaiting } from '../reading/public/one-at-a-time.ts';
import { CROSS_ORIGIN_HEADERS } from './guard.ts';
import { cachedResponse } from './kept.ts';
import { CACHE_AND_REVALIDATE, sendStream, isOnlyHead, send, takesGzip } from './send.ts';
import type { ServerContext } from './serving.ts';
import type { ListFileRequest, CachedListFile } from './shelf.ts';

const TYPES: Readonly<Record<ListFormat, string>> = {
  'fide-txt': 'text/plain; charset=utf-8',
  'fide-xml': 'application/xml; charset=utf-8',
  'fide-combined-txt': 'text/plain; charset=utf-8',
  'fide-combined-xml': 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  'csv-exact': 'text/csv; charset=utf-8',
  'titles-csv': 'text/csv; charset=utf-8',
  'titles-json': 'application/json; charset=utf-8',
  'ranking-csv': 'text/csv; charset=utf-8',
  'recomputed-csv': 'text/csv; charset=utf-8',
  'titles-csv-exact': 'text/csv; charset=utf-8',
};

const NAME =
  /^(.+)-(\d{4}-\d{2}(?:-\d{2})?)((?:-titles|-combined|-ranking|-recomputed)?(?:\.exact)?\.[a-z]+?)(\.sig|\.sha256)?$/;

/** Whether a name has the month and no day. */
const isOfMonth = (name: string): boolean => NAME.exec(name)?.[2]?.length === 7;

interface Named extends ListFileRequest {
  readonly beside?: string;
}

/** The file for a name; undefined for any other name. */
export function fileNamed(name: string): Named | undefined {
  const [, pool, day, ending, beside] = NAME.exec(name) ?? [];
  const format = (Object.keys(ENDINGS) as ListFormat[]).find((each) => ENDINGS[each] === ending);
  const date = day === undefined ? undefined : listDateIn(day);
  if (pool === undefined || date === undefined || format === undefined) return undefined;
  return { pool, date, format, ...(beside === undefined ? {} : { beside }) };
}

/** In requests for a cached answer. */
const COST = 5;
/**
 * Milliseconds. A connection without traffic is closed after half a minute; a file that takes longer is made
 * nevertheless.
 */
const PATIENCE = 20_000;

/**
 * The file, if it is ready before the client's connection is closed; otherwise an answer that says when to ask again.
 */
async function soon<T>(file: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new TooManyWaiting()), PATIENCE);
  });
  try {
    return await Promise.race([file, late]);
  } finally {
    clearTimeout(timer);
  }
}

export function serveListFiles(server: FastifyInstance, { publicOffice, shelf, making, base }: ServerContext): void {
  server.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const named = fileNamed(request.params.name);
    if (named !== undefined) making.charge(request, COST);
    const file = named === undefined ? undefined : await soon(shelf.file(named));
    if (named === undefined || file === undefined) return reply.callNotFound();
    const beside = named.beside ?? '';
    // where lists have days, the month redirects to that of its first; otherwise there is one name, not two
    if (request.params.name !== `${file.name}${beside}`) {
      return isOfMonth(request.params.name)
        ? reply.headers(CROSS_ORIGIN_HEADERS).redirect(`${base}/files/${file.name}${beside}`, 302)
        : reply.callNotFound();
    }
    switch (named.beside) {
      case undefined:
        return sendFile(request, reply, file);
      case '.sha256':
        return sendText(request, reply, `${file.name}.sha256`, `${file.sha256}  ${file.name}\n`);
      default:
        return file.signature === undefined
          ? reply.callNotFound()
          : sendText(request, reply, `${file.name}.sig`, file.signature);
    }
  });
  server.get('/.well-known/elobook-keys.json', async (request, reply) => {
    const text = await publicOffice.remember('keys', async () => publicKeysText(await publicKeys(publicOffice.office)));
    return send(
      request,
      reply,
      cachedResponse(200, 'application/json; charset=utf-8', text, {
        ...CROSS_ORIGIN_HEADERS,
        'cache-control': CACHE_AND_REVALIDATE,
      }),
    );
  });
}

const attachment = (name: string): string => `attachment; filename="${name}"`;

function sendText(request: FastifyRequest, reply: FastifyReply, name: string, text: string): FastifyReply {
  const headers = {
    ...CROSS_ORIGIN_HEADERS,
    'cache-control': CACHE_AND_REVALIDATE,
    'content-disposition': attachment(name),
  };
  return send(request, reply, cachedResponse(200, 'text/plain; charset=utf-8', text, headers));
}

/** The digest of the bytes is the tag; the compressed form has its own. */
async function sendFile(request: FastifyRequest, reply: FastifyReply, file: CachedListFile): Promise<FastifyReply> {
  const isPacked = takesGzip(request);
  const etag = `"${file.sha256.slice(0, 32)}${isPacked ? '-gzip' : ''}"`;
  const opened = isOnlyHead(request, etag) ? undefined : await file.read(isPacked ? 'gzip' : 'plain');
  // it was removed between the two steps, and will be made again on the next request
  if (opened === undefined && !isOnlyHead(request, etag)) throw new TooManyWaiting();
  const digest = `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`;
  return sendStream(request, reply, {
    etag,
    type: TYPES[file.format],
    headers: {
      ...CROSS_ORIGIN_HEADERS,
      'cache-control': CACHE_AND_REVALIDATE,
      'content-disposition': attachment(file.name),
      // of the bytes as sent, which only here are those of the file
      ...(isPacked ? {} : { 'repr-digest': digest }),
    },
    isPacked,
    length: isPacked ? file.gzippedBytes : file.bytes,
    read: () => [opened as NodeJS.ReadableStream],
  });
}
