/**
 * Who works at the command line. An office without accounts takes the name that is given with `--as`; with accounts it is the account of the key
 * in ELOBOOK_API_KEY, else that of the system's user, and the table of permissions says what it may do and read.
 */
import { userInfo } from 'node:os';
import { officeHasAccounts } from '../desk/accounts/accounts.ts';
import { type ActScope, eventsSeen, refusalOfFurther, refusalOf } from '../desk/accounts/allowed.ts';
import { accountOfKey, type KeyScope, scopeRefusal, scopesOf } from '../desk/accounts/api-keys.ts';
import type { Account, ActName } from '../desk/accounts/permissions.ts';
import { accountOfSystemUser } from '../desk/accounts/system-users.ts';
import type { ChangeOptions } from '../desk/change.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { type Office, readOffice } from '../desk/office.ts';
import type { Finding } from '../engine/index.ts';
import { changeOptionsOf } from './change-options.ts';
import { AccessRefusal } from './exit.ts';
import { environmentValue, optionText } from './given.ts';

export interface WorkingAccount {
  readonly account: Account;
  /** Of a key; the system's user may do all that the account may. */
  readonly scopes?: readonly KeyScope[];
}

/** As the system calls who runs the program. */
export function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    // the system knows the user by number alone
    return `uid-${process.getuid?.()}`;
  }
}

const refuse = (finding: Finding | undefined): void => {
  if (finding !== undefined) throw new AccessRefusal(finding);
};

/** Undefined where the office has no accounts. */
export async function workingAccount(office: Office, options: object): Promise<WorkingAccount | undefined> {
  if (!(await officeHasAccounts(office))) return undefined;
  if ((optionText(options, 'as') ?? environmentValue('ELOBOOK_AUTHOR')) !== undefined) {
    refuse(accessFinding('access.as-refused', {}));
  }
  const key = environmentValue('ELOBOOK_API_KEY');
  if (key !== undefined) {
    const { value, findings } = await accountOfKey(office, key);
    if (value === undefined) throw new AccessRefusal(findings[0] as Finding);
    return value;
  }
  const account = await accountOfSystemUser(office, systemUser());
  if (account === undefined) throw new AccessRefusal(accessFinding('access.no-account', {}));
  return { account };
}

/** Why, and whether it is only to be shown; under an account its id is the author, and its role has to have the act. */
export async function changeAs(
  office: Office,
  options: object,
  act: ActName,
  scope: ActScope = {},
): Promise<ChangeOptions> {
  const working = await workingAccount(office, options);
  if (working === undefined) return changeOptionsOf(options);
  await mayAct(office, working, act, scope);
  return { ...changeOptionsOf(options), author: working.account.account };
}

/** The key has to be for it, and the role has to have it. */
export async function mayAct(
  office: Office,
  { account, scopes }: WorkingAccount,
  act: ActName,
  scope: ActScope,
): Promise<void> {
  refuse(scopes === undefined ? undefined : scopeRefusal(scopes, scopesOf(act)));
  refuse(await readOffice(office, (desk) => refusalOf(desk, account, act, scope)));
}

/** What is done by the way, such as accepting what is sent, has to be allowed, too. */
export async function mayBeside(office: Office, options: object, act: ActName, scope: ActScope): Promise<void> {
  const working = await workingAccount(office, options);
  if (working === undefined) return;
  refuse(working.scopes === undefined ? undefined : scopeRefusal(working.scopes, scopesOf(act)));
  refuse(await readOffice(office, (desk) => refusalOfFurther(desk, working.account, act, scope)));
}

/** The same for what only reads; a key may also be for reading in general. Resolves to the account, where the office has accounts. */
export async function readAs(
  office: Office,
  options: object,
  act: ActName,
  scope: ActScope = {},
): Promise<Account | undefined> {
  const working = await workingAccount(office, options);
  if (working === undefined) return undefined;
  const { account, scopes } = working;
  refuse(scopes === undefined ? undefined : scopeRefusal(scopes, ['read', ...scopesOf(act)]));
  refuse(await readOffice(office, (desk) => refusalOf(desk, account, act, scope)));
  return account;
}

/** Of these events those that the account works with; all of them where the office has no accounts. */
export async function seenEvents<E extends { readonly event: string }>(
  office: Office,
  options: object,
  events: readonly E[],
): Promise<readonly E[]> {
  const working = await workingAccount(office, options);
  if (working === undefined) return events;
  const ids = events.map(({ event }) => event);
  const seen = await readOffice(office, (desk) => eventsSeen(desk, working.account, ids));
  return events.filter(({ event }) => seen.has(event));
}

/** Who is given something, for the record: the account, else the name that stands behind changes, else the system's name of the user. */
export async function readerOf(office: Office, options: object): Promise<string> {
  const working = await workingAccount(office, options);
  if (working !== undefined) return working.account.account;
  const author = (optionText(options, 'as') ?? environmentValue('ELOBOOK_AUTHOR') ?? '').trim();
  return author === '' ? systemUser() : author;
}
