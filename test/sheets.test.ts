/** What offices print, in a real browser: sheets with office, address and day, and nothing to press. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, type DemoAccount } from '../src/demo/index.ts';
import { LIGHT_PASSWORDS } from '../src/desk/office.fixture.ts';
import { openOffice } from '../src/desk/wire.ts';
import type { Office } from '../src/desk/office.ts';
import { showClub } from '../src/desk/registry/clubs.ts';
import { personId } from '../src/ledger/ids.ts';
import { serve, type Served } from '../src/http/serve.ts';
import { aBrowser, CLOCK, demoOn } from './site.fixture.ts';

const CLUB = 'Hegyfői SK';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** As in `desk.test.ts`: axe looks at each page in one of the ways to show it, or in all of them. */
const IS_WHOLE = process.env['EVERY_PAGE'] !== undefined;
const SERIOUS = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, nodes }) => id + ': ' + nodes[0].html))`;

describe('the desk on paper', () => {
  let served: Served;
  let office: Office;
  let browser: Browser;
  let page: Page;
  let drop: () => Promise<void>;
  let player: string;

  const at = (path: string): string => `${served.url}en/office${path}`;

  beforeAll(async () => {
    const demo = await demoOn('sqlite');
    drop = demo.drop;
    office = await openOffice(demo.address, { clock: CLOCK, create: 'never' });
    const accounts = await demoAccounts({ ...office, passwordCost: LIGHT_PASSWORDS }, 'nobody');
    served = await serve(office, { host: '127.0.0.1', port: 0, perMinute: 1_000_000, desk: 'open' });
    browser = await aBrowser();
    page = await (await browser.newContext()).newPage();
    const { name, password } = accounts.find(({ role }) => role === 'officer') as DemoAccount;
    await page.goto(at(''));
    await page.fill('input[name=name]', name);
    await page.fill('input[name=password]', password);
    await page.click('main button[type=submit]');
    const { value } = await showClub(office, CLUB);
    player = value?.players[1]?.player as string;
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await office?.store.close();
    await drop?.();
  });

  const printed = async (path: string): Promise<string> => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(at(path));
    expect(await page.isVisible('.imprint')).toBe(false);
    await page.emulateMedia({ media: 'print' });
    return page.innerText('body');
  };

  const sheets = (): readonly (readonly [path: string, holds: readonly string[]])[] => [
    ['/lists/fide/report', ['Report before publication: FIDE standard, December\u00a02026', 'Rating officer']],
    [`/players/${player}/card`, ['KOMIR sheet', 'FIDE sheet', 'KOMIR rating', 'Kőhalmi SC']],
    ['/events/e429/protocol', ['Protocol of', 'Chief arbiter', 'What happened, by whom']],
    [`/clubs/${encodeURIComponent(CLUB)}/licences?year=2024`, [`${CLUB}: licences for 2024`, '8 licences']],
    [
      `/clubs/${encodeURIComponent(CLUB)}/order`,
      [`${CLUB}: strength order on 16\u00a0November\u00a02026`, 'Kelhegyi, Ferenc'],
    ],
  ];

  test('every sheet says office, address and day, and has nothing to press', async () => {
    for (const [path, holds] of sheets()) {
      const text = await printed(path);
      for (const each of [
        'Elobook demonstration office',
        `/en/office${path}`,
        '16\u00a0November\u00a02026',
        ...holds,
      ]) {
        expect(text).toContain(each);
      }
      for (const kind of ['button', 'form', 'nav', 'header', 'footer']) {
        const visible = await page.locator(`${kind}:visible`).count();
        expect([path, kind, visible]).toEqual([path, kind, 0]);
      }
    }
  });

  test('a card has the day of birth only where that is asked for, and then it is recorded', async () => {
    expect(await printed(`/players/${player}/card`)).not.toMatch(/Born\s+\d+\s\w+\s\d{4}/);
    expect(await printed(`/players/${player}/card?full=1`)).toMatch(/Born\s+\d+\s\w+\s\d{4}/);
    const readings = await office.store.read((desk) => desk.readings());
    expect(readings.at(-1)).toMatchObject({ what: 'players.show', about: player });
  });

  test('a button prints where scripts run', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(at(`/players/${player}/card`));
    await page.evaluate('window.print = () => { document.title = "printed"; }');
    await page.click('button[data-print]');
    expect(await page.title()).toBe('printed');
  });

  test('players are found while a name is typed', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(at('/players'));
    await page.locator('main input[type=search]').pressSequentially('Kelhegyi');
    await page.locator('#found a', { hasText: 'Kelhegyi, Ferenc' }).first().waitFor();
    expect(page.url()).toBe(at('/players'));
    // a field that takes a player is given ids for names
    await page.goto(at('/acts/players.merge'));
    await page.locator('[name="in.into"]').pressSequentially('Kelhegyi');
    const offered = page.locator('datalist option[label^="Kelhegyi, Ferenc"]').first();
    await offered.waitFor({ state: 'attached', timeout: 300_000 });
    expect(await offered.getAttribute('value')).toMatch(/^[0-9a-z]{7}$/);
  });

  test('a strength order is dragged, looked at and put; every field says who wrote it', async () => {
    await page.goto(at(`/clubs/${encodeURIComponent(CLUB)}`));
    const rows = page.locator('ol.order li');
    const first = await rows.nth(0).locator('.who').textContent();
    // one number for two is told, and what was typed is there again
    await rows.nth(0).locator('input').fill('2');
    await page.click('.order-form button[value=preview]');
    expect(await page.textContent('main .findings')).toContain('Place 2 in the strength order');
    await page.click('main a >> text=Back to the form');
    expect(await rows.nth(0).locator('input').inputValue()).toBe('2');
    await rows.nth(0).locator('input').fill('1');
    await rows.nth(2).dragTo(rows.nth(0), { targetPosition: { x: 5, y: 2 } });
    await page.reload();
    expect(await rows.nth(1).locator('.who').textContent()).toBe(first);
    expect(
      await rows.locator('input').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value)),
    ).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    await page.click('.order-form button[value=preview]');
    expect(await page.textContent('h1')).toBe('What it would come to');
    await page.click('main form button[type=submit]');
    expect(await page.textContent('h1')).toBe('Done');
    const { value } = await showClub(office, CLUB);
    expect(value?.players[1]?.name).toBe(first);
    await page.goto(at(`/players/${value?.players[1]?.player}`));
    expect(await page.textContent('#fields')).toContain(`${CLUB}, 2.`);
  });

  test('a form is kept as a paper, given back, and a file of another kind is refused', async () => {
    const file = { name: 'licence.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nsigned') };
    await page.goto(at(`/players/${player}`));
    await page.setInputFiles('#forms input[type=file]', file);
    await page.click('#forms button[type=submit]');
    expect(await page.textContent('#forms table')).toContain('licence.pdf');
    const [answer] = await Promise.all([page.waitForEvent('download'), page.click('#forms table a')]);
    expect(answer.suggestedFilename()).toBe('licence.pdf');
    await page.setInputFiles('#forms input[type=file]', { ...file, buffer: Buffer.from('<html>') });
    await page.click('#forms button[type=submit]');
    expect(await page.textContent('main')).toContain('is not a PDF, PNG or JPEG file');
  });

  test('a decision of the presidency waits for a second officer', async () => {
    const person = await office.store.read(async (desk) => {
      const pool = (await desk.pools()).find(({ family }) => family === 'mgsz')?.pool as string;
      for await (const rows of desk.allPresent(pool)) return rows.find(({ rating }) => rating !== null);
      return undefined;
    });
    await page.goto(at(`/players/${personId(person?.person as number)}`));
    await page.selectOption('#decide select[name=indicator]', 'rating');
    await page.fill('#decide input[name=value]', String((person?.rating as number) + 5));
    await page.selectOption('#decide select[name=by]', 'presidency');
    await page.fill('#decide input[name=ground]', 'On appeal');
    await page.click('#decide button[value=do]');
    expect(await page.textContent('h1')).toBe('Waits for a second officer');
  });

  test('the report before publication has charts; a published list its files with digests, and the one for officers', async () => {
    await page.goto(at('/lists/fide'));
    expect(await page.locator('figure svg.chart:visible').count()).toBe(2);
    await page.goto(at('/lists'));
    await page.click('main a[href*="/lists/mssz/published/"]');
    expect(await page.textContent('main')).toContain('cannot be undone');
    expect(await page.textContent('main table.labelled')).toMatch(/mssz-2026-11\.csv[0-9a-f]{64}/);
    const [members] = await Promise.all([page.waitForEvent('download'), page.click('a[href$="/members"]')]);
    expect(members.suggestedFilename()).toBe('mssz-2026-11-members.csv');
    const head = (await (await fetch(`${served.url}files/mssz-2026-11.csv`)).text()).split('\r\n')[0];
    expect(head).toContain(';komirId;club;licence;');
    expect(head).not.toMatch(/guestClub|strengthOrder/);
    expect((await fetch(`${served.url}files/mssz-2026-11-members.csv`)).status).toBe(404);
    await page.click('a[href$="/published/2026-11-01/report"]');
    expect(await page.textContent('h1')).toBe(
      'Report on the publication: Hungarian ratings (MSSZ), November\u00a02026',
    );
    expect(await page.locator('figure svg.chart:visible').count()).toBe(2);
  });

  test('what an act touches stands in a table that is sorted by links, and in place where scripts run', async () => {
    const input = { player, pool: 'mssz', value: '2510', by: 'committee', indicator: 'rating' };
    await page.goto(at(`/players/${player}`));
    await page.selectOption('#decide select[name=pool]', input.pool);
    await page.fill('#decide input[name=value]', input.value);
    await page.fill('#decide input[name=ground]', 'Decision of the committee');
    await page.click('#decide button[value=preview]');
    expect(await page.textContent('h1')).toMatch(/What it would come to|It cannot be done/);
    await page.goto(at(`/clubs/${encodeURIComponent(CLUB)}`));
    await page.locator('ol.order li').nth(0).locator('button').nth(1).click();
    await page.click('.order-form button[value=preview]');
    const places = (): Promise<readonly string[]> => page.locator('#touched tbody td:nth-child(5)').allTextContents();
    const names = (): Promise<readonly string[]> => page.locator('#touched tbody td:nth-child(3)').allTextContents();
    expect(await places()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    await page.click('#touched th a >> text=Name');
    expect(await names()).toEqual([...(await names())].sort((a, b) => a.localeCompare(b)));
    const link = (await page.getAttribute('#touched th a >> text=After', 'href')) as string;
    const address = new URL(link.replace('sort=after', 'sort=-after'), served.url).href;
    await page.goto(address);
    expect(await places()).toEqual(['8', '7', '6', '5', '4', '3', '2', '1']);
  });

  test('the audit is filtered by kind and time, and says how the head is checked', async () => {
    await page.goto(at('/audit?kind=list.published&until=2026-10-31'));
    const days = await page.locator('main table td.date').allTextContents();
    expect(days.length).toBeGreaterThan(0);
    expect(await page.textContent('main')).toContain('How to check it');
    expect(await page.textContent('main table')).not.toContain('16\u00a0November\u00a02026');
  });

  test.each([
    [390, 'light', 'hu', 0],
    [820, 'dark', 'ru', 1],
    [1440, 'light', 'en', 2],
  ] as const)(
    'axe finds nothing serious, and nothing stands out, at %i px, %s, in %s',
    async (width, colorScheme, language, turn) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        // axe is brought in from outside, which the pages themselves may not do
        bypassCSP: true,
        storageState: await page.context().storageState(),
      });
      const own = await context.newPage();
      const club = `/clubs/${encodeURIComponent(CLUB)}`;
      const pages = [
        '/clubs',
        club,
        `/players/${player}`,
        '/lists/mssz/published/2026-11-01',
        ...sheets().map(([each]) => each),
      ];
      for (const [place, path] of pages.entries()) {
        await own.goto(at(path).replace('/en/', `/${language}/`));
        const over = await own.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        expect([path, over]).toEqual([path, 0]);
        if (!IS_WHOLE && place % 3 !== turn) continue;
        await own.evaluate(AXE);
        expect([path, await own.evaluate(SERIOUS)]).toEqual([path, []]);
      }
      await context.close();
    },
  );
});
