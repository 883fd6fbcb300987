/** Events by state, newest first; only the account's own where it may see no others. */
import { seesEvent } from '../../../desk/accounts/allowed.ts';
import { mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { eventSummary } from '../../../desk/events/show.ts';
import { readOffice } from '../../../desk/office.ts';
import { EVENT_STATES, type EventState } from '../../../ledger/store.ts';
import { deskEventsPage } from '../../../web/desk/events.tsx';
import type { DeskRoute } from '../desk-route.ts';

const A_PAGE = 100;

export const DESK_EVENTS: DeskRoute = {
  path: '/events',
  needs: 'events.show',
  get: async ({ office, account, site, query }) => {
    const state = EVENT_STATES.find((each) => each === query['state']);
    const before = /^\d+$/.test(query['before'] ?? '') ? Number(query['before']) : undefined;
    const rows = await readOffice(office, async (desk) => {
      const all = await desk.lastEvents({ limit: 2000, ...(before === undefined ? {} : { before }) });
      const found = [];
      for (const row of all) {
        if (state !== undefined && row.state !== (state as EventState)) continue;
        if (await seesEvent(desk, account, row)) found.push(row);
        if (found.length > A_PAGE) break;
      }
      return found;
    });
    return deskEventsPage(
      {
        mayExport: mayAnywhere(account, 'events.export'),
        events: rows.slice(0, A_PAGE).map(eventSummary),
        ...(state === undefined ? {} : { state }),
        ...(rows.length > A_PAGE ? { before: rows[A_PAGE - 1]?.event as number } : {}),
      },
      site,
    );
  },
};
