/** Every act as a form: whatever the command line can do, the desk can. */
import { ACTS, findAct } from '../../../acts/registry.ts';
import { type ActName, CONFIRMED_ACTS, mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { type Office, readOffice } from '../../../desk/office.ts';
import { needsFourEyes } from '../../../desk/registry/four-eyes.ts';
import { deskMessage } from '../../../web/desk/message.tsx';
import { actFormPage, actsPage } from '../../../web/desk/act-form.tsx';
import { formFields, inputOf } from '../act-form.ts';
import { presentTexts } from '../act-present.ts';
import type { DeskRequest, DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';
import { FILLED } from '../filled-again.ts';
import { sendReports } from './upload.ts';

/** Acts that need a second officer; none where the office does without. */
const confirmedIn = async (office: Office): Promise<readonly ActName[]> =>
  (await readOffice(office, needsFourEyes)) ? CONFIRMED_ACTS : [];

export const ACTS_PAGE: DeskRoute = {
  path: '/acts',
  needs: 'signed-in',
  get: async ({ office, account, site }) => {
    const confirmed = await confirmedIn(office);
    return actsPage(
      {
        acts: ACTS.filter(({ name }) => mayAnywhere(account, name)).map(({ id, command, name }) => ({
          id,
          command,
          isConfirmed: confirmed.includes(name),
        })),
      },
      site,
    );
  },
};

/** With what the link to the form said, so that coming back is coming to the same page. */
function addressOf({ query, site }: DeskRequest, act: string): string {
  const { [FILLED]: _, ...said } = query;
  const text = new URLSearchParams(said).toString();
  return `${site.to.office(`/acts/${act}`)}${text === '' ? '' : `?${text}`}`;
}

export const ACT_PAGE: DeskRoute = {
  path: '/acts/:act',
  needs: 'signed-in',
  get: async (request) => {
    const { office, account, params, query, site } = request;
    const act = findAct(params['act'] as string);
    if (act === undefined) return undefined;
    if (!mayAnywhere(account, act.name)) return deskMessage(site, 'forbidden', 403);
    const { id, command, files = 'none', name } = act;
    const pools = (await readOffice(office, (desk) => desk.pools())).filter(
      ({ pool }) => account.pools === undefined || account.pools.includes(pool),
    );
    return actFormPage(
      {
        id,
        command,
        fields: formFields(act),
        files,
        filled: query,
        action: addressOf(request, id),
        present: await presentTexts(id, request),
        pools: pools.map((row) => ({ pool: row.pool, name: site.poolName(row.pool, row.name) })),
        isConfirmed: (await confirmedIn(office)).includes(name),
      },
      site,
    );
  },
  post: async (request) => {
    const act = findAct(request.params['act'] as string);
    if (act === undefined) return undefined;
    const input = inputOf(act, request.form);
    // the results of reports are shown file by file
    if (act.id === 'events.submit') return sendReports(request, input);
    const call = { input, files: request.form.files };
    return doAct(request, {
      act: act.id,
      call,
      back: addressOf(request, act.id),
      next: 'its page',
      section: 'acts',
    });
  },
};
