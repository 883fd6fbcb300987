/** One-time codes at the desk, without scripts: set up, asked for, recovery codes made anew, switched off, taken away by an administrator. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../../acts/perform.ts';
import { actOf } from '../../acts/registry.ts';
import { addAccount } from '../../desk/accounts/accounts.ts';
import { addPasskey, passkeysOf } from '../../desk/accounts/passkeys.ts';
import { setPassword } from '../../desk/accounts/passwords.ts';
import { AS, type TestOffice, testOffice } from '../../desk/lists/office.fixture.ts';
import { codes, done } from '../../desk/office.fixture.ts';
import { withScratchStore } from '../../desk/wire.ts';
import { verifyOffice } from '../../keeping/verify.ts';
import { type Account, accountsIn } from '../../ledger/rows/accounts.ts';
import { forEachStore } from '../../stores/harness.fixture.ts';
import { serve, type Served } from '../serve.ts';
import { FormBrowser, PASSWORD } from './form-browser.fixture.ts';
import { checkSecondFactor, oneTimeCodes, sealOneTimeCodes } from './second-factor.ts';

forEachStore((_, store) => {
  describe('one-time codes at the desk', () => {
    let office: TestOffice;
    let served: Served;

    beforeEach(async () => {
      office = await testOffice(store);
      done(await addAccount(office, { name: 'Ada', mail: 'ada@example.org', role: 'administrator' }, AS));
      done(await addAccount(office, { name: 'Otto', mail: 'otto@example.org', role: 'officer' }, AS));
      for (const account of ['u1', 'u2']) done(await setPassword(office, account, PASSWORD));
      served = await serve(office, {
        host: '127.0.0.1',
        port: 0,
        desk: 'open',
        assets: { names: {}, files: new Map() },
      });
    });
    afterEach(() => served.close());

    const signIn = async (code = ''): Promise<readonly [FormBrowser, number]> => {
      const browser = new FormBrowser(served.url);
      const { status } = await browser.post('/sign-in', { name: 'otto@example.org', password: PASSWORD, code });
      return [browser, status];
    };
    const secretIn = (text: string): string => /name="secret" value="([A-Z2-7]{32})"/.exec(text)?.[1] as string;
    const codeNow = (secret: string): string => oneTimeCodes(secret, '', '').generate({ timestamp: office.clock() });
    const recoveryIn = (text: string): readonly string[] =>
      [...text.matchAll(/<li>([a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4})<\/li>/g)].map(([, code]) => code as string);

    async function setUp(browser: FormBrowser): Promise<{ secret: string; recovery: readonly string[] }> {
      const page = await browser.text('/account/codes');
      const secret = secretIn(page);
      const answer = await browser.post('/account/codes', {
        act: 'on',
        secret,
        code: codeNow(secret),
        password: PASSWORD,
      });
      return { secret, recovery: recoveryIn(await answer.text()) };
    }

    test('are set up by a picture or a typed secret, confirmed by a code and the password', async () => {
      const [browser] = await signIn();
      const page = await browser.text('/account/codes');
      const secret = secretIn(page);
      expect(page).toMatch(/<svg class="squares"[^>]*role="img"/);
      expect(page).toContain(secret.replaceAll(/(.{4})(?=.)/g, '$1 '));
      expect(page).toContain(`secret=${secret}`);
      const wrongCode = await browser.post('/account/codes', {
        act: 'on',
        secret,
        code: '000000',
        password: PASSWORD,
      });
      // the same secret again, so that nobody scans twice
      expect([wrongCode.status, secretIn(await wrongCode.text())]).toEqual([422, secret]);
      const wrongPassword = await browser.post('/account/codes', {
        act: 'on',
        secret,
        code: codeNow(secret),
        password: 'something else',
      });
      expect(await wrongPassword.text()).toContain('The present password is not right.');
      const weak = { act: 'on', secret: 'AAAA', code: codeNow('AAAA'), password: PASSWORD };
      expect((await browser.post('/account/codes', weak)).status).toBe(422);
      expect((await signIn())[1]).toBe(303);
      const { recovery } = await setUp(browser);
      expect(new Set(recovery).size).toBe(10);
      expect((await signIn())[1]).toBe(401);
      expect(recoveryIn(await browser.text('/account/codes'))).toEqual([]);
      expect(await browser.text('/account')).toContain('10 recovery codes are left.');
    });

    test('a recovery code works once, however it is typed, and new ones take the place of all before', async () => {
      const [browser] = await signIn();
      const { recovery } = await setUp(browser);
      const [first = '', second = ''] = recovery;
      expect((await signIn(first.toUpperCase().replaceAll('-', ' ')))[1]).toBe(303);
      expect((await signIn(first))[1]).toBe(401);
      expect(await browser.text('/account/codes')).toContain('9 recovery codes are left.');
      const wrong = await browser.post('/account/codes', { act: 'renew', password: 'something else' });
      expect(recoveryIn(await wrong.text())).toEqual([]);
      const renewed = recoveryIn(
        await (await browser.post('/account/codes', { act: 'renew', password: PASSWORD })).text(),
      );
      expect([renewed.length, renewed.some((code) => recovery.includes(code))]).toEqual([10, false]);
      expect((await signIn(second))[1]).toBe(401);
      expect((await signIn(renewed[0]))[1]).toBe(303);
    });

    test('have a secret that stands nowhere in the database, also one from before; without the key a recovery code works', async () => {
      const kept = async (): Promise<string> =>
        JSON.stringify(await office.store.read((desk) => desk.workRows('one-time-code')));
      const [browser] = await signIn();
      const { secret, recovery } = await setUp(browser);
      expect(await kept()).toContain(secret);
      const holding = { ...office, sealing: async () => [new Uint8Array(48)] };
      await sealOneTimeCodes({ ...office });
      expect(await kept()).toContain(secret);
      await sealOneTimeCodes(holding);
      expect(await kept()).not.toContain(secret);
      const check = (own: TestOffice, code: string) => checkSecondFactor(own, 'u2', code);
      expect(codes(await check(office, codeNow(secret)))).toEqual(['access.code-sealed']);
      expect(codes(await check(holding, '000000'))).toEqual(['access.code-wrong']);
      const later = office.clock() + 60_000;
      const now = { ...holding, clock: () => later };
      const code = oneTimeCodes(secret, '', '').generate({ timestamp: later });
      expect([done(await check(now, code)), codes(await check(now, code))]).toEqual([true, ['access.code-wrong']]);
      expect(await kept()).not.toContain(secret);
      expect(done(await check(office, recovery[0] as string))).toBe(true);
    });

    test('are switched off with the password', async () => {
      const [browser] = await signIn();
      await setUp(browser);
      expect((await browser.post('/account/codes', { act: 'off', password: 'something else' })).status).toBe(422);
      expect((await signIn())[1]).toBe(401);
      expect((await browser.post('/account/codes', { act: 'off', password: PASSWORD })).status).toBe(303);
      expect((await signIn())[1]).toBe(303);
    });

    test('an administrator takes them and the passkeys away, which the ledger says and which ends the sessions', async () => {
      const [browser] = await signIn();
      await setUp(browser);
      const passkey = { passkey: 'k1', name: 'laptop', publicKey: 'AQ', counter: 0, transports: [] };
      done(await addPasskey(office, 'u2', passkey));
      const [ada, otto] = (await office.store.read(accountsIn)) as readonly [Account, Account];
      const reset = actOf('users.reset-second-factor');
      const call = { input: { account: 'u2' }, files: [] };
      expect(codes(await perform(office, otto, reset, call))).toEqual(['access.other-role']);
      expect((await perform(office, ada, reset, call, { dryRun: true })).state).toBe('preview');
      expect((await signIn())[1]).toBe(401);
      const performed = await perform(office, ada, reset, call, { ground: 'the phone was stolen' });
      expect([performed.state, performed.value]).toEqual([
        'done',
        { account: 'u2', removed: ['one-time-codes', 'passkeys'] },
      ]);
      const entry = await office.store.read(async (desk) => desk.entry((await desk.head()).no));
      expect(JSON.parse(entry?.text as string)).toMatchObject({
        kind: 'account.reset',
        author: 'u1',
        data: { account: 'u2', removed: ['one-time-codes', 'passkeys'] },
      });
      expect(await passkeysOf(office, 'u2')).toEqual([]);
      expect((await browser.get('/account')).status).toBe(303);
      expect((await signIn())[1]).toBe(303);
      expect(codes(await perform(office, ada, reset, call))).toEqual(['access.unchanged']);
      expect(codes(await perform(office, ada, reset, { input: { account: 'u9' }, files: [] }))).toEqual([
        'access.account-unknown',
      ]);
      expect(codes(await withScratchStore((scratch) => verifyOffice(office, { scratch })))).toEqual([]);
    });
  });
});
