/** For `npm run coverage`: pages say which parts of their scripts were reached, when they or their contexts are closed. */
import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';

export function coveredBrowser(browser: Browser, folder: string): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => coveredContext(await newContext(options), folder);
  browser.newPage = async (options) => (await browser.newContext(options)).newPage();
  return browser;
}

function coveredContext(context: BrowserContext, folder: string): BrowserContext {
  const [newPage, close] = [context.newPage.bind(context), context.close.bind(context)];
  context.newPage = async () => coveredPage(await newPage(), folder);
  context.close = async (options) => {
    await Promise.all(context.pages().map((page) => page.close()));
    await close(options);
  };
  return context;
}

async function coveredPage(page: Page, folder: string): Promise<Page> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  const close = page.close.bind(page);
  page.close = async (options) => {
    // a page that is gone has nothing to say any more
    const result = page.isClosed() ? [] : await page.coverage.stopJSCoverage().catch(() => []);
    writeFileSync(join(folder, `page-${randomUUID()}.json`), JSON.stringify({ result }));
    await close(options);
  };
  return page;
}
