/** `elobook log show|sign`: where the public log of the office stands, and who says so. */
import type { LogWords } from '../../content/en/commands/log.ts';
import type { LogCheckpoint } from '../../desk/keys/sign-log.ts';
import type { Outcome } from '../../desk/office.ts';
import { type ActionInput, actionCommand } from '../actions.ts';
import { cosigned } from '../cosigned.ts';
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

/** With who has cosigned it, and when; beside the checkpoint, which stays one. */
async function withCosigners({ value, findings }: Outcome<LogCheckpoint>): Promise<Outcome<LogCheckpoint>> {
  if (value === undefined) return { findings };
  const { cosignersOf } = await import('../../desk/keys/ask-witnesses.ts');
  const { logFinding } = await import('../../desk/findings/log.ts');
  const told = cosignersOf(value.text).map(({ name, time }) =>
    logFinding('log.cosigned', { witness: name, day: time.slice(0, 10) }, 'note'),
  );
  return { value, findings: [...findings, ...told] };
}

async function show({ office, at }: LogActionInput): Promise<ExitCode> {
  const { newestCheckpoint } = await import('../../desk/keys/sign-log.ts');
  const { logFinding } = await import('../../desk/findings/log.ts');
  const value = await office.store.read(newestCheckpoint);
  const outcome =
    value === undefined ? { findings: [logFinding('log.unsigned', {}, 'note')] } : { value, findings: [] };
  return at.print(await withCosigners(outcome), linesOf);
}

/** The key of the office speaks for it: whoever may make a new one may use it. */
async function sign({ office, at, options }: LogActionInput): Promise<ExitCode> {
  await changeAs(office, options, 'keys.new');
  const { signLog } = await import('../../desk/keys/sign-log.ts');
  const signed = await cosigned(office, await signLog(office, await keyHolderOf(options)));
  return at.print(await withCosigners(signed), linesOf);
}
