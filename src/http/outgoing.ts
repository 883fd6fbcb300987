/**
 * Requests that the office sends to others. They go only to public addresses, checked at the time of connection, so
 * that a name cannot lead elsewhere afterwards; the operator can allow hosts by name. Redirects are not followed, and
 * no request takes longer than ten seconds.
 */
import { lookup as resolve } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

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
/** Of IPv6 addresses only those assigned for global use, without those that embed an IPv4 address or a tunnel. */
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

/** Whether an address is public: not loopback, private or link-local, and nothing that leads there. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address);
  if (kind === 4) return !CLOSED.check(address, 'ipv4');
  return kind === 6 && OPEN_6.check(address, 'ipv6') && !CLOSED.check(address, 'ipv6');
}

export const NOT_ALLOWED = 'address not allowed';

/** Checks the address when connecting. */
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

const PATIENCE = 10_000;

export interface Sending {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Hosts that may have any address, and be reached without TLS. */
  readonly allowed: readonly string[];
  /** This many bytes of the answer are read; absent: none. */
  readonly longest?: number;
}

/** Rejects where there is no answer, the address is not allowed, or the answer is too long. */
export function sendTo({
  url,
  body,
  headers,
  allowed,
  longest = 0,
}: Sending): Promise<{ status: number; text: string }> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  const isAllowed = allowed.includes(host);
  if (!isAllowed && (protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host)))) {
    return Promise.reject(new Error(NOT_ALLOWED));
  }
  return new Promise((done, fail) => {
    const request = (protocol === 'https:' ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body), 'user-agent': 'elobook' },
      agent: false,
      signal: AbortSignal.timeout(PATIENCE),
      ...(isAllowed ? {} : { lookup: publicLookup }),
    });
    request.once('error', fail);
    request.once('response', (response) => {
      const { statusCode: status = 0 } = response;
      if (longest === 0) {
        done({ status, text: '' });
        response.destroy();
        return;
      }
      const parts: Buffer[] = [];
      let length = 0;
      response.on('data', (part: Buffer) => {
        length += part.length;
        parts.push(part);
        if (length > longest) request.destroy(new Error('the answer is too long'));
      });
      response.once('error', fail);
      response.once('end', () => done({ status, text: Buffer.concat(parts).toString('utf8') }));
    });
    request.end(body);
  });
}
