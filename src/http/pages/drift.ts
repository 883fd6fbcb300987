/** `/drift/{pool}`: whether the office's scale moves. */
import { drift } from '../../office/analysis/drift.ts';
import { driftPage } from '../../web/pages/drift/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const DRIFT: PageRoute = {
  path: '/drift/:pool',
  make: async ({ open, site, params }) => {
    const pool = site.pools.find((each) => each.pool === params['pool']);
    if (pool === undefined) return undefined;
    const { value } = await open.remember(`drift ${pool.pool}`, () => drift(open.office, { pool: pool.pool }));
    return driftPage({ pool: pool.pool, name: pool.name, drift: value }, site);
  },
};
