/**
 * Who changes something. An office without accounts takes the name that is given with `--as`; with accounts it is the account of the key in
 * ELOBOOK_API_KEY, else that of the system's user, and the table of permissions says what it may do.
 */
import { userInfo } from 'node:os';
import { perform } from '../acts/perform.ts';
import { actOf, type ActId } from '../acts/registry.ts';
import { officeHasAccounts } from '../desk/accounts/accounts.ts';
import { type ActScope, refusalOf } from '../desk/accounts/allowed.ts';
import { accountOfKey, type KeyScope, scopeRefusal, scopesOf } from '../desk/accounts/api-keys.ts';
import type { Account, ActName } from '../desk/accounts/permissions.ts';
import { accountOfSystemUser } from '../desk/accounts/system-users.ts';
import type { ChangeOptions } from '../desk/change.ts';
import type { ReportFile } from '../desk/events/read.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { type Office, type Outcome, readOffice } from '../desk/office.ts';
import { needsFourEyes } from '../desk/registry/four-eyes.ts';
import type { Finding } from '../engine/index.ts';
import { AccessRefusal, UsageError } from './exit.ts';
import { environmentValue, optionText } from './given.ts';
import { changeOptionsOf } from './office.ts';

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

async function mayAct(
  office: Office,
  { account, scopes }: WorkingAccount,
  act: ActName,
  scope: ActScope,
): Promise<void> {
  refuse(scopes === undefined ? undefined : scopeRefusal(scopes, scopesOf(act)));
  refuse(await readOffice(office, (desk) => refusalOf(desk, account, act, scope)));
}

export interface AskedAct {
  readonly act: ActId;
  /** As the second officer's request keeps it. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly files?: readonly ReportFile[];
  /** Options of the command that a request cannot keep. */
  readonly beyond?: readonly string[];
}

/** Does an act that may need a second officer: then it waits, and nothing is changed yet. */
export async function actAs<V>(
  office: Office,
  options: object,
  { act: id, input, files = [], beyond = [] }: AskedAct,
  verb: (change: ChangeOptions, office: Office) => Promise<Outcome<V>>,
): Promise<Outcome<V>> {
  const working = await workingAccount(office, options);
  if (working === undefined) return verb(changeOptionsOf(options), office);
  const act = actOf(id);
  await mayAct(office, working, act.name, act.scope?.(input as never) ?? {});
  const { ground, dryRun, clockIsRight } = changeOptionsOf(options);
  const given = beyond.filter((name) => optionText(options, name) !== undefined);
  if (given.length > 0 && dryRun !== true && (await readOffice(office, needsFourEyes))) {
    const named = given.map((name) => `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    throw new UsageError(`what waits for a second officer goes without ${named.join(', ')}`);
  }
  const { state, value, findings } = await perform(
    office,
    working.account,
    { ...act, run: (within, _call, change) => verb(change, within) },
    { input, files },
    {
      ...(ground === undefined ? {} : { ground }),
      ...(dryRun === undefined ? {} : { dryRun }),
      ...(clockIsRight === undefined ? {} : { clockIsRight }),
    },
  );
  return state === 'waits' || value === undefined ? { findings } : { value: value as V, findings };
}
