/** The accounts of the office, from their entries. There are few of them, so they have no table. */
import { canonicalBytes } from '../canonical.ts';
import { accountNumber } from '../ids.ts';
import { paperOf, SALT_LENGTH, paperRecord } from '../papers.ts';
import type { Desk, Paper } from '../store.ts';
import type { EntryKinds } from '../entries.ts';
import { entryData } from './entries.ts';
import { ACCOUNTS_SUBJECT } from './subjects.ts';

export type AccountRecord = EntryKinds['account.changed'];

/** What an account may do in general (`desk/accounts/permissions.ts`). */
export const ROLES = [
  'arbiter',
  'club',
  'federation',
  'officer',
  'administrator',
] as const satisfies readonly AccountRecord['role'][];
export type AccountRole = (typeof ROLES)[number];

/** What is in the paper of an account. */
export interface AccountIdentity {
  readonly name: string;
  /** The address for mail, if the office sends any. */
  readonly mail?: string;
}

export interface Account extends AccountRecord {
  /** Absent after an erasure. */
  readonly name?: string;
  readonly mail?: string;
  /** Number and time of the last entry about it. */
  readonly no: number;
  readonly since: string;
}

export function accountPaper(account: string, identity: AccountIdentity, random: (size: number) => Uint8Array): Paper {
  const [content, salt] = [canonicalBytes({ ...identity }), random(SALT_LENGTH)];
  return {
    digest: paperOf(content, salt).digest,
    kind: 'account',
    of: accountNumber(account) as number,
    salt,
    content,
  };
}

const identityIn = (paper: Paper | undefined): Partial<AccountIdentity> =>
  paper === undefined ? {} : paperRecord<AccountIdentity>(paper);

/** All accounts, including closed ones, ordered by number, which is the order in which they came. */
export async function accountsIn(desk: Desk): Promise<readonly Account[]> {
  const entries = await desk.entriesOf('account.changed', [ACCOUNTS_SUBJECT]);
  const last = new Map(entries.map((entry) => [entryData<'account.changed'>(entry).account, entry]));
  const records = [...last.values()].map((entry) => ({ entry, data: entryData<'account.changed'>(entry) }));
  const papers = new Map(
    (await desk.papers(records.map(({ data }) => data.identity))).map((each) => [each.digest, each]),
  );
  return records.map(({ entry, data }) => ({
    ...data,
    ...identityIn(papers.get(data.identity)),
    no: entry.no,
    since: entry.time,
  }));
}

export const accountIn = async (desk: Desk, account: string): Promise<Account | undefined> =>
  (await accountsIn(desk)).find((each) => each.account === account);

/** From the first administrator on, the office is changed only through accounts. */
export const hasAccounts = async (desk: Desk): Promise<boolean> =>
  (await desk.entryNumbers('account.changed', ACCOUNTS_SUBJECT)).length > 0;
