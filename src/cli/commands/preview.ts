/** `elobook preview`: what the next list of a pool would be. */
import { speak } from '../../explain/language.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { readingOffice } from '../office.ts';
import { optionText } from '../given.ts';
import { isOptionOn, contentOf } from '../options.ts';
import { readAs } from '../working-account.ts';
import { reportLines } from './list-lines.ts';

export async function previewCommand(pool: string | undefined, options: object): Promise<ExitCode> {
  if (pool === undefined) throw new UsageError((words) => words.pool('preview'));
  const language = await contentOf(options);
  const words = language.commands.lists;
  return readingOffice(options, 'lists.publish', async (office, { print, progress }) => {
    await readAs(office, options, 'lists.publish', { pool });
    const date = optionText(options, 'date');
    const player = optionText(options, 'player');
    if (player !== undefined) {
      const { liveRating } = await import('../../reading/lists/live.ts');
      const say = speak(language);
      const shown = (rating: number | null): string => (rating === null ? words.unrated : say.number(rating));
      return print(await liveRating(office, { pool, player }), (live) => [
        `${[live.player, live.name ?? ''].join(' ').trimEnd()}: ${shown(live.before)} → ${shown(live.rating)}  ${live.events.join(' ')}`.trimEnd(),
      ]);
    }
    const { previewList } = await import('../../desk/lists/publish.ts');
    const asked = { pool, onProgress: progress, ...(date === undefined ? {} : { date }) };
    const { value, findings } = await previewList(office, asked);
    const outcome = { ...(value === undefined ? {} : { value: value.report }), findings };
    return print(outcome, (report) =>
      reportLines(report, language.commands, speak(language), isOptionOn(options, 'all') ? 'all' : 'some'),
    );
  });
}
