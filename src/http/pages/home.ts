/** `/en/`: the pools, their newest lists, and the way to a player. */
import { homePools } from '../../reading/public/home.ts';
import { homePage } from '../../web/pages/home/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const HOME_PAGE: PageRoute = {
  path: '/',
  make: async ({ publicOffice, site }) => homePage(await homePools(publicOffice), site),
};
