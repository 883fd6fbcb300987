/** How many taps the people whom the site is for need, on a telephone; one browser and one server for all of them. */
import { buffer } from 'node:stream/consumers';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_HOLDER } from '../src/desk/keys/demo-key.ts';
import type { Served } from '../src/http/serve.ts';
import { aBrowser, demoSite } from './site.fixture.ts';

let site: Served;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let taps = 0;

beforeAll(async () => {
  // signed, as a stranger finds it
  site = await demoSite('sqlite', { keys: DEMO_HOLDER });
  browser = await aBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, acceptDownloads: true });
  context.setDefaultTimeout(0);
  page = await context.newPage();
  taps = 0;
});
afterEach(() => context.close());

const at = (path: string): string => new URL(path, site.url).href;

/** A finger: also what puts the cursor into a field counts. */
async function tap(what: Locator): Promise<void> {
  taps += 1;
  await what.first().click();
}

/** Into the search of the page; typing itself is no tap. */
async function search(text: string): Promise<void> {
  const field = page.locator('#search-here');
  await tap(field);
  await field.pressSequentially(text);
}

const suggestion = (text: string): Locator => page.getByRole('option').filter({ hasText: text });

async function openCard(): Promise<void> {
  await page.goto(at('/en/'));
  await search('Csorvari');
  await tap(suggestion('Csorvári, Luca'));
  await page.waitForURL(/\/players\/\w+$/);
  taps = 0;
}

describe('taps', () => {
  test('a parent is told what she needs: three from the home page', async () => {
    await page.goto(at('/en/'));
    await search('Csorvari');
    await tap(suggestion('Csorvári, Luca'));
    await tap(page.getByRole('link', { name: 'What next?' }));
    await page.waitForURL(/\/next\?/);
    expect(await page.locator('main').innerText()).toMatch(/K is 10[^]*points? to 2500/);
    expect(taps).toBeLessThanOrEqual(3);
  });

  test('a club secretary has the club’s list as a file: three from the home page', async () => {
    await page.goto(at('/en/'));
    await search('Tiszav');
    await tap(suggestion('Tiszavári SE'));
    await page.waitForURL(/\/clubs\//);
    const [file] = await Promise.all([page.waitForEvent('download'), tap(page.getByRole('link', { name: 'CSV' }))]);
    expect(Buffer.from(await buffer(await file.createReadStream())).toString('utf8')).toMatch(
      /^\ufeffplace;id;name;.*\r\n.*Tiszavári SE/,
    );
    expect(taps).toBeLessThanOrEqual(3);
  });

  test('from a card: the best win, the percentile and the next list’s day are two taps away, and the games against somebody', async () => {
    await openCard();
    const card = page.url();
    await tap(page.getByRole('link', { name: 'Where do I stand?' }));
    await page.waitForURL(/\/standing/);
    const told = await page.locator('main').innerText();
    expect(told).toMatch(/Best wins[^]*\d{4}/);
    expect(told).toMatch(/\d+ ?%/);
    expect(taps).toBeLessThanOrEqual(2);

    await page.goto(card);
    taps = 0;
    await tap(page.locator('a[href*="/against/"]'));
    await page.waitForURL(/\/against\//);
    expect(await page.locator('main table').last().locator('tbody tr').count()).toBeGreaterThan(0);
    expect(taps).toBeLessThanOrEqual(2);

    await page.goto(card);
    taps = 0;
    await tap(page.locator('a.brand'));
    await page.waitForURL(/\/en\/$/);
    expect(await page.locator('main').innerText()).toMatch(/December\s2026/);
    expect(taps).toBeLessThanOrEqual(2);
  });

  test('an arbiter drops a file and has its findings, also with the network off; how long it takes is printed', async () => {
    await page.goto(at('/en/'));
    await tap(page.getByRole('link', { name: 'Check a report' }));
    const drop = async (name: string): Promise<number> => {
      const begun = performance.now();
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(REPORT) });
      await page.locator('.findings li').first().waitFor();
      return Math.round(performance.now() - begun);
    };
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    const connected = await drop('one.trf');
    await page.locator('#check-offline:not([hidden])').waitFor();
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Choose files' }).waitFor();
    const alone = await drop('two.trf');
    // no bound: a machine may be ten times slower than an arbiter's
    console.log(`findings after ${connected} ms, without a network after ${alone} ms`);
    expect(taps).toBe(1);
  });

  test('a stranger verifies a list file in the page, and sees that a changed one is not good', async () => {
    await page.goto(at('/en/'));
    await tap(page.getByRole('link', { name: 'How to verify' }));
    await page.waitForURL(/\/verify$/);
    const bytesOf = async (name: string): Promise<Buffer> =>
      Buffer.from(await (await fetch(at(`/files/${name}`))).arrayBuffer());
    const [list, signature] = [await bytesOf('fide-2026-11.csv'), await bytesOf('fide-2026-11.csv.sig')];
    const give = (content: Buffer): Promise<void> =>
      page.locator('#verify-here input[type=file]').setInputFiles([
        { name: 'fide-2026-11.csv', mimeType: 'text/csv', buffer: content },
        { name: 'fide-2026-11.csv.sig', mimeType: 'text/plain', buffer: signature },
      ]);
    await give(list);
    await page.locator('#verify-here .verdict.good').waitFor();
    await give(Buffer.concat([list, Buffer.from('x')]));
    await page.locator('#verify-here .verdict.bad').waitFor();
    await page
      .locator('#verify-here input[type=file]')
      .setInputFiles({ name: 'fide-2026-11.csv', mimeType: 'text/csv', buffer: list });
    await page.getByText('Both are needed').waitFor();
    expect(taps).toBe(1);
  });

  test('nothing moves by itself while a page loads', async () => {
    await context.addInitScript(() => {
      const seen = globalThis as unknown as { shifts: number };
      seen.shifts = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) seen.shifts += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await openCard();
    const card = new URL(page.url()).pathname;
    const moved: string[] = [];
    for (const path of [
      '/en/',
      '/en/lists/fide/2026-11',
      card,
      `${card}/why`,
      `${card}/standing`,
      `${card}/next`,
      '/en/events',
      '/en/calculators/change?own=2145&k=20&games=2300:1',
      '/en/check',
      '/en/verify',
      '/en/api',
    ]) {
      await page.goto(at(path), { waitUntil: 'networkidle' });
      const shifts = await page.evaluate('shifts');
      if (shifts !== 0) moved.push(`${path}: ${String(shifts)}`);
    }
    expect(moved).toEqual([]);
  });
});

/** With a rating that is none. */
const REPORT = [
  '012 River Open',
  '022 Szeged',
  '032 HUN',
  '042 2026/11/05',
  '052 2026/11/09',
  '092 Individual: Swiss-System',
  '001    1 m    Kiss, Anna                        20x2 HUN             1980/01/01  1.0    1     2 w 1',
  '001    2 m    Nagy, Bela                        1990 HUN             1980/01/01  0.0    2     1 b 0',
  '',
].join('\n');
