/** Opens the port, and closes it gracefully: what is being answered is answered first, but nobody is waited for too long. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Office } from '../desk/office.ts';
import { buildServer, type ServerOptions } from './server.ts';

export interface ServeOptions extends ServerOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  /** Milliseconds that answers have to go out when the server closes. */
  readonly grace?: number;
}

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Less than the ten seconds after which those who stop programs usually kill them. */
const GRACE = 8000;

export async function serve(office: Office, { host, port, grace = GRACE, ...options }: ServeOptions): Promise<Served> {
  const server = await buildServer(office, options);
  const answering = new Answering(server.server);
  try {
    await server.listen({ host, port });
  } catch (error) {
    await server.close();
    throw error;
  }
  const { port: taken, address, family } = server.server.address() as AddressInfo;
  const shown = family === 'IPv6' ? `[${address}]` : address;
  const close = async (): Promise<void> => {
    const late = setTimeout(() => server.server.closeAllConnections(), grace);
    // connections on which nothing is asked, or only half, are nothing to wait for
    const quiet = answering.none().then(() => server.server.closeAllConnections());
    await Promise.all([server.close(), quiet]);
    clearTimeout(late);
  };
  return { url: `http://${shown}:${taken}${options.base ?? ''}/`, close };
}

/** How many answers are on their way. */
class Answering {
  #count = 0;
  #whenNone: (() => void) | undefined;

  constructor(server: Server) {
    server.on('request', (_request, response) => {
      this.#count += 1;
      response.once('close', () => {
        this.#count -= 1;
        if (this.#count === 0) this.#whenNone?.();
      });
    });
  }

  none(): Promise<void> {
    return new Promise((resolve) => {
      this.#whenNone = resolve;
      if (this.#count === 0) resolve();
    });
  }
}
