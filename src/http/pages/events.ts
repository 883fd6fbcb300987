/** `/en/events?pool=fide&list=2026-11`: events, the newest first. */
import { publicEvents } from '../../reading/public/events.ts';
import { listDateIn } from '../../reading/public/list.ts';
import { eventsPage } from '../../web/pages/events/page.tsx';
import type { PageRoute } from '../page-route.ts';

const ON_PAGE = 50;

export const EVENTS_PAGE: PageRoute = {
  path: '/events',
  make: async ({ publicOffice, site, query }) => {
    const pool = site.pools.find((each) => each.pool === query['pool'])?.pool;
    const date = pool === undefined ? undefined : listDateIn(query['list'] ?? '');
    const lists = pool === undefined ? [] : await publicOffice.lists(pool);
    const list = lists.find((each) => each.date === date)?.date;
    const before = query['before'];
    const asked = {
      ...(pool === undefined ? {} : { pool }),
      ...(list === undefined ? {} : { list }),
      ...(before === undefined ? {} : { before }),
    };
    const found = await publicOffice.look((desk) =>
      publicEvents(desk, { ...asked, limit: ON_PAGE }, publicOffice.pause),
    );
    return found === undefined ? undefined : eventsPage({ ...found, asked }, site);
  },
};
