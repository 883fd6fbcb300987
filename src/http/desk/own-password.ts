/** Changes of how an account signs in need its password again: an unattended browser is not enough. */
import { beginAttempt, takeBackAttempt } from '../../desk/accounts/attempts.ts';
import { isPassword } from '../../desk/accounts/passwords.ts';
import { accessFinding } from '../../desk/findings/access.ts';
import { type Outcome, refused } from '../../desk/office.ts';
import type { DeskRequest } from './desk-route.ts';

/** Guessing is slowed down as at the sign-in. */
export async function ownPassword(request: DeskRequest, field: string): Promise<Outcome<true>> {
  const { office, account, form, address, device } = request;
  const by = { account: account.account, address, device };
  const seconds = await beginAttempt(office, by);
  if (seconds > 0) return refused(accessFinding('access.wait', { seconds }));
  const isRight = await isPassword(office, account.account, form.values.get(field)?.[0] ?? '');
  if (!isRight) return refused(accessFinding('access.password-wrong', {}));
  await takeBackAttempt(office, by);
  return { value: true, findings: [] };
}
