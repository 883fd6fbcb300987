/** Opens the port, and closes it gracefully: requests under way are answered first, but only for a limited time. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Office } from '../desk/office.ts';
import { publicUrlOf } from './desk/origin.ts';
import type { MailOptions } from './mail.ts';
import type { ServedMetrics } from './metrics.ts';
import { buildServer, type ServerOptions } from './server.ts';
import type { ServerWatch } from './watch.ts';

export interface ServeOptions extends Omit<ServerOptions, 'desk' | 'watch'> {
  /** `open`: with the officers' desk. */
  readonly desk?: 'open';
  /** How mails are sent; absent: not at all. */
  readonly mail?: Pick<MailOptions, 'server' | 'from'>;
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  /** Where metrics are served; absent: nowhere. */
  readonly metrics?: { readonly host: string; readonly port: number };
  /** Milliseconds for unfinished answers when the server closes. */
  readonly grace?: number;
}

export interface Served {
  /** The public address. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface ServedOnPort extends Served {
  readonly port: number;
  /** The address of the metrics. */
  readonly metricsUrl?: string;
}

/** Passkeys are possible for this name, but not for 127.0.0.1. */
const LOCAL = 'localhost';

/** Less than the ten seconds after which process managers usually kill. */
const GRACE = 8000;

/** The office with its mailer, which is loaded only where there is a mail server. */
async function withMailer(office: Office, mail: ServeOptions['mail'], site: () => string): Promise<Office> {
  if (mail === undefined) return office;
  const { smtpMailer } = await import('./mail.ts');
  return { ...office, mailer: smtpMailer(office, { ...mail, site }) };
}

/** The port of the metrics cannot be opened; with the system's error code. */
export class MetricsClosed extends Error {
  readonly code: string | undefined;
  readonly host: string;
  readonly port: number;

  constructor({ code, message }: NodeJS.ErrnoException, { host, port }: MetricsAt) {
    super(message);
    this.code = code;
    this.host = host;
    this.port = port;
  }
}

type MetricsAt = NonNullable<ServeOptions['metrics']>;

/**
 * Loaded only where metrics are wanted. Their port is opened before the site's, so that a port in use is reported
 * first.
 */
async function metricsAt(
  place: MetricsAt,
  base: string | undefined,
): Promise<ServedMetrics & { readonly watch: ServerWatch; readonly url: string }> {
  const { ServerMetrics, serveMetrics } = await import('./metrics.ts');
  const watch = new ServerMetrics(base);
  const served = await serveMetrics(watch, place).catch((error: NodeJS.ErrnoException) => {
    throw new MetricsClosed(error, place);
  });
  const host = place.host.includes(':') ? `[${place.host}]` : place.host;
  return { watch, ...served, url: `http://${host}:${served.port}/metrics` };
}

export async function serve(given: Office, asked: ServeOptions): Promise<ServedOnPort> {
  const { host, port, grace = GRACE, desk, publicUrl, mail, metrics, ...options } = asked;
  let url = publicUrl ?? `http://${LOCAL}:${port}`;
  const office = await withMailer(given, mail, () => `${url.replace(/\/$/, '')}${options.base ?? ''}`);
  const watched = metrics === undefined ? undefined : await metricsAt(metrics, options.base);
  const server = await buildServer(office, {
    ...options,
    ...(watched === undefined ? {} : { watch: watched.watch }),
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(desk === undefined
      ? {}
      : {
          desk: {
            // the port may be any free one
            get publicUrl() {
              return publicUrlOf(url);
            },
            keys: options.keys,
          },
        }),
  });
  const answering = new Answering(server.server);
  try {
    await server.listen({ host, port });
  } catch (error) {
    await Promise.all([server.close(), watched?.close()]);
    throw error;
  }
  const { port: taken, address, family } = server.server.address() as AddressInfo;
  const shown = family === 'IPv6' ? `[${address}]` : address === '127.0.0.1' && desk !== undefined ? LOCAL : address;
  url = publicUrl ?? `http://${shown}:${taken}`;
  const close = async (): Promise<void> => {
    const late = setTimeout(() => server.server.closeAllConnections(), grace);
    // idle connections, or those with half a request, are not waited for
    const quiet = answering.none().then(() => server.server.closeAllConnections());
    await Promise.all([server.close(), quiet]);
    clearTimeout(late);
    await watched?.close();
  };
  return {
    url: `${url.replace(/\/$/, '')}${options.base ?? ''}/`,
    port: taken,
    ...(watched === undefined ? {} : { metricsUrl: watched.url }),
    close,
  };
}

/** Counts unfinished answers. */
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
