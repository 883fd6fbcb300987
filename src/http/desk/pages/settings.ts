/** Pools, calendar, second officer, keys: the office's settings, and where they are changed. */
import { apiKeysOf } from '../../../desk/accounts/api-keys.ts';
import { listDeliveries, listWebhooks } from '../../../desk/accounts/webhooks.ts';
import { readOffice } from '../../../desk/office.ts';
import { accountsIn } from '../../../ledger/rows/accounts.ts';
import { keysOf } from '../../../desk/keys/announced.ts';
import { fourEyesOf } from '../../../desk/registry/four-eyes.ts';
import { isNewOffice } from '../../../desk/registry/settings.ts';
import { shownPool } from '../../../desk/registry/pools.ts';
import { showFederations } from '../../../desk/registry/federations.ts';
import { settingsPage } from '../../../web/desk/settings.tsx';
import { closingDays } from '../../../reading/analysis/closing-days.ts';
import type { DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';
import { formValue } from '../forms.ts';

/** As many as anybody looks through; `elobook webhooks deliveries` has all of them. */
const DELIVERIES = 20;

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
        own: await desk.office(),
        isNew: await isNewOffice(desk),
      };
    });
    const accounts = await readOffice(office, accountsIn);
    return settingsPage(
      {
        ...data,
        federations: await showFederations(office),
        accounts,
        apiKeys: await apiKeysOf(office),
        webhooks: await listWebhooks(office),
        deliveries: (await listDeliveries(office)).slice(0, DELIVERIES),
      },
      site,
    );
  },
  post: async (request) => {
    const [fourEyes, name, timeZone] = ['fourEyes', 'name', 'timeZone'].map((each) => formValue(request.form, each));
    const input = timeZone === '' ? { fourEyes } : { name, timeZone };
    const call = { input, files: [] };
    return doAct(request, { act: 'office.set', call, back: request.site.to.office('/settings'), section: 'settings' });
  },
};
