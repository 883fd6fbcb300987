/**
 * Passkeys of accounts: the public key whose private half never leaves a device, its name, and the device's count of
 * uses. A device signs a challenge, which works once and expires.
 */
import { timeText } from '../../core/dates.ts';
import { type Account, accountIn } from '../../ledger/rows/accounts.ts';
import type { WorkRow } from '../../ledger/store.ts';
import { accessFinding } from '../findings/access.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { hasEnded, newToken, tokenDigest, workData, workRow } from './working.ts';

export interface PasskeyRecord {
  readonly name: string;
  /** In the standard's format (COSE), in base64url. */
  readonly publicKey: string;
  /** The device's last count; 0 where it does not count. */
  readonly counter: number;
  /** How browsers can reach the device. */
  readonly transports: readonly string[];
  /** Milliseconds since 1970; absent before the first use. */
  readonly used?: number;
}

export interface ShownPasskey {
  /** The id of the credential, in base64url. */
  readonly passkey: string;
  readonly name: string;
  readonly made: string;
  readonly used?: string;
  readonly transports: readonly string[];
}

const shown = (row: WorkRow): ShownPasskey => {
  const { name, used, transports } = workData<PasskeyRecord>(row);
  return {
    passkey: row.key,
    name,
    made: row.time,
    ...(used === undefined ? {} : { used: timeText(used) }),
    transports,
  };
};

/** Oldest first. */
export const passkeysOf = (office: Office, account: string): Promise<readonly ShownPasskey[]> =>
  readOffice(office, async (desk) =>
    (await desk.workRows('passkey', account)).map(shown).sort((a, b) => (a.made < b.made ? -1 : 1)),
  );

const LONGEST_NAME = 100;
/** More than anybody has devices. */
const MOST = 25;

export const addPasskey = (
  office: Office,
  account: string,
  { passkey, name, ...record }: Omit<PasskeyRecord, 'used'> & { readonly passkey: string },
): Promise<Outcome<ShownPasskey>> =>
  office.store.write(async (desk) => {
    const own = await desk.workRows('passkey', account);
    if (own.length >= MOST) return refused(accessFinding('access.passkeys-many', { most: MOST }));
    if ((await desk.workRow('passkey', passkey)) !== undefined) return refused(accessFinding('access.passkey', {}));
    const data: PasskeyRecord = { name: nameOf(name, own.length), ...record };
    const row = workRow('passkey', passkey, account, { now: office.clock(), data });
    await desk.putWork(row);
    return { value: shown(row), findings: [] };
  });

const nameOf = (name: string, others: number): string => name.trim().slice(0, LONGEST_NAME) || String(others + 1);

/** Only the account's own. */
const changed = (
  office: Office,
  account: string,
  passkey: string,
  change: (row: WorkRow) => WorkRow | undefined,
): Promise<Outcome<true>> =>
  office.store.write(async (desk) => {
    const row = await desk.workRow('passkey', passkey);
    if (row?.owner !== account) return refused(accessFinding('access.passkey', {}));
    const after = change(row);
    if (after === undefined) await desk.dropWork('passkey', [passkey]);
    else await desk.putWork(after);
    return { value: true, findings: [] };
  });

export const renamePasskey = (office: Office, account: string, passkey: string, name: string): Promise<Outcome<true>> =>
  changed(office, account, passkey, (row) => {
    const kept = workData<PasskeyRecord>(row);
    return { ...row, data: JSON.stringify({ ...kept, name: name.trim().slice(0, LONGEST_NAME) || kept.name }) };
  });

export const removePasskey = (office: Office, account: string, passkey: string): Promise<Outcome<true>> =>
  changed(office, account, passkey, () => undefined);

export interface FoundPasskey {
  readonly account: Account;
  readonly record: PasskeyRecord;
}

/** The owner; undefined where there is none, or the account is closed. */
export const findPasskey = (office: Office, passkey: string): Promise<FoundPasskey | undefined> =>
  readOffice(office, async (desk) => {
    const row = await desk.workRow('passkey', passkey);
    const account = row === undefined ? undefined : await accountIn(desk, row.owner);
    return row === undefined || account === undefined || account.closed === true
      ? undefined
      : { account, record: workData<PasskeyRecord>(row) };
  });

/**
 * The count of a device that counts its uses must grow. If it has not grown, two devices have the same key, and the
 * sign-in is refused; a device that does not count always says 0.
 */
export const notePasskeyUse = (office: Office, passkey: string, counter: number): Promise<Outcome<true>> =>
  office.store.write(async (desk) => {
    const row = await desk.workRow('passkey', passkey);
    if (row === undefined) return refused(accessFinding('access.passkey', {}));
    const kept = workData<PasskeyRecord>(row);
    if ((counter > 0 || kept.counter > 0) && counter <= kept.counter) {
      return refused(accessFinding('access.passkey-copied', { name: kept.name }));
    }
    const data: PasskeyRecord = { ...kept, counter, used: office.clock() };
    await desk.putWork({ ...row, data: JSON.stringify(data) });
    return { value: true, findings: [] };
  });

const CHALLENGE_LASTS = 5 * 60_000;

/** For signing in, without an account; for a new passkey, the account's. */
export async function newChallenge(office: Office, account = ''): Promise<string> {
  const challenge = newToken(office.random);
  const now = office.clock();
  await office.store.write(async (desk) => {
    await desk.dropWorkBefore('challenge', timeText(now));
    const until = now + CHALLENGE_LASTS;
    await desk.putWork(workRow('challenge', tokenDigest(challenge), account, { now, until, data: {} }));
  });
  return challenge;
}

/** Whether it was issued for this purpose and not used yet; from now on it is used. */
export const takeChallenge = (office: Office, challenge: string, account = ''): Promise<boolean> =>
  office.store.write(async (desk) => {
    const row = await desk.workRow('challenge', tokenDigest(challenge));
    if (row === undefined) return false;
    await desk.dropWork('challenge', [row.key]);
    return row.owner === account && !hasEnded(row, office.clock());
  });

/**
 * The answer for a name without passkeys: always the same for the same name, and indistinguishable from real ids, so
 * that the answer does not reveal who works here.
 */
export async function decoyPasskey(office: Office, name: string): Promise<string> {
  const key = 'decoy';
  const before = await office.store.read((desk) => desk.workRow('secret', key));
  const secret =
    before === undefined
      ? await office.store.write(async (desk) => {
          const there = await desk.workRow('secret', key);
          if (there !== undefined) return workData<{ secret: string }>(there).secret;
          const made = newToken(office.random);
          await desk.putWork(workRow('secret', key, '', { now: office.clock(), data: { secret: made } }));
          return made;
        })
      : workData<{ secret: string }>(before).secret;
  return tokenDigest(`${secret} ${name.trim().toLowerCase()}`).slice(0, 43);
}
