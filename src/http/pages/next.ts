/** `/players/{id}/next?pool=…&opponents=…`: what lies ahead of a player. A filled-in address can be shared. */
import { contentIn } from '../../content/languages.ts';
import { publicNext } from '../../reading/public/next/next.ts';
import { nextPage } from '../../web/pages/next/page.tsx';
import type { PageRoute } from '../page-route.ts';

const FIELDS = ['pool', 'opponents', 'goal', 'score', 'c', 'event'] as const;

export const NEXT_PAGE: PageRoute = {
  path: '/players/:player/next',
  cost: ({ opponents }) => (opponents === undefined ? 3 : 5),
  make: async ({ publicOffice, site, params, query }) => {
    const player = params['player'] as string;
    const asked = Object.fromEntries(
      FIELDS.flatMap((field) => (query[field] === undefined || query[field] === '' ? [] : [[field, query[field]]])),
    );
    // a form sends its blank fields too: every query has one address
    if (Object.keys(query).some((name) => query[name] === '')) return { to: site.to.next(player, asked), status: 302 };
    const found = await publicNext(publicOffice, { player, ...asked });
    if (found === undefined) return undefined;
    if ('merged' in found) return { to: site.to.next(found.merged, asked), status: 301 };
    return nextPage({ next: found.next, asked, book: (await contentIn(site.language)).book }, site);
  },
};
