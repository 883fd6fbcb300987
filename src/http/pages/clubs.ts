/**
 * `/clubs`, `/federations`: all of them; `/clubs/{name}`, `/federations/{code}`: one;
 * `/top/{pool}/{federation}/{age}/{sex}`: the best.
 */
import { GROUP_ORDERS, poolsWithLists, publicGroup, publicGroups } from '../../reading/public/clubs/clubs.ts';
import { publicTop } from '../../reading/public/clubs/top.ts';
import type { GroupKind } from '../../reading/public/list-block.ts';
import { groupPage, groupsPage } from '../../web/pages/clubs/page.tsx';
import { topPage } from '../../web/pages/clubs/top.tsx';
import { NAME_ORDERS } from '../name-order.ts';
import type { PageRoute } from '../page-route.ts';
import { pageIn } from './page-in.ts';

const LONGEST = 100;

const allOf = (kind: GroupKind, path: string): PageRoute => ({
  path,
  cost: () => 3,
  make: async ({ publicOffice, site, query }) => {
    const name = (query['name'] ?? '').trim().slice(0, LONGEST);
    const found = await publicGroups(
      publicOffice,
      {
        kind,
        pool: query['pool'],
        name: name === '' ? undefined : name,
        order: GROUP_ORDERS.find((each) => each === query['sort']) ?? 'players',
        page: pageIn(query['page']),
      },
      NAME_ORDERS[site.language].compare,
    );
    return found === undefined ? undefined : groupsPage(found, site);
  },
});

const oneOf = (kind: GroupKind, path: string): PageRoute => ({
  path,
  cost: () => 5,
  make: async ({ publicOffice, site, params, query }) => {
    const found = await publicGroup(publicOffice, {
      kind,
      name: params['name'] as string,
      pool: query['pool'],
      page: pageIn(query['page']),
    });
    if (found !== undefined) return groupPage(found, site);
    const name = params['name'] as string;
    const code = name.toUpperCase();
    // `hun` is as good as `HUN`
    return kind === 'federation' && code !== name && /^[A-Z]{3}$/.test(code)
      ? { to: site.to.federation(code, query), status: 302 }
      : undefined;
  },
});

export const CLUBS_PAGE = allOf('club', '/clubs');
export const CLUB_PAGE = oneOf('club', '/clubs/:name');
export const FEDERATIONS_PAGE = allOf('federation', '/federations');
export const FEDERATION_PAGE = oneOf('federation', '/federations/:name');

/** Redirects to the first pool. */
const FIRST_TOP: PageRoute = {
  path: '/top',
  make: async ({ publicOffice, site }) => {
    const [first] = await poolsWithLists(publicOffice);
    return first === undefined ? undefined : { to: site.to.top(first.pool), status: 302 };
  },
};

const topAt = (path: string): PageRoute => ({
  path,
  cost: () => 3,
  make: async ({ publicOffice, site, params: { pool = '', federation, age, sex } }) => {
    const found = await publicTop(publicOffice, { pool, federation, age, sex });
    return found === undefined ? undefined : topPage(found, site);
  },
});

/** One address for each group: a trailing `all` is left out. */
export const TOP_PAGES: readonly PageRoute[] = [
  FIRST_TOP,
  topAt('/top/:pool'),
  topAt('/top/:pool/:federation'),
  topAt('/top/:pool/:federation/:age'),
  topAt('/top/:pool/:federation/:age/:sex'),
];
