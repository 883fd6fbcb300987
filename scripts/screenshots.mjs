/**
 * `npm run screenshots [-- FOLDER]`: every kind of page of the demonstration office at three widths, light, and dark at the
 * middle one, as PNG files. Build first.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const MAIN = fileURLToPath(new URL('../dist/cli/main.js', import.meta.url));
const out = process.argv[2] ?? 'screenshots';
const folder = mkdtempSync(join(tmpdir(), 'elobook-screenshots-'));
const db = join(folder, 'demo.db');
const VIEWS = [
  { width: 390, colorScheme: 'light' },
  { width: 820, colorScheme: 'light' },
  { width: 820, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
];

/** Starts the server on a free port, and gives its address once it says so. */
function serve() {
  const server = spawn(process.execPath, [MAIN, 'serve', '--db', db, '--port', '0', '--quiet']);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    server.stdout.on('data', (text) => {
      const [url] = /http:\/\/\S+/.exec(String(text)) ?? [];
      if (url !== undefined) resolve({ server, url });
    });
  });
}

async function browser() {
  const named = process.env.ELOBOOK_TEST_BROWSER;
  if (named) return chromium.launch({ executablePath: named, args: ['--no-sandbox'] });
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: packed } = await import('@sparticuz/chromium');
  const args = packed.args.filter((each) => each !== '--single-process' && each !== '--no-zygote');
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...args, '--no-sandbox'] });
}

async function pagesOf(url, language) {
  const read = async (path) => (await fetch(new URL(path, url))).text();
  const link = (html, pattern) => pattern.exec(html)?.[1];
  const list = `/${language}/lists/fide/2026-11`;
  const pages = {
    home: `/${language}/`,
    list,
    difference: link(await read(list), /href="(\/\w\w\/lists\/fide\/[^"]+\/since\/[^"]+)"/),
    search: `/${language}/search?q=an`,
    calculators: `/${language}/calculators`,
    calculator: `/${language}/calculators/change?own=2011&k=20&games=2444:0.5,1890:1`,
    rulebooks: `/${language}/rulebooks`,
    rulebook: `/${language}/rulebooks/fide-2025-10`,
    drift: `/${language}/drift/fide`,
    mistake: `/${language}/mistake`,
  };
  for (const pool of ['fide', 'mssz', 'orr', 'mgsz']) {
    const rows = await read(`/${language}/lists/${pool}/2026-11?sort=games`);
    const player = link(rows, /href="(\/\w\w\/players\/\w+)"/);
    const card = await read(player);
    pages[`player-${pool}`] = player;
    pages[`why-${pool}`] = link(card, new RegExp(`href="(/\\w\\w/players/\\w+/why/${pool}/[^"]+)"`));
    pages[`event-${pool}`] = link(card, /href="(\/\w\w\/events\/\w+)"/);
  }
  return Object.entries(pages).filter(([, path]) => path !== undefined);
}

execFileSync(process.execPath, [MAIN, 'demo', '--db', db, '--day', '2026-11-16', '--json'], { stdio: 'ignore' });
const { server, url } = await serve();
const chrome = await browser();
mkdirSync(out, { recursive: true });
try {
  for (const language of ['en', 'hu', 'ru']) {
    const pages = await pagesOf(url, language);
    for (const { width, colorScheme } of VIEWS) {
      const context = await chrome.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      for (const [name, path] of pages) {
        await page.goto(new URL(path, url).href);
        await page.screenshot({ path: join(out, `${name}-${language}-${width}-${colorScheme}.png`), fullPage: true });
      }
      await context.close();
    }
  }
} finally {
  await chrome.close();
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
  rmSync(folder, { recursive: true, force: true });
}
process.stdout.write(`${out}\n`);
