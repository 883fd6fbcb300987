/** A month of an office in a real browser: from the invitation to the published list, three people in contexts of their own, at once. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readOffice } from '../src/desk/office.ts';
import { openDesk, type OpenDesk } from './desk.fixture.ts';
import { STORES } from './site.fixture.ts';

const RIVER = readFileSync(new URL('../samples/river-open.json', import.meta.url), 'utf8');
const PASSWORD = 'a sentence of several words';

describe.each(STORES)('a month at the desk on %s', (kind) => {
  let desk: OpenDesk;
  beforeAll(async () => {
    desk = await openDesk(kind);
  });
  afterAll(() => desk?.close());

  test('an arbiter is invited and sends, an officer answers, accepts and publishes, an administrator confirms', async () => {
    const [administrator, officer] = await Promise.all([desk.signedIn('administrator'), desk.signedIn('officer')]);
    await administrator.page.goto(desk.at('/people'));
    await administrator.page.fill('input[name=name]', 'Invited Arbiter');
    await administrator.page.fill('input[name=mail]', 'invited@example.org');
    await administrator.page.selectOption('select[name=role]', 'arbiter');
    await administrator.page.click('button[value=add]');
    const link = new URL((await administrator.page.textContent('.secret')) as string);
    const context = await desk.browser.newContext();
    const arbiter = await context.newPage();
    // the link is for the public address; the test reaches the same server by another
    await arbiter.goto(new URL(link.pathname, desk.at('')).href);
    await arbiter.fill('input[name=password]', PASSWORD);
    await arbiter.fill('input[name=again]', PASSWORD);
    await arbiter.click('main button[type=submit]');
    expect(await arbiter.textContent('h1')).toBe('What waits for me');
    await arbiter.goto(desk.at('/upload'));
    await arbiter.setInputFiles('#check input[type=file]', [
      { name: 'river.json', mimeType: 'text/plain', buffer: Buffer.from(RIVER) },
    ]);
    await arbiter.waitForSelector('#to-send:has-text("Will be sent: 1.")');
    await arbiter.click('button[value=send]');
    expect(await arbiter.textContent('h1')).toBe('Taken in');
    const event = (await arbiter.textContent('section a')) as string;
    // the officer finds it in the inbox, and answers by one key what is asked
    await officer.page.goto(desk.at(''));
    await officer.page.click(`main a[href*="/events/${event}#q"]`);
    for (;;) {
      const open = await officer.page.locator('.question').count();
      if (open === 0) break;
      const first = await officer.page.locator('.question').first().getAttribute('id');
      await officer.page.keyboard.press('1');
      await officer.page.waitForFunction((id) => document.querySelector('.question')?.id !== id, first);
      if ((await officer.page.locator('main a:has-text("Go on")').count()) > 0)
        await officer.page.goto(desk.at(`/events/${event}`));
    }
    await officer.page.goto(desk.at(`/events/${event}`));
    expect(await officer.page.locator('a:has-text("why?")').count()).toBeGreaterThan(0);
    await officer.page.click('button[value=accept]');
    await officer.page.goto(desk.at(`/events/${event}`));
    expect(await officer.page.textContent('.way [aria-current]')).toContain('accepted');
    await officer.page.goto(desk.at('/lists/fide'));
    await officer.page.check('input[name=early]');
    await officer.page.fill('form.question input[name=ground]', 'Year end');
    await officer.page.click('form.question button');
    expect(await officer.page.textContent('h1')).toBe('Waits for a second officer');
    const request = ((await officer.page.textContent('main .buttons a.button')) as string).trim();
    await administrator.page.goto(desk.at(''));
    await administrator.page.click(`main a[href$="/requests/${request}"]`);
    await administrator.page.click('button[value=confirm]');
    expect(await administrator.page.textContent('h1')).toBe('Done');
    const dates = await readOffice(desk.office, async (reading) =>
      (await reading.lists('fide')).map(({ date }) => date),
    );
    expect(dates).toContain('2026-12-01');
    expect([...administrator.complaints, ...officer.complaints]).toEqual([]);
    await Promise.all([administrator.context.close(), officer.context.close(), context.close()]);
  });
});
