/** `/en/ratings`: all pools, with their newest lists and the next ones. */
import { homePools } from '../../reading/public/home.ts';
import { ratingsPage } from '../../web/pages/ratings/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const RATINGS_PAGE: PageRoute = {
  path: '/ratings',
  make: async ({ publicOffice, site }) => ratingsPage(await homePools(publicOffice), site),
};
