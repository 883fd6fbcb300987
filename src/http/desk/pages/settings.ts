/** Pools, calendar, second officer, keys: what the office has chosen, and where it is changed. */
import { readOffice } from '../../../desk/office.ts';
import { keysOf } from '../../../desk/keys/announced.ts';
import { fourEyesOf } from '../../../desk/registry/four-eyes.ts';
import { shownPool } from '../../../desk/registry/pools.ts';
import { showFederations } from '../../../desk/registry/federations.ts';
import { settingsPage } from '../../../web/desk/settings.tsx';
import { closingDays } from '../../../reading/analysis/closing-days.ts';
import type { DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';
import { formValue } from '../forms.ts';

export const SETTINGS: DeskRoute = {
  path: '/settings',
  needs: 'office.set',
  get: async ({ office, site }) => {
    const data = await readOffice(office, async (desk) => {
      const rows = await desk.pools();
      return {
        pools: rows.map(shownPool),
        fourEyes: await fourEyesOf(desk),
        keys: await keysOf(desk),
        calendar: await closingDays(desk, rows),
      };
    });
    return settingsPage({ ...data, federations: await showFederations(office) }, site);
  },
  post: async (request) => {
    const fourEyes = formValue(request.form, 'fourEyes');
    const call = { input: { fourEyes }, files: [] };
    return doAct(request, { act: 'office.set', call, back: request.site.to.office('/settings'), section: 'settings' });
  },
};
