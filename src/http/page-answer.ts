/** Pages as answers. */
import { pageContentIn, type Language } from '../content/languages.ts';
import { inSlices, type Pause } from '../core/slices.ts';
import { dayInTimeZone } from '../desk/time-zone.ts';
import { sitePools } from '../reading/public/pools.ts';
import { isForSearchEngines, type Page, pageInSlices } from '../web/page.tsx';
import { type Site, siteIn } from '../web/site.ts';
import { type CachedResponse, cachedResponse } from './kept.ts';
import type { PageRedirect } from './page-route.ts';
import { CACHE_AND_REVALIDATE } from './send.ts';
import type { ServerContext } from './serving.ts';
import { normalisedAddress } from './written.ts';

const AT_ONCE: Pause = async () => undefined;
/** What is a day already is that day everywhere. */
const DAY_LENGTH = 10;
const HTML = 'text/html; charset=utf-8';

export async function siteOf(
  { publicOffice, base, assets, pictures, publicUrl }: ServerContext,
  language: Language,
): Promise<Site> {
  return publicOffice.remember(`site ${language}`, async (desk) => {
    const content = await pageContentIn(language, publicOffice.pause);
    const timeZone = (await desk.office())?.timeZone ?? 'UTC';
    return siteIn(language, content, {
      ...(await sitePools(desk)),
      base,
      assets: assets.names,
      dayOf: (time) => (time.length > DAY_LENGTH ? dayInTimeZone(timeZone, Date.parse(time)) : time),
      ...(publicUrl === undefined ? {} : { origin: publicUrl }),
      ...(pictures === undefined ? {} : { pictures: true as const }),
    });
  });
}

export async function pageAnswer(
  made: Page | PageRedirect,
  site: Site,
  path: string,
  pause: Pause = AT_ONCE,
): Promise<CachedResponse> {
  if ('to' in made)
    return cachedResponse(made.status, HTML, '', {
      location: normalisedAddress(made.to),
      'cache-control': CACHE_AND_REVALIDATE,
    });
  const html = await inSlices(pageInSlices(made, site, path), pause);
  return cachedResponse(made.status ?? 200, HTML, html, {
    'cache-control': made.status === undefined || made.status === 200 ? CACHE_AND_REVALIDATE : 'no-cache',
    'content-language': site.language,
    ...(isForSearchEngines(made, site, path) ? {} : { 'x-robots-tag': 'noindex' }),
  });
}
