/** `elobook requests list|show|confirm|decline`: what waits for a second officer. */
import type { UserWords } from '../../content/en/commands/users.ts';
import type { ShownRequest } from '../../acts/requests.ts';
import { changeAs, readAs, workingAccount } from '../working-account.ts';
import { type ActionInput, actionCommand, onlyArgument } from '../actions.ts';
import { AccessRefusal, type ExitCode } from '../exit.ts';
import { optionText } from '../given.ts';
import { isOptionOn } from '../options.ts';

type RequestActionInput = ActionInput<UserWords>;

const ACTIONS = { list, show, confirm, decline } as const;
export const REQUEST_ACTIONS = Object.keys(ACTIONS);

export const requestsCommand = actionCommand({
  name: 'requests',
  words: ({ users }) => users,
  actions: ACTIONS,
  reading: { list: 'account.own', show: 'account.own' },
  usual: 'list',
});

const requestLine = ({ request, act, by, asked, state, ground }: ShownRequest, words: UserWords): string =>
  [request.padEnd(4), words.states[state], act, by, asked, ...(ground === undefined ? [] : [ground])].join('  ');

async function list({ office, at, options, words }: RequestActionInput): Promise<ExitCode> {
  const { listRequests, seesRequest } = await import('../../acts/requests.ts');
  const all = await listRequests(office, isOptionOn(options, 'all') ? undefined : 'waits');
  const working = await workingAccount(office, options);
  const value = working === undefined ? all : all.filter((each) => seesRequest(working.account, each));
  return at.print({ value, findings: [] }, (seen) =>
    seen.length === 0 ? [words.noRequests] : seen.map((each) => requestLine(each, words)),
  );
}

const idOf = (args: readonly string[], action: string): string =>
  onlyArgument(args, (words) => words.oneRequest(`requests ${action}`)).toLowerCase();

async function show({ office, at, args, options, words }: RequestActionInput): Promise<ExitCode> {
  const { requestedCall, seesRequest } = await import('../../acts/requests.ts');
  const { value, findings } = await requestedCall(office, idOf(args, 'show'));
  const working = await workingAccount(office, options);
  if (value !== undefined && working !== undefined && !seesRequest(working.account, value.shown)) {
    await readAs(office, options, 'requests.confirm');
  }
  const outcome = { ...(value === undefined ? {} : { value: value.shown }), findings };
  return at.print(outcome, (shown) => [
    requestLine(shown, words),
    ...JSON.stringify(shown.input, undefined, 2).split('\n'),
    ...shown.files,
  ]);
}

/** Second officers are accounts: an office without any has no requests. */
async function account({ office, options }: RequestActionInput) {
  const working = await workingAccount(office, options);
  if (working !== undefined) return working;
  const { accessFinding } = await import('../../desk/findings/access.ts');
  throw new AccessRefusal(accessFinding('access.no-account', {}));
}

async function confirm(input: RequestActionInput): Promise<ExitCode> {
  const { office, at, args, options, words } = input;
  const request = idOf(args, 'confirm');
  const [{ account: who }, change] = [await account(input), await changeAs(office, options, 'requests.confirm')];
  const { confirmRequest } = await import('../../acts/requests.ts');
  const { actOf } = await import('../../acts/registry.ts');
  const outcome = await confirmRequest(office, who, request, actOf, change);
  return at.print(outcome, () => [words.confirmed(request)]);
}

async function decline(input: RequestActionInput): Promise<ExitCode> {
  const { office, at, args, options, words } = input;
  const request = idOf(args, 'decline');
  const { account: who } = await account(input);
  const change = await changeAs(office, options, 'account.own');
  const { declineRequest } = await import('../../acts/requests.ts');
  const { actOf } = await import('../../acts/registry.ts');
  const { changeTogether } = await import('../../desk/change.ts');
  const outcome = await changeTogether(office, change, (within) =>
    declineRequest(within, who, request, actOf, optionText(options, 'ground')),
  );
  return at.print(outcome, () => [words.declined(request)]);
}
