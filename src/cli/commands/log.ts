/** `elobook log show|sign`: where the public log of the office stands, and who says so. */
import type { LogWords } from '../../content/en/commands/log.ts';
import { type ActionInput, actionCommand } from '../actions.ts';
import type { ExitCode } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';
import { changeAs } from '../working-account.ts';

type LogActionInput = ActionInput<LogWords>;

const ACTIONS = { show, sign } as const;
export const LOG_ACTIONS = Object.keys(ACTIONS);

export const logCommand = (action: string | undefined, options: object): Promise<ExitCode> =>
  command(action, [], options);

const command = actionCommand({
  name: 'log',
  words: ({ log }) => log,
  actions: ACTIONS,
  reading: { show: 'anybody' },
  usual: 'show',
});

/** A checkpoint is made of lines, and printed as it is. */
const linesOf = ({ text }: { readonly text: string }): readonly string[] => text.trimEnd().split('\n');

async function show({ office, at }: LogActionInput): Promise<ExitCode> {
  const { newestCheckpoint } = await import('../../desk/keys/sign-log.ts');
  const { logFinding } = await import('../../desk/findings/log.ts');
  const value = await office.store.read(newestCheckpoint);
  const outcome =
    value === undefined ? { findings: [logFinding('log.unsigned', {}, 'note')] } : { value, findings: [] };
  return at.print(outcome, linesOf);
}

/** The key of the office speaks for it: whoever may make a new one may use it. */
async function sign({ office, at, options }: LogActionInput): Promise<ExitCode> {
  await changeAs(office, options, 'keys.new');
  const { signLog } = await import('../../desk/keys/sign-log.ts');
  return at.print(await signLog(office, await keyHolderOf(options)), linesOf);
}
