/** `elobook log show|sign|open`: where the public log of the office stands, who says so, and what is hidden of an entry that it tells. */
import type { LogWords } from '../../content/en/commands/log.ts';
import type { LogCheckpoint } from '../../desk/keys/sign-log.ts';
import type { Office, Outcome } from '../../desk/office.ts';
import { type ActionInput, actionCommand, onlyArgument } from '../actions.ts';
import { cosigned } from '../cosigned.ts';
import { canonicalJson } from '../../ledger/canonical.ts';
import { type ExitCode, UsageError, type UsageFault } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';
import { changeAs } from '../working-account.ts';

type LogActionInput = ActionInput<LogWords>;

const ACTIONS = { show, sign, open } as const;
export const logCommand = actionCommand({
  name: 'log',
  words: ({ log }) => log,
  actions: ACTIONS,
  reading: { show: 'anybody', open: 'office.audit' },
  usual: 'show',
});

/** A checkpoint is made of lines, and printed as it is. */
const linesOf = ({ text }: { readonly text: string }): readonly string[] => text.trimEnd().split('\n');

/** With the key that signs it, and who has cosigned it and when; beside the checkpoint, which stays one. */
async function withSigners(
  office: Office,
  { value, findings }: Outcome<LogCheckpoint>,
): Promise<Outcome<LogCheckpoint>> {
  if (value === undefined) return { findings };
  const { logKeyText } = await import('../../desk/keys/log-key.ts');
  const { cosignersOf } = await import('../../desk/keys/ask-witnesses.ts');
  const { logFinding } = await import('../../desk/findings/log.ts');
  const told = cosignersOf(value.text).map(({ name, time }) =>
    logFinding('log.cosigned', { witness: name, day: time.slice(0, 10) }, 'note'),
  );
  const key = await office.store.read(logKeyText);
  const known = key === undefined ? [] : [logFinding('log.key', { key }, 'note')];
  return { value, findings: [...findings, ...known, ...told] };
}

async function show({ office, at }: LogActionInput): Promise<ExitCode> {
  const { newestCheckpoint } = await import('../../desk/keys/sign-log.ts');
  const { logFinding } = await import('../../desk/findings/log.ts');
  const value = await office.store.read(newestCheckpoint);
  const outcome =
    value === undefined ? { findings: [logFinding('log.unsigned', {}, 'note')] } : { value, findings: [] };
  return at.print(await withSigners(office, outcome), linesOf);
}

/** The key of the office speaks for it: whoever may make a new one may use it. */
async function sign({ office, at, options }: LogActionInput): Promise<ExitCode> {
  await changeAs(office, options, 'keys.new');
  const { signLog } = await import('../../desk/keys/sign-log.ts');
  const signed = await cosigned(office, await signLog(office, await keyHolderOf(options)));
  return at.print(await withSigners(office, signed), linesOf);
}

const ENTRY_NUMBER = /^[1-9]\d{0,14}$/;
const OPEN_TAKES: UsageFault = (words) => words.log.open;

/** What is hidden of a public entry, with the salts by which an auditor works its digests out. */
async function open({ office, at, args }: LogActionInput): Promise<ExitCode> {
  const text = onlyArgument(args, OPEN_TAKES);
  if (!ENTRY_NUMBER.test(text)) throw new UsageError(OPEN_TAKES);
  const { openedEntry } = await import('../../reading/lists/opened-entry.ts');
  return at.print(await openedEntry(office, Number(text)), (members) =>
    members.flatMap(({ member, value, salt, digest }) => [
      `${member}  ${canonicalJson(value)}`,
      `  salt    ${salt}`,
      `  digest  ${digest}`,
    ]),
  );
}
