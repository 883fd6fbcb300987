/** `/en/lists/fide/2026-10/since/2026-09`: what changed between two lists, and why. */
import { contentIn } from '../../content/languages.ts';
import { publicDifference } from '../../reading/public/difference.ts';
import { CHANGE_KINDS } from '../../reading/public/list-changes.ts';
import { listDateIn } from '../../reading/public/list.ts';
import { differencePage } from '../../web/pages/difference/page.tsx';
import type { PageRoute } from '../page-route.ts';
import { pageIn } from './page-in.ts';

export const DIFFERENCE_PAGE: PageRoute = {
  path: '/lists/:pool/:to/since/:from',
  cost: () => 5,
  make: async ({ publicOffice, site, params, query }) => {
    const { pool = '' } = params;
    const [from, to] = [listDateIn(params['from'] ?? ''), listDateIn(params['to'] ?? '')];
    if (from === undefined || to === undefined) return undefined;
    if (from > to) return { to: site.to.difference(pool, to, from), status: 301 };
    const kind = CHANGE_KINDS.find((each) => each === query['kind']);
    const difference = await publicDifference(publicOffice, { pool, from, to, kind, page: pageIn(query['page']) });
    return difference === undefined
      ? undefined
      : differencePage({ difference, causes: (await contentIn(site.language)).commands.diff }, site);
  },
};
