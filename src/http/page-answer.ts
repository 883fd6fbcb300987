/** Pages as answers. */
import { pageContentIn, type Language } from '../content/languages.ts';
import { sitePools } from '../reading/public/pools.ts';
import { isForSearchEngines, type Page, renderPage } from '../web/page.tsx';
import { type Site, siteIn } from '../web/site.ts';
import { type Kept, kept } from './kept.ts';
import type { Elsewhere } from './page-route.ts';
import { ASK_AGAIN } from './send.ts';
import type { Serving } from './serving.ts';
import { writtenAddress } from './written.ts';

const HTML = 'text/html; charset=utf-8';

export async function siteOf({ open, base, assets }: Serving, language: Language): Promise<Site> {
  return open.remember(`site ${language}`, async (desk) =>
    siteIn(language, await pageContentIn(language), { ...(await sitePools(desk)), base, assets: assets.names }),
  );
}

export function pageAnswer(made: Page | Elsewhere, site: Site, path: string): Kept {
  if ('to' in made)
    return kept(made.status, HTML, '', { location: writtenAddress(made.to), 'cache-control': ASK_AGAIN });
  return kept(made.status ?? 200, HTML, renderPage(made, site, path), {
    'cache-control': made.status === undefined || made.status === 200 ? ASK_AGAIN : 'no-cache',
    'content-language': site.language,
    ...(isForSearchEngines(made, site, path) ? {} : { 'x-robots-tag': 'noindex' }),
  });
}
