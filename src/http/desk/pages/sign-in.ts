/** Signing in and out, and the links with which people sign in for the first time. */
import { isRefused } from '../../../core/finding.ts';
import { type AttemptBy, beginAttempt, noteSuccess, takeBackAttempt } from '../../../desk/accounts/attempts.ts';
import { acceptInvitation, invited } from '../../../desk/accounts/invitations.ts';
import { isPassword } from '../../../desk/accounts/passwords.ts';
import { beginSession, endSessions } from '../../../desk/accounts/sessions.ts';
import { accessFinding } from '../../../desk/findings/access.ts';
import { readOffice, type Office } from '../../../desk/office.ts';
import { type Account, accountsIn, hasAccounts } from '../../../ledger/rows/accounts.ts';
import { type KeptForm, keptFormPage } from '../../../web/desk/kept-form.tsx';
import { joinPage, signInPage } from '../../../web/desk/sign-in.tsx';
import type { Finding } from '../../../core/finding.ts';
import type { Site } from '../../../web/site.ts';
import { keepAnswer } from '../answers.ts';
import type { DeskAnswer, DeskRoute, DoorRequest, DoorRoute } from '../desk-route.ts';
import { formValue } from '../forms.ts';
import { accountByPasskey, passkeyPlace, signInOptions } from '../passkeys.ts';
import { checkSecondFactor } from '../second-factor.ts';
import { keptForm, keptFormIn } from '../kept-form.ts';
import { toldFindings } from '../told.ts';

/** By id, or by mail address. */
const accountNamed = (office: Office, name: string): Promise<Account | undefined> =>
  readOffice(office, async (desk) => {
    const wanted = name.toLowerCase();
    return (await accountsIn(desk)).find(
      ({ account, mail, closed }) => closed !== true && (account === wanted || mail?.toLowerCase() === wanted),
    );
  });

async function page(request: DoorRequest, name: string, findings: readonly Finding[]): Promise<DeskAnswer> {
  const { office, site, query, form, options } = request;
  return signInPage(
    {
      name,
      to: query['to'] ?? formValue(form, 'to'),
      kept: formValue(form, 'kept'),
      findings: await toldFindings(findings, site, office),
      isOpen: await readOffice(office, hasAccounts),
      place: passkeyPlace(options.publicUrl),
    },
    site,
  );
}

/** For a form whose session had ended: the sign-in, which carries the form along. */
export async function signInAgain(request: DoorRequest, path: string): Promise<DeskAnswer> {
  const { office, site, form, options } = request;
  return {
    ...signInPage(
      {
        name: '',
        to: path,
        kept: JSON.stringify(keptForm(path, form)),
        findings: [],
        isOpen: await readOffice(office, hasAccounts),
        place: passkeyPlace(options.publicUrl),
      },
      site,
    ),
    status: 401,
  };
}

/** Only pages of the desk: links cannot redirect elsewhere. */
const insideDesk = (path: string): string =>
  /^\/office(?:\/[\w./~-]*)?(?:\?[\w=&%.~-]*)?$/.test(path) ? path.slice('/office'.length) : '';

/** Like an answer to a form, it has an address of its own, and the form that it leads back to is filled in. */
async function keptFormAddress(office: Office, account: string, kept: KeptForm, site: Site): Promise<string> {
  const { path, values } = kept;
  const of = { address: `${site.base}/${site.language}${path}`, page: path, sent: { path, values } };
  return site.to.office(`/answers/${await keepAnswer(office, account, keptFormPage(kept, site), of)}`);
}

/** A new session, and the mark of a known browser. */
async function comeIn({ office, site, form, agent, before }: DoorRequest, by: AttemptBy): Promise<DeskAnswer> {
  if (before !== undefined) await endSessions(office, before.account.account, { session: before.session });
  const mark = await noteSuccess(office, by);
  const token = await beginSession(office, by.account, agent);
  const kept = keptFormIn(formValue(form, 'kept'));
  const session = { token, device: mark };
  // files go along in the page, so that they are stored nowhere before they are sent
  if (kept !== undefined && kept.files.length > 0) return { page: keptFormPage(kept, site), session };
  if (kept !== undefined) return { to: await keptFormAddress(office, by.account, kept, site), session };
  return { to: site.to.office(insideDesk(formValue(form, 'to'))), session };
}

/** The device has verified its owner, so no code is needed as well. */
async function signInByPasskey(request: DoorRequest): Promise<DeskAnswer> {
  const { office, form, options, device } = request;
  const { value, findings } = await accountByPasskey(office, options.publicUrl, formValue(form, 'response'));
  if (value === undefined) return page(request, formValue(form, 'name'), findings);
  // nothing was guessed, so nothing was counted for the address
  return comeIn(request, { account: value.account, device });
}

async function signIn(request: DoorRequest): Promise<DeskAnswer> {
  if (formValue(request.form, 'response') !== '') return signInByPasskey(request);
  const { office, form, address, device } = request;
  const name = formValue(form, 'name');
  const account = await accountNamed(office, name);
  const by = { account: account?.account ?? name.slice(0, 100), address, device };
  const seconds = await beginAttempt(office, by);
  if (seconds > 0) return page(request, name, [accessFinding('access.wait', { seconds })]);
  const isRight = await isPassword(office, account?.account, form.values.get('password')?.[0] ?? '');
  if (account === undefined || !isRight) return page(request, name, [accessFinding('access.sign-in', {})]);
  const { findings } = await checkSecondFactor(office, account.account, formValue(form, 'code'));
  if (isRefused(findings)) {
    if (formValue(form, 'code') === '') await takeBackAttempt(office, by);
    return page(request, name, findings);
  }
  return comeIn(request, by);
}

/** What the page's script passes to the browser. */
export const PASSKEY_SIGN_IN: DoorRoute = {
  path: '/sign-in/passkey',
  needs: 'nobody',
  post: async ({ office, form, options }) => {
    const name = formValue(form, 'name').slice(0, 300);
    const account = name === '' ? undefined : await accountNamed(office, name);
    return { data: await signInOptions(office, account, name, options.publicUrl) };
  },
};

export const SIGN_IN: DoorRoute = {
  path: '/sign-in',
  needs: 'nobody',
  inTurns: true,
  get: (request) => page(request, '', []),
  post: signIn,
};

export const SIGN_OUT: DeskRoute = {
  path: '/sign-out',
  needs: 'signed-in',
  post: async ({ office, account, signedIn, site }) => {
    await endSessions(office, account.account, { session: signedIn.session });
    return { to: site.to.office('/sign-in'), session: 'ends' };
  },
};

async function joinAnswer(request: DoorRequest, extra: readonly Finding[] = [], differs = false): Promise<DeskAnswer> {
  const { office, site, params } = request;
  const { value, findings } = await invited(office, params['token'] as string);
  return joinPage(
    {
      ...(value === undefined ? {} : { name: value.account.name ?? value.account.account }),
      differs,
      findings: await toldFindings([...findings, ...extra], site, office),
    },
    site,
  );
}

export const JOIN: DoorRoute = {
  path: '/join/:token',
  needs: 'nobody',
  inTurns: true,
  get: (request) => joinAnswer(request),
  post: async (request) => {
    const { office, form, params, site, agent } = request;
    const [password = ''] = form.values.get('password') ?? [];
    if (password !== form.values.get('again')?.[0]) return joinAnswer(request, [], true);
    const { value, findings } = await acceptInvitation(office, params['token'] as string, password);
    if (value === undefined) return joinAnswer(request, findings);
    // the link stands for the password alone: whoever has one-time codes signs in with both
    if (isRefused((await checkSecondFactor(office, value.account, '')).findings))
      return { to: site.to.office('/sign-in') };
    const device = await noteSuccess(office, { account: value.account });
    return { to: site.to.office(), session: { token: await beginSession(office, value.account, agent), device } };
  },
};
