/** Requests that wait for a second officer: previewed again, confirmed or declined. */
import { confirmRequest, declineRequest, listRequests, requestedCall, seesRequest } from '../../../acts/requests.ts';
import { actOf, findAct } from '../../../acts/registry.ts';
import type { Performed } from '../../../acts/perform.ts';
import { isRefused } from '../../../core/finding.ts';
import { namesOfPersons } from '../../../desk/events/given.ts';
import { readOffice } from '../../../desk/office.ts';
import { accountsIn } from '../../../ledger/rows/accounts.ts';
import { deskMessage } from '../../../web/desk/message.tsx';
import { requestPage, requestsPage } from '../../../web/desk/requests.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { keepConfirmation } from '../../../jobs/keep.ts';
import { isLong } from '../../../jobs/long.ts';
import { nextOf, shownResult, toJob } from '../doing.ts';
import { formValue } from '../forms.ts';
import { idsIn, toldFindings } from '../told.ts';
import { touchedBy } from '../touched.ts';

const accountNames = async ({ office }: DeskRequest): Promise<(account: string) => string> => {
  const names = new Map((await readOffice(office, accountsIn)).map(({ account, name }) => [account, name ?? account]));
  return (account) => names.get(account) ?? account;
};

export const DESK_REQUESTS: DeskRoute = {
  path: '/requests',
  needs: 'requests.confirm',
  get: async (request) => {
    const { office, query, site } = request;
    const isAll = query['all'] !== undefined;
    const requests = await listRequests(office, isAll ? undefined : 'waits');
    return requestsPage({ requests, isAll, nameOf: await accountNames(request) }, site);
  },
};

async function page(request: DeskRequest): Promise<DeskAnswer> {
  const { office, account, params, site } = request;
  const { value } = await requestedCall(office, params['request'] as string);
  if (value === undefined) return undefined;
  const { shown, call } = value;
  if (!seesRequest(account, shown)) return deskMessage(site, 'forbidden', 403);
  const act = findAct(shown.act);
  const ground = shown.ground === undefined ? {} : { ground: shown.ground };
  // what it would do today, which may differ from when it was requested; long acts were previewed when they were
  // requested
  const preview =
    shown.state === 'waits' && act !== undefined && !(await isLong(office, shown.act, call))
      ? await act.run(office, call as never, { author: shown.by, dryRun: true, ...ground })
      : { findings: [] };
  const names = await namesOfPersons(office, [...idsIn([shown.input, preview.value])].slice(0, 5000));
  return requestPage(
    {
      request: shown,
      isOwn: shown.by === account.account,
      value: preview.value,
      findings: await toldFindings(preview.findings, site, office),
      names: { nameOf: (id) => names.get(id) },
      nameOf: await accountNames(request),
      touched: await touchedBy(office, [shown.input, preview.value], request.query['sort']),
      sort: request.query['sort'],
    },
    site,
  );
}

async function post(request: DeskRequest): Promise<DeskAnswer> {
  const { office, account, form, params, site } = request;
  const id = params['request'] as string;
  const ground = formValue(form, 'ground');
  const back = site.to.office('/requests');
  const { value } = await requestedCall(office, id);
  if (value === undefined) return undefined;
  if (formValue(form, 'act') === 'decline') {
    const { value: ended, findings } = await declineRequest(
      office,
      account,
      id,
      actOf,
      ground === '' ? undefined : ground,
    );
    if (ended !== undefined) return { to: back };
    const { act } = value.shown;
    return shownResult(request, { act, back, section: 'requests' }, { state: 'refused', findings });
  }
  // only explicitly named acts are done
  if (formValue(form, 'act') !== 'confirm') return { to: site.to.office(`/requests/${id}`) };
  const kept = await keepConfirmation(office, account, id, ground === '' ? undefined : ground);
  if (kept !== undefined) return toJob(request, kept);
  const outcome = await confirmRequest(office, account, id, actOf, ground === '' ? {} : { ground });
  const performed: Performed = { state: isRefused(outcome.findings) ? 'refused' : 'done', ...outcome };
  const { shown, call } = value;
  const next = nextOf(request, { act: shown.act, call, next: 'its page' }, performed.value);
  return shownResult(request, { act: shown.act, back, next, section: 'requests', input: call.input }, performed);
}

export const DESK_REQUEST: DeskRoute = { path: '/requests/:request', needs: 'signed-in', get: page, post };
