/**
 * `/en/search?q=`: players by name or number, clubs, tournaments and clauses. A number that only one player has
 * redirects to the card.
 */
import { searchPlayers } from '../../reading/public/search.ts';
import { searchClauses } from '../../explain/search-clauses.ts';
import { contentIn } from '../../content/languages.ts';
import { listEditions } from '../../engine/rulebooks.ts';
import { searchClubs } from '../../reading/public/search-clubs.ts';
import { publicEvents } from '../../reading/public/events.ts';
import { wordsOf } from '../../reading/public/name-index.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { type BesidePlayers, searchPage } from '../../web/pages/search/page.tsx';
import type { Site } from '../../web/site.ts';
import type { PageRoute } from '../page-route.ts';
import { pageIn } from './page-in.ts';

const SHOWN = 30;
/** Nobody reads further than this. */
const MOST_PAGES = 20;
/** Number of clubs, tournaments and clauses shown. */
const OTHERS = 6;

export const SEARCH_PAGE: PageRoute = {
  path: '/search',
  cost: () => 3,
  make: async ({ publicOffice, site, query }) => {
    const asked = (query['q'] ?? '').trim();
    const page = Math.min(pageIn(query['page']), MOST_PAGES);
    const leads = query['leads'] === 'why' ? 'why' : undefined;
    const found = await searchPlayers(publicOffice, asked, page * SHOWN);
    const [only, ...others] = found.players;
    const isOne = leads === 'why' && only !== undefined && others.length === 0;
    const exact = found.exact ?? (isOne ? only.id : undefined);
    if (exact !== undefined) {
      return { to: leads === 'why' ? site.to.whyLast(exact) : site.to.player(exact), status: 302 };
    }
    const players = found.players.slice((page - 1) * SHOWN);
    const pages = Math.min(MOST_PAGES, Math.ceil(found.found / SHOWN));
    const beside = leads === 'why' || asked === '' ? NOTHING_BESIDE : await besidePlayers(publicOffice, site, asked);
    return searchPage({ asked, found: { ...found, players }, page, pages, leads, ...beside }, site);
  },
};

const NOTHING_BESIDE: BesidePlayers = { clubs: [], events: [], clauses: [] };

async function besidePlayers(publicOffice: PublicOffice, site: Site, asked: string): Promise<BesidePlayers> {
  const clubs = await searchClubs(publicOffice, asked, OTHERS);
  // a sign is no word, and without words every tournament would be found
  const found =
    wordsOf(asked).length === 0
      ? undefined
      : await publicOffice.look((desk) => publicEvents(desk, { text: asked, limit: OTHERS }, publicOffice.pause));
  const texts = await (await contentIn(site.language)).loadClauses();
  const inForce = listEditions().filter(({ to }) => to === null);
  const clauses = searchClauses(
    texts,
    inForce.map(({ id }) => id),
    asked,
    OTHERS,
    site.pages.search.everydayWords,
  );
  return { clubs, events: found?.events ?? [], clauses };
}
