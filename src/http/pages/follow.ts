/** `/follow`: feeds and calendars; `/players/{id}/follow`: the same of a player, with a badge and a card for other pages. */
import { followedPlayer } from '../../reading/public/follow/news.ts';
import { followPage, followPlayerPage } from '../../web/pages/follow/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const FOLLOW_PAGE: PageRoute = { path: '/follow', make: ({ site }) => followPage(site) };

export const FOLLOW_PLAYER_PAGE: PageRoute = {
  path: '/players/:player/follow',
  cost: () => 3,
  make: async ({ publicOffice, site, params }) => {
    const found = await followedPlayer(publicOffice, { player: params['player'] as string });
    if (found === undefined) return undefined;
    if ('merged' in found) return { to: site.to.follow(found.merged), status: 301 };
    return followPlayerPage(found.followed, site);
  },
};
