/** Whether an account may do what it asks for, including everything that the input needs. */
import type { Finding } from '../core/finding.ts';
import { refusalOfFurther, refusalOf } from '../desk/accounts/allowed.ts';
import type { Account } from '../ledger/rows/accounts.ts';
import type { Desk } from '../ledger/store.ts';
import type { Act } from './act.ts';

/** Undefined where the account may. */
export async function refusalOfCall(
  desk: Desk,
  account: Account,
  act: Act,
  input: unknown,
): Promise<Finding | undefined> {
  const scope = act.scope?.(input as never) ?? {};
  const against = await refusalOf(desk, account, act.name, scope);
  if (against !== undefined) return against;
  for (const name of act.also?.(input as never) ?? []) {
    const beside = await refusalOfFurther(desk, account, name, scope);
    if (beside !== undefined) return beside;
  }
  return undefined;
}
