/**
 * Sends the deliveries of webhooks. A delivery goes only to addresses that the whole world can reach, looked at when the connection is made,
 * so that a name cannot lead elsewhere afterwards; the operator can allow hosts by name (`serve --webhook-allow`). Nothing is followed.
 */
import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { type DueDelivery, noteDelivery, queueDeliveries, takeDue } from '../desk/accounts/webhooks.ts';
import type { Office } from '../desk/office.ts';

const CLOSED = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  CLOSED.addSubnet(address, bits, 'ipv4');
}
/** Of the addresses of version 6 only those that were given out to the world, without those that carry one of version 4 or a tunnel. */
const OPEN_6 = new BlockList();
OPEN_6.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  CLOSED.addSubnet(address, bits, 'ipv6');
}

/** Whether the whole world can reach it: no loopback, nothing private or link-local, and nothing that leads there. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !CLOSED.check(address, 'ipv4');
  return kind === 6 && OPEN_6.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}

export interface WebhookOptions {
  /** Hosts that may be anywhere, and be asked without TLS. */
  readonly allowed: readonly string[];
  /** Milliseconds between two looks. */
  readonly every?: number;
}

const PATIENCE = 10_000;
const NOT_ALLOWED = 'address not allowed';
/** Without the key that the secret was sealed with nothing is signed. */
const SEALED = 'secret sealed with another key';

/** The address is looked at when it is connected to. */
const publicLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return done(error, '');
    const found = addresses.filter(({ address }) => isPublicAddress(address));
    const [first] = found;
    if (first === undefined || found.length < addresses.length) return done(new Error(NOT_ALLOWED), '');
    if (options.all === true) return done(null, found);
    done(null, first.address, first.family);
  });
};

/** `t=1718452800,v1=…`: of the time in seconds, a full stop and the body. */
export const signatureOf = (secret: string, seconds: number, body: string): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

interface SendResult {
  readonly isTaken: boolean;
  readonly last: string;
}

/** Never throws: what went wrong is noted. */
export function sendDelivery(
  { delivery, url, secret, body }: DueDelivery,
  allowed: readonly string[],
  now: number,
): Promise<SendResult> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const isAllowed = allowed.includes(host);
  const failed = (last: string): SendResult => ({ isTaken: false, last });
  if (secret === undefined) return Promise.resolve(failed(SEALED));
  if (!isAllowed && (protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    return Promise.resolve(failed(NOT_ALLOWED));
  }
  return new Promise((done) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'elobook-delivery': delivery,
      'elobook-signature': signatureOf(secret, Math.floor(now / 1000), body),
      'user-agent': 'elobook',
    };
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers,
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(isAllowed ? {} : { lookup: publicLookup }),
    });
    request.once('error', (error: NodeJS.ErrnoException) => done(failed(error.code ?? error.message)));
    request.once('response', (response) => {
      const { statusCode = 0 } = response;
      done({ isTaken: statusCode >= 200 && statusCode < 300, last: String(statusCode) });
      response.destroy();
    });
    request.end(body);
  });
}

const LOOK_EVERY = 2000;

/** Follows the ledger until it is stopped. */
export class WebhookSender {
  readonly #office: Office;
  readonly #options: WebhookOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(office: Office, options: WebhookOptions) {
    this.#office = office;
    this.#options = options;
  }

  start(): void {
    // where the store is away, the next look finds it
    this.#timer = setInterval(() => void this.run().catch(() => undefined), this.#options.every ?? LOOK_EVERY).unref();
  }

  /** One look; a second one that is asked for meanwhile is the same. */
  run(): Promise<void> {
    this.#running ??= this.#look().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #look(): Promise<void> {
    while ((await queueDeliveries(this.#office)) === 'more');
    const due = await takeDue(this.#office);
    await Promise.all(
      due.map(async (each) => {
        const result = await sendDelivery(each, this.#options.allowed, this.#office.clock());
        await noteDelivery(this.#office, each.delivery, result);
      }),
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running?.catch(() => undefined);
  }
}
