/** `elobook publish`: seals the next list of a pool. */
import { actAs } from '../acting.ts';
import { speak } from '../../explain/language.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { withOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { reportLines } from './list-lines.ts';

export async function publishCommand(pool: string | undefined, options: object): Promise<ExitCode> {
  if (pool === undefined) throw new UsageError('publish takes a pool');
  const language = await contentOf(options);
  return withOffice(options, async (office, { print, progress }) => {
    const { publishList } = await import('../../desk/lists/publish.ts');
    const date = optionText(options, 'date');
    const [early, skip] = [isOptionOn(options, 'early'), isOptionOn(options, 'skip')];
    const input = { pool, early, skip, ...(date === undefined ? {} : { date }) };
    const outcome = await actAs(office, options, { act: 'lists.publish', input }, (change, within) =>
      publishList(within, { ...input, onProgress: progress }, change),
    );
    return print(outcome, (report) =>
      reportLines(report, language.commands, speak(language), isOptionOn(options, 'all') ? 'all' : 'some'),
    );
  });
}
