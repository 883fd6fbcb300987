/** `/en/lists/fide/live`: the next list as it would be now. */
import { LIVE_ORDERS, publicLiveList } from '../../reading/public/live-list.ts';
import { livePage } from '../../web/pages/live/page.tsx';
import type { PageRoute } from '../page-route.ts';
import { pageIn } from './page-in.ts';

export const LIVE_PAGE: PageRoute = {
  path: '/lists/:pool/live',
  cost: () => 5,
  make: async ({ publicOffice, site, params: { pool = '' }, query }) => {
    const order = LIVE_ORDERS.find((each) => each === query['sort']) ?? 'rating';
    const live = await publicLiveList(publicOffice, { pool, order, page: pageIn(query['page']) ?? 1 });
    return live && livePage(live, site);
  },
};
