/** `/players/{id}/standing?pool=…`: a player's place; `/players/{id}/against/{other}`: two players compared. */
import { publicAgainst } from '../../reading/public/standing/against.ts';
import { publicStanding } from '../../reading/public/standing/standing.ts';
import { searchPlayers } from '../../reading/public/search.ts';
import { againstPage, chooseOtherPage } from '../../web/pages/standing/against.tsx';
import { standingPage } from '../../web/pages/standing/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const STANDING_PAGE: PageRoute = {
  path: '/players/:player/standing',
  cost: () => 5,
  make: async ({ publicOffice, site, params, query: { pool } }) => {
    const found = await publicStanding(publicOffice, { player: params['player'] as string, pool });
    if (found === undefined) return undefined;
    if ('merged' in found) return { to: site.to.standing(found.merged, { pool }), status: 301 };
    return standingPage(found.standing, site);
  },
};

const CHOICES = 10;
const LONGEST = 100;

/** The form of a comparison: `?other=` by name or number. */
export const CHOOSE_OTHER_PAGE: PageRoute = {
  path: '/players/:player/against',
  cost: () => 3,
  make: async ({ publicOffice, site, params, query }) => {
    const [player, text] = [params['player'] as string, (query['other'] ?? '').trim().slice(0, LONGEST)];
    if (text === '') return { to: site.to.standing(player), status: 302 };
    const { players, found } = await searchPlayers(publicOffice, text, CHOICES);
    const [only] = players;
    if (found === 1 && only !== undefined && only.id !== player)
      return { to: site.to.against(player, only.id), status: 302 };
    const others = players.filter(({ id }) => id !== player);
    return chooseOtherPage({ player, text, players: found === 1 ? players : others, found }, site);
  },
};

export const AGAINST_PAGE: PageRoute = {
  path: '/players/:player/against/:other',
  cost: () => 5,
  make: async ({ publicOffice, site, params }) => {
    const found = await publicAgainst(publicOffice, {
      player: params['player'] as string,
      other: params['other'] as string,
    });
    if (found === undefined) return undefined;
    if ('merged' in found) return { to: site.to.against(...found.merged), status: 301 };
    return againstPage(found.against, site);
  },
};
