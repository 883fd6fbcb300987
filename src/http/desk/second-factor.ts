/** What some accounts need beside the password: a one-time code, or one of the recovery codes in its place. */
import { Secret, TOTP } from 'otpauth';
import { accessFinding } from '../../desk/findings/access.ts';
import { type Office, type Outcome, refused } from '../../desk/office.ts';
import { base64url, tokenDigest, workData, workRow } from '../../desk/accounts/working.ts';

interface KeptCode {
  readonly secret: string;
  /** The last step whose code was used: no code works twice. */
  readonly last: number;
}

const PERIOD = 30;
const STEP = PERIOD * 1000;

export const oneTimeCodes = (secret: string, label: string, issuer: string): TOTP =>
  new TOTP({ issuer, label, secret: Secret.fromBase32(secret), digits: 6, period: PERIOD, algorithm: 'SHA1' });

export const newCodeSecret = (office: Office): string =>
  new Secret({ buffer: office.random(20).slice().buffer }).base32;

/** The step that a code is of, now or half a minute to either side; undefined where it is of none. */
function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = oneTimeCodes(secret, '', '').validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : Math.floor(now / STEP) + delta;
}

/** Keeps the secret, once a first code has shown that the other side has it. */
export async function setOneTimeCodes(
  office: Office,
  account: string,
  secret: string,
  code: string,
): Promise<Outcome<readonly string[]>> {
  const now = office.clock();
  const step = stepOf(secret, code, now);
  if (step === undefined) return refused(accessFinding('access.code-wrong', {}));
  const recovery = Array.from({ length: 10 }, () => base64url(office.random(9)).toLowerCase());
  await office.store.write(async (desk) => {
    const kept: KeptCode = { secret, last: step };
    await desk.putWork(workRow('one-time-code', account, account, { now, data: kept }));
    const before = await desk.workRows('recovery', account);
    await desk.dropWork(
      'recovery',
      before.map(({ key }) => key),
    );
    for (const each of recovery)
      await desk.putWork(workRow('recovery', tokenDigest(`${account} ${each}`), account, { now, data: {} }));
  });
  return { value: recovery, findings: [] };
}

export const removeOneTimeCodes = (office: Office, account: string): Promise<void> =>
  office.store.write(async (desk) => {
    await desk.dropWork('one-time-code', [account]);
    await desk.dropWork(
      'recovery',
      (await desk.workRows('recovery', account)).map(({ key }) => key),
    );
  });

export const hasOneTimeCodes = async (office: Office, account: string): Promise<boolean> =>
  (await office.store.read((desk) => desk.workRow('one-time-code', account))) !== undefined;

export const checkSecondFactor = (office: Office, account: string, given: string): Promise<Outcome<true>> =>
  office.store.write(async (desk) => {
    const row = await desk.workRow('one-time-code', account);
    if (row === undefined) return { value: true, findings: [] };
    const code = given.replaceAll(/\s/g, '');
    if (code === '') return refused(accessFinding('access.code-needed', {}));
    const { secret, last } = workData<KeptCode>(row);
    const now = office.clock();
    const step = /^\d{6}$/.test(code) ? stepOf(secret, code, now) : undefined;
    if (step !== undefined && step > last) {
      await desk.putWork(workRow('one-time-code', account, account, { now, data: { secret, last: step } }));
      return { value: true, findings: [] };
    }
    const recovery = await desk.workRow('recovery', tokenDigest(`${account} ${code.toLowerCase()}`));
    if (recovery === undefined) return refused(accessFinding('access.code-wrong', {}));
    await desk.dropWork('recovery', [recovery.key]);
    return { value: true, findings: [] };
  });
