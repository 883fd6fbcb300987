/** `/drift/{pool}`: whether the office's ratings drift. */
import { publicDrift } from '../../reading/public/drift.ts';
import { driftPage } from '../../web/pages/drift/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const DRIFT_PAGE: PageRoute = {
  path: '/drift/:pool',
  cost: () => 5,
  make: async ({ publicOffice, site, params }) => {
    const pool = site.pools.find((each) => each.pool === params['pool']);
    if (pool === undefined) return undefined;
    return driftPage({ pool: pool.pool, name: pool.name, drift: await publicDrift(publicOffice, pool.pool) }, site);
  },
};
