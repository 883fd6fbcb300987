/**
 * The public log at fixed addresses (c2sp.org/tlog-tiles): `/log/checkpoint`, `/log/tile/…`; `/log/key`, the key that signs; and `/log/entries.jsonl`, what anybody may read
 * of entries. Proofs of one number: `/players/{id}/proof/{pool}/{date}.txt`, and `.svg` as a QR code. There are no bundles of entries, since entries name their authors.
 */
import type { FastifyInstance } from 'fastify';
import qrcode from 'qrcode-generator';
import { type LogCheckpoint, newestCheckpoint, signedLog, signLog } from '../desk/keys/sign-log.ts';
import { personNumber } from '../ledger/ids.ts';
import { type Bytes, hexBytes } from '../ledger/log/bytes.ts';
import { logKey } from '../ledger/log/checkpoint.ts';
import { verifierKeyText } from '../ledger/log/note.ts';
import { logOrigin } from '../ledger/office-log.ts';
import { currentKey } from '../ledger/signatures.ts';
import type { Desk } from '../ledger/store.ts';
import { keysOf } from '../desk/keys/announced.ts';
import { proofText } from '../ledger/log/proof.ts';
import { proofCode } from '../ledger/log/proof-code.ts';
import { proofFileName } from '../reading/lists/prove.ts';
import { publicEntries, publicTile } from '../reading/public/log.ts';
import { publicProof } from '../reading/public/proof.ts';
import { CROSS_ORIGIN_HEADERS } from './guard.ts';
import { cachedResponse } from './kept.ts';
import { CACHE_AND_REVALIDATE, send } from './send.ts';
import type { ServerContext } from './serving.ts';

export type LogContext = Pick<ServerContext, 'office' | 'publicOffice' | 'shelf' | 'access'>;

/**
 * The newest checkpoint. Where the key lies here and a list came since it was signed, one more is signed: it is kept where something can be
 * written.
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

/** The key in force as programs of others take it, `NAME+ID+KEY`. */
async function keyText(desk: Desk): Promise<string | undefined> {
  const [origin, key] = [await logOrigin(desk), currentKey(await keysOf(desk))];
  if (origin === undefined || key === undefined) return undefined;
  return `${verifierKeyText(logKey(origin, hexBytes(key.publicKey) as Bytes))}\n`;
}

/** Of a proof, in requests for what is ready. */
const COST = 3;

/** A checkpoint is another one soon, a tile never. */
const FOR_SECONDS = 'public, max-age=5';
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The QR code of a text, to print. */
function codePicture(text: string): string {
  const code = qrcode(0, 'L');
  code.addData(text, 'Alphanumeric');
  code.make();
  return code.createSvgTag({ cellSize: 4, margin: 16, scalable: true });
}

export function serveLog(server: FastifyInstance, context: ServerContext): void {
  const { publicOffice } = context;
  server.get('/log/checkpoint', async (request, reply) => {
    const newest = await checkpointOf(context);
    if (newest === undefined) return reply.callNotFound();
    const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': FOR_SECONDS };
    return send(request, reply, cachedResponse(200, 'text/plain; charset=utf-8', newest.text, headers));
  });
  server.get('/log/key', async (request, reply) => {
    const text = await publicOffice.remember('log key', keyText);
    if (text === undefined) return reply.callNotFound();
    const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': CACHE_AND_REVALIDATE };
    return send(request, reply, cachedResponse(200, 'text/plain; charset=utf-8', text, headers));
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
      context.making.charge(request, COST);
      const checkpoint = (await checkpointOf(context))?.text;
      const proof = (await publicProof(publicOffice, { player, pool, date, checkpoint }))?.value;
      if (proof === undefined) return reply.callNotFound();
      if (ending === 'svg') {
        const headers = { ...CROSS_ORIGIN_HEADERS, 'cache-control': CACHE_AND_REVALIDATE };
        return send(request, reply, cachedResponse(200, 'image/svg+xml', codePicture(proofCode(proof)), headers));
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
