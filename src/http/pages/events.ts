/** `/en/events?pool=fide&list=2026-11`: events, newest first. */
import { parseDay } from '../../core/dates.ts';
import { announcedEvents } from '../../reading/public/announced.ts';
import { publicEvents } from '../../reading/public/events.ts';
import { listDateIn } from '../../reading/public/list.ts';
import { todayOfOffice } from '../../reading/public/minors.ts';
import { eventsPage } from '../../web/pages/events/page.tsx';
import type { PageRoute } from '../page-route.ts';

const ON_PAGE = 50;
const LONGEST = 100;

const textIn = (text: string | undefined): string | undefined => text?.trim().slice(0, LONGEST) || undefined;

/** An invalid day is ignored. */
const dayIn = (text: string | undefined): string | undefined =>
  text !== undefined && parseDay(text) !== undefined ? text : undefined;

export const EVENTS_PAGE: PageRoute = {
  path: '/events',
  // the events searched for may be far back
  cost: (query) => (['q', 'federation', 'from', 'to'].some((name) => (query[name] ?? '') !== '') ? 3 : 1),
  make: async ({ publicOffice, site, query }) => {
    const pool = site.pools.find((each) => each.pool === query['pool'])?.pool;
    const date = pool === undefined ? undefined : listDateIn(query['list'] ?? '');
    const lists = pool === undefined ? [] : await publicOffice.lists(pool);
    const list = lists.find((each) => each.date === date)?.date;
    const before = query['before'];
    const [text, federation] = [textIn(query['q']), textIn(query['federation'])?.toUpperCase()];
    const [from, to] = [dayIn(query['from']), dayIn(query['to'])];
    const asked = {
      ...(pool === undefined ? {} : { pool }),
      ...(list === undefined ? {} : { list }),
      ...(before === undefined ? {} : { before }),
      ...(text === undefined ? {} : { text }),
      ...(federation === undefined ? {} : { federation }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    };
    const found = await publicOffice.look((desk) =>
      publicEvents(desk, { ...asked, limit: ON_PAGE }, publicOffice.pause),
    );
    const isAll = Object.keys(asked).every((name) => name === 'pool');
    const ahead = isAll
      ? await publicOffice.look(async (desk) =>
          announcedEvents(desk, { pool, today: await todayOfOffice(desk, publicOffice.office) }),
        )
      : [];
    return found === undefined ? undefined : eventsPage({ ...found, asked, ahead }, site);
  },
};
