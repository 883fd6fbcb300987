/**
 * The office's accounts: opened, changed and closed here; and the links with which people sign in for the first time.
 */
import { listAccounts, type ShownAccount } from '../../../desk/accounts/accounts.ts';
import { refusalOf } from '../../../desk/accounts/allowed.ts';
import type { Invitation, InvitationPurpose } from '../../../desk/accounts/invitations.ts';
import { accountsSeenBy, mayAnywhere, rolesGivenBy } from '../../../desk/accounts/permissions.ts';
import { perform } from '../../../acts/perform.ts';
import { actOf } from '../../../acts/registry.ts';
import type { Finding } from '../../../core/finding.ts';
import { readOffice } from '../../../desk/office.ts';
import { peoplePage, personPage } from '../../../web/desk/people.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { doAct } from '../doing.ts';
import { formValue, formValues } from '../forms.ts';
import { toldFindings } from '../told.ts';

interface Shown {
  readonly findings?: readonly Finding[];
  readonly link?: { readonly url: string; readonly until: string };
}

async function people(request: DeskRequest, { findings = [], link }: Shown = {}): Promise<DeskAnswer> {
  const { office, account, site } = request;
  return peoplePage(
    {
      accounts: accountsSeenBy(account, await listAccounts(office)),
      roles: rolesGivenBy(account),
      pools: (await readOffice(office, (desk) => desk.pools())).map(({ pool }) => pool),
      findings: await toldFindings(findings, site, office),
      ...(link === undefined ? {} : { link }),
    },
    site,
  );
}

/** The account's fields in a form. */
const accountIn = ({ form }: DeskRequest): Readonly<Record<string, unknown>> => ({
  name: formValue(form, 'name'),
  mail: formValue(form, 'mail'),
  role: formValue(form, 'role'),
  pools: formValues(form, 'pools'),
  federation: formValue(form, 'federation'),
  club: formValue(form, 'club'),
  language: formValue(form, 'language'),
});

async function linkFor(request: DeskRequest, account: string, purpose: InvitationPurpose): Promise<Shown> {
  const { office, options, site, account: by } = request;
  const act = actOf(purpose === 'reset' ? 'users.reset' : 'users.invite');
  const call = { input: { account, language: site.language }, files: [] };
  const { value, findings } = await perform(office, by, act, call);
  const { token, until = '' } = (value ?? {}) as Partial<Invitation>;
  // a mailed link is shown to its owner alone
  if (token === undefined) return { findings };
  const path = site.to.office(`/join/${token}`);
  return { findings, link: { url: `${options.publicUrl.origin}${path}`, until } };
}

export const PEOPLE: DeskRoute = {
  path: '/people',
  needs: 'users.add',
  get: (request) => people(request),
  post: async (request) => {
    const { office, account, form } = request;
    const [id, what] = [formValue(form, 'account'), formValue(form, 'act')];
    if (what === 'invitation' || what === 'reset') return people(request, await linkFor(request, id, what));
    const { value, findings, state } = await perform(office, account, actOf('users.add'), {
      input: accountIn(request),
      files: [],
    });
    if (state !== 'done') return people(request, { findings });
    return people(request, await linkFor(request, (value as { account: string }).account, 'invitation'));
  },
};

/** The account of the address, if the viewer may manage it. */
async function lookedAfter({ office, account: by, params }: DeskRequest): Promise<ShownAccount | undefined> {
  const account = (await listAccounts(office)).find((each) => each.account === params['account']);
  if (account === undefined) return undefined;
  const scope = { account: account.account };
  const against = await readOffice(office, (desk) => refusalOf(desk, by, 'users.invite', scope));
  return against === undefined ? account : undefined;
}

async function person(request: DeskRequest, findings: readonly Finding[] = []): Promise<DeskAnswer> {
  const { office, account: by, site } = request;
  const account = await lookedAfter(request);
  if (account === undefined) return undefined;
  const pools = (await readOffice(office, (desk) => desk.pools())).map(({ pool }) => pool);
  const told = await toldFindings(findings, site, office);
  return personPage(
    { account, pools, roles: rolesGivenBy(by), mayChange: mayAnywhere(by, 'users.change'), findings: told },
    site,
  );
}

export const PERSON: DeskRoute = {
  path: '/people/:account',
  needs: 'users.invite',
  get: (request) => person(request),
  post: async (request) => {
    const { office, account: by, form, params, site } = request;
    const id = params['account'] as string;
    if ((await lookedAfter(request)) === undefined) return undefined;
    const what = formValue(form, 'act');
    if (what === 'second-factor') {
      const call = { input: { account: id }, files: [] };
      return doAct(request, { act: 'users.reset-second-factor', call, back: site.to.office('/people') });
    }
    const input = what === 'close' ? { closed: true } : what === 'open' ? { closed: false } : accountIn(request);
    const { findings, state } = await perform(office, by, actOf('users.change'), {
      input: { account: id, ...input },
      files: [],
    });
    if (state === 'done') return { to: site.to.office('/people') };
    return person(request, findings);
  },
};
