/** `/mistake?about=…`: how to report one. What it is about is only repeated where it looks like something of ours. */
import { showFederations } from '../../desk/registry/federations.ts';
import { mistakePage } from '../../web/pages/mistake/page.tsx';
import type { Site } from '../../web/site.ts';
import type { PageRoute } from '../page-route.ts';

/** The page that it is about, where the words say which. */
function pageOf(about: string, { to, pools }: Site): string | undefined {
  const [first = '', second, third] = about.split(' ');
  const isPool = (name: string | undefined): name is string => pools.some(({ pool }) => pool === name);
  if (/^e\d+$/.test(first)) return to.event(first);
  if (isPool(first) && second !== undefined) {
    return third === undefined ? to.list(first, second) : to.difference(first, second, third);
  }
  if (!/^[0-9a-z]{7}$/.test(first)) return undefined;
  return isPool(second) && third !== undefined ? to.why(first, second, third) : to.player(first);
}

const OURS = /^[\w.-]{1,40}(?: [\w.-]{1,40}){0,2}$/;

export const MISTAKE_PAGE: PageRoute = {
  path: '/mistake',
  make: async ({ publicOffice, query, site }) => {
    const { about } = query;
    const federations = await publicOffice.remember('federations', () => showFederations(publicOffice.office));
    return mistakePage(
      {
        ...(about !== undefined && OURS.test(about) ? { about, page: pageOf(about, site) } : {}),
        officers: federations.flatMap(({ federation, officer }) =>
          officer === undefined ? [] : [{ federation, officer }],
        ),
      },
      site,
    );
  },
};
