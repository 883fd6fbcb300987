/** Duties of an office in a real browser: events are changed, named arbiters and given to FIDE; members come in by a list; pools get other names. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { showEvent } from '../src/desk/events/show.ts';
import { showPlayer } from '../src/desk/registry/show.ts';
import { unzipSync } from 'fflate';
import { buffer } from 'node:stream/consumers';
import { openDesk, type OpenDesk, type SignedInPage } from './desk.fixture.ts';

const MEMBERS = [
  'fideId;name;birth;sex;federation;komir;club;guestClub;strengthOrder;licences',
  '98700002;Minta, Béla;1985-01-02;m;HUN;;MTK;Hegyfői SK;Hegyfői SK:9;"2025=MTK; 2026=MTK"',
  '',
].join('\n');
const csv = (text: string) => ({ name: 'members.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('duties of an office at the desk', () => {
  let desk: OpenDesk;
  let officer: SignedInPage;
  let page: Page;
  beforeAll(async () => {
    desk = await openDesk('sqlite');
    // everything but the dragging works without scripts
    officer = await desk.signedIn('administrator', { javaScriptEnabled: false });
    page = officer.page;
  });
  afterAll(() => desk?.close());

  const title = (): Promise<string | null> => page.textContent('h1');
  const main = (): Promise<string> => page.innerText('main');

  test('an event is registered, told of a second time, postponed, and has its arbiters', async () => {
    const register = async (): Promise<void> => {
      await page.goto(desk.at('/events'));
      await page.click('main a.button');
      await page.selectOption('select[name="in.pool"]', 'fide');
      await page.fill('input[name="in.facts.name"]', 'Twice Open');
      await page.fill('input[name="in.facts.start"]', '2027-01-04');
      await page.fill('input[name="in.facts.end"]', '2027-01-08');
    };
    await register();
    await page.click('button[value=do]');
    const event = page.url().split('/').at(-1) as string;
    expect(await title()).toContain('Twice Open');
    await register();
    await page.click('button[value=preview]');
    expect(await main()).toContain(`There is already an event of this name: ${event}`);
    await page.goto(desk.at(`/events/${event}`));
    await page.click('main a[href*="/acts/events.change"]');
    expect(await page.inputValue('input[name="in.facts.name"]')).toBe('Twice Open');
    await page.fill('input[name="in.postponeTo"]', '2027-02-01');
    await page.fill('input[name="in.facts.controls"]', '90+30');
    await page.click('button[value=preview]');
    expect(await title()).toBe('What it would come to');
    await page.click('main form button');
    await page.click('main a:has-text("Go on")');
    expect(await main()).toContain('1–5\u00a0February\u00a02027');
    expect(await main()).toContain('90+30');
    await page.click('main a[href*="/acts/events.arbiters"]');
    await page.fill('input[name="in.arbiters.0.name"]', 'Kiss, Anna');
    await page.fill('input[name="in.arbiters.0.fideId"]', '703303');
    await page.selectOption('select[name="in.arbiters.0.role"]', 'chief');
    await page.click('button[value=do]');
    expect(await page.innerText('#arbiters')).toContain('Kiss, Anna, chief arbiter, FIDE number 703303');
    expect((await showEvent(desk.office, event)).value?.arbiters).toEqual([
      { name: 'Kiss, Anna', fideId: '703303', role: 'chief' },
    ]);
  });

  test('an event and a whole list are given as files for FIDE, also only some days, and that is recorded', async () => {
    await page.goto(desk.at('/events/e427'));
    await page.click('main a[href$="/events/e427/export"]');
    await page.selectOption('select[name=format]', 'trf16');
    await page.click('main form button');
    expect(await page.innerText('#answer')).toContain('Our own check finds nothing against it.');
    const [file] = await Promise.all([page.waitForEvent('download'), page.click('#answer a.button')]);
    expect(file.suggestedFilename()).toBe('e427.trf');
    expect(String(await buffer(await file.createReadStream()))).toMatch(/^012 Nádvölgy Kupa 234/m);
    await page.goto(desk.at('/events/e427/export?format=trf16&from=2027-01-01'));
    expect(await page.innerText('#answer')).toContain('It cannot be written');
    await page.goto(desk.at('/events/export?format=trf26&pool=fide&list=2026-11'));
    const [zip] = await Promise.all([page.waitForEvent('download'), page.click('#answer a.button')]);
    const names = Object.keys(unzipSync(new Uint8Array(await buffer(await zip.createReadStream()))));
    expect(names).toEqual(['e421.trfx', 'e425.trfx', 'e427.trfx']);
    const readings = await desk.office.store.read((reading) => reading.readings());
    expect(readings.slice(-2)).toMatchObject([
      { what: 'events.export', about: 'e427' },
      { what: 'events.export', about: 'fide:2026-11' },
    ]);
  });

  test('members come in with licences, clubs, guests and strength order; a place in another club’s order does not', async () => {
    const bring = async (text: string): Promise<void> => {
      await page.goto(desk.at('/players'));
      await page.click('main a[href$="/acts/players.import"]');
      await page.setInputFiles('input[type=file]', csv(text));
      await page.selectOption('select[name="in.how"]', 'add');
      await page.click('button[value=preview]');
    };
    await bring(MEMBERS.replace('Hegyfői SK:9', 'Nemlétező SE:1'));
    expect(await main()).toContain('an order is only for a club’s own players and guests');
    await bring(MEMBERS);
    expect(await page.innerText('#touched')).toContain('Minta, Béla');
    await page.click('main form button');
    expect(await title()).toBe('Done');
    expect((await showPlayer(desk.office, 'fide:98700002', 'officer')).value).toMatchObject({
      club: 'MTK',
      guestClub: 'Hegyfői SK',
      strengthOrder: { club: 'Hegyfői SK', number: 9 },
      licences: { 2025: 'MTK', 2026: 'MTK' },
    });
  });

  test('a card is changed field by field; a pool gets another name, and is not closed while events wait', async () => {
    const { value } = await showPlayer(desk.office, 'fide:98700002');
    await page.goto(desk.at(`/players/${value?.player}`));
    await page.click('main a[href*="/acts/players.change"]');
    expect(await page.inputValue('input[name="in.fields.birth"]')).toBe('');
    await page.fill('input[name="in.fields.title"]', 'CM');
    await page.fill('textarea[name="in.fields.licences"]', '2026 = MTK');
    await page.click('button[value=do]');
    const { value: changed } = await showPlayer(desk.office, 'fide:98700002', 'officer');
    expect([changed?.title, changed?.licences, changed?.birthYear]).toEqual(['CM', { 2026: 'MTK' }, 1985]);
    await page.goto(desk.at('/settings'));
    await page.click('main a[href*="/acts/pools.change?pool=fide-blitz"]');
    await page.fill('input[name="in.names.hu"]', 'FIDE villámjáték');
    await page.click('button[value=do]');
    expect(page.url()).toBe(desk.at('/settings'));
    await page.click('main a[href*="/acts/pools.close?pool=fide-blitz"]');
    await page.click('button[value=preview]');
    expect(await main()).toContain('cannot be closed while 1 event waits for it');
    expect(officer.complaints.filter((each) => !each.includes('422'))).toEqual([]);
  });
});
