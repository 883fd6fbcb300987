/** `/en/about`: who runs the office, how to check it, and the source code. */
import { aboutPage } from '../../web/pages/about/page.tsx';
import type { PageRoute } from '../page-route.ts';
import { VERSION } from '../version.ts';

export const ABOUT_PAGE: PageRoute = {
  path: '/about',
  make: async ({ shelf, site }) => aboutPage({ version: VERSION, signed: (await shelf.signer()) !== undefined }, site),
};
