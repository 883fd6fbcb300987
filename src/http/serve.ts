/** Opens the port, and closes it gracefully: what is being answered is answered first. */
import type { AddressInfo } from 'node:net';
import type { Office } from '../office/change.ts';
import { buildServer, type ServerOptions } from './server.ts';

export interface ServeOptions extends ServerOptions {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
}

export interface Served {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export async function serve(office: Office, { host, port, ...options }: ServeOptions): Promise<Served> {
  const server = await buildServer(office, options);
  await server.listen({ host, port });
  const { port: taken, address, family } = server.server.address() as AddressInfo;
  const shown = family === 'IPv6' ? `[${address}]` : address;
  return { url: `http://${shown}:${taken}${options.base ?? ''}/`, close: () => server.close() };
}
