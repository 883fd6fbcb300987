/** Passkeys in a real browser with a device of its own making: added, named, used with and without a name, copied, removed; on both stores. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, type DemoAccount } from '../src/demo/index.ts';
import { LIGHT_PASSWORDS } from '../src/desk/office.fixture.ts';
import type { Office } from '../src/desk/office.ts';
import { openOffice } from '../src/desk/wire.ts';
import { serve, type Served } from '../src/http/serve.ts';
import { aBrowser, CLOCK, demoOn, STORES } from './site.fixture.ts';

interface Device {
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

/** A device that says yes; `discoverable`: it remembers for which accounts it has keys. */
async function aDevice(page: Page, discoverable: boolean, verifies = true): Promise<Device> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: discoverable ? 'internal' : 'usb',
      hasResidentKey: discoverable,
      hasUserVerification: true,
      isUserVerified: verifies,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

describe.each(STORES)('passkeys on %s', (kind) => {
  let served: Served;
  let office: Office;
  let browser: Browser;
  let accounts: readonly DemoAccount[];
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const demo = await demoOn(kind);
    drop = demo.drop;
    office = await openOffice(demo.address, { clock: CLOCK, create: 'never' });
    accounts = await demoAccounts({ ...office, passwordCost: LIGHT_PASSWORDS }, 'nobody');
    served = await serve(office, { host: '127.0.0.1', port: 0, perMinute: 1_000_000, desk: 'open' });
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await office?.store.close();
    await drop?.();
  });

  const at = (path: string): string => `${served.url}en/office${path}`;
  const of = (role: string): DemoAccount => accounts.find((each) => each.role === role) as DemoAccount;

  async function opened(options: Parameters<Browser['newContext']>[0] = {}): Promise<{
    readonly page: Page;
    readonly context: BrowserContext;
    readonly complaints: string[];
  }> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    return { page, context, complaints };
  }

  async function signIn(page: Page, role: string): Promise<void> {
    const { name, password } = of(role);
    await page.goto(at('/sign-in'));
    await page.fill('input[autocomplete=username]', name);
    await page.fill('input[name=password]', password);
    await page.click('form:has(input[name=password]) button');
    expect(page.url()).toBe(at(''));
  }

  async function add(page: Page, name: string): Promise<void> {
    await page.goto(at('/account'));
    await page.fill('form[data-does=make] input[name=name]', name);
    await page.click('form[data-does=make] button');
    await page.waitForSelector(`tr:has-text("${name}"), .findings`);
    expect(await page.locator('.findings').count()).toBe(0);
  }

  const signOut = async (page: Page): Promise<void> => {
    await page.click('header form[action$="/sign-out"] button');
    expect(page.url()).toBe(at('/sign-in'));
  };

  /** By the button; resolves once the page has answered. */
  async function byPasskey(page: Page, name = ''): Promise<void> {
    await page.goto(at('/sign-in'));
    if (name !== '') await page.fill('input[autocomplete=username]', name);
    await page.click('form[data-does=sign-in] button');
    await page.waitForSelector('header form[action$="/sign-out"], .findings, [role=status]:not(:empty)');
  }

  test('somebody adds one, gives it a name, signs in with it without a name, and removes it', async () => {
    const { page, context, complaints } = await opened();
    await signIn(page, 'officer');
    await aDevice(page, true);
    await add(page, 'laptop');
    await page.fill('tr:has-text("laptop") input[name=name]', 'blue <b>laptop</b>');
    await page.click('tr:has-text("laptop") button[value=rename-passkey]');
    expect(await page.textContent('tr:has(input[name=passkey]) td')).toBe('blue <b>laptop</b>');
    await signOut(page);
    await byPasskey(page);
    expect(page.url()).toBe(at(''));
    expect(await page.textContent('header .who')).toContain('officer');
    await page.goto(at('/account'));
    expect(await page.textContent('tr:has(input[name=passkey])')).toContain('last used');
    await page.click('button[value=remove-passkey]');
    expect(await page.locator('input[name=passkey]').count()).toBe(0);
    await signOut(page);
    await byPasskey(page);
    expect(await page.textContent('.findings')).toContain('does not sign in here');
    // that answer itself is one
    expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
    await context.close();
  });

  test('a device that remembers no accounts needs the name', async () => {
    const { page, context } = await opened();
    await signIn(page, 'arbiter');
    await aDevice(page, false);
    await add(page, 'old key');
    await signOut(page);
    await byPasskey(page, of('arbiter').name);
    expect(page.url()).toBe(at(''));
    await signOut(page);
    // somebody else's name, and a name that nobody has, are answered alike
    for (const name of [of('officer').name, 'nobody@example.org']) {
      const before = await page.context().cookies();
      await byPasskey(page, name);
      expect(await page.textContent('[role=status]')).toContain('Nothing came of it');
      expect(await page.context().cookies()).toEqual(before);
    }
    await context.close();
  });

  test('a copy of a device, and an answer that was sent before, let nobody in', async () => {
    const { page, context } = await opened();
    await signIn(page, 'administrator');
    const { cdp, authenticatorId } = await aDevice(page, true);
    await add(page, 'key');
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    await signOut(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url() === at('/sign-in')) sent.push(request.postData() ?? '');
    });
    await byPasskey(page);
    expect([page.url(), sent.length]).toEqual([at(''), 1]);
    const replayed = await fetch(at('/sign-in'), {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
      body: sent[0] as string,
    });
    expect([replayed.status, replayed.headers.getSetCookie()]).toEqual([401, []]);
    await signOut(page);
    // the same key as it was before it signed in
    await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
    for (const credential of credentials) await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
    await byPasskey(page);
    expect(await page.textContent('.findings')).toContain('somebody may have a copy');
    expect(page.url()).toBe(at('/sign-in'));
    await context.close();
  });

  if (kind !== STORES[0]) return;

  test('a device that does not ask its owner is not enough', async () => {
    const { page, context } = await opened();
    await signIn(page, 'officer');
    await aDevice(page, true, false);
    await page.goto(at('/account'));
    await page.fill('form[data-does=make] input[name=name]', 'open');
    await page.click('form[data-does=make] button');
    await page.waitForSelector('[role=status]:not(:empty)');
    await page.goto(at('/account'));
    expect(await page.locator('input[name=passkey]').count()).toBe(0);
    await context.close();
  });

  test('without scripts the pages say that passkeys need one, and elsewhere where they work', async () => {
    const silent = await opened({ javaScriptEnabled: false });
    await silent.page.goto(at('/sign-in'));
    expect(await silent.page.textContent('main')).toContain('Passkeys need JavaScript');
    expect(await silent.page.isVisible('form[data-does]')).toBe(false);
    await silent.context.close();
    const { page, context } = await opened();
    await page.goto(at('/sign-in').replace('localhost', '127.0.0.1'));
    expect(await page.textContent('[role=status]')).toContain(`work only at ${new URL(served.url).origin}`);
    expect(await page.isDisabled('form[data-does] button')).toBe(true);
    await context.close();
  });

  test('an office that is reached by a number has none, and says so', async () => {
    const numbered = await serve(office, {
      host: '127.0.0.1',
      port: 0,
      perMinute: 1_000_000,
      desk: 'open',
      publicUrl: 'http://192.0.2.7',
    });
    const text = await (await fetch(`http://127.0.0.1:${numbered.port}/en/office/sign-in`)).text();
    expect(text).toContain('an address of numbers (192.0.2.7)');
    expect(text).not.toContain('data-does');
    await numbered.close();
  });
});
