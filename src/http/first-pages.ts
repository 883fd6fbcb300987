/**
 * Renders the slowest kinds of pages once in advance: code that has never run takes several times as long, and
 * everybody else would wait for it.
 */
import { listEditions } from '../engine/index.ts';
import { publicEvents } from '../reading/public/events.ts';
import { homePools } from '../reading/public/home.ts';
import { pageAnswer, siteOf } from './page-answer.ts';
import type { PageRoute } from './page-route.ts';
import { EVENT_PAGE } from './pages/event.ts';
import { PLAYER_PAGE } from './pages/player.ts';
import { WHY_PAGE } from './pages/why.ts';
import type { ServerContext } from './serving.ts';

interface FirstPage {
  readonly route: PageRoute;
  readonly params: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

export async function makeFirstPages(serving: ServerContext): Promise<void> {
  const { publicOffice, shelf } = serving;
  const site = await siteOf(serving, 'en');
  for (const { route, params, query = {} } of await firstPages(serving)) {
    await publicOffice.pause();
    const made = await route.make({ publicOffice, shelf, site, params, query });
    await publicOffice.pause();
    if (made !== undefined) await pageAnswer(made, site, '/', publicOffice.pause);
  }
}

/** For every pool its newest event, by its own rules and by all others, and the first page of its newest list. */
export async function firstPages({ publicOffice }: Pick<ServerContext, 'publicOffice'>): Promise<readonly FirstPage[]> {
  const pages: FirstPage[] = [];
  for (const { pool, list } of await homePools(publicOffice)) {
    const newest = await publicOffice.look((desk) => publicEvents(desk, { pool, limit: 1 }));
    for (const { event } of newest?.events ?? [])
      for (const { id } of listEditions()) pages.push({ route: EVENT_PAGE, params: { event }, query: { under: id } });
    for (const { id: player } of list?.top.slice(0, 1) ?? []) {
      pages.push({ route: PLAYER_PAGE, params: { player } });
      pages.push({ route: WHY_PAGE, params: { player, pool, of: (list as { readonly date: string }).date } });
    }
  }
  return pages;
}
