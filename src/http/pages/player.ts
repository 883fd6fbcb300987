/** `/players/{id}`: a player's card. A merged id redirects permanently, a number of another registry (`fide:703303`) leads to the card. */
import { filledCalculators } from '../../reading/public/filled-calculators.ts';
import { playerWithNumber } from '../../reading/public/numbers.ts';
import { publicPlayer } from '../../reading/public/player.ts';
import { lastChange, playerPage } from '../../web/pages/player/page.tsx';
import type { PageRoute } from '../page-route.ts';
import { pageIn } from './page-in.ts';

/** `/players/{id}/why`: redirects to the last change of the rating, or to the card where there is none. */
export const WHY_LAST_PAGE: PageRoute = {
  path: '/players/:player/why',
  cost: () => 3,
  make: async ({ publicOffice, site, params }) => {
    const found = await publicPlayer(publicOffice, { player: params['player'] as string });
    if (found === undefined) return undefined;
    if ('merged' in found) return { to: site.to.whyLast(found.merged), status: 301 };
    const { player, pools } = found.player;
    const [last] = pools.flatMap((pool) => {
      const change = lastChange(pool, site);
      return change === undefined ? [] : [site.to.why(player, pool.pool, change.of)];
    });
    return { to: last ?? site.to.player(player), status: 302 };
  },
};

export const PLAYER_PAGE: PageRoute = {
  path: '/players/:player',
  cost: () => 3,
  make: async ({ publicOffice, site, params, query }) => {
    const { pool } = query;
    const [kind, number] = (params['player'] as string).split(':');
    if (number !== undefined) {
      const id = await playerWithNumber(publicOffice, kind?.toLowerCase(), number);
      return id === undefined ? undefined : { to: site.to.player(id), status: 302 };
    }
    const found = await publicPlayer(publicOffice, {
      player: params['player'] as string,
      opponents: pageIn(query['opponents']),
      ...(pool === undefined ? {} : { history: { pool, page: pageIn(query['page']) } }),
    });
    if (found === undefined) return undefined;
    if ('merged' in found) return { to: site.to.player(found.merged), status: 301 };
    const calculators = Object.fromEntries(found.player.pools.map((card) => [card.pool, filledCalculators(card)]));
    return playerPage(found.player, site, calculators);
  },
};
