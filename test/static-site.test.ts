/** A copy of the site as files in a real browser, behind a web server that knows nothing of it: cards drawn from shards, names found, questions led on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtAssets } from '../src/http/assets.ts';
import { type ServedOffice, servedOffice } from '../src/http/pages/served.fixture.ts';
import { fillForCopy } from '../src/http/static/small-office.fixture.ts';
import { writeStaticSite } from '../src/http/static/write-site.ts';
import { personId } from '../src/ledger/ids.ts';
import { aBrowser } from './site.fixture.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

let folder: string;
let served: ServedOffice;
let files: Server;
let browser: Browser;
let page: Page;
let at: string;

/** What any web server does: files, `index.html` of folders, `404.html` for all else. */
async function answerOf(
  path: string,
): Promise<{ readonly status: number; readonly file: string; readonly to?: string }> {
  const file = join(folder, decodeURIComponent(path));
  const found = await stat(file).catch(() => undefined);
  if (found?.isDirectory() === true) {
    return path.endsWith('/') ? answerOf(`${path}index.html`) : { status: 301, file: '', to: `${path}/` };
  }
  return found === undefined ? { status: 404, file: join(folder, '404.html') } : { status: 200, file };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'elobook-test-'));
  const assets = builtAssets();
  served = await servedOffice('2024-06-15', fillForCopy, { assets, access: 'read-only' });
  await writeStaticSite(served.office, {
    assets,
    shardsAbove: 0,
    write: async (place, bytes) => {
      await mkdir(dirname(join(folder, place)), { recursive: true });
      await writeFile(join(folder, place), bytes);
    },
  });
  files = createServer((request, response) => {
    const [path = '', query] = (request.url as string).split('?');
    void answerOf(path).then(async ({ status, file, to }) => {
      if (to !== undefined) {
        response.writeHead(status, { location: query === undefined ? to : `${to}?${query}` }).end();
        return;
      }
      response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
      response.end(await readFile(file));
    });
  });
  await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
  browser = await aBrowser();
  page = await browser.newPage({ locale: 'hu-HU' });
});
afterAll(async () => {
  await browser?.close();
  files?.closeAllConnections();
  files?.close();
  await served?.close();
  rmSync(folder, { recursive: true, force: true });
});

const mainOf = (html: string): string => /<main id="content">(.*)<\/main>/s.exec(html)?.[1] ?? '';

test('whoever comes without a language is led to their own', async () => {
  await page.goto(`${at}/`);
  await page.waitForURL(`${at}/hu/`);
});

test('a card and its reasons are drawn from a shard as the server draws them', async () => {
  for (const path of [`/hu/players/${personId(1)}`, `/ru/players/${personId(1)}/why/fide/2024-06`]) {
    await page.goto(`${at}${path}`);
    await page.waitForSelector('main h1:not([data-copy])');
    const drawn = await page.locator('main').innerHTML();
    const { text } = await served.get(path);
    // compared as a browser has it: quotes and entities may be written otherwise
    const ofServer = await page.evaluate((html) => {
      const element = document.createElement('main');
      element.innerHTML = html;
      return element.innerHTML;
    }, mainOf(text));
    expect([path, drawn.replaceAll(/ hidden=""/g, '')]).toEqual([path, ofServer.replaceAll(/ hidden=""/g, '')]);
  }
});

test('names are found while they are typed, and on the page of a search', async () => {
  await page.goto(`${at}/hu/`);
  await page.locator('form.search input[name=q]').first().fill('Tret');
  await page.waitForSelector('[role=option]');
  expect(await page.locator('[role=option]').first().textContent()).toContain('Третьяков');
  await page.goto(`${at}/en/search?q=else`);
  await page.waitForSelector(`main a[href="/en/players/${personId(1)}"]`);
});

test('a slip of the finger is forgiven, also in the first letters; tournaments and clauses are found', async () => {
  for (const slip of ['elsoe', 'leseo', 'Tretyakvo']) {
    await page.goto(`${at}/en/search?q=${slip}`);
    await page.waitForSelector('main tbody a.row');
    expect(await page.locator('main').textContent()).toContain('nearly so');
  }
  await page.goto(`${at}/hu/search?q=8.3.1`);
  await page.waitForSelector('main a[href*="/hu/rulebooks/"]');
});

test('another list is led to, and what asks a server says so in the language of the page', async () => {
  await page.goto(`${at}/en/lists/fide?date=2024-05-01`);
  await page.waitForURL(`${at}/en/lists/fide/2024-05/`);
  await page.goto(`${at}/ru/players/${personId(1)}/against/${personId(3)}`);
  await page.waitForSelector('html[lang=ru] [data-copy]');
  await page.goto(`${at}/hu/lists/fide/2024-06?sort=name`);
  await page.waitForSelector('main p.notice[role=status]');
});
