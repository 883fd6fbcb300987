/**
 * Links with which somebody chooses a first password, or a new one. An administrator makes them, or an officer for
 * accounts that submit events; they work once, and expire.
 */
import { timeText } from '../../core/dates.ts';
import { type Account, accountIn } from '../../ledger/rows/accounts.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { accessFinding } from '../findings/access.ts';
import { setPassword } from './passwords.ts';
import { endSessions } from './sessions.ts';
import { hasEnded, newToken, tokenDigest, workData, workRow } from './working.ts';

export const INVITATIONS = ['invitation', 'reset'] as const;
export type InvitationPurpose = (typeof INVITATIONS)[number];

const DAY = 24 * 3_600_000;
const LASTS: Readonly<Record<InvitationPurpose, number>> = { invitation: 7 * DAY, reset: DAY };

export interface Invitation {
  readonly account: string;
  readonly purpose: InvitationPurpose;
  /** Part of the link, and stored nowhere. */
  readonly token: string;
  readonly until: string;
}

/** A new link replaces earlier ones. */
export async function invite(
  office: Office,
  { account, purpose }: Pick<Invitation, 'account' | 'purpose'>,
  by: string,
): Promise<Outcome<Invitation>> {
  const now = office.clock();
  const token = newToken(office.random);
  const until = now + LASTS[purpose];
  return office.store.write(async (desk) => {
    const found = await accountIn(desk, account);
    if (found === undefined) return refused(accessFinding('access.account-unknown', { seen: account }));
    if (found.closed === true) return refused(accessFinding('access.account-closed', { account }));
    const before = await desk.workRows('invitation', account);
    await desk.dropWork(
      'invitation',
      before.map(({ key }) => key),
    );
    await desk.putWork(workRow('invitation', tokenDigest(token), account, { now, until, data: { purpose, by } }));
    return { value: { account, purpose, token, until: timeText(until) }, findings: [] };
  });
}

/** The account that a link is for. */
export const invited = (
  office: Office,
  token: string,
): Promise<Outcome<{ readonly account: Account; readonly purpose: InvitationPurpose }>> =>
  readOffice(office, async (desk) => {
    const row = await desk.workRow('invitation', tokenDigest(token));
    const account = row === undefined || hasEnded(row, office.clock()) ? undefined : await accountIn(desk, row.owner);
    if (row === undefined || account === undefined || account.closed === true) {
      return refused(accessFinding('access.link-ended', {}));
    }
    return { value: { account, purpose: workData<{ purpose: InvitationPurpose }>(row).purpose }, findings: [] };
  });

/** Sets the password, and ends the link and all sessions of the account. */
export async function acceptInvitation(office: Office, token: string, password: string): Promise<Outcome<Account>> {
  const { value, findings } = await invited(office, token);
  if (value === undefined) return { findings };
  const { account } = value.account;
  const set = await setPassword(office, account, password);
  if (set.value === undefined) return { findings: set.findings };
  await office.store.write((desk) => desk.dropWork('invitation', [tokenDigest(token)]));
  await endSessions(office, account);
  return { value: value.account, findings: [] };
}
