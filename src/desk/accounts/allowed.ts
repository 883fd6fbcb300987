/** Whether an account may do an act, depending on what the act is about. */
import type { Finding } from '../../core/finding.ts';
import { eventNumber } from '../../ledger/ids.ts';
import { type Account, accountIn, accountsIn } from '../../ledger/rows/accounts.ts';
import { eventSubject } from '../../ledger/rows/subjects.ts';
import type { Desk, EventRow } from '../../ledger/store.ts';
import { eventData } from '../../ledger/rows/events.ts';
import { accessFinding } from '../findings/access.ts';
import { eventFinding } from '../findings/events.ts';
import { type ActName, bringsEvents, extentOf, rolesOf } from './permissions.ts';

/**
 * What an act is about, as far as it is known beforehand: an event, a pool, an account, or the role of a new account.
 */
export interface ActScope {
  readonly event?: string | undefined;
  readonly pool?: string | undefined;
  readonly account?: string | undefined;
  readonly role?: string | undefined;
}

/** Undefined where the account may. */
export async function refusalOf(
  desk: Desk,
  account: Account,
  act: ActName,
  scope: ActScope,
): Promise<Finding | undefined> {
  const { role } = account;
  if (account.closed === true) return accessFinding('access.account-closed', { account: account.account });
  const extent = extentOf(act, role);
  if (extent === undefined) return accessFinding('access.forbidden', { act, role, roles: rolesOf(act) });
  if (extent === 'any') return undefined;
  const of = scope.role ?? (await roleOf(desk, scope.account));
  if (of !== undefined && !bringsEvents(of)) return accessFinding('access.other-role', { act, role, of });
  const row = scope.event === undefined ? undefined : await desk.event(eventNumber(scope.event) ?? 0);
  // another account may create it before the act is done
  if (scope.event !== undefined && row === undefined) return eventFinding('event.unknown', { event: scope.event });
  if (role === 'officer') {
    const pool = row?.pool ?? scope.pool;
    const { pools } = account;
    return pool === undefined || pools === undefined || pools.includes(pool)
      ? undefined
      : accessFinding('access.other-pool', { act, pool, pools });
  }
  // an event that does not exist yet becomes the account's own
  if (row === undefined || (await isOwnEvent(desk, account, row))) return undefined;
  return accessFinding('access.not-own', { act, role });
}

const roleOf = async (desk: Desk, account: string | undefined): Promise<string | undefined> =>
  account === undefined ? undefined : (await accountIn(desk, account))?.role;

/**
 * The same for further permissions that an act needs, such as accepting what it submits: an account that is responsible
 * for some pools has to name the pool.
 */
export async function refusalOfFurther(
  desk: Desk,
  account: Account,
  act: ActName,
  scope: ActScope,
): Promise<Finding | undefined> {
  const against = await refusalOf(desk, account, act, scope);
  if (against !== undefined) return against;
  const { role, pools } = account;
  const isOpen = scope.event === undefined && scope.pool === undefined;
  return isOpen && role === 'officer' && pools !== undefined && extentOf(act, role) === 'own'
    ? accessFinding('access.pool-open', { act, pools })
    : undefined;
}

/** Whether the account may see this event: `events.show`, once the event is known. */
export async function seesEvent(desk: Desk, account: Account, row: EventRow): Promise<boolean> {
  const { role, pools } = account;
  if (role === 'administrator') return true;
  return role === 'officer' ? pools === undefined || pools.includes(row.pool) : isOwnEvent(desk, account, row);
}

/** The events that the account may see. */
export async function eventsSeen(
  desk: Desk,
  account: Account,
  events: readonly string[],
): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  for (const event of new Set(events)) {
    const row = await desk.event(eventNumber(event) ?? 0);
    if (row !== undefined && (await seesEvent(desk, account, row))) seen.add(event);
  }
  return seen;
}

/** Whether the account or another of the same club or federation submitted it, or the event is the federation's. */
export async function isOwnEvent(desk: Desk, account: Account, row: EventRow): Promise<boolean> {
  const { role, club, federation } = account;
  const { registration = {}, facts = registration } = eventData(row);
  if (role === 'federation' && federation !== undefined && facts['federation'] === federation) return true;
  const brought = new Set(
    (await desk.entriesAbout(eventSubject(row.event)))
      .filter(({ kind }) => kind === 'event.registered' || kind === 'event.submitted')
      .map(({ author }) => author),
  );
  if (brought.has(account.account)) return true;
  if (role === 'arbiter') return false;
  const colleagues = (await accountsIn(desk)).filter((each) =>
    role === 'club'
      ? club !== undefined && each.club === club
      : federation !== undefined && each.federation === federation,
  );
  return colleagues.some((each) => brought.has(each.account));
}
