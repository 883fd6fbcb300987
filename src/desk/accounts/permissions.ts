/**
 * Permissions: one table of every act of the office, used by the desk in the browser, the API and the command line.
 * `own`: events that the account submitted, or that are its club's or its federation's; for an officer those of the
 * pools that he or she is responsible for, and accounts of those who submit events. `any`: everywhere. A role that is
 * not named may not do the act.
 */
import { type Account, type AccountRole, ROLES } from '../../ledger/rows/accounts.ts';

export { ROLES };
export type { Account };

export type Extent = 'own' | 'any';
type Grants = Readonly<Partial<Record<AccountRole, Extent>>>;

/** Those who submit events, and those who decide on them. */
const BRINGING: Grants = { arbiter: 'own', club: 'own', federation: 'own', officer: 'own', administrator: 'any' };
const JUDGING: Grants = { officer: 'own', administrator: 'any' };
const REGISTRY: Grants = { officer: 'any', administrator: 'any' };
const RUNNING: Grants = { administrator: 'any' };
/** Officers invite those who submit events, and help them to sign in; but not each other. */
const INVITING: Grants = { officer: 'own', administrator: 'any' };
const EVERYBODY: Grants = { arbiter: 'any', club: 'any', federation: 'any', officer: 'any', administrator: 'any' };

export const PERMISSIONS = {
  'events.register': BRINGING,
  'events.submit': BRINGING,
  'events.change': BRINGING,
  'events.comment': BRINGING,
  'events.withdraw': BRINGING,
  'events.show': BRINGING,
  'events.answer': JUDGING,
  'events.accept': JUDGING,
  'events.refuse': JUDGING,
  'events.correct': JUDGING,
  'events.export': JUDGING,
  'events.erase-arbiters': JUDGING,
  'lists.publish': JUDGING,
  'standings.decide': JUDGING,
  'pools.open': RUNNING,
  'pools.set': RUNNING,
  'pools.change': RUNNING,
  'pools.close': RUNNING,
  'pools.adjust': JUDGING,
  'pools.rerate': JUDGING,
  'players.add': REGISTRY,
  'players.change': REGISTRY,
  'players.merge': REGISTRY,
  'players.split': REGISTRY,
  'players.erase': REGISTRY,
  'players.import': REGISTRY,
  'players.tidy': REGISTRY,
  'players.attach': REGISTRY,
  'players.show': REGISTRY,
  'players.export': REGISTRY,
  'federations.set': REGISTRY,
  'office.set': RUNNING,
  /** What is due, what is doubtful, what lists would have been. */
  'office.show': REGISTRY,
  'office.audit': REGISTRY,
  /** Everything, including birth dates, as a copy. */
  'office.backup': RUNNING,
  'office.readings': RUNNING,
  'keys.new': RUNNING,
  'keys.retire': RUNNING,
  'users.add': INVITING,
  'users.change': RUNNING,
  'users.erase': RUNNING,
  'users.invite': INVITING,
  'users.second-factor': INVITING,
  'users.system': RUNNING,
  'users.keys': RUNNING,
  'webhooks.change': RUNNING,
  'requests.confirm': REGISTRY,
  'requests.decline': REGISTRY,
  'account.own': EVERYBODY,
} as const satisfies Readonly<Record<string, Grants>>;

/** Roles whose accounts officers look after. */
const BRINGERS: readonly AccountRole[] = ['arbiter', 'club', 'federation'];

export const bringsEvents = (role: string): boolean => (BRINGERS as readonly string[]).includes(role);

/** The roles that an account can assign to others. */
export const rolesGivenBy = ({ role }: Pick<Account, 'role'>): readonly AccountRole[] => {
  const extent = extentOf('users.add', role);
  return extent === undefined ? [] : extent === 'any' ? ROLES : BRINGERS;
};

/** The accounts that one may see: all of them, or those that it looks after, and itself. */
export const accountsSeenBy = <A extends Pick<Account, 'account' | 'role'>>(
  { account, role }: Pick<Account, 'account' | 'role'>,
  accounts: readonly A[],
): readonly A[] =>
  extentOf('users.invite', role) === 'any'
    ? accounts
    : accounts.filter((each) => each.account === account || bringsEvents(each.role));

export type ActName = keyof typeof PERMISSIONS;
export const ACT_NAMES = Object.keys(PERMISSIONS) as readonly ActName[];

export const extentOf = (act: ActName, role: AccountRole): Extent | undefined => (PERMISSIONS[act] as Grants)[role];

export const rolesOf = (act: ActName): readonly AccountRole[] => Object.keys(PERMISSIONS[act]) as AccountRole[];

/** Whether a role may do an act at all: decides what is offered, before it is known what the act is about. */
export const mayAnywhere = (account: Pick<Account, 'role'>, act: ActName): boolean =>
  extentOf(act, account.role) !== undefined;

/** Acts that need a second officer, unless the office has switched that off. */
export const CONFIRMED_ACTS: readonly ActName[] = [
  'lists.publish',
  'events.correct',
  'standings.decide',
  'pools.adjust',
  'pools.rerate',
  'players.erase',
  'players.merge',
  'players.split',
  'players.import',
];
