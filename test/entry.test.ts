/** Reports come in at the desk, in a real browser: read in the page, sent, marked by the server, and corrected. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { showEvent } from '../src/desk/events/show.ts';
import { readOffice } from '../src/desk/office.ts';
import { openDesk, type OpenDesk } from './desk.fixture.ts';
import { STORES } from './site.fixture.ts';

const SAMPLE = fileURLToPath(new URL('../samples/river-open.json', import.meta.url));
const RIVER = readFileSync(SAMPLE, 'utf8');

/** A TRF whose one player has a rating that is no number. */
const BROKEN = [
  '012 Broken Open',
  '042 2026/11/07',
  '052 2026/11/08',
  `001    1 m    ${'Kiss, Anna'.padEnd(33)} 18a0 HUN     1000001 1990/00/00  0.0    1`,
].join('\n');

const given = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describe.each(STORES)('reports at the desk on %s', (kind) => {
  let desk: OpenDesk;
  beforeAll(async () => {
    desk = await openDesk(kind);
  });
  afterAll(() => desk?.close());

  test('files are read in the page before anything is sent; a corrected one is shown beside the one that the office has', async () => {
    const { page, context, complaints } = await desk.signedIn('arbiter');
    await page.goto(desk.at('/upload'));
    await page.setInputFiles('#check input[type=file]', [given('cut.zip', 'PK\u0003\u0004 and no more')]);
    await page.waitForSelector('#to-send:has-text("Nothing can be sent: no file could be read.")');
    await page.goto(desk.at('/upload'));
    await page.setInputFiles('#check input[type=file]', [given('broken.trf', BROKEN), given('river.json', RIVER)]);
    await page.waitForSelector('#to-send:has-text("Will be sent: 2; findings stand against 1 of them")');
    // in the page, with line and column, in the file's own text
    expect(await page.textContent('.findings .refuse p')).toContain('line 4, column 49');
    expect(await page.textContent('.findings .refuse mark')).toBe('1');
    await page.click('.given-files li:first-child .remove');
    await page.waitForSelector('#to-send:has-text("Will be sent: 1.")');
    // on a telephone the table of changes leaves columns out, and stays a table
    const wide = page.viewportSize() as { width: number; height: number };
    await page.waitForSelector('table.changes td.medium');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.locator('table.changes td.medium:visible').count()).toBe(0);
    expect(await page.locator('table.changes th:visible').first().textContent()).toBe('Name');
    await page.setViewportSize(wide);
    await page.click('button[value=send]');
    expect(await page.textContent('h1')).toBe('Taken in');
    const event = (await page.textContent('section a')) as string;
    // what was typed into the form for a new event stays there, and does not come back in the form about this one
    const named = page.locator('[name=event]');
    await page.goto(desk.at('/upload'));
    await named.evaluate((field) => {
      (field as HTMLInputElement).value = 'e999';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await page.goto(desk.at(`/upload?event=${event}`));
    expect(await named.inputValue()).toBe(event);
    await page.goto(desk.at('/upload'));
    expect(await named.inputValue()).toBe('e999');
    await page.evaluate(() => localStorage.clear());
    await page.goto(desk.at(`/upload?event=${event}`));
    await page.waitForSelector(`.given-files:has-text("as it stands"), #to-send:has-text("No file yet")`);
    await page.setInputFiles('#check input[type=file]', [
      given('river.json', RIVER.replace('"0-1"', '"1-0"').replace('Radics, Imre', 'Radics, Imréné')),
    ]);
    await page.waitForSelector('#corrected .otherwise');
    expect(await page.textContent('#corrected .otherwise')).toContain('Round 1, Orbán, Lili – Szalai, Nóra: 0-1');
    await page.click('button[value=preview]');
    const corrected = (await page.textContent('.otherwise')) ?? '';
    expect(corrected).toContain('Radics, Imréné, name: Radics, Imre');
    expect(corrected).toContain('Round 1, Orbán, Lili – Szalai, Nóra: 0-1');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a small event is typed in by keyboard; a session that ends meanwhile loses nothing', async () => {
    const { page, context, complaints } = await desk.signedIn('arbiter');
    const names = await readOffice(desk.office, async (reading) =>
      (await reading.persons([1, 2, 3])).map(({ name }) => name as string),
    );
    await page.goto(desk.at('/typing'));
    await page.click('main button');
    await page.waitForSelector('#typed-player');
    for (const [field, value] of Object.entries({
      name: 'Club evening',
      federation: 'HUN',
      start: '2026-11-07',
      end: '2026-11-07',
      minutes: '60',
      increment: '30',
    }))
      await page.fill(`.typed-facts-of input[name=${field}]`, value);
    await page.selectOption('.typed-facts-of label:has-text("System") select', 'round-robin');
    for (const name of names) {
      await page.focus('#typed-player');
      await page.keyboard.type(name.slice(0, -2));
      await page.waitForSelector(`#typed-suggestions li:first-child:has-text("${name}")`);
      await page.keyboard.press('Enter');
    }
    await page.focus('#typed-line');
    for (const line of ['1 2 1', '3 bye', '', '2 3 =', '1 bye', '']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    await page.waitForSelector('.send-bar:has-text("Kept.")');
    await context.clearCookies();
    await page.keyboard.type('3 1 0');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.send-bar:has-text("Your session has ended")');
    await page.reload();
    await desk.signIn(page, 'arbiter');
    await page.waitForSelector('#typed-line');
    const rows = await page.locator('.typing aside tbody tr').allInnerTexts();
    expect(rows.map((row) => row.match(/\d[wb][01½]|·1/g))).toEqual([
      ['2w1', '·1', '3b1'],
      ['1b0', '3w½'],
      ['·1', '2b½', '1w0'],
    ]);
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector('h1:has-text("What would come of it")');
    await page.click('main form button');
    expect(await page.textContent('h1')).toBe('Taken in');
    const event = (await page.textContent('section a')) as string;
    const { value } = await showEvent(desk.office, event);
    expect(value?.entrants.map(({ name }) => name)).toEqual(names);
    await page.goto(desk.at('/typing'));
    expect(await page.textContent('main')).toContain('Nothing is half typed');
    expect(complaints.filter((each) => !each.includes('401'))).toEqual([]);
    await context.close();
  });

  // what follows is of pages, whatever the store
  if (kind !== STORES[0]) return;

  test('an event of Go is typed in with stones; a newcomer’s entry grade is asked for', async () => {
    const { page, context, complaints } = await desk.signedIn('officer');
    const names = await readOffice(desk.office, async (reading) => {
      const list = (await reading.lists('mgsz')).at(-1);
      for await (const rows of reading.allStandings(list?.list as number)) {
        const two = rows.filter(({ rating }) => rating !== null).slice(0, 2);
        return (await reading.persons(two.map(({ person }) => person))).map(({ name }) => name as string);
      }
      return [];
    });
    await page.goto(desk.at('/typing'));
    await page.click('main form button');
    await page.waitForSelector('#typed-player');
    await page.selectOption('.typed-facts-of select >> nth=0', 'mgsz');
    const facts = { name: 'Go evening', federation: 'HUN', start: '2026-11-07', end: '2026-11-07', minutes: '60' };
    for (const [field, value] of Object.entries(facts)) await page.fill(`.typed-facts-of input[name=${field}]`, value);
    await page.focus('#typed-player');
    for (const name of [...names, 'Ujonc, Geza']) {
      await page.keyboard.type(name);
      // before the registry has answered, and on to the next
      await page.keyboard.press('Enter');
    }
    for (const [place, name] of [...names, 'Ujonc, Geza'].entries())
      await page.waitForSelector(`.typed-players li:nth-child(${place + 1}):has-text("${name}")`);
    expect(await page.locator('.typed-players li:has(input)').count()).toBe(1);
    await page.focus('#typed-line');
    for (const line of ['1 2 1 h2', '3 bye', '', '2 3 0']) {
      await page.keyboard.type(line);
      await page.keyboard.press('Enter');
    }
    expect(await page.innerText('.typing aside')).toMatch(/2\+\/w2.*1-\/b2/s);
    await page.waitForSelector('.send-bar:has-text("Kept.")');
    await page.keyboard.press('Control+Enter');
    await page.waitForSelector('h1:has-text("What would come of it")');
    await page.click('main form button');
    const event = (await page.textContent('section a')) as string;
    await page.goto(desk.at(`/events/${event}`));
    expect(await page.textContent('.question')).toContain('Entry grade');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('without a script the server marks what it found in the file’s own text', async () => {
    const { page, context } = await desk.signedIn('arbiter', { javaScriptEnabled: false });
    await page.goto(desk.at('/upload'));
    await page.fill('textarea[name=text]', BROKEN);
    await page.click('button[value=preview]');
    const first = page.locator('.findings .refuse', { hasText: 'column 49' });
    expect(await first.locator('p').first().textContent()).toContain('line 4, column 49: Kiss, Anna');
    expect(await first.locator('.excerpt mark').first().textContent()).toBe('1');
    expect(await first.locator('.excerpt .line-number').first().textContent()).toBe('4');
    await context.close();
  });

  test.each([true, false])(
    'what was typed into a form goes along through the sign-in, with scripts: %s',
    async (javaScriptEnabled) => {
      const { page, context } = await desk.signedIn('officer', { javaScriptEnabled });
      const text = `The clock in hall ${String(javaScriptEnabled)} stood <still>.`;
      await page.goto(desk.at('/events/e431'));
      await page.fill('textarea[name=text]', text);
      await context.clearCookies();
      await page.click('form:has(textarea[name=text]) button');
      expect(await page.textContent('main')).toContain('The session has ended');
      await desk.signIn(page, 'officer');
      expect(await page.textContent('h1')).toBe('Send it now?');
      expect(await page.textContent('dt:has(+ dd.typed)')).toBe('Write a comment');
      expect(await page.textContent('dd.typed')).toBe(text);
      await page.click('main a >> text=Back to the page');
      expect(await page.inputValue('textarea[name=text]')).toBe(text);
      await page.goBack();
      await page.click('main form button');
      expect(page.url()).toBe(desk.at('/events/e431'));
      expect(await page.textContent('.comments')).toContain(text);
      expect(await page.inputValue('textarea[name=text]')).toBe('');
      await context.close();
    },
  );
});
