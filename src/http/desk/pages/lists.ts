/** The report before a list is published, and the publication. */
import { readOffice } from '../../../desk/office.ts';
import { previewList } from '../../../desk/lists/publish.ts';
import { mayAnywhere } from '../../../desk/accounts/permissions.ts';
import { refusalOf } from '../../../desk/accounts/allowed.ts';
import { needsFourEyes } from '../../../desk/registry/four-eyes.ts';
import { namesOfPersons } from '../../../desk/events/given.ts';
import { officeStatus } from '../../../reading/analysis/status.ts';
import { deskListPage, deskListsPage } from '../../../web/desk/lists.tsx';
import type { DeskRequest, DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';
import { formValue } from '../forms.ts';
import { idsIn, toldFindings } from '../told.ts';

export const DESK_LISTS: DeskRoute = {
  path: '/lists',
  needs: 'lists.publish',
  get: async ({ office, account, site }) => {
    const { pools, deadlines } = await officeStatus(office);
    const closing = new Map(
      deadlines.flatMap(({ kind, pool, day }) => (kind === 'list' ? [[pool, day] as const] : [])),
    );
    const mine = pools.filter(({ pool }) => account.pools === undefined || account.pools.includes(pool));
    return deskListsPage({ pools: mine, closing, mayOpen: mayAnywhere(account, 'pools.open') }, site);
  },
};

const back = ({ site, params }: DeskRequest): string => site.to.office(`/lists/${params['pool']}`);

export const DESK_LIST: DeskRoute = {
  path: '/lists/:pool',
  needs: 'lists.publish',
  get: async ({ office, account, params, query, site }) => {
    const pool = params['pool'] as string;
    const against = await readOffice(office, (desk) => refusalOf(desk, account, 'lists.publish', { pool }));
    const { date } = query;
    const { value, findings } =
      against === undefined
        ? await previewList(office, { pool, ...(date === undefined || date === '' ? {} : { date }) })
        : { findings: [against] };
    const names = await namesOfPersons(office, [...idsIn(value?.report)].slice(0, 5000));
    return deskListPage(
      {
        pool,
        findings: await toldFindings(findings, site, office),
        nameOf: (id) => names.get(id),
        isEarly: findings.some(({ code }) => code === 'lists.not-closed'),
        isConfirmed: await readOffice(office, needsFourEyes),
        ...(value === undefined ? {} : { report: value.report }),
      },
      site,
    );
  },
  post: async (request) => {
    const { form, params } = request;
    const input = {
      pool: params['pool'],
      ...(formValue(form, 'date') === '' ? {} : { date: formValue(form, 'date') }),
      ...(formValue(form, 'early') === '' ? {} : { early: true }),
    };
    return doAct(request, {
      act: 'lists.publish',
      call: { input, files: [] },
      back: back(request),
      next: 'its page',
      section: 'lists',
    });
  },
};
