/** `/players/{id}`: a player's card. A merged id redirects for good. */
import { publicPlayer } from '../../reading/public/player.ts';
import { playerPage } from '../../web/pages/player/page.tsx';
import type { PageRoute } from '../page-route.ts';
import { pageIn } from './page-in.ts';

export const PLAYER_PAGE: PageRoute = {
  path: '/players/:player',
  cost: () => 3,
  make: async ({ publicOffice, site, params, query }) => {
    const { pool } = query;
    const found = await publicPlayer(publicOffice, {
      player: params['player'] as string,
      opponents: pageIn(query['opponents']),
      ...(pool === undefined ? {} : { history: { pool, page: pageIn(query['page']) } }),
    });
    if (found === undefined) return undefined;
    if ('merged' in found) return { to: site.to.player(found.merged), status: 301 };
    return playerPage(found.player, site);
  },
};
