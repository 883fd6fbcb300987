/** The second factor of some accounts: a one-time code, or a recovery code instead. */
import { Secret, TOTP } from 'otpauth';
import { accessFinding } from '../../desk/findings/access.ts';
import { type Office, type Outcome, refused } from '../../desk/office.ts';
import { tokenDigest, workData, workRow } from '../../desk/accounts/working.ts';
import { seal, unseal } from '../../desk/accounts/sealing.ts';
import type { WorkRow, WritingDesk } from '../../ledger/store.ts';

interface KeptCode {
  /** Encrypted with the office's private key (`sealing.ts`). */
  readonly sealed?: string;
  /** In plain text: for an office whose private key is not available, or from before secrets were encrypted. */
  readonly secret?: string;
  /** The last time step whose code was used: no code works twice. */
  readonly last: number;
}

const PERIOD = 30;
const STEP = PERIOD * 1000;

export const oneTimeCodes = (secret: string, label: string, issuer: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD, algorithm: 'SHA1' });

export const newCodeSecret = (office: Office): string =>
  new Secret({ buffer: office.random(20).slice().buffer }).base32;

/** As made by `newCodeSecret`: 160 bits. */
const isSecret = (text: string): boolean => /^[A-Z2-7]{32}$/.test(text);

/** The time step of a code, now or half a minute to either side; undefined for a wrong code. */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = oneTimeCodes(secret, '', '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / STEP) + delta;
}

/** The purpose of the secret, so that it cannot replace another account's. */
const about = (account: string): string => `one-time code ${account}`;

async function keptCode(office: Office, account: string, secret: string, last: number): Promise<KeptCode> {
  const sealed = await seal(office, secret, about(account));
  return sealed === undefined ? { secret, last } : { sealed, last };
}

/** Undefined where it was encrypted with a key that is not available. */
const secretIn = async (office: Office, account: string, { secret, sealed = '' }: KeptCode) =>
  secret ?? (await unseal(office, sealed, about(account)));

/** Older secrets are encrypted once the private key is available; codes keep working. */
export async function sealOneTimeCodes(office: Office): Promise<void> {
  const isOpen = (row: WorkRow): boolean => workData<KeptCode>(row).secret !== undefined;
  const open = await office.store.read(async (desk) => (await desk.workRows('one-time-code')).filter(isOpen));
  if (open.length === 0 || (await seal(office, '', '')) === undefined) return;
  await office.store.write(async (desk) => {
    for (const row of (await desk.workRows('one-time-code')).filter(isOpen)) {
      const { secret, last } = workData<Required<KeptCode>>(row);
      await desk.putWork({ ...row, data: JSON.stringify(await keptCode(office, row.owner, secret, last)) });
    }
  });
}

const withoutBlanks = (text: string): string => text.replaceAll(/\s/g, '');

/** Without letters and digits that are easily confused. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const RECOVERY_CODES = 10;

/** `abcd-efgh-jkmn`: sixty bits. */
const newRecoveryCode = (office: Office): string =>
  [...office.random(12)]
    .map((byte, place) => `${place > 0 && place % 4 === 0 ? '-' : ''}${LETTERS[byte % LETTERS.length]}`)
    .join('');

/** Independent of how it was typed. */
const recoveryDigest = (account: string, code: string): string =>
  tokenDigest(`${account} ${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);

/** Earlier ones no longer work. */
async function keepRecoveryCodes(desk: WritingDesk, office: Office, account: string): Promise<readonly string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newRecoveryCode(office));
  const before = await desk.workRows('recovery', account);
  await desk.dropWork(
    'recovery',
    before.map(({ key }) => key),
  );
  const now = office.clock();
  for (const code of codes) {
    await desk.putWork(workRow('recovery', recoveryDigest(account, code), account, { now, data: {} }));
  }
  return codes;
}

/** Stores the secret, once a first code has shown that the device has it. Resolves to the recovery codes. */
export async function setOneTimeCodes(
  office: Office,
  account: string,
  secret: string,
  code: string,
): Promise<Outcome<readonly string[]>> {
  const now = office.clock();
  const step = isSecret(secret) ? stepOf(secret, withoutBlanks(code), now) : undefined;
  if (step === undefined) return refused(accessFinding('access.code-wrong', {}));
  const value = await office.store.write(async (desk) => {
    const kept = await keptCode(office, account, secret, step);
    await desk.putWork(workRow('one-time-code', account, account, { now, data: kept }));
    return keepRecoveryCodes(desk, office, account);
  });
  return { value, findings: [] };
}

/** Undefined where the account has no one-time codes to replace. */
export const renewRecoveryCodes = (office: Office, account: string): Promise<readonly string[] | undefined> =>
  office.store.write(async (desk) =>
    (await desk.workRow('one-time-code', account)) === undefined ? undefined : keepRecoveryCodes(desk, office, account),
  );

export const removeOneTimeCodes = (office: Office, account: string): Promise<void> =>
  office.store.write(async (desk) => {
    await desk.dropWork('one-time-code', [account]);
    await desk.dropWork(
      'recovery',
      (await desk.workRows('recovery', account)).map(({ key }) => key),
    );
  });

/** Number of recovery codes left; undefined where the account has no one-time codes. */
export const recoveryCodesLeft = (office: Office, account: string): Promise<number | undefined> =>
  office.store.read(async (desk) =>
    (await desk.workRow('one-time-code', account)) === undefined
      ? undefined
      : (await desk.workRows('recovery', account)).length,
  );

export const checkSecondFactor = (office: Office, account: string, given: string): Promise<Outcome<true>> =>
  office.store.write(async (desk) => {
    const row = await desk.workRow('one-time-code', account);
    if (row === undefined) return { value: true, findings: [] };
    const code = withoutBlanks(given);
    if (code === '') return refused(accessFinding('access.code-needed', {}));
    const kept = workData<KeptCode>(row);
    const now = office.clock();
    const isOneTime = /^\d{6}$/.test(code);
    const secret = isOneTime ? await secretIn(office, account, kept) : undefined;
    if (isOneTime && secret === undefined) return refused(accessFinding('access.code-sealed', {}));
    const step = secret === undefined ? undefined : stepOf(secret, code, now);
    if (secret !== undefined && step !== undefined && step > kept.last) {
      const data = await keptCode(office, account, secret, step);
      await desk.putWork(workRow('one-time-code', account, account, { now, data }));
      return { value: true, findings: [] };
    }
    const recovery = await desk.workRow('recovery', recoveryDigest(account, code));
    if (recovery === undefined) return refused(accessFinding('access.code-wrong', {}));
    await desk.dropWork('recovery', [recovery.key]);
    return { value: true, findings: [] };
  });
