/** Opens the port, and closes it gracefully: what is being answered is answered first, but nobody is waited for too long. */
import type { AddressInfo } from 'node:net';
import type { Office } from '../office/change.ts';
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

const GRACE = 10_000;

export async function serve(office: Office, { host, port, grace = GRACE, ...options }: ServeOptions): Promise<Served> {
  const server = await buildServer(office, options);
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
    await server.close();
    clearTimeout(late);
  };
  return { url: `http://${shown}:${taken}${options.base ?? ''}/`, close };
}
