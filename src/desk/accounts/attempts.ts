/**
 * Slows down guessing without locking out the owner: a browser in which the account has signed in before carries a
 * mark, and has a count of its own. Without the mark, failed attempts count for the account and for their address.
 */
import { timeText } from '../../core/dates.ts';
import type { Desk, WritingDesk } from '../../ledger/store.ts';
import type { Office } from '../office.ts';
import { newToken, tokenDigest, workData, workRow } from './working.ts';

/** Number of attempts that may fail at once; each further one doubles the wait, up to the longest. */
const FREE = 4;
const LONGEST_WAIT = 300_000;
const FORGOTTEN_AFTER = 24 * 3_600_000;
const DEVICE_LASTS = 400 * 24 * 3_600_000;

interface KeptAttempts {
  readonly failed: number;
  readonly last: number;
}

const waitAfter = (failed: number): number => (failed < FREE ? 0 : Math.min(1000 * 2 ** (failed - FREE), LONGEST_WAIT));

/** What an attempt counts for: a known browser alone, otherwise the account and the address. */
export interface AttemptBy {
  readonly account: string;
  /** The address as the server counts it; absent where it is unknown. */
  readonly address?: string;
  /** The mark of a browser in which the account has signed in before. */
  readonly device?: string | undefined;
}

async function keysOf(office: Office, { account, address, device }: AttemptBy): Promise<readonly string[]> {
  if (device !== undefined) {
    const row = await office.store.read((desk) => desk.workRow('seen', tokenDigest(device)));
    if (row?.owner === account) return [`device ${row.key}`];
  }
  return [`account ${account}`, ...(address === undefined ? [] : [`address ${address}`])];
}

/**
 * Counts an attempt as failed before the password is checked, so that a thousand parallel attempts count like a
 * thousand one after the other. Resolves to the seconds to wait, where the attempt is not allowed and not counted; 0:
 * go on.
 */
export async function beginAttempt(office: Office, by: AttemptBy): Promise<number> {
  const now = office.clock();
  const keys = await keysOf(office, by);
  const waitOf = (counts: readonly KeptAttempts[]): number =>
    Math.ceil(Math.max(0, ...counts.map(({ failed, last }) => last + waitAfter(failed) - now)) / 1000);
  // an attempt that has to wait anyway writes nothing
  const known = waitOf(await office.store.read((desk) => countsOf(desk, keys)));
  if (known > 0) return known;
  return office.store.write(async (desk) => {
    await desk.dropWorkBefore('attempt', timeText(now));
    const counts = await countsOf(desk, keys);
    const wait = waitOf(counts);
    if (wait > 0) return wait;
    await putCounts(
      desk,
      by,
      keys,
      counts.map(({ failed }) => ({ failed: failed + 1, last: now })),
      now,
    );
    return 0;
  });
}

/** Takes back the attempt: the password was right, and the second factor is asked for. */
export async function takeBackAttempt(office: Office, by: AttemptBy): Promise<void> {
  const now = office.clock();
  const keys = await keysOf(office, by);
  await office.store.write(async (desk) => {
    const counts = await countsOf(desk, keys);
    await putCounts(
      desk,
      by,
      keys,
      counts.map(({ failed, last }) => ({ failed: Math.max(0, failed - 1), last })),
      now,
    );
  });
}

const countsOf = async (desk: Desk, keys: readonly string[]): Promise<readonly KeptAttempts[]> => {
  const counts: KeptAttempts[] = [];
  for (const key of keys) {
    const row = await desk.workRow('attempt', key);
    counts.push(row === undefined ? { failed: 0, last: 0 } : workData<KeptAttempts>(row));
  }
  return counts;
};

async function putCounts(
  desk: WritingDesk,
  { account }: AttemptBy,
  keys: readonly string[],
  counts: readonly KeptAttempts[],
  now: number,
): Promise<void> {
  for (const [at, data] of counts.entries()) {
    await desk.putWork(workRow('attempt', keys[at] as string, account, { now, until: now + FORGOTTEN_AFTER, data }));
  }
}

/**
 * Resets the count of the account, and takes this attempt out of that of the address. Resolves to the mark of the
 * browser.
 */
export async function noteSuccess(office: Office, by: AttemptBy): Promise<string> {
  const now = office.clock();
  const keys = await keysOf(office, by);
  const isKnown = keys[0]?.startsWith('device ') === true;
  const device = isKnown ? (by.device as string) : newToken(office.random);
  await office.store.write(async (desk) => {
    const addresses = keys.filter((key) => key.startsWith('address '));
    const counts = await countsOf(desk, addresses);
    await putCounts(
      desk,
      by,
      addresses,
      counts.map(({ failed, last }) => ({ failed: Math.max(0, failed - 1), last })),
      now,
    );
    await desk.dropWork('attempt', [`account ${by.account}`, ...keys.filter((key) => key.startsWith('device '))]);
    const data = {};
    await desk.putWork(workRow('seen', tokenDigest(device), by.account, { now, until: now + DEVICE_LASTS, data }));
  });
  return device;
}
