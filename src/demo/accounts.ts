/** Accounts of the demonstration, so that a newcomer can try the desk: one of each kind, with passwords that are new with each start. */
import { addAccount, listAccounts } from '../desk/accounts/accounts.ts';
import { setPassword } from '../desk/accounts/passwords.ts';
import { connectSystemUser } from '../desk/accounts/system-users.ts';
import type { Office } from '../desk/office.ts';
import type { AccountRole } from '../ledger/rows/accounts.ts';

export interface DemoAccount {
  readonly role: AccountRole;
  /** The mail address to sign in with. */
  readonly name: string;
  readonly password: string;
}

const PEOPLE = [
  { name: 'Ada Administrator', mail: 'administrator@demo.example', role: 'administrator' },
  { name: 'Otto Officer', mail: 'officer@demo.example', role: 'officer' },
  { name: 'Anna Arbiter', mail: 'arbiter@demo.example', role: 'arbiter' },
] as const;

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** `kobi-ruta-melo-vasu`: easy to copy from a screen. */
function newPassword(random: Office['random']): string {
  const bytes = random(16);
  let text = '';
  for (const [at, byte] of bytes.entries()) {
    const letters = at % 2 === 0 ? CONSONANTS : VOWELS;
    text += `${at > 0 && at % 4 === 0 ? '-' : ''}${letters[byte % letters.length]}`;
  }
  return text;
}

/** Nothing is done in an office that has other accounts. `user`: who works on the command line, as the administrator. */
export async function demoAccounts(office: Office, user: string): Promise<readonly DemoAccount[]> {
  const before = await listAccounts(office);
  if (before.some(({ mail }) => mail?.endsWith('@demo.example') !== true)) return [];
  if (before.length === 0) {
    for (const each of PEOPLE) await addAccount(office, each, { author: 'demo' });
    await connectSystemUser(office, { user, account: 'u1' });
  }
  const accounts: DemoAccount[] = [];
  for (const { account, role, mail = '' } of await listAccounts(office)) {
    const password = newPassword(office.random);
    await setPassword(office, account, password);
    accounts.push({ role, name: mail, password });
  }
  return accounts;
}
