/** An office can only be put where there is none. */
import type { Finding } from '../core/finding.ts';
import type { Desk, OfficeRow } from '../ledger/store.ts';
import { keepingFinding } from '../desk/findings/keeping.ts';

/** Why that is impossible. */
export async function whyNotEmpty(desk: Desk): Promise<Finding | undefined> {
  const { no } = await desk.head();
  if (no === 0) return undefined;
  const { name } = (await desk.office()) as OfficeRow;
  return keepingFinding('keeping.not-empty', { name, entries: no });
}
