/**
 * Guessing is slowed down, and the owner is not locked out: a browser in which somebody has signed in before carries a mark, and has a
 * count of its own. Without the mark, failed attempts count for the account and for the address that they come from.
 */
import { timeText } from '../../core/dates.ts';
import type { Office } from '../office.ts';
import { newToken, tokenDigest, workData, workRow } from './working.ts';

/** So many may fail at once; each further one doubles the wait, up to the longest. */
const FREE = 4;
const LONGEST_WAIT = 300_000;
const FORGOTTEN_AFTER = 24 * 3_600_000;
const DEVICE_LASTS = 400 * 24 * 3_600_000;

interface KeptAttempts {
  readonly failed: number;
  readonly last: number;
}

const waitAfter = (failed: number): number => (failed < FREE ? 0 : Math.min(1000 * 2 ** (failed - FREE), LONGEST_WAIT));

/** What an attempt counts for: a known browser of the account alone, else the account and the address. */
export interface AttemptBy {
  readonly account: string;
  /** As the server counts addresses; absent behind nothing. */
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

/** Seconds until the next attempt; 0: now. */
export async function secondsToWait(office: Office, by: AttemptBy): Promise<number> {
  const now = office.clock();
  const keys = await keysOf(office, by);
  return office.store.read(async (desk) => {
    let wait = 0;
    for (const key of keys) {
      const row = await desk.workRow('attempt', key);
      if (row === undefined) continue;
      const { failed, last } = workData<KeptAttempts>(row);
      wait = Math.max(wait, last + waitAfter(failed) - now);
    }
    return Math.ceil(Math.max(0, wait) / 1000);
  });
}

export async function noteFailure(office: Office, by: AttemptBy): Promise<void> {
  const now = office.clock();
  const keys = await keysOf(office, by);
  await office.store.write(async (desk) => {
    await desk.dropWorkBefore('attempt', timeText(now));
    for (const key of keys) {
      const row = await desk.workRow('attempt', key);
      const failed = (row === undefined ? 0 : workData<KeptAttempts>(row).failed) + 1;
      const data: KeptAttempts = { failed, last: now };
      await desk.putWork(workRow('attempt', key, by.account, { now, until: now + FORGOTTEN_AFTER, data }));
    }
  });
}

/** The count of the account begins anew; that of an address goes on. Resolves to the mark of the browser. */
export async function noteSuccess(office: Office, by: AttemptBy): Promise<string> {
  const now = office.clock();
  const keys = await keysOf(office, by);
  const isKnown = keys[0]?.startsWith('device ') === true;
  const device = isKnown ? (by.device as string) : newToken(office.random);
  await office.store.write(async (desk) => {
    await desk.dropWork('attempt', [`account ${by.account}`, ...keys.filter((key) => key.startsWith('device '))]);
    const data = {};
    await desk.putWork(workRow('seen', tokenDigest(device), by.account, { now, until: now + DEVICE_LASTS, data }));
  });
  return device;
}
