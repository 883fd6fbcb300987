/** `/mistake?about=…`: how to report one. What it is about is only repeated where it looks like something of ours. */
import { showFederations } from '../../office/registry/federations.ts';
import { mistakePage } from '../../web/pages/mistake/page.tsx';
import type { PageRoute } from '../page-route.ts';

const OURS = /^[\w.-]{1,60}$/;

export const MISTAKE: PageRoute = {
  path: '/mistake',
  make: async ({ open, query, site }) => {
    const { about } = query;
    const federations = await open.remember('federations', () => showFederations(open.office));
    return mistakePage(
      {
        about: about !== undefined && OURS.test(about) ? about : undefined,
        officers: federations.flatMap(({ federation, officer }) =>
          officer === undefined ? [] : [{ federation, officer }],
        ),
      },
      site,
    );
  },
};
