/**
 * `/check`: a report is checked in the page. The server supplies the page, and the lists that ratings can be taken
 * from.
 */
import { listEditions } from '../../engine/rulebooks.ts';
import { listFileName } from '../../reading/lists/files.ts';
import type { PublicOffice } from '../../reading/public/public-office.ts';
import { sitePools } from '../../reading/public/pools.ts';
import { checkPage, type ListForCheck } from '../../web/pages/check/page.tsx';
import type { Site } from '../../web/site.ts';
import type { PageRoute } from '../page-route.ts';

/** The newest list of every pool that has one. */
export async function listsForCheck(publicOffice: PublicOffice, site: Site): Promise<readonly ListForCheck[]> {
  const { pools } = await publicOffice.remember('api pools', sitePools);
  return pools.flatMap(({ pool, family, control, list }) =>
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
}

export const CHECK_PAGE: PageRoute = {
  path: '/check',
  make: async ({ publicOffice, site }) =>
    checkPage({ editions: listEditions(), lists: await listsForCheck(publicOffice, site) }, site),
};
