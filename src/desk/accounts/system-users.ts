/** On the command line the account is that of the system's user, if an administrator has connected the two. */
import { accountIn, type Account } from '../../ledger/rows/accounts.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { accessFinding } from '../findings/access.ts';
import { workRow } from './working.ts';

const USER = /^[\w.@\\$-]{1,100}$/;

export interface SystemUser {
  readonly user: string;
  readonly account: string;
}

/** `account` undefined: the user is no longer connected. */
export const connectSystemUser = (
  office: Office,
  { user, account }: { readonly user: string; readonly account?: string },
): Promise<Outcome<SystemUser>> =>
  office.store.write(async (desk) => {
    if (!USER.test(user)) return refused(accessFinding('access.system-user', { user }));
    const before = await desk.workRow('system-user', user);
    if (account === undefined) {
      await desk.dropWork('system-user', [user]);
      return { value: { user, account: before?.owner ?? '' }, findings: [] };
    }
    const found = await accountIn(desk, account);
    if (found === undefined) return refused(accessFinding('access.account-unknown', { seen: account }));
    if (before !== undefined && before.owner !== account) {
      return refused(accessFinding('access.system-user-taken', { user, account: before.owner }));
    }
    await desk.putWork(workRow('system-user', user, account, { now: office.clock(), data: {} }));
    return { value: { user, account }, findings: [] };
  });

export const systemUsers = (office: Office): Promise<readonly SystemUser[]> =>
  readOffice(office, async (desk) =>
    (await desk.workRows('system-user')).map(({ key, owner }) => ({ user: key, account: owner })),
  );

export const accountOfSystemUser = (office: Office, user: string): Promise<Account | undefined> =>
  readOffice(office, async (desk) => {
    const row = await desk.workRow('system-user', user);
    return row === undefined ? undefined : accountIn(desk, row.owner);
  });
