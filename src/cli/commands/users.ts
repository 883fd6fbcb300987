/** `elobook users list|add|change|erase|invite|reset|system|keys`: who works in the office. */
import type { UserWords } from '../../content/en/commands/users.ts';
import type { ShownAccount } from '../../desk/accounts/accounts.ts';
import type { NewApiKey, ShownApiKey } from '../../desk/accounts/api-keys.ts';
import type { Invitation } from '../../desk/accounts/invitations.ts';
import type { SecondFactorReset } from '../../desk/accounts/second-factor.ts';
import type { Office, Outcome } from '../../desk/office.ts';
import { actAs } from '../acting.ts';
import { type ActionInput, actionCommand, onlyArgument } from '../actions.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { givenAmong, neededText, optionText, optionTexts } from '../given.ts';
import { changeOptionsOf } from '../change-options.ts';
import { accountsSeenBy } from '../../desk/accounts/permissions.ts';
import { isOptionOn } from '../options.ts';
import { settingText } from '../settings.ts';
import { changeAs, systemUser, workingAccount } from '../working-account.ts';

type UserActionInput = ActionInput<UserWords>;

const ACTIONS = { list, add, change, erase, invite, reset, system, keys } as const;
export const USER_ACTIONS = Object.keys(ACTIONS);

export const usersCommand = actionCommand({
  name: 'users',
  words: ({ users }) => users,
  actions: ACTIONS,
  reading: { list: 'users.add' },
  usual: 'list',
  check: (action, args) => {
    if (action === 'list' && args.length > 0) throw new UsageError((words) => words.nothingMore('users list'));
  },
});

const accountLine = ({ account, name, mail, role, pools, federation, club, closed }: ShownAccount, words: UserWords) =>
  [
    account.padEnd(4),
    words.roles[role],
    name ?? words.erasedName,
    ...[mail, pools?.join(', '), federation, club, closed === true ? words.closed : undefined].filter(
      (each) => each !== undefined,
    ),
  ].join('  ');

async function list({ office, at, options, words }: UserActionInput): Promise<ExitCode> {
  const { listAccounts } = await import('../../desk/accounts/accounts.ts');
  const { systemUsers } = await import('../../desk/accounts/system-users.ts');
  const working = await workingAccount(office, options);
  const all = await listAccounts(office);
  const accounts = working === undefined ? all : accountsSeenBy(working.account, all);
  const isSeen = new Set(accounts.map(({ account }) => account));
  const users = (await systemUsers(office)).filter(({ account }) => isSeen.has(account));
  return at.print({ value: { accounts, users }, findings: [] }, () =>
    accounts.length === 0
      ? [words.none]
      : [
          ...accounts.map((each) => accountLine(each, words)),
          ...users.map(({ user, account }) => words.connected(user, account)),
        ],
  );
}

/** What may be said of an account; `-` takes it away. */
function fieldsOf(options: object): object {
  const given = givenAmong(options, ['name', 'mail', 'role', 'federation', 'club', 'language']);
  const pools = optionTexts(options, 'pool');
  const cleared = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, text === '-' ? '' : text]));
  return { ...cleared, ...(pools.length === 0 ? {} : { pools: pools.filter((pool) => pool !== '-') }) };
}

/** The first one is an administrator's: whoever adds it is that administrator, by the user of the system. */
async function add({ office, at, args, options, words }: UserActionInput): Promise<ExitCode> {
  const name = onlyArgument(args, (words) => words.users.add);
  const input = { role: neededText(options, 'role'), ...fieldsOf(options), name };
  const { addAccount } = await import('../../desk/accounts/accounts.ts');
  if ((await workingAccount(office, options)) !== undefined) {
    const change = await changeAs(office, options, 'users.add', { role: input.role });
    return at.print(await addAccount(office, input, change), ({ account }) => [
      words.added(account, name),
      words.inviteNext(account),
    ]);
  }
  const { changeTogether } = await import('../../desk/change.ts');
  const { connectSystemUser } = await import('../../desk/accounts/system-users.ts');
  const change = changeOptionsOf(options);
  const user = systemUser();
  const outcome = await changeTogether(office, change, async (within): Promise<Outcome<ShownAccount>> => {
    const added = await addAccount(within, input, { ...change, dryRun: false });
    if (added.value === undefined) return added;
    const { findings } = await connectSystemUser(within, { user, account: added.value.account });
    return { ...added, findings: [...added.findings, ...findings] };
  });
  return at.print(outcome, ({ account }) => [
    words.added(account, name),
    words.connected(user, account),
    words.inviteNext(account),
  ]);
}

/** What `users change` can change. */
const CHANGED = ['--name', '--mail', '--role', '--pool', '--federation', '--club', '--language', '--close', '--reopen'];

async function change({ office, at, args, options, words }: UserActionInput): Promise<ExitCode> {
  const account = onlyArgument(args, (words) => words.oneAccount('users change'));
  const [isClosed, isOpen] = [isOptionOn(options, 'close'), isOptionOn(options, 'reopen')];
  if (isClosed && isOpen) throw new UsageError((words) => words.twoThings('--close', '--reopen'));
  const fields = { ...fieldsOf(options), ...(isClosed || isOpen ? { closed: isClosed } : {}) };
  if (Object.keys(fields).length === 0) {
    throw new UsageError((words) => words.options('users change', CHANGED));
  }
  const { changeAccount } = await import('../../desk/accounts/accounts.ts');
  const outcome = await changeAccount(office, { account, ...fields }, await changeAs(office, options, 'users.change'));
  return at.print(outcome, (changed) => [words.changed(changed.account), accountLine(changed, words)]);
}

async function erase({ office, at, args, options, words }: UserActionInput): Promise<ExitCode> {
  const account = onlyArgument(args, (words) => words.oneAccount('users erase'));
  const { eraseAccount } = await import('../../desk/accounts/accounts.ts');
  const outcome = await eraseAccount(office, { account }, await changeAs(office, options, 'users.erase'));
  return at.print(outcome, () => [words.erased(account)]);
}

/** Sends what is to be sent, where the environment names a mail server and where people reach the office. */
async function withMailerOf(office: Office): Promise<Office> {
  const { mailOptionsOf, publicUrlIn } = await import('./serve.ts');
  const [mail, { publicUrl }] = [mailOptionsOf({}), publicUrlIn({})];
  if (mail === undefined || publicUrl === undefined) return office;
  const { smtpMailer } = await import('../../http/mail.ts');
  return { ...office, mailer: smtpMailer(office, { ...mail, site: () => publicUrl }) };
}

/** What lies beside the ledger is done by its act, which undoes it where it is only to be shown. */
async function byAct<V>(
  { office, at, options }: UserActionInput,
  act:
    | 'users.invite'
    | 'users.reset'
    | 'users.reset-second-factor'
    | 'users.system'
    | 'users.new-key'
    | 'users.revoke-key',
  input: Readonly<Record<string, unknown>>,
  lines: (value: V) => readonly string[],
): Promise<ExitCode> {
  const { actOf } = await import('../../acts/registry.ts');
  const { inputFaults } = await import('../../acts/perform.ts');
  const faults = inputFaults(actOf(act), input);
  if (faults.length > 0) return at.print({ findings: faults });
  const { accessFinding } = await import('../../desk/findings/access.ts');
  if ((await workingAccount(office, options)) === undefined) {
    return at.print({ findings: [accessFinding('access.first-administrator', {})] });
  }
  const mailing = await withMailerOf(office);
  const outcome = await actAs<V>(
    mailing,
    options,
    { act, input },
    (change, within) => actOf(act).run(within, { input: input as never, files: [] }, change) as Promise<Outcome<V>>,
  );
  return at.print(outcome, lines);
}

/** In the language of whoever invites; below the address of the site, where the environment does not name it. */
const linkLines =
  ({ words, options }: UserActionInput) =>
  ({ token, until }: Partial<Invitation>): readonly string[] => {
    if (token === undefined) return [];
    const path = `/${optionText(options, 'lang') ?? 'en'}/office/join/${token}`;
    const site = settingText({}, 'publicUrl', 'ELOBOOK_PUBLIC_URL');
    return site === undefined
      ? [words.link(until as string), `  ${path}`]
      : [words.wholeLink(until as string), `  ${new URL(site).origin}${path}`];
  };

/** Of a message to an account that says none. */
function languageIn({ options }: UserActionInput): { readonly language?: string } {
  const language = optionText(options, 'lang');
  return language === undefined ? {} : { language };
}

function invite(input: UserActionInput): Promise<ExitCode> {
  const account = onlyArgument(input.args, (words) => words.oneAccount('users invite'));
  return byAct(input, 'users.invite', { account, ...languageIn(input) }, linkLines(input));
}

function reset(input: UserActionInput): Promise<ExitCode> {
  const account = onlyArgument(input.args, (words) => words.oneAccount('users reset'));
  const { words, options } = input;
  if (isOptionOn(options, 'secondFactor')) {
    return byAct(input, 'users.reset-second-factor', { account }, ({ removed }: SecondFactorReset) =>
      removed.length === 0 ? [] : [words.secondFactorReset(account)],
    );
  }
  return byAct(input, 'users.reset', { account, ...languageIn(input) }, linkLines(input));
}

function system(input: UserActionInput): Promise<ExitCode> {
  const [user, account, ...more] = input.args;
  if (user === undefined || account === undefined || more.length > 0) {
    throw new UsageError((usage) => usage.users.system);
  }
  const { words } = input;
  const given = account === '-' ? { user } : { user, account };
  return byAct(input, 'users.system', given, () => [
    account === '-' ? words.disconnected(user) : words.connected(user, account),
  ]);
}

const keyLine = ({ key, account, name, scopes, made, used }: ShownApiKey, words: UserWords): string =>
  [key, account.padEnd(4), name, scopes.join(','), made, used === undefined ? words.never : words.used(used)].join(
    '  ',
  );

async function keys(input: UserActionInput): Promise<ExitCode> {
  const { office, at, args, options, words } = input;
  const [action = 'list', account, ...more] = args;
  if (action === 'list' && more.length === 0) {
    await changeAs(office, options, 'users.keys');
    const { apiKeysOf } = await import('../../desk/accounts/api-keys.ts');
    const value = await apiKeysOf(office, account);
    return at.print({ value, findings: [] }, (all) =>
      all.length === 0 ? [words.noKeys] : all.map((each) => keyLine(each, words)),
    );
  }
  if (action === 'new' && account !== undefined && more.length === 0) {
    const name = neededText(options, 'name');
    const scopes = optionTexts(options, 'scope').flatMap((each) => each.split(',').map((part) => part.trim()));
    return byAct(input, 'users.new-key', { account, name, scopes }, ({ key, secret, ...shown }: Partial<NewApiKey>) =>
      secret === undefined ? [] : [words.newKey(key as string, shown.account as string), `  ${secret}`],
    );
  }
  const [key, ...others] = more;
  if (action === 'revoke' && account !== undefined && key !== undefined && others.length === 0) {
    return byAct(input, 'users.revoke-key', { account, key }, () => [words.revoked(key)]);
  }
  throw new UsageError((usage) => usage.users.keys);
}
