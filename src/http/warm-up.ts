/** Does the slowest work in advance, but not before requests that waited for the server to open are answered. */
import type { FastifyInstance } from 'fastify';

const A_SECOND = 1000;

/** Errors are reported to the next request. */
export function warmUp(server: FastifyInstance, work: () => Promise<void>, milliseconds = A_SECOND): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onListen', async () => {
    // the store may be away, or the server closing
    timer = setTimeout(() => void work().catch(() => undefined), milliseconds).unref();
  });
  server.addHook('onClose', async () => clearTimeout(timer));
}
