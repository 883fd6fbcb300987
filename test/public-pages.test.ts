/** What the pages of the public site say, over a real server with the demonstration office. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/content/languages.ts';
import type { Served } from '../src/http/serve.ts';
import { demoSite } from './site.fixture.ts';

let site: Served;
beforeAll(async () => {
  site = await demoSite();
});
afterAll(() => site?.close());

const at = (path: string): URL => new URL(path, site.url);
const read = async (path: string): Promise<string> => (await fetch(at(path))).text();

/** The words of a page, without its elements. */
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');

describe('the demonstration', () => {
  test.each([
    ['en', 'all persons, clubs and tournaments on these pages are invented'],
    ['hu', 'mind kitaláltak'],
    ['ru', 'вымышлены'],
  ])('says on every page that its persons are invented (%s)', async (language, words) => {
    for (const path of ['/', '/lists/fide/2026-11', '/events', '/calculators/change', '/rulebooks', '/search?q=an'])
      expect([path, textOf(await read(`/${language}${path}`))]).toEqual([path, expect.stringContaining(words)]);
  });
});

describe('a list', () => {
  test('that is filtered says so in its heading and its title, and how many of how many it shows', async () => {
    const html = await read('/en/lists/fide/2026-11?federation=HUN&sex=f&age=u18');
    const rows = html.match(/<a class="row"/g)?.length;
    expect(rows).toBeGreaterThan(0);
    expect(html).toContain('<h1>FIDE standard, November 2026 · HUN · women · U18</h1>');
    expect(html).toMatch(/<title>FIDE standard, November 2026 · HUN · women · U18/);
    expect(textOf(html)).toContain(`${rows} of 237 players`);
    expect(textOf(await read('/en/lists/fide/2026-11'))).toContain('237 players');
  });

  test.each(LANGUAGES)(
    'and every other page has office, address and day for whoever prints it (%s)',
    async (language) => {
      for (const path of ['/', '/lists/fide/2026-11?federation=HUN', '/events']) {
        const [, printed] = /<p class="printed">(.*?)<\/p>/.exec(await read(`/${language}${path}`)) ?? [];
        expect(textOf(printed ?? '')).toMatch(/\S+ · \/\w\w\/\S* {1,2}· .*2026/);
      }
    },
  );
});
