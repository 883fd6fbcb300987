import { EVERY } from '../../content/every-language.fixture.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import { rulebookOf } from '../../reading/public/rulebook.ts';
import { listEditions } from '../../engine/rulebooks.ts';
import { renderPage, type Page } from '../../web/page.tsx';
import { siteIn } from '../../web/site.ts';
import type { PageRequest } from '../page-route.ts';
import { RULEBOOK_PAGE, RULEBOOKS_PAGE } from './rulebooks.ts';

const FACTS = { office: 'Office', pools: [], base: '', assets: {} };

for (const language of LANGUAGES) {
  describe(`the rulebooks in ${language}`, () => {
    const site = siteIn(language, EVERY[language], FACTS);
    const asked = (edition: string): PageRequest =>
      ({ site, params: { edition }, query: {} }) as unknown as PageRequest;

    test('every edition is named and linked', () => {
      const html = renderPage(RULEBOOKS_PAGE.make(asked('')) as Page, site, '/rulebooks');
      for (const { id } of listEditions()) expect(html).toContain(`href="/${language}/rulebooks/${id}"`);
    });

    test.each(listEditions())('$id has every clause at its place, and its tables', async ({ id }) => {
      const html = renderPage((await RULEBOOK_PAGE.make(asked(id))) as Page, site, `/rulebooks/${id}`);
      const book = rulebookOf(id);
      for (const { clause } of book?.contents ?? []) expect(html).toContain(`<h3 id="${clause.replaceAll(' ', '_')}">`);
      expect(html.match(/<table/g)).toHaveLength(book?.tables.length ?? 0);
      expect(Buffer.byteLength(html)).toBeLessThan(100_000);
      const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const led = [...html.matchAll(/href="#([^"]+)"/g)].map(([, to]) => decodeURIComponent(to as string));
      expect(led.filter((to) => !anchors.has(to))).toEqual([]);
      expect(html).not.toContain('undefined');
    });

    test('what is put together says of each clause and each reading how sure it is, and its source in words', async () => {
      const html = renderPage((await RULEBOOK_PAGE.make(asked('fide-2017'))) as Page, site, '/rulebooks/fide-2017');
      const { loadSources, loadReadings, book } = EVERY[language];
      const { source, levels } = book.words.rulebooks.sureness;
      const names = await loadSources();
      expect(html).toContain(`${source}: ${names['comparison-2021']}; ${names['by-game-unsure']}`);
      const [cautious] = (await loadReadings())['fide-2017'].filter(({ id }) => id === 'E9');
      expect(html).toContain(`<span class="sureness low">${levels.low}</span> ${cautious?.question}`);
      expect(html).toContain(`<p class="quiet small"> ${source}: ${names['own-reading']}</p>`);
    });

    test('beside the editions stands how changes of a whole pool are read, each point with how sure it is', async () => {
      const all = renderPage(RULEBOOKS_PAGE.make(asked('')) as Page, site, '/rulebooks');
      expect(all).toContain(`href="/${language}/rulebooks/pool-changes"`);
      const html = renderPage(
        (await RULEBOOK_PAGE.make(asked('pool-changes'))) as Page,
        site,
        '/rulebooks/pool-changes',
      );
      for (const { id, question } of await EVERY[language].loadPoolChangeReadings()) {
        expect(html).toContain(`id="reading-${id}"`);
        expect(html.replaceAll('\u00a0', ' ')).toContain(question.replaceAll('\u00a0', ' '));
      }
      expect(html.match(/class="sureness (?:high|medium|low)"/gu)).toHaveLength(14);
    });

    test('an edition that nobody knows is not there', async () => {
      expect(await RULEBOOK_PAGE.make(asked('fide-1999'))).toBeUndefined();
    });
  });
}
