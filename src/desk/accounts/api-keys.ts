/** Keys for programs: shown once, stored as digests, each limited to some of the acts of its account. */
import { timeText } from '../../core/dates.ts';
import type { Finding } from '../../core/finding.ts';
import { type Account, accountsIn } from '../../ledger/rows/accounts.ts';
import type { WorkRow } from '../../ledger/store.ts';
import { readOffice, type Office, type Outcome, refused } from '../office.ts';
import { accessFinding } from '../findings/access.ts';
import type { ActName } from './permissions.ts';
import { newToken, noteUse, tokenDigest, workData, workRow } from './working.ts';

/**
 * Scopes of keys: groups of acts, by the part of their names before the dot; `read` covers everything that only reads.
 */
export const KEY_SCOPES = ['reports', 'events', 'players', 'lists', 'pools', 'office', 'read'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];

/** The scopes of acts whose name does not begin with their scope. */
const SCOPE_OF: Readonly<Record<string, KeyScope>> = {
  standings: 'lists',
  federations: 'players',
  keys: 'office',
  users: 'office',
  webhooks: 'office',
  requests: 'office',
  account: 'office',
};

/** The scopes that allow an act; a key needs one of them. */
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
  /** Its name: the beginning of its digest. */
  readonly key: string;
  readonly account: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly made: string;
  readonly used?: string;
}

export interface NewApiKey extends ShownApiKey {
  /** The key itself, which is never shown again. */
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
  /** The name of the key. */
  readonly key: string;
}

/** Undefined where the key has the scope. */
export const scopeRefusal = (scopes: readonly KeyScope[], needed: readonly KeyScope[]): Finding | undefined =>
  needed.some((scope) => scopes.includes(scope))
    ? undefined
    : accessFinding('access.scope', { scope: needed[0] as KeyScope });

/** The owners of some keys, all read at the same moment. */
export async function accountsOfKeys(
  office: Office,
  secrets: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Outcome<KeyHolderAccount>>> {
  const { rows, accounts } = await readOffice(office, async (desk) => {
    const kept = new Map<string, WorkRow>();
    for (const secret of secrets) {
      const row = secret.startsWith(PREFIX) ? await desk.workRow('api-key', tokenDigest(secret)) : undefined;
      if (row !== undefined) kept.set(secret, row);
    }
    return { rows: kept, accounts: kept.size === 0 ? [] : await accountsIn(desk) };
  });
  return new Map(
    Array.from(secrets, (secret) => {
      const row = rows.get(secret);
      const account = row === undefined ? undefined : accounts.find((each) => each.account === row.owner);
      return [secret, holderOf(office, row, account)] as const;
    }),
  );
}

/** The owner and the scopes of a key; its use is noted once a minute. */
function holderOf(office: Office, row: WorkRow | undefined, account: Account | undefined): Outcome<KeyHolderAccount> {
  if (row === undefined || account === undefined || account.closed === true) {
    return refused(accessFinding('access.key-unknown', {}));
  }
  const { key } = row;
  const kept = workData<KeptKey>(row);
  const now = office.clock();
  if (now - (kept.used ?? 0) > NOTED_EVERY) {
    noteUse(office.store, 'api-key', key, (present) => ({ ...present, data: JSON.stringify({ ...kept, used: now }) }));
  }
  return { value: { account, scopes: kept.scopes, key: key.slice(0, NAMED) }, findings: [] };
}

export const accountOfKey = async (office: Office, secret: string): Promise<Outcome<KeyHolderAccount>> =>
  (await accountsOfKeys(office, new Set([secret]))).get(secret) as Outcome<KeyHolderAccount>;
