/** The desk against those who mean harm: guesses, old sessions, forms sent twice, other sites, and files that are made to break something. */
import { zipSync } from 'fflate';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { setPassword } from '../../desk/accounts/passwords.ts';
import { beginSession } from '../../desk/accounts/sessions.ts';
import { AS, type TestOffice, testOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { openRatingPool } from '../../desk/registry/pools.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { serve, type Served } from '../serve.ts';
import { FormBrowser } from './form-browser.fixture.ts';

const SCRIPT = '<script>alert(1)</script>';
const reportOf = (event: string, names: readonly string[]): string =>
  JSON.stringify({
    rulebook: 'fide',
    event: { id: 'r', name: event, start: '2024-06-03', end: '2024-06-09', system: 'swiss', federation: 'HUN' },
    players: names.map((name, place) => ({
      id: String(place + 1),
      name,
      birth: '1990',
      federation: 'HUN',
      fide: String(703301 + place),
    })),
    games: [
      { round: 1, white: '1', black: '2', result: '1-0' },
      { round: 2, white: '2', black: '3', result: '1/2-1/2' },
      { round: 3, white: '3', black: '1', result: '0-1' },
    ],
  });
const REPORT = reportOf('River Open', ['Kiss, Anna', 'Nagy, Béla', 'Tóth, Cili']);
const bytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));

/** 80 MB of zeros, packed once for both stores. */
let packedZeros: Uint8Array<ArrayBuffer> | undefined;
const bomb = (): Uint8Array<ArrayBuffer> =>
  (packedZeros ??= zipSync({ 'a.trf': [new Uint8Array(80 * 1024 * 1024), { level: 1 }] }) as Uint8Array<ArrayBuffer>);

forEachStore((kind, store) => {
  describe('the desk', () => {
    let office: TestOffice;
    let served: Served;

    beforeEach(async () => {
      office = await testOffice(store);
      done(await openRatingPool(office, { pool: 'fide', family: 'fide', name: 'Standard', from: '2024-07' }, AS));
      for (const [name, role] of [
        ['Ada', 'administrator'],
        ['Otto', 'officer'],
        ['Anna', 'arbiter'],
        ['Zoe', 'officer'],
      ] as const) {
        done(await addAccount(office, { name, mail: `${name.toLowerCase()}@example.org`, role }, AS));
      }
      served = await serve(office, {
        host: '127.0.0.1',
        port: 0,
        desk: 'open',
        assets: { names: {}, files: new Map() },
        perMinute: 1_000_000,
      });
    });
    afterEach(() => served.close());

    const as = async (account: string): Promise<FormBrowser> =>
      new FormBrowser(served.url).carry(await beginSession(office, account, 'test'));
    const events = () => office.store.read((desk) => desk.lastEvent());
    const head = () => office.store.read((desk) => desk.head());

    test('guesses are slowed down, whoever is guessed at, and the owner’s browser still comes in at once', async () => {
      done(await setPassword(office, 'u3', 'a sentence of words'));
      const owner = new FormBrowser(served.url);
      expect((await owner.signIn('anna@example.org')).status).toBe(303);
      const guesser = new FormBrowser(served.url);
      const guess = async (name: string, password: string): Promise<string> =>
        (await guesser.signIn(name, password)).text();
      for (let tries = 0; tries < 4; tries += 1) {
        expect(await guess('anna@example.org', `guess number ${tries}`)).toContain('is not right');
      }
      // also the right one is not looked at
      expect(await guess('anna@example.org', 'a sentence of words')).toContain('Too many attempts');
      expect(await guess('otto@example.org', 'a sentence of words')).toContain('Too many attempts');
      await owner.post('/sign-out', {});
      expect((await owner.signIn('anna@example.org')).status).toBe(303);
    });

    test('signing in gives a new token, and the session that the browser had is over', async () => {
      done(await setPassword(office, 'u3', 'a sentence of words'));
      const token = await beginSession(office, 'u3', 'test');
      const own = new FormBrowser(served.url).carry(token);
      expect((await own.signIn('anna@example.org')).status).toBe(303);
      expect((await own.get('')).status).toBe(200);
      expect((await new FormBrowser(served.url).carry(token).get('')).status).toBe(303);
    });

    test('the API knows keys alone: a session that opens the desk opens nothing there', async () => {
      const token = await beginSession(office, 'u3', 'test');
      expect((await new FormBrowser(served.url).carry(token).get('')).status).toBe(200);
      const headers = { cookie: `elobook-session=${token}` };
      expect((await fetch(new URL('/api/v1/me', served.url), { headers })).status).toBe(401);
    });

    test('behind a proxy with https cookies are held to the host, and links and passkeys are for the public name', async () => {
      done(await setPassword(office, 'u1', 'a sentence of words'));
      const proxied = await serve(office, {
        host: '127.0.0.1',
        port: 0,
        desk: 'open',
        assets: { names: {}, files: new Map() },
        publicUrl: 'https://ratings.example.org',
        base: '/elo',
      });
      const local = new URL(`http://127.0.0.1:${proxied.port}/elo/`).href;
      const ada = new FormBrowser(local);
      const cookies = (await ada.signIn('ada@example.org')).headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      for (const line of cookies) {
        expect(line).toMatch(/^__Host-elobook-(?:session|device)=[\w-]+;.*Path=\/; HttpOnly; Secure; SameSite=Lax$/);
        expect(line).not.toContain('Domain');
      }
      const page = await (await ada.post('/people', { act: 'invitation', account: 'u3' })).text();
      expect(page).toMatch(/https:\/\/ratings\.example\.org\/elo\/en\/office\/join\/[\w-]{43}</);
      const options = (await (await ada.post('/account/passkey', {})).json()) as { rp: object; user: object };
      expect(options).toMatchObject({ rp: { id: 'ratings.example.org' }, user: { name: 'ada@example.org' } });
      await proxied.close();
    });

    test('a session that was not used for half a day has ended, for pages and for forms', async () => {
      const anna = await as('u3');
      expect((await anna.get('/upload')).status).toBe(200);
      const token = await anna.token();
      office.on('2024-06-16');
      expect((await anna.get('/upload')).status).toBe(303);
      const late = await anna.post('/upload', { token, do: 'send', pool: 'fide', text: REPORT });
      expect([late.status, await late.text()]).toEqual([
        401,
        expect.stringContaining('nothing that you typed is lost'),
      ]);
      expect(await events()).toBe(0);
    });

    test('a token of another session, of nobody, and a form of another site do nothing', async () => {
      const [anna, otto] = [await as('u3'), await as('u2')];
      const sent = { do: 'send', pool: 'fide', text: REPORT };
      const token = await otto.token();
      for (const each of [token, '', 'x'.repeat(32)]) {
        expect((await anna.post('/upload', { ...sent, token: each })).status).toBe(403);
      }
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
      ]) {
        expect((await anna.post('/upload', sent, headers)).status).toBe(403);
      }
      expect(await events()).toBe(0);
      expect((await anna.post('/upload', sent)).status).toBe(200);
      expect((await anna.post('/upload', { ...sent, text: 'a\0b' })).status).toBe(400);
      expect((await anna.get('/pools/a%00b')).status).toBe(404);
      for (const page of ['/en/lists/a%00b', '/players/4hphbna/proof/a%00b/2024-06-01.txt', '/en/events/e2147483648'])
        expect((await fetch(new URL(page, served.url))).status, page).toBe(404);
      expect(await events()).toBe(1);
    });

    test('what is sent twice is done once', async () => {
      const [anna, otto] = [await as('u3'), await as('u2')];
      const looked = await (
        await anna.send('/upload', { do: 'preview', pool: 'fide' }, { 'river.json': REPORT })
      ).text();
      const draft = /name="draft" value="([\w-]+)"/.exec(looked)?.[1] ?? '';
      await Promise.all([1, 2, 3].map(() => anna.send('/upload', { draft, do: 'send' }, {})));
      await anna.send('/upload', { do: 'send', pool: 'fide' }, { 'river.json': REPORT });
      expect(await events()).toBe(1);
      const accept = { act: 'accept' };
      const answers = await Promise.all([otto.post('/events/e1', accept), otto.post('/events/e1', accept)]);
      const again = await otto.post('/events/e1', accept);
      const entries = await office.store.read((desk) => desk.entriesAbout('event:1'));
      expect(entries.filter(({ kind }) => kind === 'event.accepted')).toHaveLength(1);
      expect([...answers, again].filter(({ status }) => status === 422)).toHaveLength(2);
    });

    test('two officers who confirm the same request at once: it is done once', async () => {
      office.on('2024-07-01');
      const [otto, zoe, ada] = [await as('u2'), await as('u4'), await as('u1')];
      const before = await head();
      await otto.post('/lists/fide', { date: '2024-07-01' });
      const statuses = await Promise.all(
        [zoe, ada].map(async (each) => (await each.post('/requests/r1', { act: 'confirm' })).status),
      );
      expect(statuses.toSorted()).toEqual([200, 422]);
      const entries = await office.store.read((desk) => desk.entries([before.no + 1, before.no + 2, before.no + 3]));
      expect(entries.map(({ kind }) => kind)).toEqual(['list.stated', 'list.published', 'act.confirmed']);
    });

    const XML = readFileSync(
      fileURLToPath(new URL('../../formats/opengotha/samples/correct.xml', import.meta.url)),
      'utf8',
    );
    const laughs = Array.from(
      { length: 9 },
      (_, level) => `<!ENTITY l${level + 1} "${`&l${level};`.repeat(10)}">`,
    ).join('');
    const HOSTILE: Readonly<Record<string, () => Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>>> = {
      'a zip bomb': () => ({ 'bomb.zip': bomb() }),
      'an archive in an archive': () => ({
        'outer.zip': zipSync({ 'inner.zip': zipSync({ 'a.trf': bytes('012 X') }) }) as Uint8Array<ArrayBuffer>,
      }),
      'an archive that is cut off': () => ({
        'cut.zip': zipSync({ 'a.trf': bytes('012 X'.repeat(1000)) }).slice(0, 60) as Uint8Array<ArrayBuffer>,
      }),
      'entities that grow, and entities of files': () => ({
        'laughs.xml': XML.replace(/\?>/, `?><!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>`).replace('</', '&l9;</'),
        'file.xml': XML.replace(/\?>/, '?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/hostname">]>').replace(
          '</',
          '&f;</',
        ),
      }),
      'bytes of nothing': () => ({
        'photo.jpg': new Uint8Array([255, 216, 255, 0, 1, 2, 3]),
        'nothing.trf': '',
        'zeros.json': new Uint8Array(10_000),
        'half.json': REPORT.slice(0, 200),
      }),
      'depth without end': () => ({ 'deep.json': `${'['.repeat(200_000)}` }),
      'one line without end': () => ({ 'line.trf': `012 ${'x'.repeat(1_500_000)}` }),
    };

    test.each(Object.keys(HOSTILE))('%s is told, takes nothing in, and the desk goes on', async (name) => {
      const anna = await as('u3');
      const before = await head();
      const answer = await anna.send(
        '/upload',
        { do: 'send', pool: 'fide' },
        (HOSTILE[name] as () => object)() as never,
      );
      const text = await answer.text();
      expect([answer.status < 500, text.includes('class="refuse"')]).toEqual([true, true]);
      expect(text).not.toMatch(/haha|at \w+ \(|node:internal/);
      expect(await head()).toEqual(before);
      expect((await anna.get('/upload')).status).toBe(200);
    });

    test('names of files lead nowhere, in forms and in archives, and are shown as text', async () => {
      const anna = await as('u3');
      const named = `../../../etc/${SCRIPT}.json`;
      const packed = zipSync({ [`../../etc/${SCRIPT}.json`]: bytes('{"no":1}'), 'C:\\x\\y.json': bytes('{}') });
      const answer = await anna.send(
        '/upload',
        { do: 'send', pool: 'fide' },
        { [named]: '{"no":1}', 'packed.zip': packed as Uint8Array<ArrayBuffer> },
      );
      const text = await answer.text();
      expect([answer.status, text.includes(SCRIPT)]).toEqual([422, false]);
      expect(text).toContain('&lt;script>');
      expect(await events()).toBe(0);
    });

    test('markup in names of players and events is text wherever it is shown', async () => {
      const [anna, otto] = [await as('u3'), await as('u2')];
      const names = [`Kiss, ${SCRIPT}`, 'Nagy, "onmouseover="alert(1)', 'Tóth, </title><b>'];
      const event = `Open ${SCRIPT}`;
      const report = reportOf(event, names);
      await anna.send('/upload', { do: 'send', pool: 'fide' }, { 'x.json': report });
      expect(await events()).toBe(1);
      await anna.post('/events/e1', { act: 'comment', text: SCRIPT });
      for (const path of ['', '/events', '/events/e1', '/audit', '/events/e1/protocol']) {
        const text = await otto.text(path);
        expect([path, /<script>|<b>|"onmouseover="/.test(text)]).toEqual([path, false]);
      }
      expect(await otto.text('/events/e1')).toContain('&lt;script>');
    });

    // the door refuses it: no store is asked
    test.runIf(kind === 'sqlite')(
      'a form that is larger than the office takes, and one of too many files, are refused whole',
      async () => {
        const anna = await as('u3');
        const many = Object.fromEntries(Array.from({ length: 12_001 }, (_, at) => [`${at}.json`, '{}']));
        expect((await anna.send('/upload', { do: 'send', pool: 'fide' }, many)).status).toBe(413);
        const long = await anna.post('/upload', { do: 'send', pool: 'fide', text: 'x'.repeat(3 * 1024 * 1024) });
        expect(long.status).toBe(413);
        // a field that is too long is not cut off
        expect((await anna.send('/upload', { do: 'send', text: 'x'.repeat(5 * 1024 * 1024) }, {})).status).toBe(413);
        expect(await events()).toBe(0);
        expect((await anna.get('/upload')).status).toBe(200);
      },
    );

    test.runIf(kind === 'sqlite')(
      'whoever is not signed in fills no memory and holds nobody up with forms',
      async () => {
        const nobody = new FormBrowser(served.url);
        const sent = async (type: string | undefined, body: string | FormData): Promise<readonly [number, string]> => {
          const headers = { 'sec-fetch-site': 'same-origin', ...(type === undefined ? {} : { 'content-type': type }) };
          const answer = await fetch(new URL('en/office/upload', served.url), { method: 'POST', headers, body });
          return [answer.status, await answer.text()];
        };
        const form = (entries: readonly (readonly [string, string | Blob])[]): FormData => {
          const made = new FormData();
          for (const [name, value] of entries) made.append(name, value);
          return made;
        };
        // a hundred thousand values of one name took minutes, in which nobody was answered
        expect((await sent('application/x-www-form-urlencoded', 'a&'.repeat(100_000)))[0]).toBe(413);
        expect((await sent(undefined, form([['a', 'x'.repeat(1_100_000)]])))[0]).toBe(413);
        const files = form([
          ['files', new File(['x'.repeat(600_000)], 'first.trf')],
          ['files', new File(['x'.repeat(600_000)], 'second.trf')],
        ]);
        const [status, page] = await sent(undefined, files);
        expect([status, page.length < 50_000]).toEqual([401, true]);
        expect(page).toContain('first.trf&quot;,&quot;second.trf');
        // what is written down for anybody counts as twenty requests
        const few = await serve(office, {
          host: '127.0.0.1',
          port: 0,
          desk: 'open',
          assets: { names: {}, files: new Map() },
          perMinute: 100,
        });
        const statuses: number[] = [];
        for (let tries = 0; tries < 6; tries += 1) {
          const init = { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } };
          statuses.push((await fetch(new URL('en/office/sign-in/passkey', few.url), init)).status);
        }
        expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
        await few.close();
        // of long forms that stall, one has a place and ten wait
        const begun = 'POST /en/office/upload HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n';
        const stalled = await Promise.all(
          Array.from({ length: 13 }, async () => {
            const socket = connect(Number(new URL(served.url).port), '127.0.0.1');
            await once(socket, 'connect');
            socket.write(
              `${begun}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 100000\r\n\r\n--x\r\n`,
            );
            return socket;
          }),
        );
        const refused = await Promise.race(stalled.map(async (socket) => String((await once(socket, 'data'))[0])));
        expect(refused).toMatch(/^HTTP\/1.1 503 .*\r\nretry-after: /is);
        expect((await nobody.signIn('anna@example.org')).status).not.toBe(503);
        for (const socket of stalled) socket.destroy();
      },
    );
  });
});
