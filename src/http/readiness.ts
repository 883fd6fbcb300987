/**
 * `/ready`: whether requests should be sent here. Not while the store does not answer, and not once the server is
 * closing.
 */
import type { FastifyInstance } from 'fastify';
import { inTime } from './api/health.ts';
import { CROSS_ORIGIN_HEADERS } from './guard.ts';
import { cachedResponse } from './kept.ts';
import { ProblemError } from './problem.ts';
import { send } from './send.ts';
import type { ServerContext } from './serving.ts';

export const READY = '/ready';

const IS_READY = cachedResponse(200, 'application/json; charset=utf-8', JSON.stringify({ status: 'ready' }), {
  ...CROSS_ORIGIN_HEADERS,
  'cache-control': 'no-store',
});

export function serveReadiness(server: FastifyInstance, { publicOffice, closing }: ServerContext): void {
  server.get(READY, async (request, reply) => {
    if (closing.aborted) throw new ProblemError('closing');
    await inTime(publicOffice.head());
    return send(request, reply, IS_READY);
  });
}
