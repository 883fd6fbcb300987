/**
 * Pictures of cards for link previews: 1200 by 630 points, drawn in a thread. There are none of minors, nor of persons
 * who asked to be harder to find.
 */
import type { FastifyInstance } from 'fastify';
import { isLanguage } from '../content/languages.ts';
import { publicPlayer } from '../reading/public/player.ts';
import { playerPicture } from '../web/pages/player/picture.tsx';
import { Gate } from './gate.ts';
import { clientKey } from './guard.ts';
import { type CachedResponse, cachedResponse } from './kept.ts';
import { siteOf } from './page-answer.ts';
import { CACHE_AND_REVALIDATE, send } from './send.ts';
import type { ServerContext } from './serving.ts';

/** One is drawn at a time; a few requests wait, fewer for one client. */
const PICTURES = { atOnce: 1, atOnceEach: 1, waiting: 20, waitingEach: 4 };
const COST = 5;
const NAMES = /^(?<player>\w+)\.png$/;

export function servePictures(server: FastifyInstance, serving: ServerContext): void {
  const { pictures, publicOffice, answers } = serving;
  if (pictures === undefined) return;
  const gate = new Gate(PICTURES);
  server.addHook('onClose', () => pictures.close());
  server.get<{ Params: { language: string; file: string } }>('/pictures/:language/:file', async (request, reply) => {
    const { language, file } = request.params;
    const player = NAMES.exec(file)?.groups?.['player'];
    if (player === undefined || !isLanguage(language)) return reply.callNotFound();
    const { mark } = await publicOffice.head();
    const known = (): CachedResponse | undefined => answers.get(mark, request.url);
    const before = known();
    if (before !== undefined) return send(request, reply, before);
    serving.making.charge(request, COST);
    const made = await gate.run(
      clientKey(request.ip),
      async () => {
        const meanwhile = known();
        if (meanwhile !== undefined) return meanwhile;
        const found = await publicPlayer(publicOffice, { player });
        if (found === undefined || 'merged' in found || found.player.isPrivate || found.player.name === null) return;
        const svg = playerPicture(found.player, await siteOf(serving, language));
        const answer = cachedResponse(200, 'image/png', Buffer.from(await pictures.png(svg)), {
          'cache-control': CACHE_AND_REVALIDATE,
          'cross-origin-resource-policy': 'cross-origin',
        });
        answers.put(mark, request.url, answer, request.routeOptions.url as string);
        return answer;
      },
      () => reply.raw.destroyed,
    );
    return made === undefined ? reply.callNotFound() : send(request, reply, made);
  });
}
