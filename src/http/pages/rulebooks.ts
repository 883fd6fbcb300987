/** `/rulebooks` and `/rulebooks/{edition}`: the texts behind every number. */
import { type Content, readingsOf } from '../../content/content.ts';
import { contentIn } from '../../content/languages.ts';
import { editionChangesOf } from '../../explain/edition-changes.ts';
import { rulebookOf } from '../../reading/public/rulebook.ts';
import { listEditions } from '../../engine/rulebooks.ts';
import { POOL_CHANGES, poolChangesPage, rulebookPage, rulebooksPage } from '../../web/pages/rulebooks/page.tsx';
import type { Page } from '../../web/page.tsx';
import type { Site } from '../../web/site.ts';
import type { PageRoute } from '../page-route.ts';

export const RULEBOOKS_PAGE: PageRoute = {
  path: '/rulebooks',
  make: ({ site }) => rulebooksPage(listEditions(), site),
};

async function poolChanges(content: Content, site: Site): Promise<Page> {
  const { sureness } = content.book.words.rulebooks;
  const [readings, sources] = [await content.loadPoolChangeReadings(), await content.loadSources()];
  return poolChangesPage({ readings, sureness, sources }, site);
}

export const RULEBOOK_PAGE: PageRoute = {
  path: '/rulebooks/:edition',
  make: async ({ params, site }) => {
    const content = await contentIn(site.language);
    if (params['edition'] === POOL_CHANGES) return poolChanges(content, site);
    const book = rulebookOf(params['edition'] as string);
    if (book === undefined) return undefined;
    const texts = (await content.loadClauses())[book.id];
    const readings = await readingsOf(book.id, content);
    const changes = editionChangesOf(book.id, await content.loadChanges());
    const { sureness } = content.book.words.rulebooks;
    const sources = await content.loadSources();
    return rulebookPage({ book, texts, readings, changes, sureness, sources }, site);
  },
};
