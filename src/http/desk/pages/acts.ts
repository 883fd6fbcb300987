/** Every act as a form: whatever the command line can do, the desk can. */
import { ACTS, findAct } from '../../../acts/registry.ts';
import { CONFIRMED_ACTS, mayEver } from '../../../desk/accounts/permissions.ts';
import { deskMessage } from '../../../web/desk/message.tsx';
import { actFormPage, actsPage } from '../../../web/desk/act-form.tsx';
import { formFields, inputOf } from '../act-form.ts';
import type { DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';

const isConfirmed = (name: (typeof ACTS)[number]['name']): boolean => CONFIRMED_ACTS.includes(name);

export const ACTS_PAGE: DeskRoute = {
  path: '/acts',
  needs: 'signed-in',
  get: async ({ account, site }) =>
    actsPage(
      {
        acts: ACTS.filter(({ name }) => mayEver(account, name)).map(({ id, command, name }) => ({
          id,
          command,
          isConfirmed: isConfirmed(name),
        })),
      },
      site,
    ),
};

export const ACT_PAGE: DeskRoute = {
  path: '/acts/:act',
  needs: 'signed-in',
  get: async ({ account, params, query, site }) => {
    const act = findAct(params['act'] as string);
    if (act === undefined) return undefined;
    if (!mayEver(account, act.name)) return deskMessage(site, 'forbidden', 403);
    const { id, command, files = 'none', name } = act;
    return actFormPage(
      { id, command, fields: formFields(act), files, filled: query, isConfirmed: isConfirmed(name) },
      site,
    );
  },
  post: async (request) => {
    const act = findAct(request.params['act'] as string);
    if (act === undefined) return undefined;
    const call = { input: inputOf(act, request.form), files: request.form.files };
    return doAct(request, { act: act.id, call, back: request.site.to.office(`/acts/${act.id}`), section: 'acts' });
  },
};
