/** Keyboard shortcuts, for browsers that show no list of them. */
import { mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { keysPage } from '../../../web/desk/frame.tsx';
import type { DeskRoute } from '../desk-route.ts';

export const KEYS_PAGE: DeskRoute = {
  path: '/keys',
  needs: 'signed-in',
  get: async ({ site, account }) => keysPage(site, (act) => mayAnywhere(account, act)),
};
