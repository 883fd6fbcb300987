/** Passwords, stored as scrypt hashes: an attacker with the database needs a tenth of a second for each guess. */
import { scrypt, timingSafeEqual } from 'node:crypto';
import type { Finding } from '../../core/finding.ts';
import { accountIn } from '../../ledger/rows/accounts.ts';
import type { Office, Outcome, PasswordCost } from '../office.ts';
import { refused } from '../office.ts';
import { accessFinding } from '../findings/access.ts';
import { base64url, workData, workRow } from './working.ts';

export const SHORTEST_PASSWORD = 12;
/** Characters. Longer ones would only waste the machine's time. */
const LONGEST_PASSWORD = 1000;

/** 32 MB and about 0.1 s for each guess. */
const COST: PasswordCost = { N: 2 ** 15, r: 8, p: 1 };
const MOST_MEMORY = 64 * 1024 * 1024;
const LENGTH = 32;
const SALT = 16;

interface KeptPassword extends PasswordCost {
  readonly salt: string;
  readonly key: string;
}

const derived = (password: string, salt: string, { N, r, p }: PasswordCost): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, LENGTH, { N, r, p, maxmem: MOST_MEMORY }, (error, key) =>
      error === null ? resolve(new Uint8Array(key)) : reject(error),
    );
  });

/** The most common guesses, if they are long enough: words and keyboard rows, followed by digits. */
const COMMON =
  /^(?:(?:p[a@]ssw[o0]rds?|qwert[yz]\w*|(?:1234567890?|abcdefgh)+|letmein|welcome|iloveyou|admin(?:istrator)?|elobook|changeme|football|password)[\d!._-]*|(.)\1+|(?:(.{1,4})\2+))$/i;

/** Undefined where the password is acceptable. */
export function passwordFault(password: string): Finding | undefined {
  if ([...password].length < SHORTEST_PASSWORD)
    return accessFinding('access.password-short', { least: SHORTEST_PASSWORD });
  if (password.length > LONGEST_PASSWORD) return accessFinding('access.password-long', { most: LONGEST_PASSWORD });
  return COMMON.test(password) ? accessFinding('access.password-common', {}) : undefined;
}

/** Letters and digits that a password needs beside well-known names. */
const OF_ITS_OWN = 6;
const SHORTEST_NAME = 4;

/** What a guesser would know of the office and the person: the names of both, and the mail address. */
async function namesAround(office: Office, account: string): Promise<readonly string[]> {
  const { name, owner } = await office.store.read(async (desk) => ({
    name: (await desk.office())?.name ?? '',
    owner: await accountIn(desk, account),
  }));
  return [name, owner?.name ?? '', owner?.mail ?? '', 'elobook']
    .flatMap((text) =>
      text
        .normalize('NFKC')
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u),
    )
    .filter((word) => word.length >= SHORTEST_NAME);
}

/** Whether hardly anything is left of it without those names. */
const isOnlyNames = (password: string, names: readonly string[]): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  const rest = names.reduce((left, name) => left.replaceAll(name, ' '), text);
  return rest !== text && rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length < OF_ITS_OWN;
};

export async function setPassword(office: Office, account: string, password: string): Promise<Outcome<true>> {
  const fault = passwordFault(password);
  if (fault !== undefined) return refused(fault);
  if (isOnlyNames(password, await namesAround(office, account))) {
    return refused(accessFinding('access.password-common', {}));
  }
  const salt = base64url(office.random(SALT));
  const { passwordCost = COST } = office;
  const kept: KeptPassword = { salt, key: base64url(await derived(password, salt, passwordCost)), ...passwordCost };
  const now = office.clock();
  await office.store.write((desk) => desk.putWork(workRow('password', account, account, { now, data: kept })));
  return { value: true, findings: [] };
}

/** Takes as long for a missing account, or one without a password. */
export async function isPassword(office: Office, account: string | undefined, password: string): Promise<boolean> {
  const row = account === undefined ? undefined : await office.store.read((desk) => desk.workRow('password', account));
  const kept = row === undefined ? undefined : workData<KeptPassword>(row);
  if (password.length > LONGEST_PASSWORD) return false;
  const seen = base64url(await derived(password, kept?.salt ?? 'nobody', kept ?? office.passwordCost ?? COST));
  return kept !== undefined && isSame(seen, kept.key);
}

const BYTES = new TextEncoder();

/** Takes the same time wherever they differ. */
export function isSame(one: string, other: string): boolean {
  const [a, b] = [BYTES.encode(one), BYTES.encode(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
