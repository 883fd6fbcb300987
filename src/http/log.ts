/**
 * The public log at fixed addresses (c2sp.org/tlog-tiles): `/log/checkpoint`, `/log/tile/…`; `/log/key`, the signing
 * key; and `/log/entries.jsonl`, the public part of entries. Proofs of one number:
 * `/players/{id}/proof/{pool}/{date}.txt`, and `.svg` as a QR code. There are no bundles of entries, since entries name
 * their authors.
 */
import type { FastifyInstance } from 'fastify';
import { logKeyText } from '../desk/keys/log-key.ts';
import { type LogCheckpoint, newestCheckpoint, signedLog, signLog } from '../desk/keys/sign-log.ts';
import { personNumber } from '../ledger/ids.ts';
import { proofText } from '../ledger/log/proof.ts';
import { proofCode } from '../ledger/log/proof-code.ts';
import { proofFileName } from '../reading/lists/prove.ts';
import { publicEntries, publicTile } from '../reading/public/log.ts';
import { publicProof } from '../reading/public/proof.ts';
import { codePicture } from './code-picture.ts';
import { Gate } from './gate.ts';
import { clientKey, CROSS_ORIGIN_HEADERS } from './guard.ts';
import { cachedResponse } from './kept.ts';
import { CACHE_AND_REVALIDATE, send } from './send.ts';
import type { ServerContext } from './serving.ts';

export type LogContext = Pick<ServerContext, 'office' | 'publicOffice' | 'shelf' | 'access'>;

/**
 * The newest checkpoint. If the key is available and a list was published since the last signature, a new one is
 * signed, and stored where that is possible.
 */
export async function checkpointOf({
  office,
  publicOffice,
  shelf,
  access,
}: LogContext): Promise<LogCheckpoint | undefined> {
  const [kept, needed] = await publicOffice.look(
    async (desk) =>
      [await newestCheckpoint(desk), (await desk.lists()).reduce((last, { no }) => Math.max(last, no), 0)] as const,
  );
  if (kept !== undefined && kept.size >= needed) return kept;
  const made = await publicOffice.remember('checkpoint', async () => {
    const sign = access === 'read-only' ? signedLog : signLog;
    return (await sign(office, shelf.keys)).value;
  });
  return made ?? kept;
}

/** For a proof, in requests for a cached answer. */
const COST = 3;

/** A checkpoint changes soon, a tile never. */
const FOR_SECONDS = 'public, max-age=5';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** QR codes are drawn one at a time; some requests wait, fewer for one client. */
const CODES = { atOnce: 1, atOnceEach: 1, waiting: 60, waitingEach: 20 };

export function serveLog(server: FastifyInstance, context: ServerContext): void {
  const { publicOffice, pictures } = context;
  const codes = new Gate(CODES);
  server.get('/log/checkpoint', async (request, reply) => {
    const newest = await checkpointOf(context);
    if (newest === undefined) return reply.callNotFound();
    const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': FOR_SECONDS };
    return send(request, reply, cachedResponse(200, 'text/plain; charset=utf-8', newest.text, headers));
  });
  server.get('/log/key', async (request, reply) => {
    const text = await publicOffice.remember('log key', logKeyText);
    if (text === undefined) return reply.callNotFound();
    const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': CACHE_AND_REVALIDATE };
    return send(request, reply, cachedResponse(200, 'text/plain; charset=utf-8', `${text}\n`, headers));
  });
  server.get<{ Params: { '*': string } }>('/log/tile/*', async (request, reply) => {
    const tile = await publicOffice.look((desk) => publicTile(desk, `tile/${request.params['*']}`));
    if (tile === undefined) return reply.callNotFound();
    const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': FOR_EVER };
    return send(request, reply, cachedResponse(200, 'application/octet-stream', Buffer.from(tile), headers));
  });
  server.get<{ Params: { player: string; pool: string; file: string } }>(
    '/players/:player/proof/:pool/:file',
    async (request, reply) => {
      const { player, pool, file } = request.params;
      const [, date, ending] = /^(\d{4}-\d{2}-\d{2})\.(txt|svg)$/.exec(file) ?? [];
      if (date === undefined) return reply.callNotFound();
      const { mark } = await publicOffice.head();
      const proof = await context.making.made(request, reply, {
        key: `proof ${mark} ${player} ${pool} ${date}`,
        cost: COST,
        make: async () => {
          const checkpoint = (await checkpointOf(context))?.text;
          return (await publicProof(publicOffice, { player, pool, date, checkpoint }))?.value;
        },
        known: () => undefined,
      });
      if (proof === undefined) return reply.callNotFound();
      if (ending === 'svg') {
        const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': CACHE_AND_REVALIDATE };
        const text = proofCode(proof);
        const picture = await codes.run(
          clientKey(request.ip),
          async () => (pictures === undefined ? codePicture(text) : Buffer.from(await pictures.code(text))),
          () => reply.raw.destroyed,
        );
        return send(request, reply, cachedResponse(200, 'image/svg+xml', picture, headers));
      }
      const name = proofFileName({ pool, date }, personNumber(player) as number);
      const headers = {
        ...CROSS_ORIGIN_HEADERS,
        'cache-control': CACHE_AND_REVALIDATE,
        'content-disposition': `attachment; filename="${name}"`,
      };
      return send(request, reply, cachedResponse(200, 'text/plain; charset=utf-8', proofText(proof), headers));
    },
  );
  server.get('/log/entries.jsonl', async (request, reply) => {
    const text = await publicOffice.remember('public entries', publicEntries);
    const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': CACHE_AND_REVALIDATE };
    return send(request, reply, cachedResponse(200, 'application/jsonl; charset=utf-8', text, headers));
  });
}
