/** The officers' desk in a real browser: signed in, at three widths, with and without scripts; and a report from the arbiter to the officer. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, type DemoAccount } from '../src/demo/index.ts';
import { openOffice } from '../src/desk/wire.ts';
import type { Office } from '../src/desk/office.ts';
import { serve, type Served } from '../src/http/serve.ts';
import { aBrowser, CLOCK, demoOn, STORES } from './site.fixture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SAMPLE = fileURLToPath(new URL('../samples/river-open.json', import.meta.url));

const PAGES: Readonly<Record<'administrator' | 'officer', readonly string[]>> = {
  administrator: ['/settings', '/people', '/people/u2', '/acts/pools.open'],
  officer: [
    '',
    '/upload',
    '/events',
    '/events/e431',
    '/lists',
    '/lists/fide',
    '/requests',
    '/jobs',
    '/players?q=k',
    '/acts',
    '/audit',
    '/account',
  ],
};

const SERIOUS = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => id + ': ' + nodes[0].html))`;

describe.each(STORES)('the desk on %s', (kind) => {
  let served: Served;
  let office: Office;
  let browser: Browser;
  let accounts: readonly DemoAccount[];
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const demo = await demoOn(kind);
    drop = demo.drop;
    office = await openOffice(demo.address, { clock: CLOCK, create: 'never' });
    accounts = await demoAccounts(office, 'nobody');
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

  async function signedIn(
    role: string,
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly complaints: string[] }> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const { name, password } = accounts.find((each) => each.role === role) as DemoAccount;
    await page.goto(at(''));
    await page.fill('input[name=name]', name);
    await page.fill('input[name=password]', password);
    await page.click('main button[type=submit]');
    expect(page.url()).toBe(at(''));
    return { page, context, complaints };
  }

  test('an arbiter sends a report without any script, and an officer finds it and its questions', async () => {
    const arbiter = await signedIn('arbiter', { javaScriptEnabled: false });
    await arbiter.page.goto(at('/upload'));
    await arbiter.page.setInputFiles('input[type=file]', SAMPLE);
    await arbiter.page.click('button[value=preview]');
    expect(await arbiter.page.textContent('h1')).toBe('What would come of it');
    await arbiter.page.click('main form button');
    expect(await arbiter.page.textContent('h1')).toBe('Taken in');
    const event = (await arbiter.page.textContent('section a')) as string;
    await arbiter.page.goto(at('/people'));
    expect(await arbiter.page.textContent('h1')).toBe('This page is not for your role');
    await arbiter.context.close();
    const officer = await signedIn('officer');
    await officer.page.goto(at(`/events/${event}`));
    expect(await officer.page.textContent('h1')).toContain('River Open');
    await officer.page.click('button[value=taken]');
    await officer.page.goto(at(`/events/${event}`));
    expect(await officer.page.locator('.question').count()).toBe(0);
    await officer.page.fill('textarea[name=text]', 'The hall is <b>cold</b>.');
    await officer.page.click('form:has(textarea[name=text]) button');
    expect(await officer.page.textContent('.comments li')).toContain('<b>cold</b>');
    expect(officer.complaints).toEqual([]);
    await officer.context.close();
  });

  if (kind !== STORES[0]) return;

  test.each([
    [390, 'light', 'hu'],
    [820, 'dark', 'ru'],
    [1440, 'light', 'en'],
  ] as const)(
    'axe finds nothing serious, and nothing stands out of the page, at %i px, %s, in %s',
    async (width, colorScheme, language) => {
      for (const role of ['administrator', 'officer'] as const) {
        const { page, context, complaints } = await signedIn(role, {
          viewport: { width, height: 900 },
          colorScheme,
          // axe is brought in from outside, which the pages themselves may not do
          bypassCSP: true,
        });
        for (const path of PAGES[role]) {
          await page.goto(at(path).replace('/en/', `/${language}/`));
          await page.evaluate(AXE);
          expect([path, await page.evaluate(SERIOUS)]).toEqual([path, []]);
          const over = await page.evaluate(
            'document.documentElement.scrollWidth - document.documentElement.clientWidth',
          );
          expect([path, over]).toEqual([path, 0]);
        }
        expect(complaints).toEqual([]);
        await context.close();
      }
    },
  );

  test('no page of the desk has inline scripts or styles, and all are kept by nobody', async () => {
    const { page, context } = await signedIn('officer');
    for (const path of PAGES.officer) {
      const answer = await page.goto(at(path));
      const text = (await answer?.text()) ?? '';
      expect([
        path,
        /<script(?![^>]*\bsrc=)/.test(text),
        / style=| on\w+=/.test(text.replaceAll(/<(?:td|li|p|dd)\b[^>]*>[^<]*/g, '')),
      ]).toEqual([path, false, false]);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      expect(answer?.headers()['content-security-policy']).toContain("default-src 'none'");
    }
    await context.close();
  });
});
