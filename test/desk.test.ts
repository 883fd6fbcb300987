/** The officers' desk in a real browser: signed in, at three widths, with and without scripts; and a report from the arbiter to the officer. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoAccounts, type DemoAccount } from '../src/demo/index.ts';
import { LIGHT_PASSWORDS } from '../src/desk/office.fixture.ts';
import { openOffice } from '../src/desk/wire.ts';
import type { Office } from '../src/desk/office.ts';
import { invite, type Invitation } from '../src/desk/accounts/invitations.ts';
import { listClubs } from '../src/desk/registry/clubs.ts';
import { showEvent } from '../src/desk/events/show.ts';
import { keepDraft } from '../src/acts/drafts.ts';
import { beginTypedEvent } from '../src/acts/typed-events.ts';
import { keepRequest } from '../src/acts/requests.ts';
import { keepAnswer } from '../src/http/desk/answers.ts';
import { DESK_ROUTES } from '../src/http/desk/routes.ts';
import { keepJob } from '../src/jobs/keep.ts';
import { serve, type Served } from '../src/http/serve.ts';
import { aBrowser, CLOCK, demoOn, STORES } from './site.fixture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SAMPLE = fileURLToPath(new URL('../samples/river-open.json', import.meta.url));

/** Answers that are no pages: a file, and news of a job as they come. */
const NO_PAGES: readonly string[] = [
  '/events/:event/report',
  '/jobs/:job/events',
  '/jobs/:job/touched',
  '/players/:player/forms/:entry',
  '/players/:player/data',
  '/lists/:pool/published/:date/members',
  // of an event that is accepted, below
  '/events/:event/why/:player',
];

/** Every page that there is, with something of the demonstration in it; and some with what is filled in. */
const pagesWith = (params: Readonly<Record<string, string>>): readonly string[] => [
  ...DESK_ROUTES.filter(({ path, get }) => get !== undefined && !NO_PAGES.includes(path)).map(({ path }) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = params[name];
      if (value === undefined) throw new Error(`no page is known for :${name}`);
      return encodeURIComponent(value);
    }),
  ),
  '/players?q=k',
  '/acts/events.register',
];

/**
 * axe looks at each page in one of three ways to show it, at the next page in the next one; in all of them by `EVERY_PAGE=1 npx vitest run
 * test/desk.test.ts`. Everything else is looked at in all of them.
 */
const IS_WHOLE = process.env['EVERY_PAGE'] !== undefined;

const VIOLATIONS = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.map(({ id, nodes }) => id + ': ' + nodes[0].html))`;

/** Not what a script asks for, nor the public page that some lead to. */
const isDeskPage = (answer: Response | null): boolean =>
  answer?.headers()['content-type']?.startsWith('text/html') === true && /\/office(?:[/?]|$)/.test(answer.url());

/** Nothing of a page is inline, and nobody keeps it. */
async function expectPolicy(path: string, answer: Response): Promise<void> {
  const withoutText = (await answer.text()).replaceAll(/>[^<]*/g, '>');
  const inline = /<script(?![^>]*\bsrc=)[^>]*>|<style|<[^>]*\s(?:style|on\w+)=/.exec(withoutText)?.[0];
  expect([path, inline]).toEqual([path, undefined]);
  const headers = answer.headers();
  expect([path, headers['cache-control'], headers['x-frame-options'], headers['referrer-policy']]).toEqual([
    path,
    'no-store',
    'DENY',
    'no-referrer',
  ]);
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toContain('unsafe');
}

/** A player of an event. */
async function entrantOf(office: Office, event: string): Promise<string> {
  const { value } = await showEvent(office, event);
  return value?.entrants[0]?.player as string;
}

/** An event that is accepted, so that its changes can be explained. */
async function acceptedEvent(office: Office): Promise<string> {
  const rows = await office.store.read((desk) => desk.lastEvents({ limit: 500 }));
  return `e${rows.find(({ state }) => state === 'accepted')?.event}`;
}

describe.each(STORES)('the desk on %s', (kind) => {
  let served: Served;
  let office: Office;
  let browser: Browser;
  let accounts: readonly DemoAccount[];
  let drop: () => Promise<void>;
  let pages: readonly string[];

  beforeAll(async () => {
    const demo = await demoOn(kind);
    drop = demo.drop;
    office = await openOffice(demo.address, { clock: CLOCK, create: 'never' });
    accounts = await demoAccounts({ ...office, passwordCost: LIGHT_PASSWORDS }, 'nobody');
    const { token } = (await invite(office, { account: 'u3', purpose: 'invitation' }, 'u1')).value as Invitation;
    const call = { input: { pool: 'fide' }, files: [] };
    const [club] = await listClubs(office);
    pages = pagesWith({
      act: 'pools.open',
      account: 'u2',
      answer: await keepAnswer(
        office,
        'u1',
        { title: 'Done', body: { html: '<h1>Done</h1>' } },
        { address: '/en/office/people', page: '/office/people' },
      ),
      club: club?.club as string,
      date: '2026-11-01',
      draft: await keepDraft(office, 'u1', {
        act: 'office.set',
        call: { input: { minors: 'initials' }, files: [] },
      }),
      event: 'e431',
      pool: 'fide',
      player: await entrantOf(office, 'e431'),
      request: await keepRequest(office, { act: 'lists.publish', call, by: 'u2' }),
      job: await keepJob(office, { act: 'lists.publish', call, by: 'u1' }),
      token,
      typed: await beginTypedEvent(office, 'u1'),
    });
    const accepted = await acceptedEvent(office);
    pages = [...pages, `/events/${accepted}/why/${await entrantOf(office, accepted)}`];
    served = await serve(office, { host: '127.0.0.1', port: 0, perMinute: 1_000_000, desk: 'open' });
    browser = await aBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await office?.store.close();
    await drop?.();
  });

  const at = (path: string): string => `${served.url}en/office${path}`;

  async function signedIn(
    role: string,
    options: Parameters<Browser['newContext']>[0] = {},
  ): Promise<{ readonly page: Page; readonly context: BrowserContext; readonly complaints: string[] }> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const { name, password } = accounts.find((each) => each.role === role) as DemoAccount;
    await page.goto(at(''));
    await page.fill('input[name=name]', name);
    await page.fill('input[name=password]', password);
    await page.click('main button[type=submit]');
    expect(page.url()).toBe(at(''));
    return { page, context, complaints };
  }

  test('an arbiter sends a report without any script, and an officer finds it and its questions', async () => {
    const arbiter = await signedIn('arbiter', { javaScriptEnabled: false });
    await arbiter.page.goto(at('/upload'));
    await arbiter.page.setInputFiles('input[type=file]', SAMPLE);
    await arbiter.page.click('button[value=preview]');
    expect(await arbiter.page.textContent('h1')).toBe('What would come of it');
    await arbiter.page.click('main form button');
    expect(await arbiter.page.textContent('h1')).toBe('Taken in');
    const event = (await arbiter.page.textContent('section a')) as string;
    await arbiter.page.goto(at('/people'));
    expect(await arbiter.page.textContent('h1')).toBe('This page is not for your role');
    await arbiter.context.close();
    const officer = await signedIn('officer');
    await officer.page.goto(at(`/events/${event}`));
    expect(await officer.page.textContent('h1')).toContain('River Open');
    await officer.page.click('button[value=taken]');
    await officer.page.goto(at(`/events/${event}`));
    expect(await officer.page.locator('.question').count()).toBe(0);
    await officer.page.fill('textarea[name=text]', 'The hall is <b>cold</b>.');
    await officer.page.click('form:has(textarea[name=text]) button');
    expect(await officer.page.textContent('.comments li')).toContain('<b>cold</b>');
    expect(officer.complaints).toEqual([]);
    await officer.context.close();
  });

  test('Back and reloading show what a form was answered with, and send nothing twice; what is shown once is kept nowhere', async () => {
    const { page, context } = await signedIn('administrator');
    await page.goto(at('/acts/pools.open'));
    const said = { pool: 'once', name: 'Once', from: '2027-01' };
    for (const [name, value] of Object.entries(said)) await page.fill(`[name="in.${name}"]`, value);
    await page.click('button[value=preview]');
    expect(await page.textContent('h1')).toBe('What it would come to');
    const looked = page.url();
    await page.click('main form button');
    expect(await page.textContent('h1')).toBe('Done');
    await page.reload();
    expect(await page.textContent('h1')).toBe('Done');
    await page.goBack();
    expect([page.url(), await page.textContent('h1')]).toEqual([looked, 'What it would come to']);
    await page.click('main form button');
    expect(await page.textContent('h1')).toBe('This was done already, or looked at more than a day ago');
    // the other languages have the form, not the answer
    await page.goto(looked);
    const inHungarian = (await page.getAttribute('nav.languages a[lang=hu]', 'href')) as string;
    expect(decodeURIComponent(inHungarian)).toContain('/hu/office/acts/pools.open');
    // nobody else's
    const other = await signedIn('officer');
    expect((await other.page.goto(looked))?.status()).toBe(404);
    await other.context.close();
    // a form on the page of the answer leads where it led before
    await page.goto(at('/people'));
    await page.fill('input[name=mail]', 'no address');
    await page.fill('input[name=name]', 'Somebody');
    await page.locator('form:has(button[value=add])').evaluate((form) => ((form as HTMLFormElement).noValidate = true));
    await page.click('button[value=add]');
    expect(page.url()).toContain('/answers/');
    await page.fill('input[name=mail]', 'somebody@example.org');
    await page.fill('input[name=name]', 'Somebody');
    await page.click('button[value=add]');
    expect(page.url()).toBe(at('/people'));
    const link = (await page.textContent('.secret')) as string;
    expect(link).toContain('/join/');
    const kept = await office.store.read(async (desk) =>
      Promise.all((await desk.workRows('answer')).map(async ({ key }) => await desk.workRow('answer', key))),
    );
    expect(kept.length).toBeGreaterThan(3);
    expect(kept.filter((row) => Buffer.from(row?.content ?? []).includes(link.split('/').at(-1) as string))).toEqual(
      [],
    );
    await context.close();
  });

  if (kind !== STORES[0]) return;

  test.each([
    [390, 'light', 'hu', 0],
    [820, 'dark', 'ru', 1],
    [1440, 'light', 'en', 2],
  ] as const)(
    'nothing is inline, kept by anybody or against the policy, axe finds nothing, and nothing stands out of the page, at %i px, %s, in %s',
    async (width, colorScheme, language, turn) => {
      const { page, context, complaints } = await signedIn('administrator', {
        viewport: { width, height: 900 },
        colorScheme,
      });
      for (const [place, path] of pages.entries()) {
        const answer = await page.goto(at(path).replace('/en/', `/${language}/`));
        expect([path, answer?.status()]).toEqual([path, 200]);
        if (answer === null || !isDeskPage(answer)) continue;
        await expectPolicy(path, answer);
        if (IS_WHOLE || place % 3 === turn) {
          await page.evaluate(AXE);
          expect([path, await page.evaluate(VIOLATIONS)]).toEqual([path, []]);
        }
        const over = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        expect([path, over]).toEqual([path, 0]);
      }
      // a browser complains of whatever the policy keeps out
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
