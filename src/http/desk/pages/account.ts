/** One's own account: sessions, password, keys for programs. */
import type { Finding } from '../../../core/finding.ts';
import { apiKeysOf, KEY_SCOPES, newApiKey, revokeApiKey } from '../../../desk/accounts/api-keys.ts';
import { setPassword } from '../../../desk/accounts/passwords.ts';
import { passkeysOf, removePasskey, renamePasskey } from '../../../desk/accounts/passkeys.ts';
import { endSessions, sessionsOf } from '../../../desk/accounts/sessions.ts';
import { accountPage } from '../../../web/desk/account.tsx';
import type { DeskAnswer, DeskRequest, DeskRoute } from '../desk-route.ts';
import { formValue, formValues } from '../forms.ts';
import { ownPassword } from '../own-password.ts';
import { makePasskey, newPasskeyOptions, passkeyPlace } from '../passkeys.ts';
import { recoveryCodesLeft } from '../second-factor.ts';
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
      codesLeft: await recoveryCodesLeft(office, account.account),
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
  const { office, account, form, signedIn } = request;
  const allowed = await ownPassword(request, 'old');
  if (allowed.value === undefined) return { findings: allowed.findings };
  const { findings } = await setPassword(office, account.account, form.values.get('new')?.[0] ?? '');
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
