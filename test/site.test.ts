/** The site in a real browser, over a real server, on both stores. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/content/languages.ts';
import type { Served } from '../src/http/serve.ts';
import { aBrowser, demoSite, STORES } from './site.fixture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** As in `desk.test.ts`: axe looks at each page light or dark, or in both. */
const IS_WHOLE = process.env['EVERY_PAGE'] !== undefined;

interface Opened {
  readonly page: Page;
  /** What the browser complained about since. */
  readonly complaints: readonly string[];
  readonly close: () => Promise<void>;
}

interface Violation {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string }[];
}

/** What is asked of a page at once. */
const SHOWN = `({
  titles: document.querySelectorAll('h1').length,
  language: document.documentElement.lang,
  overflow: document.documentElement.scrollWidth - innerWidth,
})`;

/** What axe, which the page must have, finds that is serious or worse. */
async function axe(page: Page): Promise<readonly string[]> {
  const found = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as {
    readonly violations: readonly Violation[];
  };
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

/** The pages of the first store, for the second. */
const shownFirst = new Map<string, string>();

describe.each(STORES)('the site on %s', (kind) => {
  const isFirst = kind === STORES[0];
  let site: Served;
  let browser: Browser;
  beforeAll(async () => {
    site = await demoSite(kind);
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const at = (path: string): string => new URL(path, site.url).href;
  const read = async (path: string): Promise<string> => (await fetch(at(path))).text();

  async function open(options: BrowserContextOptions = {}): Promise<Opened> {
    const context = await browser.newContext(options);
    // what hangs is ended by the test runner
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return { page, complaints, close: () => context.close() };
  }

  /** The first link of a kind on a page. */
  async function linkOn(path: string, kindOf: RegExp): Promise<string> {
    const [, link] = kindOf.exec(await read(path)) ?? [];
    if (link === undefined) throw new Error(`${path} leads to no ${kindOf.source}`);
    return link;
  }

  /** Every kind of page, as links of the site lead to it. */
  async function addresses(language: string): Promise<readonly string[]> {
    const list = `/${language}/lists/fide/2026-11`;
    const player = await linkOn(`${list}?sort=games`, /href="(\/\w\w\/players\/\w+)"/);
    return [
      `/${language}/`,
      list,
      `${list}?federation=HUN&sort=name`,
      await linkOn(list, /href="(\/\w\w\/lists\/fide\/2026-11\/since\/[^"]+)"/),
      `/${language}/lists/orr/2026-11`,
      `/${language}/lists/mgsz/2026-11`,
      player,
      await linkOn(player, /href="(\/\w\w\/players\/\w+\/why\/[^"]+)"/),
      await linkOn(player, /href="(\/\w\w\/events\/\w+)"/),
      `/${language}/ratings`,
      `/${language}/events`,
      `/${language}/events?q=kupa&from=2026-01-01`,
      await linkOn(player, /href="(\/\w\w\/players\/\w+\/against\/\w+)"/),
      `/${language}/events?pool=fide&list=2026-11`,
      `/${language}/search?q=an`,
      `/${language}/search?q=tiszavari`,
      `/${language}/calculators`,
      `/${language}/calculators/change?own=2011&k=20&games=2444:0.5,1890:1`,
      `/${language}/check`,
      `/${language}/rulebooks`,
      `/${language}/rulebooks/fide-2025-10`,
      `/${language}/rulebooks/mgsz-2012`,
      `/${language}/drift/fide`,
      `/${language}/mistake`,
      `/${language}/about`,
    ];
  }

  // the second store gives the same bytes, below
  test.runIf(isFirst).each(LANGUAGES)(
    'every page in %s shows without a complaint, light, dark and printed, and within the policy of what it may load',
    async (language) => {
      const { page, complaints, close } = await open();
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`${violatedDirective}: ${blockedURI}`),
        );
      });
      for (const path of await addresses(language)) {
        const answer = await page.goto(at(path));
        expect([path, answer?.status()]).toEqual([path, 200]);
        const policy = answer?.headers()['content-security-policy'];
        expect([path, policy]).toEqual([path, expect.stringContaining("style-src 'self';")]);
        expect([path, await page.evaluate(SHOWN)]).toEqual([path, { titles: 1, language, overflow: 0 }]);
        await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
        await page.emulateMedia({ media: 'print', colorScheme: 'light' });
        expect([path, await page.locator('[style], style').count()]).toEqual([path, 0]);
        await page.emulateMedia({ media: 'screen' });
        shownFirst.set(path, (await answer?.text()) as string);
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test.skipIf(isFirst)('every page is, in all languages, the one that the first store gives', async () => {
    for (const language of LANGUAGES) {
      for (const path of await addresses(language)) {
        expect([path, await read(path)]).toEqual([path, shownFirst.get(path)]);
      }
    }
  });

  test('from the home page to a reason in three clicks', async () => {
    const { page, close } = await open();
    await page.goto(at('/en/'));
    await page.getByRole('link', { name: 'why?' }).first().click();
    expect(await page.locator('h1').innerText()).toMatch(/^Why \d+ became \d+$/);
    await close();
  });

  test('without scripts: search, filter, order and reasons', async () => {
    const { page, close } = await open({ javaScriptEnabled: false });
    await page.goto(at('/hu/'));
    await page.locator('#search-here').fill('Tumetov');
    await page.locator('main form.search:has(#search-here) button').click();
    expect(await page.locator('main').innerText()).toContain('Tumetov');
    await page.goto(at('/en/lists/fide/2026-11?federation=HUN'));
    const federations = await page.locator('main table.list tbody tr').allInnerTexts();
    expect(federations.length).toBeGreaterThan(3);
    expect(federations.every((row) => row.includes('HUN'))).toBe(true);
    await close();
  });

  if (!isFirst) return;

  test('a reason is printed in dark ink, whatever the screen is', async () => {
    const { page, close } = await open({ colorScheme: 'dark' });
    await page.goto(at('/en/'));
    await page.locator('.theme').click();
    await page.locator('.theme').click();
    await page.getByRole('link', { name: 'why?' }).first().click();
    const ink = 'getComputedStyle(document.documentElement).getPropertyValue("--ink")';
    expect([await page.locator('html').getAttribute('data-theme'), await page.evaluate(ink)]).toEqual([
      'dark',
      '#e8e9e2',
    ]);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate(ink)).toBe('#1d211c');
    await close();
  });

  test('names come while they are typed, in either alphabet, and the keyboard chooses', async () => {
    const { page, complaints, close } = await open();
    await page.goto(at('/en/rulebooks'));
    await page.keyboard.press('/');
    await page.keyboard.type('дубетов');
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en\/players\/\w+$/);
    expect(await page.locator('h1').innerText()).toMatch(/Дубетов|Dubetov/i);
    expect(complaints).toEqual([]);
    await close();
  });

  test('at 390 points nothing of the navigation is hidden, at 820 it is one row', async () => {
    const { page, close } = await open({ viewport: { width: 390, height: 900 } });
    const boxes = async (): Promise<readonly { top: number; right: number }[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll('nav.sections a')].map((link) => {
          const { top, right } = link.getBoundingClientRect();
          return { top, right };
        }),
      );
    for (const language of LANGUAGES) {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(at(`/${language}/lists/fide/2026-11`));
      const narrow = await boxes();
      expect([language, narrow.length, narrow.every(({ right }) => right <= 390)]).toEqual([language, 5, true]);
      await page.setViewportSize({ width: 820, height: 900 });
      expect([language, new Set((await boxes()).map(({ top }) => top)).size]).toEqual([language, 1]);
    }
    await close();
  });

  test('the question on the home page leads to the reasons of the last change', async () => {
    const { page, complaints, close } = await open();
    await page.goto(at('/en/'));
    await page.locator('#search-why').fill('Csorvari');
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/why\/\w+\/[\w-]+$/);
    expect(await page.locator('h1').innerText()).toMatch(/^Why \d+ (became|stayed) \d+$/);
    expect(complaints).toEqual([]);
    await close();
  });

  test('the language is remembered', async () => {
    const { page, close } = await open({ locale: 'ru-RU' });
    await page.goto(at('/'));
    expect(page.url()).toBe(at('/ru/'));
    await page.getByRole('navigation', { name: 'Язык' }).getByRole('link', { name: 'hu' }).click();
    expect(page.url()).toBe(at('/hu/'));
    await page.goto(at('/'));
    expect(page.url()).toBe(at('/hu/'));
    await close();
  });

  test('calculators give the numbers of the rulebooks, while one types, without the server', async () => {
    const { page, complaints, close } = await open();
    await page.goto(at('/en/calculators/expected'));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.locator('input[name=own]').fill('2145');
    await page.locator('input[name=opponent]').fill('2300');
    await page.getByText('expected score').first().waitFor();
    expect(await page.locator('#answer').innerText()).toContain('0.29');
    expect(page.url()).toContain('own=2145&opponent=2300');
    await page.locator('select[name=rules]').selectOption('orr');
    expect(asked).toEqual([]);
    await page.goto(at('/hu/calculators/change'));
    await page.locator('input[name=own]').fill('2011');
    await page.locator('input[name=k]').fill('20');
    await page.locator('[data-of=opponent]').first().fill('2444');
    await page.locator('[data-of=score]').first().selectOption('0.5');
    await page.locator('#answer dl').waitFor();
    expect(await page.locator('#answer').innerText()).toContain('400');
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['light', 0],
    ['dark', 1],
  ] as const)('axe finds nothing serious, %s', async (colorScheme, turn) => {
    const { page, close } = await open({
      colorScheme,
      viewport: { width: colorScheme === 'dark' ? 390 : 1440, height: 900 },
    });
    await page.addInitScript({ content: AXE });
    const paths = await addresses(colorScheme === 'dark' ? 'ru' : 'en');
    for (const path of IS_WHOLE ? paths : paths.filter((_, place) => place % 2 === turn)) {
      await page.goto(at(path));
      expect([path, await axe(page)]).toEqual([path, []]);
    }
    await close();
  });
});
