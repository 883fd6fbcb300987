/** `elobook publish`: seals the next list of a pool. */
import type { Office, Outcome } from '../../desk/office.ts';
import { actAs } from '../acting.ts';
import { speak } from '../../explain/language.ts';
import { cosigned } from '../cosigned.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { keyHolderOf } from '../key-place.ts';
import { withOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { reportLines } from './list-lines.ts';

/** Where the key lies here, the log is signed with the list; what stands against it is a warning, since the list is out. */
async function withCheckpoint<T>(office: Office, outcome: Outcome<T>, options: object): Promise<Outcome<T>> {
  const { signLog } = await import('../../desk/keys/sign-log.ts');
  const { findings } = await cosigned(office, await signLog(office, await keyHolderOf(options)));
  const against = findings.filter(({ weight, code }) => weight !== 'note' && !NOT_HERE.has(code));
  return {
    ...outcome,
    findings: [...outcome.findings, ...against.map((each) => ({ ...each, weight: 'warn' as const }))],
  };
}

/** The key lies elsewhere, where the log is signed. */
const NOT_HERE: ReadonlySet<string> = new Set(['keys.no-place', 'keys.missing', 'keys.none-in-force']);

export async function publishCommand(pool: string | undefined, options: object): Promise<ExitCode> {
  if (pool === undefined) throw new UsageError((words) => words.pool('publish'));
  const language = await contentOf(options);
  return withOffice(options, async (office, { print, progress }) => {
    const { publishList } = await import('../../desk/lists/publish.ts');
    const date = optionText(options, 'date');
    const [early, skip] = [isOptionOn(options, 'early'), isOptionOn(options, 'skip')];
    const input = { pool, early, skip, ...(date === undefined ? {} : { date }) };
    const outcome = await actAs(office, options, { act: 'lists.publish', input }, (change, within) =>
      publishList(within, { ...input, onProgress: progress }, change),
    );
    // a call that was broken off may have left a list that is out under a log that is not signed yet
    const isOut = outcome.value?.head !== undefined || outcome.findings.some(({ code }) => code === 'lists.not-after');
    const told = isOut && !isOptionOn(options, 'dryRun') ? await withCheckpoint(office, outcome, options) : outcome;
    const code = await print(told, (report) =>
      reportLines(report, language.commands, speak(language), isOptionOn(options, 'all') ? 'all' : 'some'),
    );
    if (isOut && !isOptionOn(options, 'dryRun')) {
      await (await import('../../http/files-ahead.ts')).makeFilesAhead(office, { progress });
    }
    return code;
  });
}
