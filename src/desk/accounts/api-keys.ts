/** Keys for programs: shown once, kept as their digests, each for some of what its account may do. */
import { timeText } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { type Account, accountIn } from '../../ledger/rows/accounts.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { accessFinding } from '../findings/access.ts';
import type { ActName } from './permissions.ts';
import { newToken, noteUse, tokenDigest, workData, workRow } from './working.ts';

/** What a key may be for: groups of acts, by the part of their names before the dot; `read` is everything that only reads. */
export const KEY_SCOPES = ['reports', 'events', 'players', 'lists', 'pools', 'office', 'read'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** Which of them an act belongs to, where that is not the part of its name before the dot. */
const SCOPE_OF: Readonly<Record<string, KeyScope>> = {
  standings: 'lists',
  federations: 'players',
  keys: 'office',
  users: 'office',
  webhooks: 'office',
  requests: 'office',
  account: 'office',
};

/** What a key must be for, one of them, so that the act can be done with it. */
export function scopesOf(act: ActName): readonly KeyScope[] {
  const [group = ''] = act.split('.');
  const scope = SCOPE_OF[group] ?? (group as KeyScope);
  return act === 'events.submit' ? [scope, 'reports'] : [scope];
}

const PREFIX = 'elk_';
const NOTED_EVERY = 60_000;

interface KeptKey {
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Absent before the first use. */
  readonly used?: number;
}

export interface ShownApiKey {
  /** By which it is named: the beginning of its digest. */
  readonly key: string;
  readonly account: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly made: string;
  readonly used?: string;
}

export interface NewApiKey extends ShownApiKey {
  /** The key itself, which is not told again. */
  readonly secret: string;
}

const NAMED = 12;

export async function newApiKey(
  office: Office,
  { account, name, scopes }: { readonly account: string; readonly name: string; readonly scopes: readonly string[] },
): Promise<Outcome<NewApiKey>> {
  const wrong = scopes.find((scope) => !(KEY_SCOPES as readonly string[]).includes(scope));
  if (wrong !== undefined || scopes.length === 0) return refused(accessFinding('access.scope', { scope: wrong ?? '' }));
  if (name.trim() === '') return refused(accessFinding('access.name-missing', {}));
  const secret = `${PREFIX}${newToken(office.random)}`;
  const now = office.clock();
  const kept = { name: name.trim().slice(0, 100), scopes: scopes as readonly KeyScope[] };
  const key = tokenDigest(secret);
  await office.store.write((desk) => desk.putWork(workRow('api-key', key, account, { now, data: kept })));
  const shown = { key: key.slice(0, NAMED), account, ...kept, made: timeText(now), secret };
  return { value: shown, findings: [] };
}

export const apiKeysOf = (office: Office, account?: string): Promise<readonly ShownApiKey[]> =>
  readOffice(office, async (desk) =>
    (await desk.workRows('api-key', account)).map(({ key, owner, time, ...row }) => {
      const { used, ...kept } = workData<KeptKey>({ key, owner, time, ...row });
      return {
        key: key.slice(0, NAMED),
        account: owner,
        ...kept,
        made: time,
        ...(used === undefined ? {} : { used: timeText(used) }),
      };
    }),
  );

export const revokeApiKey = (office: Office, name: string, account?: string): Promise<Outcome<true>> =>
  office.store.write(async (desk) => {
    const keys = (await desk.workRows('api-key', account)).filter(({ key }) => key.startsWith(name));
    if (keys.length !== 1) return refused(accessFinding('access.key-unknown', {}));
    await desk.dropWork(
      'api-key',
      keys.map(({ key }) => key),
    );
    return { value: true, findings: [] };
  });

export interface KeyHolderAccount {
  readonly account: Account;
  readonly scopes: readonly KeyScope[];
  /** By which the key is named. */
  readonly key: string;
}

/** Undefined where the key is for it. */
export const scopeRefusal = (scopes: readonly KeyScope[], needed: readonly KeyScope[]): Finding | undefined =>
  needed.some((scope) => scopes.includes(scope))
    ? undefined
    : accessFinding('access.scope', { scope: needed[0] as KeyScope });

/** Whose key it is, and what for; its use is noted once a minute. */
export async function accountOfKey(office: Office, secret: string): Promise<Outcome<KeyHolderAccount>> {
  const key = tokenDigest(secret);
  const found = await readOffice(office, async (desk) => {
    const row = secret.startsWith(PREFIX) ? await desk.workRow('api-key', key) : undefined;
    return row === undefined ? undefined : { row, account: await accountIn(desk, row.owner) };
  });
  if (found?.account === undefined || found.account.closed === true) {
    return refused(accessFinding('access.key-unknown', {}));
  }
  const kept = workData<KeptKey>(found.row);
  const now = office.clock();
  if (now - (kept.used ?? 0) > NOTED_EVERY) {
    noteUse(office.store, 'api-key', key, (row) => ({ ...row, data: JSON.stringify({ ...kept, used: now }) }));
  }
  return { value: { account: found.account, scopes: kept.scopes, key: key.slice(0, NAMED) }, findings: [] };
}
