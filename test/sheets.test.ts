/** What offices print, in a real browser: sheets with office, address and day, and nothing to press. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, type DemoAccount } from '../src/demo/index.ts';
import { openOffice } from '../src/desk/wire.ts';
import type { Office } from '../src/desk/office.ts';
import { showClub } from '../src/desk/registry/clubs.ts';
import { serve, type Served } from '../src/http/serve.ts';
import { aBrowser, CLOCK, demoOn } from './site.fixture.ts';

const CLUB = 'Hegyfői SK';

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
    const accounts = await demoAccounts(office, 'nobody');
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
    ['/lists/fide/report', ['Report before publication: FIDE standard, December 2026', 'Rating officer']],
    [`/players/${player}/card`, ['KOMIR sheet', 'FIDE sheet', 'KOMIR rating', 'Kőhalmi SC']],
    ['/events/e429/protocol', ['Protocol of', 'Chief arbiter', 'What happened, by whom']],
    [`/clubs/${encodeURIComponent(CLUB)}/licences?year=2024`, [`${CLUB}: licences for 2024`, '8 licences']],
    [`/clubs/${encodeURIComponent(CLUB)}/order`, [`${CLUB}: strength order on 16 November 2026`, 'Kelhegyi, Ferenc']],
  ];

  test('every sheet says office, address and day, and has nothing to press', async () => {
    for (const [path, holds] of sheets()) {
      const text = await printed(path);
      for (const each of ['Elobook demonstration office', `/en/office${path}`, '16 November 2026', ...holds]) {
        expect(text).toContain(each);
      }
      for (const kind of ['button', 'form', 'nav', 'header', 'footer']) {
        const visible = await page.locator(`${kind}:visible`).count();
        expect([path, kind, visible]).toEqual([path, kind, 0]);
      }
    }
  });

  test('a card has the day of birth only where that is asked for, and then it is recorded', async () => {
    expect(await printed(`/players/${player}/card`)).not.toMatch(/Born\s+\d+ \w+ \d{4}/);
    expect(await printed(`/players/${player}/card?full=1`)).toMatch(/Born\s+\d+ \w+ \d{4}/);
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
});
