/** One's own account: sessions, password, keys for programs. */
import type { Finding } from '../../../core/finding.ts';
import { apiKeysOf, KEY_SCOPES, newApiKey, revokeApiKey } from '../../../desk/accounts/api-keys.ts';
import { beginAttempt, takeBackAttempt } from '../../../desk/accounts/attempts.ts';
import { isPassword, setPassword } from '../../../desk/accounts/passwords.ts';
import { passkeysOf, removePasskey, renamePasskey } from '../../../desk/accounts/passkeys.ts';
import { endSessions, sessionsOf } from '../../../desk/accounts/sessions.ts';
import { accessFinding } from '../../../desk/findings/access.ts';
import { accountPage } from '../../../web/desk/account.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { formValue, formValues } from '../forms.ts';
import { makePasskey, newPasskeyOptions, passkeyPlace } from '../passkeys.ts';
import { toldFindings } from '../told.ts';

interface Shown {
  readonly findings?: readonly Finding[];
  /** A key that was made just now. */
  readonly secret?: string;
  readonly isSaved?: boolean;
}

async function page(
  { office, account, signedIn, site, options }: DeskRequest,
  { findings = [], secret, isSaved = false }: Shown = {},
): Promise<DeskAnswer> {
  return accountPage(
    {
      sessions: await sessionsOf(office, account.account),
      own: signedIn.session,
      passkeys: await passkeysOf(office, account.account),
      place: passkeyPlace(options.publicUrl),
      keys: await apiKeysOf(office, account.account),
      scopes: KEY_SCOPES,
      findings: await toldFindings(findings, site, office),
      isSaved,
      ...(secret === undefined ? {} : { secret }),
    },
    site,
  );
}

async function changePassword(request: DeskRequest): Promise<Shown> {
  const { office, account, form, signedIn, address, device } = request;
  const by = { account: account.account, address, device };
  const seconds = await beginAttempt(office, by);
  if (seconds > 0) return { findings: [accessFinding('access.wait', { seconds })] };
  const [old = '', next = ''] = ['old', 'new'].map((name) => form.values.get(name)?.[0] ?? '');
  if (!(await isPassword(office, account.account, old))) return { findings: [accessFinding('access.sign-in', {})] };
  await takeBackAttempt(office, by);
  const { findings } = await setPassword(office, account.account, next);
  if (findings.length > 0) return { findings };
  await endSessions(office, account.account, { except: signedIn.session });
  return { isSaved: true };
}

export const ACCOUNT: DeskRoute = {
  path: '/account',
  needs: 'signed-in',
  get: (request) => page(request),
  post: async (request) => {
    const { office, account, form, signedIn, site, options } = request;
    const own = account.account;
    switch (formValue(form, 'act')) {
      case 'password':
        return page(request, await changePassword(request));
      case 'end':
        await endSessions(office, own, { session: formValue(form, 'session') });
        break;
      case 'end-all':
        await endSessions(office, own, { except: signedIn.session });
        break;
      case 'key': {
        const name = formValue(form, 'name');
        const { value, findings } = await newApiKey(office, { account: own, name, scopes: formValues(form, 'scopes') });
        return page(request, value === undefined ? { findings } : { secret: value.secret });
      }
      case 'revoke':
        await revokeApiKey(office, formValue(form, 'key'), own);
        break;
      case 'add-passkey': {
        const given = { name: formValue(form, 'name'), response: formValue(form, 'response') };
        const { findings } = await makePasskey(office, account, options.publicUrl, given);
        if (findings.length > 0) return page(request, { findings });
        break;
      }
      case 'rename-passkey':
        await renamePasskey(office, own, formValue(form, 'passkey'), formValue(form, 'name'));
        break;
      case 'remove-passkey':
        await removePasskey(office, own, formValue(form, 'passkey'));
        break;
      default:
    }
    return { to: site.to.office('/account') };
  },
};

/** What the script of the page asks the browser for, when somebody makes a passkey. */
export const NEW_PASSKEY: DeskRoute = {
  path: '/account/passkey',
  needs: 'signed-in',
  post: async ({ office, account, options, site }) => ({
    data: await newPasskeyOptions(office, account, options.publicUrl, site.office),
  }),
};
