/** `/files/fide-2026-10.csv`, its signature `.sig` and its digest `.sha256`; and the office's public keys. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicKeys, publicKeysText } from '../office/keys/announced.ts';
import { ENDINGS, type ListFormat } from '../office/lists/files.ts';
import { dateOf } from '../office/public/list.ts';
import { kept } from './kept.ts';
import { ASK_AGAIN, send, type Serving, takesGzip } from './server.ts';
import type { FileAsked, ShelvedFile } from './shelf.ts';

const TYPES: Readonly<Record<ListFormat, string>> = {
  'fide-txt': 'text/plain; charset=utf-8',
  'fide-xml': 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  'titles-csv': 'text/csv; charset=utf-8',
  'titles-json': 'application/json; charset=utf-8',
};

const NAME = /^(.+)-(\d{4}-\d{2}(?:-\d{2})?)((?:-titles)?\.[a-z]+?)(\.sig|\.sha256)?$/;

interface Named extends FileAsked {
  readonly beside?: string;
}

/** What a name asks for; undefined where it is none of ours. */
export function fileNamed(name: string): Named | undefined {
  const [, pool, day, ending, beside] = NAME.exec(name) ?? [];
  const format = (Object.keys(ENDINGS) as ListFormat[]).find((each) => ENDINGS[each] === ending);
  const date = day === undefined ? undefined : dateOf(day);
  if (pool === undefined || date === undefined || format === undefined) return undefined;
  return { pool, date, format, ...(beside === undefined ? {} : { beside }) };
}

export function serveListFiles(server: FastifyInstance, { open, shelf }: Serving): void {
  server.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
    const named = fileNamed(request.params.name);
    const file = named === undefined ? undefined : await shelf.file(named);
    // a list of the first of a month has one name, not two
    if (named === undefined || file === undefined || !request.params.name.startsWith(file.name))
      return reply.callNotFound();
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
    const text = await open.remember('keys', async () => publicKeysText(await publicKeys(open.office)));
    return send(request, reply, kept(200, 'application/json; charset=utf-8', text, { 'cache-control': ASK_AGAIN }));
  });
}

const attachment = (name: string): string => `attachment; filename="${name}"`;

function sendText(request: FastifyRequest, reply: FastifyReply, name: string, text: string): FastifyReply {
  const headers = { 'cache-control': ASK_AGAIN, 'content-disposition': attachment(name) };
  return send(request, reply, kept(200, 'text/plain; charset=utf-8', text, headers));
}

/** The digest of the bytes is its tag; what is packed has one of its own. */
function sendFile(request: FastifyRequest, reply: FastifyReply, file: ShelvedFile): FastifyReply {
  const isPacked = takesGzip(request);
  const etag = `"${file.sha256.slice(0, 32)}${isPacked ? '-gzip' : ''}"`;
  reply
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .header('cache-control', ASK_AGAIN)
    .header('content-disposition', attachment(file.name));
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  reply
    .type(TYPES[file.format])
    .header('repr-digest', `sha-256=:${Buffer.from(file.sha256, 'hex').toString('base64')}:`);
  if (isPacked) reply.header('content-encoding', 'gzip');
  reply.header('content-length', isPacked ? file.gzippedBytes : file.bytes);
  return reply.send(request.method === 'HEAD' ? '' : file.read(isPacked ? 'gzip' : 'plain'));
}
