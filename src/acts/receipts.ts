/**
 * Receipts: what was done for a program is kept for a day under the key that the program chose, so that a repeated
 * request is not done twice. The receipt is written in the same transaction as the act, so neither exists without the
 * other.
 */
import { changeTogether } from '../desk/change.ts';
import { hasEnded, tokenDigest, workData, workRow } from '../desk/accounts/working.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { type Office, refused } from '../desk/office.ts';
import { timeText } from '../core/dates.ts';
import type { Performed } from './perform.ts';

const LASTS = 24 * 3_600_000;

interface KeptReceipt {
  /** Digest of the whole request. */
  readonly asked: string;
  readonly performed: Performed;
}

export interface ReceiptFor {
  readonly account: string;
  /** The key that the program chose. */
  readonly key: string;
  /** The whole request: another request under the same key is refused. */
  readonly asked: string;
}

/** Only what was done, waits, or is a job gets a receipt: what was refused may be asked for again. */
export async function performOnce(
  office: Office,
  { account, key, asked }: ReceiptFor,
  work: (office: Office) => Promise<Performed>,
): Promise<Performed & { readonly repeated?: true }> {
  const [row, digest] = [tokenDigest(`${account} ${key}`), tokenDigest(asked)];
  return changeTogether(office, {}, async (within): Promise<Performed & { readonly repeated?: true }> => {
    const now = office.clock();
    const before = await within.store.read((desk) => desk.workRow('receipt', row));
    if (before !== undefined && !hasEnded(before, now)) {
      const kept = workData<KeptReceipt>(before);
      return kept.asked === digest
        ? { ...kept.performed, repeated: true }
        : { state: 'refused', ...refused(accessFinding('act.key-reused', { key })) };
    }
    const performed = await work(within);
    if (!['done', 'waits', 'queued'].includes(performed.state)) return performed;
    const kept: KeptReceipt = { asked: digest, performed };
    await within.store.write(async (desk) => {
      await desk.dropWorkBefore('receipt', timeText(now));
      await desk.putWork(workRow('receipt', row, account, { now, until: now + LASTS, data: kept }));
    });
    return performed;
  });
}
