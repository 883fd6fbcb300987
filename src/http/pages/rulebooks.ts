/** `/rulebooks` and `/rulebooks/{edition}`: the texts that every number follows from. */
import { readingsOf } from '../../content/content.ts';
import { contentIn } from '../../content/languages.ts';
import { editionChangesOf } from '../../explain/edition-changes.ts';
import { rulebookOf } from '../../reading/public/rulebook.ts';
import { listEditions } from '../../engine/rulebooks.ts';
import { rulebookPage, rulebooksPage } from '../../web/pages/rulebooks/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const RULEBOOKS_PAGE: PageRoute = {
  path: '/rulebooks',
  make: ({ site }) => rulebooksPage(listEditions(), site),
};

export const RULEBOOK_PAGE: PageRoute = {
  path: '/rulebooks/:edition',
  make: async ({ params, site }) => {
    const book = rulebookOf(params['edition'] as string);
    if (book === undefined) return undefined;
    const content = await contentIn(site.language);
    const texts = (await content.loadClauses())[book.id];
    const readings = await readingsOf(book.id, content);
    const changes = editionChangesOf(book.id, await content.loadChanges());
    const { sureness } = content.book.words.rulebooks;
    const sources = await content.loadSources();
    return rulebookPage({ book, texts, readings, changes, sureness, sources }, site);
  },
};
