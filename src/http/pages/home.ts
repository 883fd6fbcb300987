/** `/en/`: the pools, their newest lists, and the way to a player. */
import { homePools } from '../../reading/public/home.ts';
import { homePage } from '../../web/pages/home/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const HOME: PageRoute = {
  path: '/',
  make: async ({ open, site }) => homePage(await homePools(open), site),
};
