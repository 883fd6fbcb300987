/** Acts on accounts and what belongs to them: links, users of other systems, keys for programs. */
import Type from 'typebox';
import { addAccount, changeAccount, eraseAccount } from '../desk/accounts/accounts.ts';
import { KEY_SCOPES, newApiKey, revokeApiKey } from '../desk/accounts/api-keys.ts';
import { invite, type InvitationPurpose } from '../desk/accounts/invitations.ts';
import { resetSecondFactor } from '../desk/accounts/second-factor.ts';
import { connectSystemUser } from '../desk/accounts/system-users.ts';
import { type ChangeOptions, changeTogether } from '../desk/change.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { readOffice, type Office, type Outcome } from '../desk/office.ts';
import { accountIn, ROLES } from '../ledger/rows/accounts.ts';
import { act } from './act.ts';
import { withoutEmptyMembers } from './members.ts';

const Text = Type.String({ maxLength: 2000 });
const AccountId = Type.String({ pattern: '^u[1-9][0-9]{0,14}$' });
const ACCOUNT = {
  mail: Type.Optional(Text),
  pools: Type.Optional(Type.Array(Text)),
  federation: Type.Optional(Text),
  club: Type.Optional(Text),
  language: Type.Optional(Text),
};

/** For what is stored outside the ledger: a preview undoes its writes in the same way. */
const beside = <V>(
  office: Office,
  { dryRun }: ChangeOptions,
  work: (office: Office) => Promise<Outcome<V>>,
): Promise<Outcome<V>> => changeTogether(office, dryRun === undefined ? {} : { dryRun }, work);

/** A token made by a preview is void and is not shown; nor is one that was mailed to its owner. */
async function invited(
  office: Office,
  { account: id, language }: { readonly account: string; readonly language?: string },
  purpose: InvitationPurpose,
  options: ChangeOptions,
): Promise<Outcome<object>> {
  const outcome = await beside(office, options, (within) =>
    invite(within, { account: id, purpose }, options.author ?? ''),
  );
  const { value: made, findings } = outcome;
  if (made === undefined) return outcome;
  const { token: _token, ...shown } = made;
  if (options.dryRun === true) return { value: shown, findings };
  const account = await readOffice(office, (desk) => accountIn(desk, id));
  const { mail } = account ?? {};
  if (office.mailer === undefined || account === undefined || mail === undefined) return outcome;
  const { until } = made;
  const reason = await office.mailer.send({
    ...made,
    mail,
    name: account.name ?? id,
    language: account.language ?? language,
  });
  return reason === undefined
    ? {
        value: { ...shown, sent: mail },
        findings: [...findings, accessFinding('access.mail-sent', { mail, until }, 'note')],
      }
    : { value: made, findings: [...findings, accessFinding('access.mail-failed', { mail, reason }, 'warn')] };
}

/** `language`: of the mail to an account without a language of its own. */
const Invited = Type.Object({ account: AccountId, language: Type.Optional(Text) });

export const USER_ACTS = [
  act({
    id: 'users.add',
    name: 'users.add',
    path: '/users',
    command: 'users add',
    input: Type.Object({ name: Text, role: Type.Enum([...ROLES]), ...ACCOUNT }),
    scope: ({ role }) => ({ role }),
    run: (office, { input }, options) => addAccount(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'users.change',
    name: 'users.change',
    path: '/users/:account/change',
    command: 'users change',
    input: Type.Object({
      account: Text,
      name: Type.Optional(Text),
      role: Type.Optional(Type.Enum([...ROLES])),
      closed: Type.Optional(Type.Boolean()),
      ...ACCOUNT,
    }),
    run: (office, { input }, options) => changeAccount(office, withoutEmptyMembers(input), options),
  }),
  act({
    id: 'users.erase',
    name: 'users.erase',
    path: '/users/:account/erase',
    command: 'users erase',
    input: Type.Object({ account: Text }),
    run: (office, { input }, options) => eraseAccount(office, input, options),
  }),
  act({
    id: 'users.invite',
    name: 'users.invite',
    path: '/users/:account/invite',
    command: 'users invite',
    isToldOnce: true,
    input: Invited,
    scope: ({ account }) => ({ account }),
    run: (office, { input }, options) => invited(office, withoutEmptyMembers(input), 'invitation', options),
  }),
  act({
    id: 'users.reset',
    name: 'users.invite',
    path: '/users/:account/reset',
    command: 'users reset',
    isToldOnce: true,
    input: Invited,
    scope: ({ account }) => ({ account }),
    run: (office, { input }, options) => invited(office, withoutEmptyMembers(input), 'reset', options),
  }),
  act({
    id: 'users.reset-second-factor',
    name: 'users.second-factor',
    path: '/users/:account/second-factor/reset',
    command: 'users reset --second-factor',
    input: Type.Object({ account: AccountId }),
    scope: ({ account }) => ({ account }),
    run: (office, { input }, options) => resetSecondFactor(office, input, options),
  }),
  act({
    id: 'users.system',
    name: 'users.system',
    path: '/system-users/:user',
    command: 'users system',
    /** Without an account the link is removed. */
    input: Type.Object({ user: Text, account: Type.Optional(AccountId) }),
    run: (office, { input }, options) =>
      beside(office, options, (within) => connectSystemUser(within, withoutEmptyMembers(input))),
  }),
  act({
    id: 'users.new-key',
    name: 'users.keys',
    path: '/users/:account/keys',
    command: 'users keys new',
    isToldOnce: true,
    input: Type.Object({ account: AccountId, name: Text, scopes: Type.Array(Type.Enum([...KEY_SCOPES])) }),
    run: (office, { input }, options) =>
      beside(office, options, async (within): Promise<Outcome<object>> => {
        const { value, findings } = await newApiKey(within, input);
        if (value === undefined || options.dryRun !== true)
          return { ...(value === undefined ? {} : { value }), findings };
        const { secret: _secret, ...shown } = value;
        return { value: shown, findings };
      }),
  }),
  act({
    id: 'users.revoke-key',
    name: 'users.keys',
    path: '/users/:account/keys/:key/revoke',
    command: 'users keys revoke',
    input: Type.Object({ account: AccountId, key: Type.String({ pattern: '^[0-9a-f]{6,64}$' }) }),
    run: (office, { input: { account, key } }, options) =>
      beside(office, options, async (within) => {
        const { value, findings } = await revokeApiKey(within, key, account);
        return value === undefined ? { findings } : { value: { account, key }, findings };
      }),
  }),
] as const;
