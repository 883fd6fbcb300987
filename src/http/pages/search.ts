/** `/en/search?q=`: players by name or number. A number that only one player has leads straight to the card. */
import { searchPlayers } from '../../reading/public/search.ts';
import { searchPage } from '../../web/pages/search/page.tsx';
import type { PageRoute } from '../page-route.ts';

const SHOWN = 50;

export const SEARCH_PAGE: PageRoute = {
  path: '/search',
  cost: () => 3,
  make: async ({ publicOffice, site, query }) => {
    const asked = (query['q'] ?? '').trim();
    const found = await searchPlayers(publicOffice, asked, SHOWN);
    if (found.exact !== undefined) return { to: site.to.player(found.exact), status: 302 };
    return searchPage({ asked, found }, site);
  },
};
