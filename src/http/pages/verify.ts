/** `/verify`: how to check the office. */
import { publicKeys } from '../../desk/keys/announced.ts';
import { newestCheckpoint } from '../../desk/keys/sign-log.ts';
import { showFederations } from '../../desk/registry/federations.ts';
import { poolsWithLists } from '../../reading/public/clubs/clubs.ts';
import { listFileName } from '../../reading/lists/files.ts';
import { verifyPage } from '../../web/pages/verify/page.tsx';
import type { PageRoute } from '../page-route.ts';

export const VERIFY_PAGE: PageRoute = {
  path: '/verify',
  make: async ({ publicOffice, shelf, site }) => {
    const { office, keys } = await publicOffice.remember('public keys', () => publicKeys(publicOffice.office));
    const head = await publicOffice.remember('head', (desk) => desk.head());
    const federations = await publicOffice.remember('federations', () => showFederations(publicOffice.office));
    const pools = await poolsWithLists(publicOffice);
    return verifyPage(
      {
        office,
        head,
        keys,
        signs: (await shelf.signer()) !== undefined,
        checkpoint: (await publicOffice.look(newestCheckpoint))?.text,
        files: pools.map(({ pool, family, date }) => ({ pool, name: listFileName({ pool, family }, date, 'csv') })),
        officers: federations.flatMap(({ federation, officer }) =>
          officer === undefined ? [] : [{ federation, officer }],
        ),
      },
      site,
    );
  },
};
