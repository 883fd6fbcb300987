/**
 * `npm run screenshots [-- FOLDER]`: every kind of page of the demonstration office as PNG files: in English at three widths,
 * light, and dark at the middle one; in the other languages on a telephone and on a wide screen; and as printed. Build first.
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
const POOLS = ['fide', 'fide-rapid', 'fide-blitz', 'mssz', 'orr', 'mgsz'];
const A4 = 794;

const PHONE = { name: '390', width: 390, colorScheme: 'light' };
const WIDE = { name: '1440', width: 1440, colorScheme: 'light' };
const VIEWS = {
  en: [
    PHONE,
    { name: '820', width: 820, colorScheme: 'light' },
    { name: '820-dark', width: 820, colorScheme: 'dark' },
    WIDE,
    { name: 'print', width: A4, colorScheme: 'light', media: 'print' },
  ],
  hu: [PHONE, WIDE],
  ru: [{ ...PHONE, name: '390-dark', colorScheme: 'dark' }, WIDE],
};

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

/** The first link of a kind on a page; who takes the pictures is told what is missing. */
async function linkOn(url, path, pattern) {
  const html = await (await fetch(new URL(path, url))).text();
  const [, link] = pattern.exec(html) ?? [];
  if (link === undefined) throw new Error(`${path} has no link like ${pattern.source}`);
  return link;
}

async function calculatorsOf(url, language) {
  const html = await (await fetch(new URL(`/${language}/calculators`, url))).text();
  return [...html.matchAll(/<a href="\/\w\w\/calculators\/([\w-]+)"/g)].map(([, name]) => name);
}

async function pagesOf(url, language) {
  const below = `/${language}`;
  const list = `${below}/lists/fide/2026-11`;
  const pages = {
    home: `${below}/`,
    'list-filtered': `${list}?federation=HUN&sort=name`,
    'list-nobody': `${list}?name=nobody`,
    difference: await linkOn(url, list, /href="(\/\w\w\/lists\/fide\/[^"]+\/since\/[^"]+)"/),
    events: `${below}/events`,
    'events-of-list': `${below}/events?pool=fide&list=2026-11`,
    search: `${below}/search?q=zim`,
    'search-nobody': `${below}/search?q=qqq`,
    calculators: `${below}/calculators`,
    'calculator-filled': `${below}/calculators/change?own=2011&k=20&games=2444:0.5,1890:1`,
    check: `${below}/check`,
    rulebooks: `${below}/rulebooks`,
    mistake: `${below}/mistake?about=fide+2026-11`,
    nowhere: `${below}/nowhere`,
  };
  for (const name of new Set(await calculatorsOf(url, language))) {
    pages[`calculator-${name}`] = `${below}/calculators/${name}`;
  }
  for (const edition of ['fide-2014', 'fide-2025-10', 'mssz-2017', 'orr', 'mgsz-2012']) {
    pages[`rulebook-${edition}`] = `${below}/rulebooks/${edition}`;
  }
  for (const pool of POOLS) {
    const newest = await linkOn(url, `${below}/`, new RegExp(`href="(/\\w\\w/lists/${pool}/[\\d-]+)"`));
    const player = await linkOn(url, `${newest}?sort=games`, /href="(\/\w\w\/players\/\w+)"/);
    pages[`list-${pool}`] = newest;
    pages[`drift-${pool}`] = `${below}/drift/${pool}`;
    pages[`player-${pool}`] = player;
    pages[`why-${pool}`] = await linkOn(url, player, new RegExp(`href="(/\\w\\w/players/\\w+/why/${pool}/[^"]+)"`));
    pages[`event-${pool}`] = await linkOn(url, player, /href="(\/\w\w\/events\/\w+)"/);
  }
  const [newcomer] = (
    await (await fetch(new URL(`/api/v1/lists/orr/2026-11/entries?limit=1000`, url))).json()
  ).entries.filter(({ unsettled }) => unsettled === true);
  if (newcomer !== undefined) pages['player-unsettled'] = `${below}/players/${newcomer.id}`;
  pages['event-otherwise'] = `${pages['event-fide']}?under=fide-2014`;
  if (language === 'en') pages.api = '/api';
  return Object.entries(pages);
}

execFileSync(process.execPath, [MAIN, 'demo', '--db', db, '--day', '2026-11-16', '--json'], { stdio: 'ignore' });
const { server, url } = await serve();
const chrome = await browser();
mkdirSync(out, { recursive: true });
let taken = 0;
try {
  for (const [language, views] of Object.entries(VIEWS)) {
    const pages = await pagesOf(url, language);
    for (const { name: view, width, colorScheme, media } of views) {
      const context = await chrome.newContext({ viewport: { width, height: 900 }, colorScheme });
      const page = await context.newPage();
      if (media !== undefined) await page.emulateMedia({ media });
      for (const [name, path] of pages) {
        const status = (await page.goto(new URL(path, url).href))?.status();
        if (status !== (name === 'nowhere' ? 404 : 200)) throw new Error(`${path}: ${status}`);
        await page.screenshot({ path: join(out, `${name}-${language}-${view}.png`), fullPage: true });
        taken += 1;
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
process.stdout.write(`${taken} screenshots in ${out}\n`);
