/**
 * Everything but the password with which an account signs in, removed by somebody who looks after the account; the
 * ledger records it.
 */
import { accountIn } from '../../ledger/rows/accounts.ts';
import type { EntryKinds } from '../../ledger/entries.ts';
import type { WorkKind } from '../../ledger/store.ts';
import { type ChangeOptions, changeOffice } from '../change.ts';
import { accessFinding } from '../findings/access.ts';
import { type Office, type Outcome, refused } from '../office.ts';

export type SecondFactorReset = EntryKinds['account.reset'];

const FACTORS = {
  'one-time-codes': ['one-time-code', 'recovery'],
  passkeys: ['passkey'],
} as const satisfies Readonly<Record<SecondFactorReset['removed'][number], readonly WorkKind[]>>;

/** One-time codes, recovery codes and passkeys are removed, and all sessions end. The password stays. */
export const resetSecondFactor = (
  office: Office,
  { account }: { readonly account: string },
  options: ChangeOptions,
): Promise<Outcome<SecondFactorReset>> =>
  changeOffice(office, options, async ({ desk, post }) => {
    if ((await accountIn(desk, account)) === undefined) {
      return refused(accessFinding('access.account-unknown', { seen: account }));
    }
    const drop = async (kind: WorkKind): Promise<number> => {
      const rows = await desk.workRows(kind, account);
      await desk.dropWork(
        kind,
        rows.map(({ key }) => key),
      );
      return rows.length;
    };
    const removed: SecondFactorReset['removed'][number][] = [];
    for (const [factor, kinds] of Object.entries(FACTORS) as [keyof typeof FACTORS, readonly WorkKind[]][]) {
      let count = 0;
      for (const kind of kinds) count += await drop(kind);
      if (count > 0) removed.push(factor);
    }
    if (removed.length === 0) {
      return { value: { account, removed }, findings: [accessFinding('access.unchanged', { account }, 'note')] };
    }
    await drop('session');
    await post({ kind: 'account.reset', data: { account, removed } });
    return { value: { account, removed }, findings: [] };
  });
