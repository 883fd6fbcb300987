/** `elobook explain --player ID --event E`, or `--list 2024-06`: from the office instead of a report. */
import { speak } from '../../explain/language.ts';
import type { ToldAdjustment } from '../../explain/pool-change-words.ts';
import { type ExitCode, UsageError } from '../exit.ts';
import { readingOffice } from '../office.ts';
import { givenAmong } from '../given.ts';
import { contentOf, textOf } from '../options.ts';
import { indented, surenessLines } from './explain.ts';

/** The office knows how many games its players have had. */
const WITH_A_FILE = ['k', 'assume'] as const;

export async function explainPlayerCommand(options: object): Promise<ExitCode> {
  for (const option of WITH_A_FILE) {
    if (option in options) throw new UsageError((words) => words.withFile(`--${option}`));
  }
  const player = textOf(options, 'player');
  // of a report `--list` is a file with ratings; without a report it is the list that is asked about
  const asked = givenAmong(options, ['event', 'list', 'pool']);
  if ((asked.event === undefined) === (asked.list === undefined)) {
    throw new UsageError((words) => words.explain.office);
  }
  const language = await contentOf(options);
  const words = language.commands.lists;
  const say = speak(language);
  return readingOffice(options, 'anybody', async (office, { book, print }) => {
    const { explainPlayer } = await import('../../reading/lists/explain-player.ts');
    const outcome = await explainPlayer(office, { player, book, ...asked });
    const shown = (rating: number | null, unsettled: true | undefined): string =>
      rating === null ? words.unrated : `${say.number(rating)}${unsettled === true ? '*' : ''}`;
    const { poolChanges } = language.commands;
    const adjustment = (each: ToldAdjustment): string =>
      `${poolChanges.title(each, say)}, ${poolChanges.decided(each, say)}: ${poolChanges.sum(each, each.before, each.after)}`;
    const sureness = await surenessLines(outcome.value?.sureness ?? [], language);
    return print(
      outcome,
      ({ name, before, after, pool: of, list: date, lines, nothing, between, adjusted, ...stars }) => [
        book.words.title(name, shown(before, stars.unsettledBefore), shown(after, stars.unsettled)),
        ...(date === null ? [] : [words.title(of, date, say)]),
        '',
        ...(nothing === undefined ? [] : [words.noSteps[nothing]]),
        ...(between === undefined ? [] : [words.between]),
        ...(adjusted === undefined ? [] : [`${poolChanges.before}: ${shown(before, undefined)}`]),
        ...(adjusted?.before ?? []).map(adjustment),
        ...(adjusted === undefined || lines.length === 0 ? [] : [`${poolChanges.period}:`]),
        ...lines.map(indented),
        ...(adjusted?.after ?? []).map(adjustment),
        ...(adjusted === undefined
          ? []
          : [
              `${poolChanges.after}: ${shown(after, undefined)}`,
              `${poolChanges.readings}: elobook rulebooks show pool-changes`,
            ]),
        ...sureness,
      ],
    );
  });
}
