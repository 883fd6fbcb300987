/** Webhooks: who is told of what, how that is signed, how often it is tried, and where nothing is ever sent. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { publishList } from '../desk/lists/publish.ts';
import { AS } from '../desk/lists/office.fixture.ts';
import { acceptEvent } from '../desk/events/accept.ts';
import { officeWith, submitOne, type TestOffice } from '../desk/events/event.fixture.ts';
import { refuseEvent } from '../desk/events/refuse.ts';
import { done, refusals } from '../desk/office.fixture.ts';
import {
  addWebhook,
  listDeliveries,
  listWebhooks,
  removeWebhook,
  waitBefore,
  WEBHOOK_EVENTS,
} from '../desk/accounts/webhooks.ts';
import { forEachStore, type TestStore } from '../stores/harness.fixture.ts';
import { isPublicAddress } from './outgoing.ts';
import { sendDelivery, signatureOf, WebhookSender } from './webhooks.ts';

interface Seen {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A program that is told of what happens, and answers with a status. */
async function program(
  status: () => number,
  headers: OutgoingHttpHeaders = {},
): Promise<{ readonly url: string; readonly seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
    request.on('end', () => {
      seen.push({ headers: request.headers, body });
      response.writeHead(status(), headers).end('x'.repeat(100_000));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`, seen };
}

/** A time that goes on. */
async function officeAndClock(store: TestStore): Promise<{ office: TestOffice; wait: (ms: number) => void }> {
  const office = await officeWith(store, 'fide');
  let late = 0;
  return {
    office: { ...office, clock: () => office.clock() + late, sealing: async () => [new Uint8Array(48)] },
    wait: (milliseconds) => {
      late += milliseconds;
    },
  };
}

forEachStore((_kind, store) => {
  test('what happens after it was set is told once, signed, without anybody’s name', async () => {
    const { office } = await officeAndClock(store);
    const { url, seen } = await program(() => 204);
    const sender = new WebhookSender(office, { allowed: ['127.0.0.1'] });
    await submitOne(office, 'fide');
    const { secret } = done(await addWebhook(office, { url, events: WEBHOOK_EVENTS }, 'u1'));
    await sender.run();
    expect(seen).toEqual([]);
    done(await acceptEvent(office, { event: 'e1' }, AS));
    done(await publishList(office, { pool: 'fide', date: '2024-06' }, AS));
    await Promise.all([sender.run(), new WebhookSender(office, { allowed: ['127.0.0.1'] }).run()]);
    await sender.run();
    const told = seen.map(({ body }) => JSON.parse(body) as Readonly<Record<string, unknown>>);
    expect(
      told
        .map(({ type, event, pool, list }) => ({ type, event, pool, list }))
        .toSorted((a) => (a.type === 'accepted' ? -1 : 1)),
    ).toEqual([
      { type: 'accepted', event: 'e1', pool: undefined, list: undefined },
      { type: 'published', event: undefined, pool: 'fide', list: '2024-06-01' },
    ]);
    for (const { headers, body } of seen) {
      const [, seconds, digest] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['elobook-signature'])) ?? [];
      expect(digest).toBe(createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex'));
      expect(headers['elobook-delivery']).toBe((JSON.parse(body) as { id: string }).id);
    }
    expect((await listDeliveries(office)).map(({ state, attempts, last }) => [state, attempts, last])).toEqual([
      ['delivered', 1, '204'],
      ['delivered', 1, '204'],
    ]);
    expect(await listDeliveries(office)).toMatchObject([
      { type: 'published', pool: 'fide', list: '2024-06-01' },
      { type: 'accepted', event: 'e1' },
    ]);
    expect(JSON.stringify(await listWebhooks(office))).not.toContain(secret);
  });

  test('a server without the key that has sealed the secret sends nothing, and says why', async () => {
    const { office } = await officeAndClock(store);
    const { url, seen } = await program(() => 204);
    await submitOne(office, 'fide');
    done(await addWebhook(office, { url, events: WEBHOOK_EVENTS }, 'u1'));
    done(await acceptEvent(office, { event: 'e1' }, AS));
    const elsewhere = { ...office, sealing: async () => [new Uint8Array(48).fill(1)] };
    await new WebhookSender(elsewhere, { allowed: ['127.0.0.1'] }).run();
    expect(seen).toEqual([]);
    expect((await listDeliveries(office)).map(({ state, last }) => [state, last])).toEqual([
      ['waits', 'secret sealed with another key'],
    ]);
  });

  test('what was not taken is tried again, later each time, and given up in the end', async () => {
    const { office, wait } = await officeAndClock(store);
    let status = 500;
    const { url, seen } = await program(() => status);
    const sender = new WebhookSender(office, { allowed: ['127.0.0.1'] });
    await submitOne(office, 'fide');
    done(await addWebhook(office, { url, events: ['refused'] }, 'u1'));
    done(await refuseEvent(office, { event: 'e1' }, AS));
    await sender.run();
    await sender.run();
    expect([seen.length, await listDeliveries(office)]).toMatchObject([
      1,
      [{ state: 'waits', attempts: 1, last: '500' }],
    ]);
    wait(waitBefore(1));
    status = 200;
    await sender.run();
    expect([seen.length, await listDeliveries(office)]).toMatchObject([2, [{ state: 'delivered', attempts: 2 }]]);
    expect(seen[0]?.headers['elobook-delivery']).toBe(seen[1]?.headers['elobook-delivery']);
    expect([1, 2, 3, 9].map(waitBefore)).toEqual([10_000, 40_000, 160_000, 21_600_000]);
  });

  test('a webhook that was removed is told nothing more, not even what waited', async () => {
    const { office } = await officeAndClock(store);
    const { url, seen } = await program(() => 500);
    const { webhook } = done(await addWebhook(office, { url, events: ['refused'] }, 'u1'));
    await submitOne(office, 'fide');
    done(await refuseEvent(office, { event: 'e1' }, AS));
    const sender = new WebhookSender(office, { allowed: ['127.0.0.1'] });
    await sender.run();
    done(await removeWebhook(office, webhook));
    await sender.run();
    expect([seen.length, await listDeliveries(office), await listWebhooks(office)]).toEqual([1, [], []]);
    expect(refusals(await removeWebhook(office, webhook))).toEqual(['webhook.unknown']);
    for (const wrong of ['ftp://example.org/', 'https://a:b@example.org/', 'example.org', 'https://example.org/#a']) {
      expect(refusals(await addWebhook(office, { url: wrong, events: ['refused'] }, 'u1'))).toEqual([
        'webhook.address',
      ]);
    }
  });
});

test('nothing goes to this machine or its network, by address or by name, unless the host is allowed', async () => {
  const { url, seen } = await program(() => 200);
  const port = new URL(url).port;
  const delivery = { delivery: 'd', secret: 's', body: '{}' };
  for (const to of [
    url,
    `http://localhost:${port}/`,
    `https://localhost:${port}/`,
    `https://127.0.0.1:${port}/`,
    'https://[::1]/',
    `https://[::ffff:127.0.0.1]:${port}/`,
    `http://2130706433:${port}/`,
    `https://2130706433:${port}/`,
    `https://0.0.0.0:${port}/`,
    'https://[::]/',
    'https://[fe80::1]/',
  ]) {
    expect([to, await sendDelivery({ ...delivery, url: to }, [], 0)]).toEqual([
      to,
      { isTaken: false, last: 'address not allowed' },
    ]);
  }
  expect(seen).toEqual([]);
  expect(await sendDelivery({ ...delivery, url }, ['127.0.0.1'], 0)).toEqual({ isTaken: true, last: '200' });
  // one that is allowed leads nowhere else
  const other = await program(() => 302, { location: url });
  expect(await sendDelivery({ ...delivery, url: other.url }, ['127.0.0.1'], 0)).toEqual({
    isTaken: false,
    last: '302',
  });
  expect([seen.length, other.seen.length]).toEqual([1, 1]);
});

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['localhost', false],
])('%s: whether the whole world reaches it is %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

test('the signature is of time and body together', () => {
  expect(signatureOf('s', 12, '{}')).toBe(`t=12,v1=${createHmac('sha256', 's').update('12.{}').digest('hex')}`);
});
