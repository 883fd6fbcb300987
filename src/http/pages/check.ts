/** `/check`: a report is read in the page. The server gives the page, and the lists that ratings can be taken from. */
import { listEditions } from '../../engine/rulebooks.ts';
import { listFileName } from '../../reading/lists/files.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { checkPage, type ListForCheck } from '../../web/pages/check/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const CHECK_PAGE: PageRoute = {
  path: '/check',
  make: async ({ publicOffice, site }) => {
    const { pools } = await publicOffice.remember('api pools', sitePools);
    const lists = pools.flatMap(({ pool, family, control, list }): readonly ListForCheck[] =>
      list === undefined
        ? []
        : [
            {
              key: pool,
              name: site.poolName(pool),
              family,
              ...(control === undefined ? {} : { control }),
              date: list.date,
              href: site.to.file(listFileName({ pool, family }, list.date, 'csv-exact')),
            },
          ],
    );
    return checkPage({ editions: listEditions(), lists }, site);
  },
};
