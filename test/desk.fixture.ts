/** The desk of the demonstration office in a real browser, on either store: people sign in, each in a context of their own. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type DemoAccount, demoAccounts } from '../src/demo/index.ts';
import { LIGHT_PASSWORDS } from '../src/desk/office.fixture.ts';
import type { Office } from '../src/desk/office.ts';
import { openOffice } from '../src/desk/wire.ts';
import { serve } from '../src/http/serve.ts';
import { aBrowser, CLOCK, demoOn, type STORES } from './site.fixture.ts';

export interface SignedInPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever the browser complained of. */
  readonly complaints: readonly string[];
}

export interface OpenDesk {
  readonly office: Office;
  readonly browser: Browser;
  /** The address of a page of the desk. */
  readonly at: (path: string) => string;
  readonly signIn: (page: Page, role: string) => Promise<void>;
  readonly signedIn: (role: string, options?: Parameters<Browser['newContext']>[0]) => Promise<SignedInPage>;
  readonly close: () => Promise<void>;
}

export async function openDesk(kind: (typeof STORES)[number]): Promise<OpenDesk> {
  const demo = await demoOn(kind);
  const office = await openOffice(demo.address, { clock: CLOCK, create: 'never' });
  const accounts = await demoAccounts({ ...office, passwordCost: LIGHT_PASSWORDS }, 'nobody');
  const served = await serve(office, { host: '127.0.0.1', port: 0, perMinute: 1_000_000, desk: 'open' });
  const browser = await aBrowser();
  const at = (path: string): string => `${served.url}en/office${path}`;
  const signIn = async (page: Page, role: string): Promise<void> => {
    const { name, password } = accounts.find((each) => each.role === role) as DemoAccount;
    await page.fill('input[name=name]', name);
    await page.fill('input[name=password]', password);
    await page.click('main button[type=submit]');
  };
  return {
    office,
    browser,
    at,
    signIn,
    signedIn: async (role, options = {}) => {
      const context = await browser.newContext(options);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(at(''));
      await signIn(page, role);
      expect(page.url()).toBe(at(''));
      return { page, context, complaints };
    },
    close: async () => {
      await browser.close();
      await served.close();
      await office.store.close();
      await demo.drop();
    },
  };
}
