/** The officers' desk over HTTP: who comes in, what forms are taken, and a month from the report to the published list. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { workRow } from '../../desk/accounts/working.ts';
import { invite } from '../../desk/accounts/invitations.ts';
import { setPassword } from '../../desk/accounts/passwords.ts';
import { AS, type TestOffice, testOffice } from '../../desk/lists/office.fixture.ts';
import { done } from '../../desk/office.fixture.ts';
import { openRatingPool } from '../../desk/registry/pools.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { withScratchStore } from '../../desk/wire.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { serve, type Served } from '../serve.ts';
import { FormBrowser, PASSWORD } from './form-browser.fixture.ts';
import { oneTimeCodes, setOneTimeCodes } from './second-factor.ts';

const ASSETS = { names: {}, files: new Map() };

const REPORT = JSON.stringify({
  rulebook: 'fide',
  event: { id: 'r', name: 'River Open', start: '2024-06-03', end: '2024-06-09', system: 'swiss', federation: 'HUN' },
  players: ['Kiss, Anna', 'Nagy, Béla', 'Tóth, <b>Cili</b>'].map((name, place) => ({
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

forEachStore((_, store) => {
  describe('the desk', () => {
    let office: TestOffice;
    let served: Served;

    beforeEach(async () => {
      office = await testOffice(store);
      done(await openRatingPool(office, { pool: 'fide', family: 'fide', name: 'Standard', from: '2024-07' }, AS));
      const people = [
        { name: 'Ada', mail: 'ada@example.org', role: 'administrator' },
        { name: 'Otto', mail: 'otto@example.org', role: 'officer' },
        { name: 'Anna', mail: 'anna@example.org', role: 'arbiter' },
        { name: 'Zoe', mail: 'zoe@example.org', role: 'officer' },
        { name: 'Béla', mail: 'bela@example.org', role: 'arbiter' },
      ];
      for (const each of people) done(await addAccount(office, each, AS));
      done(await setPassword(office, 'u1', PASSWORD));
      // one is enough to make
      await office.store.write(async (desk) => {
        const row = await desk.workRow('password', 'u1');
        for (const key of ['u2', 'u3', 'u4', 'u5'])
          if (row !== undefined) await desk.putWork({ ...row, key, owner: key });
      });
      served = await serve(office, { host: '127.0.0.1', port: 0, desk: 'open', assets: ASSETS });
    });

    afterEach(() => served.close());

    const browser = () => new FormBrowser(served.url);
    const signedIn = async (name: string): Promise<FormBrowser> => {
      const own = browser();
      expect((await own.signIn(`${name}@example.org`)).status).toBe(303);
      return own;
    };

    test('days are those of where the office is', async () => {
      const ada = await signedIn('ada');
      expect(await ada.text('/audit')).toContain('15\u00A0June\u00A02024');
      // noon of Greenwich is the next day there
      expect((await ada.post('/settings', { name: 'Test', timeZone: 'Pacific/Kiritimati' })).status).toBe(303);
      office.on('2024-06-17');
      const audit = await (await signedIn('ada')).text('/audit');
      expect(audit).toContain('16\u00A0June\u00A02024');
      expect(audit).not.toContain('15\u00A0June');
    });

    test('nobody is led to the door, and comes back where it was', async () => {
      const own = browser();
      const answer = await own.get('/events/e1');
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/en/office/sign-in?to=%2Foffice%2Fevents%2Fe1',
      ]);
      expect(await own.text('/sign-in?to=%2Foffice%2Fevents')).toContain('value="/office/events"');
      expect(await (await own.get('/events/e1/nothing')).text()).not.toContain('<body class="desk"');
      const led = await own.post('/sign-in', { name: 'u3', password: PASSWORD, to: '/office/events' });
      expect(led.headers.get('location')).toBe('/en/office/events');
      for (const missing of ['/nothing', '/events/e1/nothing']) {
        const answer404 = await own.get(missing);
        expect(answer404.status).toBe(404);
        expect(await answer404.text()).toMatch(/There is no such page at the desk[\s\S]*<a href="\/en\/office">/);
      }
      const astray = await browser().post('/sign-in', { name: 'u3', password: PASSWORD, to: '//evil.example' });
      expect(astray.headers.get('location')).toBe('/en/office');
    });

    test('a wrong password says nothing of which was wrong, and pages are kept by nobody', async () => {
      for (const name of ['ada@example.org', 'nobody@example.org']) {
        const answer = await browser().signIn(name, 'wrong password here');
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store']);
        expect(await answer.text()).toContain('The name or the password is not right.');
      }
    });

    test('cookies are out of reach for scripts and other sites', async () => {
      const answer = await browser().signIn('u3');
      for (const line of answer.headers.getSetCookie()) expect(line).toMatch(/HttpOnly.*SameSite=Lax/);
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    });

    test('a form from another site, without the token, or of a session that has ended does nothing', async () => {
      const own = await signedIn('anna');
      const fields = { 'in.pool': 'fide', 'in.facts': 'name = Elsewhere' };
      expect((await own.post('/acts/events.register', fields, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
      expect((await own.post('/acts/events.register', { ...fields, token: 'x' })).status).toBe(403);
      await own.post('/sign-out', {});
      expect((await own.post('/acts/events.register', fields)).status).toBe(401);
      expect(await office.store.read((desk) => desk.lastEvent())).toBe(0);
    });

    test('a new office is led through its first steps, and every key of the desk is told', async () => {
      const ada = await signedIn('ada');
      const steps = async (): Promise<readonly string[]> => {
        const [, list = ''] = /First steps of a new office<\/h2><ol>(.*?)<\/ol>/.exec(await ada.text('')) ?? [];
        return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, step = '']) =>
          /class="gain"/.test(step) ? 'done' : (/href="\/en\/office([^"]*)"/.exec(step)?.[1] as string),
        );
      };
      expect(await steps()).toEqual(['/settings#office', 'done', '/acts/players.import', '/upload', 'done']);
      expect(await ada.text('/settings')).toMatch(/<select name="timeZone">.*Europe\/Budapest/);
      const named = await ada.post('/settings', { name: 'City league', timeZone: 'Europe/Budapest' });
      expect(named.headers.get('location')).toBe('/en/office/settings');
      expect(await ada.text('')).toContain('Name and time zone: City league, Europe/Budapest');
      expect((await steps())[0]).toBe('done');
      const list = { 'in.how': 'add', 'in.pool': 'fide', 'in.asOf': '2024-06', do: 'preview' };
      const files = { 'list.csv': 'fideId;name;rating\n1;Kiss, Anna;1500\n' };
      const shown = await (await ada.send('/acts/players.import', list, files)).text();
      expect(shown).toMatch(/<td data-label="Id">\d+<\/td><td data-label="Name">Kiss, Anna<\/td>/);
      await ada.send('/acts/players.import', { ...list, do: 'do' }, files);
      expect((await steps())[2]).toBe('done');
      // now its name stands in signatures
      expect(await ada.text('/settings')).not.toContain('name="timeZone"');
      const late = await ada.post('/settings', { name: 'Other', timeZone: 'UTC' });
      expect([late.status, await late.text()]).toEqual([422, expect.stringContaining('before the first list')]);
      await (await signedIn('anna')).post('/upload', { pool: 'fide', text: REPORT });
      expect(await steps()).toEqual([]);
      expect(await (await signedIn('otto')).text('')).not.toContain('First steps');
      expect(await ada.text('/audit?kind=import.ended')).toContain(
        '<option value="import.ended" selected>Import ended</option>',
      );
      const asksForColleague = async (): Promise<readonly boolean[]> =>
        Promise.all(
          ['/acts', '/acts/lists.publish'].map(async (path) =>
            (await ada.text(path)).includes('needs a second officer'),
          ),
        );
      expect(await asksForColleague()).toEqual([true, true]);
      await ada.post('/settings', { fourEyes: 'off' });
      expect(await asksForColleague()).toEqual([false, false]);
      const map = await ada.text('/keys');
      for (const key of ['g', 'i', 'u', 'e', 'l', 'p', 'r', 'j', 'a', 'n', '?'])
        expect(map).toContain(`<kbd>${key}</kbd>`);
      expect(await ada.text('')).toContain('<dialog class="keys"');
    });

    test('an officer invites an arbiter and helps one to sign in, but no colleague', async () => {
      const otto = await signedIn('otto');
      const people = await otto.text('/people');
      expect([people.includes('anna@example.org'), people.includes('ada@example.org')]).toEqual([true, false]);
      expect([...people.matchAll(/<option value="(\w+)"/g)].map(([, role]) => role)).toEqual(
        expect.not.arrayContaining(['officer', 'administrator']),
      );
      const added = await otto.post('/people', {
        act: 'add',
        name: 'New',
        mail: 'new@example.org',
        role: 'club',
        club: 'SK',
      });
      expect(await added.text()).toMatch(/office\/join\/[\w-]{43}/);
      expect(await (await otto.post('/people', { act: 'reset', account: 'u3' })).text()).toMatch(
        /office\/join\/[\w-]{43}/,
      );
      expect(await otto.text('/people/u3')).toContain('value="second-factor"');
      const refused: readonly Readonly<Record<string, string>>[] = [
        { act: 'add', name: 'New', role: 'officer' },
        { act: 'reset', account: 'u1' },
        { act: 'invitation', account: 'u4' },
      ];
      for (const fields of refused) {
        const text = await (await otto.post('/people', fields)).text();
        expect([text.includes('which an administrator looks after'), /join\//.test(text)]).toEqual([true, false]);
      }
      expect((await otto.get('/people/u4')).status).toBe(404);
      expect((await otto.post('/people/u1', { act: 'second-factor' })).status).toBe(404);
    });

    test('a page for others is refused with what could be done', async () => {
      const own = await signedIn('anna');
      for (const path of ['/settings', '/people', '/audit', '/lists', '/players']) {
        expect((await own.get(path)).status, path).toBe(403);
      }
      const answer = await own.post('/acts/lists.publish', { 'in.pool': 'fide' });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('is not for an arbiter');
    });

    test('a month: the arbiter sends, an officer answers and accepts, a second one confirms the list', async () => {
      const [anna, otto, zoe, bela] = await Promise.all(['anna', 'otto', 'zoe', 'bela'].map(signedIn));
      const preview = await anna?.send('/upload', { do: 'preview', pool: 'fide' }, { 'river.json': REPORT });
      const draft = /name="draft" value="([\w-]+)"/.exec((await preview?.text()) ?? '')?.[1] ?? '';
      expect(await office.store.read((desk) => desk.lastEvent())).toBe(0);
      const sent = await anna?.send('/upload', { draft, do: 'send' }, {});
      expect(await sent?.text()).toContain('/en/office/events/e1');
      expect((await bela?.get('/events/e1'))?.status).toBe(403);
      const page = (await otto?.text('/events/e1')) ?? '';
      expect(page).toContain('River Open');
      expect(page).not.toContain('<b>Cili');
      expect(await (await otto?.get('/events/e1/report'))?.text()).toBe(REPORT);
      for (const [, number] of page.matchAll(/name="question" value="(\d+)"/g)) {
        const answer = { act: 'answer', kind: 'identity', chosen: 'as-is', question: number as string };
        expect((await otto?.post('/events/e1', answer))?.status).toBeLessThan(400);
      }
      // newcomers are called by their names, and what waits is dated by the list that it is in time for
      const ready = (await otto?.text('/events/e1')) ?? '';
      expect([/Kiss, Anna – Nagy, Béla/.test(ready), /\?[123]\b/.test(ready)]).toEqual([true, false]);
      const inbox = (await otto?.text(''))?.split('<tr') ?? [];
      expect(inbox.find((line) => line.includes('no question is open'))).toContain('28\u00a0June\u00a02024');
      await anna?.post('/events/e1', { act: 'comment', text: 'Cili’s name is as in her passport.' });
      expect(await otto?.text('/events/e1')).toContain('as in her passport');
      const accepted = await otto?.post('/events/e1', { act: 'accept' });
      expect([200, 303]).toContain(accepted?.status);
      const row = await office.store.read((desk) => desk.event(1));
      expect(row?.state, await accepted?.text()).toBe('accepted');
      office.on('2024-06-29');
      // sessions of a fortnight ago have ended
      for (const each of [otto, zoe]) await each?.signIn(each === otto ? 'u2' : 'u4');
      const list = (await otto?.text('/lists/fide')) ?? '';
      expect(list).toContain('list of 1\u00a0July\u00a02024');
      const asked = await otto?.post('/lists/fide', { date: '2024-07-01' });
      expect(asked?.status).toBe(202);
      expect(await zoe?.text('')).toContain('Publishes the next list of a pool (Otto)');
      expect((await otto?.post('/requests/r1', { act: 'confirm' }))?.status).toBe(422);
      expect((await zoe?.post('/requests/r1', { act: 'confirm' }))?.status).toBe(200);
      expect((await office.store.read((desk) => desk.lists('fide'))).map(({ date }) => date)).toEqual(['2024-07-01']);
      const { findings } = await withScratchStore((scratch) => verifyOffice(office, { scratch }));
      expect(findings).toEqual([]);
    });

    test('an administrator sees what programs are told of, and how it was taken', async () => {
      const ada = await signedIn('ada');
      const added = { 'in.url': 'https://example.org/told', 'in.events': ['accepted', 'published'] };
      expect(await (await ada.post('/acts/webhooks.add', added)).text()).toMatch(/elw_[\w-]{43}/);
      const failed = { webhook: 'w1', body: '{}', attempts: 3, state: 'given-up', next: 0, last: '503' };
      await office.store.write((desk) =>
        desk.putWork(workRow('delivery', '000000000000009-w1', 'w1', { now: office.clock(), data: failed })),
      );
      const settings = (await ada.text('/settings')).replaceAll(/<[^>]*>/g, '|');
      expect(settings).toMatch(/Told of\|.*an event is accepted, a list is published/);
      expect(settings).toMatch(/Last deliveries\|.*\|w1\|.*\|given up\|.*\|3\|.*\|503\|/);
      expect(settings).not.toMatch(/elw_/);
    });

    test('two officers who accept at once: one does, the other is told', async () => {
      const [otto, zoe] = await Promise.all([signedIn('otto'), signedIn('zoe')]);
      const again = REPORT.replaceAll('River Open', 'Lake Open').replaceAll(/<\/?b>/g, '');
      await otto.send('/upload', { do: 'send', pool: 'fide' }, { 'lake.json': again });
      const answers = await Promise.all([otto, zoe].map((each) => each.post('/events/e1', { act: 'accept' })));
      expect(
        (await office.store.read((desk) => desk.entriesAbout('event:1'))).filter(
          ({ kind }) => kind === 'event.accepted',
        ),
      ).toHaveLength(1);
      expect(
        answers
          .map(({ status }) => status)
          .sort()
          .at(-1),
      ).toBe(422);
    });

    test('files that are no reports are told, and nothing is taken in', async () => {
      const anna = await signedIn('anna');
      const before = await office.store.read((desk) => desk.lastEvent());
      const answer = await anna.send(
        '/upload',
        { do: 'send', pool: 'fide' },
        { 'photo.jpg': '\u00ff\u00d8\u0000', '../../etc/x.trf': 'nothing' },
      );
      const text = await answer.text();
      expect([answer.status, text.includes('../')]).toEqual([422, false]);
      expect(text).toContain('<h1>Nothing was taken in</h1>');
      expect(await office.store.read((desk) => desk.lastEvent())).toBe(before);
    });

    test('an administrator invites somebody, who chooses a password and is in', async () => {
      const ada = await signedIn('ada');
      const page = await (
        await ada.post('/people', { act: 'add', name: 'New', mail: 'new@example.org', role: 'arbiter' })
      ).text();
      const token = /office\/join\/([\w-]+)/.exec(page)?.[1] as string;
      const guest = browser();
      expect((await guest.post(`/join/${token}`, { password: PASSWORD, again: 'something else' })).status).toBe(200);
      const joined = await guest.post(`/join/${token}`, { password: PASSWORD, again: PASSWORD });
      expect([joined.status, (await guest.get('')).status]).toEqual([303, 200]);
      expect((await browser().get(`/join/${token}`)).status).toBe(410);
    });

    test('a one-time code is asked for, works once, and a recovery code stands in for it', async () => {
      const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
      const codeAt = (time: number): string => oneTimeCodes(secret, 'zoe', 'Test').generate({ timestamp: time });
      const recovery = done(await setOneTimeCodes(office, 'u4', secret, codeAt(office.clock())));
      office.on('2024-06-30');
      expect(await (await browser().signIn('zoe@example.org')).text()).toContain('one-time code');
      const code = codeAt(office.clock());
      expect((await browser().signIn('zoe@example.org', PASSWORD, code)).status).toBe(303);
      expect((await browser().signIn('zoe@example.org', PASSWORD, code)).status).toBe(401);
      expect((await browser().signIn('zoe@example.org', PASSWORD, recovery[0])).status).toBe(303);
      expect((await browser().signIn('zoe@example.org', PASSWORD, recovery[0])).status).toBe(401);
      // a link for a new password does not go round it
      const { token } = done(await invite(office, { account: 'u4', purpose: 'reset' }, 'u1'));
      const [finder, other] = [browser(), 'yet another sentence'];
      const joined = await finder.post(`/join/${token}`, { password: other, again: other });
      expect([joined.headers.get('location'), joined.headers.getSetCookie()]).toEqual(['/en/office/sign-in', []]);
      expect((await finder.get('')).status).toBe(303);
      expect((await finder.signIn('zoe@example.org', other)).status).toBe(401);
      expect((await finder.signIn('zoe@example.org', other, recovery[1])).status).toBe(303);
    });

    test('keys are shown once, sessions can be ended, and a reset ends all of them', async () => {
      const [here, there] = await Promise.all([signedIn('bela'), signedIn('bela')]);
      const made = await (
        await here.post('/account', { act: 'key', name: 'Swiss program', scopes: ['reports'] })
      ).text();
      expect(made).toMatch(/elk_[\w-]{43}/);
      expect(await here.text('/account')).not.toMatch(/elk_/);
      await here.post('/account', { act: 'end-all' });
      expect([(await here.get('/account')).status, (await there.get('/account')).status]).toEqual([200, 303]);
      const { token } = done(await invite(office, { account: 'u5', purpose: 'reset' }, 'u1'));
      await browser().post(`/join/${token}`, { password: 'yet another sentence', again: 'yet another sentence' });
      expect((await here.get('/account')).status).toBe(303);
    });
  });
});
