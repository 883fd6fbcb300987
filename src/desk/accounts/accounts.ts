/** Verbs on accounts: they are opened, changed and closed, and their names erased. */
import type { Finding } from '../../core/finding.ts';
import { accountId, accountNumber } from '../../ledger/ids.ts';
import {
  type Account,
  type AccountIdentity,
  accountPaper,
  accountsIn,
  hasAccounts,
  ROLES,
  type AccountRole,
} from '../../ledger/rows/accounts.ts';
import type { EntryKinds } from '../../ledger/entries.ts';
import type { Desk } from '../../ledger/store.ts';
import { entryData } from '../../ledger/rows/entries.ts';
import { ACCOUNTS_SUBJECT } from '../../ledger/rows/subjects.ts';
import { type ChangeOptions, type ChangingDesk, changeOffice } from '../change.ts';
import { accessFinding } from '../findings/access.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';

export interface AccountInput {
  readonly name?: string;
  /** Empty: none. */
  readonly mail?: string;
  readonly role?: string;
  /** For an officer; empty: all pools. */
  readonly pools?: readonly string[];
  readonly federation?: string;
  readonly club?: string;
  /** Language of mails to its owner, `hu`; empty: the language of the account that sends them. */
  readonly language?: string;
  readonly closed?: boolean;
}

/** An account as other accounts see it. */
export type ShownAccount = Omit<Account, 'identity'>;

const shown = ({ identity: _identity, ...account }: Account): ShownAccount => account;

export const listAccounts = (office: Office): Promise<readonly ShownAccount[]> =>
  readOffice(office, async (desk) => (await accountsIn(desk)).map(shown));

/** From the first account on, the author of a change is an account and no longer a name. */
export const officeHasAccounts = (office: Office): Promise<boolean> => readOffice(office, hasAccounts);

const isRole = (text: string): text is AccountRole => (ROLES as readonly string[]).includes(text);
const MAIL = /^[^\s@]{1,64}@[^\s@]{1,190}$/;
const LANGUAGE = /^[a-z]{2}$/;
const LONGEST_NAME = 200;

type Draft = AccountIdentity & Omit<EntryKinds['account.changed'], 'account' | 'identity'>;

/** The account after the change, and what prevents it. */
async function checked(
  desk: Desk,
  account: string,
  before: Partial<Draft>,
  input: AccountInput,
): Promise<{ readonly draft: Draft; readonly findings: readonly Finding[] }> {
  const name = (input.name ?? before.name ?? '').trim().slice(0, LONGEST_NAME);
  const mail = (input.mail ?? before.mail ?? '').trim();
  const role = input.role ?? before.role ?? 'arbiter';
  const pools = input.pools ?? before.pools ?? [];
  const federation = (input.federation ?? before.federation ?? '').trim().toUpperCase();
  const club = (input.club ?? before.club ?? '').trim();
  const language = (input.language ?? before.language ?? '').trim();
  const closed = input.closed ?? before.closed === true;
  const known = new Set((await desk.pools()).map(({ pool }) => pool));
  const others = (await accountsIn(desk)).filter((each) => each.account !== account);
  const taken = mail === '' ? undefined : others.find((each) => each.mail?.toLowerCase() === mail.toLowerCase());
  const findings: Finding[] = [
    ...(name === '' ? [accessFinding('access.name-missing', {})] : []),
    ...(mail === '' || MAIL.test(mail) ? [] : [accessFinding('access.mail', { seen: mail })]),
    ...(taken === undefined ? [] : [accessFinding('access.mail-taken', { mail, account: taken.account })]),
    ...(language === '' || LANGUAGE.test(language) ? [] : [accessFinding('access.language', { seen: language })]),
    ...(isRole(role) ? [] : [accessFinding('access.role', { seen: role, expected: ROLES })]),
    ...pools.filter((pool) => !known.has(pool)).map((pool) => accessFinding('access.pool-unknown', { pool })),
  ];
  const isOpenAdministrator = role === 'administrator' && !closed;
  if (!isOpenAdministrator && !others.some((each) => each.role === 'administrator' && each.closed !== true)) {
    findings.push(
      others.length === 0 && before.name === undefined
        ? accessFinding('access.first-administrator', {})
        : accessFinding('access.last-administrator', { account }),
    );
  }
  return {
    draft: {
      name,
      ...(mail === '' ? {} : { mail }),
      role: role as AccountRole,
      ...(pools.length === 0 ? {} : { pools: [...new Set(pools)].sort() }),
      ...(federation === '' ? {} : { federation }),
      ...(club === '' ? {} : { club }),
      ...(language === '' ? {} : { language }),
      ...(closed ? { closed: true as const } : {}),
    },
    findings,
  };
}

async function keep(
  { post, random }: ChangingDesk,
  account: string,
  { name, mail, ...record }: Draft,
): Promise<ShownAccount> {
  const paper = accountPaper(account, { name, ...(mail === undefined ? {} : { mail }) }, random);
  const data = { account, identity: paper.digest, ...record };
  const [entry] = await post({ kind: 'account.changed', data, papers: [paper] });
  return {
    account,
    ...record,
    name,
    ...(mail === undefined ? {} : { mail }),
    no: entry?.no as number,
    since: entry?.time as string,
  };
}

/** The first account is an administrator's, and from then on all work is done under accounts. */
export const addAccount = (
  office: Office,
  input: AccountInput,
  options: ChangeOptions,
): Promise<Outcome<ShownAccount>> =>
  changeOffice(office, options, async (changing) => {
    const last = Math.max(0, ...(await accountsIn(changing.desk)).map((each) => accountNumber(each.account) as number));
    const account = accountId(last + 1);
    const { draft, findings } = await checked(changing.desk, account, {}, input);
    return findings.length > 0 ? refused(...findings) : { value: await keep(changing, account, draft), findings: [] };
  });

export const changeAccount = (
  office: Office,
  { account: id, ...input }: AccountInput & { readonly account: string },
  options: ChangeOptions,
): Promise<Outcome<ShownAccount>> =>
  changeOffice(office, options, async (changing) => {
    const before = (await accountsIn(changing.desk)).find(({ account }) => account === id);
    if (before === undefined) return refused(accessFinding('access.account-unknown', { seen: id }));
    const { no: _no, since: _since, identity: _identity, account, name = '', ...rest } = before;
    const old: Draft = { name, ...rest };
    const { draft, findings } = await checked(changing.desk, account, old, input);
    if (findings.length > 0) return refused(...findings);
    if (JSON.stringify(sorted(draft)) === JSON.stringify(sorted(old))) {
      return { value: shown(before), findings: [accessFinding('access.unchanged', { account }, 'note')] };
    }
    return { value: await keep(changing, account, draft), findings: [] };
  });

const sorted = (draft: Draft): readonly (readonly [string, unknown])[] =>
  Object.entries(draft).sort(([a], [b]) => (a < b ? -1 : 1));

/**
 * Removes the name of the account for good, from every entry about it; the account is closed, and its acts remain under
 * its id.
 */
export async function eraseAccount(
  office: Office,
  { account: id }: { readonly account: string },
  options: ChangeOptions,
): Promise<Outcome<{ readonly account: string; readonly papers: number }>> {
  const outcome = await changeOffice(office, options, async (changing) => {
    const { desk, post } = changing;
    const before = (await accountsIn(desk)).find(({ account }) => account === id);
    if (before === undefined) return refused(accessFinding('access.account-unknown', { seen: id }));
    if (before.closed !== true) {
      const { no: _no, since: _since, identity: _identity, account, name = '?', ...rest } = before;
      const { draft, findings } = await checked(desk, account, { name, ...rest }, { closed: true });
      if (findings.length > 0) return refused(...findings);
      await keep(changing, account, draft);
    }
    const entries = await desk.entriesOf('account.changed', [ACCOUNTS_SUBJECT]);
    const papers = entries
      .map((entry) => entryData<'account.changed'>(entry))
      .flatMap((data) => (data.account === id ? [data.identity] : []));
    await post({ kind: 'account.erased', data: { account: id, papers } });
    for (const kind of [
      'password',
      'passkey',
      'one-time-code',
      'recovery',
      'session',
      'api-key',
      'invitation',
      'seen',
    ] as const) {
      await desk.dropWork(
        kind,
        (await desk.workRows(kind, id)).map(({ key }) => key),
      );
    }
    return { value: { account: id, papers: papers.length }, findings: [] };
  });
  if (outcome.value !== undefined && options.dryRun !== true) await office.store.purge();
  return outcome;
}
