/** Sessions of signed-in accounts. The browser holds a token; the office stores its digest. */
import { hash } from 'node:crypto';
import { timeText } from '../../core/dates.ts';
import { type Account, accountIn } from '../../ledger/rows/accounts.ts';
import type { WorkRow } from '../../ledger/store.ts';
import { readOffice, type Office } from '../office.ts';
import { hasEnded, newToken, noteUse, tokenDigest, workData, workRow } from './working.ts';

const HOUR = 3_600_000;
/** A session ends after this time without use, and after this number of days in any case. */
const IDLE = 12 * HOUR;
const LONGEST = 14 * 24 * HOUR;
/** How often the use of a session is noted. */
const NOTED_EVERY = HOUR / 6;

interface KeptSession {
  readonly began: number;
  readonly used: number;
  /** The browser's own description of itself, shortened. */
  readonly agent: string;
}

export interface SignedIn {
  readonly account: Account;
  /** Its name in lists: the beginning of the token's digest. */
  readonly session: string;
  readonly token: string;
}

const row = (key: string, account: string, kept: KeptSession): WorkRow =>
  workRow('session', key, account, {
    now: kept.used,
    until: Math.min(kept.used + IDLE, kept.began + LONGEST),
    data: kept,
  });

/** Always with a new token, so that nobody can prepare one; expired sessions are removed. */
export async function beginSession(office: Office, account: string, agent: string): Promise<string> {
  const token = newToken(office.random);
  const now = office.clock();
  const kept: KeptSession = { began: now, used: now, agent: agent.slice(0, 120) };
  await office.store.write(async (desk) => {
    await desk.dropWorkBefore('session', timeText(now));
    await desk.putWork(row(tokenDigest(token), account, kept));
  });
  return token;
}

/** The account of a token; undefined where the token is no longer valid. */
export async function sessionOf(office: Office, token: string): Promise<SignedIn | undefined> {
  const key = tokenDigest(token);
  const found = await readOffice(office, async (desk) => {
    const kept = await desk.workRow('session', key);
    return kept === undefined || hasEnded(kept, office.clock())
      ? undefined
      : { kept, account: await accountIn(desk, kept.owner) };
  });
  if (found?.account === undefined || found.account.closed === true) return undefined;
  const data = workData<KeptSession>(found.kept);
  const now = office.clock();
  if (now - data.used > NOTED_EVERY) {
    noteUse(office.store, 'session', key, ({ owner }) => row(key, owner, { ...data, used: now }));
  }
  return { account: found.account, session: key.slice(0, 12), token };
}

export interface ShownSession {
  readonly session: string;
  readonly began: string;
  readonly used: string;
  readonly agent: string;
}

export const sessionsOf = (office: Office, account: string): Promise<readonly ShownSession[]> =>
  readOffice(office, async (desk) =>
    (await desk.workRows('session', account))
      .filter((each) => !hasEnded(each, office.clock()))
      .map((each) => {
        const { began, used, agent } = workData<KeptSession>(each);
        return { session: each.key.slice(0, 12), began: timeText(began), used: timeText(used), agent };
      }),
  );

/** One by its name in the list, or all; or all but one. */
export const endSessions = (
  office: Office,
  account: string,
  which: { readonly session?: string; readonly except?: string } = {},
): Promise<void> =>
  office.store.write(async (desk) => {
    const rows = await desk.workRows('session', account);
    const ending = rows.filter(
      ({ key }) =>
        (which.session === undefined || key.startsWith(which.session)) &&
        (which.except === undefined || !key.startsWith(which.except)),
    );
    await desk.dropWork(
      'session',
      ending.map(({ key }) => key),
    );
  });

/** A value in every form of a session, which another site cannot know. */
export const formToken = (token: string): string => hash('sha256', `form ${token}`).slice(0, 32);
