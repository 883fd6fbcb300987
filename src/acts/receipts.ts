/**
 * What was done for a program is kept for a day under the name that the program gave it: asked again under the same name, it is not done
 * twice. The receipt is written together with what it is about, so that there is never one without the other.
 */
import { changeTogether } from '../desk/change.ts';
import { hasEnded, tokenDigest, workData, workRow } from '../desk/accounts/working.ts';
import { accessFinding } from '../desk/findings/access.ts';
import { type Office, refused } from '../desk/office.ts';
import { timeText } from '../core/dates.ts';
import type { Performed } from './perform.ts';

const LASTS = 24 * 3_600_000;

interface KeptReceipt {
  /** Digest of all that was asked for. */
  readonly asked: string;
  readonly performed: Performed;
}

export interface ReceiptFor {
  readonly account: string;
  /** As the program calls it. */
  readonly key: string;
  /** All that it asks for: another thing under the same name is refused. */
  readonly asked: string;
}

/** Only what was done, or waits, or is a job, has a receipt: what was refused may be asked for again. */
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
