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

/** Rows, columns and zigzags of keyboards, digits and alphabets, which guessers follow in both directions. */
const RUNS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'йцукенгшщзхъ',
  'фывапролджэ',
  'ячсмитьбю',
  'qazwsxedcrfvtgbyhnujmik',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
].flatMap((run) => [run, [...run].toReversed().join('')]);
const SHORTEST_RUN = 4;

/** Words that lists of common passwords begin with; digits and signs beside them count for nothing either. */
const WORDS = [
  'admin,administrator,arsenal,baseball,basketball,batman,butterfly,changeme,charlie,chelsea,chess',
  'chocolate,computer,cookie,daniel,default,dragon,elizabeth,facebook,football,freedom,google,hello,hunter',
  'iloveyou,internet,jelszo,jelszó,jennifer,jessica,jordan,killer,letmein,liverpool,login,london,lovely',
  'master,matrix,michael,michelle,monkey,mustang,ninja,nothing,parol,password,passw,passwort,pepper,pokemon',
  'princess,qwert,ranger,robert,samsung,secret,shadow,soccer,spring,starwars,summer,sunshine,superman,test',
  'thomas,trustno,tigger,tiger,welcome,whatever,winter,autumn,пароль,любовь,привет',
].flatMap((some) => some.split(','));

/** One group of signs, again and again. */
const REPEATED = /^(.{1,6})\1+.{0,5}$/su;
const SIGNS_FOR_LETTERS: Readonly<Record<string, string>> = { '@': 'a', $: 's', '0': 'o', '3': 'e' };

/** Without runs of keys of four and more. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    let length = 0;
    for (const run of RUNS) {
      const from = run.indexOf(text.slice(at, at + SHORTEST_RUN));
      if (from === -1 || at + SHORTEST_RUN > text.length) continue;
      let same = SHORTEST_RUN;
      while (at + same < text.length && text[at + same] === run[from + same]) same += 1;
      length = Math.max(length, same);
    }
    if (length === 0) rest += text[at];
    at += Math.max(length, 1);
  }
  return rest;
}

/** How many letters and digits are left of a text without some words; all of them, where it has none of the words. */
function ownLetters(text: string, words: readonly string[]): number {
  const rest = withoutRuns(words.reduce((left, word) => left.replaceAll(word, ' '), text));
  return rest === text ? Infinity : rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
}

/** Letters and digits that a password needs beside what guessers know. */
const OF_ITS_OWN = 6;

/** Whether hardly anything is left of a password without words, runs of keys, and the names around it. */
function isGuessed(password: string, names: readonly string[]): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const lettered = text.replaceAll(/[@$03]/g, (sign) => SIGNS_FOR_LETTERS[sign] as string);
  const words = [...names, ...WORDS];
  return REPEATED.test(text) || [text, lettered].some((each) => ownLetters(each, words) < OF_ITS_OWN);
}

/** Undefined where the password is acceptable. `names`: of the office and the person. */
export function passwordFault(password: string, names: readonly string[] = []): Finding | undefined {
  if ([...password].length < SHORTEST_PASSWORD)
    return accessFinding('access.password-short', { least: SHORTEST_PASSWORD });
  if (password.length > LONGEST_PASSWORD) return accessFinding('access.password-long', { most: LONGEST_PASSWORD });
  return isGuessed(password, names) ? accessFinding('access.password-common', {}) : undefined;
}

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

export async function setPassword(office: Office, account: string, password: string): Promise<Outcome<true>> {
  const fault = passwordFault(password, await namesAround(office, account));
  if (fault !== undefined) return refused(fault);
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
