/** What takes longest is made before anybody asks for it, but not before those are answered who wait for the server to open. */
import type { FastifyInstance } from 'fastify';

const A_SECOND = 1000;

/** Whatever is wrong is told to anybody who asks. */
export function warmUp(server: FastifyInstance, work: () => Promise<void>, milliseconds = A_SECOND): void {
  let timer: NodeJS.Timeout | undefined;
  server.addHook('onListen', async () => {
    // the store may be away, or the server closing
    timer = setTimeout(() => void work().catch(() => undefined), milliseconds).unref();
  });
  server.addHook('onClose', async () => clearTimeout(timer));
}
