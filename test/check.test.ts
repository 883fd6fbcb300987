/** The page that checks reports, in a real browser: files stay in the page, findings stand in their own text, and no network is needed. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { zipSync } from 'fflate';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Served } from '../src/http/serve.ts';
import { aBrowser, demoSite } from './site.fixture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const runProgram = (...args: readonly string[]): Promise<{ readonly stdout: string }> =>
  promisify(execFile)(process.execPath, [MAIN, ...args], { maxBuffer: 1 << 26 });

const HOSTILE = '<img src=x onerror=alert(1)>';

interface Entrant {
  readonly name: string;
  readonly rating: string;
  readonly fideId?: string;
}

/** A TRF of 2026 with as many players, each line in its columns. */
function trf(players: readonly Entrant[], cells: readonly string[], title = 'River Open'): string {
  const lines = players.map(({ name, rating, fideId = '' }, at) => {
    const number = String(at + 1).padStart(4);
    const named = name + ' '.repeat(33 - [...name].length);
    const points = cells[at]?.endsWith('1') === true ? '1.0' : '0.0';
    return `001 ${number} m    ${named} ${rating.padStart(4)} HUN ${fideId.padStart(11)} 1980/01/01  ${points} ${number}  ${cells[at] ?? ''}`;
  });
  const head = [`012 ${title}`, '022 Szeged', '032 HUN', '042 2026/11/05', '052 2026/11/09'];
  return [...head, '092 Individual: Swiss-System', '102 Kiss Anna', '122 90+30', ...lines, ''].join('\n');
}

const CELLS = ['   2 w 1', '   1 b 0'];
const GOOD = trf(
  [
    { name: 'Kőrösi, Ödön', rating: '2012' },
    { name: HOSTILE, rating: '1990' },
  ],
  CELLS,
);
const BROKEN = GOOD.replace('2012', '20x2');

interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: readonly string[];
  /** What the page asked the network for. */
  readonly asked: readonly string[];
}

describe('a report is checked in the page', () => {
  let site: Served;
  let browser: Browser;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'elobook-check-'));
    site = await demoSite();
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const at = (path: string): string => new URL(path, site.url).href;

  async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Opened> {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(0);
    const page = await context.newPage();
    const [complaints, asked]: [string[], string[]] = [[], []];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    page.on('dialog', (dialog) => complaints.push(`a dialog: ${dialog.message()}`));
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await page
      .getByRole('button')
      .filter({ hasText: /Choose|kivál|Выбрать/ })
      .waitFor();
    return { page, context, complaints, asked };
  }

  /** Drops files as a hand would. */
  async function drop(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
    const transfer = await page.evaluateHandle((given) => {
      const data = new DataTransfer();
      for (const [name, text] of Object.entries(given)) data.items.add(new File([text], name));
      return data;
    }, files);
    await page.locator('.given').dispatchEvent('dragover', { dataTransfer: transfer });
    await page.locator('.given').dispatchEvent('drop', { dataTransfer: transfer });
  }

  const give = (page: Page, name: string, content: string | Uint8Array): Promise<void> =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

  test('a dropped file shows each finding in its own text, at the column that the command line names, and sends nothing', async () => {
    const { page, context, complaints, asked } = await open(at('/en/check'));
    const before = asked.length;
    await drop(page, { 'broken.trf': BROKEN });
    await page.locator('.findings li.refuse').waitFor();
    expect(await page.locator('.verdict').innerText()).toBe('The file would be refused because of 1 finding.');
    const first = page.locator('.findings li.refuse').first();
    expect(await first.innerText()).toContain('line 9, column 49');
    // the mark is the character at that column, behind letters of two bytes
    expect(await first.locator('mark').innerText()).toBe('2');
    const text = await first.locator('code').innerText();
    expect(text.indexOf('20x2')).toBe(48);
    expect(await first.locator('mark').evaluate((mark) => (mark.previousSibling?.textContent ?? '').length)).toBe(48);

    const path = join(folder, 'broken.trf');
    writeFileSync(path, BROKEN);
    const { stdout } = await runProgram('check', path, '--rules', 'fide', '--json').catch(
      (error: { stdout: string }) => error,
    );
    const { findings } = JSON.parse(stdout) as { findings: { at?: { line?: number } }[] };
    const shown = await page.locator('.findings > ol > li').count();
    const others = await page.locator('.findings .others summary').allInnerTexts();
    const more = others.reduce((sum, summary) => sum + Number(/\d+/.exec(summary)?.[0]), 0);
    expect(shown + more).toBe(findings.length);
    // a file that nothing can be rated of needs no list either
    expect(asked.slice(before)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('names with HTML in them are text, in every part of the page', async () => {
    const { page, context, complaints } = await open(at('/en/check'));
    await drop(page, { [`${HOSTILE}.trf`]: GOOD.replace('River Open', '<script>alert(2)</script>') });
    await page.locator('table.changes').waitFor();
    for (const place of ['table.changes tbody', 'table.cross tbody']) {
      expect(await page.locator(place).innerText()).toContain(HOSTILE);
    }
    expect(await page.locator('h2.name').innerText()).toBe('<script>alert(2)</script>');
    await page.locator('table.changes button').nth(1).click();
    await page.locator('tr.reasons li').first().waitFor();
    expect(await page.locator('main img, #check script').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a corrected file shows its difference to the first, and which findings are settled', async () => {
    const { page, context } = await open(at('/en/check'));
    await give(page, 'a.trf', BROKEN);
    await page.locator('.findings li.refuse').waitFor();
    await give(page, 'a.trf', GOOD);
    await page.locator('.difference .line.new').waitFor();
    expect(await page.locator('.difference .line.gone mark').innerText()).toBe('x');
    expect(await page.locator('.difference .line.new mark').innerText()).toBe('1');
    expect(await page.locator('#corrected').innerText()).toContain('1 settled');
    expect(await page.locator('button.file').allInnerTexts()).toEqual([
      'a.trf refused',
      expect.stringContaining('a.trf (2)'),
    ]);
    await context.close();
  });

  test('pasted text is read, by the edition that is chosen, and beside another', async () => {
    const { page, context, complaints } = await open(at('/en/check'));
    await page.getByRole('button', { name: 'Paste text' }).click();
    await page.locator('textarea').fill(GOOD);
    await page.getByRole('button', { name: 'Read this text' }).click();
    await page.locator('table.changes').waitFor();
    expect(await page.locator('#changes').innerText()).toContain('with the resolution for 2026');
    await page.locator('select[data-do=rules]').selectOption('fide-2014');
    await page.getByText('FIDE rating regulations of July 2014').and(page.locator('a')).waitFor();
    expect(await page.locator('.findings').innerText()).toContain('in force');
    await page.locator('select[data-do=compare]').selectOption('fide-2026-01');
    await page.locator('table.changes th', { hasText: 'Difference' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('ratings and K come from the office’s newest list, fetched once, and the page says so', async () => {
    const list = await (await fetch(at('/files/fide-2026-11.exact.csv'))).text();
    const listed = list
      .split('\n')
      .slice(11, 13)
      .map((row) => row.split(';'))
      .map(([, name = '', , rating = '', , , , , , fideId = '']) => ({ name, rating, fideId }));
    const { page, context, asked } = await open(at('/en/check'));
    const report = trf(
      listed.map((player) => ({ ...player, rating: '1500' })),
      CELLS,
    );
    await give(page, 'a.trf', report);
    await page.locator('table.changes').waitFor();
    expect(await page.locator('.list-used').innerText()).toBe(
      'Ratings and K are those of the list (FIDE standard, November 2026), which has 2 of 2 players.',
    );
    expect(await page.locator('table.changes tbody').innerText()).toContain(listed[0]?.rating as string);
    // what the file has stays what the file has
    expect(await page.locator('table.cross tbody').innerText()).toContain('1500');
    await page.locator('select[data-do=ratings]').selectOption('file');
    await page.getByText('no list is used').waitFor();
    await page.locator('select[data-do=ratings]').selectOption('auto');
    await page.getByText('Ratings and K are those of the list').waitFor();
    expect(asked.filter((url) => url.includes('/files/'))).toHaveLength(1);
    await context.close();
  });

  test('archives, bombs and documents with entities are opened as far as their limits', async () => {
    const { page, context, complaints } = await open(at('/en/check'));
    const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
    const archive = zipSync({
      'reports/good.trf': bytes(GOOD),
      '../../evil.trf': bytes(BROKEN),
      'bomb.trf': new Uint8Array(8_000_000).fill(0x20),
      'entities.xml': bytes('<?xml version="1.0"?><!DOCTYPE Tournament [<!ENTITY a "b">]><Tournament>&a;</Tournament>'),
    });
    await give(page, 'all.zip', archive);
    await page.locator('table.changes').waitFor();
    expect(await page.locator('button.file').allInnerTexts()).toEqual([
      expect.stringContaining('all.zip/reports/good.trf'),
      'all.zip/../../evil.trf refused',
      'all.zip/bomb.trf refused',
      'all.zip/entities.xml refused',
    ]);
    await page.locator('button.file', { hasText: 'entities' }).click();
    await page.locator('article[aria-label*=entities] .findings li.refuse').first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('once opened it works without a network, and keeps nothing else of the site', async () => {
    const { page, context } = await open(at('/hu/check'));
    await page.locator('#check-offline:not([hidden])').waitFor();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await (await caches.open(names[0] as string)).keys();
      return { names: names.length, paths: requests.map(({ url }) => new URL(url).pathname) };
    });
    expect(kept.names).toBe(1);
    expect(kept.paths.every((path) => path === '/hu/check' || path.startsWith('/assets/'))).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Fájlok kiválasztása' }).waitFor();
    await drop(page, { 'broken.trf': BROKEN });
    await page.locator('.findings li.refuse mark').waitFor();
    expect(await page.locator('.findings').innerText()).toContain('9. sor, 49. oszlop');
    // another page of the site is not kept
    expect(
      await page.goto(at('/hu/calculators')).then(
        () => 'opened',
        () => 'not there',
      ),
    ).toBe('not there');
    await context.close();
  });

  test('stands alone as one file, from which nothing can be sent', async () => {
    const { stdout } = await runProgram('check-page', '--lang', 'ru');
    const path = join(folder, 'check.html');
    writeFileSync(path, stdout);
    const { page, context, complaints, asked } = await open(pathToFileURL(path).href);
    await drop(page, { 'a.trf': GOOD });
    await page.locator('table.changes').waitFor();
    expect(await page.locator('.list-used').innerText()).toBe(
      'Рейтинги и K взяты из файла, рейтинг-лист не используется.',
    );
    expect(asked.filter((url) => !/^(?:file|blob):/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
    expect(
      await page.evaluate(() =>
        fetch('https://example.org/').then(
          () => 'sent',
          () => 'refused',
        ),
      ),
    ).toBe('refused');
    await context.close();
    expect(await (await fetch(at('/check/check-ru.html'))).text()).toBe(stdout);
  });

  test('five hundred players are read, checked, rated and shown', async () => {
    const { stdout } = await runProgram(
      'generate',
      '--rules',
      'fide-2026-01',
      '--players',
      '500',
      '--rounds',
      '9',
      '--format',
      'trf16',
    );
    const { page, context, complaints } = await open(at('/en/check'));
    await give(page, 'big.trf', stdout);
    await page.locator('table.changes').waitFor();
    expect(await page.locator('article').innerText()).toContain('500 players · 9 rounds');
    expect(await page.locator('table.changes tbody tr').count()).toBe(100);
    await page
      .locator('#changes')
      .getByRole('button', { name: /^Show 400 more/ })
      .click();
    expect(await page.locator('table.changes tbody tr').count()).toBe(500);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['light', 1440, 'en'],
    ['dark', 390, 'hu'],
    ['light', 820, 'ru'],
  ] as const)(
    'axe finds nothing, %s at %i in %s, and nothing stands out of the page',
    async (colorScheme, width, language) => {
      const { page, context } = await open(at(`/${language}/check`), { colorScheme, viewport: { width, height: 900 } });
      await page.evaluate(AXE);
      const found = async (): Promise<unknown> =>
        page.evaluate(
          `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`,
        );
      expect(await found()).toEqual([]);
      await drop(page, { 'broken.trf': BROKEN, 'good.trf': GOOD });
      await page.locator('.findings li.refuse').waitFor();
      expect(await found()).toEqual([]);
      await page.locator('button.file', { hasText: 'good' }).click();
      await page.locator('table.changes button').first().click();
      await page.locator('tr.reasons li').first().waitFor();
      expect(await found()).toEqual([]);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(await page.locator('[style], style').count()).toBe(0);
      await context.close();
    },
  );
});
